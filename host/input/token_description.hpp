#pragma once

#include <string>
#include <string_view>

namespace gamehost {

// A token that is no number, for a message: at most 40 bytes of it, escaped and quoted, and what is wrong with it:
// `"-4" (a sign; a number is plain digits)`. A token that is a number is only quoted.
std::string describe_token(std::string_view token);

}  // namespace gamehost
