// Partitioning Game (LightOJ 1199), known as Grundy's game.
//
// Rules. A position is a row of piles. A move splits one pile into two piles of different sizes, neither empty. Who
// cannot move loses: every pile is then 1 or 2.
//
// Theorem. The Grundy value of a pile is, as always, the least value that no split of it has (OEIS A002188), and the
// nim-sum of the piles gives the position's value (Sprague-Grundy). No closed form is known, and whether the sequence
// is periodic from some point on is an open question (Berlekamp, Conway, Guy: Winning Ways, chapter 4); so the values
// are computed, exactly, as far as the largest pile asked for. See grundys_game.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <gamehost/plugin.hpp>

#include "grundys_game.hpp"

class Partition {
public:
    static constexpr gamehost::Range heap_count{.name = "n", .what = "n, the number of piles", .contest_limit = 100};
    static constexpr gamehost::Range heap_size{
        .name = "pile",
        .what = "a pile",
        .most = GrundysGame::largest_computable,
        .why = "the setting largest_pile, at its maximum",
        .contest_limit = 10'000,
    };
    static constexpr gamehost::Range ranges[]{heap_count, heap_size};
    static constexpr std::array settings{gamehost::Setting{
        .key = "largest_pile",
        .fallback = "100000",
        .minimum = 1,
        .maximum = heap_size.most,
        .unit = "objects",
        .help = "The largest pile that is answered; values are computed as far as a pile in the input needs them, at "
                "about 2 microseconds a value.",
    }};
    static constexpr gamehost::GameInfo info{
        .name = "partition",
        .title = "Partitioning Game (Grundy's game)",
        .version = "1.0.0",
        .source = "LightOJ 1199, Partitioning Game",
        .rules =
            "Two players move in turn. A move splits one pile into two piles of different sizes, neither of them "
            "empty. Who cannot move loses.",
        .theorem =
            "The value of a pile is the least number that is not the nim-sum of the two parts of one of its "
            "splits (OEIS A002188); the value of a position is the nim-sum of its piles (Sprague-Grundy). No "
            "closed form is known, and it is an open question whether the values become periodic (Winning Ways, "
            "chapter 4). All values are computed from the definition, by the sparse-space method.",
        .input = "A case is n (at least 1), then n piles of at least 1 and at most the setting largest_pile.",
        .framing = gamehost::Framing::counted,
        .most_cases = 1000,
        .ranges = ranges,
        .sample_input = "3\n1\n4\n3\n1 2 3\n1\n7\n",
        .sample_output = "Case 1: Bob\nCase 2: Alice\nCase 3: Bob\n",
        .players = {"Alice", "Bob"},
    };

    static constexpr std::uint64_t verify_bound = 400;

    explicit Partition(const gamehost::Settings& settings);

    // Piles are 1 to the setting largest_pile.
    const gamehost::Range& heap_range() const { return pile_; }

    void moves(std::uint64_t pile, gamehost::HeapMoves& out) const;
    bool is_move(std::uint64_t pile, std::span<const std::uint64_t> parts) const;
    gamehost::Nimber grundy(const gamehost::Heaps& piles) const;
    void format_verdict(const gamehost::Heaps& piles, const gamehost::Outcome& outcome, gamehost::Writer& out) const;

private:
    const std::string why_;       // no pile is larger: the text that pile_ points to
    gamehost::Range pile_;        // heap_size, as far as the setting allows
    mutable GrundysGame values_;  // grows on demand; may be used by several threads
};
