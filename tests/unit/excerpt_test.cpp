#include "report/excerpt.hpp"
#include "report/grouped_number.hpp"

#include <catch2/catch.hpp>

using gamehost::excerpt;
using gamehost::grouped_number;
using gamehost::width;

namespace {

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

}  // namespace

TEST_CASE("up to a hundred bytes an excerpt is the whole text") {
    CHECK(excerpt("").empty());
    CHECK(excerpt("1 2 3") == "1 2 3");
    CHECK(excerpt(std::string(100, '7')) == std::string(100, '7'));
    CHECK(excerpt("7 → 3") == "7 → 3");
}

TEST_CASE("of a longer text an excerpt has the first words") {
    CHECK(excerpt(repeated("1234 ", 1000) + "1") == repeated("1234 ", 19) + "1234 … (1,001 numbers)");  // 99 bytes
    CHECK(excerpt(repeated("12345 ", 20) + "1") == repeated("12345 ", 15) + "12345 … (21 numbers)");    // 95
    CHECK(excerpt(std::string(100, '1') + " 2") == std::string(100, '1') + " … (2 numbers)");
    CHECK(excerpt(std::string(101, '1') + " 2") == std::string(100, '1') + " … (2 numbers)");  // in a word
    CHECK(excerpt(repeated("pile ", 30) + "x") == repeated("pile ", 19) + "pile … (31 words)");
    CHECK(excerpt(std::string(1234, 'x')) == std::string(100, 'x') + " … (1,234 bytes)");
}

TEST_CASE("an excerpt cuts no character in two") {
    CHECK(excerpt(repeated("→", 34)) == repeated("→", 33) + " … (102 bytes)");  // of three bytes each
}

TEST_CASE("an excerpt cannot steer a terminal") {
    CHECK(excerpt("a\x1b[2J\n\x7f") == "a\\x1b[2J\\x0a\\x7f");
    CHECK(excerpt("a\xff") == "a\xef\xbf\xbd");
}

TEST_CASE("digits come in groups of three") {
    CHECK(grouped_number(0) == "0");
    CHECK(grouped_number(999) == "999");
    CHECK(grouped_number(1000) == "1,000");
    CHECK(grouped_number(123456) == "123,456");
    CHECK(grouped_number(UINT64_MAX) == "18,446,744,073,709,551,615");
}

TEST_CASE("the width counts characters") {
    CHECK(width("") == 0);
    CHECK(width("7 → 3") == 5);
}
