#include "report/utf8.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gamehost {

bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

bool has_control_characters(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

std::string json_string(std::string_view text) {
    if (is_plain(text)) return '"' + std::string(text) + '"';
    using nlohmann::json;
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string clean_utf8(std::string_view text) {
    if (is_plain(text)) return std::string(text);
    return nlohmann::json::parse(json_string(text)).get<std::string>();
}

std::string one_line(std::string_view text) {
    if (is_plain(text)) return std::string(text);
    constexpr char digits[] = "0123456789abcdef";
    std::string result;
    for (const char character : clean_utf8(text)) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte < ' ' || byte == 0x7f)
            result += {'\\', 'x', digits[byte >> 4U], digits[byte & 15U]};
        else
            result += character;
    }
    return result;
}

}  // namespace gamehost
