// A Game Between Alice and Bob against brute force over its rules, and counting prime factors against plain division.
#include "plugins/divisors/divisors.hpp"

#include <algorithm>
#include <random>
#include <thread>

#include "brute_force.hpp"
#include "one_case.hpp"
#include "plugins/divisors/prime_factors.hpp"

namespace {

using Game = gamehost::HeapGame<Divisors>;

constexpr std::uint64_t greatest = 18446744073709551615U;

// Replace a number by a proper divisor. Numbers are kept in their places, which the verdict needs.
std::vector<Numbers> options_at(const Numbers& numbers, std::size_t i) {
    std::vector<Numbers> all;
    for (std::uint64_t divisor = 1; divisor < numbers[i]; ++divisor) {
        if (numbers[i] % divisor != 0) continue;
        all.push_back(numbers);
        all.back()[i] = divisor;
    }
    return all;
}

std::vector<Numbers> options(const Numbers& numbers) {
    std::vector<Numbers> all;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        for (const Numbers& option : options_at(numbers, i)) all.push_back(option);
    return all;
}

// What the judge expects, from the rules: the least place where some move leaves a lost position.
std::string expected_answer(BruteForce<Numbers>& rules, const Numbers& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        for (const Numbers& option : options_at(numbers, i))
            if (rules.grundy(option) == 0) return "Test #1: Alice " + std::to_string(i + 1);
    return "Test #1: Bob";
}

// Prime factors of 0 to last (with multiplicity), from the least one of each number.
std::vector<std::uint8_t> counts_by_sieve(std::uint32_t last) {
    std::vector<std::uint32_t> least(last + 1, 0);
    std::vector<std::uint8_t> counts(last + 1, 0);
    for (std::uint32_t n = 2; n <= last; ++n) {
        if (least[n] == 0)
            for (std::uint64_t multiple = n; multiple <= last; multiple += n)
                if (std::uint32_t& first = least[static_cast<std::size_t>(multiple)]; first == 0) first = n;
        counts[n] = static_cast<std::uint8_t>(counts[n / least[n]] + 1);
    }
    return counts;
}

unsigned count_by_division(std::uint64_t x) {
    unsigned count = 0;
    for (std::uint64_t divisor = 2; divisor * divisor <= x; ++divisor)
        for (; x % divisor == 0; x /= divisor) ++count;
    return count + (x > 1 ? 1 : 0);
}

std::string index_of(const Game& game, const Numbers& numbers) {
    Game::Position position;
    read_case(game, with_count(numbers), position);
    const gamehost::Outcome outcome{1, game.grundy(position)};
    FakeOutput output(1);
    gamehost::Writer writer(output.output());
    if (game.field(position, outcome, 0, writer)) return output.text();
    CHECK(output.text().empty());
    return "none";
}

}  // namespace

TEST_CASE("divisors: whole positions have the values and winning places that the rules give") {
    const Game game;
    BruteForce<Numbers> rules(options);
    const auto check = [&](const Numbers& numbers) {
        Game::Position position;
        read_case(game, with_count(numbers), position);
        const gamehost::Nimber grundy = game.grundy(position);
        if (grundy.value() != rules.grundy(numbers) ||
            verdict_of(game, position, grundy, 1) != expected_answer(rules, numbers))
            FAIL("wrong answer for " << Catch::Detail::stringify(numbers));
    };
    for_each_row(1, 1, 1100, check);
    for_each_row(2, 1, 72, check);
    for_each_row(3, 1, 18, check);
    for_each_row(4, 1, 8, check);
}

TEST_CASE("divisors: traps") {
    const Game game;
    CHECK(answer_of(game, {8, 2}) == "Test #1: Alice 1");  // distinct primes would be 1 and 1
    CHECK(answer_of(game, {6, 8}) == "Test #1: Alice 2");  // numbers of divisors would be 4 and 4
    CHECK(answer_of(game, {2, 4}) == "Test #1: Alice 2");
    CHECK(answer_of(game, {1}) == "Test #1: Bob");
}

TEST_CASE("divisors: the sample, and the field index") {
    const Game game;
    CHECK(answer_of(game, {5, 7, 9, 12}, 1, true) == "Test #1: Alice 1");
    CHECK(answer_of(game, {41503, 15991, 72, 16057}, 2, true) == "Test #2: Bob");
    CHECK(index_of(game, {5, 7, 9, 12}) == "1");
    CHECK(index_of(game, {41503, 15991, 72, 16057}) == "none");
    // Ten ones before the only number with a move.
    CHECK(index_of(game, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2}) == "11");
    CHECK(std::string(Divisors::fields[0].name) == "index");
}

TEST_CASE("divisors: a verdict does not need the value computed before") {
    const Game game;
    Game::Position position;
    read_case(game, {2, 8, 2}, position);
    CHECK(game.grundy(position).value() == (3 ^ 1));
    read_case(game, {2, 2, 4}, position);  // the same memory, another case
    CHECK(verdict_of(game, position, gamehost::Nimber(1 ^ 2), 5) == "Test #5: Alice 2");
}

TEST_CASE("divisors: the table holds the right counts, all of them") {
    constexpr auto last = static_cast<std::uint32_t>(PrimeFactorTable::largest_end) - 1;
    const std::vector<std::uint8_t> expected = counts_by_sieve(last);
    std::vector<std::uint64_t> numbers(last);
    for (std::uint32_t n = 1; n <= last; ++n) numbers[n - 1] = n;
    std::vector<std::uint8_t> counts(last);
    PrimeFactorTable table;
    table.count(numbers, counts.data());
    REQUIRE(table.end() == PrimeFactorTable::largest_end);
    const auto wrong = std::mismatch(counts.begin(), counts.end(), expected.begin() + 1).first;
    if (wrong != counts.end()) FAIL("wrong count for " << wrong - counts.begin() + 1);

    // One by one, a part of them.
    for (std::uint32_t n = 1; n <= last; n += n < 20000 ? 1 : 17)
        if (prime_factor_count(n) != expected[n]) FAIL("wrong count for " << n << " by itself");
}

TEST_CASE("divisors: the table is made when it pays, and no longer than asked for") {
    PrimeFactorTable table;
    std::vector<std::uint8_t> counts(100000);
    table.count(Numbers{4999999, 5000000, 6, 7, 8, 9, 10, 11}, counts.data());
    CHECK(table.end() == 0);  // eight numbers do not pay for five million
    CHECK(counts[1] == 13);   // 5000000 = 2^6 5^7
    table.count(Numbers(20, 900), counts.data());
    CHECK(table.end() == 1 << 15);  // numbers up to 900 soon do; the shortest table
    table.count(Numbers(100000, greatest), counts.data());
    CHECK(table.end() == 1 << 15);  // none of these is for a table
    CHECK(counts[99999] == 7);      // 2^64-1 = 3 5 17 257 641 65537 6700417
    table.count(Numbers(100000, 4999999), counts.data());
    CHECK(table.end() >= 5000000);
    CHECK(table.end() <= PrimeFactorTable::largest_end);
}

TEST_CASE("divisors: the small primes") {
    // By plain division; 2293 is the next prime.
    std::size_t i = 0;
    for (std::uint32_t n = 3; n < small_primes_end; n += 2) {
        if (count_by_division(n) != 1) continue;
        REQUIRE(i < small_primes.size());
        CHECK(small_primes[i].value == n);
        CHECK(small_primes[i].inverse * n == 1);
        CHECK(small_primes[i].largest_quotient == greatest / n);
        ++i;
    }
    CHECK(i == small_primes.size());
    for (std::uint32_t n = small_primes_end; n < 2293; ++n) CHECK(count_by_division(n) != 1);
    CHECK(count_by_division(2293) == 1);
}

TEST_CASE("divisors: numbers that are hard to factor") {
    struct Product {
        std::uint64_t number;
        Numbers primes;
    };
    // 2^64-59 and 2^32-5 are the greatest primes below 2^64 and 2^32 (OEIS A013603), 2^61-1 is a Mersenne prime.
    constexpr std::uint64_t below_2_64 = 18446744073709551557U;
    constexpr std::uint64_t below_2_32 = 4294967291U;
    constexpr std::uint64_t mersenne = 2305843009213693951U;
    const std::vector<Product> products{
        {below_2_64, {below_2_64}},
        {mersenne, {mersenne}},
        {18446744073709551608U, {2, 2, 2, mersenne}},
        {18446744030759878681U, {below_2_32, below_2_32}},  // the square of a prime
        {18446743979220271189U, {below_2_32, 4294967279U}},
        {18446598518342697919U, {2642239, 2642239, 2642239}},  // the cube of the greatest prime that fits
        {greatest, {3, 5, 17, 257, 641, 65537, 6700417}},      // the Fermat numbers F0 to F5
        {std::uint64_t{1} << 63, Numbers(63, 2)},
        {12157665459056928801U, Numbers(40, 3)},
        // Around the square and the cube of the first prime beyond the small ones.
        {5244091, {2287, 2293}},
        {5257849, {2293, 2293}},
        {5267021, {2293, 2297}},
        {12056247757U, {2293, 2293, 2293}},
        {12077279153U, {2293, 2293, 2297}},
        // The least composites that Miller-Rabin takes for primes with the first 1, 2, 3, 4, 5, 6, 8 and 11 prime
        // bases (OEIS A014233).
        {2047, {23, 89}},
        {1373653, {829, 1657}},
        {25326001, {2251, 11251}},
        {3215031751U, {151, 751, 28351}},
        {2152302898747U, {6763, 10627, 29947}},
        {3474749660383U, {1303, 16927, 157543}},
        {341550071728321U, {10670053, 32010157}},
        {3825123056546413051U, {149491, 747451, 34233211}},
    };
    for (const Product& product : products) {
        std::uint64_t number = 1;
        for (const std::uint64_t prime : product.primes) {
            number *= prime;
            if (prime <= below_2_32) CHECK(count_by_division(prime) == 1);
        }
        CHECK(number == product.number);
        CHECK(prime_factor_count(product.number) == product.primes.size());
        if (product.number > 37 && product.number % 2 == 1)
            CHECK(is_prime(product.number) == (product.primes.size() == 1));
    }
}

TEST_CASE("divisors: numbers of all sizes against plain division, and products of known primes") {
    std::mt19937_64 random(3529);
    for (int bits = 2; bits <= 36; ++bits) {
        for (int i = 0; i < 40; ++i) {
            const std::uint64_t number = (std::uint64_t{1} << (bits - 1)) + random() % (std::uint64_t{1} << (bits - 1));
            if (prime_factor_count(number) != count_by_division(number)) FAIL("wrong count for " << number);
        }
    }
    // Primes of up to 21 bits, three of them in a number; of up to 16 bits, four.
    const std::vector<std::uint8_t> counts = counts_by_sieve(1 << 21);
    const auto prime_below = [&](std::uint32_t end) {
        for (;;)
            if (const auto n = static_cast<std::uint32_t>(random() % end); counts[n] == 1) return std::uint64_t{n};
    };
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t three = prime_below(1 << 21) * prime_below(1 << 21) * prime_below(1 << 21);
        const std::uint64_t four =
            prime_below(1 << 16) * prime_below(1 << 16) * prime_below(1 << 16) * prime_below(1 << 16);
        if (prime_factor_count(three) != 3) FAIL("wrong count for " << three);
        if (prime_factor_count(four) != 4) FAIL("wrong count for " << four);
    }
}

TEST_CASE("divisors: several threads use one game") {
    constexpr std::uint32_t last = 400000;
    const std::vector<std::uint8_t> expected = counts_by_sieve(last);
    PrimeFactorTable table;
    std::vector<std::size_t> wrong(4);
    std::vector<std::thread> threads;
    for (std::uint32_t t = 0; t < wrong.size(); ++t) {
        threads.emplace_back([&table, &expected, &mine = wrong[t], step = t + 1] {
            for (std::uint32_t first = 1; first + 1000 <= last; first += 1000 * step) {
                Numbers numbers;
                for (std::uint32_t n = first; n < first + 1000; ++n) numbers.push_back(n);
                std::vector<std::uint8_t> counts(numbers.size());
                table.count(numbers, counts.data());
                if (!std::equal(counts.begin(), counts.end(), expected.begin() + first)) ++mine;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK(wrong == std::vector<std::size_t>(4, 0));
}

TEST_CASE("divisors: what is refused, and where") {
    const Game game;
    CHECK(complaint_of(game, {0}) ==
          Complaint{"found 0, expected n, the number of numbers, 1 or more", 0, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {3, 5, 1, 0}) ==
          Complaint{"found 0, expected a number of 1 or more", 3, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {3, 5, 1}) ==
          Complaint{"a number of 1 or more (2 of 3 read)", std::nullopt, GAMEHOST_END});
    CHECK(complaint_of(game, {}) == Complaint{"n, the number of numbers", std::nullopt, GAMEHOST_END});
}

TEST_CASE("divisors: contest limits count under strict only") {
    const Game game;
    CHECK(answer_of(game, {5000000}, 1, true) == "Test #1: Alice 1");
    CHECK(answer_of(game, {5000001}) == "Test #1: Alice 1");
    CHECK(answer_of(game, {greatest, greatest}) == "Test #1: Bob");
    CHECK(complaint_of(game, {2, 1, 5000001}, true) ==
          Complaint{"found 5000001, expected a number of 1 to 5000000 (the contest's limit)", 2, GAMEHOST_BAD_DATA});
    CHECK(answer_of(game, Numbers(100000, 2), 1, true) == "Test #1: Bob");
    CHECK(answer_of(game, Numbers(100001, 2)) == "Test #1: Alice 1");
    CHECK(complaint_of(game, {100001}, true) ==
          Complaint{"found 100001, expected n, the number of numbers, 1 to 100000 (the contest's limit)", 0,
                    GAMEHOST_BAD_DATA});
}

TEST_CASE("divisors: a position is known for an option, in whichever order its numbers stand") {
    const Game game;
    const auto is_option = [&](const Numbers& from, const Numbers& to) { return game.is_option(from, to); };
    const auto in_order = [](Numbers row) {
        std::sort(row.begin(), row.end());
        return row;
    };
    CHECK(wrong_options(rows_up_to(2, 1, 24), is_option, options, in_order) == 0);
}
