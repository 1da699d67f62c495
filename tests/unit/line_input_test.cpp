// Lines as a player types them.
#include "play/line_input.hpp"

#include <vector>

#include <catch2/catch.hpp>

using gamehost::LineInput;
using gamehost::Source;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    LineInput input(Source::from_text("<text>", text));
    std::vector<std::string> lines;
    while (const auto line = input.next()) lines.push_back(line->text + (line->is_too_long ? " …" : ""));
    CHECK(input.has_ended());
    CHECK(!input.next());
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("lines end with a line feed, or with it and what comes before it elsewhere, or with the input") {
    CHECK(lines_of("") == Lines{});
    CHECK(lines_of("\n") == Lines{""});
    CHECK(lines_of("a\n\nb") == Lines{"a", "", "b"});
    CHECK(lines_of("a\r\n\r\nb\r") == Lines{"a", "", "b"});
    CHECK(lines_of("a\rb\r\r\n") == Lines{"a\rb\r"});
    CHECK(lines_of(std::string("a\0b\n", 4)) == Lines{std::string("a\0b", 3)});
}

TEST_CASE("a line at the limit is whole, and of a longer one the front is there") {
    // Around the size of a piece too, where a line's end falls between two readings.
    for (const std::size_t size : {std::size_t{4095}, std::size_t{4096}, std::size_t{4097}, LineInput::longest_line}) {
        const std::string line(size, 'x');
        for (const char* const end : {"\n", "\r\n"}) CHECK(lines_of(line + end + "y" + end) == Lines{line, "y"});
        CHECK(lines_of(line) == Lines{line});
    }
    const std::string front(LineInput::longest_line, 'x');
    for (const std::size_t more : {1U, 2U, 3U, 100000U})
        for (const char* const end : {"\n", "\r\n", ""})
            CHECK(lines_of(front + std::string(more, 'x') + end) == Lines{front + " …"});
    CHECK(lines_of(front + "\rx\nnext") == Lines{front + " …", "next"});
}

TEST_CASE("the end of the input is known with the last line that has none of its own") {
    LineInput input(Source::from_text("<text>", "a\nb"));
    REQUIRE(input.next());
    CHECK(!input.has_ended());
    REQUIRE(input.next());
    CHECK(input.has_ended());
}
