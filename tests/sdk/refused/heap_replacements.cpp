#include "../complete_game.hpp"

// refused: HeapGame makes `options`, `components`, `winning_options`, `is_option`, `write_position` and `read_position`
// from `moves`
struct HeapGameWithOptions : ValuedHeap {
    void options(const gamehost::Heaps&, gamehost::Positions<gamehost::Heaps>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameWithOptions>>();

// refused: HeapGame makes `options`, `components`, `winning_options`, `is_option`, `write_position` and `read_position`
// from `moves`
struct HeapGameWithComponents : ValuedHeap {
    void components(const gamehost::Heaps&, gamehost::Positions<gamehost::Heaps>&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameWithComponents>>();

// refused: HeapGame makes `options`, `components`, `winning_options`, `is_option`, `write_position` and `read_position`
// from `moves`
struct HeapGameWithWinningOptions : ValuedHeap {
    void winning_options(const gamehost::Heaps&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameWithWinningOptions>>();

// refused: HeapGame makes `options`, `components`, `winning_options`, `is_option`, `write_position` and `read_position`
// from `moves`
struct HeapGameWithWritePosition : ValuedHeap {
    void write_position(const gamehost::Heaps&, gamehost::Writer&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameWithWritePosition>>();

// refused: HeapGame makes `options`, `components`, `winning_options`, `is_option`, `write_position` and `read_position`
// from `moves`
struct HeapGameWithReadPosition : ValuedHeap {
    void read_position(gamehost::Scanner&, gamehost::Heaps&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameWithReadPosition>>();

// refused: expected: void parse_case(gamehost::Scanner& in, gamehost::Heaps& heaps) const;
struct HeapGameParsingNothing : ValuedHeap {
    void parse_case(gamehost::Scanner&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameParsingNothing>>();

// refused: expected: void random_position(std::uint64_t size, gamehost::Random& random, gamehost::Heaps& heaps)
struct HeapGameRandomOfAHeap : ValuedHeap {
    std::uint64_t random_position(std::uint64_t size, gamehost::Random&) const { return size; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameRandomOfAHeap>>();

// refused: expected: void positions_up_to(std::uint64_t bound, gamehost::Positions<gamehost::Heaps>& out)
struct HeapGamePositionsOfNothing : ValuedHeap {
    void positions_up_to(std::uint64_t) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGamePositionsOfNothing>>();

// refused: expected: void parse_case(gamehost::Scanner& in, gamehost::Heaps& heaps) const;
struct HeapGameParsingIntoACopy : ValuedHeap {
    void parse_case(gamehost::Scanner&, gamehost::Heaps) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameParsingIntoACopy>>();

// refused: expected: void random_position(std::uint64_t size, gamehost::Random& random, gamehost::Heaps& heaps)
struct HeapGameRandomCopy : ValuedHeap {
    void random_position(std::uint64_t, gamehost::Random&, gamehost::Heaps) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameRandomCopy>>();

// refused: expected: bool is_move(std::uint64_t heap, std::span<const std::uint64_t> parts) const;
struct HeapGameJudgingOneHeap : ValuedHeap {
    bool is_move(std::uint64_t heap, std::uint64_t part) const { return part < heap; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGameJudgingOneHeap>>();
