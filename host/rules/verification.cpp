#include "rules/verification.hpp"

#include <algorithm>
#include <utility>

#include <gamehost/nimber.hpp>

#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "report/utf8.hpp"

namespace gamehost {
namespace {

// The indexes of the fields that name a winning component.
std::vector<std::uint32_t> winning_component_fields(const gamehost_fields* fields) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; fields != nullptr && i < fields->count; ++i)
        if (fields->fields[i]->kind == GAMEHOST_WINNING_COMPONENT) found.push_back(i);
    return found;
}

// In sums of two it is often so that one component at most has a winning move. Of three, all sums of so many of the
// first components tell whether the least one is named.
constexpr std::size_t in_threes = 64;

std::string list(const std::vector<std::string>& texts) {
    if (texts.empty()) return "none";
    std::string joined;
    for (const std::string& text : texts) {
        if (!joined.empty()) joined += ", ";
        joined += quoted_text(text);
    }
    return joined;
}

}  // namespace

Verification::Verification(const Game& game, std::uint64_t memory)
    : game_(game),
      memory_(memory),
      winning_fields_(winning_component_fields(game.fields())),
      rules_(game),
      solver_(rules_, memory),
      closed_form_(game, memory),
      position_(game),
      option_(game),
      field_(64) {
    if (!rules_.has_positions()) {
        throw Failure(Status::unavailable, "the plugin of the game " + game.name() +
                                               " lists no positions to check; its author can add `positions_up_to`");
    }
}

std::optional<Disagreement> Verification::run(std::uint64_t bound, const std::function<void()>& progress) {
    known_.clear();
    listed_.clear();
    std::optional<Disagreement> found;
    rules_.positions_up_to(bound, [&](const gamehost_position* component, std::string_view) {
        known_.push_back(std::make_unique<Checked>(Checked{std::string(rules_.text(component))}));
        if (!listed_.insert(known_.back()->text).second)
            game_.broken("rules.positions_up_to", "it lists " + quoted_text(known_.back()->text) + " twice");
        found = check_component(*known_.back());
        if (!rules_.falls_apart())
            known_.pop_back();
        else if (!found)
            found = check_sums_with_latest();
        progress();
        return !found;
    });
    return found || known_.empty() ? std::move(found) : check_long_sums();
}

// All sums of the component checked last and one, or two, of those before it and itself.
std::optional<Disagreement> Verification::check_sums_with_latest() {
    const Checked* const latest = known_.back().get();
    std::optional<Disagreement> found;
    if (ends_in_nothing_ && !std::exchange(nothing_is_checked_, true)) found = check_sum({});
    for (std::size_t i = 0; i < known_.size() && !found; ++i) {
        found = check_sum({known_[i].get(), latest});
        if (!found && known_[i].get() != latest) found = check_sum({latest, known_[i].get()});
    }
    const std::size_t few = winning_fields_.empty() || known_.size() > in_threes ? 0 : known_.size();
    for (std::size_t i = 0; i < few && !found; ++i)
        for (std::size_t j = i; j < few && !found; ++j) found = check_sum({known_[i].get(), known_[j].get(), latest});
    return found;
}

// The sums of the first three components, of the first four, and so on up to all: only what the plugin says of their
// value, since they have too many options.
std::optional<Disagreement> Verification::check_long_sums() {
    std::vector<const Checked*> parts;
    std::optional<Disagreement> found;
    for (std::size_t i = 0; i < known_.size() && !found; ++i) {
        parts.push_back(known_[i].get());
        if (i < 2) continue;
        take_up(parts);
        mex_ = sum_of_parts();
        found = check_value();
        if (!found) ++sums_;
    }
    return found;
}

std::optional<Disagreement> Verification::check_component(Checked& component) {
    take_up({&component});
    list_options();
    for (const Option& option : options_) {
        read(option.text, option_);
        check_is_option(option.text, true);
        ends_in_nothing_ = ends_in_nothing_ || option.text.empty();
    }
    read(text_, option_);
    check_is_option(text_, false);
    component.grundy = mex_;
    for (const Option& option : options_)
        if (component.option_values.empty() || component.option_values.back() != option.grundy)
            component.option_values.push_back(option.grundy);
    std::optional<Disagreement> found = check_value();
    std::vector<std::uint64_t> values = component.option_values;
    values.insert(values.end(), {mex_, UINT64_MAX});  // of which there is none
    if (values.front() != UINT64_MAX) values.push_back(options_.empty() ? 1 : options_.back().grundy + 1);
    for (std::size_t i = 0; i < values.size() && !found; ++i) found = check_options_of_value(values[i]);
    if (!found) found = check_fields();
    if (!found) ++components_;
    return found;
}

std::optional<Disagreement> Verification::check_sum(Parts parts) {
    take_up(std::move(parts));
    list_options();
    const std::uint64_t sum = sum_of_parts();
    if (mex_ != sum) {
        game_.broken("rules.components", "the options of " + quoted_text(text_) + " have values whose mex is " +
                                             std::to_string(mex_) + ", but its components the nim-sum " +
                                             std::to_string(sum) + ", so that they are not independent");
    }
    std::optional<Disagreement> found = check_value();
    if (!found && sum != 0) found = check_options_of_value(0);
    if (!found) found = check_fields();
    if (!found) ++sums_;
    return found;
}

// Whether the plugin, asked for it, takes `option_` for an option of the position in hand.
void Verification::check_is_option(std::string_view text, bool expected) {
    if (!rules_.has_is_option() || rules_.is_option(position_.handle(), option_.handle()) == expected) return;
    game_.broken("rules.is_option", quoted_text(text) + (expected ? " is none" : " is one") + " of " +
                                        quoted_text(text_) + ", it says, but `options` " +
                                        (expected ? "lists it" : "does not list it"));
}

std::uint64_t Verification::sum_of_parts() const {
    std::uint64_t sum = 0;
    for (const Checked* const part : parts_) sum ^= part->grundy;
    return sum;
}

// Makes the sum of some components the position in hand. It has to be read as what it is.
void Verification::take_up(Parts parts) {
    parts_ = std::move(parts);
    text_.clear();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (i != 0) text_ += ' ';
        text_ += parts_[i]->text;
    }
    read(text_, position_);
    if (const std::string fault = rules_.case_fault(position_, option_); !fault.empty())
        game_.broken("cases.write_case",
                     fault + "; the position is " + quoted_text(text_) +
                         " (a game whose case is not the number of tokens, then the position's text, needs a "
                         "`write_case` that says so)");
    check_parts();
}

// A position has to be read as what it was written.
void Verification::read(std::string_view text, Position& into) {
    rules_.read(text, into);
    if (const std::string_view again = rules_.text(into.handle()); again != text)
        game_.broken("cases.read_position", "it reads " + quoted_text(text) + " as the position " + quoted_text(again));
}

void Verification::check_parts() {
    std::size_t count = 0;
    rules_.components(position_.handle(), [&](const gamehost_position* component, std::string_view) {
        const std::string_view text = rules_.text(component);
        if (count == parts_.size() || text != parts_[count]->text) {
            game_.broken("rules.components", "its component " + std::to_string(count + 1) + " of " +
                                                 quoted_text(text_) + " is " + quoted_text(text) + ", expected " +
                                                 (count == parts_.size() ? "none" : quoted_text(parts_[count]->text)));
        }
        ++count;
        return true;
    });
    if (count != parts_.size()) {
        game_.broken("rules.components", "it lists " + std::to_string(count) + " components of " + quoted_text(text_) +
                                             ", expected " + std::to_string(parts_.size()));
    }
}

void Verification::list_options() {
    options_.clear();
    std::vector<Nimber> values;
    std::uint64_t bytes = 0;
    rules_.options(position_.handle(), false, [&](const gamehost_position* option, std::string_view) {
        const std::uint64_t value = solver_.value(option);
        options_.push_back({std::string(rules_.text(option)), value});
        bytes += sizeof options_[0] + options_.back().text.size();
        if (bytes > memory_)
            throw Failure(Status::unavailable,
                          message("the options of {} alone take more than the memory limit of {} MiB; "
                                  "raise it with --memory, or lower --upto",
                                  quoted_text(text_), memory_ >> 20));
        values.emplace_back(value);
        return true;
    });
    std::sort(options_.begin(), options_.end());
    options_.erase(std::unique(options_.begin(), options_.end()), options_.end());
    mex_ = mex(values).value();
}

// The closed form, where there is one.
std::optional<Disagreement> Verification::check_value() {
    if (game_.plugin().grundy == nullptr) return std::nullopt;
    const std::uint64_t claimed = closed_form_.of(position_.handle());
    if (claimed == mex_) return std::nullopt;
    return disagreement("the Grundy value", std::to_string(mex_), std::to_string(claimed));
}

// What the plugin finds when it is asked, component by component, for the options that give the whole this value.
std::optional<Disagreement> Verification::check_options_of_value(std::uint64_t value) {
    if (!rules_.has_winning_options()) return std::nullopt;
    std::vector<std::string> found;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const std::uint64_t target = parts_[i]->grundy ^ mex_ ^ value;
        rules_.winning_options(position_.handle(), i, target, [&](const gamehost_position* option, std::string_view) {
            found.emplace_back(rules_.text(option));
            check_others_stay(i, found.back());
            return true;
        });
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::vector<std::string> expected;
    for (const Option& option : options_)
        if (option.grundy == value) expected.push_back(option.text);
    if (found == expected) return std::nullopt;
    return disagreement("the options of value " + std::to_string(value), list(expected), list(found));
}

// A move in one component leaves the others where they are.
void Verification::check_others_stay(std::size_t index, std::string_view option) const {
    std::string before;
    std::string behind;
    for (std::size_t i = 0; i < index; ++i) before += parts_[i]->text + ' ';
    for (std::size_t i = index + 1; i < parts_.size(); ++i) behind += ' ' + parts_[i]->text;
    // Of a component that is gone the blank is gone, too.
    const std::string padded = ' ' + std::string(option) + ' ';
    if (padded.starts_with(' ' + before) && padded.ends_with(behind + ' ')) return;
    game_.broken("rules.winning_options", "asked for moves in component " + std::to_string(index + 1) + " of " +
                                              quoted_text(text_) + " it lists " + quoted_text(option) +
                                              ", in which another one has changed");
}

// The fields that name a winning component.
std::optional<Disagreement> Verification::check_fields() {
    std::string expected = "none";
    for (std::size_t i = parts_.size(); mex_ != 0 && i-- > 0;) {
        const std::vector<std::uint64_t>& reached = parts_[i]->option_values;
        if (std::binary_search(reached.begin(), reached.end(), parts_[i]->grundy ^ mex_))
            expected = std::to_string(i + 1);
    }
    for (const std::uint32_t field : winning_fields_) {
        field_.clear();
        const gamehost_outcome outcome{sizeof outcome, 0, components_ + sums_ + 1, mex_};
        const std::string named = position_.field(outcome, field, field_) ? std::string(field_.pending()) : "none";
        if (named != expected)
            return disagreement("the field " + std::string(game_.fields()->fields[field]->name), expected, named);
    }
    return std::nullopt;
}

// With all options as moves, in the order in which the plugin lists them.
Disagreement Verification::disagreement(std::string what, std::string by_rules, std::string by_plugin) {
    list_options();
    Disagreement found{text_, std::move(what), std::move(by_rules), std::move(by_plugin), {}, mex_};
    rules_.options(position_.handle(), true, [&](const gamehost_position* option, std::string_view move) {
        found.options.push_back({one_line(move), std::string(rules_.text(option)), solver_.value(option)});
        return true;
    });
    return found;
}

}  // namespace gamehost
