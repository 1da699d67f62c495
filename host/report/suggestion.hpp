#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gamehost {

// "; did you mean \"NAME\"?" for the known name nearest to what was typed, or nothing where none is near.
// Nearness is the Damerau-Levenshtein distance: one slip for short names, up to a third of the letters for longer ones.
std::string suggestion(std::string_view typed, const std::vector<std::string>& known);

}  // namespace gamehost
