#include "divisors.hpp"

void Divisors::parse_case(gamehost::Scanner& in, Position& position) const {
    position.omegas.clear();
    in.read(position.numbers, in.count(number_count), number_size);
}

const std::vector<std::uint8_t>& Divisors::omegas_of(const Position& position) const {
    if (position.omegas.empty()) {
        position.omegas.resize(position.numbers.size());
        table_.count(position.numbers, position.omegas.data());
    }
    return position.omegas;
}

gamehost::Nimber Divisors::grundy(const Position& position) const {
    unsigned sum = 0;
    for (const std::uint8_t omega : omegas_of(position)) sum ^= omega;
    return gamehost::Nimber(sum);
}

// The least place, from 1, of a number that can be replaced by one that makes the nim-sum 0; 0 if there is none. The
// replacement must have Omega ^ sum prime factors, and any smaller number of them than Omega will do (Bouton 1901).
std::uint64_t Divisors::winning_place(const Position& position, const gamehost::Outcome& outcome) const {
    const std::uint64_t sum = outcome.grundy.value();
    if (sum == 0) return 0;
    std::uint64_t place = 0;
    for (const std::uint8_t omega : omegas_of(position)) {
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
