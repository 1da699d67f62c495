#include "cards.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <string>

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

void Cards::write_position(const Position& boxes, gamehost::Writer& out) const {
    out << std::span<const std::uint64_t>(boxes);
}

void Cards::read_position(gamehost::Scanner& in, Position& boxes) const {
    in.read_rest(boxes, card_count);
}

// `size` boxes, not more than a contest has, with up to `size` cards each.
void Cards::random_position(std::uint64_t size, gamehost::Random& random, Position& boxes) const {
    boxes.resize(static_cast<std::size_t>(std::min(size, box_count.contest_limit)));
    for (std::uint64_t& cards : boxes) cards = random.between(0, size);
}

namespace {

// Lists one option: some cards of box `from` go to box `to` (both from 1). The option is made in `boxes` and taken
// back.
bool add_move(Cards::Position& boxes, std::size_t from, std::size_t to, std::uint64_t cards,
              gamehost::Positions<Cards::Position>& out) {
    if (boxes[to - 1] > std::numeric_limits<std::uint64_t>::max() - cards)
        throw gamehost::BadInput("a move makes box " + std::to_string(to) + " hold more than 2^64-1 cards", nullptr,
                                 GAMEHOST_CANNOT);
    boxes[from - 1] -= cards;
    boxes[to - 1] += cards;
    const bool wanted = out.add(
        boxes, [&](gamehost::Writer& text) { text << "move " << cards << " from box " << from << " to box " << to; });
    boxes[from - 1] += cards;
    boxes[to - 1] -= cards;
    return wanted;
}

// The largest box below `from` that a move from there may go to, then every third below that: A + B is odd and
// divisible by 3 when it leaves 3 divided by 6. 0 for none.
std::size_t first_target(std::size_t from) {
    const std::size_t back = (2 * from + 3) % 6;  // from - back leaves what is wanted
    const std::size_t step = back == 0 ? 6 : back;
    return step < from ? from - step : 0;
}

// A box whose cards count: their number mod 6 is 0, 2 or 5.
bool counts(std::size_t box) {
    return box % 6 == 0 || box % 6 == 2 || box % 6 == 5;
}

}  // namespace

void Cards::options(const Position& boxes, gamehost::Positions<Position>& out) const {
    Position option = boxes;
    for (std::size_t from = 1; from <= boxes.size(); ++from)
        for (std::size_t to = first_target(from); to != 0 && boxes[from - 1] != 0; to = to > 6 ? to - 6 : 0)
            for (std::uint64_t cards = 1; cards <= boxes[from - 1]; ++cards)
                if (!add_move(option, from, to, cards, out)) return;
}

// A move takes cards from a box that counts to one that does not, or the other way; so for each pair of boxes at most
// one number of cards makes the nim-sum what is wanted.
void Cards::winning_options(const Position& boxes, std::size_t, gamehost::Nimber target,
                            gamehost::Positions<Position>& out) const {
    const std::uint64_t change = (grundy(boxes) ^ target).value();
    if (change == 0) return;
    Position option = boxes;
    for (std::size_t from = 1; from <= boxes.size(); ++from) {
        for (std::size_t to = first_target(from); to != 0 && boxes[from - 1] != 0; to = to > 6 ? to - 6 : 0) {
            const std::size_t counting = counts(from) ? from : to;
            const std::uint64_t before = boxes[counting - 1];
            const std::uint64_t after = before ^ change;
            const std::uint64_t cards = counting == from ? before - after : after - before;
            const bool right_way = counting == from ? after < before : after > before;
            if (right_way && cards <= boxes[from - 1] && !add_move(option, from, to, cards, out)) return;
        }
    }
}

// Two boxes have changed, and what one has less the other, before it, has more.
bool Cards::is_option(const Position& boxes, const Position& option) const {
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < boxes.size() && i < option.size() && changed.size() < 3; ++i)
        if (boxes[i] != option[i]) changed.push_back(i);
    if (boxes.size() != option.size() || changed.size() != 2) return false;
    const std::size_t to = changed[0];
    const std::size_t from = changed[1];
    return (to + 1 + from + 1) % 6 == 3 && boxes[from] > option[from] && option[to] > boxes[to] &&
           boxes[from] - option[from] == option[to] - boxes[to];
}

void Cards::positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const {
    Position boxes;
    // All rows that begin with `boxes` and have exactly `left` more boxes and cards.
    const auto extend = [&](const auto& again, std::uint64_t left) -> bool {
        if (left == 0) return out.add(boxes);
        for (std::uint64_t cards = 0; cards < left; ++cards) {
            boxes.push_back(cards);
            const bool wanted = again(again, left - 1 - cards);
            boxes.pop_back();
            if (!wanted) return false;
        }
        return true;
    };
    for (std::uint64_t size = 1; size <= bound && extend(extend, size); ++size) continue;
}

GAMEHOST_PLUGIN(Cards)
