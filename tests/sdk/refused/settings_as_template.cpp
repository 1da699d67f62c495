// refused: expected: static constexpr std::array settings{gamehost::Setting{…}};
#include "../complete_game.hpp"

struct Game : CompleteGame {
    template <class T>
    static constexpr T settings{};
};
GAMEHOST_PLUGIN(Game)
