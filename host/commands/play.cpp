#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "commands/command.hpp"
#include "commands/environment.hpp"
#include "commands/position_option.hpp"
#include "output/interrupts.hpp"
#include "play/dialogue.hpp"
#include "play/random_start.hpp"
#include "report/diagnostics.hpp"

namespace gamehost {
namespace {

constexpr std::uint64_t usual_size = 9;

// Two people need no values but for a fair start, and can begin with an unfair one where values take long to compute.
// So much memory is filled in a second or so.
constexpr std::uint64_t memory_for_people = std::uint64_t{1} << 20;

// A seed that nobody chose, short enough to be typed again.
std::uint64_t fresh_seed() {
    return std::random_device()() % 1'000'000;
}

class Play final : public Command {
    std::vector<Option> own_options() override {
        return {
            {"--position", "TEXT", "Where the game begins, such as \"1 2 3 1\" (default: a random position)",
             &position_},
            {"--second", "", "Let the machine begin", &second_},
            {"--humans", "", "Two people play, without the machine", &humans_},
            {"--seed", "N", "Play the game with this seed again: where it begins, and what the machine does", &seed_},
            {"--size", "N", "The size of a random position, as the game understands it (default 9)", &size_}};
    }

    Status run(const Request& request) override {
        check_options();
        const Environment environment = find_environment(request);
        const SelectedGame selected = select_game(request, environment);
        Game game(selected.module, selected.name, selected.settings());
        diagnostics::detail("the game " + game.name() + " is served by " + selected.module.file().string());
        Output output = Output::open("-");
        const Interrupts interrupts(output);
        Rules rules(game);
        Values values(game, request.memory());

        const std::uint64_t seed = seed_ ? *seed_ : fresh_seed();
        Random random(seed);
        std::string start;
        if (position_) {
            Position given(game);
            if (!read_position_option(rules, *position_, given)) return Status::bad_data;
            start = rules.text(given.handle());
        } else {
            std::optional<Values> cheap;
            if (humans_) cheap.emplace(game, std::min(request.memory(), memory_for_people));
            start =
                random_start(rules, cheap ? *cheap : values, {size_.value_or(usual_size), !second_, !humans_}, random);
        }
        GameSession session(rules, values, start);
        if (!humans_) values.of(session.handle());  // the machine plays by values: better no game than half of one

        LineInput input(Source::open("-"));
        if (!position_ || !humans_) {  // else nothing is random
            output.text().append("seed ");
            output.text().append(seed);
            output.text().append('\n');
        }
        Players players{{game.plugin().first_player, game.plugin().second_player}, std::nullopt};
        if (!humans_) players.machine = second_ ? 0 : 1;
        Dialogue(session, std::move(players), random, input, output).run();
        return Status::ok;
    }

    void check_options() const {
        if (humans_ && second_)
            throw Failure(Status::usage,
                          "--second lets the machine begin, and with --humans there is none; leave one "
                          "of them out");
        if (position_ && size_)
            throw Failure(Status::usage,
                          "--size is about a random position, and --position names one; leave one of "
                          "them out");
        if (size_ == std::uint64_t{0}) throw Failure(Status::usage, "--size: found 0, expected at least 1");
    }

    std::optional<std::string> position_;
    std::optional<std::uint64_t> seed_;
    std::optional<std::uint64_t> size_;
    bool second_ = false;
    bool humans_ = false;
};

const CommandRegistration registration("play", "Play a game against the machine, or with somebody",
                                       takes::game | takes::memory, make_command<Play>);

}  // namespace
}  // namespace gamehost
