// What the command line makes of a command that is registered in one file, this one.
#include "commands/command_line.hpp"

#include <catch2/catch.hpp>

using namespace gamehost;

namespace {

class Count final : public Command {
public:
    std::vector<Option> own_options() override {
        return {{"--limit", "N", "How far to count", &limit_},
                {"--word", "TEXT", "What to say besides", &words_},
                {"--loud", "", "Say it loudly", &loud_}};
    }
    Status run(const Request& request) override {
        seen = request.game + ' ' + std::to_string(limit_.value_or(0)) + (loud_ ? " loud" : "");
        for (const std::string& word : words_) seen += ' ' + word;
        return Status::no;
    }

    static inline std::string seen;

private:
    std::optional<std::uint64_t> limit_;
    std::vector<std::string> words_;
    bool loud_ = false;
};

const CommandRegistration registration("count", "Count as far as somebody wants", takes::game | takes::strict,
                                       make_command<Count>);

// What the command saw, or what is wrong with the command line.
std::string outcome(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "gamehost");
    arguments.push_back(nullptr);
    try {
        const auto invocation = parse_command_line(static_cast<int>(arguments.size()) - 1, arguments.data());
        REQUIRE(invocation);
        CHECK(invocation->command->run(invocation->request) == Status::no);
        return Count::seen;
    } catch (const Failure& failure) {
        CHECK(failure.status() == Status::usage);
        return failure.what();
    }
}

}  // namespace

TEST_CASE("a command has its argument and its options") {
    CHECK(outcome({"count"}) == " 0");
    CHECK(outcome({"count", "nim", "--limit", "18446744073709551615", "--loud"}) == "nim 18446744073709551615 loud");
    CHECK(outcome({"--strict", "-g", "nim", "count", "--limit=7", "--word", "a", "--word", "b", "-q"}) == "nim 7 a b");
    CHECK(command_line_help("").find("\n  count  ") != std::string::npos);
    CHECK(command_line_help("").find(" count GAME | ") != std::string::npos);
    CHECK(command_line_help("").find("--limit") == std::string::npos);
}

TEST_CASE("what a command does not take is refused") {
    constexpr const char* remedy = "; `gamehost count --help` shows what it takes";
    CHECK(outcome({"count", "--input", "x"}) == std::string("`gamehost count` takes no --input") + remedy);
    CHECK(outcome({"-f", "csv", "count"}) == std::string("`gamehost count` takes no --format") + remedy);
    CHECK(outcome({"list", "--limit", "7"}) ==
          "`gamehost list` takes no --limit; `gamehost list --help` shows what it takes");
    CHECK(outcome({"--limit", "7", "count"}) ==
          "the option --limit stands before its command; write it behind `gamehost count`");
    CHECK(outcome({"--limit", "7"}) == "`gamehost` takes no --limit; `gamehost --help` shows what it takes");
    CHECK(outcome({"count", "nim", "-g", "nim"}) ==
          "the game is named twice, by --game and as an argument; leave one of them out");
}

TEST_CASE("slips in a command and its options") {
    CHECK(outcome({"cuont"}) ==
          "unknown command \"cuont\"; a game is named with --game, an input with --input; `gamehost --help` shows what "
          "there is; did you mean \"count\"?");
    CHECK(outcome({"count", "--limt", "7"}) ==
          "unknown option \"--limt\"; `gamehost count --help` shows what there is; did you mean \"--limit\"?");
    CHECK(outcome({"count", "--inptu", "7"}) ==
          "unknown option \"--inptu\"; `gamehost count --help` shows what there is");
    for (const char* const number : {"many", "-7", "+7", "0x7", "7 ", "", "18446744073709551616"}) {
        CHECK(outcome({"count", "--limit", number}) == "--limit: found \"" + std::string(number) +
                                                           "\", expected a whole number; `gamehost count --help` "
                                                           "shows what there is");
    }
    CHECK(outcome({"count", "--limit", "010"}) == " 10");
    CHECK(outcome({"count", "nim", "more"}).find("found \"more\", expected no further argument") == 0);
}
