// gamehost/detail/rules.hpp: the extension "gamehost.rules/1" of a game that has `options`. Not for authors.
#ifndef GAMEHOST_DETAIL_RULES_HPP
#define GAMEHOST_DETAIL_RULES_HPP

#include <cstddef>
#include <cstdint>

#include <gamehost/abi_rules.h>
#include <gamehost/detail/guard.hpp>
#include <gamehost/detail/handles.hpp>
#include <gamehost/detail/requirements.hpp>
#include <gamehost/positions.hpp>

namespace gamehost::detail {

template <class G>
struct RulesExtension : Handles<G> {
    using H = Handles<G>;
    using List = Positions<typename G::Position>;

    static gamehost_status options(const gamehost_game* game, const gamehost_position* position,
                                   gamehost_positions* out, gamehost_error* error) noexcept {
        return guard(error, [&] {
            List list(*out);
            H::game_of(game).options(H::position_of(position), list);
            return GAMEHOST_OK;
        });
    }

    static gamehost_status components(const gamehost_game* game, const gamehost_position* position,
                                      gamehost_positions* out, gamehost_error* error) noexcept {
        return guard(error, [&] {
            List list(*out);
            H::game_of(game).components(H::position_of(position), list);
            return GAMEHOST_OK;
        });
    }

    static gamehost_status winning_options(const gamehost_game* game, const gamehost_position* position,
                                           std::uint64_t component, std::uint64_t target, gamehost_positions* out,
                                           gamehost_error* error) noexcept {
        return guard(error, [&] {
            List list(*out);
            H::game_of(game).winning_options(H::position_of(position), static_cast<std::size_t>(component),
                                             Nimber(target), list);
            return GAMEHOST_OK;
        });
    }

    static gamehost_status positions_up_to(const gamehost_game* game, std::uint64_t bound, gamehost_positions* out,
                                           gamehost_error* error) noexcept {
        return guard(error, [&] {
            List list(*out);
            H::game_of(game).positions_up_to(bound, list);
            return GAMEHOST_OK;
        });
    }

    static gamehost_status is_option(const gamehost_game* game, const gamehost_position* position,
                                     const gamehost_position* option, std::int32_t* is,
                                     gamehost_error* error) noexcept {
        return guard(error, [&] {
            *is = H::game_of(game).is_option(H::position_of(position), H::position_of(option)) ? 1 : 0;
            return GAMEHOST_OK;
        });
    }

    static constexpr gamehost_rules table = [] {
        gamehost_rules made{};
        made.size = sizeof made;
        made.usual_bound = 20;
        if constexpr (has_verify_bound<G>) made.usual_bound = G::verify_bound;
        made.options = &options;
        if constexpr (has_components<G>) made.components = &components;
        if constexpr (has_winning_options<G>) made.winning_options = &winning_options;
        if constexpr (has_positions_up_to<G>) made.positions_up_to = &positions_up_to;
        if constexpr (has_is_option<G>) made.is_option = &is_option;
        return made;
    }();
};

}  // namespace gamehost::detail

#endif
