// Omega(x): the number of prime factors of x, counted with multiplicity, of one number by itself.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

// The odd primes below 2290, and how to divide by them without dividing: p divides x exactly if x times the inverse of
// p modulo 2^64 is at most (2^64-1)/p, and that product is then x/p (Granlund and Montgomery, "Division by invariant
// integers using multiplication", 1994, section 9).
struct SmallPrime {
    std::uint64_t inverse;
    std::uint64_t largest_quotient;
    std::uint32_t value;
};
inline constexpr std::uint32_t small_primes_end = 2290;
inline constexpr std::size_t small_prime_count = 339;
extern const std::array<SmallPrime, small_prime_count> small_primes;

// Whether x, odd and above 37, is prime. Exact for all 64-bit numbers.
bool is_prime(std::uint64_t x);

// Omega(x) of x >= 1, at most 63. Up to 1.2 * 10^10 in at most a microsecond or so; beyond, about the fourth root of x
// steps, at most about a millisecond.
std::uint8_t prime_factor_count(std::uint64_t x);

// The prime factors themselves of x >= 1, ascending, each as often as it divides x.
std::vector<std::uint64_t> prime_factors(std::uint64_t x);
