// gamehost/detail/rule_requirements.hpp: what the members for positions as text and for rules look like. Not for
// authors.
#ifndef GAMEHOST_DETAIL_RULE_REQUIREMENTS_HPP
#define GAMEHOST_DETAIL_RULE_REQUIREMENTS_HPP

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <gamehost/detail/members.hpp>
#include <gamehost/nimber.hpp>
#include <gamehost/positions.hpp>
#include <gamehost/random.hpp>
#include <gamehost/scanner.hpp>
#include <gamehost/writer.hpp>

namespace gamehost::detail {

template <class G>
concept writes_positions = requires(const G& game, const typename G::Position& position, Writer& out) {
    { game.write_position(position, out) } -> std::same_as<void>;
};
// By reference: what is read into a copy, or made there, would be lost.
template <class G>
concept reads_a_copy = requires(const G& game, Scanner& in, typename G::Position& position) {
    game.read_position(in, std::move(position));
};
template <class G>
concept reads_positions = requires(const G& game, Scanner& in, typename G::Position& position) {
    { game.read_position(in, position) } -> std::same_as<void>;
}
&&!reads_a_copy<G>;
template <class G>
concept writes_cases = requires(const G& game, const typename G::Position& position, Writer& out) {
    { game.write_case(position, out) } -> std::same_as<void>;
};
template <class G>
concept makes_a_random_copy = requires(const G& game, std::uint64_t size, Random& random,
                                       typename G::Position& position) {
    game.random_position(size, random, std::move(position));
};
template <class G>
concept makes_random_positions = requires(const G& game, std::uint64_t size, Random& random,
                                          typename G::Position& position) {
    { game.random_position(size, random, position) } -> std::same_as<void>;
}
&&!makes_a_random_copy<G>;
template <class G>
concept lists_options = requires(const G& game, const typename G::Position& position,
                                 Positions<typename G::Position>& out) {
    { game.options(position, out) } -> std::same_as<void>;
};
template <class G>
concept lists_components = requires(const G& game, const typename G::Position& position,
                                    Positions<typename G::Position>& out) {
    { game.components(position, out) } -> std::same_as<void>;
};
template <class G>
concept lists_winning_options = requires(const G& game, const typename G::Position& position, std::size_t component,
                                         Nimber target, Positions<typename G::Position>& out) {
    { game.winning_options(position, component, target, out) } -> std::same_as<void>;
};
template <class G>
concept lists_positions = requires(const G& game, std::uint64_t bound, Positions<typename G::Position>& out) {
    { game.positions_up_to(bound, out) } -> std::same_as<void>;
};

template <class G>
concept tells_options = requires(const G& game, const typename G::Position& position,
                                 const typename G::Position& option) {
    { game.is_option(position, option) } -> std::same_as<bool>;
};

// A constant: `static constexpr`, of any type of whole numbers.
template <class G>
concept states_verify_bound = std::is_pointer_v<decltype(&G::verify_bound)> && requires {
    typename std::integral_constant<std::uint64_t, G::verify_bound>;
    requires(G::verify_bound > 0);
};

// Positions as text.
template <class G>
consteval bool check_cases() {
    constexpr bool whole = has_write_position<G> == has_read_position<G>;
    static_assert(whole, "`write_position` and `read_position` go together; one of them is missing");
    constexpr bool alone = has_write_position<G> || !(has_write_case<G> || has_random_position<G> || has_options<G>);
    static_assert(alone,
                  "`options`, `random_position` and `write_case` need `write_position` and `read_position`: a "
                  "position is told from others by its text");
    constexpr bool writes = !has_write_position<G> || writes_positions<G>;
    static_assert(writes, "expected: void write_position(const Position& position, gamehost::Writer& out) const;");
    constexpr bool reads = !has_read_position<G> || reads_positions<G>;
    static_assert(reads, "expected: void read_position(gamehost::Scanner& in, Position& position) const;");
    constexpr bool case_too = !has_write_case<G> || writes_cases<G>;
    static_assert(case_too, "expected: void write_case(const Position& position, gamehost::Writer& out) const;");
    constexpr bool random = !has_random_position<G> || makes_random_positions<G>;
    static_assert(random,
                  "expected: void random_position(std::uint64_t size, gamehost::Random& random, Position& "
                  "position) const;");
    return whole && alone && writes && reads && case_too && random;
}

// The moves.
template <class G>
consteval bool check_rules() {
    constexpr bool alone = has_options<G> || !(has_components<G> || has_winning_options<G> || has_positions_up_to<G> ||
                                               has_verify_bound<G> || has_is_option<G>);
    static_assert(alone,
                  "`components`, `winning_options`, `positions_up_to`, `verify_bound` and `is_option` need `options`");
    constexpr bool options = !has_options<G> || lists_options<G>;
    static_assert(options,
                  "expected: void options(const Position& position, gamehost::Positions<Position>& out) const;");
    constexpr bool components = !has_components<G> || lists_components<G>;
    static_assert(components,
                  "expected: void components(const Position& position, gamehost::Positions<Position>& out) const;");
    constexpr bool winning = !has_winning_options<G> || lists_winning_options<G>;
    static_assert(winning,
                  "expected: void winning_options(const Position& position, std::size_t component, "
                  "gamehost::Nimber target, gamehost::Positions<Position>& out) const;");
    constexpr bool positions = !has_positions_up_to<G> || lists_positions<G>;
    static_assert(positions,
                  "expected: void positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const;");
    constexpr bool tells = !has_is_option<G> || tells_options<G>;
    static_assert(tells, "expected: bool is_option(const Position& position, const Position& option) const;");
    constexpr bool bounds = has_positions_up_to<G> || !has_options<G> || !has_verify_bound<G>;
    static_assert(bounds, "`verify_bound` needs `positions_up_to`");
    constexpr bool bound = !has_verify_bound<G> || states_verify_bound<G>;
    static_assert(bound, "expected: static constexpr std::uint64_t verify_bound = …; (1 or more)");
    return alone && options && components && winning && positions && tells && bounds && bound;
}

}  // namespace gamehost::detail

#endif
