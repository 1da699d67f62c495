#include <cstdio>
#include <memory>
#include <string_view>

#include <CLI/CLI.hpp>

#include "commands/request.hpp"
#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"

namespace gamehost {
namespace {

constexpr const char* examples =
    "\nExamples:\n"
    "  gamehost --game NAME --input cases.txt        answers to every case of a file\n"
    "  gamehost --game NAME < cases.txt              the same, from standard input\n"
    "  gamehost --game NAME --case \"3  1 2 3\"        one case\n"
    "  gamehost --game NAME -i cases.txt -f jsonl    machine-readable answers\n"
    "  gamehost list                                 all games\n"
    "  gamehost info NAME                            a game's rules, input and settings\n"
    "\nExit status: 0 every case answered, 1 no, 64 wrong usage, 65 bad input data, 66 input cannot be opened,\n"
    "69 game or plugin not available, 70 faulty plugin, 74 reading or writing failed, 78 bad configuration.\n";

class HelpText : public CLI::Formatter {
    std::string make_usage(const CLI::App*, std::string) const override {
        return "Usage: gamehost --game NAME [--input FILE] [OPTIONS]\n       gamehost list | info GAME | paths\n\n";
    }
};

// The options that make up the top level, and the commands below it, all in one place.
struct CommandLine {
    Request request;
    CLI::App app{"gamehost answers questions about impartial games, whose rules are plugins."};
    bool verbose = false;
    bool quiet = false;

    CommandLine() {
        app.name("gamehost");
        app.formatter(std::make_shared<HelpText>());
        app.footer(examples);
        app.set_version_flag("--version", std::string("gamehost ") + GAMEHOST_VERSION);
        app.set_help_flag("-h,--help", "Show this help");
        app.add_option("-g,--game", request.game,
                       "The game: a name or alias of the configuration, or of a plugin on "
                       "the search path")
            ->type_name("NAME");
        auto* const input = app.add_option("-i,--input", request.input,
                                           "Where the cases are; - or absent: standard "
                                           "input")
                                ->type_name("FILE");
        app.add_option("--case", request.case_text, "One case, as it stands in an input, without the number of cases")
            ->type_name("TEXT")
            ->excludes(input);
        app.add_option("-o,--output", request.output, "Where the answers go; - or absent: standard output")
            ->type_name("FILE");
        auto* const format = app.add_option("-f,--format", request.format,
                                            "judge (default), jsonl, json, csv, or a name from the configuration")
                                 ->type_name("NAME");
        app.add_option("--template", request.template_text, "A format, such as '{case}: {winner} ({grundy})'")
            ->type_name("TEXT")
            ->excludes(format);
        app.add_option("--plugin", request.plugin, "Use this very plugin; its own name is the game's")
            ->type_name("FILE");
        app.add_option("--plugin-dir", request.plugin_directories, "Search this folder for plugins first (repeatable)")
            ->type_name("DIR")
            ->expected(1)
            ->take_all();
        app.add_option("--config", request.configuration, "The configuration to lay over the installed one")
            ->type_name("FILE");
        app.add_flag("--strict", request.strict,
                     "Contest limits, leading zeros, trailing data and a count of 0 cases are errors");
        auto* const verbose_flag = app.add_flag("-v,--verbose", verbose, "Say more on standard error");
        app.add_flag("-q,--quiet", quiet, "Say nothing but errors on standard error")->excludes(verbose_flag);
        app.add_flag("--no-color", request.no_color, "No colours on standard error");

        app.require_subcommand(0, 1);
        add_command("list", "List all games", Request::Command::list);
        add_command("info", "Show a game's facts: rules, source, theorem, input, limits, settings",
                    Request::Command::info)
            ->add_option("GAME", request.game, "The game")
            ->type_name("");
        add_command("paths", "Show where configuration and plugins are looked for", Request::Command::paths);
    }

    // Options may stand before and behind a command.
    CLI::App* add_command(const char* name, const char* help, Request::Command command) {
        CLI::App* const sub = app.add_subcommand(name, help);
        sub->fallthrough();
        sub->callback([this, command] { request.command = command; });
        return sub;
    }

    std::vector<std::string> option_names() const {
        std::vector<std::string> names;
        for (const CLI::Option* const option : app.get_options())
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
        return names;
    }

    std::vector<std::string> command_names() const {
        std::vector<std::string> names;
        for (const CLI::App* const sub : app.get_subcommands({})) names.push_back(sub->get_name());
        return names;
    }

    // What stands on the command line that nobody takes.
    [[noreturn]] void refuse_extra(const std::string& extra) const {
        constexpr const char* remedy = "; `gamehost --help` shows what there is";
        if (extra.starts_with('-')) {
            const std::string name = extra.substr(0, extra.find('='));
            throw Failure(Status::usage,
                          "unknown option " + quoted_text(name) + remedy + suggestion(name, option_names()));
        }
        if (app.get_subcommands().empty()) {
            throw Failure(Status::usage,
                          "unknown command " + quoted_text(extra) + remedy + suggestion(extra, command_names()));
        }
        throw Failure(Status::usage, "found " + quoted_text(extra) + ", expected no further argument" + remedy);
    }
};

}  // namespace

std::optional<Request> parse_command_line(int argc, const char* const* argv) {
    CommandLine line;
    try {
        line.app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        std::fputs(line.app.help().c_str(), stdout);
        return std::nullopt;
    } catch (const CLI::CallForVersion& version) {
        std::printf("%s\n", version.what());
        return std::nullopt;
    } catch (const CLI::ExtrasError&) {
        line.refuse_extra(line.app.remaining(true).front());
    } catch (const CLI::ParseError& error) {
        throw Failure(Status::usage, std::string(error.what()) + "; `gamehost --help` shows what there is");
    }
    if (line.quiet) line.request.verbosity = diagnostics::Verbosity::quiet;
    if (line.verbose) line.request.verbosity = diagnostics::Verbosity::verbose;
    return std::move(line.request);
}

std::string command_line_help() {
    return CommandLine().app.help();
}

}  // namespace gamehost
