// gamehost/detail/judged_heaps.hpp: options of a game of heaps that can judge a move of one. Not for authors.
#ifndef GAMEHOST_DETAIL_JUDGED_HEAPS_HPP
#define GAMEHOST_DETAIL_JUDGED_HEAPS_HPP

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>

#include <gamehost/heap_moves.hpp>

namespace gamehost::detail {

// Adds to what follows from the moves and values of a heap (Solved) the judgement of class G, which it derives from.
template <class G, class Solved>
class JudgedHeaps : public Solved {
public:
    using Solved::Solved;

    // The heaps' order counts for nothing: all but one are still there, and that one has become what is new. (One that
    // is still there, too, may have become itself and others.)
    bool is_option(const Heaps& heaps, const Heaps& option) const {
        const Heaps before = sorted(heaps);
        const Heaps after = sorted(option);
        Heaps gone;
        Heaps fresh;
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(gone));
        std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::back_inserter(fresh));
        if (gone.size() == 1) return G::is_move(gone[0], std::span<const std::uint64_t>(fresh));
        if (!gone.empty()) return false;
        return std::any_of(before.begin(), before.end(), [&](std::uint64_t heap) {
            Heaps parts = fresh;
            parts.insert(std::upper_bound(parts.begin(), parts.end(), heap), heap);
            return G::is_move(heap, std::span<const std::uint64_t>(parts));
        });
    }

private:
    static Heaps sorted(Heaps heaps) {
        std::sort(heaps.begin(), heaps.end());
        return heaps;
    }
};

}  // namespace gamehost::detail

#endif
