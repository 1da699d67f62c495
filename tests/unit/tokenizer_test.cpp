// The tokenizer against an oracle that reads byte by byte, on random and hostile text.

#include "input/tokenizer.hpp"

#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

namespace {

struct Answer {
    std::vector<std::uint64_t> numbers;
    std::size_t stopped_at = 0;  // where the next token begins, or the text's end
};

// The value of a token, by the definition of a number: digits, at most 2^64-1, no leading zero when strict.
std::optional<std::uint64_t> number_of(std::string_view token, bool strict) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t value = 0;
    for (const char c : token) {
        if (c < '0' || c > '9') return std::nullopt;
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (value > (most - digit) / 10) return std::nullopt;
        value = value * 10 + digit;
    }
    if (strict && token.size() > 1 && token[0] == '0') return std::nullopt;
    return value;
}

std::size_t skip_white(std::string_view text, std::size_t at) {
    while (at < text.size() && gamehost::is_white(text[at])) ++at;
    return at;
}

Answer oracle(std::string_view text, std::size_t room, bool strict) {
    Answer answer;
    std::size_t at = skip_white(text, 0);
    while (at < text.size() && answer.numbers.size() < room) {
        std::size_t end = at;
        while (!gamehost::is_white(text[end])) ++end;
        const auto value = number_of(text.substr(at, end - at), strict);
        if (!value) break;
        answer.numbers.push_back(*value);
        at = skip_white(text, end);
    }
    answer.stopped_at = at;
    return answer;
}

// In a buffer with the margins that tokenize asks for and not a byte more, so that a sanitizer sees every overrun;
// `filler` is what stands in the margins.
Answer tokenized(std::string_view text, std::size_t room, bool strict, char filler) {
    std::vector<char> memory(16 + text.size() + 64, filler);
    std::memcpy(memory.data() + 16, text.data(), text.size());
    const char* const begin = memory.data() + 16;
    std::vector<std::uint64_t> numbers(room);
    const auto done = gamehost::tokenize(begin, begin + text.size(), numbers.data(), numbers.data() + room, strict);
    Answer answer;
    answer.numbers.assign(numbers.data(), done.numbers);
    // It may stop in front of white space; the next token is what counts.
    answer.stopped_at = skip_white(text, static_cast<std::size_t>(done.text - begin));
    return answer;
}

void compare(const std::string& text, std::size_t room) {
    CAPTURE(text, room);
    for (const bool strict : {false, true}) {
        for (const char filler : {'x', '7', ' ', '\0'}) {
            const Answer found = tokenized(text, room, strict, filler);
            const Answer expected = oracle(text, room, strict);
            CAPTURE(strict, filler);
            REQUIRE(found.numbers == expected.numbers);
            REQUIRE(found.stopped_at == expected.stopped_at);
        }
    }
}

}  // namespace

TEST_CASE("numbers around the limits of the word sizes") {
    for (const char* token : {"0",
                              "9",
                              "99999999",
                              "100000000",
                              "4294967295",
                              "4294967296",
                              "9999999999999999",
                              "10000000000000000",
                              "9223372036854775808",
                              "18446744073709551609",
                              "18446744073709551615",
                              "18446744073709551616",
                              "18446744073709551620",
                              "28446744073709551615",
                              "99999999999999999999",
                              "184467440737095516150",
                              "00",
                              "007",
                              "00000000000000000",
                              "000000000000000000018446744073709551615",
                              "000000000000000000018446744073709551616"}) {
        compare(std::string(token) + ' ', 4);
        compare(std::string("5\n") + token + "\n5\n", 4);
    }
}

TEST_CASE("every byte, at every place of a text") {
    const std::string plain = "12 345\n6789012345 1 ";
    for (std::size_t at = 0; at + 1 < plain.size(); ++at) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string text = plain;
            text[at] = static_cast<char>(byte);
            compare(text, 16);
        }
    }
}

TEST_CASE("a token of every length at every distance from the stretch's end") {
    for (std::size_t before = 0; before < 70; ++before) {
        for (std::size_t length = 1; length < 24; ++length) {
            compare(std::string(before, ' ') + std::string(length, '7') + "\n", 4);
            compare(std::string(before, ' ') + std::string(length, '7') + "x\n", 4);
        }
    }
}

TEST_CASE("random texts") {
    std::mt19937_64 random(20090716);
    const auto below = [&random](std::uint64_t n) { return random() % n; };
    // Mostly digits and white space; now and then something hostile.
    const std::string hostile = std::string("+-.,ex\v\f\x7f\x80\xff/:;", 14) + '\0';
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        const std::size_t tokens = below(30);
        for (std::size_t i = 0; i < tokens; ++i) {
            for (std::uint64_t length = 1 + below(below(8) == 0 ? 22 : 5); length != 0; --length)
                text += static_cast<char>('0' + below(10));
            if (below(150) == 0) text += hostile[below(hostile.size())];
            for (std::uint64_t blanks = 1 + (below(4) == 0 ? below(70) : 0); blanks != 0; --blanks)
                text += " \n\r\t"[below(4)];
        }
        compare(text, below(3) == 0 ? below(8) : 64);
    }
}
