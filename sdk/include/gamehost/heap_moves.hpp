// gamehost/heap_moves.hpp: where a game of heaps lists the moves of one heap.
#ifndef GAMEHOST_HEAP_MOVES_HPP
#define GAMEHOST_HEAP_MOVES_HPP

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace gamehost {

// A position of a game of heaps: their sizes, in the order of the input.
using Heaps = std::vector<std::uint64_t>;

// Takes the moves of one heap. Lives for one call, not to be kept; used by one thread. What the host refuses is thrown
// through the game's code, for the adapter to catch.
class HeapMoves {
public:
    HeapMoves() = default;
    HeapMoves(const HeapMoves&) = delete;
    HeapMoves& operator=(const HeapMoves&) = delete;

    // The heap becomes these heaps, in this place and order; a heap of 0 is none, so `to({})` and `to({0})` take it
    // away. None may be larger than `heap_size` allows. The numbers are read during the call. Answers whether more
    // moves are wanted; after `false` return.
    [[nodiscard]] bool to(std::initializer_list<std::uint64_t> heaps) { return take({heaps.begin(), heaps.size()}); }
    [[nodiscard]] bool to(std::span<const std::uint64_t> heaps) { return take(heaps); }

protected:
    ~HeapMoves() = default;

private:
    virtual bool take(std::span<const std::uint64_t> heaps) = 0;
};

}  // namespace gamehost

#endif
