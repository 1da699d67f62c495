// gamehost/detail/fields.hpp: the extension "gamehost.fields/1" of a game that has `fields`. Not for authors.
#ifndef GAMEHOST_DETAIL_FIELDS_HPP
#define GAMEHOST_DETAIL_FIELDS_HPP

#include <cstdint>

#include <gamehost/detail/guard.hpp>
#include <gamehost/detail/handles.hpp>
#include <gamehost/detail/tables.hpp>

namespace gamehost::detail {

template <class G>
struct FieldsExtension : Handles<G> {
    static gamehost_status value(const gamehost_game* game, const gamehost_position* position,
                                 const gamehost_outcome* outcome, std::uint32_t index, gamehost_output* output,
                                 std::int32_t* present, gamehost_error* error) noexcept {
        return guard(error, [&] {
            Writer writer(*output);
            const bool has_value = FieldsExtension::game_of(game).field(
                FieldsExtension::position_of(position), FieldsExtension::outcome_of(outcome), index, writer);
            *present = has_value ? 1 : 0;
            return GAMEHOST_OK;
        });
    }

    using Table = Rows<WholeTable<G::fields>>;
    static constexpr gamehost_fields table{sizeof(gamehost_fields), Table::size, Table::pointers.data(), &value};
};

}  // namespace gamehost::detail

#endif
