#include "rules/rules.hpp"

#include "report/failure.hpp"
#include "report/quoted_text.hpp"
#include "report/utf8.hpp"

namespace gamehost {
namespace {

constexpr std::size_t longest_text = 0xffff'ffff;  // as gamehost_cases.write_position promises

const gamehost_rules& rules_of(const Game& game) {
    if (game.rules() != nullptr) return *game.rules();
    throw Failure(Status::unavailable,
                  "the plugin of the game " + game.name() +
                      " states no rules, so that there is nothing to go by; its author can add `options` and what "
                      "belongs to it (see the SDK's gamehost/plugin.hpp)");
}

}  // namespace

Rules::Rules(const Game& game)
    : game_(game),
      rules_(rules_of(game)),
      text_(1024, longest_text),
      reader_(Source::from_text({}, {}), false, [] {}) {}

std::string_view Rules::written(const char* call, Write write, const gamehost_position* position) {
    text_.clear();
    CallError error;
    const gamehost_status status = write(game_.handle(), position, &text_.output(), error.fresh());
    if (!text_.is_sound()) game_.broken(call, "it wrote beyond the end of the text buffer");
    game_.check(status, call, error);
    return text_.pending();
}

std::string_view Rules::text(const gamehost_position* position) {
    constexpr const char* call = "cases.write_position";
    const std::string_view text = written(call, game_.cases()->write_position, position);
    if (has_control_characters(text))
        game_.broken(call, "it wrote " + quoted_text(text) + ", expected a text without control characters");
    return text;
}

std::string Rules::case_fault(Position& position, Position& scratch) {
    const std::string text(written("cases.write_case", game_.cases()->write_case, position.handle()));
    reader_.restart(Source::from_text("<case>", text));
    reader_.begin_case();
    const std::optional<BadData> refused = scratch.parse_case(reader_, 1);
    if (refused && !reader_.refused()) return {};
    const std::string how = "it writes the case " + quoted_text(text) + ", ";
    if (refused) return how + "which parse_case does not read: " + refused->text;
    if (reader_.look_ahead() != GAMEHOST_END) return how + "of which parse_case does not read all";
    const std::string expected(this->text(position.handle()));
    const std::string_view found = this->text(scratch.handle());
    return found == expected ? "" : how + "which parse_case reads as the position " + quoted_text(found);
}

void Rules::read(std::string_view text, Position& into) {
    if (const std::optional<BadData> bad = read("<position>", text, into))
        game_.broken("cases.read_position", "it does not read " + quoted_text(text) +
                                                ", which it wrote: " + bad->place.text() + ": " + bad->text);
}

std::optional<BadData> Rules::read(const std::string& name, std::string_view text, Position& into) {
    reader_.restart(Source::from_text(name, text));
    return into.read(reader_);
}

bool Rules::is_option(const gamehost_position* position, const gamehost_position* option) const {
    CallError error;
    std::int32_t is = 0;
    game_.check(rules_.is_option(game_.handle(), position, option, &is, error.fresh()), "rules.is_option", error);
    return is != 0;
}

}  // namespace gamehost
