#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "report/excerpt.hpp"

namespace gamehost {

// The text of a position for people, as excerpt() has it; that of a position without anything is empty.
inline std::string shown_position(std::string_view text, std::size_t longest = 100) {
    return text.empty() ? "(nothing left)" : excerpt(text, longest);
}

}  // namespace gamehost
