#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "commands/command.hpp"

namespace gamehost {

// A shared option as CLI11 has it: one for the whole command line.
struct SharedCliOption {
    const CLI::Option* made;
    unsigned uses;

    bool concerns(const CommandRegistration& command) const { return uses == 0 || (uses & command.options) != 0; }
};

// A command as CLI11 has it. What is done without a command stands for the whole command line.
struct CommandEntry {
    const CommandRegistration* registration;
    std::unique_ptr<Command> command;
    CLI::App* app;

    // How it is called: "gamehost list".
    std::string call() const;
};

// The options that a command takes: its own, and the shared ones that concern it.
std::vector<const CLI::Option*> options_of(const CommandEntry& command, const std::vector<SharedCliOption>& shared);

// The help texts: of the program, and of a command with the options that it takes. Both arguments outlive it.
class HelpText : public CLI::Formatter {
public:
    HelpText(const std::vector<CommandEntry>& commands, const std::vector<SharedCliOption>& shared)
        : commands_(commands), shared_(shared) {}

private:
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;
    std::string make_usage(const CLI::App* app, std::string name) const override;
    const CommandEntry& command_of(const CLI::App* app) const;

    const std::vector<CommandEntry>& commands_;
    const std::vector<SharedCliOption>& shared_;
};

}  // namespace gamehost
