#include "modules/module.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cstring>
#include <iterator>

#include <link.h>
#include <sys/stat.h>

#include "modules/plugin_contract.hpp"
#include "report/failure.hpp"
#include "temporary_folder.hpp"

using namespace gamehost;
namespace fs = std::filesystem;

namespace {

fs::path fixture(std::string_view name) {
    fs::path file = fs::path(GAMEHOST_BINARY_DIR) / "tests/fixtures" / name;
    return file += ".so";
}

// The status and text that a module is refused with; the place is the file as a whole.
std::string failure_of(const fs::path& file) {
    try {
        const Module module = Module::load(file);
        module.fields();
        return "loaded";
    } catch (const Failure& failure) {
        REQUIRE(failure.place());
        CHECK(failure.place()->text() == fs::absolute(file).string());
        return std::to_string(static_cast<int>(failure.status())) + ' ' + failure.what();
    }
}

std::string broken(std::string_view how) {
    return "70 the plugin broke its contract" + std::string(how) + "; report this to the plugin's author";
}

}  // namespace

TEST_CASE("a plugin loads, moves and works") {
    Module module = Module::load(GAMEHOST_SAMPLE_PLUGIN);
    CHECK(module.file() == fs::path(GAMEHOST_SAMPLE_PLUGIN));
    CHECK(module.name() == module.plugin().name);
    CHECK(module.plugin().extension("gamehost.unknown/1") == nullptr);
    Module moved = std::move(module);
    CHECK(moved.fields() == nullptr);
    moved = Module::load(fixture("plain_c"));
    CHECK(moved.name() == "plain-c");
}

TEST_CASE("plain C and a newer minor ABI load and work") {
    const std::string name = GENERATE("plain_c", "newer_minor");
    const Module module = Module::load(fixture(name));
    const gamehost_plugin& plugin = module.plugin();
    std::array<char, 100> text{};
    gamehost_error error{sizeof error, text.size(), 0, UINT32_MAX, text.data(), nullptr};
    gamehost_game* game = nullptr;
    gamehost_position* position = nullptr;
    REQUIRE(plugin.create(nullptr, 0, &game, &error) == GAMEHOST_OK);
    REQUIRE(plugin.create_position(game, &position, &error) == GAMEHOST_OK);
    const std::array<std::uint64_t, 4> numbers{3, 1, 2, 4};
    gamehost_input input{};
    input.size = sizeof input;
    input.next = numbers.data();
    input.end = numbers.data() + numbers.size();
    REQUIRE(plugin.parse_case(game, &input, position, &error) == GAMEHOST_OK);
    CHECK(input.next == input.end);
    std::uint64_t value = 0;
    REQUIRE(plugin.grundy(game, position, &value, &error) == GAMEHOST_OK);
    CHECK(value == 7);
    const gamehost_outcome outcome{sizeof outcome, 0, 1, value};
    std::array<char, 100> written{};
    gamehost_output output{};
    output.size = sizeof output;
    output.next = written.data();
    output.end = written.data() + written.size();
    REQUIRE(plugin.format_verdict(game, position, &outcome, &output, &error) == GAMEHOST_OK);
    CHECK(std::string_view(written.data()) == "First");
    plugin.destroy_position(game, position);
    plugin.destroy(game);
}

TEST_CASE("fixtures that break in a later call load") {
    for (const char* const name :
         {"throws_std", "throws_int", "throws_in_create", "throws_in_parse", "fails_without_text",
          "fails_without_text_in_grundy", "unknown_status", "reads_nothing", "runs_past_block", "runs_past_output",
          "verdict_with_line_break", "endless_verdict", "swallows_refusal"})
        CHECK(failure_of(fixture(name)) == "loaded");
}

TEST_CASE("an exception stays within its plugin") {
    const auto [name, told] = GENERATE(table<const char*, const char*>(
        {{"throws_std", "the abacus is broken"}, {"throws_int", "it threw something that is no std::exception"}}));
    const Module module = Module::load(fixture(name));
    std::array<char, 100> text{};
    gamehost_error error{sizeof error, text.size(), 0, UINT32_MAX, text.data(), nullptr};
    gamehost_game* game = nullptr;
    gamehost_position* position = nullptr;
    REQUIRE(module.plugin().create(nullptr, 0, &game, &error) == GAMEHOST_OK);
    REQUIRE(module.plugin().create_position(game, &position, &error) == GAMEHOST_OK);
    std::uint64_t value = 0;
    CHECK(module.plugin().grundy(game, position, &value, &error) == GAMEHOST_BROKEN);
    CHECK(std::string_view(text.data(), error.length) == told);
    module.plugin().destroy_position(game, position);
    module.plugin().destroy(game);
}

TEST_CASE("what is wrong with a plugin is told") {
    CHECK(failure_of(fixture("other_major")) ==
          "69 the plugin speaks version 2.0 of the plugin ABI, this program version 1.0; use a newer gamehost, or "
          "build the "
          "plugin with this one's SDK");
    CHECK(failure_of(fixture("small_struct")) ==
          "69 the plugin's struct has " + std::to_string(offsetof(gamehost_plugin, create)) +
              " bytes, expected at least the " + std::to_string(sizeof(gamehost_plugin)) +
              " bytes of ABI 1.0; build the plugin again with this program's SDK");
    CHECK(failure_of(fixture("no_entry")) ==
          "69 the library is no gamehost plugin: it does not export gamehost_plugin_entry_v1; in C++ the source needs "
          "the "
          "line GAMEHOST_PLUGIN(Game)");
    CHECK(failure_of(fixture("undefined_symbol")) ==
          "69 the library cannot be loaded: undefined symbol: gamehost_fixture_missing_function; link what defines it "
          "into "
          "the plugin (with -Wl,-z,defs the linker finds what is missing)");
    CHECK(failure_of(fixture("null_entry")) == broken(": gamehost_plugin_entry_v1 returned null"));
    CHECK(failure_of(fixture("null_function")) == broken(": its function grundy is null, and it states no rules "
                                                         "(gamehost.rules/1) to do without"));
    CHECK(failure_of(fixture("bad_name")) ==
          broken(": its name is \"Bad Name\", expected small letters (a to z), digits and -"));
    CHECK(failure_of(fixture("bad_field")) ==
          broken(" in the extension gamehost.fields/1: field 1 has the name verdict of a field of every game"));
    CHECK(failure_of(fixture("none")) == "69 the library cannot be opened: No such file or directory");
}

TEST_CASE("files that are no library never reach the loader") {
    const TemporaryFolder folder;
    const std::string good = file_text(GAMEHOST_SAMPLE_PLUGIN);
    CHECK(failure_of(folder.write("x.so", "text")) ==
          "69 found no ELF file, expected a shared library (ELF); build the plugin with -shared");
    CHECK(failure_of(folder.write("x.so", good.substr(0, good.size() / 2))).find("69 the library is cut short") == 0);
    std::string other = good;
    other[offsetof(ElfW(Ehdr), e_machine)] = static_cast<char>(EM_MIPS);
    CHECK(failure_of(folder.write("x.so", other)).find("69 the library was built for MIPS") == 0);
    CHECK(failure_of(folder.write("x.so", good)) == "loaded");
}

TEST_CASE("a module that everybody may change is refused") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("x.so", file_text(GAMEHOST_SAMPLE_PLUGIN));
    REQUIRE(chmod(file.c_str(), 0666) == 0);
    CHECK(failure_of(file) ==
          "69 the plugin is refused, since loading it runs its code: everybody may write to the file " + file.string() +
              " (mode 0666); forbid it: chmod o-w " + file.string());
}

TEST_CASE("facts that break the contract") {
    const Module module = Module::load(GAMEHOST_SAMPLE_PLUGIN);
    gamehost_plugin plugin = module.plugin();
    REQUIRE(contract_fault(plugin).empty());
    SECTION("texts") {
        plugin.title = nullptr;
        CHECK(contract_fault(plugin) == "its title is null, expected a text");
        plugin.title = "";
        CHECK(contract_fault(plugin) == "its title is empty, expected a text");
        plugin.title = "two\nlines";
        CHECK(contract_fault(plugin) ==
              "its title is \"two\\x0alines\", expected a text without line breaks and control characters");
        plugin.title = "Nim";
        plugin.sample_output = "First";
        CHECK(contract_fault(plugin) == "its sample_output does not end with a line feed");
    }
    SECTION("framing") {
        plugin.framing = 0;
        CHECK(contract_fault(plugin) == "its framing is 0, expected 1 to 3");
        plugin.framing = 4;
        CHECK(contract_fault(plugin) == "its framing is 4, expected 1 to 3");
    }
    SECTION("limits") {
        gamehost_limit first{sizeof first, 0, "n", 1};
        gamehost_limit second{sizeof second, 0, nullptr, 1};
        const gamehost_limit* const limits[] = {&first, &second};
        plugin.limits = limits;
        plugin.limit_count = 1;
        CHECK(contract_fault(plugin).empty());
        plugin.limit_count = 2;
        CHECK(contract_fault(plugin) == "limit 2 does not say of what");
        second.what = "n";
        CHECK(contract_fault(plugin) == "limits 1 and 2 are both named n");
        second.size = 8;
        CHECK(contract_fault(plugin) ==
              "limit 2 has 8 bytes, expected at least " + std::to_string(sizeof(gamehost_limit)));
        plugin.limits = nullptr;
        CHECK(contract_fault(plugin) == "its table of limits is null, expected 2 of them");
    }
}

TEST_CASE("settings that break the contract") {
    const Module module = Module::load(GAMEHOST_SAMPLE_PLUGIN);
    gamehost_plugin plugin = module.plugin();
    gamehost_setting setting{sizeof setting, GAMEHOST_NUMBER, "most_heaps", "How many.", "", "5", 1, 9};
    const gamehost_setting* table[] = {&setting, nullptr};
    plugin.settings = table;
    plugin.setting_count = 1;
    const std::string fallback = "setting 1 (most_heaps) has the fallback ";
    const std::string letters = ", expected small letters (a to z), digits and _";
    CHECK(contract_fault(plugin).empty());
    SECTION("size") {
        setting.size = 8;
        CHECK(contract_fault(plugin) ==
              "setting 1 has 8 bytes, expected at least " + std::to_string(sizeof(gamehost_setting)));
    }
    SECTION("key") {
        setting.key = "most-heaps";
        CHECK(contract_fault(plugin) == "setting 1 has the key \"most-heaps\"" + letters);
        setting.key = nullptr;
        CHECK(contract_fault(plugin) == "setting 1 has the key null" + letters);
    }
    SECTION("kind") {
        setting.kind = 3;
        CHECK(contract_fault(plugin) == "setting 1 (most_heaps) is of the unknown kind 3");
    }
    SECTION("fallback") {
        setting.fallback = "10";
        CHECK(contract_fault(plugin) == fallback + "\"10\", expected a number from 1 to 9");
        setting.fallback = "";
        CHECK(contract_fault(plugin) == fallback + "\"\", expected a number from 1 to 9");
        setting.fallback = "5x";
        CHECK(contract_fault(plugin) == fallback + "\"5x\", expected a number from 1 to 9");
        setting.kind = GAMEHOST_TEXT;
        CHECK(contract_fault(plugin).empty());
    }
    SECTION("texts") {
        setting.help = nullptr;
        CHECK(contract_fault(plugin) == "setting 1 (most_heaps) has no help");
        setting.help = "";
        setting.fallback = nullptr;
        CHECK(contract_fault(plugin) == "setting 1 (most_heaps) has no fallback");
    }
    SECTION("table") {
        plugin.setting_count = 2;
        CHECK(contract_fault(plugin) == "setting 2 is null");
        table[1] = &setting;
        CHECK(contract_fault(plugin) == "settings 1 and 2 are both named most_heaps");
        plugin.settings = nullptr;
        CHECK(contract_fault(plugin) == "its table of settings is null, expected 2 of them");
    }
}

TEST_CASE("fields that break the contract") {
    gamehost_field field{sizeof field, GAMEHOST_NUMBER, "index", "Where."};
    const gamehost_field* table[] = {&field, nullptr};
    gamehost_fields fields{sizeof fields, 1, table, nullptr};
    CHECK(fields_fault(fields) == "its function value is null");
    fields.value = [](const gamehost_game*, const gamehost_position*, const gamehost_outcome*, std::uint32_t,
                      gamehost_output*, std::int32_t*, gamehost_error*) -> gamehost_status { return GAMEHOST_OK; };
    CHECK(fields_fault(fields).empty());
    SECTION("sizes") {
        field.size = 4;
        CHECK(fields_fault(fields) ==
              "field 1 has 4 bytes, expected at least " + std::to_string(sizeof(gamehost_field)));
        fields.size = 4;
        CHECK(fields_fault(fields) ==
              "its struct has 4 bytes, expected at least " + std::to_string(sizeof(gamehost_fields)));
    }
    SECTION("names") {
        for (const char* const own : {"case", "game", "grundy", "winner", "player", "verdict"}) {
            field.name = own;
            CHECK(fields_fault(fields) == "field 1 has the name " + std::string(own) + " of a field of every game");
        }
        field.name = "Index";
        CHECK(fields_fault(fields) == "field 1 has the name \"Index\", expected small letters (a to z), digits and _");
    }
    SECTION("kind and help") {
        field.kind = 0;
        CHECK(fields_fault(fields) == "field 1 (index) is of the unknown kind 0");
        field.kind = GAMEHOST_TEXT;
        field.help = nullptr;
        CHECK(fields_fault(fields) == "field 1 (index) has no help");
    }
    SECTION("table") {
        fields.count = 2;
        CHECK(fields_fault(fields) == "field 2 is null");
        table[1] = &field;
        CHECK(fields_fault(fields) == "fields 1 and 2 are both named index");
        fields.fields = nullptr;
        CHECK(fields_fault(fields) == "its table of fields is null, expected 2 of them");
    }
}
