#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <gamehost/abi.h>
#include <gamehost/abi_rules.h>

#include "input/reader.hpp"
#include "modules/game.hpp"
#include "modules/position.hpp"
#include "output/text_buffer.hpp"
#include "rules/listing.hpp"

namespace gamehost {

// The rules of a game, as calls of its plugin: positions as texts, options, components. Makes no use of any closed
// form. Used by one thread. Throws Failure (broken_plugin, unavailable) for what is the plugin's fault. Within a `take`
// every function may be called again.
class Rules {
public:
    // Throws Failure (unavailable) where the plugin states no rules. `game` outlives this.
    explicit Rules(const Game& game);
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    const Game& game() const { return game_; }

    // The text of a position; valid until the next one.
    std::string_view text(const gamehost_position* position);

    // Reads a position that the plugin itself has written.
    void read(std::string_view text, Position& into);

    // Reads a position that a user has written; `name` stands for the text in what is wrong.
    [[nodiscard]] std::optional<BadData> read(const std::string& name, std::string_view text, Position& into);

    // What is wrong with the case, as it stands in an input, that the plugin writes for a position; empty for nothing.
    // `scratch` is overwritten. That the plugin refuses the case for what is in it is nothing wrong: a position that
    // play leads to need not be one that an input may have.
    std::string case_fault(Position& position, Position& scratch);

    // The options of a position, until `take` has had enough. Only with `moves` is the move handed over, too.
    template <class Take>
    void options(const gamehost_position* position, bool moves, Take take) {
        list("rules.options", moves, take, [&](gamehost_positions* out, gamehost_error* error) {
            return rules_.options(game_.handle(), position, out, error);
        });
    }

    // The components of a position; itself where the game does not fall apart.
    template <class Take>
    void components(const gamehost_position* position, Take take) {
        if (rules_.components == nullptr) {
            take(position, std::string_view());
            return;
        }
        list("rules.components", false, take, [&](gamehost_positions* out, gamehost_error* error) {
            return rules_.components(game_.handle(), position, out, error);
        });
    }
    bool falls_apart() const { return rules_.components != nullptr; }

    // The options by a move in one component (from 0) that gives that component the value `target`.
    template <class Take>
    void winning_options(const gamehost_position* position, std::uint64_t component, std::uint64_t target, Take take) {
        list("rules.winning_options", true, take, [&](gamehost_positions* out, gamehost_error* error) {
            return rules_.winning_options(game_.handle(), position, component, target, out, error);
        });
    }
    bool has_winning_options() const { return rules_.winning_options != nullptr; }

    // Whether a move leads from one position to the other.
    bool is_option(const gamehost_position* position, const gamehost_position* option) const;
    bool has_is_option() const { return rules_.is_option != nullptr; }

    // All single components up to a size, the smallest first.
    template <class Take>
    void positions_up_to(std::uint64_t bound, Take take) {
        list("rules.positions_up_to", false, take, [&](gamehost_positions* out, gamehost_error* error) {
            return rules_.positions_up_to(game_.handle(), bound, out, error);
        });
    }
    bool has_positions() const { return rules_.positions_up_to != nullptr; }
    std::uint64_t usual_bound() const { return rules_.usual_bound; }

private:
    using Write = decltype(gamehost_cases::write_position);
    std::string_view written(const char* call, Write write, const gamehost_position* position);

    template <class Take, class Call>
    void list(const char* name, bool moves, Take& take, Call call) {
        Listing<Take> listing(take, moves);
        CallError error;
        const gamehost_status status = call(&listing, error.fresh());
        listing.rethrow();
        if (!listing.is_sound()) game_.broken(name, "it listed a position, or a move's text, that is null");
        game_.check(status, name, error);
    }

    const Game& game_;
    const gamehost_rules& rules_;
    TextBuffer text_;
    Reader reader_;
};

}  // namespace gamehost
