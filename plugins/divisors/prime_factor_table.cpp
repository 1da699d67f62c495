#include "prime_factor_table.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "prime_factors.hpp"

namespace {

constexpr std::uint64_t segment =
    1 << 15;  // numbers sieved at a time; 32 KiB of sums for the odd ones, as the L1 cache
static_assert(PrimeFactorTable::largest_end % segment == 0);
static_assert(PrimeFactorTable::largest_end <= std::uint64_t{small_primes_end} * small_primes_end);

// A number by itself costs as much as about so many numbers of the table (0.1 us against 2 ns), so a table
// as long as that many times the numbers asked for costs no more than what has been spent, or would be, without it.
constexpr std::uint64_t table_numbers_a_number = 50;

}  // namespace

PrimeFactorTable::PrimeFactorTable()
    : halves_(std::make_unique_for_overwrite<std::uint8_t[]>(static_cast<std::size_t>(largest_end / 4))) {}

void PrimeFactorTable::count(std::span<const std::uint64_t> numbers, std::uint8_t* omegas) {
    std::uint64_t end = this->end();
    std::uint64_t wanted = 0;
    for (const std::uint64_t number : numbers) wanted = std::max(wanted, number < largest_end ? number : 0);
    const std::uint64_t asked = asked_.fetch_add(numbers.size(), std::memory_order_relaxed) + numbers.size();
    if (wanted >= end && asked * table_numbers_a_number >= wanted - end) {
        extend(wanted + 1);
        end = this->end();
    }

    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::uint64_t number = numbers[i];
        if (number < end) [[likely]] {
            const int twos = std::countr_zero(number);
            const std::uint64_t odd = number >> twos >> 1;  // the odd part is 2 * odd + 1
            const unsigned pair = halves_[static_cast<std::size_t>(odd / 2)];
            omegas[i] = static_cast<std::uint8_t>((pair >> (odd % 2 * 4) & 15) + static_cast<unsigned>(twos));
        } else {
            omegas[i] = prime_factor_count(number);
        }
    }
}

void PrimeFactorTable::extend(std::uint64_t wanted) {
    const std::lock_guard lock(extending_);
    if (wanted <= end()) return;
    std::vector<std::uint16_t> sums(segment / 2);
    if (steps_.empty()) list_steps();
    for (std::uint64_t begin = end(); begin < wanted; begin += segment) {
        sieve_segment(begin, sums);
        end_.store(begin + segment, std::memory_order_release);
    }
}

// Every power of a small prime adds to its multiples 256, to count a factor, and eight times the binary logarithm of
// the prime. The logarithms tell whether one large prime is left over, since at most one can be.
void PrimeFactorTable::list_steps() {
    std::vector<Step> steps;
    for (const SmallPrime& prime : small_primes) {
        const auto weight = static_cast<std::uint16_t>(256 + std::lround(8 * std::log2(prime.value)));
        for (std::uint64_t power = prime.value; power < largest_end; power *= prime.value)
            steps.push_back({static_cast<std::uint32_t>(power), static_cast<std::uint32_t>(power / 2), weight});
    }
    steps_ = std::move(steps);
}

void PrimeFactorTable::sieve_segment(std::uint64_t begin, std::vector<std::uint16_t>& sums) {
    std::fill(sums.begin(), sums.end(), std::uint16_t{0});
    const auto first = static_cast<std::uint32_t>(begin / 2);
    for (Step& step : steps_) {
        std::uint32_t i = step.next - first;
        for (; i < sums.size(); i += step.power) sums[i] = static_cast<std::uint16_t>(sums[i] + step.weight);
        step.next = first + i;
    }

    // The odd n has w bits. When the sieve found all of it, the logarithms come to at least 8 (w-1), less half for each
    // of at most 14 factors: 8w - 15. When a prime above 2290 (11.1 bits) is left, to at most 8 (w - 11.1) + 7, which
    // is 8w - 81. So 8w - 48 lies between.
    const auto omega = [&](std::uint32_t i) {
        const auto width = static_cast<int>(std::bit_width(2 * (first + i) + 1));
        const bool large_prime_left = (sums[i] & 255) < 8 * width - 48;
        return static_cast<unsigned>(sums[i] >> 8) + large_prime_left;
    };
    std::uint8_t* const out = &halves_[first / 2];
    for (std::uint32_t i = 0; i < sums.size(); i += 2)
        out[i / 2] = static_cast<std::uint8_t>(omega(i) | omega(i + 1) << 4);
}
