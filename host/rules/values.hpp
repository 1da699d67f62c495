#pragma once

#include <cstdint>
#include <optional>

#include "modules/position.hpp"
#include "rules/rules.hpp"
#include "rules/solver.hpp"

namespace gamehost {

// Where the Grundy values of a game come from: its plugin's closed form where it has one, else its rules. Used by one
// thread.
class Values {
public:
    // `memory` is what the values from the rules may take, in bytes. `game` outlives this.
    Values(const Game& game, std::uint64_t memory);

    // Of the case in hand. What the plugin refuses is bad data; else as below.
    [[nodiscard]] std::optional<BadData> of_case(Position& position, const Reader& reader, std::uint64_t case_number,
                                                 std::uint64_t& value) {
        if (!solver_) [[likely]]
            return position.grundy(reader, case_number, value);
        value = solver_->value(position.handle());
        return std::nullopt;
    }

    // Of any position. Throws Failure: unavailable for what cannot be computed, broken_plugin.
    std::uint64_t of(const gamehost_position* position);

private:
    const Game& game_;
    std::optional<Rules> rules_;  // both or none
    std::optional<Solver> solver_;
};

}  // namespace gamehost
