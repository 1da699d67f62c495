// A right game without optional members, for the games of refused/ to spoil.
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
