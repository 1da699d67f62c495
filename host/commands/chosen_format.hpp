#pragma once

#include <memory>
#include <vector>

#include "commands/request.hpp"
#include "configuration/configuration.hpp"
#include "formats/formatter.hpp"

namespace gamehost {

inline constexpr const char* default_format = "judge";

// The format of the answers: --format or --template, else the game's, else the configuration's, else the default.
// Throws Failure: usage for a fault of the command line, bad_configuration (at its place) for one of a file.
std::unique_ptr<Formatter> chosen_format(const Request& request, const Configuration& configuration,
                                         const GameEntry* entry, const std::vector<FieldColumn>& columns);

}  // namespace gamehost
