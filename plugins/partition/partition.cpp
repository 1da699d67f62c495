#include "partition.hpp"

Partition::Partition(const gamehost::Settings& given)
    : largest_pile_(given.number("largest_pile")),
      expected_("a pile of 1 to " + std::to_string(largest_pile_) +
                (largest_pile_ < settings[0].maximum
                     ? " (the setting largest_pile; raise it in the configuration for larger piles)"
                     : " (the setting largest_pile, at its maximum)")),
      values_(largest_pile_) {}

void Partition::parse_case(gamehost::Scanner& in, Position& piles) const {
    const std::uint64_t n = in.count("n, the number of piles", limits[0].maximum);
    const bool contest = in.strict() && limits[1].maximum <= largest_pile_;
    const std::uint64_t most = contest ? limits[1].maximum : largest_pile_;
    in.read(
        piles, n, [most](std::uint64_t pile) { return pile - 1 < most; },
        contest ? std::string_view("a pile of 1 to 10000 (the contest's limit)") : expected_);
}

gamehost::Nimber Partition::grundy(const Position& piles) const {
    return gamehost::Nimber(values_.nim_sum(piles));
}

void Partition::format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << "Case " << outcome.case_number << ": " << info.winner(outcome);
}

GAMEHOST_PLUGIN(Partition)
