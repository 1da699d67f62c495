// Partitioning Game (Grundy's game) against brute force over its rules.
#include "plugins/partition/partition.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <thread>

#include "brute_force.hpp"
#include "one_case.hpp"

namespace {

using Game = gamehost::HeapGame<Partition>;

// The game as the host would make it from a configuration with this setting.
struct Configured {
    explicit Configured(const char* largest_pile = "100000")
        : value(largest_pile), game(gamehost::Settings(Partition::settings, &value)) {}
    const char* value;
    Game game;
};

// Split a pile into two piles of different sizes. Piles are kept ascending, so that equal positions are one.
std::vector<Numbers> options(const Numbers& piles) {
    std::vector<Numbers> all;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        for (std::uint64_t part = 1; part < piles[i] - part; ++part) {
            Numbers option = piles;
            option[i] -= part;
            option.push_back(part);
            std::sort(option.begin(), option.end());
            all.push_back(option);
        }
    }
    return all;
}

// The value of a pile by the definition, given those of all smaller ones: every split, the nim-sum of its parts
// (Sprague-Grundy), and the least number that is missing.
template <class Value>
Value value_by_definition(std::size_t pile, const std::vector<Value>& smaller) {
    std::array<bool, 1024> seen{};
    const Value* const values = smaller.data();
    for (std::size_t part = 1; 2 * part < pile; ++part) seen[values[part] ^ values[pile - part]] = true;
    return static_cast<Value>(std::find(seen.begin(), seen.end(), false) - seen.begin());
}

std::vector<std::uint16_t> values_by_definition(std::size_t last) {
    std::vector<std::uint16_t> values(last + 1);
    for (std::size_t n = 1; n <= last; ++n) values[n] = value_by_definition(n, values);
    return values;
}

// Grundy values of the piles 0 to `last`, asked for in this order.
std::vector<std::uint64_t> values_of(GrundysGame& piles, std::uint64_t last) {
    std::vector<std::uint64_t> values;
    for (std::uint64_t n = 0; n <= last; ++n) values.push_back(piles.nim_sum(Numbers{n}));
    return values;
}

}  // namespace

TEST_CASE("partition: whole positions have the values that the rules give") {
    const Configured configured;
    BruteForce<Numbers> rules(options);
    for (std::uint64_t sum = 1; sum <= 24; ++sum) {
        for_each_multiset(sum, [&](const Numbers& piles) {
            if (grundy_of(configured.game, piles) != rules.grundy(piles))
                FAIL("wrong value of " << Catch::Detail::stringify(piles));
        });
    }
}

TEST_CASE("partition: single piles have the values that the rules give, and that the literature gives") {
    // Flammenkamp, "Sprague-Grundy Values of Grundy's Game": 1274 positions up to 82,860 whose value has an even number
    // of ones without its lowest bit.
    constexpr std::uint64_t last_of_1274 = 82860;
    GrundysGame piles(last_of_1274);
    const std::vector<std::uint64_t> values = values_of(piles, last_of_1274);
    const auto rare = [](std::uint64_t value) { return std::popcount(value / 2) % 2 == 0; };
    CHECK(std::count_if(values.begin(), values.end(), rare) == 1274);
    CHECK(rare(values.back()));

    // Every pile of the contest from the smaller ones, so by induction all are right; then one in 97, as the costs of
    // the definition grow with the pile.
    for (std::size_t n = 0; n < values.size(); n += n < 10000 ? 1 : 97)
        if (values[n] != value_by_definition(n, values)) FAIL("wrong value of a pile of " << n);

    // OEIS A002188, the terms it shows.
    const std::vector<std::uint64_t> terms{
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4, 1,
        2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0, 2, 1, 0, 2, 1, 5, 2, 1, 3, 2, 1, 3, 2, 4, 3, 2, 4, 3, 2,
        4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 5, 2, 4, 5, 2, 4, 3, 7, 4, 3, 7, 4, 3, 7, 4, 3, 5, 2, 3, 5, 2, 3, 5, 2, 3};
    CHECK(std::equal(terms.begin(), terms.end(), values.begin()));
}

TEST_CASE("partition: records far out", "[.long]") {
    // Flammenkamp, as above: records 230 at 45,668 (this one from every split), 231 at 763,622, 234 at 3,653,177, and
    // 256 at 7,250,049, the first that does not fit in a byte.
    GrundysGame piles(GrundysGame::largest_computable);
    const std::vector<std::uint64_t> values = values_of(piles, GrundysGame::largest_computable);
    std::vector<std::pair<std::size_t, std::uint64_t>> records;
    std::uint64_t record = 229;
    for (std::size_t n = 0; n < values.size(); ++n)
        if (values[n] > record) records.emplace_back(n, record = values[n]);
    const std::vector<std::pair<std::size_t, std::uint64_t>> expected{
        {45668, 230}, {763622, 231}, {3653177, 234}, {7250049, 256}};
    CHECK(records == expected);
}

TEST_CASE("partition: traps") {
    const Configured configured;
    const Game& game = configured.game;
    CHECK(answer_of(game, {2}) == "Case 1: Bob");  // the parts would be equal
    CHECK(answer_of(game, {1}) == "Case 1: Bob");
    CHECK(answer_of(game, {3}) == "Case 1: Alice");
    CHECK(answer_of(game, {50, 50}, 12) == "Case 12: Bob");  // two equal piles: Bob answers alike
}

TEST_CASE("partition: the sample") {
    const Configured configured;
    CHECK(answer_of(configured.game, {4}, 1, true) == "Case 1: Bob");
    CHECK(answer_of(configured.game, {1, 2, 3}, 2, true) == "Case 2: Alice");
    CHECK(answer_of(configured.game, {7}, 3, true) == "Case 3: Bob");
}

TEST_CASE("partition: values are computed no further than asked for") {
    GrundysGame piles(100000);
    CHECK(piles.known() == 1);
    CHECK(piles.nim_sum(Numbers{3, 700, 4}) == (1 ^ values_by_definition(700)[700]));
    CHECK(piles.known() == 701);
    piles.nim_sum(Numbers{700});
    CHECK(piles.known() == 701);
    piles.nim_sum(Numbers{701});
    CHECK(piles.known() == 702);
}

TEST_CASE("partition: several threads use one game") {
    constexpr std::uint64_t last = 6000;
    const std::vector<std::uint16_t> expected = values_by_definition(last);
    GrundysGame piles(last);
    std::vector<std::vector<std::uint64_t>> found(4);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < found.size(); ++t) {
        threads.emplace_back([&piles, &mine = found[t], step = t + 1] {
            for (std::uint64_t n = 0; n <= last; n += step) mine.push_back(piles.nim_sum(Numbers{n}));
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (std::size_t t = 0; t < found.size(); ++t) {
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < found[t].size(); ++i) wrong += found[t][i] != expected[i * (t + 1)] ? 1U : 0U;
        CHECK(wrong == 0);
    }
}

TEST_CASE("partition: what is refused, and where") {
    const Configured configured("50");
    const Game& game = configured.game;
    const std::string pile = "a pile of 1 to 50 (the setting largest_pile; a configuration can raise it to 10000000)";
    CHECK(complaint_of(game, {0}) ==
          Complaint{"found 0, expected n, the number of piles, 1 or more", 0, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {3, 5, 0, 0}) == Complaint{"found 0, expected " + pile, 2, GAMEHOST_BAD_DATA});
    CHECK(answer_of(game, {50}) == "Case 1: Bob");  // A002188(50) = 0
    CHECK(complaint_of(game, {3, 5, 50, 51}) == Complaint{"found 51, expected " + pile, 3, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {1, 18446744073709551615U}) ==
          Complaint{"found 18446744073709551615, expected " + pile, 1, GAMEHOST_BAD_DATA});
    CHECK(complaint_of(game, {2, 5}) == Complaint{pile + " (1 of 2 read)", std::nullopt, GAMEHOST_END});
    CHECK(complaint_of(game, {}) == Complaint{"n, the number of piles", std::nullopt, GAMEHOST_END});
    // Nothing to raise any more.
    CHECK(complaint_of(Configured("10000000").game, {1, 10000001}) ==
          Complaint{"found 10000001, expected a pile of 1 to 10000000 (the setting largest_pile, at its maximum)", 1,
                    GAMEHOST_BAD_DATA});
}

TEST_CASE("partition: a setting that is no number is refused") {
    try {
        const Configured configured("many");
        FAIL("it was not refused");
    } catch (const gamehost::BadSetting& bad) {
        CHECK(bad.index() == 0);
        CHECK(std::string(bad.what()) == "found \"many\", expected a whole number");
    }
}

TEST_CASE("partition: contest limits count under strict only") {
    const Configured configured;
    const Game& game = configured.game;
    CHECK(answer_of(game, {10000, 10000}, 1, true) == "Case 1: Bob");
    CHECK(answer_of(game, {10001, 10001}) == "Case 1: Bob");
    CHECK(complaint_of(game, {2, 1, 10001}, true) ==
          Complaint{"found 10001, expected a pile of 1 to 10000 (the contest's limit)", 2, GAMEHOST_BAD_DATA});
    CHECK(answer_of(game, Numbers(100, 3), 1, true) == "Case 1: Bob");
    CHECK(answer_of(game, Numbers(101, 3)) == "Case 1: Alice");
    CHECK(
        complaint_of(game, with_count(Numbers(101, 3)), true) ==
        Complaint{"found 101, expected n, the number of piles, 1 to 100 (the contest's limit)", 0, GAMEHOST_BAD_DATA});
    // The setting counts as well, when it is the narrower of the two.
    CHECK(complaint_of(Configured("50").game, {1, 51}, true).text ==
          "found 51, expected a pile of 1 to 50 (the setting largest_pile; a configuration can raise it to "
          "10000000)");
}

TEST_CASE("partition: a position is known for an option, in whichever order its piles stand") {
    const Configured configured;
    const Game& game = configured.game;
    const auto is_option = [&](const Numbers& from, const Numbers& to) { return game.is_option(from, to); };
    const auto in_order = [](Numbers row) {
        std::sort(row.begin(), row.end());
        return row;
    };
    CHECK(wrong_options(rows_up_to(3, 1, 7), is_option, options, in_order) == 0);
}
