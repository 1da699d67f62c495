#include "partition.hpp"

Partition::Partition(const gamehost::Settings& given)
    : why_("the setting largest_pile; a configuration can raise it to " + std::to_string(pile_size.most)),
      pile_size_(pile_size),
      values_(given.number("largest_pile")) {
    pile_size_.most = given.number("largest_pile");
    if (pile_size_.most < pile_size.most) pile_size_.why = why_;
}

void Partition::parse_case(gamehost::Scanner& in, Position& piles) const {
    in.read(piles, in.count(pile_count), pile_size_);
}

gamehost::Nimber Partition::grundy(const Position& piles) const {
    return gamehost::Nimber(values_.nim_sum(piles));
}

void Partition::format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << "Case " << outcome.case_number << ": " << info.winner(outcome);
}

GAMEHOST_PLUGIN(Partition)
