// refused: expected: static constexpr std::array settings{gamehost::Setting{…}};
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr int settings = 1;
};
GAMEHOST_PLUGIN(Game)
