// gamehost/detail/replaced_heap.hpp: an option of the whole position for each move of one heap. Not for authors.
#ifndef GAMEHOST_DETAIL_REPLACED_HEAP_HPP
#define GAMEHOST_DETAIL_REPLACED_HEAP_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <gamehost/heap_moves.hpp>
#include <gamehost/positions.hpp>
#include <gamehost/writer.hpp>

namespace gamehost::detail {

// Lives for one call of the game, as do the position and `out`.
class ReplacedHeap final : public HeapMoves {
public:
    // `noun` is what a heap is called in the texts of moves.
    ReplacedHeap(const Heaps& heaps, std::string_view noun, Positions<Heaps>& out)
        : heaps_(heaps), noun_(noun), out_(out) {}

    // The moves from now on are those of the heap with this index, from 0.
    void choose(std::size_t index) { index_ = index; }

private:
    bool take(std::span<const std::uint64_t> parts) override {
        const auto replaced = heaps_.begin() + static_cast<std::ptrdiff_t>(index_);
        option_.assign(heaps_.begin(), replaced);
        for (const std::uint64_t part : parts)
            if (part != 0) option_.push_back(part);
        const std::size_t count = option_.size() - index_;
        option_.insert(option_.end(), replaced + 1, heaps_.end());
        return out_.add(option_, [&](Writer& text) { describe({option_.data() + index_, count}, text); });
    }

    // "split heap 2: 7 → 3 + 4", "heap 2: 7 → 4", "heap 2: 7 → 0"
    void describe(std::span<const std::uint64_t> parts, Writer& text) const {
        if (parts.size() > 1) text << "split ";
        text << noun_ << ' ' << index_ + 1 << ": " << heaps_[index_] << " → ";
        if (parts.empty()) text << '0';
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i != 0) text << " + ";
            text << parts[i];
        }
    }

    const Heaps& heaps_;
    std::string_view noun_;
    Positions<Heaps>& out_;
    std::size_t index_ = 0;
    Heaps option_;  // reused from move to move
};

}  // namespace gamehost::detail

#endif
