#include "commands/answer_cases.hpp"

#include <unistd.h>

#include "output/interrupts.hpp"
#include "solve/solve.hpp"

namespace gamehost {

bool would_hang(const Request& request) {
    return !request.input && !request.case_text && ::isatty(STDIN_FILENO) == 1;
}

Status answer_cases(const Request& request, const Game& game, Values& values, Formatter& formatter) {
    Source source =
        request.case_text ? Source::from_text("<case>", *request.case_text) : Source::open(request.input.value_or("-"));
    Output output = Output::open(request.output);
    const Interrupts interrupts(output);
    if (request.output != "-" && output.is_same_file(source.descriptor()))
        throw Failure(Status::usage, "input and output are the same file, " + request.output + "; nothing was written");
    output.empty();

    Reader reader(std::move(source), request.strict, [&output] { output.flush(); });
    Framing framing(game.plugin(), reader, request.strict, request.case_text.has_value());
    Position position(game);
    return solve(position, values, reader, framing, formatter, output);
}

}  // namespace gamehost
