#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rules/rules.hpp"
#include "rules/values.hpp"

namespace gamehost {

// A part of a position, and its Grundy value.
struct Component {
    std::string position;
    std::uint64_t grundy;
};

// The components of a position, in its order; their nim-sum is its value. Throws Failure as Values::of does.
std::vector<Component> components(Rules& rules, Values& values, const gamehost_position* position);
std::uint64_t nim_sum(std::span<const Component> parts);

}  // namespace gamehost
