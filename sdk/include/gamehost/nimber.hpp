// gamehost/nimber.hpp: Grundy values.
#ifndef GAMEHOST_NIMBER_HPP
#define GAMEHOST_NIMBER_HPP

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gamehost {

// The Grundy value of a position: 0 exactly if the previous player wins (a P-position). Range 0 to 2^64-1.
// A sum of games has the nim-sum of the parts' values, written `a ^ b` (Sprague 1935, Grundy 1939).
class Nimber {
public:
    constexpr Nimber() = default;
    constexpr explicit Nimber(std::uint64_t value) : value_(value) {}

    constexpr std::uint64_t value() const { return value_; }

    constexpr Nimber& operator^=(Nimber other) {
        value_ ^= other.value_;
        return *this;
    }
    friend constexpr Nimber operator^(Nimber a, Nimber b) { return a ^= b; }
    friend constexpr auto operator<=>(Nimber, Nimber) = default;

private:
    std::uint64_t value_ = 0;
};

// The minimal excluded value: the least nimber that is not among `values`. By definition a position's Grundy value
// is the mex of its options' values. Linear in time and memory, whatever the values are. Throws std::bad_alloc.
inline Nimber mex(std::span<const Nimber> values) {
    std::vector<bool> seen(values.size());  // n values exclude at most 0..n-1, so the answer is at most n
    for (const Nimber value : values) {
        if (value.value() < seen.size()) seen[static_cast<std::size_t>(value.value())] = true;
    }
    return Nimber(static_cast<std::uint64_t>(std::find(seen.begin(), seen.end(), false) - seen.begin()));
}

}  // namespace gamehost

#endif
