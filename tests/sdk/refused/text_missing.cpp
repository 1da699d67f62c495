// refused: info: every text is a literal that is not empty
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr gamehost::GameInfo info = [] {
        gamehost::GameInfo changed = CompleteGame::info;
        changed.rules = {};
        return changed;
    }();
};
GAMEHOST_PLUGIN(Game)
