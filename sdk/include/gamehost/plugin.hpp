// gamehost/plugin.hpp: all that the author of a game includes.
//
// A game is a plain class; nothing to derive from:
//
//     class Nim {
//     public:
//         static constexpr gamehost::GameInfo info{.name = "nim", …};
//         using Position = std::vector<std::uint64_t>;  // any default-constructible type, reused case after case
//
//         void parse_case(gamehost::Scanner& in, Position& position) const;
//         gamehost::Nimber grundy(const Position& position) const;
//         void format_verdict(const Position& position, const gamehost::Outcome& outcome, gamehost::Writer& out) const;
//     };
//     GAMEHOST_PLUGIN(Nim)  // the last line, once in a library
//
// Optional members, found by their names; a wrong form of one does not compile:
//
//     // A table of settings, and the constructor that takes their values.
//     static constexpr std::array settings{gamehost::Setting{…}};
//     explicit Nim(const gamehost::Settings& values);
//
//     // A table of further output fields, and their values: writes that of fields[index] and returns true; returns
//     // false where the case has none.
//     static constexpr std::array fields{gamehost::Field{…}};
//     bool field(const Position&, const gamehost::Outcome&, std::size_t index, gamehost::Writer& out) const;
//
//     // A position as text, without a count and without a line feed, its tokens one blank apart ("1 2 3 1"), and back,
//     // from the first token to the end. Two positions are the same exactly if their texts are. The two go together;
//     // all below needs them. Takes every position that play can reach, so also what no case may be.
//     void write_position(const Position& position, gamehost::Writer& out) const;
//     void read_position(gamehost::Scanner& in, Position& position) const;
//
//     // A case as it stands in the input. Without it: the number of tokens of the text, and the text in a line below.
//     void write_case(const Position& position, gamehost::Writer& out) const;
//
//     // Makes a random position of a size, from 1 (of what, says the game: mostly the greatest number in it).
//     void random_position(std::uint64_t size, gamehost::Random& random, Position& position) const;
//
//     // The rules: lists the positions that one move leads to, each with the move in words. With them `grundy` may be
//     // left out; the host then computes the values, which is slow. From every position play comes to an end.
//     void options(const Position& position, gamehost::Positions<Position>& out) const;
//
//     // Lists the parts that a position is the sum of, in order: every move is one in a single part, and their texts,
//     // one blank apart, are the position's. Without it a position is its only part.
//     void components(const Position& position, gamehost::Positions<Position>& out) const;
//
//     // Lists the options that a move in one part (its index, from 0) leads to and that make the value of this part
//     // `target`, where they are found faster than by looking at all.
//     void winning_options(const Position& position, std::size_t component, gamehost::Nimber target,
//                          gamehost::Positions<Position>& out) const;
//
//     // Lists all positions of one part whose size is at most `bound`, by size, each once, for `gamehost verify`; and
//     // the bound that it takes when none is given (20 without this).
//     void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const;
//     static constexpr std::uint64_t verify_bound = 18;
//
//     // Whether one move leads from a position to another, for what a player types; where the rules give parts no
//     // order, in any. Without it the options are searched.
//     bool is_option(const Position& position, const Position& option) const;
//
// For a sum of heaps all of this follows from the moves of one heap: see gamehost/heap_game.hpp.
//
// The class must not be final. Its const members are called from several threads at once, each with a position of its
// own. An exception ends the call, not the program: BadInput and BadSetting are complaints about the user's data,
// std::bad_alloc says "not enough memory", all others are the plugin's own fault.
#ifndef GAMEHOST_PLUGIN_HPP
#define GAMEHOST_PLUGIN_HPP

#if __cplusplus < 202002L
#error "plugins of gamehost are C++20: compile with -std=c++20"
#endif

#include <gamehost/game_info.hpp>
#include <gamehost/heap_game.hpp>
#include <gamehost/heap_moves.hpp>
#include <gamehost/nimber.hpp>
#include <gamehost/positions.hpp>
#include <gamehost/random.hpp>
#include <gamehost/scanner.hpp>
#include <gamehost/settings.hpp>
#include <gamehost/writer.hpp>

#include <gamehost/detail/adapter.hpp>

#if defined(_WIN32)
#define GAMEHOST_EXPORT __declspec(dllexport)
#else
#define GAMEHOST_EXPORT __attribute__((visibility("default")))
#endif

#define GAMEHOST_PLUGIN(...)                                                                \
    extern "C" GAMEHOST_EXPORT const gamehost_plugin* gamehost_plugin_entry_v1() noexcept { \
        return ::gamehost::detail::plugin_of<__VA_ARGS__>();                                \
    }

#endif
