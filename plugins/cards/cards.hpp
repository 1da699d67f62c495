// Game (HDU 3389): cards in numbered boxes.
//
// Rules. Boxes are numbered from 1 and hold cards. A move takes one or more cards from a box A and puts them into a
// box B with B < A, where A + B is odd and divisible by 3. Who cannot move loses.
//
// Theorem. A + B is odd and divisible by 3 exactly if it leaves 3 when divided by 6. So the boxes 1, 3 and 4 allow no
// move, and every move leads from a box with number mod 6 in {0, 2, 5} into one of {1, 3, 4}, or back. That is
// staircase Nim: cards moved out of {1, 3, 4} can at once be moved on (from a box numbered 0, 2 or 5 there is always
// the way to 3, 1 or 4), so they count for nothing, and a move out of {0, 2, 5} takes cards from a heap of Nim.
#pragma once

#include <cstdint>
#include <vector>

#include <gamehost/plugin.hpp>

class Cards {
public:
    static constexpr gamehost::Range box_count{.name = "n", .what = "n, the number of boxes", .contest_limit = 10'000};
    static constexpr gamehost::Range card_count{
        .name = "count", .what = "a number of cards", .least = 0, .contest_limit = 100};
    static constexpr gamehost::Range ranges[]{box_count, card_count};
    static constexpr gamehost::GameInfo info{
        .name = "cards",
        .title = "Cards in boxes",
        .version = "1.0.0",
        .source = "HDU 3389, Game",
        .rules =
            "Boxes numbered from 1 hold cards. Two players move in turn. A move takes one or more cards from a box "
            "A and puts them into a box B with B < A, where A + B is odd and divisible by 3. Who cannot move "
            "loses.",
        .theorem =
            "Staircase Nim: every move leads from a box with number mod 6 in {0, 2, 5} to one with number mod 6 "
            "in {1, 3, 4}, or the other way, and the boxes 1, 3, 4 end the way. Cards in the second kind of box "
            "count for nothing, since the opponent moves them on; so the value is the nim-sum of the numbers of "
            "cards in the boxes of the first kind.",
        .input = "A case is n (at least 1), then the numbers of cards (0 or more) in the boxes 1 to n.",
        .framing = gamehost::Framing::counted,
        .most_cases = 100,
        .ranges = ranges,
        .sample_input = "2\n2\n1 2\n7\n1 3 3 2 2 1 2\n",
        .sample_output = "Case 1: Alice\nCase 2: Bob\n",
        .players = {"Alice", "Bob"},
    };

    // The numbers of cards, 0 to 2^64-1; box 1 is the first.
    using Position = std::vector<std::uint64_t>;

    static constexpr std::uint64_t verify_bound = 20;

    void parse_case(gamehost::Scanner& in, Position& boxes) const;
    gamehost::Nimber grundy(const Position& boxes) const;
    void format_verdict(const Position& boxes, const gamehost::Outcome& outcome, gamehost::Writer& out) const;

    void write_position(const Position& boxes, gamehost::Writer& out) const;
    void read_position(gamehost::Scanner& in, Position& boxes) const;
    void random_position(std::uint64_t size, gamehost::Random& random, Position& boxes) const;

    // A position does not fall apart. Its size is the number of boxes and cards together.
    void options(const Position& boxes, gamehost::Positions<Position>& out) const;
    void winning_options(const Position& boxes, std::size_t component, gamehost::Nimber target,
                         gamehost::Positions<Position>& out) const;
    bool is_option(const Position& boxes, const Position& option) const;
    void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const;
};
