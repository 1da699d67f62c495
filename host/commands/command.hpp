#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "commands/option.hpp"
#include "commands/request.hpp"
#include "report/failure.hpp"

namespace gamehost {

// Something that the program can be asked to do. A command is one file in this folder that derives a class from this
// one and registers it (see CommandRegistration): the command line, its help texts and what they suggest all come from
// there.
class Command {
public:
    virtual ~Command() = default;

    // Options that no other command has; they stand behind the command. Their targets are members of this object.
    virtual std::vector<Option> own_options() { return {}; }

    // Answers with the exit status, or throws Failure.
    virtual Status run(const Request& request) = 0;
};

// Makes a command known: `const CommandRegistration registration("list", "List all games", takes::output,
// make_command<List>);` at namespace scope. The one with an empty name is what is done when none is named.
class CommandRegistration {
public:
    using Make = std::unique_ptr<Command> (*)();

    CommandRegistration(const char* its_name, const char* its_help, unsigned its_options, Make its_make) noexcept
        : name(its_name), help(its_help), options(its_options), make(its_make), next_(first) {
        first = this;
    }

    const char* const name;
    const char* const help;  // a sentence without a full stop
    const unsigned options;  // the shared options that it takes: bits of `takes`
    const Make make;

    static std::vector<const CommandRegistration*> all();  // sorted by name

private:
    static inline const CommandRegistration* first = nullptr;
    const CommandRegistration* const next_;
};

template <class C>
std::unique_ptr<Command> make_command() {
    return std::make_unique<C>();
}

}  // namespace gamehost
