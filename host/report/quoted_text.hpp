#pragma once

#include <string>
#include <string_view>

namespace gamehost {

// What somebody wrote, fit for a message: at most 40 bytes of it in quotes; bytes that are not printable ASCII as \xHH.
std::string quoted_text(std::string_view text);

}  // namespace gamehost
