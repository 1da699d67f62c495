#include <cstdio>
#include <string>

#include "commands/answer_cases.hpp"
#include "commands/chosen_format.hpp"
#include "commands/command.hpp"
#include "commands/command_line.hpp"
#include "commands/environment.hpp"
#include "report/diagnostics.hpp"

namespace gamehost {
namespace {

Status show_help() {
    std::fputs(command_line_help("").c_str(), stderr);
    return Status::usage;
}

Status run_solve(const Request& request) {
    if (would_hang(request)) return show_help();

    const Environment environment = find_environment(request);
    const SelectedGame selected = select_game(request, environment);
    const Game game(selected.module, selected.name, selected.settings());
    const auto formatter = chosen_format(request, environment.configuration, selected.entry, field_columns(game));
    diagnostics::detail("the game " + game.name() + " is served by " + selected.module.file().string());

    Values values(game, request.memory());
    return answer_cases(request, game, values, *formatter);
}

class Solve final : public Command {
    Status run(const Request& request) override { return run_solve(request); }
};

// What the program does without a command.
const CommandRegistration registration("", "Answer every case of an input",
                                       takes::game | takes::input | takes::one_case | takes::strict | takes::format |
                                           takes::output | takes::memory,
                                       make_command<Solve>);

}  // namespace
}  // namespace gamehost
