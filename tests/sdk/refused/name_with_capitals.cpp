// refused: info.name consists of small letters (a to z), digits and -
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.name = "One Heap";
        return changed;
    }();
};
GAMEHOST_PLUGIN(Game)
