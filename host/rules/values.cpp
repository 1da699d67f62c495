#include "rules/values.hpp"

namespace gamehost {

Values::Values(const Game& game, std::uint64_t memory) : game_(game) {
    if (game.plugin().grundy != nullptr) return;
    rules_.emplace(game);
    solver_.emplace(*rules_, memory);
}

std::uint64_t Values::of(const gamehost_position* position) {
    if (solver_) return solver_->value(position);
    CallError error;
    std::uint64_t value = 0;
    const gamehost_status status = game_.plugin().grundy(game_.handle(), position, &value, error.fresh());
    if (status == GAMEHOST_BAD_DATA && error.is_explained()) game_.cannot("grundy", error.explanation());
    game_.check(status, "grundy", error);
    return value;
}

}  // namespace gamehost
