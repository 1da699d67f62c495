#pragma once

#include <cstdint>
#include <string>

#include <gamehost/random.hpp>

#include "rules/rules.hpp"
#include "rules/values.hpp"

namespace gamehost {

// What a random position to begin with has to be like, besides not over.
struct StartWanted {
    std::uint64_t size;       // as the game understands it
    bool wins_first = true;   // who is to move can win; else the other player
    bool needs_value = true;  // else any position will do as soon as a value cannot be computed
};

// The text of one. Throws Failure: usage where the game makes no positions, none of that size, or none like that;
// unavailable where a value cannot be computed that is needed; broken_plugin.
std::string random_start(Rules& rules, Values& values, StartWanted wanted, Random& random);

}  // namespace gamehost
