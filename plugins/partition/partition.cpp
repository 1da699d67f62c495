#include "partition.hpp"

Partition::Partition(const gamehost::Settings& given)
    : why_("the setting largest_pile; a configuration can raise it to " + std::to_string(heap_size.most)),
      pile_(heap_size),
      values_(given.number("largest_pile")) {
    pile_.most = given.number("largest_pile");
    if (pile_.most < heap_size.most) pile_.why = why_;
}

void Partition::moves(std::uint64_t pile, gamehost::HeapMoves& out) const {
    for (std::uint64_t part = 1; part < pile - part; ++part)
        if (!out.to({part, pile - part})) return;
}

bool Partition::is_move(std::uint64_t pile, std::span<const std::uint64_t> parts) const {
    return parts.size() == 2 && parts[0] != parts[1] && parts[0] < pile && pile - parts[0] == parts[1];
}

gamehost::Nimber Partition::grundy(const gamehost::Heaps& piles) const {
    return gamehost::Nimber(values_.nim_sum(piles));
}

void Partition::format_verdict(const gamehost::Heaps&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << "Case " << outcome.case_number << ": " << info.winner(outcome);
}

GAMEHOST_PLUGIN(gamehost::HeapGame<Partition>)
