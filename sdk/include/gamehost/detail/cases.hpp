// gamehost/detail/cases.hpp: the extension "gamehost.cases/1" of a game that has `write_position`. Not for authors.
#ifndef GAMEHOST_DETAIL_CASES_HPP
#define GAMEHOST_DETAIL_CASES_HPP

#include <algorithm>
#include <cstdint>
#include <string_view>

#include <gamehost/abi_rules.h>
#include <gamehost/detail/guard.hpp>
#include <gamehost/detail/handles.hpp>
#include <gamehost/detail/requirements.hpp>
#include <gamehost/detail/text_output.hpp>
#include <gamehost/random.hpp>

namespace gamehost::detail {

template <class G>
struct CasesExtension : Handles<G> {
    using H = Handles<G>;

    static gamehost_status write_position(const gamehost_game* game, const gamehost_position* position,
                                          gamehost_output* output, gamehost_error* error) noexcept {
        return guard(error, [&] {
            Writer writer(*output);
            H::game_of(game).write_position(H::position_of(position), writer);
            return GAMEHOST_OK;
        });
    }

    static gamehost_status read_position(const gamehost_game* game, gamehost_input* input, gamehost_position* position,
                                         gamehost_error* error) noexcept {
        return guard(error, [&] {
            Scanner scanner(*input);
            H::game_of(game).read_position(scanner, H::position_of(position));
            return GAMEHOST_OK;
        });
    }

    // As most statements have it: how many numbers, then the numbers.
    static gamehost_status write_case(const gamehost_game* game, const gamehost_position* position,
                                      gamehost_output* output, gamehost_error* error) noexcept {
        return guard(error, [&] {
            Writer writer(*output);
            if constexpr (has_write_case<G>) {
                H::game_of(game).write_case(H::position_of(position), writer);
            } else {
                TextOutput text;
                Writer to_text(text.output());
                H::game_of(game).write_position(H::position_of(position), to_text);
                const std::string_view row = text.text();
                if (row.empty()) {
                    writer << '0';
                } else {
                    writer << std::count(row.begin(), row.end(), ' ') + 1 << '\n' << row;
                }
            }
            return GAMEHOST_OK;
        });
    }

    static gamehost_status random_position(const gamehost_game* game, std::uint64_t size, std::uint64_t seed,
                                           gamehost_position* position, gamehost_error* error) noexcept {
        return guard(error, [&] {
            Random random(seed);
            H::game_of(game).random_position(size, random, H::position_of(position));
            return GAMEHOST_OK;
        });
    }

    static constexpr gamehost_cases table = [] {
        gamehost_cases made{};
        made.size = sizeof made;
        made.write_position = &write_position;
        made.read_position = &read_position;
        made.write_case = &write_case;
        if constexpr (has_random_position<G>) made.random_position = &random_position;
        return made;
    }();
};

}  // namespace gamehost::detail

#endif
