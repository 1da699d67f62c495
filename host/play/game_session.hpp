#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "modules/position.hpp"
#include "rules/rules.hpp"
#include "rules/values.hpp"

namespace gamehost {

// A game that is being played: the position, and the way to it. Knows no player but by the order of the moves.
class GameSession {
public:
    // `rules` and `values` outlive this. `start` is the text of a position.
    GameSession(Rules& rules, Values& values, std::string_view start);

    Rules& rules() { return rules_; }
    Values& values() { return values_; }
    const gamehost_position* handle() { return now_.handle(); }
    const std::string& position() const { return positions_.back(); }

    std::size_t moves_made() const { return positions_.size() - 1; }
    std::size_t turn() const { return moves_made() % 2; }  // 0: of the player who began

    // A move leads to this position.
    void play(const std::string& position);

    // Takes back the last moves; there are as many.
    void take_back(std::size_t count);

private:
    Rules& rules_;
    Values& values_;
    std::vector<std::string> positions_;  // from the start to now
    Position now_;
};

}  // namespace gamehost
