#include "input/tokenizer.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <limits>

#if defined(__SSE2__)  // every x86-64 processor has it
#include <emmintrin.h>
#endif

namespace gamehost {
namespace {

// Two steps a stretch of 64 bytes: first a bit for each byte that is no digit, then one number for each run of digits
// between two such bits. The second step finds its tokens by counting bits, never by waiting for a byte of the text, so
// that the conversions of neighbouring tokens overlap; a digit loop pays for each misjudged length of a token.
constexpr std::size_t stretch = 64;

constexpr std::uint64_t every_byte(std::uint64_t value) {
    return value * 0x0101010101010101u;
}

// Eight bytes of text as one word, the first byte lowest.
std::uint64_t load(const char* text) {
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, text, sizeof word);
    } else {
        for (int i = 7; i >= 0; --i) word = word << 8 | static_cast<unsigned char>(text[i]);
    }
    return word;
}

// Bit i is set when byte i of the stretch is no digit.
#if defined(__SSE2__)
std::uint64_t separators(const char* text) {
    std::uint64_t digits = 0;
    for (std::size_t i = 0; i < stretch; i += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + i));
        const __m128i values = _mm_xor_si128(bytes, _mm_set1_epi8('0'));  // 0 to 9 for a digit, more for all else
        const __m128i is_digit = _mm_cmpeq_epi8(_mm_min_epu8(values, _mm_set1_epi8(9)), values);
        digits |= static_cast<std::uint64_t>(static_cast<unsigned>(_mm_movemask_epi8(is_digit))) << i;
    }
    return ~digits;
}
#else
std::uint64_t separators(const char* text) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < stretch; i += 8) {
        const std::uint64_t values = load(text + i) ^ every_byte('0');  // 0 to 9 for a digit, more for all else
        const std::uint64_t top = (((values & every_byte(0x7f)) + every_byte(0x76)) | values) & every_byte(0x80);
        bits |= ((top >> 7) * 0x0102040810204080u >> 56) << i;  // gathers the lowest bits of the bytes
    }
    return bits;
}
#endif

// The number that the last `count` (1 to 8) of eight bytes spell, all of them digits: pairs, then fours, then eight.
std::uint64_t last_digits(const char* eight, std::size_t count) {
    std::uint64_t values = load(eight) & (every_byte(0x0f) << (64 - 8 * count));
    values = values * 10 + (values >> 8);
    return ((values & 0x000000ff000000ffu) * 0x000f424000000064u +
            ((values >> 16) & 0x000000ff000000ffu) * 0x0000271000000001u) >>
           32;
}

// Any run of digits; false when the number is above 2^64-1.
bool long_number(const char* text, const char* end, std::uint64_t& value) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    value = 0;
    for (; text != end; ++text) {
        const auto digit = static_cast<std::uint64_t>(*text - '0');
        if (value > most / 10 || (value == most / 10 && digit > most % 10)) return false;
        value = value * 10 + digit;
    }
    return true;
}

constexpr std::array<bool, 256> white = [] {
    std::array<bool, 256> table{};
    for (const char c : {' ', '\n', '\r', '\t'}) table[static_cast<unsigned char>(c)] = true;
    return table;
}();

template <bool strict>
Tokenized tokenize_portably(const char* text, const char* end, std::uint64_t* numbers,
                            const std::uint64_t* numbers_end) {
    const char* token = text;  // the first byte of the token, or of the separator, that comes next
    for (; text < end; text += stretch) {
        std::uint64_t bits = separators(text);
        const auto left = static_cast<std::size_t>(end - text);
        if (left < stretch) bits &= (std::uint64_t{1} << left) - 1;
        for (; bits != 0; bits &= bits - 1) {
            const char* const behind = text + std::countr_zero(bits);
            const auto length = static_cast<std::size_t>(behind - token);
            if (length == 0) {
                if (!white[static_cast<unsigned char>(*behind)]) return {token, numbers};
                ++token;
                continue;
            }
            if (!white[static_cast<unsigned char>(*behind)] || (strict && length > 1 && *token == '0') ||
                numbers == numbers_end) [[unlikely]]
                return {token, numbers};
            std::uint64_t value = 0;
            if (length <= 8) {
                value = last_digits(behind - 8, length);
            } else if (length <= 16) {
                value = last_digits(behind - 16, length - 8) * 100'000'000 + last_digits(behind - 8, 8);
            } else if (!long_number(token, behind, value)) {
                return {token, numbers};
            }
            *numbers++ = value;
            token = behind + 1;
        }
    }
    return {token, numbers};
}

}  // namespace

Tokenized tokenize(const char* text, const char* end, std::uint64_t* numbers, std::uint64_t* numbers_end, bool strict) {
    return strict ? tokenize_portably<true>(text, end, numbers, numbers_end)
                  : tokenize_portably<false>(text, end, numbers, numbers_end);
}

}  // namespace gamehost
