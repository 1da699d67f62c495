#include "input/token_description.hpp"

#include <algorithm>

#include "report/quoted_text.hpp"

namespace gamehost {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_control(char c) {
    return static_cast<unsigned char>(c) < ' ' || c == '\x7f';
}
bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

// Why a token is no number; empty where nothing is wrong with it.
std::string_view what_is_wrong(std::string_view token) {
    if (token.starts_with("\xEF\xBB\xBF")) return "a byte order mark is allowed only at the very start";
    if (token.find('\0') != std::string_view::npos) return "a NUL byte";
    if (std::any_of(token.begin(), token.end(), is_control)) return "a control character";
    if ((token.starts_with('-') || token.starts_with('+')) && all_digits(token.substr(1)))
        return "a sign; a number is plain digits";
    if (!all_digits(token)) return "not a whole number";

    constexpr std::string_view most = "18446744073709551615";
    const std::size_t zeros = std::min(token.find_first_not_of('0'), token.size());
    const std::string_view digits = token.substr(zeros);
    if (digits.size() > most.size() || (digits.size() == most.size() && digits > most))
        return "above 18446744073709551615, the greatest 64-bit number";
    if (zeros != 0 && token.size() > 1) return "a leading zero";
    return {};
}

}  // namespace

std::string describe_token(std::string_view token) {
    const std::string_view wrong = what_is_wrong(token);
    return wrong.empty() ? quoted_text(token) : quoted_text(token) + " (" + std::string(wrong) + ')';
}

}  // namespace gamehost
