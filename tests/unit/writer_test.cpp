// The author's Writer over the host's TextBuffer: both sides of the boundary at once.

#include <gamehost/writer.hpp>

#include <limits>
#include <span>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "output/text_buffer.hpp"

using gamehost::TextBuffer;
using gamehost::Writer;

TEST_CASE("texts of every length, whatever room is left") {
    for (std::size_t room = 1; room < 40; ++room) {
        for (std::size_t length = 0; length < 40; ++length) {
            TextBuffer buffer(room);
            Writer writer(buffer.output());
            const std::string text = std::string("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH").substr(0, length);
            writer << std::string_view() << text << '|' << text;
            buffer.append(std::string_view());
            REQUIRE(buffer.is_sound());
            REQUIRE(buffer.pending() == text + '|' + text);
        }
    }
}

TEST_CASE("numbers of every length, whatever room is left") {
    std::uint64_t number = 0;
    for (int digits = 1; digits <= 20; ++digits) {
        number = digits == 20 ? std::numeric_limits<std::uint64_t>::max() : number * 10 + 9;
        for (std::size_t room = 1; room < 30; ++room) {
            TextBuffer buffer(room);
            Writer writer(buffer.output());
            writer << number << ' ' << gamehost::Nimber(number);
            REQUIRE(buffer.pending() == std::to_string(number) + ' ' + std::to_string(number));
        }
    }
}

TEST_CASE("a number of any integer type is decimal, and only a char is a character") {
    const auto written = [](auto value) {
        TextBuffer buffer(40);
        Writer(buffer.output()) << value;
        return std::string(buffer.pending());
    };
    CHECK(written(65) == "65");  // not "A"
    CHECK(written(-1) == "-1");
    CHECK(written(0L) == "0");
    CHECK(written(short{-300}) == "-300");
    CHECK(written(static_cast<signed char>(65)) == "65");
    CHECK(written(std::uint8_t{66}) == "66");
    CHECK(written(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
    CHECK(written(std::numeric_limits<std::int64_t>::max()) == "9223372036854775807");
    CHECK(written('A') == "A");
}

TEST_CASE("negative numbers of every length, whatever room is left") {
    std::int64_t number = 0;
    for (int digits = 1; digits <= 19; ++digits) {
        number = digits == 19 ? std::numeric_limits<std::int64_t>::min() : number * 10 - 9;
        for (std::size_t room = 1; room < 30; ++room) {
            TextBuffer buffer(room);
            Writer(buffer.output()) << number << ' ' << number;
            REQUIRE(buffer.pending() == std::to_string(number) + ' ' + std::to_string(number));
        }
    }
}

TEST_CASE("a row of numbers is one blank apart, whatever room is left") {
    constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
    const std::vector<std::uint64_t> row{0, greatest, 7, 10};
    for (std::size_t room = 1; room < 40; ++room) {
        TextBuffer buffer(room);
        Writer writer(buffer.output());
        writer << row << '|' << std::span<const std::uint64_t>() << '|' << std::span(row).first(1);
        REQUIRE(buffer.pending() == "0 18446744073709551615 7 10||0");
    }
}

TEST_CASE("what is not committed can be taken back") {
    TextBuffer buffer(4);
    buffer.append("first line\n");
    buffer.commit();
    buffer.append("half a");
    buffer.roll_back();
    buffer.append("second line\n");
    CHECK(buffer.committed() == "first line\n");
    CHECK(buffer.pending() == "second line\n");
    buffer.drop_front(6);
    CHECK(buffer.committed() == "line\n");
    CHECK(buffer.pending() == "second line\n");
}

TEST_CASE("a plugin gets a mebibyte and no more") {
    TextBuffer buffer(16);
    Writer writer(buffer.output());
    const std::string piece(1 << 16, 'x');
    for (int i = 0; i < 16; ++i) writer << piece;
    CHECK(buffer.pending().size() == 1 << 20);
    const std::string more((1 << 20) + 1, 'y');
    CHECK_THROWS_AS(writer << more, gamehost::HostRefused);
    CHECK(buffer.pending().size() == 1 << 20);
}
