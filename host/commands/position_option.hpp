#pragma once

#include <string>

#include "modules/position.hpp"
#include "rules/rules.hpp"

namespace gamehost {

// Reads the position that --position names. False, with the fault reported, when the text is none: the command then
// ends with Status::bad_data.
bool read_position_option(Rules& rules, const std::string& text, Position& into);

}  // namespace gamehost
