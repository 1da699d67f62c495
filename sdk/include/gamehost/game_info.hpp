// gamehost/game_info.hpp: what a game says of itself, as data that the host and `gamehost info` read.
#ifndef GAMEHOST_GAME_INFO_HPP
#define GAMEHOST_GAME_INFO_HPP

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include <gamehost/abi.h>
#include <gamehost/nimber.hpp>

namespace gamehost {

// All texts here are string literals (UTF-8, static, terminated by NUL); the adapter checks that when it compiles.

// How cases stand in an input; see gamehost/abi.h. The host reads the counts.
enum class Framing : std::int32_t {
    counted = GAMEHOST_COUNTED,
    counted_blocks = GAMEHOST_COUNTED_BLOCKS,
    until_end = GAMEHOST_UNTIL_END,
};

// Kinds of values, of settings and of fields; the last one of fields only.
enum class Kind : std::int32_t {
    number = GAMEHOST_NUMBER,
    text = GAMEHOST_TEXT,
    winning_component = GAMEHOST_WINNING_COMPONENT,
};

// Which values a number of a case may have. The one place for it: Scanner::count, next and read check by it, its words
// stand in the complaint, and `gamehost info` lists its contest limit. A value without state; a copy with another
// `most` may be made at run time, as where a setting decides. Texts outlive the range.
struct Range {
    std::string_view name;  // what `gamehost info` calls it: "heap"
    std::string_view what;  // completes "expected …": "a heap", or with a comma "n, the number of heaps"
    std::uint64_t least = 1;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();  // that the game computes
    std::string_view why = "";                                       // it computes no more, when `most` is less
    std::uint64_t contest_limit = 0;                                 // the most under --strict; 0 for none

    // Whether it is the contest's limit that bounds the number.
    constexpr bool is_contest(bool strict) const { return strict && contest_limit != 0 && contest_limit <= most; }
    constexpr std::uint64_t top(bool strict) const { return is_contest(strict) ? contest_limit : most; }
    constexpr bool holds(std::uint64_t number, bool strict) const { return number - least <= top(strict) - least; }

    // What is expected, in words: "a heap of 1 to 100 (the contest's limit)", "n, the number of heaps, 1 or more".
    std::string words(bool strict) const {
        std::string text(what);
        const bool open = top(strict) == std::numeric_limits<std::uint64_t>::max();
        if (open && least == 0) return text;
        text += (what.find(',') == std::string_view::npos ? " of " : ", ") + std::to_string(least);
        if (open) return text + " or more";
        text += " to " + std::to_string(top(strict));
        const std::string_view reason = is_contest(strict) ? "the contest's limit" : why;
        return reason.empty() ? text : text + " (" + std::string(reason) + ')';
    }
};

// One line of a game's table of settings. The host checks that a number lies within minimum and maximum.
struct Setting {
    std::string_view key;       // [a-z0-9_]+
    std::string_view fallback;  // the value when the configuration gives none, as text
    std::uint64_t minimum = 0;
    std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max();
    std::string_view unit = "";
    std::string_view help;  // one sentence
    Kind kind = Kind::number;
};

// One line of a game's table of further output fields.
struct Field {
    std::string_view name;  // [a-z0-9_]+
    std::string_view help;  // one sentence
    Kind kind = Kind::number;
};

// What the host knows of a solved case.
struct Outcome {
    std::uint64_t case_number = 0;  // from 1, over the whole input
    Nimber grundy;

    // Under normal play the first player wins exactly if the Grundy value is not 0.
    constexpr bool first_wins() const { return grundy != Nimber(0); }
};

// The facts of a game: `static constexpr gamehost::GameInfo info{ .name = "nim", … };` in the author's class.
struct GameInfo {
    std::string_view name;     // [a-z0-9-]+
    std::string_view title;    // for people
    std::string_view version;  // of the plugin, such as "1.0.0"
    std::string_view source;   // where the problem was set: judge, number, title
    std::string_view rules;    // the moves in words, and who wins
    std::string_view theorem;  // why the Grundy value is what it is, with its source
    std::string_view input;    // what a case looks like, and what is not allowed
    Framing framing = Framing::counted;
    std::uint64_t most_cases = 0;                                // contest limit of the number of cases; 0 for none
    std::span<const Range> ranges{};                             // of the numbers in a case
    std::string_view sample_input;                               // a whole input
    std::string_view sample_output;                              // and its answer, each line ended by '\n'
    std::array<std::string_view, 2> players{"First", "Second"};  // the first player, then the second

    constexpr std::string_view winner(const Outcome& outcome) const { return players[outcome.first_wins() ? 0 : 1]; }
};

}  // namespace gamehost

#endif
