// refused: a game states its facts: public: static constexpr gamehost::GameInfo info{…};
#include "../complete_game.hpp"

struct Game : CompleteGame {
    const gamehost::GameInfo info = CompleteGame::info;
};
GAMEHOST_PLUGIN(Game)
