#pragma once

#include "commands/request.hpp"
#include "formats/formatter.hpp"
#include "modules/game.hpp"
#include "report/failure.hpp"
#include "rules/values.hpp"

namespace gamehost {

// Whether the cases would be read from a terminal that nobody has named: the program would seem to hang.
bool would_hang(const Request& request);

// Reads the cases that a request names (--input, --case, else standard input) and writes what `formatter` makes of them
// to its output. What is returned and thrown is said of solve(); besides Failure for an input or output that cannot be
// opened, and (usage) where both are the same file.
Status answer_cases(const Request& request, const Game& game, Values& values, Formatter& formatter);

}  // namespace gamehost
