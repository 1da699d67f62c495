// gamehost/detail/facts.hpp: what a game says of itself, checked when it compiles. Not for authors.
//
// The host checks the same when it loads a plugin, since not every one is made with this SDK; here the author learns it
// first, and which of the rules it is.
#ifndef GAMEHOST_DETAIL_FACTS_HPP
#define GAMEHOST_DETAIL_FACTS_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string_view>

#include <gamehost/abi.h>
#include <gamehost/game_info.hpp>

namespace gamehost::detail {

// A literal, or a constant with a NUL behind it and none within: the boundary passes no lengths.
constexpr bool is_literal(std::string_view text) {
    return text.data() != nullptr && text.find('\0') == std::string_view::npos && text.data()[text.size()] == '\0';
}
constexpr bool is_text(std::string_view text) {
    return !text.empty() && is_literal(text);
}
// Shown within a line.
constexpr bool is_line(std::string_view text) {
    for (const char c : text)
        if ((c >= 0 && c < ' ') || c == '\x7f') return false;
    return is_text(text);
}
constexpr bool is_word(std::string_view text, char separator) {
    if (!is_text(text)) return false;
    for (const char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == separator)) return false;
    return true;
}

// std::from_chars is constexpr from C++23 on only.
constexpr bool is_number_within(std::string_view text, std::uint64_t minimum, std::uint64_t maximum) {
    std::uint64_t value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return false;
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (value > (std::numeric_limits<std::uint64_t>::max() - digit) / 10) return false;
        value = value * 10 + digit;
    }
    return !text.empty() && minimum <= value && value <= maximum;
}

constexpr bool is_host_field(std::string_view name) {
    for (const std::string_view taken : {GAMEHOST_HOST_FIELDS})
        if (name == taken) return true;
    return false;
}

template <class Table, class Rule>
constexpr bool all(const Table& table, Rule rule) {
    for (const auto& row : table)
        if (!rule(row)) return false;
    return true;
}

template <class Table, class Name>
constexpr bool all_differ(const Table& table, Name name_of) {
    for (auto row = std::begin(table); row != std::end(table); ++row)
        for (auto other = std::begin(table); other != row; ++other)
            if (name_of(*row) == name_of(*other)) return false;
    return true;
}

template <const auto& table>
consteval void check_setting_rows() {
    static_assert(all(table, [](const Setting& s) { return is_word(s.key, '_'); }),
                  "settings: a key consists of small letters (a to z), digits and _");
    static_assert(all_differ(table, [](const Setting& s) { return s.key; }), "settings: two have the same key");
    static_assert(all(table, [](const Setting& s) { return is_text(s.help); }),
                  "settings: each has a help text, a literal that is not empty");
    static_assert(all(table, [](const Setting& s) { return is_literal(s.unit) && is_literal(s.fallback); }),
                  "settings: each has a fallback (and perhaps a unit), a literal");
    static_assert(all(table,
                      [](const Setting& s) {
                          return s.kind != Kind::number || is_number_within(s.fallback, s.minimum, s.maximum);
                      }),
                  "settings: the fallback of a number is a whole number from its minimum to its maximum");
}

template <const auto& table>
consteval void check_field_rows() {
    static_assert(all(table, [](const Field& f) { return is_word(f.name, '_'); }),
                  "fields: a name consists of small letters (a to z), digits and _");
    static_assert(all_differ(table, [](const Field& f) { return f.name; }), "fields: two have the same name");
    static_assert(all(table, [](const Field& f) { return !is_host_field(f.name); }),
                  "fields: one has the name of a field of every game (GAMEHOST_HOST_FIELDS)");
    static_assert(all(table, [](const Field& f) { return is_text(f.help); }),
                  "fields: each has a help text, a literal that is not empty");
}

template <const GameInfo& info>
consteval void check_facts() {
    static_assert(is_word(info.name, '-'), "info.name consists of small letters (a to z), digits and -");
    static_assert(is_line(info.title) && is_line(info.version) && is_line(info.source) && is_line(info.players[0]) &&
                      is_line(info.players[1]),
                  "info: title, version, source and players are literals of one line that are not empty");
    static_assert(is_text(info.rules) && is_text(info.theorem) && is_text(info.input) && is_text(info.sample_input) &&
                      is_text(info.sample_output),
                  "info: every text is a literal that is not empty");
    static_assert(info.sample_output.ends_with('\n'), "info.sample_output: each line ends with a line feed");
    static_assert(info.framing == Framing::counted || info.framing == Framing::counted_blocks ||
                      info.framing == Framing::until_end,
                  "info.framing is one of gamehost::Framing");
    static_assert(all(info.ranges, [](const Range& r) { return is_line(r.name) && is_line(r.what); }),
                  "info.ranges: each has a name and says what it is of, in literals of one line");
    static_assert(all_differ(info.ranges, [](const Range& r) { return r.name; }),
                  "info.ranges: two have the same name");
    static_assert(all(info.ranges, [](const Range& r) { return r.least <= r.most; }),
                  "info.ranges: least is at most most");
    static_assert(all(info.ranges,
                      [](const Range& r) {
                          return r.contest_limit == 0 || (r.least <= r.contest_limit && r.contest_limit <= r.most);
                      }),
                  "info.ranges: a contest limit lies within the range");
    static_assert(
        all(info.ranges,
            [](const Range& r) { return r.most == std::numeric_limits<std::uint64_t>::max() || !r.why.empty(); }),
        "info.ranges: a range that ends before 2^64-1 says why");
}

}  // namespace gamehost::detail

#endif
