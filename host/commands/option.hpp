#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gamehost {

// One option of the command line, as a row of a table: what it is called, what it is for, and where its value goes.
struct Option {
    using Target = std::variant<bool*,  // a flag
                                std::string*, std::optional<std::string>*, std::optional<std::uint64_t>*,
                                std::vector<std::string>*>;  // repeatable

    const char* names;  // such as "-o,--output"
    const char* value;  // what its value is called in the help text, such as "FILE"; empty for a flag
    std::string help;
    Target target;  // outlives the reading of the command line
};

// The options that several commands share. A command takes those that it names, as bits of one number; besides, every
// command takes those about the configuration, the search path and standard error.
namespace takes {
inline constexpr unsigned nothing = 0;
inline constexpr unsigned game = 1U << 0;      // --game and --plugin; behind a command also the argument GAME
inline constexpr unsigned input = 1U << 1;     // --input
inline constexpr unsigned one_case = 1U << 2;  // --case
inline constexpr unsigned strict = 1U << 3;    // --strict
inline constexpr unsigned format = 1U << 4;    // --format and --template
inline constexpr unsigned output = 1U << 5;    // --output
inline constexpr unsigned memory = 1U << 6;    // --memory
}  // namespace takes

}  // namespace gamehost
