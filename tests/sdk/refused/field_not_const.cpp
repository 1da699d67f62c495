// refused: expected: bool field(const Position&, const gamehost::Outcome&, std::size_t index
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr std::array fields{gamehost::Field{.name = "most", .help = "The largest heap."}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) { return false; }
};
GAMEHOST_PLUGIN(Game)
