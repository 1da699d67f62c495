#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <gamehost/abi.h>

#include "configuration/configuration.hpp"
#include "input/reader.hpp"
#include "modules/module.hpp"
#include "output/text_buffer.hpp"
#include "report/place.hpp"

namespace gamehost {

// What is wrong with an input, and where.
struct BadData {
    Place place;
    std::string text;  // what was found, and what was expected
};

// One game of a plugin, made with its settings. Turns the boundary's statuses into values: bad data is returned, a
// broken contract is thrown as Failure (broken_plugin) that names plugin, call and case; so is (unavailable) what a
// plugin cannot do and what is no fault of the input, for want of memory. What a case that goes well
// passes through is inline: of tiny cases an input has millions.
class Game {
public:
    // `settings` come from a configuration; a wrong one is thrown as Failure (bad_configuration) with its place.
    // `module` outlives the game.
    Game(const Module& module, std::string name, const std::vector<SettingEntry>& settings);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    ~Game();

    const std::string& name() const { return name_; }
    const gamehost_plugin& plugin() const { return plugin_; }
    const gamehost_fields* fields() const { return fields_; }

    // One position, reused from case to case: each call below is about the case parsed last.
    [[nodiscard]] std::optional<BadData> parse_case(Reader& reader, std::uint64_t case_number) {
        const gamehost_status status = plugin_.parse_case(game_, &reader.input(), position_, &fresh_error());
        if (status == GAMEHOST_OK && reader.case_is_taken()) [[likely]]
            return std::nullopt;
        return not_parsed(reader, case_number, status);
    }
    [[nodiscard]] std::optional<BadData> grundy(const Reader& reader, std::uint64_t case_number, std::uint64_t& value) {
        const gamehost_status status = plugin_.grundy(game_, position_, &value, &fresh_error());
        if (status == GAMEHOST_OK) [[likely]]
            return std::nullopt;
        return no_value(reader, case_number, status);
    }

    // Appends the judge's line, without its line feed.
    void format_verdict(const gamehost_outcome& outcome, TextBuffer& out) {
        check_text("format_verdict", outcome,
                   plugin_.format_verdict(game_, position_, &outcome, &out.output(), &fresh_error()), out);
    }

    // Appends the value of one of the plugin's own fields; false where the case has none. What is said to be a number
    // is one.
    bool field(const gamehost_outcome& outcome, std::uint32_t index, TextBuffer& out);

private:
    // Its text and capacity are the plugin's to read only; should it change them, it harms none but itself.
    gamehost_error& fresh_error() {
        error_.length = 0;
        error_.number = nullptr;
        return error_;
    }
    void check_text(const char* call, const gamehost_outcome& outcome, gamehost_status status, const TextBuffer& out) {
        if (status != GAMEHOST_OK || !out.is_sound() || out.ends_line()) [[unlikely]]
            refuse_text(call, outcome, status, out);
    }

    bool is_explained() const { return error_.length != 0 && error_.length <= error_text_.size(); }
    std::string explanation() const;
    void check_made(const char* call, gamehost_status status, bool made) const;
    std::optional<BadData> not_parsed(Reader& reader, std::uint64_t case_number, gamehost_status status) const;
    std::optional<BadData> no_value(const Reader& reader, std::uint64_t case_number, gamehost_status status) const;
    [[nodiscard]] BadData bad_data(const Reader& reader, gamehost_status status) const;
    [[noreturn]] void refuse_text(const char* call, const gamehost_outcome& outcome, gamehost_status status,
                                  const TextBuffer& out) const;
    [[noreturn]] void cannot(const char* call, std::uint64_t case_number) const;
    [[noreturn]] void broken(const char* call, std::uint64_t case_number, const std::string& how) const;

    const gamehost_plugin& plugin_;
    const gamehost_fields* fields_;
    std::string name_;
    std::string file_;
    gamehost_game* game_ = nullptr;
    gamehost_position* position_ = nullptr;
    gamehost_error error_{};
    std::array<char, 4096> error_text_{};
};

}  // namespace gamehost
