// refused: a game with settings needs a constructor
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."}};
};
GAMEHOST_PLUGIN(Game)
