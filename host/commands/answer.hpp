#pragma once

#include <string>
#include <string_view>

namespace gamehost {

// Writes the whole of a command's answer to a file, or for `-` to standard output. Throws Failure (input_output).
void write_answer(std::string_view text, const std::string& output);

}  // namespace gamehost
