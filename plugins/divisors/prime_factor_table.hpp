// Omega(x) of many numbers: small ones from a table, as soon as so many have been asked for that it pays.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

// Several threads may use one object. Reading the table takes no lock; one thread at a time extends it.
class PrimeFactorTable {
public:
    // The table never covers more than the numbers below this one, a bit beyond the contest's limit of 5,000,000.
    static constexpr std::uint64_t largest_end = 160 << 15;

    // Sets aside, but does not touch, 1.3 MB. Throws std::bad_alloc.
    PrimeFactorTable();

    // Writes Omega of each number, all at least 1, to `omegas`. Throws std::bad_alloc; the object stays usable.
    void count(std::span<const std::uint64_t> numbers, std::uint8_t* omegas);

    // The numbers below this one are in the table.
    std::uint64_t end() const { return end_.load(std::memory_order_acquire); }

private:
    // A power of a small prime, while the numbers are sieved.
    struct Step {
        std::uint32_t power;
        std::uint32_t next;    // its next odd multiple m, as m / 2
        std::uint16_t weight;  // what it adds to a multiple
    };

    void extend(std::uint64_t end);
    void list_steps();
    void sieve_segment(std::uint64_t begin, std::vector<std::uint16_t>& sums);

    std::unique_ptr<std::uint8_t[]> halves_;  // Omega of the odd number 2i+1 in 4 bits; those below end_ never change
    std::atomic<std::uint64_t> end_{0};
    std::atomic<std::uint64_t> asked_{0};  // so many numbers, with or without the table
    std::mutex extending_;                 // guards what follows
    std::vector<Step> steps_;
};
