// gamehost/detail/requirements.hpp: what a game's class must look like, and what it may add. Not for authors.
#ifndef GAMEHOST_DETAIL_REQUIREMENTS_HPP
#define GAMEHOST_DETAIL_REQUIREMENTS_HPP

#include <concepts>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include <gamehost/detail/facts.hpp>
#include <gamehost/detail/heap_requirements.hpp>
#include <gamehost/detail/members.hpp>
#include <gamehost/detail/rule_requirements.hpp>
#include <gamehost/game_info.hpp>
#include <gamehost/scanner.hpp>
#include <gamehost/settings.hpp>
#include <gamehost/writer.hpp>

namespace gamehost::detail {

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

// Public, static and constexpr: its value can be used while compiling.
template <class G>
concept states_facts = std::same_as<decltype(&G::info), const GameInfo*> && requires {
    typename std::integral_constant<std::size_t, G::info.name.size()>;
};
template <class G>
concept has_a_position = std::default_initializable<typename G::Position>;
template <class G>
concept takes_a_position = requires(const G& game, Scanner& in, typename G::Position& position) {
    { game.parse_case(in, position) } -> std::same_as<void>;
};
template <class G>
concept takes_a_copy = requires(const G& game, Scanner& in, typename G::Position& position) {
    game.parse_case(in, std::move(position));
};
// By reference: what is read into a copy would be lost.
template <class G>
concept parses_a_case = takes_a_position<G> && !takes_a_copy<G>;
template <class G>
concept knows_grundy = requires(const G& game, const typename G::Position& position) {
    { game.grundy(position) } -> std::same_as<Nimber>;
};
template <class G>
concept formats_a_verdict = requires(const G& game, const typename G::Position& position, const Outcome& outcome,
                                     Writer& out) {
    { game.format_verdict(position, outcome, out) } -> std::same_as<void>;
};

// The class can be looked into at all: the above derives from it.
template <class G>
concept can_be_examined = std::is_class_v<G> && !std::is_final_v<G>;

template <class G>
consteval bool check_functions() {
    static_assert(parses_a_case<G>, "expected: void parse_case(gamehost::Scanner& in, Position& position) const;");
    constexpr bool values = knows_grundy<G> || (has_options<G> && !has_grundy<G>);
    static_assert(values,
                  "expected: gamehost::Nimber grundy(const Position& position) const; (only a game with `options` can "
                  "do without: the host then computes the values)");
    static_assert(formats_a_verdict<G>,
                  "expected: void format_verdict(const Position& position, const "
                  "gamehost::Outcome& outcome, gamehost::Writer& out) const;");
    return parses_a_case<G> && values && formats_a_verdict<G>;
}

// What a game's class has to have, each with the sentence that says so. Nothing further is looked at, and false the
// answer, once something is missing that the rest builds on.
template <class G>
consteval bool check_members() {
    constexpr bool facts = states_facts<G>;  // a concept within the assertion would be explained at length
    constexpr bool position = has_a_position<G>;
    static_assert(facts, "a game states its facts: public: static constexpr gamehost::GameInfo info{…};");
    constexpr bool heaps = !position && has_moves<G>;
    static_assert(position || heaps, "expected: public: using Position = …; (any default-constructible type)");
    static_assert(!heaps, "the moves of one heap make a game with HeapGame: GAMEHOST_PLUGIN(gamehost::HeapGame<Game>)");
    if constexpr (!facts || !position)
        return false;
    else
        return check_functions<G>();
}

template <class G>
consteval bool check_settings() {
    if constexpr (!has_settings<G>) {
        static_assert(std::default_initializable<G>, "a game without a table of settings is made without arguments");
        return std::default_initializable<G>;
    } else {
        static_assert(settings_are_a_table<G>, "expected: static constexpr std::array settings{gamehost::Setting{…}};");
        if constexpr (settings_are_a_table<G>) check_setting_rows<G::settings>();
        static_assert(std::constructible_from<G, const Settings&>,
                      "a game with settings needs a constructor: explicit Game(const gamehost::Settings& settings);");
        return settings_are_a_table<G> && std::constructible_from<G, const Settings&>;
    }
}

template <class G>
consteval bool check_fields() {
    static_assert(has_fields<G> == has_field<G>,
                  "`fields` (the table) and `field` (the values) go together; one of them is missing");
    if constexpr (!has_fields<G> || !has_field<G>) {
        return has_fields<G> == has_field<G>;
    } else {
        static_assert(fields_are_a_table<G>, "expected: static constexpr std::array fields{gamehost::Field{…}};");
        if constexpr (fields_are_a_table<G>) check_field_rows<G::fields>();
        static_assert(field_writes_a_value<G>,
                      "expected: bool field(const Position&, const gamehost::Outcome&, "
                      "std::size_t index, gamehost::Writer& out) const;");
        return fields_are_a_table<G> && field_writes_a_value<G>;
    }
}

// Everything; false when the adapter cannot be built for the class.
template <class G>
consteval bool check_game() {
    // Qualified: to look up by the argument would instantiate HeapGame, which may be what cannot be.
    if constexpr (!detail::check_heaps(std::type_identity<G>())) {
        return false;
    } else {
        static_assert(std::is_class_v<G>, "a game is a class");
        static_assert(!std::is_final_v<G>,
                      "a game's class must not be final: its optional members are found by deriving");
        if constexpr (can_be_examined<G>) {
            if constexpr (check_members<G>() && check_settings<G>() && check_fields<G>() && check_cases<G>() &&
                          check_rules<G>()) {
                check_facts<G::info>();
                return true;
            }
        }
        return false;
    }
}

}  // namespace gamehost::detail

#endif
