// refused: a game's class must not be final: its optional members are found by deriving
#include "../complete_game.hpp"

struct Game final : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."}};
    explicit Game(const gamehost::Settings&) {}
};
GAMEHOST_PLUGIN(Game)
