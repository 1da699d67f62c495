// gamehost/detail/heap_rules.hpp: what follows from the moves and values of one heap. Not for authors.
#ifndef GAMEHOST_DETAIL_HEAP_RULES_HPP
#define GAMEHOST_DETAIL_HEAP_RULES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include <gamehost/detail/heap_requirements.hpp>
#include <gamehost/detail/replaced_heap.hpp>
#include <gamehost/game_info.hpp>
#include <gamehost/heap_moves.hpp>
#include <gamehost/nimber.hpp>
#include <gamehost/positions.hpp>
#include <gamehost/random.hpp>
#include <gamehost/scanner.hpp>
#include <gamehost/writer.hpp>

namespace gamehost::detail {

// The part of a heap game that needs the moves alone.
template <class G>
class HeapRules : public G {
public:
    using G::G;
    using Position = Heaps;

    void parse_case(Scanner& in, Heaps& heaps) const {
        if constexpr (has_parse_case<G>)
            G::parse_case(in, heaps);
        else
            in.read(heaps, in.count(G::heap_count), range());
    }

    void write_position(const Heaps& heaps, Writer& out) const { out << heaps; }
    void read_position(Scanner& in, Heaps& heaps) const { in.read_rest(heaps, reachable()); }

    // Two to five heaps of at most `size`.
    void random_position(std::uint64_t size, Random& random, Heaps& heaps) const {
        if constexpr (has_random_position<G>) {
            G::random_position(size, random, heaps);
        } else {
            const std::uint64_t most = std::clamp(size, range().least, range().most);
            heaps.resize(static_cast<std::size_t>(random.between(2, 5)));
            for (std::uint64_t& heap : heaps) heap = random.between(range().least, most);
        }
    }

    void options(const Heaps& heaps, Positions<Heaps>& out) const {
        ReplacedHeap option(heaps, G::heap_size.name, out);
        for (std::size_t i = 0; i < heaps.size() && out.wanted(); ++i) {
            option.choose(i);
            G::moves(heaps[i], option);
        }
    }

    void components(const Heaps& heaps, Positions<Heaps>& out) const {
        Heaps one(1);
        for (const std::uint64_t heap : heaps) {
            one[0] = heap;
            if (!out.add(one)) return;
        }
    }

    void positions_up_to(std::uint64_t bound, Positions<Heaps>& out) const {
        if constexpr (has_positions_up_to<G>) {
            G::positions_up_to(bound, out);
        } else {
            const std::uint64_t greatest = std::min(bound, reachable().most);
            Heaps one(1);
            for (std::uint64_t heap = reachable().least; heap <= greatest; ++heap) {
                one[0] = heap;
                if (!out.add(one)) return;
            }
        }
    }

private:
    const Range& range() const {
        if constexpr (has_heap_range<G>)
            return G::heap_range();
        else
            return G::heap_size;
    }

    // The heaps that play can lead to: moves may make one smaller than a case may have.
    Range reachable() const {
        Range wider = range();
        wider.least = std::min<std::uint64_t>(wider.least, 1);
        return wider;
    }
};

// With the value of a heap, or of a whole position.
template <class G>
class ValuedHeaps : public HeapRules<G> {
public:
    using HeapRules<G>::HeapRules;

    Nimber grundy(const Heaps& heaps) const {
        if constexpr (values_heaps<G>) {
            return G::grundy(heaps);
        } else {
            Nimber sum;
            for (const std::uint64_t heap : heaps) sum ^= G::grundy(heap);
            return sum;
        }
    }
};

// With winning moves that the class finds by itself. To look at all moves is left to the host, which can stop.
template <class G>
class FoundHeaps : public ValuedHeaps<G> {
public:
    using ValuedHeaps<G>::ValuedHeaps;

    void winning_options(const Heaps& heaps, std::size_t component, Nimber target, Positions<Heaps>& out) const {
        ReplacedHeap option(heaps, G::heap_size.name, out);
        option.choose(component);
        G::winning_moves(heaps[component], target, option);
    }
};

}  // namespace gamehost::detail

#endif
