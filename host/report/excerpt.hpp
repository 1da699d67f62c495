#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gamehost {

// A plugin's text for people: on one line, without what could steer a terminal. Of a long one the first words, and how
// many there are: `1 2 3 … (100,000 numbers)`. Long are more than `longest` bytes.
std::string excerpt(std::string_view text, std::size_t longest = 100);

// How many columns a text of excerpt() takes: one a character.
std::size_t width(std::string_view text);

}  // namespace gamehost
