#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace gamehost {

// A number for people: 1,234,567.
inline std::string grouped_number(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, 1, ',');
    return text;
}

}  // namespace gamehost
