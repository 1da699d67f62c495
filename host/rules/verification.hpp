#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "modules/position.hpp"
#include "output/text_buffer.hpp"
#include "rules/moves.hpp"
#include "rules/rules.hpp"
#include "rules/solver.hpp"
#include "rules/values.hpp"

namespace gamehost {

// What a plugin says of a position that its rules do not bear out.
struct Disagreement {
    std::string position;
    std::string what;  // it is about: "the Grundy value"
    std::string by_rules;
    std::string by_plugin;
    std::vector<Move> options;  // all of them, with their values by the rules
    std::uint64_t mex;          // of these values
};

// Checks what a plugin says against its rules, over all positions up to a size: single components, the smallest first,
// and behind each of them its sums with those before it and with itself (of three, too, to see whether the least
// winning component is named); in the end some long sums, up to that of all components. Of each position it compares
// the Grundy value with the mex of all its options' values; the options that the plugin calls winning with those that
// are; and the field that names a winning component, where there is one. What cannot be used at all, such as a position
// that is read back as another one or components that are not independent, is thrown as Failure (broken_plugin).
class Verification {
public:
    // The values from the rules take at most about `memory` bytes. `game` outlives this.
    Verification(const Game& game, std::uint64_t memory);

    // The bound where none is given: a few seconds' work, as the plugin says.
    std::uint64_t usual_bound() const { return rules_.usual_bound(); }
    bool falls_apart() const { return rules_.falls_apart(); }

    // The first disagreement up to `bound`, if any. `progress` is called now and then.
    std::optional<Disagreement> run(std::uint64_t bound, const std::function<void()>& progress);

    // How many positions agreed so far.
    std::uint64_t components() const { return components_; }
    std::uint64_t sums() const { return sums_; }

private:
    // A component that has been checked.
    struct Checked {
        std::string text;
        std::uint64_t grundy = 0;
        std::vector<std::uint64_t> option_values{};  // sorted, each once
    };
    using Parts = std::vector<const Checked*>;
    struct Option {
        std::string text;
        std::uint64_t grundy;
        bool operator<(const Option& other) const {
            return grundy != other.grundy ? grundy < other.grundy : text < other.text;
        }
        bool operator==(const Option&) const = default;
    };

    void take_up(Parts parts);
    void read(std::string_view text, Position& into);
    void check_parts();
    void list_options();
    void check_is_option(std::string_view text, bool expected);

    std::uint64_t sum_of_parts() const;

    std::optional<Disagreement> check_sums_with_latest();
    std::optional<Disagreement> check_long_sums();
    std::optional<Disagreement> check_component(Checked& component);
    std::optional<Disagreement> check_sum(Parts parts);
    std::optional<Disagreement> check_value();
    std::optional<Disagreement> check_options_of_value(std::uint64_t value);
    void check_others_stay(std::size_t index, std::string_view option) const;
    std::optional<Disagreement> check_fields();
    Disagreement disagreement(std::string what, std::string by_rules, std::string by_plugin);

    const Game& game_;
    std::uint64_t memory_;
    std::vector<std::uint32_t> winning_fields_;  // indexes of the fields that name a winning component
    Rules rules_;
    Solver solver_;
    Values closed_form_;

    std::vector<std::unique_ptr<Checked>> known_;  // all components so far; their addresses stay
    std::unordered_set<std::string> listed_;
    bool ends_in_nothing_ = false;  // play leads to the position without components
    bool nothing_is_checked_ = false;

    // The position in hand, what it consists of, its options by value and text, and the mex of their values.
    Position position_;
    std::string text_;
    Parts parts_;
    std::vector<Option> options_;
    std::uint64_t mex_ = 0;

    Position option_;
    TextBuffer field_;
    std::uint64_t components_ = 0;
    std::uint64_t sums_ = 0;
};

}  // namespace gamehost
