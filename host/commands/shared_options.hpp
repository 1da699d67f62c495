#pragma once

#include <vector>

#include "commands/option.hpp"
#include "commands/request.hpp"

namespace gamehost {

// An option of more than one command.
struct SharedOption {
    Option option;
    unsigned uses;  // the bits of `takes` with one of which a command takes it; none: every command does
    const char* excludes = nullptr;  // an option above it in the table
};

// All of them, in the order of the help text. Their targets are in `request`.
std::vector<SharedOption> shared_options(Request& request);

}  // namespace gamehost
