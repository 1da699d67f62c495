// Templates: what they write, and what is refused before any case.

#include "formats/template.hpp"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "modules/game.hpp"
#include "modules/module.hpp"

using gamehost::FieldColumn;
using gamehost::TextBuffer;

namespace {

// A sample game with its first case of the sample solved, as formats see it.
class Sample {
public:
    Sample()
        : module_(gamehost::Module::load(GAMEHOST_SAMPLE_PLUGIN)), game_(module_, "sample", {}), position_(game_) {}

    std::vector<FieldColumn> columns() const { return gamehost::field_columns(game_); }

    std::string written(gamehost::Formatter& formatter, std::uint64_t number, std::uint64_t grundy) {
        TextBuffer out(1);  // so small that it must grow
        gamehost::SolvedCase solved(position_);
        solved.set(number, grundy);
        formatter.add(solved, out);
        return std::string(out.pending());
    }

private:
    gamehost::Module module_;
    gamehost::Game game_;
    gamehost::Position position_;
};

std::string written(const std::string& text, std::uint64_t number, std::uint64_t grundy) {
    Sample sample;
    const auto made = gamehost::make_template(text, sample.columns());
    REQUIRE(made.error == "");
    return sample.written(*made.formatter, number, grundy);
}

std::string refused(const std::string& text) {
    const Sample sample;
    const auto made = gamehost::make_template(text, sample.columns());
    REQUIRE(made.formatter == nullptr);
    return made.error;
}

}  // namespace

// The sample plugin is a nim whose players are "First player" and "Second player".
TEST_CASE("a template writes literal text and fields, each case on a line") {
    CHECK(written("{case} {game} {grundy} {winner} {player} {verdict}", 3, 5) ==
          "3 sample 5 first First player First player wins.\n");
    CHECK(written("{winner}{winner}", 1, 0) == "secondsecond\n");
    CHECK(written("", 1, 0) == "\n");
    CHECK(written("{{{case}}}", 7, 0) == "{7}\n");
    CHECK(written("no field", 7, 0) == "no field\n");
}

TEST_CASE("format specifications are those of fmt") {
    CHECK(written("[{case:>4}] [{case:04}] [{grundy:#x}] [{winner:^9}]", 12, 255) ==
          "[  12] [0012] [0xff] [  first  ]\n");
    CHECK(written("{grundy:d}", 1, 18446744073709551615u) == "18446744073709551615\n");
}

TEST_CASE("a wrong template is refused with its column") {
    CHECK(refused("{case} {cas}") ==
          "template \"{case} {cas}\", column 8: unknown field \"cas\"; the fields of this game are case, game, grundy, "
          "winner, player, verdict; did you mean \"case\"?");
    CHECK(refused("{case").find("column 1: a { without its }") != std::string::npos);
    CHECK(refused("a}").find("column 2: a } without its {") != std::string::npos);
    CHECK(refused("{}").find("unknown field \"\"") != std::string::npos);
    CHECK(refused("{0}").find("unknown field \"0\"") != std::string::npos);
    CHECK(refused("{winner:d}").find("does not suit the text winner") != std::string::npos);
    CHECK(refused("{case:{grundy}}").find("column 1") != std::string::npos);
}

TEST_CASE("the built-in formats register themselves") {
    CHECK(gamehost::FormatRegistration::names() == std::vector<std::string>{"csv", "json", "jsonl", "judge"});
    CHECK(gamehost::FormatRegistration::find("xml") == nullptr);
    Sample sample;
    const auto jsonl = gamehost::FormatRegistration::find("jsonl")->make(sample.columns());
    CHECK(sample.written(*jsonl, 1, 9007199254740992u) ==
          R"({"case":1,"game":"sample","grundy":9007199254740992,"winner":"first","player":"First player",)"
          R"("verdict":"First player wins."})"
          "\n");
    CHECK(sample.written(*jsonl, 2, 9007199254740993u).find(R"("grundy":"9007199254740993")") != std::string::npos);
}
