// gamehost/detail/requirements.hpp: what a game's class must look like, and what it may add. Not for authors.
#ifndef GAMEHOST_DETAIL_REQUIREMENTS_HPP
#define GAMEHOST_DETAIL_REQUIREMENTS_HPP

#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>

#include <gamehost/game_info.hpp>
#include <gamehost/scanner.hpp>
#include <gamehost/settings.hpp>
#include <gamehost/writer.hpp>

namespace gamehost::detail {

// Whether a class has a member of a given name, whatever it is: a data member, a function, an overload set or a
// template. Asking for &G::name misses the last two. So let a class inherit the name twice: taking its address is
// then ambiguous exactly when G has it too.
struct NamesSettings {
    int settings;
};
struct NamesFields {
    int fields;
};
struct NamesField {
    int field;
};

template <class G, class Names>
struct Both : G, Names {};

template <class G>
concept has_settings = !requires {
    &Both<G, NamesSettings>::settings;
};
template <class G>
concept has_fields = !requires {
    &Both<G, NamesFields>::fields;
};
template <class G>
concept has_field = !requires {
    &Both<G, NamesField>::field;
};

template <class G>
concept settings_are_a_table = requires {
    std::span<const Setting>(G::settings);
};
template <class G>
concept fields_are_a_table = requires {
    std::span<const Field>(G::fields);
};
template <class G>
concept field_writes_a_value = requires(const G& game, const typename G::Position& position, const Outcome& outcome,
                                        std::size_t index, Writer& out) {
    { game.field(position, outcome, index, out) } -> std::same_as<bool>;
};

template <class G>
concept parses_a_case = requires(const G& game, Scanner& in, typename G::Position& position) {
    game.parse_case(in, position);
};
template <class G>
concept knows_grundy = requires(const G& game, const typename G::Position& position) {
    { game.grundy(position) } -> std::same_as<Nimber>;
};
template <class G>
concept formats_a_verdict = requires(const G& game, const typename G::Position& position, const Outcome& outcome,
                                     Writer& out) {
    game.format_verdict(position, outcome, out);
};

// The text is a literal (or a constant with a NUL behind it) of the given alphabet, and not empty.
constexpr bool is_text(std::string_view text) {
    return !text.empty() && text.data()[text.size()] == '\0';
}
constexpr bool is_word(std::string_view text, char separator) {
    if (!is_text(text)) return false;
    for (const char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == separator)) return false;
    return true;
}

constexpr bool is_sound(const Setting& setting) {
    return is_word(setting.key, '_') && is_text(setting.help) && setting.fallback.data() != nullptr &&
           setting.unit.data() != nullptr && setting.minimum <= setting.maximum;
}
constexpr bool is_sound(const Field& field) {
    for (const std::string_view taken : {"case", "game", "grundy", "winner", "player", "verdict"})
        if (field.name == taken) return false;
    return is_word(field.name, '_') && is_text(field.help);
}
template <class Table>
constexpr bool all_sound(const Table& table) {
    for (const auto& row : table)
        if (!is_sound(row)) return false;
    return true;
}
constexpr bool all_named(std::span<const Range> ranges) {
    for (const Range& range : ranges)
        if (!is_text(range.name) || !is_text(range.what)) return false;
    return true;
}

template <class G>
consteval void check_game() {
    static_assert(std::same_as<decltype(G::info), const GameInfo>,
                  "a game states its facts: static constexpr gamehost::GameInfo info{…};");
    static_assert(std::default_initializable<typename G::Position>, "Position must be default-constructible");
    static_assert(parses_a_case<G>, "expected: void parse_case(gamehost::Scanner& in, Position& position) const;");
    static_assert(knows_grundy<G>, "expected: gamehost::Nimber grundy(const Position& position) const;");
    static_assert(formats_a_verdict<G>,
                  "expected: void format_verdict(const Position& position, const "
                  "gamehost::Outcome& outcome, gamehost::Writer& out) const;");
    static_assert(is_word(G::info.name, '-'), "info.name: [a-z0-9-]+");
    static_assert(is_text(G::info.title) && is_text(G::info.version) && is_text(G::info.source) &&
                      is_text(G::info.rules) && is_text(G::info.theorem) && is_text(G::info.input) &&
                      is_text(G::info.sample_input) && is_text(G::info.sample_output) && is_text(G::info.players[0]) &&
                      is_text(G::info.players[1]),
                  "info: every text is a literal that is not empty");
    static_assert(all_named(G::info.ranges), "info.ranges: each has a name and says what it is of");
    if constexpr (has_settings<G>) {
        static_assert(settings_are_a_table<G>, "expected: static constexpr std::array settings{gamehost::Setting{…}};");
        if constexpr (settings_are_a_table<G>) {
            static_assert(all_sound(G::settings), "settings: each has a key [a-z0-9_]+, a fallback, a help text");
        }
        static_assert(std::constructible_from<G, const Settings&>,
                      "a game with settings needs a constructor: explicit Game(const gamehost::Settings& settings);");
    } else {
        static_assert(std::default_initializable<G>, "a game without a table of settings is made without arguments");
    }
    static_assert(has_fields<G> == has_field<G>,
                  "`fields` (the table) and `field` (the values) go together; one of them is missing");
    if constexpr (has_fields<G>) {
        static_assert(fields_are_a_table<G>, "expected: static constexpr std::array fields{gamehost::Field{…}};");
        if constexpr (fields_are_a_table<G>) {
            static_assert(all_sound(G::fields),
                          "fields: each has a name [a-z0-9_]+ that is none of the host's fields, and a help text");
        }
        static_assert(field_writes_a_value<G>,
                      "expected: bool field(const Position&, const gamehost::Outcome&, "
                      "std::size_t index, gamehost::Writer& out) const;");
    }
}

}  // namespace gamehost::detail

#endif
