#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <gamehost/random.hpp>

#include "output/output.hpp"
#include "play/game_session.hpp"
#include "play/line_input.hpp"
#include "play/move_search.hpp"
#include "rules/moves.hpp"

namespace gamehost {

// Who plays: by 0 the one who began, by 1 the other.
struct Players {
    std::array<std::string, 2> names;
    std::optional<std::size_t> machine;  // which of them the machine is; none: both are people
};

// Plays a game to its end, or until somebody leaves: asks for moves, answers commands, says what happens, and moves for
// the machine. Everything is said line by line and at once. At a terminal and in a pipe it goes the same, so that what
// was typed is repeated where no terminal shows it.
class Dialogue {
public:
    // `random` chooses the machine's moves where it has to lose. All outlive this.
    Dialogue(GameSession& session, Players players, Random& random, LineInput& input, Output& output);

    // Throws Failure: what the output, the input or the plugin runs into.
    void run();

private:
    bool machine_moves() const { return players_.machine == session_.turn(); }
    std::string name(std::size_t player) const;  // with who that is
    std::string wins(std::size_t player) const;

    void say(const std::string& lines);
    std::optional<LineInput::Line> ask();

    void greet();
    void move_machine();
    bool move_human();  // false: the game was left
    void play(const Move& move);

    // What a line asks for. Whether the turn ends with it.
    bool answer(std::string_view line, std::size_t column);  // which it begins in
    bool obey(const std::string& word, std::string_view line, std::size_t column);
    bool take(const MoveOrRefusal& found, std::string_view typed);
    bool undo();
    std::string moves(std::string_view argument);
    std::string hint();
    std::string why();
    std::string help() const;
    void leave(const std::string& how);

    GameSession& session_;
    Players players_;
    Random& random_;
    LineInput& input_;
    Output& output_;
    bool is_echoed_;  // a terminal shows what is typed
    bool left_ = false;
};

}  // namespace gamehost
