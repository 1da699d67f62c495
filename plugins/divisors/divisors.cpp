#include "divisors.hpp"

void Divisors::parse_case(gamehost::Scanner& in, Position& position) const {
    const std::uint64_t n = in.count(number_count);
    position.rewrite(table_, [&](std::vector<std::uint64_t>& numbers) { in.read(numbers, n, number_size); });
}

gamehost::Nimber Divisors::grundy(const Position& position) const {
    unsigned sum = 0;
    for (const std::uint8_t omega : position.omegas()) sum ^= omega;
    return gamehost::Nimber(sum);
}

// The least place, from 1, of a number that can be replaced by one that makes the nim-sum 0; 0 if there is none. The
// replacement must have Omega ^ sum prime factors, and any smaller number of them than Omega will do (Bouton 1901).
std::uint64_t Divisors::winning_place(const Position& position, const gamehost::Outcome& outcome) const {
    const std::uint64_t sum = outcome.grundy.value();
    if (sum == 0) return 0;
    std::uint64_t place = 0;
    for (const std::uint8_t omega : position.omegas()) {
        ++place;
        if ((omega ^ sum) < omega) return place;
    }
    return 0;
}

void Divisors::format_verdict(const Position& position, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
    out << "Test #" << outcome.case_number << ": " << info.winner(outcome);
    if (outcome.first_wins()) out << ' ' << winning_place(position, outcome);
}

bool Divisors::field(const Position& position, const gamehost::Outcome& outcome, std::size_t,
                     gamehost::Writer& out) const {
    const std::uint64_t place = winning_place(position, outcome);
    if (place != 0) out << place;
    return place != 0;
}

GAMEHOST_PLUGIN(Divisors)
