#include "play/dialogue.hpp"

#include <unistd.h>

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

#include "report/excerpt.hpp"
#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"
#include "report/utf8.hpp"
#include "report/whole_number.hpp"
#include "rules/components.hpp"
#include "rules/shown_position.hpp"

namespace gamehost {
namespace {

constexpr std::size_t longest_shown = 400;  // bytes of a position
constexpr std::uint64_t usual_moves = 20;
constexpr std::size_t most_components = 20;  // that `why` shows

constexpr const char* blanks = " \t\v\f\r";
constexpr const char* what_is_possible =
    "possible are a move (its number, its words, or the position that it leads to), moves, hint, why, undo, help and "
    "quit";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string small_letters(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::string target_of(const Move& move) {
    return "to " + shown_position(move.position);
}

// "split pile 2: 7 → 3 + 4", or where it leads.
std::string words_of(const Move& move) {
    return move.text.empty() ? target_of(move) : excerpt(move.text, 200);
}

// With where it leads.
std::string line_of(const Move& move) {
    return move.text.empty() ? target_of(move) : words_of(move) + "  " + target_of(move);
}

}  // namespace

Dialogue::Dialogue(GameSession& session, Players players, Random& random, LineInput& input, Output& output)
    : session_(session),
      players_(std::move(players)),
      random_(random),
      input_(input),
      output_(output),
      is_echoed_(::isatty(STDIN_FILENO) == 1) {}

std::string Dialogue::name(std::size_t player) const {
    const std::string& own = players_.names[player];
    if (!players_.machine) return own;
    return player == *players_.machine ? "the machine (" + own + ')' : "you (" + own + ')';
}

std::string Dialogue::wins(std::size_t player) const {
    return name(player) + (players_.machine && player != *players_.machine ? " win" : " wins");
}

void Dialogue::say(const std::string& lines) {
    output_.text().append(lines);
    output_.commit();
    output_.flush();
}

// An interrupt while it waits ends the line of the prompt.
std::optional<LineInput::Line> Dialogue::ask() {
    output_.text().append("> ");
    output_.commit("\n");
    output_.flush();
    std::optional<LineInput::Line> line = input_.next();
    std::string echo;
    if (!is_echoed_ && line) echo = excerpt(trimmed(line->text), longest_shown);
    if (!is_echoed_ || !line || input_.has_ended()) echo += '\n';
    output_.text().append(echo);
    output_.commit("");
    output_.flush();
    return line;
}

void Dialogue::run() {
    greet();
    while (can_move(session_.rules(), session_.handle())) {
        if (machine_moves())
            move_machine();
        else if (!move_human())
            return;
    }
    const std::size_t loser = session_.turn();
    const bool is_you = players_.machine && loser != *players_.machine;
    std::string end = wins(1 - loser) + ": " + name(loser) + (is_you ? " have" : " has") + " no move left.\n";
    if (end.starts_with("you")) end[0] = 'Y';
    if (end.starts_with("the machine")) end[0] = 'T';
    say("\nPosition: " + shown_position(session_.position(), longest_shown) + '\n' + end);
}

void Dialogue::greet() {
    std::string text = session_.rules().game().plugin().title + std::string("\n");
    if (!players_.machine)
        text += players_.names[0] + " begins, " + players_.names[1] + " is second.";
    else if (*players_.machine == 0)
        text += "The machine is " + players_.names[0] + " and begins, you are " + players_.names[1] + '.';
    else
        text += "You are " + players_.names[0] + " and begin, the machine is " + players_.names[1] + '.';
    say(text + " Who cannot move loses. `help` says what to type.\n");
}

void Dialogue::move_machine() {
    say("\nPosition: " + shown_position(session_.position(), longest_shown) + '\n');
    const Moves wins = winning_move(session_.rules(), session_.values(), session_.handle());
    if (wins.gave_up) say("The machine could win, but finds no move for it: there are too many to look at them all.\n");
    play(wins.first.empty() ? any_move(session_.rules(), session_.handle(), random_) : wins.first.front());
}

void Dialogue::play(const Move& move) {
    const std::size_t player = session_.turn();
    std::string who = !players_.machine ? players_.names[player] : machine_moves() ? "The machine" : "You";
    session_.play(move.position);
    say(who + ": " + words_of(move) + '\n');
}

bool Dialogue::move_human() {
    const std::string whose = players_.machine ? "Your turn" : players_.names[session_.turn()] + "'s turn";
    say("\nPosition: " + shown_position(session_.position(), longest_shown) + '\n' + whose + ".\n");
    for (;;) {
        const std::optional<LineInput::Line> line = ask();
        if (!line) {
            leave("The input has ended");
            return false;
        }
        if (line->is_too_long) {
            say(message("That line is too long, more than {} bytes.\n", LineInput::longest_line));
            continue;
        }
        const std::string_view text = trimmed(line->text);
        const bool is_done = answer(text, text.empty() ? 1 : line->text.find_first_not_of(blanks) + 1);
        if (left_ || is_done) return !left_;
    }
}

bool Dialogue::answer(std::string_view line, std::size_t column) {
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    const std::string word = small_letters(line.substr(0, end));
    const std::string_view argument = trimmed(line.substr(end));
    if (word == "to") {
        const auto skipped = static_cast<std::size_t>(argument.empty() ? 0 : argument.data() - line.data());
        return take(move_to(session_, argument, column + skipped), line);
    }
    if (word == "moves") {
        say(moves(argument));
        return false;
    }
    if (argument.empty()) return obey(word, line, column);
    return take(move_by_text(session_, line, column), line);
}

// A line of one word; `word` is it in small letters.
bool Dialogue::obey(const std::string& word, std::string_view line, std::size_t column) {
    if (word == "hint" || word == "why") {
        try {
            say(word == "hint" ? hint() : why());
        } catch (const Failure& failure) {
            if (failure.status() != Status::unavailable) throw;
            say("There is no telling: " + excerpt(failure.what(), longest_shown) + ".\n");
        }
    } else if (word == "undo") {
        return undo();
    } else if (word == "help" || word == "?") {
        say(help());
    } else if (word == "quit") {
        leave("You leave the game");
    } else if (word.empty()) {
        say(std::string("Nothing was typed; ") + what_is_possible + ".\n");
    } else if (const auto number = whole_number(word)) {
        return take(move_by_number(session_, *number), line);
    } else {
        return take(move_by_text(session_, line, column), line);
    }
    return false;
}

bool Dialogue::take(const MoveOrRefusal& found, std::string_view typed) {
    if (const auto* const move = std::get_if<Move>(&found)) {
        play(*move);
        return true;
    }
    const auto& refusal = std::get<Refusal>(found);
    if (refusal.is_unknown) {
        const std::string word = small_letters(typed);
        say("Unknown: " + quoted_text(typed) + "; " + what_is_possible +
            suggestion(word, {"moves", "hint", "why", "undo", "help", "quit"}) + '\n');
    } else {
        say("Not possible: " + refusal.reason + ".\n");
    }
    return false;
}

// Against the machine its answer is taken back, too.
bool Dialogue::undo() {
    const std::size_t count = players_.machine ? 2 : 1;
    if (session_.moves_made() < count) {
        say("Not possible: there is no move of yours to take back.\n");
        return false;
    }
    session_.take_back(count);
    say(count == 2 ? "Your last move and the machine's answer are taken back.\n" : "The last move is taken back.\n");
    return true;
}

std::string Dialogue::moves(std::string_view argument) {
    const std::optional<std::uint64_t> wanted = argument.empty() ? usual_moves : whole_number(argument);
    if (!wanted || *wanted == 0)
        return "Not possible: behind `moves` stands " + quoted_text(argument) +
               ", expected how many to show, 1 or more.\n";
    const auto shown =
        static_cast<std::size_t>(std::min<std::uint64_t>(*wanted, std::numeric_limits<std::size_t>::max()));
    const Moves found = all_moves(session_.rules(), session_.handle(), {shown});
    const std::size_t digits = std::to_string(found.first.size()).size();
    std::string text;
    for (std::size_t i = 0; i < found.first.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        text += std::string(digits - number.size() + 2, ' ') + number + "  " + line_of(found.first[i]) + '\n';
    }
    if (!found.more) return text + "and very many more\n";
    return *found.more == 0 ? text : text + "and " + std::to_string(*found.more) + " more\n";
}

std::string Dialogue::hint() {
    const Moves wins = winning_move(session_.rules(), session_.values(), session_.handle());
    if (wins.gave_up)
        return "There is a winning move, but none was found: there are too many moves to look at them all.\n";
    if (wins.first.empty()) return "No move wins: the other player can answer every one.\n";
    return "A winning move: " + line_of(wins.first.front()) + '\n';
}

std::string Dialogue::why() {
    const std::vector<Component> parts = components(session_.rules(), session_.values(), session_.handle());
    const std::uint64_t sum = nim_sum(parts);
    std::string text;
    for (std::size_t i = 0; i < std::min(parts.size(), most_components); ++i)
        text += "  value of " + shown_position(parts[i].position) + ": " + std::to_string(parts[i].grundy) + '\n';
    if (parts.size() > most_components)
        text += "  and " + std::to_string(parts.size() - most_components) + " parts more\n";
    text += parts.size() == 1 ? "The value is " : "The nim-sum of the values is ";
    text += std::to_string(sum);
    text += sum != 0 ? ", not 0: who is to move can win, "
                     : ": who is to move loses if the other player makes no mistake, ";
    return text + name(session_.turn()) + ".\n";
}

std::string Dialogue::help() const {
    return excerpt(session_.rules().game().plugin().rules, 4000) +
           "\n"
           "A move is typed as\n"
           "  its number in the list that `moves` shows,\n"
           "  its words as that list has them (-> will do for →), or\n"
           "  the position that it leads to; `to POSITION` where that is a single number, or empty.\n"
           "Besides:\n"
           "  moves [N]  the first moves, 20 or N\n"
           "  hint       a winning move, if there is one\n"
           "  why        the values of the position's parts, and who can win\n"
           "  undo       take back a move\n"
           "  help       this\n"
           "  quit       leave the game\n";
}

void Dialogue::leave(const std::string& how) {
    left_ = true;
    const std::string& position = session_.position();
    const std::string way_back =
        position.size() > longest_shown ? "" : " It goes on from here with --position \"" + one_line(position) + "\".";
    say(how + "; nobody has won." + way_back + '\n');
}

}  // namespace gamehost
