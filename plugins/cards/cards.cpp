#include "cards.hpp"

void Cards::parse_case(gamehost::Scanner& in, Position& boxes) const {
    in.read(boxes, in.count(box_count), card_count);
}

gamehost::Nimber Cards::grundy(const Position& boxes) const {
    // Six boxes at a time: of the boxes 1 to 6, 2, 5 and 6 count (2, 5 and 0 mod 6).
    std::uint64_t sum = 0;
    std::size_t i = 0;
    for (; i + 6 <= boxes.size(); i += 6) sum ^= boxes[i + 1] ^ boxes[i + 4] ^ boxes[i + 5];
    if (i + 2 <= boxes.size()) sum ^= boxes[i + 1];
    if (i + 5 <= boxes.size()) sum ^= boxes[i + 4];
    return gamehost::Nimber(sum);
}

void Cards::format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << "Case " << outcome.case_number << ": " << info.winner(outcome);
}

GAMEHOST_PLUGIN(Cards)
