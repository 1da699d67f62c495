// The values of Grundy's game, by the sparse-space method.
//
// Source: Berlekamp, Conway, Guy: Winning Ways for your Mathematical Plays, chapter 4, "Sparse Space Spells Speed";
// the records on Achim Flammenkamp's pages on octal and other games confirm what it finds. Call a value v rare when the
// number of one bits of v, the last bit left out, is even, and common otherwise. The nim-sum of two rare or of two
// common values is rare, of one of each common. It so happens (nobody knows why it should go on) that hardly any
// position has a rare value: 1274 up to 82,860, and 13 more up to 48 million. So a common value is reached only by
// the few splits with a rare part. The method takes nothing for granted: whatever the values turn out to be, the result
// is exact; only its speed rests on the observation.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

// Several threads may use one object. Who asks for known values takes no lock; the first to ask for others computes
// them, and whoever needs those waits.
class GrundysGame {
public:
    // Up to here all values are less than value_end: the first above 255 is 256, at 7,250,049, and the next record is
    // 280 at 50,666,285. Established by computing them (Flammenkamp, and this code).
    static constexpr std::uint64_t largest_computable = 10'000'000;

    // Values of piles 0 to `largest` (at most largest_computable) can be asked for. Memory for them is set aside, two
    // bytes each, but not touched before it is needed. Throws std::bad_alloc.
    explicit GrundysGame(std::uint64_t largest);

    // The nim-sum of the values of the piles, each at most `largest`. Computes what is not known yet, at about 2
    // microseconds a value. Throws std::bad_alloc; the object stays usable.
    std::uint64_t nim_sum(std::span<const std::uint64_t> piles);

    // So many values, from pile 0 on, are known.
    std::uint64_t known() const { return known_.load(std::memory_order_acquire); }

private:
    static constexpr std::size_t value_end = 512;

    class Seen;  // the set of values of the splits of one pile

    void grow(std::uint64_t end);  // until `end` values are known
    std::uint16_t compute(std::uint32_t n, Seen& seen);
    void mark(std::uint32_t n, std::size_t from, std::size_t to, Seen& seen) const;

    std::unique_ptr<std::uint16_t[]> values_;  // by pile; those below known_ never change
    std::atomic<std::uint64_t> known_{1};
    std::mutex growing_;  // guards what follows

    // The positions of rare value found so far, ascending, without 0 (a part is never empty), and their values.
    std::vector<std::uint32_t> rare_positions_;
    std::vector<std::uint16_t> rare_values_;
    std::size_t half_ = 0;  // index of the first rare position that is at least half of the pile in hand
};
