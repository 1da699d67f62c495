// refused: `fields` (the table) and `field` (the values) go together; one of them is missing
#include "../complete_game.hpp"

struct Game : CompleteGame {
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) const { return false; }
};
GAMEHOST_PLUGIN(Game)
