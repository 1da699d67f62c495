#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "play/game_session.hpp"
#include "rules/moves.hpp"

namespace gamehost {

// Why what somebody typed is no move.
struct Refusal {
    std::string reason;
    bool is_unknown = false;  // it does not even look like a move or a position
};
using MoveOrRefusal = std::variant<Move, Refusal>;

// The move with this number, counted from 1 in the plugin's order.
MoveOrRefusal move_by_number(GameSession& session, std::uint64_t number);

// The move that leads to a position, given as its text; it begins in column `column` of what was typed.
MoveOrRefusal move_to(GameSession& session, std::string_view text, std::size_t column);

// The same, or the move of these words.
MoveOrRefusal move_by_text(GameSession& session, std::string_view text, std::size_t column);

// The words of a move as they are compared: letters small, "->" as "→", blanks only where they part two words.
std::string comparable(std::string_view move);

}  // namespace gamehost
