#include <algorithm>
#include <cstdio>
#include <limits>
#include <string>

#include "commands/answer_cases.hpp"
#include "commands/command.hpp"
#include "commands/command_line.hpp"
#include "commands/environment.hpp"
#include "commands/position_option.hpp"
#include "explain/explanation_forms.hpp"
#include "output/interrupts.hpp"
#include "report/quoted_text.hpp"
#include "report/suggestion.hpp"

namespace gamehost {
namespace {

constexpr const char* command_name = "explain";
constexpr std::uint64_t default_moves = 10;

class Explain final : public Command {
    std::vector<Option> own_options() override {
        return {{"--position", "TEXT", "One position, such as \"1 2 3\": the numbers of a case without their count",
                 &position_},
                {"--moves", "K", "How many moves to show (default 10)", &moves_},
                {"-f,--format", "NAME", "text (default) or jsonl", &format_}};
    }

    Status run(const Request& request) override {
        if (position_ && (request.input || request.case_text))
            throw Failure(Status::usage, std::string("both --position and ") + (request.input ? "--input" : "--case") +
                                             " say what is to be explained; leave one of them out");
        if (position_ && request.strict)
            throw Failure(Status::usage,
                          "--strict is about the contest limits of cases, and --position names none; leave one of them "
                          "out");
        const bool as_text = is_text();
        if (!position_ && would_hang(request)) {
            std::fputs(command_line_help(command_name).c_str(), stderr);
            return Status::usage;
        }
        const Environment environment = find_environment(request);
        const SelectedGame selected = select_game(request, environment);
        const Game game(selected.module, selected.name, selected.settings());
        Rules rules(game);
        Values values(game, request.memory());
        const auto form = (as_text ? explanation_as_text : explanation_as_json)(rules, values, wanted());
        return position_ ? answer_position(request.output, rules, values, *form)
                         : answer_cases(request, game, values, *form);
    }

    bool is_text() const {
        if (!format_ || *format_ == "text") return true;
        if (*format_ == "jsonl") return false;
        throw Failure(Status::usage, "unknown format " + quoted_text(*format_) +
                                         "; explanations are written as text or jsonl" +
                                         suggestion(*format_, {"text", "jsonl"}));
    }

    std::size_t wanted() const {
        return static_cast<std::size_t>(
            std::min<std::uint64_t>(moves_.value_or(default_moves), std::numeric_limits<std::size_t>::max()));
    }

    Status answer_position(const std::string& file, Rules& rules, Values& values, Formatter& form) const {
        Output output = Output::open(file);
        const Interrupts interrupts(output);
        output.empty();

        Position position(rules.game());
        if (!read_position_option(rules, *position_, position)) return Status::bad_data;
        SolvedCase solved(position);
        solved.set(1, values.of(position.handle()));
        form.add(solved, output.text());
        output.commit();
        output.flush();
        return Status::ok;
    }

    std::optional<std::string> position_;
    std::optional<std::uint64_t> moves_;
    std::optional<std::string> format_;
};

const CommandRegistration registration(command_name, "Say why cases are won or lost, and with which moves",
                                       takes::game | takes::input | takes::one_case | takes::strict | takes::output |
                                           takes::memory,
                                       make_command<Explain>);

}  // namespace
}  // namespace gamehost
