// The author's Scanner over a fake host whose blocks are of every small size.

#include <gamehost/scanner.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "fake_input.hpp"

using gamehost::BadInput;
using gamehost::Scanner;

namespace {

constexpr auto anything = [](std::uint64_t) { return true; };
constexpr auto positive = [](std::uint64_t number) { return number != 0; };

std::vector<std::uint64_t> up_to(std::uint64_t n) {
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t i = 1; i <= n; ++i) numbers.push_back(i);
    return numbers;
}

template <class Call>
BadInput complaint(Call call) {
    try {
        call();
    } catch (const BadInput& bad) {
        return bad;
    }
    FAIL("no complaint");
    return BadInput("", nullptr);
}

}  // namespace

TEST_CASE("read takes n numbers, wherever the blocks end") {
    for (std::size_t block = 1; block < 12; ++block) {
        for (std::uint64_t n = 0; n < 12; ++n) {
            FakeInput input(up_to(12), block, false);
            Scanner in(input.input());
            std::vector<std::uint64_t> numbers(5, 99);  // what was there before does not matter
            in.read(numbers, n, anything, "a number");
            REQUIRE(numbers == up_to(n));
            REQUIRE(in.next() == n + 1);
        }
    }
}

TEST_CASE("a number that is not good is named, in whatever block it is") {
    for (std::size_t block = 1; block < 8; ++block) {
        for (std::size_t bad = 0; bad < 6; ++bad) {
            std::vector<std::uint64_t> text = up_to(6);
            text[bad] = 0;
            FakeInput input(text, block, false);
            Scanner in(input.input());
            std::vector<std::uint64_t> numbers;
            const BadInput why = complaint([&] { in.read(numbers, 6, positive, "a pile of 1 or more"); });
            REQUIRE(std::string(why.what()) == "found 0, expected a pile of 1 or more");
            REQUIRE(why.status() == GAMEHOST_BAD_DATA);
            REQUIRE(input.place(why.number()) == bad);
        }
    }
}

TEST_CASE("an input that ends too early says what was expected, and how much was there") {
    FakeInput input(up_to(3), 2, false);
    Scanner in(input.input());
    std::vector<std::uint64_t> numbers;
    // A claim of 2^64-1 numbers must not make it ask for the memory.
    const BadInput why = complaint([&] { in.read(numbers, UINT64_MAX, anything, "a pile"); });
    CHECK(std::string(why.what()) == "a pile (3 of 18446744073709551615 read)");
    CHECK(why.status() == GAMEHOST_END);
    CHECK(numbers.capacity() <= std::size_t{1} << 21);
    CHECK(std::string(complaint([&] { in.next("n"); }).what()) == "n");
}

TEST_CASE("a count is at least 1, and within the contest's limit when that counts") {
    const auto counted = [](std::uint64_t n, bool strict) {
        FakeInput input({n}, 1, strict);
        Scanner in(input.input());
        return in.count("n, the number of heaps", 100);
    };
    CHECK(counted(100, true) == 100);
    CHECK(counted(101, false) == 101);
    CHECK(std::string(complaint([&] { counted(0, false); }).what()) ==
          "found 0, expected n, the number of heaps, 1 or more");
    CHECK(std::string(complaint([&] { counted(101, true); }).what()) ==
          "found 101, expected n, the number of heaps, 1 to 100 (the contest's limit)");
}

TEST_CASE("fail is about the number just taken, fail_at about any of the block") {
    FakeInput input(up_to(5), 5, false);
    Scanner in(input.input());
    in.next();
    const std::uint64_t* const first = input.input().next - 1;
    in.next();
    CHECK(input.place(complaint([&] { in.fail("x"); }).number()) == 1);
    CHECK(input.place(complaint([&] { Scanner::fail_at(first, "x"); }).number()) == 0);
    CHECK(complaint([&] { Scanner::fail_at(nullptr, "x"); }).number() == nullptr);
}
