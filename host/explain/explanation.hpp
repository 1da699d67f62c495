#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "formats/solved_case.hpp"
#include "rules/components.hpp"
#include "rules/moves.hpp"
#include "rules/rules.hpp"
#include "rules/values.hpp"

namespace gamehost {

// Why a case has its value, and what the winner does.
struct Explanation {
    std::string position;
    std::vector<Component> components;  // their nim-sum is the case's value
    Moves winning_moves;                // none where the second player wins
};

// With the first `wanted` moves. Throws Failure; also (broken_plugin) where the plugin's values do not go with its
// rules, as far as that is seen here: an explanation would be wrong.
Explanation explain(Rules& rules, Values& values, const SolvedCase& solved, std::size_t wanted);

// The first `wanted` moves of a case that the second player wins, with the values that they lead to. Throws Failure as
// above.
Moves losing_moves(Rules& rules, Values& values, const SolvedCase& solved, std::size_t wanted);

}  // namespace gamehost
