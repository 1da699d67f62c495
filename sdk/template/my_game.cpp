// my-game: the smallest useful plugin. Copy it, then change the facts, the moves and the theory.
//
// Rules. A position is a row of heaps. A move takes 1, 2 or 3 objects from one heap. Who cannot move loses.
//
// Theorem. The Grundy value of a heap of x is x mod 4: its options leave x-1, x-2 and x-3, whose values are the other
// three remainders (by induction; the heaps of 0 to 3 have too few options for more than x). The nim-sum of the heaps
// gives the position's value (Sprague-Grundy). Source: Winning Ways, chapter 4, subtraction games.
#include <cstdint>

#include <gamehost/plugin.hpp>

class MyGame {
public:
    // What the numbers of a case may be. Contest limits are enforced under `--strict` only; `gamehost info` shows them.
    static constexpr gamehost::Range heap_count{.name = "n", .what = "n, the number of heaps", .contest_limit = 1000};
    static constexpr gamehost::Range heap_size{.name = "heap", .what = "a heap", .contest_limit = 1'000'000};
    static constexpr gamehost::Range ranges[]{heap_count, heap_size};

    static constexpr gamehost::GameInfo info{
        .name = "my-game",  // also the name of the library: my-game.so
        .title = "Take one, two or three",
        .version = "0.1.0",
        .source = "Winning Ways, chapter 4",
        .rules = "Two players move in turn. A move takes 1, 2 or 3 objects from one heap. Who cannot move loses.",
        .theorem = "A heap of x has the Grundy value x mod 4; the value of a position is the nim-sum of its heaps.",
        .input = "A case is n (at least 1), then n heaps of at least 1.",
        .framing = gamehost::Framing::counted,  // the host reads T, the number of cases
        .most_cases = 100,
        .ranges = ranges,
        .sample_input = "2\n3\n1 2 3\n2\n4 5\n",
        .sample_output = "Case 1: Bob\nCase 2: Alice\n",
        .players = {"Alice", "Bob"},
    };

    // The moves of one heap: what it becomes. `to` answers whether more are wanted.
    void moves(std::uint64_t heap, gamehost::HeapMoves& out) const {
        for (std::uint64_t taken = 1; taken <= 3 && taken <= heap; ++taken)
            if (!out.to({heap - taken})) return;
    }

    // The value of one heap. Not known? Leave this out: the host computes it from the moves, slower.
    gamehost::Nimber grundy(std::uint64_t heap) const { return gamehost::Nimber(heap % 4); }

    void format_verdict(const gamehost::Heaps&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << "Case " << outcome.case_number << ": " << info.winner(outcome);
    }
};

GAMEHOST_PLUGIN(gamehost::HeapGame<MyGame>)
