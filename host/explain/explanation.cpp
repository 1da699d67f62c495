#include "explain/explanation.hpp"

#include "report/quoted_text.hpp"

namespace gamehost {
namespace {

[[noreturn]] void contradicts(Rules& rules, const SolvedCase& solved, const std::string& how) {
    rules.game().broken("grundy, case " + std::to_string(solved.number()),
                        "it gives " + quoted_text(rules.text(solved.position())) + " the value " +
                            std::to_string(solved.grundy()) + ", but " + how);
}

}  // namespace

Explanation explain(Rules& rules, Values& values, const SolvedCase& solved, std::size_t wanted) {
    Explanation result;
    result.position = rules.text(solved.position());
    result.components = components(rules, values, solved.position());
    const std::uint64_t sum = nim_sum(result.components);
    if (sum != solved.grundy())
        contradicts(rules, solved, "the nim-sum of the values of its components is " + std::to_string(sum));

    result.winning_moves = winning_moves(rules, values, solved.position(), result.components, {wanted});
    if (solved.first_wins() && result.winning_moves.first.empty() && result.winning_moves.more == 0)
        contradicts(rules, solved, "no move leads to a position of value 0");
    return result;
}

Moves losing_moves(Rules& rules, Values& values, const SolvedCase& solved, std::size_t wanted) {
    Moves moves = all_moves(rules, solved.position(), {wanted});
    Position option(rules.game());
    for (Move& move : moves.first) {
        rules.read(move.position, option);
        move.grundy = values.of(option.handle());
        if (move.grundy == 0)
            contradicts(rules, solved, "a move leads to " + quoted_text(move.position) + ", whose value is 0, too");
    }
    return moves;
}

}  // namespace gamehost
