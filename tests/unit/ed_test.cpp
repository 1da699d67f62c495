// E&D against brute force over its rules.
#include "plugins/ed/ed.hpp"

#include "brute_force.hpp"
#include "one_case.hpp"

#include <algorithm>

namespace {

constexpr std::uint64_t greatest = 18446744073709551615U;

// Remove one pile of a group, split the other one into two.
std::vector<Numbers> options(const Numbers& piles) {
    std::vector<Numbers> all;
    for (std::size_t kept = 0; kept < piles.size(); ++kept) {
        for (std::uint64_t part = 1; part < piles[kept]; ++part) {
            Numbers option = piles;
            option[kept] = part;
            option[kept % 2 == 0 ? kept + 1 : kept - 1] = piles[kept] - part;
            all.push_back(option);
        }
    }
    return all;
}

}  // namespace

TEST_CASE("ed: whole positions have the values that the rules give") {
    const Ed game;
    BruteForce<Numbers> rules(options);
    const auto check = [&](const Numbers& piles) {
        if (grundy_of(game, piles) != rules.grundy(piles)) FAIL("wrong value of " << Catch::Detail::stringify(piles));
    };
    for_each_row(2, 1, 70, check);
    for_each_row(4, 1, 6, check);
    for_each_row(6, 1, 3, check);
}

TEST_CASE("ed: traps") {
    const Ed game;
    // The groups are (1,1) and (2,2): values 0 and 1. Halves (1,2) and (1,2) would give 0. Rule by hand.
    CHECK(answer_of(game, {1, 1, 2, 2}) == "YES");
    // Both odd: no split of an odd pile is into two odd parts, so a move leaves an even pile, from which the opponent
    // splits off 1.
    CHECK(answer_of(game, {3, 5}) == "NO");
    CHECK(answer_of(game, {1, 1}) == "NO");
    // An even pile: split off 1, the parts 1 and 1999999999 are both odd.
    CHECK(answer_of(game, {2000000000, 1}) == "YES");
    CHECK(answer_of(game, {2000000000, 2000000000}) == "YES");
}

TEST_CASE("ed: any 64-bit number") {
    const Ed game;
    // By the theorem, worked by hand: 2^64-2 ends in a 0 bit; 2^64-2 | 2^64-3 is 64 one bits; 2^63-1 is 63 of them.
    CHECK(grundy_of(game, {greatest, greatest}) == 0);
    CHECK(grundy_of(game, {greatest, greatest - 1}) == 64);
    CHECK(grundy_of(game, {std::uint64_t{1} << 63, 1}) == 63);
    CHECK(grundy_of(game, {greatest, greatest - 1, 1, std::uint64_t{1} << 63}) == (64 ^ 63));
    CHECK(answer_of(game, {greatest, greatest}) == "NO");
}

TEST_CASE("ed: the sample") {
    const Ed game;
    CHECK(answer_of(game, {1, 2, 3, 1}, 1, true) == "YES");
    CHECK(answer_of(game, {1, 1, 1, 1, 1, 1}, 2, true) == "NO");
    CHECK(Ed::info.winner({1, gamehost::Nimber(1)}) == "E");
    CHECK(Ed::info.winner({1, gamehost::Nimber(0)}) == "W");
}

TEST_CASE("ed: what is refused, and where") {
    const Ed game;
    CHECK(complaint_of(game, {0}) ==
          Complaint{"found 0, expected N, the number of piles, 1 or more", 0, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {3, 1, 2, 3}) ==
          Complaint{"found 3, expected N, the number of piles, to be even (two piles form a group)", 0,
                    GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {4, 1, 2, 0, 5}) ==
          Complaint{"found 0, expected a pile of 1 or more", 3, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {4, 1, 2, 3}) ==
          Complaint{"a pile of 1 or more (3 of 4 read)", std::nullopt, GAMEHOST_END});
    CHECK(complaint_of(game, {}) == Complaint{"N, the number of piles", std::nullopt, GAMEHOST_END});
}

TEST_CASE("ed: contest limits count under strict only") {
    const Ed game;
    CHECK(answer_of(game, {2000000000, 1}, 1, true) == "YES");
    CHECK(answer_of(game, {2000000001, 1}) == "NO");
    CHECK(
        complaint_of(game, {2, 2000000001, 1}, true) ==
        Complaint{"found 2000000001, expected a pile of 1 to 2000000000 (the contest's limit)", 1, GAMEHOST_BAD_DATA});
    CHECK(answer_of(game, Numbers(20000, 1), 1, true) == "NO");
    CHECK(answer_of(game, Numbers(20002, 1)) == "NO");
    CHECK(complaint_of(game, with_count(Numbers(20002, 1)), true) ==
          Complaint{"found 20002, expected N, the number of piles, 1 to 20000 (the contest's limit)", 0,
                    GAMEHOST_BAD_DATA});
}

TEST_CASE("ed: a position is known for an option, in whichever order the parts stand") {
    const Ed game;
    std::vector<Numbers> rows;
    for_each_row(2, 1, 9, [&](const Numbers& row) { rows.push_back(row); });
    for_each_row(4, 1, 4, [&](const Numbers& row) { rows.push_back(row); });
    const auto is_option = [&](const Numbers& from, const Numbers& to) { return game.is_option(from, to); };
    CHECK(wrong_options(rows, is_option, options, [](Numbers row) { return row; }) == 0);
    CHECK(game.is_option({greatest, 7}, {greatest / 2, greatest / 2 + 1}));
    CHECK_FALSE(game.is_option({greatest, 7}, {greatest, 1}));  // the sum is 0 modulo 2^64
}
