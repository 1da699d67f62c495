"""A sixth game, built outside of the tree with nothing but the SDK, works by its name and under several settings."""
import os
import shutil
import subprocess
import unittest

from program import SOURCE, ProgramTest

# Nim in which a move takes at most so many objects (subtraction games, Winning Ways, chapter 4).
TAKE = """
#include <array>
#include <cstdint>
#include <vector>

#include <gamehost/plugin.hpp>

class Take {
public:
    static constexpr gamehost::GameInfo info{
        .name = "take",
        .title = "Take a few",
        .version = "1.0.0",
        .source = "Winning Ways, chapter 4",
        .rules = "A move takes 1 to largest_move objects from one heap. Who cannot move loses.",
        .theorem = "A heap of x has the value x mod (largest_move + 1).",
        .input = "A case is n (at least 1), then n heaps.",
        .sample_input = "1\\n2 3 7\\n",
        .sample_output = "Case 1: first\\n",
        .players = {"Anna", "Otto"},
    };
    static constexpr std::array settings{gamehost::Setting{
        .key = "largest_move", .fallback = "1000", .minimum = 1, .maximum = 1000, .help = "The most a move takes."}};
    static constexpr gamehost::Range heap_count{.name = "n", .what = "n, the number of heaps"};
    static constexpr gamehost::Range heap_size{.name = "heap", .what = "a heap", .least = 0};
    using Position = std::vector<std::uint64_t>;

    explicit Take(const gamehost::Settings& given) : largest_move_(given.number("largest_move")) {}

    void parse_case(gamehost::Scanner& in, Position& heaps) const {
        in.read(heaps, in.count(heap_count), heap_size);
    }
    gamehost::Nimber grundy(const Position& heaps) const {
        gamehost::Nimber sum;
        for (const std::uint64_t heap : heaps) sum ^= gamehost::Nimber(heap % (largest_move_ + 1));
        return sum;
    }
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << "Case " << outcome.case_number << ": " << (outcome.first_wins() ? "first" : "second");
    }

private:
    std::uint64_t largest_move_;
};

GAMEHOST_PLUGIN(Take)
"""

PROJECT = """
cmake_minimum_required(VERSION 3.25)
project(take LANGUAGES CXX)
add_subdirectory(${SDK} sdk EXCLUDE_FROM_ALL)
gamehost_add_plugin(take SOURCES take.cpp)
"""


class DroppedIn(ProgramTest):
    CASE = ["--case", "2 3 7"]

    def setUp(self):
        super().setUp()
        self.sdk = self.folder / "sdk"
        shutil.copytree(SOURCE / "sdk", self.sdk)
        self.write("work/take.cpp", TAKE)
        self.own_folder = self.home / ".local/lib/gamehost/plugins"
        self.own_folder.mkdir(parents=True)

    def build(self):
        """With a compiler alone: the headers and the version script."""
        module = self.folder / "work/take.so"
        subprocess.run([os.environ.get("GAMEHOST_CXX", "c++"), "-std=c++20", "-Wall", "-Wextra", "-Werror", "-shared",
                        "-fPIC",
                        "-I", self.sdk / "include", f"-Wl,--version-script={self.sdk}/cmake/plugin.map", "-Wl,-z,defs",
                        "-o", module,
                        self.folder / "work/take.cpp"], check=True, cwd=self.folder / "work", env=self.environment)
        return module

    def test_by_its_name_and_under_two_settings(self):
        module = self.build()
        self.check_error(self.run_program("-g", "take", *self.CASE), 69, 'unknown game "take"',
                         self.own_folder / "take.so")
        shutil.copy(module, self.own_folder)

        self.check(self.run_program("-g", "take", *self.CASE), 0, "Case 1: first\n")
        self.check(self.run_program("--game", "take", input="2\n2 3 7\n2 5 5\n"), 0, "Case 1: first\nCase 2: second\n")
        self.check(self.run_program("-g", "take", *self.CASE, "--template", "{game} {player} {grundy}"), 0,
                   "take Anna 4\n")
        self.assertRegex(self.run_program("list").out, r"(?m)^take +Take a few +\(dropped in\)$")
        text = self.run_program("info", "take").out
        for word in ["Take a few", "largest_move = 1000 (1 to 1000)", "Winning Ways, chapter 4", "  2 3 7\n",
                     str(self.own_folder / "take.so")]:
            self.assertIn(word, text)

        # 3 and 7 leave 3 and 3 when divided by 4, 0 and 1 when divided by 3.
        file = self.write("own.yaml", "games:\n  threes:\n    module: take\n    settings: { largest_move: 3 }\n"
                          "  twos:\n    module: take\n    aliases: [pairs]\n    settings: { largest_move: 2 }\n")
        own = ["--config", file]
        self.check(self.run_program("-g", "threes", *own, *self.CASE), 0, "Case 1: second\n")
        self.check(self.run_program("-g", "twos", *own, *self.CASE), 0, "Case 1: first\n")
        self.check(self.run_program("-g", "pairs", *own, *self.CASE, "--template", "{game} {grundy}"), 0, "twos 1\n")
        self.check(self.run_program("-g", "take", *own, *self.CASE, "--template", "{grundy}"), 0, "4\n")
        self.assertIn("largest_move = 3 (default 1000, 1 to 1000)", self.run_program("info", "threes", *own).out)
        listed = self.run_program("list", *own).out
        self.assertRegex(listed, r"(?m)^take +Take a few +\(dropped in\)$")  # it still answers to its name
        self.assertRegex(listed, r"(?m)^threes +Take a few$")
        self.assertRegex(listed, r"(?m)^twos +Take a few +pairs$")

        file.write_text("games:\n  threes:\n    module: take\n    settings: { largest_move: 1001 }\n")
        self.check(self.run_program("-g", "threes", *own, *self.CASE), 78, "",
                   f'{file}:4:31: error: setting largest_move of threes: found "1001", expected a whole number, '
                   "1 to 1000\n")

    def test_from_other_folders(self):
        module = self.build()
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        shutil.copy(module, elsewhere)
        self.check(self.run_program("-g", "take", *self.CASE, "--plugin-dir", elsewhere), 0, "Case 1: first\n")
        self.check(self.run_program("-g", "take", *self.CASE, env={"GAMEHOST_PLUGIN_PATH": str(elsewhere)}), 0,
                   "Case 1: first\n")
        self.check(self.run_program("--plugin", module, *self.CASE), 0, "Case 1: first\n")
        # A file of another name is a game of that name.
        os.rename(elsewhere / "take.so", elsewhere / "other.so")
        self.check(self.run_program("-g", "other", *self.CASE, "--plugin-dir", elsewhere, "--template", "{game}"), 0,
                   "other\n")

    def test_through_cmake(self):
        if shutil.which("cmake") is None or shutil.which("ninja") is None:
            self.skipTest("needs cmake and ninja")
        self.write("work/CMakeLists.txt", PROJECT)
        build = self.folder / "build"
        for command in [["cmake", "-G", "Ninja", "-S", self.folder / "work", "-B", build, f"-DSDK={self.sdk}",
                         f"-DCMAKE_CXX_COMPILER={os.environ.get('GAMEHOST_CXX', 'c++')}"], ["cmake", "--build", build]]:
            done = subprocess.run(command, capture_output=True, text=True, env=self.environment)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        shutil.copy(build / "take.so", self.own_folder)
        self.check(self.run_program("-g", "take", *self.CASE), 0, "Case 1: first\n")


if __name__ == "__main__":
    unittest.main()
