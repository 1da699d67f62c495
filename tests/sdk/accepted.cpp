// A right game with every optional member.
#include "complete_game.hpp"

struct Game : CompleteGame {
    static constexpr std::array settings{
        gamehost::Setting{.key = "most", .fallback = "9", .help = "The largest heap."}};
    explicit Game(const gamehost::Settings& values) : most(values.number("most")) {}

    static constexpr std::array fields{gamehost::Field{.name = "most", .help = "The largest heap."}};
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer& out) const {
        out << most;
        return true;
    }

    std::uint64_t most;
};
GAMEHOST_PLUGIN(Game)
