// The author's Scanner over a fake host whose blocks are of every small size.

#include <gamehost/scanner.hpp>

#include <cstdint>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "fake_input.hpp"

using gamehost::BadInput;
using gamehost::Range;
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
    const auto counted = [](std::uint64_t n, bool strict, std::uint64_t least = 1) {
        const Range heaps{.name = "n", .what = "n, the number of heaps", .least = least, .contest_limit = 100};
        FakeInput input({n}, 1, strict);
        return Scanner(input.input()).count(heaps);
    };
    CHECK(counted(1, true) == 1);
    CHECK(counted(100, true) == 100);
    CHECK(counted(101, false) == 101);
    for (const std::uint64_t least : {std::uint64_t{0}, std::uint64_t{1}}) {
        CHECK(std::string(complaint([&] { counted(0, false, least); }).what()) ==
              "found 0, expected n, the number of heaps, 1 or more");
        CHECK(std::string(complaint([&] { counted(101, true, least); }).what()) ==
              "found 101, expected n, the number of heaps, 1 to 100 (the contest's limit)");
    }
    CHECK(std::string(complaint([&] { counted(1, false, 2); }).what()) ==
          "found 1, expected n, the number of heaps, 2 or more");
    FakeInput nothing({}, 1, false);
    const BadInput why = complaint([&] { Scanner(nothing.input()).count({.name = "n", .what = "n, the number"}); });
    CHECK(std::string(why.what()) == "n, the number");
    CHECK(why.status() == GAMEHOST_END);
}

TEST_CASE("a range says what it holds, in numbers and in words") {
    struct Row {
        Range range;
        bool strict;
        std::vector<std::uint64_t> inside, outside;
        const char* words;
    };
    constexpr std::uint64_t greatest = UINT64_MAX;
    const Range all{.name = "count", .what = "a number", .least = 0};
    const Range heap{.name = "heap", .what = "a heap", .contest_limit = 9};
    const Range bounded{.name = "pile", .what = "a pile", .least = 2, .most = 7, .why = "so it is", .contest_limit = 5};
    Range narrow = bounded;  // as where a setting allows less than the contest
    narrow.most = 4;
    Range equal = bounded;
    equal.contest_limit = 7;
    const std::vector<Row> rows{
        {all, false, {0, greatest}, {}, "a number"},
        {all, true, {0, greatest}, {}, "a number"},
        {heap, false, {1, 9, 10, greatest}, {0}, "a heap of 1 or more"},
        {heap, true, {1, 9}, {0, 10, greatest}, "a heap of 1 to 9 (the contest's limit)"},
        {bounded, false, {2, 7}, {0, 1, 8, greatest}, "a pile of 2 to 7 (so it is)"},
        {bounded, true, {2, 5}, {0, 1, 6, greatest}, "a pile of 2 to 5 (the contest's limit)"},
        {narrow, true, {2, 4}, {1, 5, greatest}, "a pile of 2 to 4 (so it is)"},
        {equal, true, {2, 7}, {1, 8}, "a pile of 2 to 7 (the contest's limit)"},
    };
    for (const Row& row : rows) {
        CHECK(row.range.words(row.strict) == row.words);
        for (const std::uint64_t number : row.inside) {
            FakeInput input({number, number}, 1, row.strict);
            Scanner in(input.input());
            CHECK(in.next(row.range) == number);
            std::vector<std::uint64_t> numbers;
            in.read(numbers, 1, row.range);
            CHECK(numbers == std::vector<std::uint64_t>{number});
        }
        for (const std::uint64_t number : row.outside) {
            const std::string expected = "found " + std::to_string(number) + ", expected " + row.words;
            FakeInput input({number}, 1, row.strict);
            const BadInput one = complaint([&] { Scanner(input.input()).next(row.range); });
            CHECK(std::string(one.what()) == expected);
            CHECK(input.place(one.number()) == 0);
            FakeInput several({5, 5, number, 5}, 2, row.strict);
            std::vector<std::uint64_t> numbers;
            const BadInput third = complaint([&] {
                Scanner in(several.input());
                in.read(numbers, 2, anything, "a number");
                in.read(numbers, 2, row.range);
            });
            CHECK(std::string(third.what()) == expected);
            CHECK(several.place(third.number()) == 2);
        }
    }
    FakeInput input(up_to(3), 2, true);
    std::vector<std::uint64_t> numbers;
    CHECK(std::string(complaint([&] { Scanner(input.input()).read(numbers, 4, heap); }).what()) ==
          "a heap of 1 to 9 (the contest's limit) (3 of 4 read)");
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

TEST_CASE("read_rest takes all that is left, wherever the blocks end") {
    const Range heap{.name = "heap", .what = "a heap", .most = 12, .why = "so it is", .contest_limit = 9};
    for (std::size_t block = 1; block < 14; ++block) {
        for (std::uint64_t n = 0; n <= 12; ++n) {
            FakeInput input(up_to(n), block, true);  // the contest's limit does not count
            Scanner in(input.input());
            std::vector<std::uint64_t> numbers(5, 99);
            in.read_rest(numbers, heap);
            REQUIRE(numbers == up_to(n));
            REQUIRE(input.taken() == n);
        }
        FakeInput second(up_to(3), block, false);
        Scanner in(second.input());
        in.next();
        std::vector<std::uint64_t> numbers;
        in.read_rest(numbers, heap);
        REQUIRE(numbers == std::vector<std::uint64_t>{2, 3});
    }
}

TEST_CASE("read_rest names a number outside of the range, in whatever block it is") {
    const Range heap{.name = "heap", .what = "a heap", .least = 2, .most = 7, .why = "so it is"};
    const Range open{.name = "heap", .what = "a heap"};
    const auto refuse = [](const Range& range, std::uint64_t bad, const std::string& text) {
        for (std::size_t block = 1; block < 6; ++block) {
            for (std::size_t place = 0; place < 5; ++place) {
                std::vector<std::uint64_t> row(5, 3);
                row[place] = bad;
                FakeInput input(row, block, false);
                std::vector<std::uint64_t> numbers;
                const BadInput why = complaint([&] { Scanner(input.input()).read_rest(numbers, range); });
                REQUIRE(std::string(why.what()) == text);
                REQUIRE(why.status() == GAMEHOST_BAD_DATA);
                REQUIRE(input.place(why.number()) == place);
            }
        }
    };
    refuse(heap, 1, "found 1, expected a heap of 2 to 7 (so it is)");
    refuse(heap, 8, "found 8, expected a heap of 2 to 7 (so it is)");
    refuse(open, 0, "found 0, expected a heap of 1 or more");
}

TEST_CASE("read_rest says what was expected in place of a token that is no number") {
    struct Refusing : gamehost_input {
        Refusing() : gamehost_input{sizeof(gamehost_input), 0, nullptr, nullptr, &refuse, nullptr} {}
        static gamehost_status refuse(gamehost_input*) { return GAMEHOST_BAD_DATA; }
    } input;
    std::vector<std::uint64_t> numbers;
    const BadInput why = complaint([&] { Scanner(input).read_rest(numbers, Range{.name = "heap", .what = "a heap"}); });
    CHECK(std::string(why.what()) == "a heap of 1 or more");  // the host adds what it found
    CHECK(why.status() == GAMEHOST_BAD_DATA);
    CHECK(why.number() == nullptr);
}
