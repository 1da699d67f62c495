// gamehost/positions.hpp: where a game hands out positions, one at a time: options, components, positions to try.
#ifndef GAMEHOST_POSITIONS_HPP
#define GAMEHOST_POSITIONS_HPP

#include <concepts>
#include <string_view>

#include <gamehost/abi_rules.h>
#include <gamehost/detail/text_output.hpp>
#include <gamehost/writer.hpp>

namespace gamehost {

// Takes the positions that a game lists. Every call of add() answers whether the host wants more: after `false` the
// game returns, so that a position with a thousand million options is no trouble to someone who wants ten of them; what
// is added all the same goes nowhere. Lives for one call, not to be kept; used by one thread. Throws HostRefused, for
// the adapter to catch.
template <class Position>
class Positions {
public:
    explicit Positions(gamehost_positions& out) : out_(out) {}
    Positions(const Positions&) = delete;
    Positions& operator=(const Positions&) = delete;

    // Hands over one position; the host has done with it when the call returns, so that one object can serve for all.
    // Within the call the host may use the game, from the same thread.
    [[nodiscard]] bool add(const Position& position) { return pass(position, {}); }

    // The same for an option, with the move that leads to it: `describe(writer)` writes a few words, in one line, such
    // as "split pile 2: 7 → 3 + 4". It is called only when the host shows moves; to verify millions of options costs no
    // text.
    template <std::invocable<Writer&> Describe>
    [[nodiscard]] bool add(const Position& position, Describe describe) {
        if (out_.wants_moves == 0 || !wanted_) return pass(position, {});
        move_.clear();
        Writer writer(move_.output());
        describe(writer);
        return pass(position, move_.text());
    }

    // Whether the host wants more: what the last add() answered, true before the first.
    bool wanted() const { return wanted_; }

private:
    bool pass(const Position& position, std::string_view move) {
        if (!wanted_) return false;
        const gamehost_status status =
            out_.add(&out_, reinterpret_cast<const gamehost_position*>(&position), move.data(), move.size());
        if (status != GAMEHOST_OK && status != GAMEHOST_END) throw HostRefused{status};
        wanted_ = status == GAMEHOST_OK;
        return wanted_;
    }

    gamehost_positions& out_;
    bool wanted_ = true;
    detail::TextOutput move_;
};

}  // namespace gamehost

#endif
