#include "../complete_game.hpp"

// refused: `write_position` and `read_position` go together; one of them is missing
struct WritesOnly : CompleteGame {
    void write_position(const Position& position, gamehost::Writer& out) const { out << position; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesOnly>();

// refused: `write_position` and `read_position` go together; one of them is missing
struct ReadsOnly : CompleteGame {
    void read_position(gamehost::Scanner& in, Position& position) const { position = in.next(); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<ReadsOnly>();

// refused: expected: void write_position(const Position& position, gamehost::Writer& out) const;
struct WritesNotConst : GameWithText {
    void write_position(const Position& position, gamehost::Writer& out) { out << position; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesNotConst>();

// refused: expected: void write_position(const Position& position, gamehost::Writer& out) const;
struct WritesWithResult : GameWithText {
    bool write_position(const Position&, gamehost::Writer&) const { return true; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesWithResult>();

// refused: expected: void read_position(gamehost::Scanner& in, Position& position) const;
struct ReadsACopy : GameWithText {
    void read_position(gamehost::Scanner& in, Position position) const { position = in.next(); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<ReadsACopy>();

// refused: expected: void read_position(gamehost::Scanner& in, Position& position) const;
struct ReadsWithoutPlace : GameWithText {
    Position read_position(gamehost::Scanner& in) const { return in.next(); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<ReadsWithoutPlace>();

// refused: `options`, `random_position` and `write_case` need `write_position` and `read_position`
struct WritesCasesOnly : CompleteGame {
    void write_case(const Position& position, gamehost::Writer& out) const { out << position; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesCasesOnly>();

// refused: expected: void write_case(const Position& position, gamehost::Writer& out) const;
struct WritesCasesNowhere : GameWithText {
    void write_case(const Position&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<WritesCasesNowhere>();

// refused: `options`, `random_position` and `write_case` need `write_position` and `read_position`
struct RandomWithoutText : CompleteGame {
    void random_position(std::uint64_t size, gamehost::Random& random, Position& position) const {
        position = random.between(1, size);
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<RandomWithoutText>();

// refused: expected: void random_position(std::uint64_t size, gamehost::Random& random, Position& position) const;
struct RandomWithoutGenerator : GameWithText {
    void random_position(std::uint64_t size, Position& position) const { position = size; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<RandomWithoutGenerator>();

// refused: expected: void random_position(std::uint64_t size, gamehost::Random& random, Position& position) const;
struct RandomOfACopy : GameWithText {
    void random_position(std::uint64_t size, gamehost::Random& random, Position position) const {
        position = random.between(1, size);
    }
};
template const gamehost_plugin* gamehost::detail::plugin_of<RandomOfACopy>();
