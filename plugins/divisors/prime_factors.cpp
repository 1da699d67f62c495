#include "prime_factors.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace {

__extension__ typedef unsigned __int128 Wide;

constexpr std::uint64_t low(Wide x) {
    return static_cast<std::uint64_t>(x);
}
constexpr std::uint64_t high(Wide x) {
    return static_cast<std::uint64_t>(x >> 64);
}

// 1/n modulo 2^64 of an odd n, by Newton's iteration: n itself is right in the last 3 bits, each step doubles them.
constexpr std::uint64_t inverse_of(std::uint64_t n) {
    std::uint64_t inverse = n;
    for (int step = 0; step < 5; ++step) inverse *= 2 - n * inverse;
    return inverse;
}

constexpr std::array<SmallPrime, small_prime_count> make_small_primes() {
    std::array<SmallPrime, small_prime_count> primes{};
    std::size_t count = 0;
    for (std::uint32_t n = 3; n < small_primes_end; n += 2) {
        bool prime = true;
        for (std::size_t i = 0; prime && i < count && primes[i].value * primes[i].value <= n; ++i)
            prime = n % primes[i].value != 0;
        if (prime) primes[count++] = {inverse_of(n), ~std::uint64_t{0} / n, n};
    }
    return primes;
}

// The least prime that is not in the table, and two of its powers: a number without small factors is a prime below
// the square, and has at most two prime factors below the cube.
constexpr std::uint64_t next_prime = 2293;
constexpr std::uint64_t square = next_prime * next_prime;
constexpr std::uint64_t cube = square * next_prime;

// Arithmetic modulo an odd n without divisions (Montgomery, "Modular multiplication without trial division", 1985).
// A residue a is kept as a * 2^64 mod n, and is always less than n.
class Montgomery {
public:
    explicit Montgomery(std::uint64_t n)
        : n_(n), inverse_(inverse_of(n)), one_((0 - n) % n), radix_squared_(low(Wide{one_} * one_ % n)) {}

    std::uint64_t one() const { return one_; }
    std::uint64_t minus_one() const { return n_ - one_; }
    std::uint64_t of(std::uint64_t a) const { return multiply(a % n_, radix_squared_); }

    std::uint64_t multiply(std::uint64_t a, std::uint64_t b) const {
        const Wide product = Wide{a} * b;
        const std::uint64_t multiple = low(product) * inverse_;  // of n, the one whose low half is the product's
        const std::uint64_t subtract = high(Wide{multiple} * n_);
        return high(product) - subtract + (high(product) < subtract ? n_ : 0);
    }
    std::uint64_t add(std::uint64_t a, std::uint64_t b) const { return a >= n_ - b ? a - (n_ - b) : a + b; }

    std::uint64_t power(std::uint64_t a, std::uint64_t exponent) const {
        std::uint64_t result = one_;
        for (; exponent != 0; exponent >>= 1, a = multiply(a, a))
            if (exponent % 2 != 0) result = multiply(result, a);
        return result;
    }

private:
    std::uint64_t n_;
    std::uint64_t inverse_;
    std::uint64_t one_;
    std::uint64_t radix_squared_;
};

// A proper divisor of an odd composite n, by Pollard's rho method in Brent's form ("An improved Monte Carlo
// factorization algorithm", BIT 20, 1980): y runs through y^2 + c, x stands still at every power of two steps, and the
// differences are multiplied up so that one gcd serves many steps. When all factors fall into one gcd, these steps are
// taken again one by one; when that does not part them either, another c is tried.
std::uint64_t proper_divisor(std::uint64_t n) {
    constexpr std::uint64_t steps_a_gcd = 128;
    const Montgomery mod(n);
    for (std::uint64_t c = mod.one();; c = mod.add(c, mod.one())) {
        const auto next = [&](std::uint64_t y) { return mod.add(mod.multiply(y, y), c); };
        std::uint64_t y = mod.add(mod.one(), mod.one());
        std::uint64_t x = y;
        std::uint64_t start = y;  // of the steps since the last gcd
        std::uint64_t divisor = 1;
        for (std::uint64_t length = 1; divisor == 1; length *= 2) {
            x = y;
            for (std::uint64_t i = 0; i < length; ++i) y = next(y);
            for (std::uint64_t done = 0; done < length && divisor == 1; done += steps_a_gcd) {
                start = y;
                std::uint64_t product = mod.one();
                for (std::uint64_t i = std::min(steps_a_gcd, length - done); i != 0; --i) {
                    y = next(y);
                    product = mod.multiply(product, x > y ? x - y : y - x);
                }
                divisor = std::gcd(product, n);
            }
        }
        if (divisor == n) {
            y = start;
            do {
                y = next(y);
                divisor = std::gcd(x > y ? x - y : y - x, n);
            } while (divisor == 1);
        }
        if (divisor != n) return divisor;
    }
}

// Omega of a number that is 1 or has no prime factor in the table.
unsigned count_large_factors(std::uint64_t x) {
    if (x == 1) return 0;
    if (x < square || is_prime(x)) return 1;
    if (x < cube) return 2;
    const std::uint64_t divisor = proper_divisor(x);
    return count_large_factors(divisor) + count_large_factors(x / divisor);
}

void append_large_factors(std::uint64_t x, std::vector<std::uint64_t>& factors) {
    if (x == 1) return;
    if (x < square || is_prime(x)) return factors.push_back(x);
    const std::uint64_t divisor = proper_divisor(x);
    append_large_factors(divisor, factors);
    append_large_factors(x / divisor, factors);
}

}  // namespace

constinit const std::array<SmallPrime, small_prime_count> small_primes = make_small_primes();

// The Miller-Rabin test to the first prime bases. limits[k] is the least composite that passes with the first k + 1 of
// them (OEIS A014233; Jaeschke 1993, and Jiang and Deng 2014 for the ones from the ninth on). With twelve it is
// 318665857834031151167461, more than 64 bits (Sorenson and Webster, "Strong pseudoprimes to twelve prime bases",
// 2015).
bool is_prime(std::uint64_t x) {
    static constexpr std::uint64_t bases[]{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    static constexpr std::uint64_t limits[]{2047,
                                            1373653,
                                            25326001,
                                            3215031751,
                                            2152302898747,
                                            3474749660383,
                                            341550071728321,
                                            341550071728321,
                                            3825123056546413051,
                                            3825123056546413051,
                                            3825123056546413051,
                                            ~std::uint64_t{0}};
    const Montgomery mod(x);
    const int twos = std::countr_zero(x - 1);
    for (std::size_t k = 0; k < std::size(bases); ++k) {
        std::uint64_t power = mod.power(mod.of(bases[k]), (x - 1) >> twos);
        bool passes = power == mod.one() || power == mod.minus_one();
        for (int i = 1; i < twos && !passes; ++i) {
            power = mod.multiply(power, power);
            passes = power == mod.minus_one();
        }
        if (!passes) return false;
        if (x < limits[k]) break;
    }
    return true;
}

std::uint8_t prime_factor_count(std::uint64_t x) {
    const int twos = std::countr_zero(x);
    x >>= twos;
    auto count = static_cast<unsigned>(twos);
    for (const SmallPrime& prime : small_primes) {
        if (std::uint64_t{prime.value} * prime.value > x) return static_cast<std::uint8_t>(count + (x > 1));
        for (std::uint64_t quotient = x * prime.inverse; quotient <= prime.largest_quotient;
             quotient = x * prime.inverse) {
            x = quotient;
            ++count;
        }
    }
    return static_cast<std::uint8_t>(count + count_large_factors(x));
}

std::vector<std::uint64_t> prime_factors(std::uint64_t x) {
    std::vector<std::uint64_t> factors(static_cast<std::size_t>(std::countr_zero(x)), 2);
    x >>= std::countr_zero(x);
    for (const SmallPrime& prime : small_primes) {
        for (; x % prime.value == 0; x /= prime.value) factors.push_back(prime.value);
    }
    append_large_factors(x, factors);
    std::sort(factors.begin(), factors.end());
    return factors;
}
