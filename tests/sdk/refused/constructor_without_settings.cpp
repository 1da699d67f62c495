// refused: a game without a table of settings is made without arguments
#include "../complete_game.hpp"

struct Game : CompleteGame {
    explicit Game(const gamehost::Settings&) {}
};
GAMEHOST_PLUGIN(Game)
