#include "report/excerpt.hpp"

#include <algorithm>

#include "report/grouped_number.hpp"
#include "report/utf8.hpp"

namespace gamehost {
namespace {

bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

// The whole words that stand at the beginning; of a single long one its characters.
std::string_view beginning(std::string_view text, std::size_t longest) {
    std::size_t end = text.rfind(' ', longest);
    if (end == std::string_view::npos || end == 0) {
        end = longest;
        while (end > 0 && continues_character(text[end])) --end;
    }
    return text.substr(0, end);
}

}  // namespace

std::string excerpt(std::string_view text, std::size_t longest) {
    if (text.size() <= longest) return one_line(text);
    const auto words = 1 + static_cast<std::uint64_t>(std::count(text.begin(), text.end(), ' '));
    const bool numbers =
        std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || (c >= '0' && c <= '9'); });
    return one_line(beginning(text, longest)) + " … (" +
           (words == 1 ? grouped_number(text.size()) + " bytes"
                       : grouped_number(words) + (numbers ? " numbers" : " words")) +
           ')';
}

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !continues_character(byte); }));
}

}  // namespace gamehost
