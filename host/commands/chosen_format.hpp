#pragma once

#include <memory>
#include <vector>

#include "commands/request.hpp"
#include "commands/surroundings.hpp"
#include "formats/formatter.hpp"

namespace gamehost {

// The format of the answers: --format or --template, else the game's, else the configuration's, else the judge's.
// Throws Failure: usage for a fault of the command line, bad_configuration (at its place) for one of a file.
std::unique_ptr<Formatter> chosen_format(const Request& request, const Configuration& configuration,
                                         const GameEntry* entry, const std::vector<FieldColumn>& columns);

}  // namespace gamehost
