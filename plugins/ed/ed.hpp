// E&D (BZOJ 1228).
//
// Rules. A position is an even number of piles; piles 1 and 2 form a group, so do 3 and 4, and so on. A move removes
// one pile of a group and splits the other one into two piles, neither empty, which form the group from then on. Who
// cannot move loses: every pile is then 1.
//
// Theorem. The Grundy value of a group (a, b) is the number of trailing one bits of (a-1) | (b-1). By induction:
// splitting a into c and d, write x = c-1, y = d-1; then a-1 = x+y+1. If the low k bits of x | y are ones and bit k of
// both is 0, adding x, y and 1 carries exactly once into bit k, so bit k of a-1 is 1; and if bit k of a-1 is 1, the
// split into 2^k and a-2^k has the value k. So the options' values are the places of the one bits of a-1 and of b-1,
// and the least one missing is the lowest place where both have a 0.
#pragma once

#include <cstdint>
#include <vector>

#include <gamehost/plugin.hpp>

class Ed {
public:
    static constexpr gamehost::Range pile_count{.name = "N", .what = "N, the number of piles", .contest_limit = 20'000};
    static constexpr gamehost::Range pile_size{.name = "pile", .what = "a pile", .contest_limit = 2'000'000'000};
    static constexpr gamehost::Range ranges[]{pile_count, pile_size};
    static constexpr gamehost::GameInfo info{
        .name = "ed",
        .title = "E&D",
        .version = "1.0.0",
        .source = "SDOI 2009, E&D (BZOJ 1228)",
        .rules =
            "The piles 2k-1 and 2k form a group. Two players move in turn. A move removes one pile of a group and "
            "splits the other pile of the group into two, neither of them empty, which take the two places. Who "
            "cannot move loses.",
        .theorem =
            "A group (a, b) has as its Grundy value the number of trailing one bits of the bitwise or of a-1 and "
            "b-1: a split of a reaches the value k exactly if bit k of a-1 is 1, and likewise for b (by "
            "induction). The value of a position is the nim-sum of its groups (Sprague-Grundy).",
        .input = "A case is N (even, at least 2), the number of piles, then N piles of at least 1.",
        .framing = gamehost::Framing::counted,
        .most_cases = 20,
        .ranges = ranges,
        .sample_input = "2\n4\n1 2 3 1\n6\n1 1 1 1 1 1\n",
        .sample_output = "YES\nNO\n",
        .players = {"E", "W"},
    };

    // The piles, an even number of them, each 1 to 2^64-1; neighbours (0 and 1, 2 and 3, …) form a group.
    using Position = std::vector<std::uint64_t>;

    static constexpr std::uint64_t verify_bound = 32;

    void parse_case(gamehost::Scanner& in, Position& piles) const;
    gamehost::Nimber grundy(const Position& piles) const;
    void format_verdict(const Position& piles, const gamehost::Outcome& outcome, gamehost::Writer& out) const;

    void write_position(const Position& piles, gamehost::Writer& out) const;
    void read_position(gamehost::Scanner& in, Position& piles) const;
    void random_position(std::uint64_t size, gamehost::Random& random, Position& piles) const;

    // Components are the groups. Of a split the smaller part is listed first, and only so.
    void options(const Position& piles, gamehost::Positions<Position>& out) const;
    void components(const Position& piles, gamehost::Positions<Position>& out) const;
    void winning_options(const Position& piles, std::size_t group, gamehost::Nimber target,
                         gamehost::Positions<Position>& out) const;
    bool is_option(const Position& piles, const Position& option) const;
    void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const;
};
