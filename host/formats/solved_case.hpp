#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <gamehost/abi.h>

#include "modules/position.hpp"
#include "output/text_buffer.hpp"

namespace gamehost {

// The fields that the host knows of every case, in the order of the machine formats; the plugin's own follow.
enum class HostField : std::size_t { case_number, game, grundy, winner, player, verdict };
constexpr std::string_view host_fields[] = {GAMEHOST_HOST_FIELDS};

// One field that a format can show.
struct FieldColumn {
    std::string name;
    bool is_number;
};

// All fields of a game: the host's, then the plugin's own. A field's index is its place here.
std::vector<FieldColumn> field_columns(const Game& game);

// The case that was solved last, as a format sees it: texts are made only when asked for. One object serves all cases
// that are read into a position.
class SolvedCase {
public:
    explicit SolvedCase(Position& position)
        : position_(position), game_(position.game()), scratch_(4096), outcome_{sizeof outcome_, 0, 0, 0} {}

    void set(std::uint64_t number, std::uint64_t grundy) {
        outcome_.case_number = number;
        outcome_.grundy = grundy;
    }

    const gamehost_position* position() const { return position_.handle(); }
    std::uint64_t number() const { return outcome_.case_number; }
    std::uint64_t grundy() const { return outcome_.grundy; }
    bool first_wins() const { return outcome_.grundy != 0; }
    std::string_view game() const { return game_.name(); }
    std::string_view winner() const { return first_wins() ? "first" : "second"; }
    std::string_view player() const {
        return first_wins() ? game_.plugin().first_player : game_.plugin().second_player;
    }

    // The judge's line, exactly as the plugin writes it.
    void write_verdict(TextBuffer& out) { position_.format_verdict(outcome_, out); }

    // The same as UTF-8, whatever the plugin wrote; valid until the next text of this case is asked for.
    std::string_view verdict();

    // The plugin's own field, from 0: its text, or false where the case has no value. Validity as for verdict().
    bool own_field(std::size_t index, std::string_view& value);

private:
    std::string_view clean();

    Position& position_;
    const Game& game_;
    TextBuffer scratch_;
    gamehost_outcome outcome_;
    std::string cleaned_;
};

}  // namespace gamehost
