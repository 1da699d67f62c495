// Right games with few optional members, for the games of refused/ to spoil.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <gamehost/plugin.hpp>

struct GameWithoutGrundy {
    static constexpr gamehost::GameInfo info{
        .name = "one-heap",
        .title = "One heap",
        .version = "1.0.0",
        .source = "none",
        .rules = "A move takes one or more objects from the heap. Who cannot move loses.",
        .theorem = "The value of a heap is its size.",
        .input = "A case is the heap.",
        .sample_input = "1\n5\n",
        .sample_output = "First\n",
    };
    using Position = std::uint64_t;

    void parse_case(gamehost::Scanner& in, Position& position) const { position = in.next(); }
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << info.winner(outcome);
    }
};

struct CompleteGame : GameWithoutGrundy {
    gamehost::Nimber grundy(const Position& position) const { return gamehost::Nimber(position); }
};

// With positions as text.
struct GameWithText : CompleteGame {
    void write_position(const Position& position, gamehost::Writer& out) const { out << position; }
    void read_position(gamehost::Scanner& in, Position& position) const { position = in.next(); }
};

// With the moves.
struct GameWithMoves : GameWithText {
    void options(const Position& position, gamehost::Positions<Position>& out) const {
        for (Position rest = 0; rest < position; ++rest)
            if (!out.add(rest)) return;
    }
    void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const {
        for (Position heap = 1; heap <= bound; ++heap)
            if (!out.add(heap)) return;
    }
};

// The class of a game of heaps: for HeapGame.
struct OneHeapWithoutMoves {
    static constexpr gamehost::GameInfo info = CompleteGame::info;
    static constexpr gamehost::Range heap_count{.name = "n", .what = "n, the number of heaps"};
    static constexpr gamehost::Range heap_size{.name = "heap", .what = "a heap"};

    void format_verdict(const gamehost::Heaps&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << info.winner(outcome);
    }
};

struct OneHeap : OneHeapWithoutMoves {
    void moves(std::uint64_t heap, gamehost::HeapMoves& out) const {
        for (std::uint64_t rest = 0; rest < heap; ++rest)
            if (!out.to({rest})) return;
    }
};

struct ValuedHeap : OneHeap {
    gamehost::Nimber grundy(std::uint64_t heap) const { return gamehost::Nimber(heap); }
};
