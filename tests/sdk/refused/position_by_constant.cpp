// refused: expected: void parse_case(gamehost::Scanner& in, Position& position) const;
#include "../complete_game.hpp"

struct Game : CompleteGame {
    void parse_case(gamehost::Scanner& in, const Position&) const { in.next(); }
};
GAMEHOST_PLUGIN(Game)
