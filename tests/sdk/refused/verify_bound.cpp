#include "../complete_game.hpp"

// refused: `components`, `winning_options`, `positions_up_to`, `verify_bound` and `is_option` need `options`
struct BoundWithoutOptions : GameWithText {
    static constexpr std::uint64_t verify_bound = 9;
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundWithoutOptions>();

// refused: `verify_bound` needs `positions_up_to`
struct BoundWithoutPositions : GameWithText {
    void options(const Position&, gamehost::Positions<Position>&) const {}
    static constexpr std::uint64_t verify_bound = 9;
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundWithoutPositions>();

// refused: expected: static constexpr std::uint64_t verify_bound
struct BoundAsFunction : GameWithMoves {
    static constexpr std::uint64_t verify_bound() { return 9; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundAsFunction>();

// refused: expected: static constexpr std::uint64_t verify_bound
struct BoundAsText : GameWithMoves {
    static constexpr const char* verify_bound = "9";
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundAsText>();

// refused: expected: static constexpr std::uint64_t verify_bound
struct BoundOfTheObject : GameWithMoves {
    std::uint64_t verify_bound = 9;
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundOfTheObject>();

// refused: expected: static constexpr std::uint64_t verify_bound
struct BoundNegative : GameWithMoves {
    static constexpr int verify_bound = -9;
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundNegative>();

// refused: expected: static constexpr std::uint64_t verify_bound
struct BoundZero : GameWithMoves {
    static constexpr std::uint64_t verify_bound = 0;
};
template const gamehost_plugin* gamehost::detail::plugin_of<BoundZero>();

// refused: expected: bool is_option(const Position& position, const Position& option) const;
struct IsOptionByText : GameWithMoves {
    bool is_option(const Position&, const char*) const { return true; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<IsOptionByText>();
