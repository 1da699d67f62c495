#pragma once

#include <string>
#include <string_view>

namespace gamehost {

// Whether a text is printable ASCII alone, without quotation mark and backslash: it can stand in JSON as it is.
bool is_plain(std::string_view text);

bool has_control_characters(std::string_view text);

// The text with U+FFFD for each part that is not UTF-8.
std::string clean_utf8(std::string_view text);

// The text for a message: as clean_utf8, and control characters as \xHH, so that it stays on its line and cannot pass
// for another message or steer a terminal.
std::string one_line(std::string_view text);

// The text as a JSON string, quotation marks included; U+FFFD for what is not UTF-8.
std::string json_string(std::string_view text);

}  // namespace gamehost
