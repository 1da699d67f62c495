#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <gamehost/abi.h>

#include "input/reader.hpp"
#include "modules/game.hpp"
#include "output/text_buffer.hpp"
#include "report/place.hpp"

namespace gamehost {

// What is wrong with an input, and where.
struct BadData {
    Place place;
    std::string text;  // what was found, and what was expected
};

// A position of a game, reused from case to case, and the calls that solve one: each is about the case parsed last.
// Used by one thread. Turns the boundary's statuses into values: bad data is returned; a broken contract is thrown as
// Failure (broken_plugin) that names plugin, call and case; so is (unavailable) what a plugin cannot do and what is no
// fault of the input. What a case that goes well passes through is inline: of tiny cases an input has millions.
class Position {
public:
    // `game` outlives the position.
    explicit Position(const Game& game);
    Position(const Position&) = delete;
    Position& operator=(const Position&) = delete;
    ~Position() { plugin_.destroy_position(game_.handle(), position_); }

    const Game& game() const { return game_; }
    gamehost_position* handle() { return position_; }

    [[nodiscard]] std::optional<BadData> parse_case(Reader& reader, std::uint64_t case_number) {
        const gamehost_status status = plugin_.parse_case(game_.handle(), &reader.input(), position_, error_.fresh());
        if (status == GAMEHOST_OK && reader.case_is_taken()) [[likely]]
            return std::nullopt;
        return not_parsed(reader, case_number, status);
    }

    // Of a game whose plugin has this function.
    [[nodiscard]] std::optional<BadData> grundy(const Reader& reader, std::uint64_t case_number, std::uint64_t& value) {
        const gamehost_status status = plugin_.grundy(game_.handle(), position_, &value, error_.fresh());
        if (status == GAMEHOST_OK) [[likely]]
            return std::nullopt;
        return no_value(reader, case_number, status);
    }

    // Appends the judge's line, without its line feed.
    void format_verdict(const gamehost_outcome& outcome, TextBuffer& out) {
        check_text("format_verdict", outcome,
                   plugin_.format_verdict(game_.handle(), position_, &outcome, &out.output(), error_.fresh()), out);
    }

    // Appends the value of one of the plugin's own fields; false where the case has none. What is said to be a number
    // is one.
    bool field(const gamehost_outcome& outcome, std::uint32_t index, TextBuffer& out);

    // Reads a position's text, all of it. `reader` stands at its beginning.
    [[nodiscard]] std::optional<BadData> read(Reader& reader);

private:
    void check_text(const char* call, const gamehost_outcome& outcome, gamehost_status status, const TextBuffer& out) {
        if (status != GAMEHOST_OK || !out.is_sound() || out.ends_line()) [[unlikely]]
            refuse_text(call, outcome, status, out);
    }

    std::optional<BadData> not_parsed(Reader& reader, std::uint64_t case_number, gamehost_status status) const;
    [[nodiscard]] BadData not_read(const Reader& reader, const std::string& call, gamehost_status status) const;
    std::optional<BadData> no_value(const Reader& reader, std::uint64_t case_number, gamehost_status status) const;
    [[nodiscard]] BadData bad_data(const Reader& reader, gamehost_status status) const;
    [[noreturn]] void refuse_text(const char* call, const gamehost_outcome& outcome, gamehost_status status,
                                  const TextBuffer& out) const;

    const Game& game_;
    const gamehost_plugin& plugin_;
    gamehost_position* position_ = nullptr;
    CallError error_;
};

}  // namespace gamehost
