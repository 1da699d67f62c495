// my-game: the smallest useful plugin. Copy it, then change the facts, the reading and the theory.
//
// Rules. A position is a row of heaps. A move takes 1, 2 or 3 objects from one heap. Who cannot move loses.
//
// Theorem. The Grundy value of a heap of x is x mod 4: its options leave x-1, x-2 and x-3, whose values are the other
// three remainders (by induction; the heaps of 0 to 3 have too few options for more than x). The nim-sum of the heaps
// gives the position's value (Sprague-Grundy). Source: Winning Ways, chapter 4, subtraction games.
#include <cstdint>
#include <vector>

#include <gamehost/plugin.hpp>

class MyGame {
public:
    // Enforced under `--strict` only; `gamehost info` shows them.
    static constexpr gamehost::Limit limits[]{{"n", 1000}, {"heap", 1'000'000}};

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
        .limits = limits,
        .sample_input = "2\n3\n1 2 3\n2\n4 5\n",
        .sample_output = "Case 1: Bob\nCase 2: Alice\n",
        .players = {"Alice", "Bob"},
    };

    // Any type with a default constructor. It is used again for the next case, so overwrite all of it.
    using Position = std::vector<std::uint64_t>;

    void parse_case(gamehost::Scanner& in, Position& heaps) const {
        const std::uint64_t n = in.count("n, the number of heaps", limits[0].maximum);
        if (in.strict()) {
            in.read(
                heaps, n, [](std::uint64_t heap) { return heap >= 1 && heap <= limits[1].maximum; },
                "a heap of 1 to 1000000 (the contest's limit)");
        } else {
            in.read(
                heaps, n, [](std::uint64_t heap) { return heap >= 1; }, "a heap of 1 or more");
        }
    }

    gamehost::Nimber grundy(const Position& heaps) const {
        gamehost::Nimber sum;
        for (const std::uint64_t heap : heaps) sum ^= gamehost::Nimber(heap % 4);
        return sum;
    }

    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << "Case " << outcome.case_number << ": " << info.winner(outcome);
    }
};

GAMEHOST_PLUGIN(MyGame)
