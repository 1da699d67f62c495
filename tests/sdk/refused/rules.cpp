#include "../complete_game.hpp"

// refused: `options`, `random_position` and `write_case` need `write_position` and `read_position`
struct OptionsWithoutText : CompleteGame {
    void options(const Position&, gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<OptionsWithoutText>();

// refused: expected: void options(const Position& position, gamehost::Positions<Position>& out) const;
struct OptionsAsAList : GameWithText {
    std::array<Position, 1> options(const Position& position) const { return {position}; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<OptionsAsAList>();

// refused: expected: void options(const Position& position, gamehost::Positions<Position>& out) const;
struct OptionsNotConst : GameWithMoves {
    void options(const Position&, gamehost::Positions<Position>&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<OptionsNotConst>();

// refused: expected: void options(const Position& position, gamehost::Positions<Position>& out) const;
struct OptionsWithResult : GameWithMoves {
    bool options(const Position&, gamehost::Positions<Position>&) const { return true; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<OptionsWithResult>();

// refused: `components`, `winning_options`, `positions_up_to`, `verify_bound` and `is_option` need `options`
struct ComponentsWithoutOptions : GameWithText {
    void components(const Position&, gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<ComponentsWithoutOptions>();

// refused: expected: void components(const Position& position, gamehost::Positions<Position>& out) const;
struct ComponentsByNumber : GameWithMoves {
    std::size_t components(const Position&) const { return 1; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<ComponentsByNumber>();

// refused: `components`, `winning_options`, `positions_up_to`, `verify_bound` and `is_option` need `options`
struct WinningOptionsWithoutOptions : GameWithText {
    void winning_options(const Position&, std::size_t, gamehost::Nimber, gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<WinningOptionsWithoutOptions>();

// refused: expected: void winning_options(const Position& position, std::size_t component, gamehost::Nimber target
struct WinningOptionsWithoutComponent : GameWithMoves {
    void winning_options(const Position&, gamehost::Nimber, gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<WinningOptionsWithoutComponent>();

// refused: expected: void winning_options(const Position& position, std::size_t component, gamehost::Nimber target
struct WinningOptionsWithNumberAsTarget : GameWithMoves {
    void winning_options(const Position&, std::size_t, std::uint64_t, gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<WinningOptionsWithNumberAsTarget>();

// refused: `components`, `winning_options`, `positions_up_to`, `verify_bound` and `is_option` need `options`
struct PositionsWithoutOptions : GameWithText {
    void positions_up_to(std::uint64_t, gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<PositionsWithoutOptions>();

// refused: expected: void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const;
struct PositionsWithoutBound : GameWithMoves {
    void positions_up_to(gamehost::Positions<Position>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<PositionsWithoutBound>();

// refused: expected: gamehost::Nimber grundy(const Position& position) const;
struct GrundyAsIntegerWithOptions : GameWithMoves {
    std::uint64_t grundy(const Position& position) const { return position; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<GrundyAsIntegerWithOptions>();

// refused: expected: gamehost::Nimber grundy(const Position& position) const;
struct GrundyNotConstWithOptions : GameWithMoves {
    gamehost::Nimber grundy(const Position& position) { return gamehost::Nimber(position); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<GrundyNotConstWithOptions>();
