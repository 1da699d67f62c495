#include "grundys_game.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace {

constexpr bool is_rare(unsigned value) {
    return std::popcount(value & ~1U) % 2 == 0;
}

// Eight flags of a byte each make one word. masks[j] has a one in each byte of word j whose value is of the kind.
template <std::size_t words>
constexpr std::array<std::uint64_t, words> masks_of(bool rare) {
    std::array<std::uint64_t, words> masks{};
    for (unsigned value = 0; value < 8 * words; ++value) {
        const unsigned shift = std::endian::native == std::endian::little ? value % 8 : 7 - value % 8;
        if (is_rare(value) == rare) masks[value / 8] |= std::uint64_t{1} << (8 * shift);
    }
    return masks;
}

}  // namespace

class GrundysGame::Seen {
public:
    void clear() { flags_.fill(0); }
    void insert(unsigned value) { flags_[value] = 1; }

    unsigned least_common_missing() const { return least_missing(common_masks, 0); }

    // As above; all rare values below `from` are known to be in the set.
    unsigned least_rare_missing(unsigned from) const { return least_missing(rare_masks, from); }

private:
    static constexpr std::size_t words = value_end / 8;
    static constexpr auto common_masks = masks_of<words>(false);
    static constexpr auto rare_masks = masks_of<words>(true);

    unsigned least_missing(const std::array<std::uint64_t, words>& masks, unsigned from) const {
        for (std::size_t j = from / 8;; ++j) {
            std::uint64_t word = 0;
            std::memcpy(&word, &flags_[8 * j], sizeof word);
            const std::uint64_t missing = masks[j] & ~word;
            if (missing == 0) continue;
            const int zeros =
                std::endian::native == std::endian::little ? std::countr_zero(missing) : std::countl_zero(missing);
            return static_cast<unsigned>(8 * j) + static_cast<unsigned>(zeros) / 8;
        }
    }

    alignas(64) std::array<std::uint8_t, value_end> flags_{};
};

GrundysGame::GrundysGame(std::uint64_t largest)
    : values_(std::make_unique_for_overwrite<std::uint16_t[]>(static_cast<std::size_t>(largest) + 1)) {
    values_[0] = 0;
}

std::uint64_t GrundysGame::nim_sum(std::span<const std::uint64_t> piles) {
    // No number here comes near 2^63, so the top bit of the differences says whether a pile is beyond what is known.
    const std::uint64_t last = known() - 1;
    std::uint64_t beyond = 0;
    for (const std::uint64_t pile : piles) beyond |= last - pile;
    if (beyond >> 63 != 0) [[unlikely]]
        grow(*std::max_element(piles.begin(), piles.end()) + 1);

    std::uint64_t sum = 0;
    for (const std::uint64_t pile : piles) sum ^= values_[static_cast<std::size_t>(pile)];
    return sum;
}

void GrundysGame::grow(std::uint64_t end) {
    const std::lock_guard lock(growing_);
    Seen seen;
    for (std::uint64_t n = known(); n < end; ++n) {
        const std::uint16_t value = compute(static_cast<std::uint32_t>(n), seen);
        if (is_rare(value)) {
            // Room first: when there is none, the two lists must still be of one length.
            rare_values_.reserve(rare_values_.size() + 1);
            rare_positions_.push_back(static_cast<std::uint32_t>(n));
            rare_values_.push_back(value);
        }
        values_[static_cast<std::size_t>(n)] = value;
        known_.store(n + 1, std::memory_order_release);
    }
}

std::uint16_t GrundysGame::compute(std::uint32_t n, Seen& seen) {
    seen.clear();

    // All splits with a rare part, but for the one into equal parts. They settle which is the least common value that
    // no split has.
    while (half_ < rare_positions_.size() && 2 * rare_positions_[half_] < n) ++half_;
    const bool equal = half_ < rare_positions_.size() && 2 * rare_positions_[half_] == n;
    mark(n, 0, half_, seen);
    mark(n, half_ + (equal ? 1 : 0), rare_positions_.size(), seen);
    const unsigned candidate = seen.least_common_missing();

    // Other splits only until every smaller rare value has turned up; if one does not, it is the value. Small and
    // nearly equal parts are tried in turn: around n = 200,000 that takes 2,300 splits on average, where small parts
    // alone take 2,900 and nearly equal ones alone 3,400. Marking some splits before looking beats looking after each.
    constexpr std::uint32_t chunk = 64;
    const std::uint16_t* const values = values_.get();
    std::uint32_t low = 1;
    std::uint32_t high = (n + 1) / 2;  // the smaller parts not tried yet are low to high - 1
    unsigned missing = seen.least_rare_missing(0);
    while (missing < candidate && low < high) {
        for (const std::uint32_t stop = std::min(high, low + chunk); low < stop; ++low)
            seen.insert(unsigned{values[low]} ^ values[n - low]);
        for (const std::uint32_t stop = std::max(low, high - std::min(high, chunk)); high > stop; --high)
            seen.insert(unsigned{values[high - 1]} ^ values[n - high + 1]);
        missing = seen.least_rare_missing(missing);
    }
    return static_cast<std::uint16_t>(std::min(candidate, missing));
}

// Enters the splits of n with the rare parts of index `from` to `to` - 1. The pointers are taken once: a flag is a
// byte, and for all the compiler knows, writing one could change them.
void GrundysGame::mark(std::uint32_t n, std::size_t from, std::size_t to, Seen& seen) const {
    const std::uint32_t* const positions = rare_positions_.data();
    const std::uint16_t* const rare_values = rare_values_.data();
    const std::uint16_t* const values = values_.get();
    for (std::size_t i = from; i < to; ++i) seen.insert(unsigned{rare_values[i]} ^ values[n - positions[i]]);
}
