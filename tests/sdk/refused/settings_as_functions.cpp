// refused: expected: static constexpr std::array settings{gamehost::Setting{…}};
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static int settings();
    static int settings(int);
};
GAMEHOST_PLUGIN(Game)
