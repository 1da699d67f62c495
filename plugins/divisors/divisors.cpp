#include "divisors.hpp"

#include <algorithm>

#include "prime_factors.hpp"

namespace {

// Numbers are factored so many at a time, in memory that needs no allocation.
constexpr std::size_t chunk = 1024;

// Lists the proper divisors of a number, or those with a given number of prime factors.
class ProperDivisors {
public:
    ProperDivisors(std::uint64_t number, gamehost::HeapMoves& out) : factors_(prime_factors(number)), out_(out) {}

    void list() {
        for (std::size_t count = 0; count < factors_.size(); ++count)
            if (!list(count)) return;
    }

    bool list(std::size_t count) { return count >= factors_.size() || choose(0, count, 1); }

private:
    // Chooses `count` of the factors from `begin` on, of equal ones always the first.
    bool choose(std::size_t begin, std::size_t count, std::uint64_t product) {
        if (count == 0) return out_.to({product});
        std::size_t end = begin;  // of the factors that equal the first
        while (end < factors_.size() && factors_[end] == factors_[begin]) ++end;
        for (std::size_t taken = 0; taken <= std::min(end - begin, count); ++taken) {
            if (count - taken <= factors_.size() - end && !choose(end, count - taken, product)) return false;
            product *= factors_[begin];
        }
        return true;
    }

    std::vector<std::uint64_t> factors_;
    gamehost::HeapMoves& out_;
};

}  // namespace

void Divisors::moves(std::uint64_t number, gamehost::HeapMoves& out) const {
    ProperDivisors(number, out).list();
}

bool Divisors::is_move(std::uint64_t number, std::span<const std::uint64_t> parts) const {
    return parts.size() == 1 && parts[0] < number && number % parts[0] == 0;
}

void Divisors::winning_moves(std::uint64_t number, gamehost::Nimber target, gamehost::HeapMoves& out) const {
    if (target.value() < 64) ProperDivisors(number, out).list(static_cast<std::size_t>(target.value()));
}

gamehost::Nimber Divisors::grundy(const gamehost::Heaps& numbers) const {
    std::array<std::uint8_t, chunk> omegas;
    unsigned sum = 0;
    for (std::size_t i = 0; i < numbers.size(); i += chunk) {
        const std::size_t count = std::min(chunk, numbers.size() - i);
        table_.count({numbers.data() + i, count}, omegas.data());
        for (std::size_t k = 0; k < count; ++k) sum ^= omegas[k];
    }
    return gamehost::Nimber(sum);
}

// The least place, from 1, of a number that can be replaced by one that makes the nim-sum 0; 0 if there is none. The
// replacement must have Omega ^ sum prime factors, and any smaller number of them than Omega will do (Bouton 1901). It
// is mostly one of the first, so that they are factored again rather than remembered.
std::uint64_t Divisors::winning_place(const gamehost::Heaps& numbers, const gamehost::Outcome& outcome) const {
    const std::uint64_t sum = outcome.grundy.value();
    if (sum == 0) return 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::uint8_t omega = 0;
        table_.count({&numbers[i], 1}, &omega);
        if ((omega ^ sum) < omega) return i + 1;
    }
    return 0;
}

void Divisors::format_verdict(const gamehost::Heaps& numbers, const gamehost::Outcome& outcome,
                              gamehost::Writer& out) const {
    out << "Test #" << outcome.case_number << ": " << info.winner(outcome);
    if (outcome.first_wins()) out << ' ' << winning_place(numbers, outcome);
}

bool Divisors::field(const gamehost::Heaps& numbers, const gamehost::Outcome& outcome, std::size_t,
                     gamehost::Writer& out) const {
    const std::uint64_t place = winning_place(numbers, outcome);
    if (place != 0) out << place;
    return place != 0;
}

GAMEHOST_PLUGIN(gamehost::HeapGame<Divisors>)
