// What one configuration file may say.
#include "configuration/configuration.hpp"

#include <catch2/catch.hpp>

#include "read_configuration.hpp"

using namespace gamehost;
namespace fs = std::filesystem;

namespace {

// The failure that a text is refused with, from its line on.
std::string fault(const TemporaryFolder& folder, std::string_view text) {
    const std::string failure = configuration_failure([&] { read_configuration(folder, text); });
    const std::string start = (folder.path() / "x.yaml").string() + ":";
    return failure.starts_with(start) ? failure.substr(start.size()) : failure;
}

}  // namespace

TEST_CASE("the default configuration is right") {
    Configuration configuration;
    lay_over(configuration, fs::path(GAMEHOST_SOURCE_DIR) / "config/gamehost.yaml", {"judge"});
    CHECK(configuration.games.size() == 5);
    CHECK(configuration.format->text == "judge");
    CHECK(configuration.formats.at("short").text == "{case} {winner}");
    CHECK(configuration.find("hdu-3389")->name == "cards");
    CHECK(configuration.find("none") == nullptr);
}

TEST_CASE("everything has its place") {
    const TemporaryFolder folder;
    const Configuration configuration =
        read_configuration(folder,
                           "plugins:\n"
                           "  path: [one, /two, ./three]\n"
                           "games:\n"
                           "  nim:\n"
                           "    aliases: [bouton, heaps]\n"
                           "  kayles: { module: octal, settings: { code: \"0.77\", \"é\": 12 } }\n"
                           "  dawson: {}\n"
                           "  grundy:\n"
                           "output:\n"
                           "  format: short\n"
                           "  formats:\n"
                           "    short: \"{case}\"\n");
    const std::string file = (folder.path() / "x.yaml").string();
    CHECK(configuration.files == std::vector<fs::path>{file});
    CHECK(configuration.plugin_path == std::vector<fs::path>{folder.path() / "one", "/two", folder.path() / "three"});
    REQUIRE(configuration.games.size() == 4);
    const GameEntry& nim = configuration.games.at("nim");
    CHECK(nim.name == "nim");
    CHECK(nim.place.text() == file + ":4:3");
    CHECK(nim.module.text == "nim");
    CHECK(nim.module.place.text() == file + ":4:3");
    CHECK(nim.aliases.at(1).place.text() == file + ":5:23");
    CHECK(nim.folder == folder.path());
    CHECK_FALSE(nim.format);
    const GameEntry& kayles = configuration.games.at("kayles");
    CHECK(kayles.module.text == "octal");
    CHECK(kayles.module.place.text() == file + ":6:21");
    REQUIRE(kayles.settings.size() == 2);
    CHECK(kayles.settings[0].key.text == "code");
    CHECK(kayles.settings[0].key.place.text() == file + ":6:40");
    CHECK(kayles.settings[0].value.text == "0.77");
    CHECK(kayles.settings[0].value.place.text() == file + ":6:46");
    CHECK(kayles.settings[1].value.text == "12");
    CHECK(kayles.settings[1].value.place.text() == file + ":6:60");  // columns count bytes
    CHECK(configuration.games.at("dawson").module.text == "dawson");
    CHECK(configuration.games.at("grundy").module.place.text() == file + ":8:3");
    CHECK(configuration.format->place.text() == file + ":10:11");
    CHECK(configuration.formats.at("short").place.text() == file + ":12:12");
    CHECK(configuration.find("heaps") == &nim);
}

TEST_CASE("a file may say nothing") {
    const TemporaryFolder folder;
    for (const std::string_view text : {"", "\n", "# nothing\n", "---\n", "~\n", "{}\n", "\xef\xbb\xbf",
                                        "plugins:\ngames:\noutput:\n", "plugins: {path: }\noutput:\n  formats:\n"}) {
        const Configuration configuration = read_configuration(folder, text);
        CHECK(configuration.games.empty());
        CHECK(configuration.files.size() == 1);
    }
}

TEST_CASE("line ends, a byte order mark and aliases of YAML's own") {
    const TemporaryFolder folder;
    CHECK(fault(folder, "\xef\xbb\xbfx: 1\r\n").starts_with("1:1: unknown key"));
    CHECK(fault(folder, "games:\r\n  nim: {}\r\n  x: 1\r\n").starts_with("3:6: "));
    const Configuration configuration = read_configuration(folder, "games:\n  a: &one { module: x }\n  b: *one\n");
    CHECK(configuration.games.at("b").name == "b");
    CHECK(configuration.games.at("b").module.text == "x");
    CHECK(fault(folder, "games: &loop\n  a: *loop\n") ==
          "2:3: unknown key \"a\", expected module, aliases, format or settings");
}

TEST_CASE("unknown keys are errors, and the nearest known one is named") {
    const TemporaryFolder folder;
    CHECK(fault(folder, "game:\n") ==
          "1:1: unknown key \"game\", expected plugins, games or output; did you mean \"games\"?");
    CHECK(fault(folder, "plugins:\n  paths: []\n") ==
          "2:3: unknown key \"paths\", expected path; did you mean \"path\"?");
    CHECK(fault(folder, "games:\n  nim: { alias: [x] }\n") ==
          "2:10: unknown key \"alias\", expected module, aliases, format or settings; did you mean \"aliases\"?");
    CHECK(fault(folder, "output: { colour: red }\n") == "1:11: unknown key \"colour\", expected format or formats");
    CHECK(fault(folder, "base: &b {}\n").starts_with("1:1: unknown key \"base\""));
    CHECK(fault(folder, "games:\n  nim: { <<: {} }\n").starts_with("2:10: unknown key \"<<\""));
}

TEST_CASE("a repeated key is an error at the second one") {
    const TemporaryFolder folder;
    const auto again = [](std::string_view key, int line) {
        return ": the key \"" + std::string(key) + "\" is given a second time (first in line " + std::to_string(line) +
               "); remove one of them";
    };
    CHECK(fault(folder, "games:\nplugins:\ngames:\n") == "3:1" + again("games", 1));
    CHECK(fault(folder, "plugins: { path: [], path: [] }\n") == "1:22" + again("path", 1));
    CHECK(fault(folder, "games:\n  nim: {}\n  \"nim\": {}\n") == "3:3" + again("nim", 2));
    CHECK(fault(folder, "games:\n  nim: { module: a, module: b }\n") == "2:21" + again("module", 2));
    CHECK(fault(folder, "games:\n  nim:\n    settings:\n      a: 1\n      a: 2\n") == "5:7" + again("a", 4));
    CHECK(fault(folder, "output:\n  formats: { a: x, a: y }\n") == "2:20" + again("a", 2));
}

TEST_CASE("wrong kinds of values") {
    const TemporaryFolder folder;
    CHECK(fault(folder, "hello\n") == "1:1: found \"hello\", expected a map with the keys plugins, games and output");
    CHECK(fault(folder, "- a\n") == "1:1: found a list, expected a map with the keys plugins, games and output");
    CHECK(fault(folder, "plugins: x\n") == "1:10: found \"x\", expected a map with the key path");
    CHECK(fault(folder, "plugins:\n  path: x\n") ==
          "2:9: found \"x\", expected a list of folders, such as [my-plugins]");
    CHECK(fault(folder, "plugins: { path: [a, ] }\n") == "none");
    CHECK(fault(folder, "plugins: { path: [a, \"\"] }\n") ==
          "1:22: found \"\", expected a list of folders, such as [my-plugins]");
    CHECK(fault(folder, "plugins:\n  path:\n    -\n    - x\n") ==
          "3:5: found nothing, expected a list of folders, such as [my-plugins]");
    CHECK(fault(folder, "games: [nim]\n") ==
          "1:8: found a list, expected a map of games, such as my-game: { module: my-module }");
    CHECK(fault(folder, "games:\n  nim: nim\n") ==
          "2:8: found \"nim\", expected a map with the keys module, aliases, format and settings");
    CHECK(fault(folder, "games:\n  nim: { module: [a] }\n") ==
          "2:18: found a list, expected the name of a module, or its path (with a slash in it)");
    CHECK(fault(folder, "games:\n  nim:\n    module:\n") ==
          "3:5: found nothing, expected the name of a module, or its path (with a slash in it)");
    CHECK(fault(folder, "games:\n  nim: { module: \"\" }\n") ==
          "2:18: found \"\", expected the name of a module, or its path (with a slash in it)");
    CHECK(fault(folder, "games:\n  nim: { aliases: heaps }\n") ==
          "2:19: found \"heaps\", expected a list of names, such as [my-alias]");
    CHECK(fault(folder, "games:\n  nim: { format: {} }\n") == "2:18: found a map, expected the name of a format");
    CHECK(fault(folder, "games:\n  nim: { settings: [] }\n") ==
          "2:20: found a list, expected a map of settings, such as { key: value }");
    CHECK(fault(folder, "games:\n  nim:\n    settings:\n      a: {}\n") == "4:10: found a map, expected a value");
    CHECK(fault(folder, "games:\n  nim:\n    settings:\n      a:\n") == "4:7: found nothing, expected a value");
    CHECK(fault(folder, "output: []\n") == "1:9: found a list, expected a map with the keys format and formats");
    CHECK(fault(folder, "output:\n  format:\n") == "2:3: found nothing, expected the name of a format");
    CHECK(fault(folder, "output:\n  formats: x\n") ==
          "2:12: found \"x\", expected a map of formats, such as short: \"{case} {winner}\"");
    CHECK(fault(folder, "output:\n  formats:\n    a: {case}\n") ==
          "3:8: found a map, expected a template in quotes, such as \"{case}\"");
    const std::string key = ", expected a key (a text in quotes, if YAML reads it otherwise)";
    CHECK(fault(folder, "? [a]\n: b\n") == "1:3: found a list" + key);
    CHECK(fault(folder, "games:\n  null: {}\n") == "2:3: found nothing" + key);
    CHECK(fault(folder, "games:\n  \"\": {}\n") == "2:3: found \"\"" + key);
}

TEST_CASE("names of games, aliases and formats") {
    const TemporaryFolder folder;
    const std::string letters = ": small letters (a to z), digits and -, no other characters";
    CHECK(fault(folder, "games:\n  Nim: {}\n") == "2:3: found \"Nim\", expected the name of a game" + letters);
    CHECK(fault(folder, "games:\n  my_nim: {}\n") == "2:3: found \"my_nim\", expected the name of a game" + letters);
    CHECK(fault(folder, "games:\n  nim: { aliases: [a, b c] }\n") ==
          "2:23: found \"b c\", expected an alias" + letters);
    CHECK(fault(folder, "games:\n  nim: { aliases: [nim] }\n") ==
          "2:20: the alias \"nim\" is the name of a game (line 2); remove one of them");
    CHECK(fault(folder, "games:\n  a: { aliases: [b] }\n  b: {}\n") ==
          "2:18: the alias \"b\" is the name of a game (line 3); remove one of them");
    CHECK(fault(folder, "games:\n  b: { aliases: [x] }\n  a: { aliases: [x] }\n") ==
          "3:18: the alias \"x\" is given a second time (first in line 2); remove one of them");
    for (const std::string name : {"judge", "lines"}) {  // those that read_configuration() says are built in
        CHECK(fault(folder, "output:\n  formats:\n    " + name + ": x\n") ==
              "3:5: the format \"" + name + "\" is built in and cannot be given another meaning; choose another name");
    }
    CHECK(fault(folder, "output: { formats: { csv: x } }\n") == "none");
}

TEST_CASE("what is not YAML is refused at its place") {
    const TemporaryFolder folder;
    const std::string hint =
        "; indent with blanks alone, and put a text in quotes that has any of : { } [ ] , # & * ! | > "
        "' \" % @ ` in it";
    CHECK(fault(folder, "output:\n  formats:\n    a: {case} {winner}\n") ==
          "3:15: this is not valid YAML (end of map not found)" + hint);
    CHECK(fault(folder, "games: [a\n").find("this is not valid YAML") != std::string::npos);
    CHECK(fault(folder, "games: *none\n") ==
          "1:8: this is not valid YAML (the referenced anchor is not defined)" + hint);
    CHECK(fault(folder, "games:\n\tnim: {}\n").starts_with("2:5: this is not valid YAML"));
    CHECK(fault(folder, "games: {}\n---\ngames: {}\n") ==
          "2:1: a second document begins here (---), expected one for the whole configuration; remove one of them");
    CHECK(fault(folder, "plugins:\n  path: [\"a\\0b\"]\n") ==
          "2:10: found a NUL byte (\\0), expected text without one");
    CHECK(fault(folder, std::string(100000, '[')).find("this is not valid YAML") != std::string::npos);
}
