#include "../complete_game.hpp"

// refused: expected: void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;
struct MovesMissing : OneHeapWithoutMoves {};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<MovesMissing>>();

// refused: expected: void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;
struct MovesAsAList : OneHeap {
    std::array<std::uint64_t, 1> moves(std::uint64_t heap) const { return {heap}; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<MovesAsAList>>();

// refused: expected: void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;
struct MovesNotConst : OneHeap {
    void moves(std::uint64_t, gamehost::HeapMoves&) {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<MovesNotConst>>();

// refused: expected: void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;
struct MovesOfACutHeap : OneHeap {
    void moves(int, gamehost::HeapMoves&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<MovesOfACutHeap>>();

// refused: expected: void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;
struct MovesWithResult : OneHeap {
    bool moves(std::uint64_t, gamehost::HeapMoves&) const { return true; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<MovesWithResult>>();

// refused: expected: const gamehost::Range& heap_range() const;
struct HeapRangeAsNumber : ValuedHeap {
    std::uint64_t heap_range() const { return 9; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapRangeAsNumber>>();

// refused: expected: const gamehost::Range& heap_range() const;
struct HeapRangeByValue : ValuedHeap {
    gamehost::Range heap_range() const { return heap_size; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapRangeByValue>>();

// refused: a game of heaps states how many there may be
// refused: a game of heaps states how large one may be
struct HeapRangesMissing {
    static constexpr gamehost::GameInfo info = CompleteGame::info;
    void moves(std::uint64_t, gamehost::HeapMoves&) const {}
    void format_verdict(const gamehost::Heaps&, const gamehost::Outcome&, gamehost::Writer&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapRangesMissing>>();

// refused: a game of heaps states how many there may be
struct HeapCountAsNumber : ValuedHeap {
    static constexpr std::uint64_t heap_count = 9;
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapCountAsNumber>>();

// refused: a game of heaps states how large one may be
struct HeapSizeAsNumber : ValuedHeap {
    static constexpr std::uint64_t heap_size = 9;
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapSizeAsNumber>>();

// refused: a game's class must not be final
struct FinalHeap final : ValuedHeap {};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<FinalHeap>>();

// refused: a game is a class
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<int>>();

// refused: expected: void format_verdict(const Position& position, const gamehost::Outcome& outcome
struct HeapVerdictOfAHeap : ValuedHeap {
    void format_verdict(std::uint64_t, const gamehost::Outcome&, gamehost::Writer&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapVerdictOfAHeap>>();

// refused: the moves of one heap make a game with HeapGame: GAMEHOST_PLUGIN(gamehost::HeapGame<Game>)
struct HeapsWithoutHeapGame : ValuedHeap {};
template const gamehost_plugin* gamehost::detail::plugin_of<HeapsWithoutHeapGame>();
