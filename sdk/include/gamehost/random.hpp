// gamehost/random.hpp: random numbers that are the same from the same seed on every machine.
#ifndef GAMEHOST_RANDOM_HPP
#define GAMEHOST_RANDOM_HPP

#include <cstdint>

namespace gamehost {

// A generator of 64-bit numbers (SplitMix64: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators",
// OOPSLA 2014). The distributions of <random> differ between standard libraries; these do not. Used by one thread.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    // Any 64-bit number.
    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }

    // One of 0 to `end` - 1, each equally likely; `end` is at least 1. The least 2^64 mod `end` numbers, which would
    // favour some, are drawn anew.
    constexpr std::uint64_t below(std::uint64_t end) {
        const std::uint64_t surplus = (0 - end) % end;  // 2^64 mod end
        std::uint64_t drawn = next();
        while (drawn < surplus) drawn = next();
        return drawn % end;
    }

    // One of `least` to `most`, both included, each equally likely; `least` is at most `most`.
    constexpr std::uint64_t between(std::uint64_t least, std::uint64_t most) {
        const std::uint64_t count = most - least + 1;
        return count == 0 ? next() : least + below(count);
    }

private:
    std::uint64_t state_;
};

}  // namespace gamehost

#endif
