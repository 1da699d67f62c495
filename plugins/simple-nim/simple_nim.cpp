#include "simple_nim.hpp"

#include <bit>
#include <limits>

namespace {

// A heap's value. The function is its own inverse: it swaps 8k-1 and 8k for every k > 0. Arithmetic on the comparisons:
// a branch here is mispredicted one time in eight.
std::uint64_t value_of(std::uint64_t heap) {
    return heap + (heap % 8 == 7) - (heap % 8 == 0 && heap != 0);
}

// Lists the splits of a heap into a <= b <= c whose values x, y, z have the nim-sum `target`.
//
// A heap of value x is x + d(x) with d = 1, 0 or -1 by the low three bits of x. So for each choice of the low bits of
// the three values the sum of the values themselves is known, and with the low bits gone: x + y + z = S and x^y^z = T.
// Since x + y + z = T + 2M, where M has the bits that two or three of x, y, z have, M is known too, and any M does: bit
// by bit, T and M say how many of the three have it, none or all of them, or one or two, and then any.
class Splits {
public:
    Splits(std::uint64_t heap, std::uint64_t target, gamehost::HeapMoves& out)
        : heap_(heap), target_(target), out_(out) {}

    void list() {
        for (std::uint64_t x = 0; x < 8 && wanted_; ++x)
            for (std::uint64_t y = 0; y < 8 && wanted_; ++y) with_low_bits(x, y, (x ^ y ^ target_) % 8);
    }

private:
    static std::uint64_t difference(std::uint64_t value) { return value_of(value + 8) - (value + 8); }  // modulo 2^64

    void with_low_bits(std::uint64_t x, std::uint64_t y, std::uint64_t z) {
        // Small numbers, of which a heap near 2^64 may fall short in neither direction.
        const std::uint64_t low = x + y + z + difference(x) + difference(y) + difference(z);
        const bool negative = low > heap_ && low > 64;
        if (!negative && low > heap_) return;
        const std::uint64_t rest = heap_ - low;
        if (rest % 8 != 0) return;
        const bool beyond = negative && rest < heap_;  // rest is 2^64, then
        const std::uint64_t sum = beyond ? std::uint64_t{1} << 61 : rest / 8;
        const std::uint64_t all = target_ / 8;
        if (sum < all || (sum - all) % 2 != 0) return;
        const std::uint64_t more = (sum - all) / 2;
        const std::uint64_t common = all & more;
        choose(all ^ more, more & ~all, {x / 8 + common, y / 8 + common, z / 8 + common}, {x, y, z});
    }

    struct Three {
        std::uint64_t x, y, z;
    };

    // Gives out the bits of `open` one by one: to two of the three where `two` has it, else to one.
    void choose(std::uint64_t open, std::uint64_t two, Three high, Three low) {
        if (open == 0) return take(high, low);
        const std::uint64_t bit = std::uint64_t{1} << (63 - std::countl_zero(open));
        for (int i = 0; i < 3 && wanted_; ++i) {
            Three next = high;
            const bool most = (two & bit) != 0;
            if ((i == 0) != most) next.x += bit;
            if ((i == 1) != most) next.y += bit;
            if ((i == 2) != most) next.z += bit;
            if (can_be_ordered(next.x, next.y, bit, low.x, low.y) && can_be_ordered(next.y, next.z, bit, low.y, low.z))
                choose(open & ~bit, two, next, low);
        }
    }

    // Whether the first heap can still come out at most as large as the second when all bits from `bit` on are given
    // out. Only a value 8k has a smaller heap than the value below it, 8k-1.
    static bool can_be_ordered(std::uint64_t first, std::uint64_t second, std::uint64_t bit, std::uint64_t low_first,
                               std::uint64_t low_second) {
        const bool swapped = low_first == 0 && low_second == 7;
        return first < second || first - second < (swapped ? 2 * bit : bit);
    }

    void take(Three high, Three low) {
        const std::uint64_t a = value_of(high.x * 8 + low.x);
        const std::uint64_t b = value_of(high.y * 8 + low.y);
        const std::uint64_t c = value_of(high.z * 8 + low.z);
        // What was said of the low bits does not hold for the value 0, which only an empty heap has.
        if (a != 0 && a <= b && b <= c && a + b + c == heap_) wanted_ = out_.to({a, b, c});
    }

    std::uint64_t heap_;
    std::uint64_t target_;
    gamehost::HeapMoves& out_;
    bool wanted_ = true;
};

}  // namespace

void SimpleNim::moves(std::uint64_t heap, gamehost::HeapMoves& out) const {
    for (std::uint64_t rest = heap; rest-- > 0;)
        if (!out.to({rest})) return;
    for (std::uint64_t a = 1; a <= heap / 3; ++a)
        for (std::uint64_t b = a; b <= (heap - a) / 2; ++b)
            if (!out.to({a, b, heap - a - b})) return;
}

bool SimpleNim::is_move(std::uint64_t heap, std::span<const std::uint64_t> parts) const {
    if (parts.size() < 2) return parts.empty() || parts[0] < heap;
    return parts.size() == 3 && parts[0] < heap && parts[1] < heap - parts[0] && parts[2] == heap - parts[0] - parts[1];
}

gamehost::Nimber SimpleNim::grundy(const gamehost::Heaps& heaps) const {
    std::uint64_t sum = 0;
    for (const std::uint64_t heap : heaps) sum ^= heap + (heap % 8 == 7) - (heap % 8 == 0);  // no heap is 0
    return gamehost::Nimber(sum);
}

void SimpleNim::winning_moves(std::uint64_t heap, gamehost::Nimber target, gamehost::HeapMoves& out) const {
    if (target == gamehost::Nimber(std::numeric_limits<std::uint64_t>::max())) return;  // no heap has this value
    const std::uint64_t rest = value_of(target.value());                                // the only heap of that value
    if (rest < heap && !out.to({rest})) return;
    Splits(heap, target.value(), out).list();
}

void SimpleNim::format_verdict(const gamehost::Heaps&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << info.winner(outcome) << " wins.";
}

GAMEHOST_PLUGIN(gamehost::HeapGame<SimpleNim>)
