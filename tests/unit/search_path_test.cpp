#include "modules/search_path.hpp"

#include <catch2/catch.hpp>

#include "report/failure.hpp"
#include "temporary_folder.hpp"

using namespace gamehost;
namespace fs = std::filesystem;

namespace {

std::string failure_of(std::string_view module, const std::vector<SearchFolder>& folders, const fs::path& base) {
    try {
        return "found " + find_module(module, folders, base).string();
    } catch (const Failure& failure) {
        CHECK(failure.status() == Status::unavailable);
        return failure.what();
    }
}

}  // namespace

TEST_CASE("folders are searched in the documented order") {
    const Variable home("HOME", "/home/somebody");
    const Variable path("GAMEHOST_PLUGIN_PATH", ":/env/one::two:");
    const std::vector<SearchFolder> folders =
        search_folders({"/first", "", "./second/"}, {"/configured"}, "/installed");
    REQUIRE(folders.size() == 7);
    const fs::path here = fs::current_path();
    CHECK(folders[0].path == "/first");
    CHECK(folders[0].origin == "--plugin-dir");
    CHECK(folders[1].path == here / "second/");
    CHECK(folders[1].origin == "--plugin-dir");
    CHECK(folders[2].path == "/env/one");
    CHECK(folders[2].origin == "$GAMEHOST_PLUGIN_PATH");
    CHECK(folders[3].path == here / "two");
    CHECK(folders[3].origin == "$GAMEHOST_PLUGIN_PATH");
    CHECK(folders[4].path == "/configured");
    CHECK(folders[4].origin == "plugins.path");
    CHECK(folders[5].path == "/home/somebody/.local/lib/gamehost/plugins");
    CHECK(folders[5].origin == "your own");
    CHECK(folders[6].path == "/installed");
    CHECK(folders[6].origin == "installed with the program");
}

TEST_CASE("without variables only what was said is searched") {
    const Variable path("GAMEHOST_PLUGIN_PATH", "");
    SECTION("no home") {
        const Variable home("HOME", nullptr);
        CHECK(search_folders({}, {}, {}).empty());
    }
    SECTION("a home that is no absolute path") {
        const Variable home("HOME", "here");
        CHECK(search_folders({}, {}, {}).empty());
    }
}

TEST_CASE("a bare name is the first NAME.so of the folders") {
    const TemporaryFolder folder;
    folder.write("b/nim.so", "");
    folder.write("c/nim.so", "");
    folder.write("c/my_game.v2.so", "");
    fs::create_directories(folder.path() / "a/nim.so");  // a folder is no hit
    const std::vector<SearchFolder> folders = {{folder.path() / "a", "first"},
                                               {folder.path() / "none", "gone"},
                                               {folder.path() / "b", "b"},
                                               {folder.path() / "c", "c"}};

    CHECK(find_module("nim", folders, "/") == folder.path() / "b/nim.so");
    CHECK(find_module("my_game.v2", folders, "/") == folder.path() / "c/my_game.v2.so");
    CHECK(has_module("nim", folders));
    CHECK_FALSE(has_module("nim.so", folders));
    CHECK(module_names(folders) == std::vector<std::string>{"my_game.v2", "nim"});

    SECTION("a link counts as what it leads to") {
        fs::create_symlink(folder.path() / "b/nim.so", folder.path() / "c/link.so");
        fs::create_symlink(folder.path() / "b/none.so", folder.path() / "c/dangling.so");
        CHECK(find_module("link", folders, "/") == folder.path() / "c/link.so");
        CHECK_FALSE(has_module("dangling", folders));
        CHECK(module_names(folders) == std::vector<std::string>{"link", "my_game.v2", "nim"});
    }
    SECTION("when there is none, all places are listed") {
        const std::string at = folder.path().string();
        CHECK(failure_of("nin", folders, "/") ==
              "no module \"nin\" found; did you mean \"nim\"?; looked for\n  " + at + "/a/nin.so (first)\n  " + at +
                  "/none/nin.so (gone; there is no such folder)\n  " + at + "/b/nin.so (b)\n  " + at + "/c/nin.so (c)");
        CHECK(failure_of("nin", {}, "/") ==
              "no module \"nin\" found; there is no folder to look in (--plugin-dir names one)");
    }
}

TEST_CASE("a name with a slash is a path") {
    const TemporaryFolder folder;
    folder.write("sub/nim.so", "");
    const std::string at = folder.path().string();
    CHECK(find_module("sub/nim.so", {}, folder.path()) == folder.path() / "sub/nim.so");
    CHECK(find_module("./sub/nim.so", {}, folder.path()) == folder.path() / "sub/nim.so");
    CHECK(find_module(at + "/sub/nim.so", {}, "/elsewhere") == folder.path() / "sub/nim.so");
    CHECK(failure_of("sub/none.so", {}, folder.path()) ==
          "no module \"sub/none.so\" found; looked for\n  " + at + "/sub/none.so");
    CHECK(failure_of("sub/nim", {}, folder.path()) ==
          "no module \"sub/nim\" found; did you mean \"sub/nim.so\"?; looked for\n  " + at + "/sub/nim");
    CHECK(failure_of("./sub", {}, folder.path()) ==
          "the module \"./sub\" is a folder, expected a file; looked for\n  " + at + "/sub");
}

TEST_CASE("looking for a file without a complaint") {
    const TemporaryFolder folder;
    folder.write("sub/nim.so", "");
    const std::vector<SearchFolder> folders = {{folder.path() / "sub", "sub"}};
    CHECK(locate_module("nim", folders, "/") == folder.path() / "sub/nim.so");
    CHECK(locate_module("sub/nim.so", {}, folder.path()) == folder.path() / "sub/nim.so");
    for (const std::string_view name : {"nin", "sub/nim", "./sub", "", ".."})
        CHECK_FALSE(locate_module(name, folders, folder.path()));
}

TEST_CASE("the places where a name was looked for") {
    const std::vector<SearchFolder> folders = {{"/a", "first"}, {"/b", "second"}};
    CHECK(places_of("nim", folders) ==
          "; looked for\n  /a/nim.so (first; there is no such folder)\n  /b/nim.so (second; there is no such folder)");
    CHECK(places_of("nim", {}) == "; there is no folder to look in (--plugin-dir names one)");
    for (const std::string_view name : {"", "..", "a/b"}) CHECK(places_of(name, folders).empty());
}

TEST_CASE("what cannot be a module's name is refused") {
    const std::string expected = ", expected the name of a module, or its path (with a slash in it)";
    CHECK(failure_of("", {}, "/") == "found \"\"" + expected);
    CHECK(failure_of(".", {}, "/") == "found \".\"" + expected);
    CHECK(failure_of("..", {}, "/") == "found \"..\"" + expected);
    CHECK(failure_of(std::string_view("a\0b", 3), {}, "/") == "found \"a\\x00b\"" + expected);
    CHECK(failure_of(std::string_view("a/\0b", 4), {}, "/") == "found \"a/\\x00b\"" + expected);
    for (const std::string_view name : {"", ".", "..", "a/b"}) CHECK_FALSE(has_module(name, {{"/", "root"}}));
}
