#include "commands/help_text.hpp"

#include <algorithm>
#include <utility>

namespace gamehost {
namespace {

// A command and its argument: "info GAME".
std::string usage(const CommandRegistration& command) {
    return std::string(command.name) + ((command.options & takes::game) != 0 ? " GAME" : "");
}

constexpr const char* examples_and_statuses =
    "\nExamples:\n"
    "  gamehost --game NAME --input cases.txt        answers to every case of a file\n"
    "  gamehost --game NAME < cases.txt              the same, from standard input\n"
    "  gamehost --game NAME --case \"3  1 2 3\"        one case\n"
    "  gamehost --game NAME -i cases.txt -f jsonl    machine-readable answers\n"
    "  gamehost explain NAME --position \"1 2 3\"      why it is won or lost, and the winning moves\n"
    "  gamehost verify NAME                          its values against its rules, for all small positions\n"
    "  gamehost play NAME                            a game against the machine\n"
    "  gamehost list                                 all games\n"
    "  gamehost info NAME                            a game's rules, input and settings\n"
    "\nExit status: 0 every case answered, 1 no, 64 wrong usage, 65 bad input data, 66 input cannot be opened,\n"
    "69 game or plugin not available, 70 faulty plugin, 74 reading or writing failed, 78 bad configuration,\n"
    "130 interrupted, 143 terminated.\n";

}  // namespace

std::string CommandEntry::call() const {
    const std::string name = registration->name;
    return name.empty() ? "gamehost" : "gamehost " + name;
}

std::vector<const CLI::Option*> options_of(const CommandEntry& command, const std::vector<SharedCliOption>& shared) {
    std::vector<const CLI::Option*> options;
    for (const CLI::Option* const option : static_cast<const CLI::App*>(command.app)->get_options()) {
        const auto is_it = [option](const SharedCliOption& other) { return other.made == option; };
        if (option->nonpositional() && std::none_of(shared.begin(), shared.end(), is_it)) options.push_back(option);
    }
    for (const SharedCliOption& option : shared)
        if (option.concerns(*command.registration)) options.push_back(option.made);
    return options;
}

std::string HelpText::make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const {
    std::string text = make_description(app) + make_usage(app, std::move(name)) + make_positionals(app);
    text += make_group(get_label("Options"), false, options_of(command_of(app), shared_));
    if (app->get_parent() == nullptr) text += make_subcommands(app, mode) + examples_and_statuses;
    return text;
}

std::string HelpText::make_usage(const CLI::App* app, std::string) const {
    if (app->get_parent() != nullptr) return "Usage: gamehost " + usage(*command_of(app).registration) + " [OPTIONS]\n";
    std::string commands;
    for (const CommandEntry& entry : commands_)
        if (entry.app != app) commands += (commands.empty() ? "" : " | ") + usage(*entry.registration);
    return "Usage: gamehost --game NAME [--input FILE] [OPTIONS]\n       gamehost " + commands + "\n";
}

const CommandEntry& HelpText::command_of(const CLI::App* app) const {
    return *std::find_if(commands_.begin(), commands_.end(), [app](const CommandEntry& c) { return c.app == app; });
}

}  // namespace gamehost
