#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "commands/command.hpp"
#include "commands/request.hpp"

namespace gamehost {

// What is to be done: `command->run(request)`.
struct Invocation {
    Request request;
    std::unique_ptr<Command> command;
};

// Reads the command line. A request for help or the version is answered here and gives none. Throws Failure: usage for
// what is wrong with it, also for an option that the command does not take.
std::optional<Invocation> parse_command_line(int argc, const char* const* argv);

// The help text of a command; of the program for the one without a name.
std::string command_line_help(std::string_view command);

}  // namespace gamehost
