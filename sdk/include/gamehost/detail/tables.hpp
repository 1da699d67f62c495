// gamehost/detail/tables.hpp: the author's tables as the C arrays of gamehost/abi.h. Not for authors.
#ifndef GAMEHOST_DETAIL_TABLES_HPP
#define GAMEHOST_DETAIL_TABLES_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include <gamehost/abi.h>
#include <gamehost/game_info.hpp>

namespace gamehost::detail {

constexpr gamehost_setting row_of(const Setting& s) {
    return {sizeof(gamehost_setting),
            static_cast<std::int32_t>(s.kind),
            s.key.data(),
            s.help.data(),
            s.unit.data(),
            s.fallback.data(),
            s.minimum,
            s.maximum};
}
constexpr gamehost_limit row_of(const Range& r) {
    return {sizeof(gamehost_limit), 0, r.name.data(), r.contest_limit};
}
constexpr gamehost_field row_of(const Field& f) {
    return {sizeof(gamehost_field), static_cast<std::int32_t>(f.kind), f.name.data(), f.help.data()};
}

// What stands at its place in the game: a table of settings or fields, all of it.
template <const auto& table>
struct WholeTable {
    static constexpr std::size_t size = std::size(table);
    static constexpr auto fill = [](auto* rows) {
        for (const auto& row : table) *rows++ = row_of(row);
    };
    using Row = decltype(row_of(table[0]));
};

// The ranges that have a contest limit.
template <const GameInfo& info>
struct ContestLimits {
    static constexpr std::size_t size = [] {
        std::size_t count = 0;
        for (const Range& range : info.ranges) count += range.contest_limit != 0 ? 1U : 0U;
        return count;
    }();
    static constexpr auto fill = [](auto* rows) {
        for (const Range& range : info.ranges)
            if (range.contest_limit != 0) *rows++ = row_of(range);
    };
    using Row = gamehost_limit;
};

// The rows of a static table, and the array of pointers to them that the boundary wants, so that rows can grow.
template <class Source>
struct Rows {
    static constexpr std::size_t size = Source::size;
    using Row = typename Source::Row;

    static constexpr std::array<Row, size> rows = [] {
        std::array<Row, size> made{};
        Source::fill(made.data());
        return made;
    }();
    static constexpr std::array<const Row*, size> pointers = [] {
        std::array<const Row*, size> made{};
        for (std::size_t i = 0; i < size; ++i) made[i] = &rows[i];
        return made;
    }();
};

}  // namespace gamehost::detail

#endif
