// refused: expected: gamehost::Nimber grundy(const Position& position) const;
#include "../complete_game.hpp"

struct Game : GameWithoutGrundy {};
GAMEHOST_PLUGIN(Game)
