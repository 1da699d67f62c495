#include "commands/shared_options.hpp"

#include "commands/chosen_format.hpp"

namespace gamehost {
namespace {

std::string format_help() {
    std::string text;
    for (const std::string& name : FormatRegistration::names())
        text += name + (name == default_format ? " (default), " : ", ");
    return text + "or a name from the configuration";
}

}  // namespace

std::vector<SharedOption> shared_options(Request& request) {
    constexpr unsigned always = takes::nothing;
    return {
        {{"-g,--game", "NAME", "The game: a name or alias of the configuration, or of a plugin on the search path",
          &request.game},
         takes::game},
        {{"-i,--input", "FILE", "Where the cases are; - or absent: standard input", &request.input}, takes::input},
        {{"--case", "TEXT", "One case, as it stands in an input, without the number of cases", &request.case_text},
         takes::one_case,
         "--input"},
        {{"-o,--output", "FILE", "Where the answers go; - or absent: standard output", &request.output}, takes::output},
        {{"-f,--format", "NAME", format_help(), &request.format}, takes::format},
        {{"--template", "TEXT", "A format, such as '{case}: {winner} ({grundy})'", &request.template_text},
         takes::format,
         "--format"},
        {{"--plugin", "FILE", "Use this very plugin; its own name is the game's", &request.plugin}, takes::game},
        {{"--plugin-dir", "DIR", "Search this folder for plugins first (repeatable)", &request.plugin_directories},
         always},
        {{"--config", "FILE", "The configuration to lay over the installed one", &request.configuration}, always},
        {{"--strict", "", "Contest limits, leading zeros, trailing data and a count of 0 cases are errors",
          &request.strict},
         takes::strict},
        {{"--memory", "MIB", "What Grundy values computed from the rules may take, in MiB (default 1024)",
          &request.memory_mib},
         takes::memory},
        {{"-v,--verbose", "", "Say more on standard error", &request.verbose}, always},
        {{"-q,--quiet", "", "Say nothing but errors on standard error", &request.quiet}, always, "--verbose"},
        {{"--no-color", "", "No colours on standard error", &request.no_color}, always},
    };
}

}  // namespace gamehost
