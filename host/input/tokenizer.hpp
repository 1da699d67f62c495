#pragma once

#include <cstdint>

namespace gamehost {

// White space: what may stand between tokens. Everything else belongs to one.
constexpr bool is_white(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

// How far a call of tokenize came.
struct Tokenized {
    const char* text;        // the first byte not consumed
    std::uint64_t* numbers;  // behind the last number written
};

// Converts the numbers of [text, end) into [numbers, numbers_end), in order. It stops
//   - at the end of the text (result.text == end),
//   - when there is no room for another number (result.numbers == numbers_end), or
//   - at the first byte of a token that is no number: not only digits, above 2^64-1 or, with `strict`, with a leading
//     zero in front of further digits.
//
// The text consists of whole tokens: it is empty, or end[-1] is white space. The 16 bytes before it and the 64 bytes
// behind it are readable, whatever they hold.
Tokenized tokenize(const char* text, const char* end, std::uint64_t* numbers, std::uint64_t* numbers_end, bool strict);

}  // namespace gamehost
