// A Simple Nim against brute force over its rules.
#include "plugins/simple-nim/simple_nim.hpp"

#include <algorithm>

#include "brute_force.hpp"
#include "one_case.hpp"

namespace {

using Game = gamehost::HeapGame<SimpleNim>;

constexpr std::uint64_t greatest = 18446744073709551615U;

// Take any number of objects from a heap, or split it into three heaps that are not empty. Heaps are kept ascending
// and without empty ones, so that equal positions are one.
std::vector<Numbers> options(const Numbers& heaps) {
    std::vector<Numbers> all;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        const auto replaced = [&](const Numbers& by) {
            Numbers option = heaps;
            option.erase(option.begin() + static_cast<std::ptrdiff_t>(i));
            option.insert(option.end(), by.begin(), by.end());
            std::sort(option.begin(), option.end());
            all.push_back(option);
        };
        replaced({});
        for (std::uint64_t left = 1; left < heaps[i]; ++left) replaced({left});
        for (std::uint64_t a = 1; 3 * a <= heaps[i]; ++a)
            for (std::uint64_t b = a; a + 2 * b <= heaps[i]; ++b) replaced({a, b, heaps[i] - a - b});
    }
    return all;
}

}  // namespace

TEST_CASE("simple-nim: whole positions have the values that the rules give") {
    const Game game;
    BruteForce<Numbers> rules(options);
    for (std::uint64_t sum = 1; sum <= 18; ++sum) {
        for_each_multiset(sum, [&](const Numbers& heaps) {
            if (grundy_of(game, heaps) != rules.grundy(heaps))
                FAIL("wrong value of " << Catch::Detail::stringify(heaps));
        });
    }
}

TEST_CASE("simple-nim: single heaps have the values that the rules give") {
    // The definition for one heap; for the three parts of a split, the nim-sum of their values (Sprague-Grundy).
    const Game game;
    std::vector<std::uint64_t> values{0};
    for (std::uint64_t heap = 1; heap <= 400; ++heap) {
        std::vector<bool> reached(1024, false);
        for (const std::uint64_t value : values) reached[static_cast<std::size_t>(value)] = true;
        for (std::size_t a = 1; 3 * a <= heap; ++a)
            for (std::size_t b = a; a + 2 * b <= heap; ++b)
                reached[static_cast<std::size_t>(values[a] ^ values[b] ^
                                                 values[static_cast<std::size_t>(heap) - a - b])] = true;
        values.push_back(
            static_cast<std::uint64_t>(std::find(reached.begin(), reached.end(), false) - reached.begin()));
        if (grundy_of(game, {heap}) != values.back()) FAIL("wrong value of a heap of " << heap);
    }
}

TEST_CASE("simple-nim: traps") {
    const Game game;
    // Values by the period of 8: 7 has 8, 14 has 14, 6 has 6, 8 has 7.
    CHECK(answer_of(game, {7, 1, 6}) == "First player wins.");  // as Nim it would be lost: 7 ^ 1 ^ 6 = 0
    CHECK(answer_of(game, {1, 2, 3}) == "Second player wins.");
    CHECK(answer_of(game, {14, 6, 7}) == "Second player wins.");
    CHECK(answer_of(game, {7, 8}) == "First player wins.");
}

TEST_CASE("simple-nim: large heaps") {
    const Game game;
    // By the theorem; 2^64-8 is the greatest multiple of 8, 2^64-9 the one before leaves 7.
    CHECK(grundy_of(game, {greatest - 1}) == greatest - 1);
    CHECK(grundy_of(game, {greatest - 7}) == greatest - 8);
    CHECK(grundy_of(game, {greatest - 8}) == greatest - 7);
    CHECK(answer_of(game, {greatest - 7, greatest - 8}) == "First player wins.");
}

TEST_CASE("simple-nim: the sample") {
    const Game game;
    CHECK(answer_of(game, {4, 4}, 1, true) == "Second player wins.");
    CHECK(answer_of(game, {1, 2, 4}, 2, true) == "First player wins.");
}

TEST_CASE("simple-nim: what is refused, and where") {
    const Game game;
    CHECK(complaint_of(game, {0}) ==
          Complaint{"found 0, expected n, the number of heaps, 1 or more", 0, GAMEHOST_BAD_DATA});
    const std::string heap = "a heap of 1 to 18446744073709551614 (the value of a greater one has more than 64 bits)";
    CHECK(complaint_of(game, {3, 5, 0, 0}) == Complaint{"found 0, expected " + heap, 2, GAMEHOST_BAD_DATA});
    // 2^64-1 leaves 7 when divided by 8: its value would be 2^64.
    CHECK(complaint_of(game, {3, 5, 7, greatest}) ==
          Complaint{"found 18446744073709551615, expected " + heap, 3, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {3, 5}) == Complaint{heap + " (1 of 3 read)", std::nullopt, GAMEHOST_END});
    CHECK(complaint_of(game, {}) == Complaint{"n, the number of heaps", std::nullopt, GAMEHOST_END});
}

TEST_CASE("simple-nim: contest limits count under strict only") {
    const Game game;
    CHECK(answer_of(game, {1000000000}, 1, true) == "First player wins.");
    CHECK(answer_of(game, {1000000001}) == "First player wins.");
    CHECK(
        complaint_of(game, {2, 1, 1000000001}, true) ==
        Complaint{"found 1000000001, expected a heap of 1 to 1000000000 (the contest's limit)", 2, GAMEHOST_BAD_DATA});
    // The count alone is refused, before any heap.
    CHECK(complaint_of(game, {1000001}, true) ==
          Complaint{"found 1000001, expected n, the number of heaps, 1 to 1000000 (the contest's limit)", 0,
                    GAMEHOST_BAD_DATA});
}

TEST_CASE("simple-nim: a position is known for an option, in whichever order its heaps stand") {
    const Game game;
    const auto is_option = [&](const Numbers& from, const Numbers& to) { return game.is_option(from, to); };
    const auto in_order = [](Numbers row) {
        std::sort(row.begin(), row.end());
        return row;
    };
    CHECK(wrong_options(rows_up_to(3, 1, 7), is_option, options, in_order) == 0);
}
