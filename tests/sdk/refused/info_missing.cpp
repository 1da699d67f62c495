// refused: a game states its facts: public: static constexpr gamehost::GameInfo info{…};
#include "../complete_game.hpp"

struct Game {
    using Position = std::uint64_t;
    void parse_case(gamehost::Scanner& in, Position& position) const { position = in.next(); }
    gamehost::Nimber grundy(const Position& position) const { return gamehost::Nimber(position); }
    void format_verdict(const Position&, const gamehost::Outcome&, gamehost::Writer& out) const { out << "x"; }
};
GAMEHOST_PLUGIN(Game)
