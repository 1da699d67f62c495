#include "rules/moves.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

#include "report/quoted_text.hpp"
#include "report/utf8.hpp"
#include "rules/budget.hpp"

namespace gamehost {
namespace {

// Among how many moves one is chosen at random.
constexpr std::uint64_t sample = 1000;

// Collects moves out of the options of a position.
class Collection {
public:
    Collection(Rules& rules, const gamehost_position* position, Wanted wanted)
        : rules_(rules), wanted_(wanted), size_(rules.text(position).size()) {}

    bool shows_more() const { return moves_.first.size() < wanted_.shown; }
    bool has_found() const { return !moves_.first.empty() || moves_.more != 0; }

    void add(const gamehost_position* option, std::string_view move) {
        if (shows_more())
            moves_.first.push_back({one_line(move), std::string(rules_.text(option))});
        else
            ++*moves_.more;
    }

    // Whether to go on after one more option; with `is_enough` only to count. Who stops does not know how many there
    // are.
    bool goes_on(bool is_enough) {
        counting_.spend(size_);
        searching_.spend(size_);
        if (searching_.is_spent() || (is_enough && (!wanted_.counted || counting_.is_spent()))) {
            moves_.gave_up = !has_found();
            moves_.more.reset();
        }
        return moves_.more.has_value();
    }

    bool gave_up() const { return moves_.gave_up; }

    // Where the search was given up, a move was found in another way.
    void find(std::string position) {
        moves_.gave_up = false;
        if (shows_more()) moves_.first.push_back({{}, std::move(position)});
    }

    Moves take() { return std::move(moves_); }

private:
    Rules& rules_;
    Wanted wanted_;
    std::size_t size_;  // of the position's text; that of an option is much the same
    Budget counting_ = Budget::to_list();
    Budget searching_ = Budget::to_search();
    Moves moves_;
};

// The position in which a component has become `option`.
std::string with_component(const std::vector<Component>& parts, std::size_t changed, std::string_view option) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view part = i == changed ? option : parts[i].position;
        if (part.empty()) continue;
        if (!text.empty()) text += ' ';
        text += part;
    }
    return text;
}

// A component may have few options and stand behind one that has too many: looks at those of each alone, so far as the
// budget goes. The shortest first, which mostly have the fewest.
std::optional<std::string> winning_option_of_a_component(Rules& rules, Values& values,
                                                         const std::vector<Component>& parts) {
    const std::uint64_t sum = nim_sum(parts);
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return parts[one].position.size() < parts[other].position.size();
    });
    std::optional<std::string> found;
    Budget all = Budget::to_search();
    Position component(rules.game());
    for (const std::size_t i : order) {
        const std::size_t size = parts[i].position.size();
        Budget some = Budget::to_list();
        rules.read(parts[i].position, component);
        rules.options(component.handle(), false, [&](const gamehost_position* option, std::string_view) {
            if (values.of(option) == (sum ^ parts[i].grundy)) found = with_component(parts, i, rules.text(option));
            some.spend(size);
            all.spend(size);
            return !found && !some.is_spent() && !all.is_spent();
        });
        if (found || all.is_spent()) break;
    }
    return found;
}

// Of a plugin that knows no way to them.
Moves winning_moves_one_by_one(Rules& rules, Values& values, const gamehost_position* position,
                               const std::vector<Component>& parts, Wanted wanted) {
    Collection found(rules, position, wanted);
    rules.options(position, true, [&](const gamehost_position* option, std::string_view move) {
        if (values.of(option) == 0) found.add(option, move);
        return found.goes_on(found.has_found());
    });
    if (found.gave_up() && parts.size() > 1)
        if (auto option = winning_option_of_a_component(rules, values, parts)) found.find(std::move(*option));
    return found.take();
}

}  // namespace

bool can_move(Rules& rules, const gamehost_position* position) {
    bool can = false;
    rules.options(position, false, [&](const gamehost_position*, std::string_view) {
        can = true;
        return false;
    });
    return can;
}

Moves all_moves(Rules& rules, const gamehost_position* position, Wanted wanted) {
    Collection found(rules, position, wanted);
    rules.options(position, true, [&](const gamehost_position* option, std::string_view move) {
        found.add(option, move);
        return found.goes_on(!found.shows_more());
    });
    return found.take();
}

// Each option takes the place of the chosen one with the chance that makes all of them equally likely in the end.
Move any_move(Rules& rules, const gamehost_position* position, Random& random) {
    Move chosen;
    std::uint64_t seen = 0;
    const std::size_t size = rules.text(position).size();
    Budget budget = Budget::to_list();
    rules.options(position, true, [&](const gamehost_position* option, std::string_view move) {
        if (random.below(++seen) == 0) chosen = {one_line(move), std::string(rules.text(option))};
        budget.spend(size);
        return seen < sample && !budget.is_spent();
    });
    return chosen;
}

Moves winning_moves(Rules& rules, Values& values, const gamehost_position* position,
                    const std::vector<Component>& parts, Wanted wanted) {
    const std::uint64_t sum = nim_sum(parts);
    if (sum == 0) return {};
    if (!rules.has_winning_options()) return winning_moves_one_by_one(rules, values, position, parts, wanted);

    Collection found(rules, position, wanted);
    bool goes_on = true;
    for (std::size_t i = 0; i < parts.size() && goes_on; ++i) {
        rules.winning_options(
            position, i, sum ^ parts[i].grundy, [&](const gamehost_position* option, std::string_view move) {
                if (found.shows_more() && values.of(option) != 0) {
                    rules.game().broken("rules.winning_options",
                                        "it lists " + quoted_text(rules.text(option)) + ", which the next player wins");
                }
                found.add(option, move);
                goes_on = found.goes_on(!found.shows_more());
                return goes_on;
            });
    }
    return found.take();
}

Moves winning_move(Rules& rules, Values& values, const gamehost_position* position) {
    return winning_moves(rules, values, position, components(rules, values, position), {1, false});
}

}  // namespace gamehost
