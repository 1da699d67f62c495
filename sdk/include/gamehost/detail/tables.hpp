// gamehost/detail/tables.hpp: the author's tables as the C arrays of gamehost/abi.h. Not for authors.
#ifndef GAMEHOST_DETAIL_TABLES_HPP
#define GAMEHOST_DETAIL_TABLES_HPP

#include <array>
#include <cstddef>
#include <cstdint>

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
constexpr gamehost_field row_of(const Field& f) {
    return {sizeof(gamehost_field), static_cast<std::int32_t>(f.kind), f.name.data(), f.help.data()};
}

// The rows of a static table, and the array of pointers to them that the boundary wants, so that rows can grow.
template <const auto& table>
struct Rows {
    static constexpr std::size_t size = std::size(table);
    using Row = decltype(row_of(table[0]));

    static constexpr std::array<Row, size> rows = [] {
        std::array<Row, size> made{};
        for (std::size_t i = 0; i < size; ++i) made[i] = row_of(table[i]);
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
