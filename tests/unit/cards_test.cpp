// Game (cards in boxes) against brute force over its rules.
#include "plugins/cards/cards.hpp"

#include <numeric>

#include "brute_force.hpp"
#include "one_case.hpp"

#include <algorithm>

namespace {

constexpr std::uint64_t greatest = 18446744073709551615U;

// Move cards from box a to box b < a, where a + b is odd and divisible by 3.
std::vector<Numbers> options(const Numbers& boxes) {
    std::vector<Numbers> all;
    for (std::size_t a = 1; a <= boxes.size(); ++a) {
        for (std::size_t b = 1; b < a; ++b) {
            if ((a + b) % 2 != 1 || (a + b) % 3 != 0) continue;
            for (std::uint64_t moved = 1; moved <= boxes[a - 1]; ++moved) {
                Numbers option = boxes;
                option[a - 1] -= moved;
                option[b - 1] += moved;
                all.push_back(option);
            }
        }
    }
    return all;
}

}  // namespace

TEST_CASE("cards: whole positions have the values that the rules give") {
    const Cards game;
    BruteForce<Numbers> rules(options);
    const auto check = [&](const Numbers& boxes) {
        if (grundy_of(game, boxes) != rules.grundy(boxes)) FAIL("wrong value of " << Catch::Detail::stringify(boxes));
    };
    for_each_row(2, 0, 9, check);
    for_each_row(3, 0, 4, check);
    for_each_row(5, 0, 3, check);
    for_each_row(6, 0, 2, check);
    for_each_row(8, 0, 1, check);
    // Long rows with cards in two boxes only: every pair of residues, and every rest modulo 6 of the row's length.
    for (std::size_t n = 1; n <= 20; ++n) {
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = i; j < n; ++j) {
                Numbers boxes(n, 0);
                ++boxes[i];
                ++boxes[j];
                check(boxes);
            }
        }
    }
}

TEST_CASE("cards: traps") {
    const Cards game;
    // Residues are of the box's number, counted from 1: box 4 reaches only a box 5 mod 6 below it, and there is none;
    // box 5 reaches box 4.
    CHECK(answer_of(game, {0, 0, 0, 1}) == "Case 1: Bob");
    CHECK(answer_of(game, {0, 0, 0, 0, 1}) == "Case 1: Alice");
    CHECK(answer_of(game, {5}) == "Case 1: Bob");
    CHECK(answer_of(game, {0}) == "Case 1: Bob");
}

TEST_CASE("cards: any 64-bit number") {
    const Cards game;
    // The boxes 2, 5 and 6 count: the nim-sum of these, by hand.
    CHECK(grundy_of(game, {greatest, greatest}) == greatest);
    CHECK(grundy_of(game, {1, greatest, 2, 3, 1, 4}) == (greatest ^ 1 ^ 4));
    CHECK(answer_of(game, {greatest, greatest, greatest, greatest, greatest}) == "Case 1: Bob");
}

TEST_CASE("cards: the sample") {
    const Cards game;
    CHECK(answer_of(game, {1, 2}, 1, true) == "Case 1: Alice");
    CHECK(answer_of(game, {1, 3, 3, 2, 2, 1, 2}, 2, true) == "Case 2: Bob");
    CHECK(answer_of(game, {1}, greatest) == "Case 18446744073709551615: Bob");
}

TEST_CASE("cards: what is refused, and where") {
    const Cards game;
    CHECK(complaint_of(game, {0}) ==
          Complaint{"found 0, expected n, the number of boxes, 1 or more", 0, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {3, 0, 0}) == Complaint{"a number of cards (2 of 3 read)", std::nullopt, GAMEHOST_END});
    CHECK(complaint_of(game, {}) == Complaint{"n, the number of boxes", std::nullopt, GAMEHOST_END});
}

TEST_CASE("cards: contest limits count under strict only") {
    const Cards game;
    CHECK(answer_of(game, {0, 100}, 1, true) == "Case 1: Alice");
    CHECK(answer_of(game, {0, 101}) == "Case 1: Alice");
    CHECK(complaint_of(game, {3, 0, 5, 101}, true) ==
          Complaint{"found 101, expected a number of cards of 0 to 100 (the contest's limit)", 3, GAMEHOST_BAD_DATA});
    CHECK(answer_of(game, Numbers(10000, 0), 1, true) == "Case 1: Bob");
    CHECK(answer_of(game, Numbers(10001, 0)) == "Case 1: Bob");
    CHECK(complaint_of(game, with_count(Numbers(10001, 0)), true) ==
          Complaint{"found 10001, expected n, the number of boxes, 1 to 10000 (the contest's limit)", 0,
                    GAMEHOST_BAD_DATA});
}

TEST_CASE("cards: a position is known for an option") {
    const Cards game;
    std::vector<Numbers> rows = rows_up_to(5, 0, 2);
    for_each_row(9, 0, 1, [&](const Numbers& row) { rows.push_back(row); });
    const auto is_option = [&](const Numbers& from, const Numbers& to) { return game.is_option(from, to); };
    CHECK(wrong_options(rows, is_option, options, [](Numbers row) { return row; }) == 0);
    CHECK_FALSE(game.is_option({greatest, 1}, {0, 0}));  // one card more is 0 modulo 2^64
}
