// refused: expected: void parse_case(gamehost::Scanner& in, Position& position) const;
#include "../complete_game.hpp"

struct Game : CompleteGame {
    bool parse_case(gamehost::Scanner& in, Position& position) const { return (position = in.next()) != 0; }
};
GAMEHOST_PLUGIN(Game)
