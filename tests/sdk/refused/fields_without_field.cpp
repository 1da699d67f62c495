// refused: `fields` (the table) and `field` (the values) go together; one of them is missing
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr std::array fields{gamehost::Field{.name = "most", .help = "The largest heap."}};
};
GAMEHOST_PLUGIN(Game)
