// refused: expected: public: using Position = …; (any default-constructible type)
#include "../complete_game.hpp"

struct Game {
    static constexpr gamehost::GameInfo info = CompleteGame::info;
    void parse_case(gamehost::Scanner& in, std::uint64_t& position) const { position = in.next(); }
    gamehost::Nimber grundy(std::uint64_t position) const { return gamehost::Nimber(position); }
    void format_verdict(std::uint64_t, const gamehost::Outcome&, gamehost::Writer& out) const { out << "x"; }
};
GAMEHOST_PLUGIN(Game)
