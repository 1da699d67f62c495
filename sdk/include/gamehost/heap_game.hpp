// gamehost/heap_game.hpp: a game that is a sum of heaps, of which the author states one.
//
//     class Nim {
//     public:
//         static constexpr gamehost::GameInfo info{.name = "nim", …};
//         static constexpr gamehost::Range heap_count{.name = "n", .what = "n, the number of heaps"};
//         static constexpr gamehost::Range heap_size{.name = "heap", .what = "a heap"};
//
//         // The moves of one heap: what it becomes, any number of heaps. Stops when `to` answers false.
//         void moves(std::uint64_t heap, gamehost::HeapMoves& out) const {
//             for (std::uint64_t rest = 0; rest < heap; ++rest)
//                 if (!out.to({rest})) return;
//         }
//         gamehost::Nimber grundy(std::uint64_t heap) const { return gamehost::Nimber(heap); }
//         void format_verdict(const gamehost::Heaps&, const gamehost::Outcome&, gamehost::Writer&) const;
//     };
//     GAMEHOST_PLUGIN(gamehost::HeapGame<Nim>)
//
// The rest follows: a case is the number of heaps, then the heaps; a position has the nim-sum of its heaps; its options
// are the moves of each heap, and the name of `heap_size` stands in their texts ("split heap 2: 7 → 3 + 4").
//
// `grundy` may be left out: the host then computes the values from the moves, which is slow. Optional members, each
// refused when its form is another one:
//
//     // The value of a whole position, where it can be had faster than heap by heap; goes before that of a heap.
//     gamehost::Nimber grundy(const gamehost::Heaps& heaps) const;
//     // Lists those moves of a heap that make of it heaps with the nim-sum `target` (any 64-bit number), where they
//     are
//     // found faster than by looking at all, as the host does without it. Needs a `grundy`.
//     void winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out) const;
//     // Whether a heap may become these heaps, ascending and none of them 0. With it a player may type any option, in
//     any
//     // order; without it the options are searched.
//     bool is_move(std::uint64_t heap, std::span<const std::uint64_t> parts) const;
//     // The range of a heap, where a setting decides it; lives as long as the game. `heap_size` is the widest one.
//     const gamehost::Range& heap_range() const;
//     // In place of what would follow: another way to read a case, random positions, and positions to verify.
//     void parse_case(gamehost::Scanner& in, gamehost::Heaps& heaps) const;
//     void random_position(std::uint64_t size, gamehost::Random& random, gamehost::Heaps& heaps) const;
//     void positions_up_to(std::uint64_t bound, gamehost::Positions<gamehost::Heaps>& out) const;
//
// Settings, fields, `write_case` and `verify_bound` are as in gamehost/plugin.hpp.
#ifndef GAMEHOST_HEAP_GAME_HPP
#define GAMEHOST_HEAP_GAME_HPP

#include <type_traits>

#include <gamehost/detail/heap_requirements.hpp>
#include <gamehost/detail/heap_rules.hpp>
#include <gamehost/detail/judged_heaps.hpp>
#include <gamehost/heap_moves.hpp>

namespace gamehost {

namespace detail {

template <class G>
using SolvedHeaps = std::conditional_t<has_winning_moves<G>, FoundHeaps<G>,
                                       std::conditional_t<has_grundy<G>, ValuedHeaps<G>, HeapRules<G>>>;
template <class G>
using HeapBase = std::conditional_t<has_is_move<G>, JudgedHeaps<G, SolvedHeaps<G>>, SolvedHeaps<G>>;

}  // namespace detail

// The game that GAMEHOST_PLUGIN takes, made of an author's class G as described above; made as G is.
template <class G>
class HeapGame : public detail::HeapBase<G> {
public:
    using detail::HeapBase<G>::HeapBase;
};

}  // namespace gamehost

#endif
