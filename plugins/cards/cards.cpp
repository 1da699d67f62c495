#include "cards.hpp"

#include <limits>

void Cards::parse_case(gamehost::Scanner& in, Position& boxes) const {
    const std::uint64_t n = in.count("n, the number of boxes", limits[0].maximum);
    const std::uint64_t most = in.strict() ? limits[1].maximum : std::numeric_limits<std::uint64_t>::max();
    in.read(
        boxes, n, [most](std::uint64_t cards) { return cards <= most; },
        in.strict() ? "a number of cards of 0 to 100 (the contest's limit)" : "a number of cards");
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
