// Random numbers: the published ones, and each of a range equally likely.

#include <gamehost/random.hpp>

#include <cstdint>
#include <vector>

#include <catch2/catch.hpp>

using gamehost::Random;

namespace {

constexpr std::uint64_t greatest = UINT64_MAX;

std::vector<std::uint64_t> first(std::uint64_t seed, std::size_t count) {
    Random random(seed);
    std::vector<std::uint64_t> drawn;
    for (std::size_t i = 0; i < count; ++i) drawn.push_back(random.next());
    return drawn;
}

}  // namespace

TEST_CASE("random numbers are those of SplitMix64") {
    // Rosetta Code, "Pseudo-random numbers/Splitmix64", the task's own values; they are those of S. Vigna's
    // https://prng.di.unimi.it/splitmix64.c.
    CHECK(first(1234567, 5) == std::vector<std::uint64_t>{6457827717110365317U, 3203168211198807973U,
                                                          9817491932198370423U, 4593380528125082431U,
                                                          16408922859458223821U});
    // The same program with the seed 0.
    CHECK(first(0, 3) == std::vector<std::uint64_t>{0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U, 0x06c45d188009454fU});
    static_assert(Random(0).next() == 0xe220a8397b1dcdafU);  // in a constant expression as well
}

TEST_CASE("below draws each number of its range, and none beyond") {
    for (const std::uint64_t end : {1U, 2U, 3U, 7U, 10U}) {
        Random random(end);
        std::vector<std::uint64_t> counts(end, 0);
        const std::uint64_t draws = 2000 * end;
        for (std::uint64_t i = 0; i < draws; ++i) ++counts.at(random.below(end));
        // 2000 a number are expected, with a deviation of at most 45: six of them are 270.
        for (const std::uint64_t count : counts) CHECK((count > 1730 && count < 2270));
    }
}

TEST_CASE("below favours no number") {
    // 2^64 mod (2^63 + 1) is 2^63 - 1, so all draws less than that are drawn anew: nearly half of them. What is left is
    // at least 2^63 - 1, hence its remainder is the draw itself, or 2^63 + 1 less.
    const std::uint64_t end = (std::uint64_t{1} << 63) + 1;
    Random drawn(5);
    Random plain(5);
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        std::uint64_t next = plain.next();
        for (; next < end - 2; next = plain.next()) ++refused;
        REQUIRE(drawn.below(end) == next % end);
    }
    CHECK(refused > 800);
    // 2^64 mod (2^64 - 1) is 1: a 0 alone would be drawn anew. A power of 2 refuses none.
    CHECK(Random(0).below(greatest) == 0xe220a8397b1dcdafU);
    CHECK(Random(0).below(std::uint64_t{1} << 63) == 0x6220a8397b1dcdafU);
    CHECK(Random(0).below(1) == 0);
    // From 0 every step leads to 0, so that the seed before it draws 0: right where nothing is drawn anew, and else
    // not.
    const std::uint64_t before_0 = 0 - 0x9e3779b97f4a7c15U;
    CHECK(Random(before_0).next() == 0);
    CHECK(Random(before_0).below(8) == 0);
    CHECK(Random(before_0).below(greatest) == 0xe220a8397b1dcdafU);
}

TEST_CASE("between takes both ends in") {
    Random random(3);
    std::vector<int> counts(3, 0);
    for (int i = 0; i < 300; ++i) ++counts.at(random.between(7, 9) - 7);
    for (const int count : counts) CHECK(count > 50);
    CHECK(random.between(7, 7) == 7);
    CHECK(random.between(greatest, greatest) == greatest);
    for (int i = 0; i < 10; ++i) CHECK(random.between(greatest - 1, greatest) >= greatest - 1);
    // All 2^64 numbers: each draw as it is.
    CHECK(Random(0).between(0, greatest) == 0xe220a8397b1dcdafU);
    // 2^64-1 numbers, from 1.
    CHECK(Random(0).between(1, greatest) == 0xe220a8397b1dcdb0U);
}
