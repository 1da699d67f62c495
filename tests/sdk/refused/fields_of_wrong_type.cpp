// refused: expected: static constexpr std::array fields{gamehost::Field{…}};
#include "../complete_game.hpp"

struct Game : CompleteGame {
    static constexpr const char* fields = "most";
    bool field(const Position&, const gamehost::Outcome&, std::size_t, gamehost::Writer&) const { return false; }
};
GAMEHOST_PLUGIN(Game)
