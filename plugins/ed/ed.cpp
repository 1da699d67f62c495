#include "ed.hpp"

#include <bit>
#include <limits>
#include <string>

void Ed::parse_case(gamehost::Scanner& in, Position& piles) const {
    const std::uint64_t n = in.count("N, the number of piles", limits[0].maximum);
    if (n % 2 != 0)
        in.fail("found " + std::to_string(n) +
                ", expected N, the number of piles, to be even (two piles form a group)");
    const std::uint64_t most = in.strict() ? limits[1].maximum : std::numeric_limits<std::uint64_t>::max();
    in.read(
        piles, n, [most](std::uint64_t pile) { return pile - 1 < most; },
        in.strict() ? "a pile of 1 to 2000000000 (the contest's limit)" : "a pile of 1 or more");
}

gamehost::Nimber Ed::grundy(const Position& piles) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i + 1 < piles.size(); i += 2)
        sum ^= static_cast<std::uint64_t>(std::countr_one((piles[i] - 1) | (piles[i + 1] - 1)));
    return gamehost::Nimber(sum);
}

void Ed::format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << (outcome.first_wins() ? "YES" : "NO");
}

GAMEHOST_PLUGIN(Ed)
