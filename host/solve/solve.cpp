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

// Within a catch: what was too much for the program is too much in a certain case, so say in which.
[[noreturn]] void fail_in(std::uint64_t case_number, const Reader& reader, const Failure& failure) {
    if (failure.status() != Status::unavailable || failure.place()) throw;
    throw Failure(failure.status(), reader.case_place(), "case " + std::to_string(case_number) + ": " + failure.what());
}

// Solves until the cases end or one is bad. An answer is committed as a whole or not at all.
std::optional<Problem> solve_cases(Position& position, Values& values, Reader& reader, Framing& framing,
                                   Formatter& formatter, Output& output) {
    SolvedCase solved(position);
    for (std::uint64_t number = 1;; ++number) {
        const Framing::Next next = framing.next();
        if (next == Framing::Next::nothing) return std::nullopt;
        if (next == Framing::Next::bad_data) return Problem{framing.problem(), 0};

        reader.begin_case();
        if (auto bad = position.parse_case(reader, number)) return Problem{std::move(*bad), number};
        try {
            std::uint64_t grundy = 0;
            if (auto bad = values.of_case(position, reader, number, grundy)) return Problem{std::move(*bad), number};
            solved.set(number, grundy);
            formatter.add(solved, output.text());
        } catch (const Failure& failure) {
            fail_in(number, reader, failure);
        }
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

Status solve(Position& position, Values& values, Reader& reader, Framing& framing, Formatter& formatter,
             Output& output) {
    std::optional<Problem> problem;
    try {
        formatter.begin(output.text());
        output.commit(formatter.closing());
        problem = solve_cases(position, values, reader, framing, formatter, output);
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
