#include "commands/command_line.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include <CLI/CLI.hpp>

#include "commands/answer.hpp"
#include "commands/help_text.hpp"
#include "commands/shared_options.hpp"
#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"
#include "report/whole_number.hpp"

namespace gamehost {
namespace {

// CLI11 itself would take -1 for a large number, and 010 for 8.
CLI::Option* add_number(CLI::App& app, const Option& row, std::optional<std::uint64_t>& target) {
    const std::string names = row.names;
    const auto read = [&target, name = names.substr(names.rfind(',') + 1)](const std::string& text) {
        target = whole_number(text);
        if (!target) throw CLI::ConversionError(name + ": found " + quoted_text(text) + ", expected a whole number");
    };
    return app.add_option_function<std::string>(names, read, row.help)->type_name(row.value);
}

CLI::Option* add(CLI::App& app, const Option& row) {
    const auto add_for = [&](auto* target) -> CLI::Option* {
        using Value = std::remove_pointer_t<decltype(target)>;
        if constexpr (std::is_same_v<Value, bool>) {
            return app.add_flag(row.names, *target, row.help);
        } else if constexpr (std::is_same_v<Value, std::optional<std::uint64_t>>) {
            return add_number(app, row, *target);
        } else {
            CLI::Option* const option = app.add_option(row.names, *target, row.help)->type_name(row.value);
            if constexpr (std::is_same_v<Value, std::vector<std::string>>) option->expected(1)->take_all();
            return option;
        }
    };
    return std::visit(add_for, row.target);
}

// The options of the top level, and the commands below it, which take those that concern them before or behind their
// name.
class CommandLine {
public:
    CommandLine() : app_("gamehost answers questions about impartial games, whose rules are plugins.", "gamehost") {
        app_.formatter(std::make_shared<HelpText>(commands_, shared_));  // commands take it over when they are added
        app_.set_version_flag("--version", std::string("gamehost ") + GAMEHOST_VERSION);
        app_.set_help_flag("-h,--help", "Show this help");
        app_.require_subcommand(0, 1);
        for (const SharedOption& row : shared_options(request_)) {
            CLI::Option* const option = add(app_, row.option);
            if (row.excludes != nullptr) option->excludes(app_.get_option(row.excludes));
            shared_.push_back({option, row.uses});
        }
        for (const CommandRegistration* const registration : CommandRegistration::all()) add_command(*registration);
    }

    std::optional<Invocation> parse(int argc, const char* const* argv) {
        try {
            app_.parse(argc, argv);
        } catch (const CLI::CallForHelp&) {
            write_answer(help(), "-");
            return std::nullopt;
        } catch (const CLI::CallForVersion& version) {
            write_answer(version.what() + std::string("\n"), "-");
            return std::nullopt;
        } catch (const CLI::ExtrasError&) {
            refuse_extra(app_.remaining(true).front());
        } catch (const CLI::ParseError& error) {
            throw Failure(Status::usage, error.what() + remedy());
        }
        for (const SharedCliOption& option : shared_)
            if (option.made->count() != 0 && !option.concerns(*chosen().registration))
                refuse_option("--" + option.made->get_lnames().front());
        const CLI::Option* const argument = chosen().app->get_option_no_throw("GAME");
        if (argument != nullptr && argument->count() != 0 && app_.count("--game") != 0)
            throw Failure(Status::usage,
                          "the game is named twice, by --game and as an argument; leave one of them out");
        return Invocation{std::move(request_), std::move(chosen().command)};
    }

    // Of the command that was parsed, else of the program.
    std::string help() const { return app_.help(); }

    std::string help(std::string_view command) const {
        const auto is_it = [command](const CommandEntry& entry) { return command == entry.registration->name; };
        return std::find_if(commands_.begin(), commands_.end(), is_it)->app->help();
    }

private:
    void add_command(const CommandRegistration& registration) {
        CommandEntry entry{&registration, registration.make(), &app_};
        if (*registration.name != '\0') {
            entry.app = app_.add_subcommand(registration.name, registration.help);
            entry.app->fallthrough();
            if ((registration.options & takes::game) != 0)
                entry.app->add_option("GAME", request_.game, "The game")->type_name("");
        }
        for (const Option& row : entry.command->own_options()) add(*entry.app, row);
        commands_.push_back(std::move(entry));
    }

    CommandEntry& chosen() {
        const std::vector<CLI::App*> parsed = app_.get_subcommands();
        const CLI::App* const app = parsed.empty() ? &app_ : parsed.front();
        return *std::find_if(commands_.begin(), commands_.end(), [app](const CommandEntry& c) { return c.app == app; });
    }

    std::string remedy() { return "; `" + chosen().call() + " --help` shows what there is"; }

    // An option of another command.
    [[noreturn]] void refuse_foreign(const std::string& name) {
        const std::string call = chosen().call();
        throw Failure(Status::usage, '`' + call + "` takes no " + name + "; `" + call + " --help` shows what it takes");
    }

    // What stands on the command line that nobody takes.
    [[noreturn]] void refuse_extra(const std::string& extra) {
        if (extra.starts_with('-')) refuse_option(extra.substr(0, extra.find('=')));
        if (app_.get_subcommands().empty()) {
            std::vector<std::string> names;
            for (const CommandEntry& entry : commands_) names.emplace_back(entry.registration->name);
            throw Failure(Status::usage, "unknown command " + quoted_text(extra) +
                                             "; a game is named with --game, an input with --input" + remedy() +
                                             suggestion(extra, names));
        }
        throw Failure(Status::usage, "found " + quoted_text(extra) + ", expected no further argument" + remedy());
    }

    // An option that the command does not take, or not where it stands.
    [[noreturn]] void refuse_option(const std::string& name) {
        const CommandEntry& command = chosen();
        const auto is_of = [this, &name](const CommandEntry& entry) {
            return entry.app != &app_ && entry.app->get_option_no_throw(name) != nullptr;
        };
        if (is_of(command))
            throw Failure(Status::usage, "the option " + name + " stands before its command; write it behind `" +
                                             command.call() + '`');
        if (app_.get_option_no_throw(name) != nullptr || std::any_of(commands_.begin(), commands_.end(), is_of))
            refuse_foreign(name);
        std::vector<std::string> names;
        for (const CLI::Option* const option : options_of(command, shared_))
            for (const std::string& one : option->get_lnames()) names.push_back("--" + one);
        throw Failure(Status::usage, "unknown option " + quoted_text(name) + remedy() + suggestion(name, names));
    }

    Request request_;
    CLI::App app_;
    std::vector<SharedCliOption> shared_;
    std::vector<CommandEntry> commands_;
};

}  // namespace

std::optional<Invocation> parse_command_line(int argc, const char* const* argv) {
    return CommandLine().parse(argc, argv);
}

std::string command_line_help(std::string_view command) {
    return CommandLine().help(command);
}

}  // namespace gamehost
