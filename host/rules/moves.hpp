#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gamehost/random.hpp>

#include "rules/components.hpp"
#include "rules/rules.hpp"
#include "rules/values.hpp"

namespace gamehost {

// A move, and the option that it leads to.
struct Move {
    std::string text;          // as one_line() leaves it; empty where there are no words for the move
    std::string position;      // of the option
    std::uint64_t grundy = 0;  // of the option, for who computes it
};

// The first of some moves, and how many more there are; no number where they were not counted.
struct Moves {
    std::vector<Move> first;
    std::optional<std::uint64_t> more = 0;
    bool gave_up = false;  // none was found among those that could be looked at, and there may be some
};

// How many moves to show, and whether to count the rest, which is done as far as it costs little (Budget::to_list).
struct Wanted {
    std::size_t shown;
    bool counted = true;
};

// Whether who is to move can.
bool can_move(Rules& rules, const gamehost_position* position);

// The first of all moves, in the order of the plugin, without their values.
Moves all_moves(Rules& rules, const gamehost_position* position, Wanted wanted);

// Any move of a position that has some: one of the first many, each equally likely.
Move any_move(Rules& rules, const gamehost_position* position, Random& random);

// The first moves to a P-position. Where the plugin finds them itself, nothing hopeless is looked at, and those that
// are shown are checked. Else the options are looked at one by one: all of them, or as far as Budget::to_list() goes
// with one of them found, or Budget::to_search() with none; and then those of each component alone, which finds a move
// without words for it. `parts` are the position's components. Throws Failure (broken_plugin) when the plugin lists a
// move that does not win, and as Values::of does.
Moves winning_moves(Rules& rules, Values& values, const gamehost_position* position,
                    const std::vector<Component>& parts, Wanted wanted);

// The first of them; whether there are more is not looked at.
Moves winning_move(Rules& rules, Values& values, const gamehost_position* position);

}  // namespace gamehost
