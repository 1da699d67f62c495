// Grundy values from the rules alone, the oracle for every closed form: nothing here knows a game or a theorem.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <utility>
#include <vector>

// The value of a whole position, by the definition: the least number that no option has. No use is made of sums.
template <class Position>
class BruteForce {
public:
    using Options = std::function<std::vector<Position>(const Position&)>;

    // `options` lists all positions one move away.
    explicit BruteForce(Options options) : options_(std::move(options)) {}

    std::uint64_t grundy(const Position& position) {
        if (const auto found = known_.find(position); found != known_.end()) return found->second;
        std::set<std::uint64_t> values;
        for (const Position& option : options_(position)) values.insert(grundy(option));
        std::uint64_t least = 0;
        while (values.count(least) != 0) ++least;
        known_.emplace(position, least);
        return least;
    }

private:
    Options options_;
    std::map<Position, std::uint64_t> known_;
};

// Calls visit(row) for every row of `size` numbers, each from `least` to `most`.
template <class Visit>
void for_each_row(std::size_t size, std::uint64_t least, std::uint64_t most, Visit visit) {
    std::vector<std::uint64_t> row(size, least);
    for (;;) {
        visit(std::as_const(row));
        std::size_t i = 0;
        while (i < size && row[i] == most) row[i++] = least;
        if (i == size) return;
        ++row[i];
    }
}

// Calls visit(piles) for every multiset of positive numbers with this sum, as an ascending row.
template <class Visit>
void for_each_multiset(std::uint64_t sum, Visit visit, std::vector<std::uint64_t> begun = {}) {
    if (sum == 0) return visit(std::as_const(begun));
    for (std::uint64_t next = begun.empty() ? 1 : begun.back(); next <= sum; ++next) {
        if (next != sum && sum - next < next) continue;  // the rest would be smaller
        std::vector<std::uint64_t> longer = begun;
        longer.push_back(next);
        for_each_multiset(sum - next, visit, longer);
    }
}

// How many pairs of these rows there are about which `is_option` and the options by the rules do not agree, whichever
// rows they are: legal moves, wrong ones, and none at all. Where the order counts for nothing, `in_order` makes equal
// rows one.
template <class Row, class IsOption, class Options, class InOrder>
std::uint64_t wrong_options(const std::vector<Row>& rows, IsOption is_option, Options options, InOrder in_order) {
    std::uint64_t wrong = 0;
    for (const Row& row : rows) {
        std::set<Row> right;
        for (const Row& option : options(row)) right.insert(in_order(option));
        for (const Row& other : rows)
            if (is_option(row, other) != (right.count(in_order(other)) != 0)) ++wrong;
    }
    return wrong;
}

// All rows of 1 to `size` numbers.
inline std::vector<std::vector<std::uint64_t>> rows_up_to(std::size_t size, std::uint64_t least, std::uint64_t most) {
    std::vector<std::vector<std::uint64_t>> rows;
    for (std::size_t length = 1; length <= size; ++length)
        for_each_row(length, least, most, [&](const std::vector<std::uint64_t>& row) { rows.push_back(row); });
    return rows;
}
