#pragma once

#include <string_view>

#include "report/failure.hpp"
#include "report/place.hpp"

namespace gamehost::diagnostics {

// What goes to standard error, one line each: `PLACE: error: text`, and `gamehost: error: text` without a place.
// The logger behind it is made when the first line is written: most runs write none.

enum class Verbosity { quiet, normal, verbose };

// To be called before the first line; errors are written whatever the verbosity is.
void set_verbosity(Verbosity verbosity);
void forbid_color();  // else lines are coloured on a terminal, unless NO_COLOR is set or TERM is dumb

void error(const Place& place, std::string_view text);
void error(std::string_view text);
void error(const Failure& failure);
void warning(const Place& place, std::string_view text);
void warning(std::string_view text);
void detail(std::string_view text);  // only when verbose

}  // namespace gamehost::diagnostics
