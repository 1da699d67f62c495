#include "rules/solver.hpp"

#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"

namespace gamehost {
namespace {

// Stands in the table for the value of a component whose options are being computed. No mex is that large.
constexpr std::uint64_t in_work = UINT64_MAX;

// So many missing values are postponed before they are computed: with all at once, each component on the way down would
// wait with all of its options; with one at a time, the options would be listed anew for each of them.
constexpr std::size_t at_a_time = 64;

}  // namespace

std::uint64_t Solver::value(const gamehost_position* position) {
    std::uint64_t sum = 0;
    rules_.components(position, [&](const gamehost_position* component, std::string_view) {
        const std::string_view text = rules_.text(component);
        const std::uint64_t* const known = now_.values.find(text);
        sum ^= known != nullptr ? *known : component_value(text);
        return true;
    });
    return sum;
}

std::uint64_t Solver::component_value(std::string_view text) {
    const std::string wanted(text);
    try {
        compute(wanted);
    } catch (...) {  // some are in work still
        now_ = Memory();
        throw;
    }
    return *now_.values.find(wanted);
}

// Works on the component postponed last until none is left. One whose options are not all known stays until they are:
// they come on top of it.
void Solver::compute(std::string_view wanted) {
    postpone(wanted);
    while (!now_.begins.empty()) {
        const std::string text = now_.postponed.substr(now_.begins.back());
        const std::uint64_t* const value = now_.values.find(text);
        if (value == nullptr || *value == in_work) {
            if (value == nullptr) {
                check_memory(text);
                now_.values.insert(text, in_work);
            }
            if (!expand(text)) continue;
            *now_.values.find(text) = mex(now_.option_values).value();
        }
        now_.postponed.resize(now_.begins.back());
        now_.begins.pop_back();
    }
}

// Whether the values of all options are known; they are in now_.option_values then. Else what is missing is postponed.
bool Solver::expand(std::string_view text) {
    rules_.read(text, work_);
    now_.option_values.clear();
    std::size_t missing = 0;
    rules_.options(work_.handle(), false, [&](const gamehost_position* option, std::string_view) {
        std::uint64_t sum = 0;
        rules_.components(option, [&](const gamehost_position* component, std::string_view) {
            const std::string_view part = rules_.text(component);
            const std::uint64_t* const known = now_.values.find(part);
            if (known == nullptr) {
                ++missing;
                postpone(part);
            } else if (*known == in_work) {
                rules_.game().broken("rules.options",
                                     "a play from " + quoted_text(part) + " can come back to it and go on for ever");
            } else {
                sum ^= *known;
            }
            return true;
        });
        if (missing == 0) now_.option_values.emplace_back(sum);
        check_memory({});
        return missing < at_a_time;
    });
    return missing == 0;
}

void Solver::postpone(std::string_view text) {
    now_.begins.push_back(now_.postponed.size());
    now_.postponed += text;
}

void Solver::check_memory(std::string_view text) const {
    const std::uint64_t taken = now_.values.bytes_for_one_more(text) + now_.postponed.capacity() +
                                now_.begins.capacity() * sizeof now_.begins[0] +
                                now_.option_values.capacity() * sizeof now_.option_values[0];
    if (taken <= limit_) return;
    throw Failure(
        Status::unavailable,
        message("the memory limit of {} MiB does not suffice to compute Grundy values of {} from the rules: it "
                "is full of values known ({}) and positions still to be computed ({}); raise it with --memory",
                limit_ >> 20, rules_.game().name(), now_.values.size(), now_.begins.size()));
}

}  // namespace gamehost
