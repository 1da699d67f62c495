// refused: info.name: [a-z0-9-]+
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.name = "One Heap";
        return changed;
    }();
};
GAMEHOST_PLUGIN(Game)
