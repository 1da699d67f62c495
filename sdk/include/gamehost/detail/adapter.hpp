// gamehost/detail/adapter.hpp: a game's class as the C struct of gamehost/abi.h. Not for authors.
#ifndef GAMEHOST_DETAIL_ADAPTER_HPP
#define GAMEHOST_DETAIL_ADAPTER_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include <gamehost/detail/cases.hpp>
#include <gamehost/detail/fields.hpp>
#include <gamehost/detail/guard.hpp>
#include <gamehost/detail/handles.hpp>
#include <gamehost/detail/requirements.hpp>
#include <gamehost/detail/rules.hpp>
#include <gamehost/detail/tables.hpp>

namespace gamehost::detail {

template <class G>
struct Adapter {
    using H = Handles<G>;
    using Position = typename G::Position;

    static gamehost_status create(const char* const* values, std::uint32_t, gamehost_game** made,
                                  gamehost_error* error) noexcept {
        return guard(error, [&] {
            std::unique_ptr<G> game;
            if constexpr (has_settings<G>)
                game = std::make_unique<G>(Settings(G::settings, values));
            else
                game = std::make_unique<G>();
            *made = reinterpret_cast<gamehost_game*>(game.release());
            return GAMEHOST_OK;
        });
    }

    static void destroy(gamehost_game* game) noexcept { delete reinterpret_cast<G*>(game); }

    static gamehost_status create_position(const gamehost_game*, gamehost_position** made,
                                           gamehost_error* error) noexcept {
        return guard(error, [&] {
            *made = reinterpret_cast<gamehost_position*>(std::make_unique<Position>().release());
            return GAMEHOST_OK;
        });
    }

    static void destroy_position(const gamehost_game*, gamehost_position* position) noexcept {
        delete reinterpret_cast<Position*>(position);
    }

    static gamehost_status parse_case(const gamehost_game* game, gamehost_input* input, gamehost_position* position,
                                      gamehost_error* error) noexcept {
        return guard(error, [&] {
            Scanner scanner(*input);
            H::game_of(game).parse_case(scanner, H::position_of(position));
            return GAMEHOST_OK;
        });
    }

    static gamehost_status grundy(const gamehost_game* game, const gamehost_position* position, std::uint64_t* value,
                                  gamehost_error* error) noexcept {
        return guard(error, [&] {
            *value = H::game_of(game).grundy(H::position_of(position)).value();
            return GAMEHOST_OK;
        });
    }

    static gamehost_status format_verdict(const gamehost_game* game, const gamehost_position* position,
                                          const gamehost_outcome* outcome, gamehost_output* output,
                                          gamehost_error* error) noexcept {
        return guard(error, [&] {
            Writer writer(*output);
            H::game_of(game).format_verdict(H::position_of(position), H::outcome_of(outcome), writer);
            return GAMEHOST_OK;
        });
    }

    static const void* extension(const char* id) noexcept {
        const std::string_view asked = id;
        if constexpr (has_fields<G>)
            if (asked == GAMEHOST_FIELDS) return &FieldsExtension<G>::table;
        if constexpr (has_write_position<G>)
            if (asked == GAMEHOST_CASES) return &CasesExtension<G>::table;
        if constexpr (has_options<G>)
            if (asked == GAMEHOST_RULES) return &RulesExtension<G>::table;
        return nullptr;
    }

    static constexpr gamehost_plugin plugin = [] {
        constexpr const GameInfo& info = G::info;
        gamehost_plugin made{};
        made.size = sizeof made;
        made.abi_major = GAMEHOST_ABI_MAJOR;
        made.abi_minor = GAMEHOST_ABI_MINOR;
        made.name = info.name.data();
        made.title = info.title.data();
        made.version = info.version.data();
        made.source = info.source.data();
        made.rules = info.rules.data();
        made.theorem = info.theorem.data();
        made.input = info.input.data();
        made.sample_input = info.sample_input.data();
        made.sample_output = info.sample_output.data();
        made.first_player = info.players[0].data();
        made.second_player = info.players[1].data();
        made.framing = static_cast<std::int32_t>(info.framing);
        using Limits = Rows<ContestLimits<G::info>>;
        made.limits = Limits::pointers.data();
        made.limit_count = static_cast<std::uint32_t>(Limits::size);
        made.most_cases = info.most_cases;
        if constexpr (has_settings<G>) {
            using Table = Rows<WholeTable<G::settings>>;
            made.settings = Table::pointers.data();
            made.setting_count = static_cast<std::uint32_t>(Table::size);
        }
        made.create = &create;
        made.destroy = &destroy;
        made.create_position = &create_position;
        made.destroy_position = &destroy_position;
        made.parse_case = &parse_case;
        if constexpr (knows_grundy<G>) made.grundy = &grundy;
        made.format_verdict = &format_verdict;
        made.extension = &extension;
        return made;
    }();
};

// What the entry function returns. A class that is refused never reaches the adapter, whose own errors would bury why.
template <class G>
constexpr const gamehost_plugin* plugin_of() {
    if constexpr (check_game<G>())
        return &Adapter<G>::plugin;
    else
        return nullptr;
}

}  // namespace gamehost::detail

#endif
