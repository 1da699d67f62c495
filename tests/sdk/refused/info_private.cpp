// refused: a game states its facts: public: static constexpr gamehost::GameInfo info{…};
#include "../complete_game.hpp"

class Game : public CompleteGame {
    static constexpr gamehost::GameInfo info = CompleteGame::info;
};
GAMEHOST_PLUGIN(Game)
