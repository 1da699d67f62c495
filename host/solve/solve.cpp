#include "solve/solve.hpp"

#include <optional>
#include <string>

#include "report/diagnostics.hpp"

namespace gamehost {
namespace {

struct Problem {
    BadData data;
    std::uint64_t case_number;  // 0: in none
};

// Solves until the cases end or one is bad. An answer is committed as a whole or not at all.
std::optional<Problem> solve_cases(Game& game, Reader& reader, Framing& framing, Formatter& formatter, Output& output) {
    SolvedCase solved(game);
    for (std::uint64_t number = 1;; ++number) {
        const Framing::Next next = framing.next();
        if (next == Framing::Next::nothing) return std::nullopt;
        if (next == Framing::Next::bad_data) return Problem{framing.problem(), 0};

        reader.begin_case();
        if (auto bad = game.parse_case(reader, number)) return Problem{std::move(*bad), number};
        std::uint64_t grundy = 0;
        if (auto bad = game.grundy(reader, number, grundy)) return Problem{std::move(*bad), number};
        solved.set(number, grundy);
        formatter.add(solved, output.text());
        output.commit();
    }
}

void close(Formatter& formatter, Output& output) {
    output.text().roll_back();
    output.text().append(formatter.closing());
    output.commit({});
    output.flush();
}

}  // namespace

Status solve(Game& game, Reader& reader, Framing& framing, Formatter& formatter, Output& output) {
    std::optional<Problem> problem;
    try {
        formatter.begin(output.text());
        output.commit(formatter.closing());
        problem = solve_cases(game, reader, framing, formatter, output);
    } catch (...) {
        close(formatter, output);  // does nothing more when it was the writing that failed
        throw;
    }
    close(formatter, output);
    if (!problem) return Status::ok;
    const std::string which = problem->case_number == 0 ? "" : "case " + std::to_string(problem->case_number) + ": ";
    diagnostics::error(problem->data.place, which + problem->data.text);
    return Status::bad_data;
}

}  // namespace gamehost
