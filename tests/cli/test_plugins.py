"""Faulty plugins, each refused with its own message, some unusual ones that work, and where plugins are looked for."""
import os
import shutil
import unittest
from pathlib import Path

from program import FIXTURES, INSTALLED, SOURCE, ProgramTest, compile_plugin, marked

GOOD = INSTALLED / "simple-nim.so"

REPORT = "; report this to the plugin's author"

# Refused when loaded: status, what was found and is needed, what to do.
NOT_LOADED = {
    "no_entry": (69, "the library is no gamehost plugin: it does not export gamehost_plugin_entry_v1; in C++ the "
                     "source needs the line GAMEHOST_PLUGIN(Game)"),
    "undefined_symbol": (69, "the library cannot be loaded: undefined symbol: gamehost_fixture_missing_function; link "
                             "what defines it into the plugin (with -Wl,-z,defs the linker finds what is missing)"),
    "other_major": (69, "the plugin speaks version 2.0 of the plugin ABI, this program version 1.0; use a newer "
                        "gamehost, or build the plugin with this one's SDK"),
    "small_struct": (69, "the plugin's struct has 136 bytes, expected at least the 200 bytes of ABI 1.0; build the "
                         "plugin again with this program's SDK"),
    "null_entry": (70, "the plugin broke its contract: gamehost_plugin_entry_v1 returned null" + REPORT),
    "null_function": (70, "the plugin broke its contract: its function grundy is null, and it states no rules "
                      "(gamehost.rules/1) to do without" + REPORT),
    "bad_name": (70, 'the plugin broke its contract: its name is "Bad Name", expected small letters (a to z), digits '
                     "and -" + REPORT),
    "not_utf8": (70, 'the plugin broke its contract: its first_player is "Zo\\xeb", expected a text in UTF-8' + REPORT),
    "bad_field": (70, "the plugin broke its contract in the extension gamehost.fields/1: field 1 has the name verdict "
                      "of a field of every game" + REPORT),
    "makes_nothing": (70, "the plugin broke its contract in create: it succeeded without making anything" + REPORT),
    "no_memory_to_create": (69, "the plugin cannot do its create: not enough memory"),
    "throws_in_create": (70, "the plugin broke its contract in create: there is no abacus" + REPORT),
}
# Found out at a case: the call, and what it did.
BROKEN = {
    "endless_verdict": ("format_verdict", "the host takes no more text"),
    "fails_without_text": ("parse_case", "it failed without saying why"),
    "explains_too_long": ("grundy", "it failed with an explanation of 4097 bytes, which is more than the 4096 that the "
                          "host has room for"),
    "invents_the_end": ("parse_case", "it reports the end of the input, which has not ended"),
    "fails_without_text_in_grundy": ("grundy", "it failed without saying why"),
    "reads_nothing": ("parse_case", "it took no token from the input"),
    "refills_behind_block": ("parse_case", "it asked for numbers, or ended, with its pointers outside of the block"),
    "refills_behind_moved_end": ("parse_case", "it asked for numbers, or ended, with its pointers outside of the block"),
    "refills_too_early": ("parse_case", "it asked for numbers, or ended, with its pointers outside of the block"),
    "runs_past_block": ("parse_case", "it asked for numbers, or ended, with its pointers outside of the block"),
    "runs_past_output": ("format_verdict", "it wrote beyond the end of the text buffer"),
    "words_to_nowhere": ("parse_case", "it asked for numbers, or ended, with its pointers outside of the block"),
    "between_numbers": ("parse_case", "it asked for numbers, or ended, with its pointers outside of the block"),
    "writes_from_nowhere": ("format_verdict", "the host takes no text from nowhere"),
    "throws_in_parse": ("parse_case", "no bead 1"),
    "throws_int": ("grundy", "it threw something that is no std::exception"),
    "throws_std": ("grundy", "the abacus is broken"),
    "unknown_status": ("parse_case", "it returned the unknown status 77"),
    "verdict_with_carriage_return": ("format_verdict", "its text ends with a line break; the host ends the line "
                                     "itself"),
    "verdict_with_line_break": ("format_verdict", "its text ends with a line break; the host ends the line itself"),
}
MAKES_GAMES_BADLY = ["makes_nothing", "no_memory_to_create", "throws_in_create"]  # info makes no game
SWALLOWS = "swallows_refusal"  # breaks its contract only when the input is bad
NOT_A_NUMBER = "field_not_a_number"  # only where its field is shown
NO_MEMORY = "no_memory_for_verdict"
FORGES = "forges_a_message"
RIGHT = ["newer_minor", "plain_c"]
WORDS = "names_words"  # right too, with cases of another kind


class PluginTest(ProgramTest):
    INPUT = "2\n1 1\n2\n1 2\n"

    def refused(self, module, status, text, out="", input=INPUT):
        with self.subTest(module=Path(module).name):
            self.check(self.run_program("--plugin", module, input=input), status, out, f"{module}: error: {text}\n")

    def works(self, module, *arguments):
        outcome = self.run_program("--plugin", module, "--case", "1 1", *arguments)
        self.assertEqual((outcome.status, outcome.err), (0, ""))


class Fixtures(PluginTest):
    def test_every_fixture_is_tested(self):
        sources = {file.stem for file in (SOURCE / "tests/fixtures").iterdir() if file.suffix in (".c", ".cpp")}
        self.assertEqual(sources, {*NOT_LOADED, *BROKEN, SWALLOWS, NOT_A_NUMBER, NO_MEMORY, FORGES, *RIGHT, WORDS})

    def test_refused_when_loaded(self):
        for name, (status, text) in NOT_LOADED.items():
            self.refused(FIXTURES / f"{name}.so", status, text)

    def test_refused_when_loaded_for_info_too(self):
        for name, (status, text) in NOT_LOADED.items():
            if name not in MAKES_GAMES_BADLY:
                module = FIXTURES / f"{name}.so"
                self.check(self.run_program("info", "--plugin", module), status, "", f"{module}: error: {text}\n")

    def test_broken_at_a_case(self):
        for name, (call, how) in BROKEN.items():
            self.refused(FIXTURES / f"{name}.so", 70,
                         f"the plugin broke its contract in {call}, case 1: {how}" + REPORT)

    def test_json_is_closed_all_the_same(self):
        for name in BROKEN:
            outcome = self.run_program("--plugin", FIXTURES / f"{name}.so", "-f", "json", input=self.INPUT)
            self.assertEqual((outcome.status, outcome.out), (70, "[]\n"), name)

    def test_takes_missing_data_for_a_case(self):
        module = FIXTURES / f"{SWALLOWS}.so"
        text = ("the plugin broke its contract in parse_case, case 2: it succeeded although the input had no more for "
                "it" + REPORT)
        self.refused(module, 70, text, out="First\n", input="2\n1 1\n2\n")
        self.refused(module, 70, text, out="First\n", input="2\n1 1\n1 x\n")
        self.works(module)

    def test_a_number_that_is_none(self):
        module = FIXTURES / f"{NOT_A_NUMBER}.so"
        text = ('the plugin broke its contract in fields.value, case 1: its field beads is the number "12abc", expected '
                "decimal digits, up to 2^64-1" + REPORT)
        for arguments in [("-f", "jsonl"), ("--template", "{beads}"), ("--template", "{beads:>5}")]:
            self.check(self.run_program("--plugin", module, *arguments, input=self.INPUT), 70, "",
                       f"{module}: error: {text}\n")
        self.works(module)

    def test_explanations_stay_on_their_line(self):
        self.check(self.run_program("--plugin", FIXTURES / f"{FORGES}.so", input=self.INPUT), 65, "",
                   "<stdin>:2:1: error: case 1: found a bead\\x0ax:1:1: error: \\x1b[31mfake\n")

    def test_no_memory_for_a_verdict(self):
        self.refused(FIXTURES / f"{NO_MEMORY}.so", 69,
                     "the plugin cannot do its format_verdict, case 1: not enough memory")

    def test_right_in_unusual_ways(self):
        for name in RIGHT:
            self.check(self.run_program("--plugin", FIXTURES / f"{name}.so", input="2\n2 3 3\n3 1 2 4\n"), 0,
                       "Second\nFirst\n")
            self.assertIn("Bouton", self.run_program("info", "--plugin", FIXTURES / f"{name}.so").out)

    def test_refill_out_of_turn(self):
        # So long that there is another block: what the plugin lost would not be missed.
        for name in ["refills_behind_block", "refills_behind_moved_end", "refills_too_early"]:
            call, how = BROKEN[name]
            self.refused(FIXTURES / f"{name}.so", 70,
                         f"the plugin broke its contract in {call}, case 1: {how}" + REPORT, input="1 " * 9000)

    def test_complaints_about_words(self):
        module = FIXTURES / f"{WORDS}.so"

        def refused(text, words, out=""):
            text, place = marked(text)
            self.check(self.run_program("--plugin", module, input=text), 65, out, f"<stdin>:{place}: error: {words}\n")

        self.check(self.run_program("--plugin", module, input="2\nL 7 X\nR 8 Y\n"), 0, "First\nFirst\n")
        # Words behind a number and behind another word, at the case's start and inside; words that are numbers.
        refused("2\nL 7 X\n ~Q 8 Y\n", "case 2: found Q, expected L or R", "First\n")
        refused("2\nL 7 X\nR 8 ~Q\n", "case 2: found Q, expected X or Y", "First\n")
        refused("1\nL 7 ~12 5 6", "case 1: found 12, expected X or Y")
        refused("1\n~5 7 X", "case 1: found 5, expected L or R")
        refused("1\nL ~0 X", "case 1: found 0, expected a heap of 1 or more")
        refused("1\nL 7~", "case 1: the input ends here, expected X or Y")
        refused("1\nL ~x", 'case 1: found "x" (not a whole number), expected a heap')

    def test_a_word_that_is_too_long(self):
        module = FIXTURES / f"{WORDS}.so"
        for digit in ["a", "7", "0"]:
            for length in [4097, 1_000_000]:
                self.check(self.run_program("--plugin", module, input=f"1\n {digit * length} 7 X\n"), 65, "",
                           f'<stdin>:2:2: error: case 1: found "{digit * 40}"... (longer than 4096 bytes), '
                           "expected L or R\n")

    def test_earlier_verdicts_are_kept(self):
        # Throws at the second case, when the first is answered.
        source = self.write("late.cpp", '''
            #include "cpp_game.hpp"
            class Late : public CppGame {
            public:
                static constexpr gamehost::GameInfo info = facts("late");
                gamehost::Nimber grundy(const Position& heaps) const {
                    if (heaps.size() == 2) throw std::runtime_error("two is too many");
                    return CppGame::grundy(heaps);
                }
            };
            GAMEHOST_PLUGIN(Late)
            ''')
        module = compile_plugin(source, self.folder / "late.so", "-I", SOURCE / "tests/fixtures", language="c++")
        self.refused(module, 70,
                     "the plugin broke its contract in grundy, case 3: two is too many" + REPORT,
                     out="First\nSecond\n", input="4\n1 1\n3 1 2 3\n2 1 1\n1 1\n")


class Files(PluginTest):
    """Nothing here is an ELF library for this machine; the loader must not be asked, since it may crash."""

    def patched(self, name, *changes):
        data = bytearray(GOOD.read_bytes())
        for at, byte in changes:
            data[at] = byte
        return self.write(name, bytes(data))

    def failed(self, module, *words):
        outcome = self.run_program("--plugin", module, input=self.INPUT)
        with self.subTest(module=module.name):
            self.check_error(outcome, 69, f"{module}: error: ", *words)
            self.assertEqual(outcome.err.count("\n"), 1, outcome.err)

    def test_no_library(self):
        remedy = "expected a shared library"
        self.failed(self.write("text.so", "not a library"), "no ELF file", remedy)
        self.failed(self.write("empty.so"), "the file is empty", remedy)
        self.failed(self.write("script.so", "#!/bin/sh\n"), "script", remedy)
        self.failed(self.write("archive.so", "!<arch>\nx"), "static library", remedy)
        self.failed(self.write("windows.so", b"MZ\x90\x00"), "Windows", remedy)
        self.failed(self.folder / "missing.so", "No such file")
        self.failed(self.folder, "folder")
        os.mkfifo(self.folder / "pipe.so")
        self.failed(self.folder / "pipe.so", "no regular file")

    def test_a_program_and_an_object_file(self):
        self.failed(self.patched("program.so", (16, 2)), "found a program", "-shared")
        self.failed(self.patched("object.so", (16, 1)), "found an object file", "-shared")

    def test_another_machine(self):
        self.failed(self.patched("arm.so", (18, 183)), "aarch64", "x86-64", "build the plugin for this machine")
        self.failed(self.patched("bits.so", (4, 1)), "32-bit", "64-bit")
        self.failed(self.patched("order.so", (5, 2)), "big-endian", "little-endian")

    def test_a_damaged_header(self):
        for at, byte in [(4, 9), (5, 9), (6, 0), (20, 7), (54, 1), (56, 0), (33, 0xff), (58, 3)]:
            self.failed(self.patched(f"damaged-{at}.so", (at, byte)))

    def test_cut_short(self):
        good = GOOD.read_bytes()
        for length in [3, 4, 20, 63, 64, 100, 500, 4096, len(good) // 2, len(good) - 1]:
            outcome = self.run_program("--plugin", self.write("cut.so", good[:length]), input=self.INPUT)
            with self.subTest(length=length):
                self.check_error(outcome, 69, "cut.so: error: ", *(["cut short"] if length >= 4 else []))

    def test_a_missing_library(self):
        empty = self.write("empty.c", "int gamehost_test_nothing; ")
        needed = compile_plugin(empty, self.folder / "libgamehost-test-needed.so")
        module = compile_plugin(self.write("p.c",
                                           '#include "c_game.h"\nconst gamehost_plugin* gamehost_plugin_entry_v1(void) '
                                           '{ static gamehost_plugin p; p = c_game("p"); return &p; }\n'),
                                self.folder / "p.so", "-I", SOURCE / "tests/fixtures", "-Wl,--no-as-needed", needed)
        needed.unlink()
        self.failed(module, "libgamehost-test-needed.so", "install the library that is missing")


class SearchPath(PluginTest):
    """Two different games under one file name show which folder came first."""

    def setUp(self):
        super().setUp()
        for folder, game in {"a": "cards", "b": "ed", "c": "divisors",
                             "home/.local/lib/gamehost/plugins": "simple-nim"}.items():
            (self.folder / folder).mkdir(parents=True)
            shutil.copy(INSTALLED / f"{game}.so", self.folder / folder / "found.so")
        self.write("own.yaml", "plugins: { path: [c] }")

    VERDICTS = {"a": "Case 1: Alice\n", "b": "NO\n", "c": "Test #1: Bob\n", "home": "Second player wins.\n"}

    def finds(self, folder, *arguments, path=None):
        environment = {} if path is None else {"GAMEHOST_PLUGIN_PATH": path}
        outcome = self.run_program("-g", "found", "--case", "2 1 1", *arguments, env=environment)
        self.check(outcome, 0, self.VERDICTS[folder])

    def test_order(self):
        configured = ["--config", "own.yaml"]
        self.finds("a", *configured, "--plugin-dir", "a", path="b")
        self.finds("b", *configured, path="b")
        self.finds("c", *configured)
        self.finds("home")

    def test_several_folders(self):
        self.finds("b", "--plugin-dir", "b", "--plugin-dir", "a")
        self.finds("a", "--plugin-dir", "nowhere", "--plugin-dir", "a", "--plugin-dir", "b")
        self.finds("a", path=f"/nowhere:{self.folder}/a:b")
        self.finds("b", path=f"::{self.folder}/b:")

    def test_a_folder_before_the_installed_one(self):
        shutil.copy(INSTALLED / "cards.so", self.folder / "a/ed.so")
        self.check(self.run_program("-g", "ed", "--case", "2 1 1", "--plugin-dir", "a"), 0, self.VERDICTS["a"])
        self.check(self.run_program("-g", "ed", "--case", "2 1 1"), 0, self.VERDICTS["b"])

    def test_this_very_file(self):
        module = self.folder / "a/found.so"
        out = self.run_program("--plugin", module, "-f", "jsonl", "--case", "2 1 1", "--plugin-dir", "b").out
        self.assertIn('"game":"cards"', out)  # its own name, not the file's
        self.check(self.run_program("--plugin", "a/found.so", "-g", "cards", "--case", "2 1 1"), 0, self.VERDICTS["a"])
        self.check_error(self.run_program("--plugin", module, "-g", "ed", "--case", "2 1 1"), 64, "cards", '"ed"')

    def test_not_found(self):
        outcome = self.run_program("-g", "lost", "--plugin-dir", "a", "--config", "own.yaml",
                                   env={"GAMEHOST_PLUGIN_PATH": f"{self.folder}/b"})
        folders = [self.folder / name for name in ["a", "b", "c", "home/.local/lib/gamehost/plugins"]] + [INSTALLED]
        tried = [str(folder / "lost.so") for folder in folders]
        self.check_error(outcome, 69, 'unknown game "lost"', *tried)
        places = [outcome.err.index(path) for path in tried]
        self.assertEqual(places, sorted(places))

    def test_suggestions_know_what_lies_there(self):
        self.check_error(self.run_program("-g", "fuond", "--plugin-dir", "a"), 69, 'did you mean "found"?')

    def test_dropped_in_games_are_listed(self):
        lines = self.run_program("list", "--plugin-dir", "a").out.splitlines()
        self.assertEqual([line for line in lines if line.startswith("found ")],
                         ["found       Cards in boxes                     (dropped in)"])


if __name__ == "__main__":
    unittest.main()
