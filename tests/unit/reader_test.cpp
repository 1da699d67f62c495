// Blocks, words and places, against an oracle that walks through the whole text.

#include "input/reader.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "input/tokenizer.hpp"

using gamehost::Place;
using gamehost::Reader;
using gamehost::Source;

namespace {

struct Token {
    std::string text;
    std::uint64_t line;
    std::uint64_t column;
};

// All tokens with their places, by the definition: `\n`, `\r\n` and a lone `\r` end a line; columns count bytes.
std::vector<Token> tokens_of(const std::string& text) {
    std::vector<Token> tokens;
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (gamehost::is_white(text[i])) {
            inside = false;
        } else {
            if (!inside) tokens.push_back({"", line, column});
            inside = true;
            tokens.back().text += text[i];
        }
        const bool ends_line = text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
        if (ends_line) {
            ++line;
            column = 1;
        } else {
            ++column;
        }
    }
    return tokens;
}

// The text outlives the reader.
Reader reader_of(const std::string& text, bool strict = false) {
    return Reader(Source::from_text("<case>", text), strict, [] {});
}

std::string text_of(const Place& place) {
    return place.text();
}
std::string text_of(const Token& token) {
    return "<case>:" + std::to_string(token.line) + ':' + std::to_string(token.column);
}

// Numbers of 1 to 20 digits and line ends of all kinds, several times as long as the reader's buffer.
std::string long_text(std::uint64_t seed, std::size_t tokens) {
    std::mt19937_64 random(seed);
    std::string text;
    for (std::size_t i = 0; i < tokens; ++i) {
        text += std::to_string(random() >> (random() % 64));
        static const char* const separators[] = {" ", "\n", "\r\n", "\r", "\t", "  ", "\n\n", " \r\n\r\n "};
        text += separators[random() % (random() % 8 + 1)];
    }
    return text;
}

}  // namespace

TEST_CASE("every number of a long text has its place, while its block is current") {
    const std::string text = long_text(1, 60000);
    const std::vector<Token> tokens = tokens_of(text);
    REQUIRE(text.size() > 4 * (128 << 10));
    Reader reader = reader_of(text);
    std::size_t index = 0;
    while (reader.look_ahead() == GAMEHOST_OK) {
        const std::uint64_t* const number = reader.input().next;
        if (index % 97 == 0) REQUIRE(text_of(reader.place_of(number)) == text_of(tokens[index]));
        REQUIRE(std::to_string(reader.take()) == tokens[index].text);
        ++index;
    }
    REQUIRE(index == tokens.size());
}

TEST_CASE("a case's first token keeps its place, however long ago its block was") {
    const std::string text = long_text(2, 60000);
    const std::vector<Token> tokens = tokens_of(text);
    for (const std::size_t length : std::vector<std::size_t>{1, 2, 3, 255, 256, 257, 4095, 4096, 4097, 9000, 50000}) {
        CAPTURE(length);
        Reader reader = reader_of(text);
        for (std::size_t first = 0; first + length <= tokens.size(); first += length) {
            reader.begin_case();
            for (std::size_t i = 0; i < length; ++i) {
                REQUIRE(reader.look_ahead() == GAMEHOST_OK);
                reader.take();
            }
            if (first % 5 == 0 || length > 200) REQUIRE(text_of(reader.case_place()) == text_of(tokens[first]));
        }
    }
}

TEST_CASE("a bad token anywhere is found at its place") {
    const std::string text = long_text(3, 40000);
    const std::vector<Token> tokens = tokens_of(text);
    std::mt19937_64 random(4);
    for (int round = 0; round < 40; ++round) {
        // Replace a digit that is not the first of its token, so that places do not change.
        std::string broken = text;
        std::size_t at = random() % text.size();
        while (gamehost::is_white(broken[at])) --at;
        broken[at] = 'x';
        std::size_t index = 0;
        const std::vector<Token> broken_tokens = tokens_of(broken);
        while (broken_tokens[index].text.find('x') == std::string::npos) ++index;

        Reader reader = reader_of(broken);
        std::size_t read = 0;
        for (; reader.look_ahead() == GAMEHOST_OK; ++read) reader.take();
        REQUIRE(reader.look_ahead() == GAMEHOST_BAD_DATA);
        REQUIRE(read == index);
        REQUIRE(text_of(reader.next_place()) == text_of(broken_tokens[index]));
        REQUIRE(reader.found().starts_with("found \"" + broken_tokens[index].text));
    }
}

TEST_CASE("a line end of two bytes may be cut in two by the reader's buffer") {
    // The buffer's size is the reader's own affair; around every power of two that it may be, each place is tried.
    for (std::size_t size = std::size_t{1} << 15; size <= std::size_t{1} << 18; size *= 2) {
        for (std::size_t before = size - 3; before <= size + 1; ++before) {
            std::string text(before, ' ');
            text[0] = '4';
            text += "\r\n5 x";
            Reader reader = reader_of(text);
            REQUIRE(reader.look_ahead() == GAMEHOST_OK);
            REQUIRE(reader.take() == 4);
            REQUIRE(reader.look_ahead() == GAMEHOST_OK);
            REQUIRE(text_of(reader.place_of(reader.input().next)) == "<case>:2:1");
            REQUIRE(reader.take() == 5);
            REQUIRE(reader.look_ahead() == GAMEHOST_BAD_DATA);
            REQUIRE(text_of(reader.next_place()) == "<case>:2:3");
        }
    }
}

TEST_CASE("the end of the input is just past its last byte") {
    const auto [text, place] = GENERATE(table<std::string, std::string>({{"", "<case>:1:1"},
                                                                         {"5", "<case>:1:2"},
                                                                         {"5\n", "<case>:2:1"},
                                                                         {"5\r\n", "<case>:2:1"},
                                                                         {"5\r", "<case>:2:1"},
                                                                         {"5 \n\n  ", "<case>:3:3"},
                                                                         {"\xEF\xBB\xBF", "<case>:1:1"},
                                                                         {"\xEF\xBB\xBF"
                                                                          "5",
                                                                          "<case>:1:2"}}));
    Reader reader = reader_of(text);
    while (reader.look_ahead() == GAMEHOST_OK) reader.take();
    REQUIRE(reader.look_ahead() == GAMEHOST_END);
    REQUIRE(reader.found() == "the input ends here");
    REQUIRE(text_of(reader.next_place()) == place);
}

TEST_CASE("any number of leading zeros, and what follows keeps its place") {
    const std::string zeros(1'000'000, '0');
    const std::string text = "1 " + zeros + "18446744073709551615 7\n8 x";
    Reader reader = reader_of(text);
    const std::uint64_t expected[] = {1, 18446744073709551615u, 7, 8};
    for (const std::uint64_t number : expected) {
        REQUIRE(reader.look_ahead() == GAMEHOST_OK);
        REQUIRE(reader.take() == number);
        if (number == 7) REQUIRE(text_of(reader.place_of(reader.input().next - 1)) == "<case>:1:1000024");
    }
    REQUIRE(reader.look_ahead() == GAMEHOST_BAD_DATA);
    REQUIRE(text_of(reader.next_place()) == "<case>:2:3");
}

TEST_CASE("a token that fills the buffer is refused where it begins, and shown in part") {
    const std::string text = "3 " + std::string(3'000'000, '7');
    Reader reader = reader_of(text);
    REQUIRE(reader.look_ahead() == GAMEHOST_OK);
    REQUIRE(reader.take() == 3);
    REQUIRE(reader.look_ahead() == GAMEHOST_BAD_DATA);
    REQUIRE(text_of(reader.next_place()) == "<case>:1:3");
    REQUIRE(reader.found() ==
            "found \"" + std::string(40, '7') + "\"... (above 18446744073709551615, the greatest 64-bit number)");
}

TEST_CASE("words and numbers in turn") {
    const std::string text = long_text(5, 30000);
    const std::vector<Token> tokens = tokens_of(text);
    Reader reader = reader_of(text);
    gamehost_input& input = reader.input();
    std::mt19937_64 random(6);
    for (const Token& token : tokens) {
        if (random() % 2 == 0) {
            const char* word = nullptr;
            std::uint64_t length = 0;
            REQUIRE(input.word(&input, &word, &length) == GAMEHOST_OK);
            REQUIRE(std::string(word, length) == token.text);
            if (random() % 100 == 0) REQUIRE(text_of(reader.place_of(input.next - 1)) == text_of(token));
        } else {
            REQUIRE(reader.look_ahead() == GAMEHOST_OK);
            REQUIRE(std::to_string(reader.take()) == token.text);
        }
    }
    const char* word = nullptr;
    std::uint64_t length = 0;
    REQUIRE(input.word(&input, &word, &length) == GAMEHOST_END);
}

TEST_CASE("a word that is no number has a place like a number, until the next block") {
    const std::string text = "  7 L\n R x 8";
    Reader reader = reader_of(text);
    gamehost_input& input = reader.input();
    reader.begin_case();
    REQUIRE(text_of(reader.place_of(input.next - 1)) == "<case>:1:3");  // nothing is taken yet: the case's place
    REQUIRE(reader.take() == 7);
    const char* word = nullptr;
    std::uint64_t length = 0;
    for (const char* const place : {"<case>:1:5", "<case>:2:2", "<case>:2:4"}) {
        REQUIRE(input.word(&input, &word, &length) == GAMEHOST_OK);
        REQUIRE(input.next == input.end);
        REQUIRE(text_of(reader.place_of(input.next - 1)) == place);
        REQUIRE(reader.case_is_taken());
    }
    REQUIRE(input.refill(&input) == GAMEHOST_OK);
    REQUIRE(text_of(reader.place_of(input.next)) == "<case>:2:6");
    REQUIRE(text_of(reader.place_of(input.next - 1)) == "<case>:1:3");
    REQUIRE(text_of(reader.case_place()) == "<case>:1:3");
}

TEST_CASE("a case that begins with a word has its place") {
    const std::string text = std::string(300'000, ' ') + "L 1 x " + std::string(300'000, ' ') + "R";
    Reader reader = reader_of(text);
    gamehost_input& input = reader.input();
    const char* word = nullptr;
    std::uint64_t length = 0;
    reader.begin_case();
    REQUIRE(input.word(&input, &word, &length) == GAMEHOST_OK);
    REQUIRE(input.refill(&input) == GAMEHOST_OK);
    REQUIRE(reader.take() == 1);
    REQUIRE(text_of(reader.case_place()) == "<case>:1:300001");
    reader.begin_case();
    REQUIRE_FALSE(reader.case_has_tokens());
    for (int i = 0; i < 2; ++i) REQUIRE(input.word(&input, &word, &length) == GAMEHOST_OK);
    REQUIRE(text_of(reader.place_of(input.next - 1)) == "<case>:1:600007");
    REQUIRE(text_of(reader.case_place()) == "<case>:1:300005");
}

TEST_CASE("only numbers of the block have places; any other pointer means the case") {
    const std::string text = "1 2 3\n4 5\n";
    Reader reader = reader_of(text);
    const gamehost_input& input = reader.input();
    reader.begin_case();
    const auto place_at = [&](std::ptrdiff_t bytes) {
        const auto address = reinterpret_cast<std::uintptr_t>(input.next) + static_cast<std::uintptr_t>(bytes);
        return text_of(reader.place_of(reinterpret_cast<const std::uint64_t*>(address)));
    };
    REQUIRE(place_at(24) == "<case>:2:1");
    REQUIRE(place_at(32) == "<case>:2:3");
    for (const std::ptrdiff_t outside : {-8, -1, 40, 1 << 20, -(1 << 20)}) {
        CAPTURE(outside);
        REQUIRE(place_at(outside) == "<case>:1:1");
    }
    REQUIRE(place_at(39) == "<case>:2:3");  // not aligned: the number that the byte belongs to
}

TEST_CASE("a call with the block's pointers out of place is refused, and remembered") {
    const std::string text = long_text(7, 9000);
    const auto misuse = GENERATE(0, 1, 2, 3, 4, 5, 6, 7);
    CAPTURE(misuse);
    Reader reader = reader_of(text);
    gamehost_input& input = reader.input();
    reader.begin_case();
    for (int i = 0; i < 3; ++i) reader.take();
    reader.begin_case();
    reader.take();
    const std::uint64_t* const next = input.next;
    const std::uint64_t* const end = input.end;
    const char* word = nullptr;
    std::uint64_t length = 0;
    gamehost_status status = GAMEHOST_OK;
    switch (misuse) {
        case 0:
            status = input.refill(&input);
            break;  // numbers are left
        case 1:
            input.next = input.end = end + 10'000'000;
            status = input.refill(&input);
            break;
        case 2:
            input.next = end + 3;
            status = input.refill(&input);
            break;
        case 3:
            input.next = input.end = next;
            status = input.refill(&input);
            break;
        case 4:
            input.next = end + 1;
            status = input.word(&input, &word, &length);
            break;
        case 5:
            input.next = input.end = nullptr;
            status = input.word(&input, &word, &length);
            break;
        case 6:
            input.next = next - 3;
            status = input.word(&input, &word, &length);
            break;  // before the case
        default:
            input.end = end - 1;
            status = input.word(&input, &word, &length);
            break;
    }
    REQUIRE(status == GAMEHOST_BROKEN);
    REQUIRE_FALSE(reader.block_is_sound());
    input.next = next;
    input.end = end;
    REQUIRE_FALSE(reader.block_is_sound());
    REQUIRE_FALSE(reader.case_is_taken());
    REQUIRE(input.word(&input, &word, &length) == GAMEHOST_BROKEN);
    input.next = end;
    REQUIRE(input.refill(&input) == GAMEHOST_BROKEN);
}

TEST_CASE("a word of 4096 bytes is taken, a longer one refused") {
    const char* word = nullptr;
    std::uint64_t length = 0;
    // Zeros are a number, however many; so many that the reader keeps only some of them are no shorter word for it.
    for (const char byte : {'w', '7', '0'}) {
        for (const std::size_t size : std::vector<std::size_t>{4096, 4097, 500'000}) {
            CAPTURE(byte, size);
            const std::string text = std::string(size, byte) + " 1";
            Reader reader = reader_of(text);
            reader.begin_case();
            const gamehost_status status = reader.input().word(&reader.input(), &word, &length);
            if (size == 4096) {
                REQUIRE(status == GAMEHOST_OK);
                REQUIRE(length == 4096);
            } else {
                REQUIRE(status == GAMEHOST_BAD_DATA);
                REQUIRE(reader.refused());
                REQUIRE(reader.found() == "found \"" + std::string(40, byte) + "\"... (longer than 4096 bytes)");
                REQUIRE(text_of(reader.next_place()) == "<case>:1:1");
            }
        }
    }
}

TEST_CASE("a long token is called too long only as a word") {
    const std::string text = std::string(5000, '7') + " 1";
    Reader reader = reader_of(text);
    gamehost_input& input = reader.input();
    const char* word = nullptr;
    std::uint64_t length = 0;
    REQUIRE(input.word(&input, &word, &length) == GAMEHOST_BAD_DATA);
    REQUIRE(reader.found().ends_with("... (longer than 4096 bytes)"));
    REQUIRE(input.refill(&input) == GAMEHOST_BAD_DATA);
    REQUIRE(reader.found().ends_with("... (above 18446744073709551615, the greatest 64-bit number)"));
}
