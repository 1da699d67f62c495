// gamehost/detail/heap_requirements.hpp: what the class that HeapGame is given must look like. Not for authors.
#ifndef GAMEHOST_DETAIL_HEAP_REQUIREMENTS_HPP
#define GAMEHOST_DETAIL_HEAP_REQUIREMENTS_HPP

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include <gamehost/detail/members.hpp>
#include <gamehost/game_info.hpp>
#include <gamehost/heap_moves.hpp>
#include <gamehost/nimber.hpp>
#include <gamehost/positions.hpp>
#include <gamehost/random.hpp>
#include <gamehost/scanner.hpp>

namespace gamehost {

template <class G>
class HeapGame;

namespace detail {

// A heap that no parameter takes which would cut it: an `int heap` would play another game with large heaps.
struct WholeHeap {
    template <std::unsigned_integral Number>
    requires(sizeof(Number) == sizeof(std::uint64_t)) operator Number() const;
};

template <class G>
concept states_heap_count = std::same_as<decltype(&G::heap_count), const Range*>;
template <class G>
concept states_heap_size = std::same_as<decltype(&G::heap_size), const Range*>;
template <class G>
concept lists_moves = requires(const G& game, WholeHeap heap, HeapMoves& out) {
    { game.moves(heap, out) } -> std::same_as<void>;
};
template <class G>
concept takes_heap_for_value = requires(const G& game, std::uint64_t heap) {
    game.grundy(heap);
};
template <class G>
concept takes_heaps_for_value = requires(const G& game, const Heaps& heaps) {
    game.grundy(heaps);
};
template <class G>
concept values_heap = requires(const G& game, WholeHeap heap) {
    { game.grundy(heap) } -> std::same_as<Nimber>;
};
template <class G>
concept values_heaps = requires(const G& game, const Heaps& heaps) {
    { game.grundy(heaps) } -> std::same_as<Nimber>;
};
template <class G>
concept lists_winning_moves = requires(const G& game, WholeHeap heap, Nimber target, HeapMoves& out) {
    { game.winning_moves(heap, target, out) } -> std::same_as<void>;
};
template <class G>
concept judges_moves = requires(const G& game, WholeHeap heap, std::span<const std::uint64_t> parts) {
    { game.is_move(heap, parts) } -> std::same_as<bool>;
};
// By reference, to what the game keeps: a copy would be gone before it is used.
template <class G>
concept gives_heap_range = requires(const G& game) {
    { game.heap_range() } -> std::same_as<const Range&>;
};
// By reference: what is read into a copy would be lost.
template <class G>
concept reads_copied_heaps = requires(const G& game, Scanner& in, Heaps& heaps) {
    game.parse_case(in, std::move(heaps));
};
template <class G>
concept reads_heaps = !reads_copied_heaps<G> && requires(const G& game, Scanner& in, Heaps& heaps) {
    { game.parse_case(in, heaps) } -> std::same_as<void>;
};
template <class G>
concept copies_random_heaps = requires(const G& game, std::uint64_t size, Random& random, Heaps& heaps) {
    game.random_position(size, random, std::move(heaps));
};
template <class G>
concept makes_random_heaps =
    !copies_random_heaps<G> && requires(const G& game, std::uint64_t size, Random& random, Heaps& heaps) {
    { game.random_position(size, random, heaps) } -> std::same_as<void>;
};
template <class G>
concept lists_heaps = requires(const G& game, std::uint64_t bound, Positions<Heaps>& out) {
    { game.positions_up_to(bound, out) } -> std::same_as<void>;
};

// What would be hidden by a member of the same name that follows from the moves.
template <class G>
concept hides_nothing = !(has_options<G> || has_components<G> || has_winning_options<G> || has_write_position<G> ||
                          has_read_position<G> || has_is_option<G>);

// Whether an overload of `grundy` that would be called has another result.
template <class G>
concept values_rightly = (!has_grundy<G> || values_heap<G> ||
                          values_heaps<G>)&&(!takes_heap_for_value<G> || values_heap<G>)&&(!takes_heaps_for_value<G> ||
                                                                                           values_heaps<G>);

// What follows from the moves, where the class states it itself.
template <class G>
consteval bool check_stated_members() {
    constexpr bool hides = !hides_nothing<G>;
    static_assert(
        !hides,
        "HeapGame makes `options`, `components`, `winning_options`, `is_option`, `write_position` and `read_position` "
        "from `moves`; a game that states them itself goes without HeapGame");
    constexpr bool reads = !has_parse_case<G> || reads_heaps<G>;
    static_assert(reads, "expected: void parse_case(gamehost::Scanner& in, gamehost::Heaps& heaps) const;");
    constexpr bool random = !has_random_position<G> || makes_random_heaps<G>;
    static_assert(random,
                  "expected: void random_position(std::uint64_t size, gamehost::Random& random, "
                  "gamehost::Heaps& heaps) const;");
    constexpr bool lists = !has_positions_up_to<G> || lists_heaps<G>;
    static_assert(lists,
                  "expected: void positions_up_to(std::uint64_t bound, gamehost::Positions<gamehost::Heaps>& out) "
                  "const;");
    return !hides && reads && random && lists;
}

template <class G>
consteval bool check_heap_members() {
    constexpr bool count = has_parse_case<G> || states_heap_count<G>;
    static_assert(count,
                  "a game of heaps states how many there may be: static constexpr gamehost::Range heap_count{…};");
    constexpr bool size = states_heap_size<G>;
    static_assert(size, "a game of heaps states how large one may be: static constexpr gamehost::Range heap_size{…};");
    constexpr bool range = !has_heap_range<G> || gives_heap_range<G>;
    static_assert(range, "expected: const gamehost::Range& heap_range() const;");
    constexpr bool moves = lists_moves<G>;
    static_assert(moves, "expected: void moves(std::uint64_t heap, gamehost::HeapMoves& out) const;");
    constexpr bool values = values_rightly<G>;
    static_assert(values,
                  "expected: gamehost::Nimber grundy(std::uint64_t heap) const; or, of a whole position, "
                  "gamehost::Nimber grundy(const gamehost::Heaps& heaps) const;");
    constexpr bool winning = !has_winning_moves<G> || lists_winning_moves<G>;
    static_assert(winning,
                  "expected: void winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out) "
                  "const;");
    constexpr bool judges = !has_is_move<G> || judges_moves<G>;
    static_assert(judges, "expected: bool is_move(std::uint64_t heap, std::span<const std::uint64_t> parts) const;");
    constexpr bool alone = has_grundy<G> || !has_winning_moves<G>;
    static_assert(alone, "`winning_moves` needs `grundy`");
    return count && size && range && moves && values && winning && judges && alone;
}

// Everything of a class that HeapGame is given; false when it cannot be instantiated for it. Any other class passes.
template <class G>
consteval bool check_heaps(std::type_identity<HeapGame<G>>) {
    static_assert(std::is_class_v<G>, "a game is a class");
    static_assert(!std::is_final_v<G>, "a game's class must not be final: its optional members are found by deriving");
    if constexpr (std::is_class_v<G> && !std::is_final_v<G>)
        return check_heap_members<G>() && check_stated_members<G>();
    else
        return false;
}
template <class G>
consteval bool check_heaps(std::type_identity<G>) {
    return true;
}

}  // namespace detail
}  // namespace gamehost

#endif
