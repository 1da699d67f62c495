// refused: expected: gamehost::Nimber grundy(const Position& position) const;
#include "../complete_game.hpp"

struct Game : GameWithoutGrundy {
    std::uint64_t grundy(const Position& position) const { return position; }
};
GAMEHOST_PLUGIN(Game)
