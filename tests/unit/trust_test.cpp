#include "files/trust.hpp"

#include <catch2/catch.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include "temporary_folder.hpp"

using gamehost::distrust;
namespace fs = std::filesystem;

namespace {

void set_mode(const fs::path& path, mode_t mode) {
    REQUIRE(chmod(path.c_str(), mode) == 0);
}

std::string objection(const fs::path& path) {
    return distrust(path).value_or("none");
}

}  // namespace

TEST_CASE("a file that others may not write to is trusted") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("nim.so", "");
    set_mode(file, 0644);
    CHECK(objection(file) == "none");
    set_mode(file, 0664);  // a group is chosen by somebody
    CHECK(objection(file) == "none");
    CHECK(objection(folder.path() / "missing") == "none");
    CHECK(objection("/dev/null") == "none");  // world-writable, yet nobody changes what it says
}

TEST_CASE("a world-writable file is not trusted") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("nim.so", "");
    set_mode(file, 0666);
    const std::string name = file.string();
    CHECK(objection(file) == "everybody may write to the file " + name + " (mode 0666); forbid it: chmod o-w " + name);
}

TEST_CASE("a file in a world-writable folder is not trusted") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("it's here/nim.so", "");
    set_mode(file.parent_path(), 0777);
    const std::string name = folder.path().string();
    CHECK(objection(file) == "everybody may write to its folder " + name +
                                 "/it's here (mode 0777); forbid it: chmod o-w '" + name + "/it'\\''s here'");
}

TEST_CASE("in a sticky folder the owner decides") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("sticky/nim.so", "");
    set_mode(file.parent_path(), 01777);
    CHECK(objection(file) == "none");
    set_mode(file, 0666);
    CHECK(objection(file).find("everybody may write to the file") == 0);
    set_mode(file, 0644);
    if (geteuid() != 0) return;  // only root can give a file away
    REQUIRE(chown(file.c_str(), 12345, 12345) == 0);
    CHECK(objection(file) == file.string() +
                                 " lies in a folder where everybody may put files, and belongs to another user (number "
                                 "12345); copy it to a folder of your own");
    // Outside such a folder another user's file is as good as the folder.
    set_mode(file.parent_path(), 0755);
    CHECK(objection(file) == "none");
}

TEST_CASE("links are looked through") {
    const TemporaryFolder folder;
    const fs::path file = folder.write("real/nim.so", "");
    fs::create_directories(folder.path() / "links");
    const fs::path link = folder.path() / "links/nim.so";
    fs::create_symlink(file, link);
    CHECK(objection(link) == "none");
    SECTION("the real file") {
        set_mode(file, 0666);
        CHECK(objection(link).find("everybody may write to the file " + file.string()) == 0);
    }
    SECTION("the real file's folder") {
        set_mode(file.parent_path(), 0777);
        CHECK(objection(link).find("everybody may write to its folder " + file.parent_path().string()) == 0);
    }
    SECTION("the link's folder") {
        set_mode(link.parent_path(), 0777);
        CHECK(objection(link).find("everybody may write to its folder " + link.parent_path().string()) == 0);
    }
}
