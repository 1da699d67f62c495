#include "simple_nim.hpp"

void SimpleNim::parse_case(gamehost::Scanner& in, Position& heaps) const {
    in.read(heaps, in.count(heap_count), heap_size);
}

gamehost::Nimber SimpleNim::grundy(const Position& heaps) const {
    std::uint64_t sum = 0;
    // Arithmetic on the comparisons: a branch here is mispredicted one time in eight.
    for (const std::uint64_t heap : heaps) sum ^= heap + (heap % 8 == 7) - (heap % 8 == 0);
    return gamehost::Nimber(sum);
}

void SimpleNim::format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << info.winner(outcome) << " wins.";
}

GAMEHOST_PLUGIN(SimpleNim)
