#include "play/random_start.hpp"

#include <optional>

#include "report/failure.hpp"
#include "report/message.hpp"
#include "report/quoted_text.hpp"
#include "rules/moves.hpp"

namespace gamehost {
namespace {

constexpr int draws = 1000;
constexpr int most_given_up = 5;  // searches for a winning move, of a fraction of a second each

constexpr const char* remedy = "; try another --size, or say with --position where the game begins";

// Makes `into` a random position, and answers with its text. It is read back: a plugin that knows what a position may
// be need not heed it where it makes one itself.
std::string draw(Rules& rules, std::uint64_t size, std::uint64_t seed, Position& into) {
    constexpr const char* call = "cases.random_position";
    const Game& game = rules.game();
    CallError error;
    const gamehost_status status =
        game.cases()->random_position(game.handle(), size, seed, into.handle(), error.fresh());
    if (status == GAMEHOST_CANNOT && error.is_explained()) {
        throw Failure(Status::usage, message("the game {} makes no random position of size {}: {}{}", game.name(), size,
                                             error.explanation(), remedy));
    }
    game.check(status, call, error);
    std::string text(rules.text(into.handle()));
    if (const std::optional<BadData> bad = rules.read("<position>", text, into)) {
        game.broken(call, message("it makes {}, which is no position of the game: {}: {}", quoted_text(text),
                                  bad->place.text(), bad->text));
    }
    return text;
}

// Nothing where it cannot be computed and need not be.
std::optional<bool> can_win(Values& values, const gamehost_position* position, bool needs_value) {
    try {
        return values.of(position) != 0;
    } catch (const Failure& failure) {
        if (needs_value || failure.status() != Status::unavailable) throw;
        return std::nullopt;
    }
}

}  // namespace

std::string random_start(Rules& rules, Values& values, StartWanted wanted, Random& random) {
    const Game& game = rules.game();
    if (game.cases()->random_position == nullptr)
        throw Failure(Status::usage, "the game " + game.name() +
                                         " makes no random positions; say with --position where the game begins");
    Position position(game);
    int given_up = 0;
    for (int i = 0; i < draws && given_up < most_given_up; ++i) {
        std::string text = draw(rules, wanted.size, random.next(), position);
        if (!can_move(rules, position.handle())) continue;
        const std::optional<bool> wins_first = can_win(values, position.handle(), wanted.needs_value);
        if (!wins_first || *wins_first == wanted.wins_first) return text;
        // Among large positions those that are lost are too rare to be drawn, but one move away.
        if (wanted.wins_first || i < draws / 2) continue;
        const Moves wins = winning_move(rules, values, position.handle());
        if (wins.gave_up) ++given_up;
        if (wins.first.empty()) continue;
        text = wins.first.front().position;
        rules.read(text, position);
        if (can_move(rules, position.handle())) return text;
    }
    throw Failure(Status::usage, message("no random position of size {} was found to play on that {} can win{}",
                                         wanted.size, wanted.wins_first ? "who begins" : "who is second", remedy));
}

}  // namespace gamehost
