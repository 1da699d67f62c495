// gamehost/detail/handles.hpp: the boundary's opaque pointers as the author's types, and back. Not for authors.
#ifndef GAMEHOST_DETAIL_HANDLES_HPP
#define GAMEHOST_DETAIL_HANDLES_HPP

#include <gamehost/abi.h>
#include <gamehost/game_info.hpp>
#include <gamehost/nimber.hpp>

namespace gamehost::detail {

template <class G>
struct Handles {
    using Position = typename G::Position;

    static const G& game_of(const gamehost_game* game) { return *reinterpret_cast<const G*>(game); }
    static const Position& position_of(const gamehost_position* position) {
        return *reinterpret_cast<const Position*>(position);
    }
    static Position& position_of(gamehost_position* position) { return *reinterpret_cast<Position*>(position); }
    static Outcome outcome_of(const gamehost_outcome* outcome) {
        return {outcome->case_number, Nimber(outcome->grundy)};
    }
};

}  // namespace gamehost::detail

#endif
