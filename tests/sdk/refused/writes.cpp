#include "../complete_game.hpp"

// refused: deleted
struct WritesAFloatingPointNumber : CompleteGame {
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << (outcome.first_wins() ? 0.5 : 1.0);
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesAFloatingPointNumber>();

// refused: deleted
struct WritesAPointer : CompleteGame {
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << &outcome;
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesAPointer>();

// refused: deleted
struct WritesATruthValue : CompleteGame {
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << outcome.first_wins();
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesATruthValue>();

// refused: deleted
struct WritesAWideCharacter : CompleteGame {
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << (outcome.first_wins() ? u8'1' : u8'2');
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesAWideCharacter>();
