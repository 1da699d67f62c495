// Which configuration files are read, and how one is laid over another.
#include <catch2/catch.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include "configuration/configuration_files.hpp"
#include "read_configuration.hpp"

using namespace gamehost;
namespace fs = std::filesystem;

namespace {

// One file over another.
Configuration read(const TemporaryFolder& folder, std::string_view text, std::string_view over) {
    Configuration configuration = read_configuration(folder, text);
    lay_over(configuration, folder.write("over.yaml", over), {});
    return configuration;
}

std::vector<std::string> aliases(const Configuration& configuration, std::string_view game) {
    std::vector<std::string> texts;
    for (const PlacedText& alias : configuration.games.find(game)->second.aliases) texts.push_back(alias.text);
    return texts;
}

}  // namespace

TEST_CASE("a later file is laid over an earlier one") {
    const TemporaryFolder folder;
    constexpr std::string_view first =
        "plugins: { path: [a] }\n"
        "games:\n"
        "  nim: { module: m, aliases: [bouton, heaps], format: csv, settings: { a: 1 } }\n"
        "  kayles: { aliases: [rows] }\n"
        "output: { format: json, formats: { x: '1', y: '2' } }\n";

    SECTION("what it does not say stays") {
        const Configuration configuration = read(folder, first, "games: { dawson: {} }\n");
        CHECK(configuration.files.size() == 2);
        CHECK(configuration.plugin_path == std::vector<fs::path>{folder.path() / "a"});
        CHECK(configuration.games.size() == 3);
        CHECK(aliases(configuration, "nim") == std::vector<std::string>{"bouton", "heaps"});
        CHECK(configuration.format->text == "json");
        CHECK(configuration.formats.size() == 2);
    }
    SECTION("key by key") {
        const Configuration configuration =
            read(folder, first, "plugins: { path: [b] }\noutput: { format: csv, formats: { y: '3' } }\n");
        CHECK(configuration.plugin_path == std::vector<fs::path>{folder.path() / "b"});
        CHECK(configuration.format->text == "csv");
        CHECK(configuration.formats.at("x").text == "1");
        CHECK(configuration.formats.at("y").text == "3");
    }
    SECTION("a game as a whole") {
        const Configuration configuration = read(folder, first, "games: { nim: { aliases: [bouton] } }\n");
        const GameEntry& nim = configuration.games.at("nim");
        CHECK(nim.module.text == "nim");
        CHECK(nim.settings.empty());
        CHECK_FALSE(nim.format);
        CHECK(configuration.find("heaps") == nullptr);
        CHECK(configuration.find("bouton") == &nim);
        const DroppedAlias& heaps = configuration.dropped_aliases.at("heaps");
        CHECK(heaps.game == "nim");
        CHECK(heaps.place.text() == (folder.path() / "over.yaml").string() + ":1:10");
    }
    SECTION("it may take over an alias, for a game or as an alias") {
        const Configuration configuration = read(folder, first, "games: { heaps: {}, other: { aliases: [rows] } }\n");
        CHECK(configuration.find("heaps")->name == "heaps");
        CHECK(aliases(configuration, "nim") == std::vector<std::string>{"bouton"});
        CHECK(configuration.find("rows")->name == "other");
        CHECK(aliases(configuration, "kayles").empty());
    }
    SECTION("it may give a game's name to another game") {
        const Configuration configuration = read(folder, first, "games: { my-nim: { aliases: [nim] } }\n");
        CHECK(configuration.find("nim")->name == "my-nim");
        CHECK(configuration.games.size() == 2);
    }
    SECTION("the same file twice is the same") {
        CHECK(read(folder, first, first).games.size() == 2);
    }
}

TEST_CASE("a file that cannot be read") {
    const TemporaryFolder folder;
    Configuration configuration;
    const auto failure = [&](const fs::path& file) {
        return configuration_failure([&] { lay_over(configuration, file, {}); });
    };
    const std::string name = (folder.path() / "none.yaml").string();
    CHECK(failure(name) == name +
                               ": the configuration file cannot be opened: No such file or directory; name another one "
                               "with --config");
    CHECK(failure(folder.path()) ==
          folder.path().string() + ": this is a folder, expected a configuration file; name the file in it");
    CHECK(failure("/dev/zero") == "/dev/zero: found more than 16777216 bytes, expected a configuration file");
    CHECK(failure("/dev/null") == "none");

    const fs::path open = folder.write("open.yaml", "");
    REQUIRE(chmod(open.c_str(), 0666) == 0);
    CHECK(failure(open) ==
          open.string() +
              ": the configuration file is refused, since it chooses what code runs: everybody may write "
              "to the file " +
              open.string() + " (mode 0666); forbid it: chmod o-w " + open.string());
    if (geteuid() == 0) return;  // root may read everything
    REQUIRE(chmod(open.c_str(), 0000) == 0);
    CHECK(failure(open).find("cannot be opened: Permission denied") != std::string::npos);
}

TEST_CASE("which files are read") {
    const Variable named("GAMEHOST_CONFIG", nullptr);
    const Variable xdg("XDG_CONFIG_HOME", nullptr);
    const Variable home("HOME", "/home/somebody");
    const auto files = [](std::optional<std::string> option, const fs::path& installed = {}) {
        std::string text;
        for (const ConfigurationFile& file : configuration_files({std::move(option), installed}))
            text += file.path.string() + " (" + file.origin + (file.required ? "!) " : ") ");
        return text;
    };
    CHECK(files({}, "/etc/x.yaml") ==
          "/etc/x.yaml (installed with the program) /home/somebody/.config/gamehost/gamehost.yaml (~/.config) ");
    CHECK(files("a.yaml", "/etc/x.yaml") == "/etc/x.yaml (installed with the program) a.yaml (--config!) ");
    CHECK(configuration_failure([&] { files(""); }) == "--config names no file, expected the name of a YAML file");
    {
        const Variable set("XDG_CONFIG_HOME", "/xdg");
        CHECK(files({}) == "/xdg/gamehost/gamehost.yaml ($XDG_CONFIG_HOME) ");
    }
    {
        const Variable relative("XDG_CONFIG_HOME", "xdg");
        CHECK(files({}) == "/home/somebody/.config/gamehost/gamehost.yaml (~/.config) ");
    }
    {
        const Variable empty("GAMEHOST_CONFIG", "");
        CHECK(files({}) == "/home/somebody/.config/gamehost/gamehost.yaml (~/.config) ");
    }
    {
        const Variable set("GAMEHOST_CONFIG", "b.yaml");
        CHECK(files({}) == "b.yaml ($GAMEHOST_CONFIG!) ");
        CHECK(files("a.yaml") == "a.yaml (--config!) ");
    }
    {
        const Variable none("HOME", nullptr);
        CHECK(files({}).empty());
    }
}

TEST_CASE("all files together") {
    const TemporaryFolder folder;
    const Variable named("GAMEHOST_CONFIG", nullptr);
    const Variable xdg("XDG_CONFIG_HOME", folder.path().c_str());
    const fs::path installed = folder.write("installed.yaml", "games: { nim: {} }\n");

    CHECK(load_configuration({std::nullopt, folder.path() / "none.yaml"}, {}).files.empty());
    CHECK(load_configuration({std::nullopt, installed}, {}).files.size() == 1);
    folder.write("gamehost/gamehost.yaml", "games: { kayles: {} }\n");
    const Configuration both = load_configuration({std::nullopt, installed}, {});
    CHECK(both.files == std::vector<fs::path>{installed, folder.path() / "gamehost/gamehost.yaml"});
    CHECK(both.games.size() == 2);

    const std::string missing = (folder.path() / "none.yaml").string();
    CHECK(configuration_failure([&] { load_configuration({missing, installed}, {}); }).starts_with(missing + ": "));
    const Variable set("GAMEHOST_CONFIG", missing.c_str());
    CHECK(configuration_failure([&] {
              load_configuration({std::nullopt, installed}, {});
          }).starts_with(missing + ": "));
}
