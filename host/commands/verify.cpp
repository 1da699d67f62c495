#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <string>

#include "commands/command.hpp"
#include "commands/environment.hpp"
#include "output/interrupts.hpp"
#include "report/grouped_number.hpp"
#include "report/message.hpp"
#include "rules/shown_position.hpp"
#include "rules/verification.hpp"

namespace gamehost {
namespace {

// "1 position", "2 positions"
std::string counted(std::uint64_t number, const std::string& what) {
    return grouped_number(number) + ' ' + what + (number == 1 ? "" : "s");
}

std::string positions(const Verification& verification) {
    const std::string components = counted(verification.components(), "component");
    if (!verification.falls_apart()) return counted(verification.components(), "position");
    return counted(verification.components() + verification.sums(), "position") + " (" + components + ", " +
           counted(verification.sums(), "sum") + ")";
}

// How far it is, on a terminal, now and then.
class Progress {
public:
    Progress(const Verification& verification, bool wanted)
        : verification_(verification), shown_(wanted && ::isatty(STDERR_FILENO) == 1) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (begun_) std::fputs("\r\x1b[K", stderr);
    }

    void operator()() {
        const auto now = std::chrono::steady_clock::now();
        if (!shown_ || now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        begun_ = true;
        std::fprintf(stderr, "\r%s agree so far\x1b[K", positions(verification_).c_str());
    }

private:
    const Verification& verification_;
    bool shown_;
    bool begun_ = false;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

std::string report(const std::string& game, const Disagreement& found, const Verification& verification) {
    std::string text =
        message("{}: the plugin is wrong about the position {}\n", game, shown_position(found.position, 1000));
    text += message("  {}, by the rules: {}\n", found.what, found.by_rules);
    text += message("  {}, by the plugin: {}\n", found.what, found.by_plugin);
    text += found.options.empty() ? "  it has no options\n" : "  its options, with their values by the rules:\n";
    for (const Move& option : found.options)
        text += message("    value {}: {}, leaves {}\n", option.grundy, option.text, shown_position(option.position));
    text += message("  the least value that no option has (mex): {}\n", found.mex);
    return text + message("  {} agreed before it\n", positions(verification));
}

std::string agreement(const Game& game, const Verification& verification, std::uint64_t bound) {
    std::string text = message("{}: {} up to {} agree with the rules\n", game.name(), positions(verification), bound);
    if (game.plugin().grundy == nullptr)
        text += "  (the plugin states no closed form; the values themselves come from the rules)\n";
    return text;
}

class Verify final : public Command {
    std::vector<Option> own_options() override {
        return {{"--upto", "N", "How large components may be, in the game's own measure (default: some seconds' work)",
                 &bound_}};
    }

    Status run(const Request& request) override {
        const Environment environment = find_environment(request);
        const SelectedGame selected = select_game(request, environment);
        const Game game(selected.module, selected.name, selected.settings());
        Verification verification(game, request.memory());
        const std::uint64_t bound = bound_.value_or(verification.usual_bound());

        Output output = Output::open(request.output);
        const Interrupts interrupts(output);
        std::optional<Disagreement> found;
        {
            Progress progress(verification, !request.quiet);
            found = verification.run(bound, [&progress] { progress(); });
        }
        if (!found && verification.components() == 0) refuse_nothing(game);
        output.empty();
        output.text().append(found ? report(game.name(), *found, verification) : agreement(game, verification, bound));
        output.commit();
        output.flush();
        return found ? Status::no : Status::ok;
    }

    // Where nothing was checked, nothing agrees.
    [[noreturn]] void refuse_nothing(const Game& game) const {
        if (!bound_) game.broken("rules.positions_up_to", "it lists no position up to its own usual bound");
        throw Failure(Status::usage,
                      message("the game {} has no position up to {}, so that there is nothing to verify; "
                              "give --upto a greater number, or leave it out",
                              game.name(), *bound_));
    }

    std::optional<std::uint64_t> bound_;
};

const CommandRegistration registration("verify", "Check what a plugin says of its game against the game's rules",
                                       takes::game | takes::output | takes::memory, make_command<Verify>);

}  // namespace
}  // namespace gamehost
