#include "ed.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <string>

namespace {

constexpr std::uint64_t bit(unsigned place) {
    return std::uint64_t{1} << place;
}

// Lists moves in one group of a position, as options of the whole.
class GroupMoves {
public:
    GroupMoves(const Ed::Position& piles, std::size_t group, gamehost::Positions<Ed::Position>& out)
        : piles_(piles), first_(2 * group), out_(out) {}

    // All splits of a pile of the group; the other one is removed.
    bool splits(std::size_t pile) {
        const std::uint64_t whole = piles_[pile];
        for (std::uint64_t part = 1; part <= whole / 2; ++part)
            if (!split(pile, part)) return false;
        return true;
    }

    // The splits after which the group has the value `target`: into u + 1 and v + 1, where u + v is the pile less 2,
    // the low bits of u | v are `target` ones, and the next bit of both is 0. Bit by bit from the lowest the carry
    // decides whether both have a one or either has; above the zero any bits do.
    bool splits_to(std::size_t pile, std::uint64_t target) {
        const std::uint64_t whole = piles_[pile];
        if (whole < 2 || target > 63) return true;
        const std::uint64_t sum = whole - 2;
        std::uint64_t both = 0;
        std::uint64_t either = 0;
        bool carry = false;
        for (unsigned place = 0; place < target; ++place) {
            const bool one = (sum & bit(place)) != 0;
            if (one == carry)
                both |= bit(place);
            else
                either |= bit(place);
            carry = one == carry || carry;
        }
        const auto zero = static_cast<unsigned>(target);
        if (((sum & bit(zero)) != 0) != carry) return true;
        const std::uint64_t high = sum >> zero >> 1;  // by 64 in one step is undefined
        for (std::uint64_t u = 0; u <= high / 2; ++u)
            if (!low_parts(pile, both, either, u << zero << 1, (high - u) << zero << 1)) return false;
        return true;
    }

private:
    // Every way to give the bits of `either` to one of the two.
    bool low_parts(std::size_t pile, std::uint64_t both, std::uint64_t either, std::uint64_t u, std::uint64_t v) {
        std::uint64_t given = 0;
        do {
            const std::uint64_t part = (u | both | given) + 1;
            if (part <= (v | both | (either & ~given)) + 1 && !split(pile, part)) return false;
            given = (given - either) & either;  // the next subset
        } while (given != 0);
        return true;
    }

    bool split(std::size_t pile, std::uint64_t part) {
        const std::size_t other = pile == first_ ? first_ + 1 : first_;
        const std::uint64_t whole = piles_[pile];
        if (option_.empty()) option_ = piles_;
        option_[first_] = part;
        option_[first_ + 1] = whole - part;
        return out_.add(option_, [&](gamehost::Writer& text) {
            text << "remove pile " << other + 1 << ", split pile " << pile + 1 << ": " << whole << " → " << part
                 << " + " << whole - part;
        });
    }

    const Ed::Position& piles_;
    Ed::Position option_;  // a copy only for a group that has a move: most of many have none that wins
    std::size_t first_;    // index of the group's first pile
    gamehost::Positions<Ed::Position>& out_;
};

}  // namespace

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

void Ed::write_position(const Position& piles, gamehost::Writer& out) const {
    out << std::span<const std::uint64_t>(piles);
}

void Ed::read_position(gamehost::Scanner& in, Position& piles) const {
    in.read_rest(piles, pile_size);
    if (piles.size() % 2 != 0)
        in.fail_at(nullptr, "found " + std::to_string(piles.size()) +
                                " piles, an odd number, expected an even one (two piles form a group)");
}

// One to three groups of piles of up to `size`.
void Ed::random_position(std::uint64_t size, gamehost::Random& random, Position& piles) const {
    piles.resize(static_cast<std::size_t>(2 * random.between(1, 3)));
    for (std::uint64_t& pile : piles) pile = random.between(1, size);
}

void Ed::options(const Position& piles, gamehost::Positions<Position>& out) const {
    for (std::size_t group = 0; group < piles.size() / 2; ++group) {
        GroupMoves moves(piles, group, out);
        if (!moves.splits(2 * group) || !moves.splits(2 * group + 1)) return;
    }
}

void Ed::components(const Position& piles, gamehost::Positions<Position>& out) const {
    Position group(2);
    for (std::size_t i = 0; i + 1 < piles.size(); i += 2) {
        group = {piles[i], piles[i + 1]};
        if (!out.add(group)) return;
    }
}

void Ed::winning_options(const Position& piles, std::size_t group, gamehost::Nimber target,
                         gamehost::Positions<Position>& out) const {
    GroupMoves moves(piles, group, out);
    if (moves.splits_to(2 * group, target.value())) moves.splits_to(2 * group + 1, target.value());
}

// In one group the two piles are what one of it was split into.
bool Ed::is_option(const Position& piles, const Position& option) const {
    if (piles.size() != option.size()) return false;
    const auto different = std::mismatch(piles.begin(), piles.end(), option.begin()).first - piles.begin();
    const std::size_t i = static_cast<std::size_t>(different) / 2 * 2;
    if (i == piles.size()) return false;
    const auto parts = [&](std::uint64_t pile) { return option[i] < pile && pile - option[i] == option[i + 1]; };
    const auto behind = static_cast<std::ptrdiff_t>(i) + 2;
    return (parts(piles[i]) || parts(piles[i + 1])) &&
           std::equal(piles.begin() + behind, piles.end(), option.begin() + behind);
}

void Ed::positions_up_to(std::uint64_t bound, gamehost::Positions<Position>& out) const {
    const auto add = [&](std::uint64_t first, std::uint64_t second) { return out.add({first, second}); };
    for (std::uint64_t larger = 1; larger <= bound; ++larger) {
        for (std::uint64_t smaller = 1; smaller < larger; ++smaller)
            if (!add(smaller, larger) || !add(larger, smaller)) return;
        if (!add(larger, larger)) return;
    }
}

GAMEHOST_PLUGIN(Ed)
