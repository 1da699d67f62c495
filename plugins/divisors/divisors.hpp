// A Game Between Alice and Bob (ZOJ 3529).
//
// Rules. A position is a row of numbers. A move replaces a number by one of its proper divisors. Who makes the product
// of all numbers 1 wins: no move is left then, so this is the usual rule that who cannot move loses.
//
// Theorem. The Grundy value of x is Omega(x), the number of its prime factors with multiplicity: the proper divisors of
// x have every Omega from 0 to Omega(x) - 1 and no other, so by induction Omega(x) is the least value missing. The
// nim-sum of the numbers gives the position's value (Sprague-Grundy).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include <gamehost/plugin.hpp>

#include "prime_factor_table.hpp"

class Divisors {
public:
    static constexpr gamehost::Range heap_count{
        .name = "n", .what = "n, the number of numbers", .contest_limit = 100'000};
    static constexpr gamehost::Range heap_size{.name = "number", .what = "a number", .contest_limit = 5'000'000};
    static constexpr gamehost::Range ranges[]{heap_count, heap_size};
    static constexpr std::array fields{gamehost::Field{
        .name = "index",
        .help = "The least place, from 1, of a number with which the first player can win; none where the second wins.",
        .kind = gamehost::Kind::winning_component,
    }};
    static constexpr gamehost::GameInfo info{
        .name = "divisors",
        .title = "A Game Between Alice and Bob",
        .version = "1.0.0",
        .source = "ZOJ 3529, A Game Between Alice and Bob",
        .rules =
            "Two players move in turn. A move replaces one number by one of its proper divisors. Who makes the "
            "product of all numbers 1 wins, since no move is left then.",
        .theorem =
            "The Grundy value of a number is the number of its prime factors counted with multiplicity: its "
            "proper divisors have every smaller count and no other (by induction). The value of a position is "
            "the nim-sum of its numbers (Sprague-Grundy).",
        .input = "A case is n (at least 1), then n numbers of at least 1.",
        .framing = gamehost::Framing::until_end,
        .ranges = ranges,
        .sample_input = "4\n5 7 9 12\n4\n41503 15991 72 16057\n",
        .sample_output = "Test #1: Alice 1\nTest #2: Bob\n",
        .players = {"Alice", "Bob"},
    };

    static constexpr std::uint64_t verify_bound = 1000;

    // A heap is a number, 1 to 2^64-1.
    void moves(std::uint64_t number, gamehost::HeapMoves& out) const;
    bool is_move(std::uint64_t number, std::span<const std::uint64_t> parts) const;
    void winning_moves(std::uint64_t number, gamehost::Nimber target, gamehost::HeapMoves& out) const;
    gamehost::Nimber grundy(const gamehost::Heaps& numbers) const;
    void format_verdict(const gamehost::Heaps& numbers, const gamehost::Outcome& outcome, gamehost::Writer& out) const;
    bool field(const gamehost::Heaps& numbers, const gamehost::Outcome& outcome, std::size_t index,
               gamehost::Writer& out) const;

private:
    std::uint64_t winning_place(const gamehost::Heaps& numbers, const gamehost::Outcome& outcome) const;

    mutable PrimeFactorTable table_;  // grows on demand; may be used by several threads
};
