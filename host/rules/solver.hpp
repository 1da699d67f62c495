#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gamehost/nimber.hpp>

#include "modules/position.hpp"
#include "rules/rules.hpp"
#include "rules/value_table.hpp"

namespace gamehost {

// Grundy values from the rules alone: the value of a component is the mex of its options' values, and that of a
// position the nim-sum of its components (Sprague 1935, Grundy 1939). Every component's value is computed once and
// remembered. Depth is limited by memory, not by the stack of calls. Used by one thread.
class Solver {
public:
    // Takes at most about `memory` bytes. `rules` outlives this.
    Solver(Rules& rules, std::uint64_t memory) : rules_(rules), limit_(memory), work_(rules.game()) {}

    // Throws Failure: unavailable when the memory does not suffice, broken_plugin when a play can go on for ever. After
    // that nothing is known any more, and all memory free again.
    std::uint64_t value(const gamehost_position* position);

    // Of how many components the value is known.
    std::uint64_t known() const { return now_.values.size(); }

private:
    std::uint64_t component_value(std::string_view text);
    void compute(std::string_view text);
    bool expand(std::string_view text);
    void postpone(std::string_view text);
    void check_memory(std::string_view text) const;

    Rules& rules_;
    std::uint64_t limit_;  // bytes
    Position work_;        // the component whose options are looked at

    // What grows.
    struct Memory {
        ValueTable values;
        std::string postponed;            // texts of components to be computed, one behind another
        std::vector<std::size_t> begins;  // of each
        std::vector<Nimber> option_values;
    };
    Memory now_;
};

}  // namespace gamehost
