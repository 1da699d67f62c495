#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace gamehost {

// The number that a text spells in decimal digits and nothing else; none for all else and above 2^64-1.
inline std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failed] = std::from_chars(text.data(), end, number);
    if (failed != std::errc() || stop != end) return std::nullopt;
    return number;
}

// Whether a text is a whole number from `least` to `most`.
inline bool in_range(std::string_view text, std::uint64_t least, std::uint64_t most) {
    const auto number = whole_number(text);
    return number && *number >= least && *number <= most;
}

}  // namespace gamehost
