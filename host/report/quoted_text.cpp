#include "report/quoted_text.hpp"

#include <cstddef>

namespace gamehost {

std::string quoted_text(std::string_view text) {
    constexpr std::size_t most = 40;
    constexpr char digits[] = "0123456789abcdef";
    std::string result = "\"";
    for (const char character : text.substr(0, most)) {
        if (character >= ' ' && character <= '~') {
            if (character == '"' || character == '\\') result += '\\';
            result += character;
        } else {
            const auto byte = static_cast<unsigned char>(character);
            result += {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
        }
    }
    return result + (text.size() > most ? "\"..." : "\"");
}

}  // namespace gamehost
