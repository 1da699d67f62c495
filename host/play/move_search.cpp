#include "play/move_search.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "report/utf8.hpp"
#include "rules/budget.hpp"
#include "rules/components.hpp"

namespace gamehost {
namespace {

constexpr std::string_view arrow = "→";

constexpr const char* remedy = "; `moves` lists the moves";

bool is_blank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}
bool is_word(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
}

// What the component that stands in [begin, end) of a position's text has become in another position, where all else is
// as before; nothing where something else has changed. A component that is gone leaves no blank.
std::optional<std::string_view> replacement(std::string_view before, std::size_t begin, std::size_t end,
                                            std::string_view after) {
    const std::string_view front = before.substr(0, begin);
    const std::string_view back = before.substr(end);
    if (after.size() >= front.size() + back.size() && after.starts_with(front) && after.ends_with(back))
        return after.substr(front.size(), after.size() - front.size() - back.size());
    const std::string_view front_alone = front.substr(0, front.size() - (back.empty() && !front.empty() ? 1 : 0));
    const std::string_view back_alone = back.substr(back.empty() ? 0 : 1);
    if (after.size() == front_alone.size() + back_alone.size() && after.starts_with(front_alone) &&
        after.ends_with(back_alone))
        return std::string_view();
    return std::nullopt;
}

// Searches the options of a position for one that was typed: by the move's words, by the position's text, or both.
class Search {
public:
    Search(GameSession& session, std::optional<std::string> move, std::optional<std::string> position)
        : session_(session), rules_(session.rules()), move_(std::move(move)), position_(std::move(position)) {}

    // Looks at all options, or at many and then, component by component, at those that matter. Whether there is
    // telling; then found() is the move, or nothing.
    bool run(std::optional<std::uint64_t> value) {
        Budget budget = Budget::to_search();
        look_at([&](auto& look) { rules_.options(session_.handle(), true, look); }, budget);
        if (found_ || !budget.is_spent()) return true;
        return (position_ || value) && by_components(value);
    }

    const std::optional<Move>& found() const { return found_; }

private:
    // Compares the options that `list` lists with what is looked for.
    template <class List>
    void look_at(const List& list, Budget& budget) {
        auto look = [&](const gamehost_position* option, std::string_view move) {
            bool is_it = move_ && comparable(move) == *move_;
            std::size_t size = move.size();
            if (!is_it && position_) {
                const std::string_view text = rules_.text(option);
                size += text.size();
                is_it = text == *position_;
            }
            if (is_it) found_ = {one_line(move), std::string(rules_.text(option))};
            budget.spend(size);
            return !is_it && !budget.is_spent();
        };
        list(look);
    }

    // Of a position that was typed only those components matter that may have become another: the game may know their
    // options of its value fast, else they are looked at without all the others. A move's words do not tell what it
    // leads to; those of a winning move are likely.
    bool by_components(std::optional<std::uint64_t> value) {
        Budget budget = Budget::to_search();
        const std::vector<Component> parts = value ? components(rules_, session_.values(), session_.handle()) : texts();
        const std::uint64_t others = value.value_or(0) ^ nim_sum(parts);
        std::size_t begin = 0;
        for (std::size_t i = 0; i < parts.size() && !budget.is_spent() && !found_; ++i) {
            const std::size_t end = begin + parts[i].position.size();
            std::optional<std::string_view> option;
            if (position_) option = replacement(session_.position(), begin, end, *position_);
            begin = end + 1;  // behind the blank
            if (position_ && !option) continue;
            budget.spend(session_.position().size());
            if (value) {
                const std::uint64_t target = others ^ parts[i].grundy;
                look_at([&](auto& look) { rules_.winning_options(session_.handle(), i, target, look); }, budget);
            } else if (is_option(parts[i].position, *option, budget)) {
                found_ = {{}, *position_};
            }
        }
        return found_ || (position_ && !budget.is_spent());
    }

    // The components, without their values.
    std::vector<Component> texts() {
        std::vector<Component> parts;
        rules_.components(session_.handle(), [&](const gamehost_position* component, std::string_view) {
            parts.push_back({std::string(rules_.text(component)), 0});
            return true;
        });
        return parts;
    }

    bool is_option(std::string_view component, std::string_view wanted, Budget& budget) {
        Position alone(rules_.game());
        rules_.read(component, alone);
        bool is_it = false;
        rules_.options(alone.handle(), false, [&](const gamehost_position* option, std::string_view) {
            const std::string_view text = rules_.text(option);
            is_it = text == wanted;
            budget.spend(text.size());
            return !is_it && !budget.is_spent();
        });
        return is_it;
    }

    GameSession& session_;
    Rules& rules_;
    std::optional<std::string> move_;
    std::optional<std::string> position_;
    std::optional<Move> found_;
};

bool knows_options_by_value(GameSession& session) {
    return session.rules().has_winning_options() && session.rules().game().plugin().grundy != nullptr;
}

// The value of a position that somebody typed, which may be none that the game can value.
std::optional<std::uint64_t> value_of(GameSession& session, const gamehost_position* position) {
    try {
        return session.values().of(position);
    } catch (const Failure& failure) {
        if (failure.status() != Status::unavailable) throw;
        return std::nullopt;
    }
}

// What was typed, for a message; arrows stay legible.
std::string quoted(std::string_view typed) {
    std::string text(typed);
    for (std::size_t at = text.find(arrow); at != std::string::npos; at = text.find(arrow, at))
        text.replace(at, arrow.size(), "->");
    return quoted_text(text);
}

std::string first_word(std::string_view comparable_text) {
    return std::string(comparable_text.substr(0, comparable_text.find(' ')));
}

// Whether a text that is no position begins like one, or rather like the words of a move, or like neither.
bool begins_like_a_position(const std::string& text, const BadData& bad) {
    return bad.place.column > 1 || text.empty() || !(is_word(text[0]) && text[0] >= 'a');
}
bool begins_like_a_move(GameSession& session, const std::string& text) {
    const Moves some = all_moves(session.rules(), session.handle(), {1, false});
    return !some.first.empty() && first_word(comparable(some.first.front().text)) == first_word(text);
}

MoveOrRefusal search(GameSession& session, std::string_view text, std::size_t column, bool by_words) {
    Rules& rules = session.rules();
    Position typed(rules.game());
    const std::optional<BadData> bad = rules.read("<position>", text, typed);
    const std::string words = comparable(text);
    std::optional<std::string> position;
    std::optional<std::uint64_t> value;
    if (!bad) position = rules.text(typed.handle());
    if (knows_options_by_value(session)) value = bad ? 0 : value_of(session, typed.handle());

    const auto unreadable = [&] {
        return Refusal{message("column {}: {}{}", bad->place.column + column - 1, bad->text, remedy)};
    };
    if (bad && !by_words) return unreadable();
    // The plugin may know at once whether it is an option; the search is for the move's words then.
    const bool is_told = position && rules.has_is_option();
    const bool is_option = is_told && rules.is_option(session.handle(), typed.handle());
    if (is_told && !is_option) position.reset();
    Search search(session, by_words ? std::optional(words) : std::nullopt, position);
    const bool is_sure = (is_told && !is_option && !by_words) || search.run(value);
    if (search.found()) return *search.found();
    if (is_option) return Move{{}, *position};
    if (bad && begins_like_a_position(words, *bad)) return unreadable();
    if (bad && !begins_like_a_move(session, words)) return Refusal{{}, true};

    const std::string what = quoted(text);
    if (!is_sure && !is_told)
        return Refusal{
            message("whether {} is a move cannot be checked, since this position has too many of them; {}", what,
                    bad ? "write the position that it leads to, or choose another move" : "choose another move")};
    if (bad) return Refusal{message("no move of this position is {}{}", what, remedy)};
    return Refusal{message("no move leads to {} from here{}", what, remedy)};
}

}  // namespace

std::string comparable(std::string_view move) {
    std::string result;
    bool blank = false;
    for (std::size_t i = 0; i < move.size(); ++i) {
        char c = move[i];
        if (is_blank(c)) {
            blank = true;
            continue;
        }
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (blank && !result.empty() && is_word(result.back()) && is_word(c)) result += ' ';
        blank = false;
        if (c == '-' && i + 1 < move.size() && move[i + 1] == '>') {
            result += arrow;
            ++i;
        } else {
            result += c;
        }
    }
    return result;
}

MoveOrRefusal move_by_number(GameSession& session, std::uint64_t number) {
    std::uint64_t seen = 0;
    Budget budget = Budget::to_search();
    std::optional<Move> found;
    session.rules().options(session.handle(), true, [&](const gamehost_position* option, std::string_view move) {
        if (++seen == number) found = {one_line(move), std::string(session.rules().text(option))};
        budget.spend(move.size());
        return !found && !budget.is_spent();
    });
    if (found) return *found;
    const std::string text = std::to_string(number);
    if (budget.is_spent())
        return Refusal{
            message("the move number {} is too far down the list to be counted; write the position that it "
                    "leads to, or choose another move",
                    text)};
    return Refusal{message("there is no move number {}, the last one is {}; to name the position {} write `to {}`",
                           text, seen, text, text)};
}

MoveOrRefusal move_to(GameSession& session, std::string_view text, std::size_t column) {
    return search(session, text, column, false);
}

MoveOrRefusal move_by_text(GameSession& session, std::string_view text, std::size_t column) {
    return search(session, text, column, true);
}

}  // namespace gamehost
