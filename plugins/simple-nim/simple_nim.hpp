// A Simple Nim (HDU 5795).
//
// Rules. A position is a row of heaps. A move takes any number of objects (one or more) from one heap, or splits a
// heap into three heaps, none of them empty. Who cannot move loses.
//
// Theorem. The Grundy value of a heap of x is x - 1 if 8 divides x > 0, x + 1 if x mod 8 = 7, and x otherwise. It
// follows by induction from the values of one period of 8; the nim-sum of the heaps gives the position's value
// (Sprague-Grundy).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <gamehost/plugin.hpp>

class SimpleNim {
public:
    static constexpr gamehost::Range heap_count{
        .name = "n", .what = "n, the number of heaps", .contest_limit = 1'000'000};
    static constexpr gamehost::Range heap_size{
        .name = "heap",
        .what = "a heap",
        .most = 18'446'744'073'709'551'614U,  // 2^64-1 leaves 7 when divided by 8, so its value would be 2^64
        .why = "the value of a greater one has more than 64 bits",
        .contest_limit = 1'000'000'000,
    };
    static constexpr gamehost::Range ranges[]{heap_count, heap_size};
    static constexpr gamehost::GameInfo info{
        .name = "simple-nim",
        .title = "A Simple Nim",
        .version = "1.0.0",
        .source = "HDU 5795, A Simple Nim",
        .rules =
            "Two players move in turn. A move takes one or more objects from one heap, or splits one heap into "
            "three heaps, none of them empty. Who cannot move loses.",
        .theorem =
            "A heap of x has the Grundy value x-1 if 8 divides x, x+1 if x mod 8 = 7, and x otherwise (by "
            "induction over one period of 8). The value of a position is the nim-sum of its heaps.",
        .input = "A case is n (at least 1), then n heaps of at least 1.",
        .framing = gamehost::Framing::counted_blocks,
        .most_cases = 100,
        .ranges = ranges,
        .sample_input = "2\n2\n4 4\n3\n1 2 4\n",
        .sample_output = "Second player wins.\nFirst player wins.\n",
        .players = {"First player", "Second player"},
    };

    static constexpr std::uint64_t verify_bound = 150;

    // Everything from an empty heap to nothing: heaps are 0 to 2^64-2.
    void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;
    bool is_move(std::uint64_t heap, std::span<const std::uint64_t> parts) const;
    gamehost::Nimber grundy(const gamehost::Heaps& heaps) const;
    void winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out) const;
    void format_verdict(const gamehost::Heaps& heaps, const gamehost::Outcome& outcome, gamehost::Writer& out) const;
};
