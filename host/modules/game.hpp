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
// broken contract is thrown as Failure (broken_plugin) that names plugin, call and case.
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
    [[nodiscard]] std::optional<BadData> parse_case(Reader& reader, std::uint64_t case_number);
    [[nodiscard]] std::optional<BadData> grundy(const Reader& reader, std::uint64_t case_number, std::uint64_t& value);

    // Appends the judge's line, without its line feed.
    void format_verdict(const gamehost_outcome& outcome, TextBuffer& out);

    // Appends the value of one of the plugin's own fields; false where the case has none.
    bool field(const gamehost_outcome& outcome, std::uint32_t index, TextBuffer& out);

private:
    gamehost_error& fresh_error();
    std::string explanation() const;
    void check_made(const char* call, gamehost_status status, bool made) const;
    [[nodiscard]] BadData bad_data(const Reader& reader, gamehost_status status) const;
    [[noreturn]] void broken(const char* call, std::uint64_t case_number, const std::string& how) const;
    void check_text(const char* call, const gamehost_outcome& outcome, gamehost_status status, const TextBuffer& out);

    const gamehost_plugin& plugin_;
    const gamehost_fields* fields_;
    std::string name_;
    std::string file_;
    gamehost_game* game_ = nullptr;
    gamehost_position* position_ = nullptr;
    gamehost_error error_{};
    std::array<char, 4096> error_text_;
};

}  // namespace gamehost
