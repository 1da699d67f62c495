#include "solve/solve.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

#include "commands/chosen_format.hpp"
#include "commands/command.hpp"
#include "commands/command_line.hpp"
#include "commands/environment.hpp"
#include "output/interrupts.hpp"
#include "report/diagnostics.hpp"

namespace gamehost {
namespace {

Status show_help() {
    std::fputs(command_line_help().c_str(), stderr);
    return Status::usage;
}

Status run_solve(const Request& request) {
    const bool would_hang = !request.input && !request.case_text && ::isatty(STDIN_FILENO) == 1;
    if (would_hang) return show_help();

    const Environment environment = find_environment(request);
    const SelectedGame selected = select_game(request, environment);
    Game game(selected.module, selected.name, selected.settings());
    const auto formatter = chosen_format(request, environment.configuration, selected.entry, field_columns(game));
    diagnostics::detail("the game " + game.name() + " is served by " + selected.module.file().string());

    Source source =
        request.case_text ? Source::from_text(*request.case_text) : Source::open(request.input.value_or("-"));
    Output output = Output::open(request.output);
    const Interrupts interrupts(output);
    if (request.output != "-" && output.is_same_file(source.descriptor()))
        throw Failure(Status::usage, "input and output are the same file, " + request.output + "; nothing was written");
    output.empty();

    Reader reader(std::move(source), request.strict, [&output] { output.flush(); });
    Framing framing(game.plugin(), reader, request.strict, request.case_text.has_value());
    return solve(game, reader, framing, *formatter, output);
}

class Solve final : public Command {
    Status run(const Request& request) override { return run_solve(request); }
};

// What the program does without a command.
const CommandRegistration registration("", "Answer every case of an input",
                                       takes::game | takes::input | takes::one_case | takes::strict | takes::format |
                                           takes::output,
                                       make_command<Solve>);

}  // namespace
}  // namespace gamehost
