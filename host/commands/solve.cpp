#include "solve/solve.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

#include "commands/chosen_format.hpp"
#include "commands/commands.hpp"
#include "commands/surroundings.hpp"
#include "output/interrupts.hpp"

namespace gamehost {
namespace {

Status show_help() {
    std::fputs(command_line_help().c_str(), stderr);
    return Status::usage;
}

}  // namespace

Status run_solve(const Request& request) {
    const bool names_nothing = request.game.empty() && !request.plugin;
    const bool would_hang = !request.input && !request.case_text && ::isatty(STDIN_FILENO) == 1;
    if (would_hang || (names_nothing && !request.input && !request.case_text)) return show_help();

    const Surroundings surroundings = look_around(request);
    const SelectedGame selected = select_game(request, surroundings);
    Game game(selected.module, selected.name, selected.settings());
    const auto formatter = chosen_format(request, surroundings.configuration, selected.entry, field_columns(game));
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

}  // namespace gamehost
