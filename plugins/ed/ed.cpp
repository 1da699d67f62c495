#include "ed.hpp"

#include <bit>
#include <string>

void Ed::parse_case(gamehost::Scanner& in, Position& piles) const {
    const std::uint64_t n = in.count(pile_count);
    if (n % 2 != 0)
        in.fail("found " + std::to_string(n) + ", expected " + std::string(pile_count.what) +
                ", to be even (two piles form a group)");
    in.read(piles, n, pile_size);
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
