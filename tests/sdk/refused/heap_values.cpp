#include "../complete_game.hpp"

// refused: expected: gamehost::Nimber grundy(std::uint64_t heap) const; or, of a whole position
struct HeapGrundyAsInteger : OneHeap {
    std::uint64_t grundy(std::uint64_t heap) const { return heap; }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGrundyAsInteger>>();

// refused: expected: gamehost::Nimber grundy(std::uint64_t heap) const; or, of a whole position
struct HeapGrundyNotConst : OneHeap {
    gamehost::Nimber grundy(std::uint64_t heap) { return gamehost::Nimber(heap); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGrundyNotConst>>();

// refused: expected: gamehost::Nimber grundy(std::uint64_t heap) const; or, of a whole position
struct HeapGrundyOfACutHeap : OneHeap {
    gamehost::Nimber grundy(std::uint32_t heap) const { return gamehost::Nimber(heap); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapGrundyOfACutHeap>>();

// refused: expected: gamehost::Nimber grundy(std::uint64_t heap) const; or, of a whole position
struct HeapsGrundyAsInteger : OneHeap {
    std::uint64_t grundy(const gamehost::Heaps& heaps) const { return heaps.size(); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<HeapsGrundyAsInteger>>();

// refused: expected: gamehost::Nimber grundy(std::uint64_t heap) const; or, of a whole position
struct OneGrundyOfTwoAsInteger : OneHeap {
    gamehost::Nimber grundy(std::uint64_t heap) const { return gamehost::Nimber(heap); }
    std::uint64_t grundy(const gamehost::Heaps& heaps) const { return heaps.size(); }
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<OneGrundyOfTwoAsInteger>>();

// refused: `winning_moves` needs `grundy`
struct WinningMovesWithoutGrundy : OneHeap {
    void winning_moves(std::uint64_t, gamehost::Nimber, gamehost::HeapMoves&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<WinningMovesWithoutGrundy>>();

// refused: expected: void winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out)
struct WinningMovesWithoutTarget : ValuedHeap {
    void winning_moves(std::uint64_t, gamehost::HeapMoves&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<WinningMovesWithoutTarget>>();

// refused: expected: void winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out)
struct WinningMovesWithNumberAsTarget : ValuedHeap {
    void winning_moves(std::uint64_t, std::uint64_t, gamehost::HeapMoves&) const {}
};
template const gamehost_plugin* gamehost::detail::plugin_of<gamehost::HeapGame<WinningMovesWithNumberAsTarget>>();
