"""Plugins as people have them: dropped in, configured twice, and faulty in every way we could think of."""
import os
import shutil
import subprocess
import unittest

from runner import BUILD, SOURCE, ProgramTest

FIXTURES = BUILD / "tests/fixtures"
GOOD = BUILD / "lib/gamehost/plugins/simple-nim.so"

# A game that is not in this tree: take 1 to `most` objects from one heap (subtraction games, Winning Ways ch. 4).
TAKE_A_FEW = """
#include <array>
#include <string>
#include <vector>
#include <gamehost/plugin.hpp>

class TakeAFew {
public:
    static constexpr gamehost::GameInfo info{
        .name = "take-a-few",
        .title = "Take a few",
        .version = "1.0.0",
        .source = "a test",
        .rules = "A move takes 1 to `most` objects from one heap. Who cannot move loses.",
        .theorem = "A heap of x has the value x mod (most + 1).",
        .input = "n, then n heaps.",
        .sample_input = "1\\n2\\n1 2\\n",
        .sample_output = "first\\n",
    };
    static constexpr std::array settings{gamehost::Setting{
        .key = "most", .fallback = "1000000", .minimum = 1, .maximum = 1000000, .help = "The most objects of a move."}};
    using Position = std::vector<std::uint64_t>;

    explicit TakeAFew(const gamehost::Settings& values) : most_(values.number("most")) {}

    void parse_case(gamehost::Scanner& in, Position& heaps) const {
        const std::uint64_t n = in.count("n", 100);
        in.read(heaps, n, [](std::uint64_t) { return true; }, "a heap");
    }
    gamehost::Nimber grundy(const Position& heaps) const {
        gamehost::Nimber sum;
        for (const std::uint64_t heap : heaps) sum ^= gamehost::Nimber(heap % (most_ + 1));
        return sum;
    }
    void format_verdict(const Position&, const gamehost::Outcome& outcome, gamehost::Writer& out) const {
        out << (outcome.first_wins() ? "first" : "second");
    }

private:
    std::uint64_t most_;
};
GAMEHOST_PLUGIN(TakeAFew)
"""


class DroppedIn(ProgramTest):
    def build(self):
        """Outside of the tree, with nothing of it but a copy of the SDK."""
        sdk = self.folder / "sdk"
        shutil.copytree(SOURCE / "sdk", sdk)
        source = self.write("work/take.cpp", TAKE_A_FEW)
        module = source.with_name("take-a-few.so")
        flags = ["-fsanitize=address,undefined"] if BUILD.name == "sanitize" else []
        subprocess.run([os.environ.get("GAMEHOST_CXX", "c++"), "-std=c++20", "-O1", "-Wall", "-Wextra", "-shared", "-fPIC", *flags,
                        "-I", sdk / "include", f"-Wl,--version-script={sdk}/cmake/plugin.map", "-o", module, source],
                       check=True)
        return module

    def test_a_sixth_game(self):
        module = self.build()
        home = self.folder / "home"
        folder = home / ".local/lib/gamehost/plugins"
        folder.mkdir(parents=True)
        shutil.copy(module, folder)
        case = ["--case", "2 3 7"]
        # By its name alone, from each place where it may lie; no configuration knows it.
        self.check(self.run_program("-g", "take-a-few", *case, environment={"HOME": str(home)}), 0, "first\n")
        self.check(self.run_program("-g", "take-a-few", "--plugin-dir", folder, *case), 0, "first\n")
        self.check(self.run_program("-g", "take-a-few", *case, environment={"GAMEHOST_PLUGIN_PATH": f":{folder}"}), 0,
                   "first\n")
        self.check(self.run_program("--plugin", module, *case), 0, "first\n")
        self.assertIn("take-a-few", self.run_program("list", "--plugin-dir", folder).out)

        # One module as two games with different settings.
        configuration = self.write("two.yaml", f"""
plugins: {{ path: [home/.local/lib/gamehost/plugins] }}
games:
  threes: {{ module: take-a-few, settings: {{ most: 3 }} }}
  twos: {{ module: ./work/take-a-few.so, aliases: [pairs], settings: {{ most: "2" }} }}
""")
        self.check(self.run_program("-g", "threes", "--config", configuration, *case), 0, "second\n")
        self.check(self.run_program("-g", "pairs", "--config", configuration, *case), 0, "first\n")
        configuration.write_text("games:\n  threes:\n    module: take-a-few\n    settings: { most: 0 }\n")
        self.check(self.run_program("-g", "threes", "--config", configuration, "--plugin-dir", folder, *case), 78, "",
                   f'{configuration}:4:23: error: setting most of threes: found "0", expected a whole number, 1 to '
                   "1000000\n")

    def test_not_found_lists_every_path(self):
        result = self.run_program("-g", "nowhere", "--plugin-dir", self.folder)
        self.assertEqual((result.status, result.out), (69, ""))
        for folder in [self.folder, BUILD / "lib/gamehost/plugins"]:
            self.assertIn(f"{folder}/nowhere.so", result.err)


class Faulty(ProgramTest):
    def refused(self, module, status, *words, out=""):
        result = self.run_program("--plugin", module, text="1\n1 1\n2\n1 2\n")
        with self.subTest(module=module):
            self.assertEqual((result.status, result.out), (status, out), result.err)
            for word in [str(module), *words]:
                self.assertIn(word, result.err)
            self.assertEqual(result.err.count("\n"), 1, result.err)

    def test_files_that_are_no_plugin(self):
        good = GOOD.read_bytes()
        self.refused(self.write("text.so", "not a library"), 69, "ELF")
        self.refused(self.write("cut.so", good[:len(good) // 2]), 69, "cut short")
        machine = bytearray(good)
        machine[18] = 183  # e_machine of 64-bit ARM
        self.refused(self.write("arm.so", bytes(machine)), 69, "aarch64", "x86-64")
        self.refused(self.folder / "missing.so", 69)
        self.refused(FIXTURES / "undefined_symbol.so", 69, "undefined symbol")
        self.refused(FIXTURES / "no_entry.so", 69, "gamehost_plugin_entry_v1")

    def test_contracts_broken_when_loaded(self):
        self.refused(FIXTURES / "other_major.so", 69, "version 2.0", "version 1.0")
        self.refused(FIXTURES / "small_struct.so", 69, "bytes")
        for name in ["null_entry", "null_function", "bad_name", "bad_field"]:
            self.refused(FIXTURES / f"{name}.so", 70)

    def test_contracts_broken_at_work(self):
        for name, call in {"throws_std": "grundy", "throws_int": "grundy", "throws_in_create": "create",
                           "throws_in_parse": "parse_case", "fails_without_text": "parse_case",
                           "fails_without_text_in_grundy": "grundy", "unknown_status": "",
                           "reads_nothing": "parse_case", "runs_past_block": "parse_case",
                           "runs_past_output": "format_verdict", "verdict_with_line_break": "format_verdict",
                           "endless_verdict": "format_verdict"}.items():
            self.refused(FIXTURES / f"{name}.so", 70, "the plugin broke its contract", call)

    def test_a_plugin_that_takes_missing_data_for_a_case(self):
        result = self.run_program("--plugin", FIXTURES / "swallows_refusal.so", text="2\n1 1\n")
        self.assertEqual(result.status, 70, result.err)
        self.assertIn("the plugin broke its contract in parse_case, case ", result.err)

    def test_right_ones_in_other_ways(self):
        for name in ["plain_c", "newer_minor"]:
            self.assertEqual(self.run_program("--plugin", FIXTURES / f"{name}.so", "--case", "1 1").status, 0)

    def test_modules_that_others_may_change(self):
        folder = self.folder / "plugins"
        folder.mkdir()
        module = shutil.copy(GOOD, folder / "mine.so")
        self.assertEqual(self.run_program("--plugin", module, "--case", "1 1").status, 0)
        os.chmod(module, 0o666)
        self.refused(module, 69, "chmod o-w")
        os.chmod(module, 0o644)
        os.chmod(folder, 0o777)
        self.refused(module, 69, "chmod o-w")
        os.chmod(folder, 0o1777)  # sticky, as /tmp: nobody else can replace the file
        self.assertEqual(self.run_program("--plugin", module, "--case", "1 1").status, 0)


if __name__ == "__main__":
    unittest.main()
