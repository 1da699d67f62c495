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
#include <vector>

#include <gamehost/plugin.hpp>

#include "prime_factor_table.hpp"

class Divisors {
public:
    static constexpr gamehost::Range number_count{
        .name = "n", .what = "n, the number of numbers", .contest_limit = 100'000};
    static constexpr gamehost::Range number_size{.name = "number", .what = "a number", .contest_limit = 5'000'000};
    static constexpr gamehost::Range ranges[]{number_count, number_size};
    static constexpr std::array fields{gamehost::Field{
        .name = "index",
        .help = "The least place, from 1, of a number with which the first player can win; none where the second wins.",
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

    // Numbers, each 1 to 2^64-1, and how many prime factors each has. Factoring can be costly, and the verdict needs
    // the same counts as the value; so whoever writes the numbers has them counted, and nothing else changes either.
    class Position {
    public:
        const std::vector<std::uint64_t>& numbers() const { return numbers_; }
        const std::vector<std::uint8_t>& omegas() const { return omegas_; }  // one for each number

        // Lets `write` change the vector of numbers, which it finds as it was. Passes on what `write` throws, and
        // std::bad_alloc; the position can then only be written again or destroyed.
        template <class Write>
        void rewrite(PrimeFactorTable& table, Write write) {
            write(numbers_);
            omegas_.resize(numbers_.size());
            table.count(numbers_, omegas_.data());
        }

    private:
        std::vector<std::uint64_t> numbers_;
        std::vector<std::uint8_t> omegas_;
    };

    void parse_case(gamehost::Scanner& in, Position& position) const;
    gamehost::Nimber grundy(const Position& position) const;
    void format_verdict(const Position& position, const gamehost::Outcome& outcome, gamehost::Writer& out) const;
    bool field(const Position& position, const gamehost::Outcome& outcome, std::size_t index,
               gamehost::Writer& out) const;

private:
    std::uint64_t winning_place(const Position& position, const gamehost::Outcome& outcome) const;

    mutable PrimeFactorTable table_;  // grows on demand; may be used by several threads
};
