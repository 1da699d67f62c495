"""The command line: help, what it refuses and what it suggests, and the commands list, info and paths."""
import os
import subprocess
import unittest

from program import GAMES, INSTALLED, PATIENCE, SOURCE, ProgramTest

ALWAYS = {"--help", "--plugin-dir", "--config", "--verbose", "--quiet", "--no-color"}
# The other options that each command takes.
TAKEN = {"list": {"--output"}, "info": {"--game", "--plugin", "--output"}, "paths": {"--output"},
         "explain": {"--game", "--plugin", "--input", "--case", "--position", "--moves", "--format", "--strict",
                     "--memory", "--output"}}
WITH_GAME = {"explain", "info"}
VALUES = {"--game": ["ed"], "--input": ["nofile"], "--case": ["2 1 1"], "--output": ["x"], "--format": ["nonsense"],
          "--template": ["{case}"], "--plugin": ["nofile"], "--strict": [],
          "--memory": ["1"], "--moves": ["1"], "--position": ["1 1"]}


class Help(ProgramTest):
    def test_help(self):
        outcome = self.run_program("--help")
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        for word in ["Usage: gamehost --game NAME", "explain GAME | info GAME | list | paths | play GAME | verify GAME\n", "\n  list  ",
                     "csv, json, jsonl, judge (default)", "130 interrupted", "143 terminated", "-g,--game", "-i,--input", "--case",
                     "-o,--output",
                     "-f,--format", "--template", "--plugin ", "--plugin-dir", "--config", "--strict", "-v,--verbose",
                     "-q,--quiet",
                     "--version", "-h,--help", "--no-color", "Exit status"]:
            self.assertIn(word, outcome.out)
        self.assertEqual(self.run_program("-h"), outcome)
        self.assertLess(max(map(len, outcome.out.splitlines())), 120)

    def test_version(self):
        outcome = self.run_program("--version")
        self.assertRegex(outcome.out, r"\Agamehost \d+\.\d+\.\d+\n\Z")
        self.assertEqual((outcome.status, outcome.err), (0, ""))

    def test_of_a_command(self):
        for command, taken in TAKEN.items():
            outcome = self.run_program(command, "--help")
            self.assertEqual((outcome.status, outcome.err), (0, ""))
            argument = " GAME" if command in WITH_GAME else ""
            self.assertIn(f"\nUsage: gamehost {command}{argument} [OPTIONS]\n", outcome.out)
            options = {name for name in outcome.out.replace(",", " ").split() if name.startswith("--") and name[2:]}
            self.assertEqual(options, ALWAYS | taken)
            self.assertEqual(self.run_program("--help", command), outcome)
            self.assertEqual(self.run_program("-h", command), outcome)

    def test_nothing_at_a_terminal(self):
        master, slave = self.terminal()
        process = self.start(stdin=slave, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, out), (64, b""))
        self.assertEqual(err.decode(), self.run_program("--help").out)


class Refused(ProgramTest):
    def refused(self, *arguments, words, status=64):
        outcome = self.run_program(*arguments)
        with self.subTest(arguments=arguments):
            self.assertEqual((outcome.status, outcome.out), (status, ""), outcome.err)
            self.assertTrue(outcome.err.startswith("gamehost: error: "), outcome.err)
            for word in words:
                self.assertIn(word, outcome.err)

    def test_unknown_option(self):
        self.refused("--gme", "ed", words=['unknown option "--gme"', 'did you mean "--game"?'])
        self.refused("--form=csv", "-g", "ed", words=['unknown option "--form"', 'did you mean "--format"?'])
        self.refused("-g", "ed", "-x", words=['unknown option "-x"'])
        self.refused("list", "--confg", words=['unknown option "--confg"', 'did you mean "--config"?'])
        outcome = self.run_program("list", "--strct")  # whose nearest is of no use there
        self.assertNotIn("did you mean", outcome.err)

    def test_options_of_another_command(self):
        for command, taken in TAKEN.items():
            game = ["ed"] if command in WITH_GAME else []
            for option, value in VALUES.items():
                if option in taken:
                    continue
                words = [f"`gamehost {command}` takes no {option}; `gamehost {command} --help` shows what it takes"]
                self.refused(command, *game, option, *value, words=words)
                self.refused(option, *value, command, *game, words=words)
        self.assertFalse((self.folder / "x").exists())

    def test_unknown_command(self):
        self.refused("lst", words=['unknown command "lst"', 'did you mean "list"?'])
        self.refused("inof", "ed", words=['unknown command "inof"', 'did you mean "info"?'])
        self.refused("-g", "ed", "cases.txt", words=['"cases.txt"'])

    def test_a_game_or_an_input_where_a_command_stands(self):
        for word in ["ed", "cases.txt"]:
            self.check(self.run_program(word), 64, "", f'gamehost: error: unknown command "{word}"; a game is named '
                       "with --game, an input with --input; `gamehost --help` shows what there is\n")

    def test_a_template_where_a_format_stands(self):
        self.check_error(self.run_program("-g", "ed", "-f", "{case}", "--case", "2 1 1"), 64,
                         'unknown format "{case}"', "a template is given with --template")

    def test_a_file_where_a_game_stands(self):
        for name in ["./nim.so", "nim.so"]:
            self.check_error(self.run_program("-g", name, "--case", "1"), 69, f'unknown game "{name}"',
                             "the file of a plugin is named with --plugin")

    def test_a_folder_that_is_not_there(self):
        file = self.write("file")
        outcome = self.run_program("-g", "foo", "--case", "1", "--plugin-dir", "nope", "--plugin-dir", file)
        self.check_error(outcome, 69, f"{self.folder}/nope/foo.so (--plugin-dir; there is no such folder)",
                         f"{file}/foo.so (--plugin-dir; this is no folder)")
        paths = self.run_program("paths", "--plugin-dir", "nope", "--plugin-dir", file).out
        self.assertIn(f"{self.folder}/nope (--plugin-dir; there is no such folder)\n", paths)
        self.assertIn(f"{file} (--plugin-dir; this is no folder)\n", paths)

    def test_unknown_game(self):
        for arguments in [("-g", "divisor"), ("info", "divisor"), ("info", "--game", "divisor")]:
            self.refused(*arguments, status=69, words=['unknown game "divisor"', 'did you mean "divisors"?'])
        self.refused("-g", "hdu-5759", status=69, words=['did you mean "hdu-5795"?'])
        self.refused("-g", "Ed", status=69, words=['did you mean "ed"?'])
        self.refused("-g", "something-else-entirely", status=69,
                     words=['unknown game "something-else-entirely"', "gamehost list"])
        for name in ["../ed", "/", ".", "", "ed.so", "a\nb"]:
            outcome = self.run_program("-g", name)
            self.assertIn(outcome.status, (64, 69))
            self.assertEqual(outcome.out, "")

    def test_options_without_value(self):
        for option in ["-g", "--game", "-i", "--format", "--template", "--plugin", "--config", "--case"]:
            self.refused(option, words=["missing"])

    def test_options_that_exclude_each_other(self):
        self.refused("-g", "ed", "-i", "x", "--case", "2 1 1", words=["--input", "--case"])
        self.refused("-g", "ed", "--case", "2 1 1", "--input", "-", words=["--input", "--case"])
        self.refused("-g", "ed", "-q", "-v", words=["--quiet", "--verbose"])
        self.refused("-g", "ed", "-g", "cards", words=["--game"])

    def test_a_plugin_without_a_name(self):
        for arguments in [["--case", "2 1 1"], ["info"]]:
            self.refused("--plugin", "", *arguments, words=["--plugin names no file"])

    def test_a_plugin_in_a_folder_that_was_removed(self):
        gone = self.folder / "gone"
        gone.mkdir()
        text = subprocess.run(["sh", "-c", 'cd gone && rmdir ../gone && exec "$0" --plugin ed.so --case "2 1 1"',
                               os.environ["GAMEHOST"]], cwd=self.folder, env=self.environment, capture_output=True)
        self.assertEqual((text.returncode, text.stdout), (69, b""), text.stderr)
        self.assertEqual(text.stderr, b"ed.so: error: the library cannot be opened: No such file or directory\n")

    def test_paths_that_nobody_looked_at(self):
        outcome = self.run_program("-g", "a/b", "--case", "2 1 1")
        self.check_error(outcome, 69, 'unknown game "a/b"')
        self.assertNotIn(".so", outcome.err)

    def test_no_game(self):
        for arguments in [[], ["--strict"], ["-f", "csv"]]:
            outcome = self.run_program(*arguments, input="1\n2\n1 1\n")
            self.check(outcome, 64, "", "gamehost: error: no game is named; say --game NAME (`gamehost list` shows all "
                       "games)\n")
        self.refused("--case", "2 1 1", words=["--game NAME"])
        self.refused("-i", "x", words=["--game NAME"])
        self.refused("info", words=["--game NAME"])

    def test_too_much(self):
        self.refused("info", "ed", "cards", words=['"cards"'])
        self.refused("list", "paths", words=['"paths"'])
        self.refused("list", "nofile", words=['"nofile"'])
        self.refused("info", "ed", "--game", "ed", words=["the game is named twice"])


class Diagnostics(ProgramTest):
    PLAIN = '<case>:1:7: warning: found "5" after the last case, expected the end of the input; it is ignored\n'

    def test_no_colour_in_a_pipe(self):
        self.check(self.run_program("-g", "ed", "--case", "2 1 1 5", env={"TERM": "xterm"}), 0, "NO\n", self.PLAIN)

    def test_quiet(self):
        for option in ["-q", "--quiet"]:
            self.check(self.run_program("-g", "ed", "--case", "2 1 1 5", option), 0, "NO\n")
            self.check_error(self.run_program("-g", "ed", "--case", "2 x", option), 65, "<case>:1:3: error: ")

    def test_verbose(self):
        for option in ["-v", "--verbose"]:
            outcome = self.run_program("-g", "ed", "--case", "2 1 1", option)
            self.assertEqual((outcome.status, outcome.out), (0, "NO\n"))
            self.assertIn(str(INSTALLED / "ed.so"), outcome.err)


class Commands(ProgramTest):
    def test_list(self):
        outcome = self.run_program("list")
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        self.assertEqual([line.split()[0] for line in outcome.out.splitlines()], GAMES)
        for word in ["lightoj-1199", "zoj-3529", "bzoj-1228, luogu-p2148", "hdu-3389", "hdu-5795", "E&D"]:
            self.assertIn(word, outcome.out)

    def test_list_with_a_game_that_cannot_be_loaded(self):
        self.write("own.yaml", "games: { lost: { module: nowhere } }")
        outcome = self.run_program("list", "--config", "own.yaml")
        self.assertEqual(outcome.status, 0)
        self.assertEqual([line.split()[0] for line in outcome.out.splitlines()], sorted([*GAMES, "lost"]))
        self.assertIn('no module "nowhere" found', outcome.err)

    def test_info(self):
        for game in GAMES:
            outcome = self.run_program("info", game)
            self.assertEqual((outcome.status, outcome.err), (0, ""))
            sample = SOURCE / "tests/cases" / game / "sample.in"
            for block in [sample, sample.with_suffix(".out")]:
                self.assertIn("".join(f"  {line}\n" for line in block.read_text().splitlines()), outcome.out)
            for heading in ["source: ", "\nRules\n", "\nTheorem\n", "\nInput\n", "\nContest limits",
                            "\nSample input\n"]:
                self.assertIn(heading, outcome.out)
            self.assertIn(str(INSTALLED / f"{game}.so"), outcome.out)
            self.assertEqual(self.run_program("info", "--game", game), outcome)

    def test_info_of_each_game(self):
        for game, words in {
                "partition": ["LightOJ 1199", "two piles of different sizes", "pile at most 10000", "T at most 1000",
                              "n at most 100\n", "largest_pile = 100000", "Alice, Bob"],
                "divisors": ["ZOJ 3529", "proper", "number at most 5000000", "n at most 100000", "index"],
                "ed": ["SDOI 2009", "1228", "group", "T at most 20", "N at most 20000", "2000000000", "E, W"],
                "cards": ["HDU 3389", "divisible by 3", "T at most 100", "n at most 10000"],
                "simple-nim": ["HDU 5795", "into three heaps", "T at most 100", "n at most 1000000", "1000000000",
                               "First player, Second player"]}.items():
            text = self.run_program("info", game).out
            flowing = " ".join(text.split())
            for word in words:
                self.assertTrue(word in text or word in flowing, f"{word!r} is missing in {text}")

    def test_info_by_an_alias(self):
        self.assertEqual(self.run_program("info", "luogu-p2148"), self.run_program("info", "ed"))

    def test_paths(self):
        (self.home / ".config/gamehost").mkdir(parents=True)
        (self.home / ".config/gamehost/gamehost.yaml").write_text("plugins: { path: [mine] }")
        outcome = self.run_program("paths", "--plugin-dir", "first", env={"GAMEHOST_PLUGIN_PATH": "/a:/b"})
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        places = [line.split(" (")[0].strip() for line in outcome.out.splitlines() if line.startswith("  ")]
        self.assertEqual(places[1:], [f"{self.home}/.config/gamehost/gamehost.yaml", f"{self.folder}/first", "/a", "/b",
                                      f"{self.home}/.config/gamehost/mine", f"{self.home}/.local/lib/gamehost/plugins",
                                      str(INSTALLED)])
        self.assertTrue(places[0].endswith("/etc/gamehost/gamehost.yaml"), places)

    def test_options_before_and_behind_a_command(self):
        self.write("own.yaml", "games: { mine: { module: ed } }")
        for before, behind in [(["--config", "own.yaml"], []), ([], ["--config", "own.yaml"])]:
            self.assertIn("\nmine ", self.run_program(*before, "list", *behind).out)
            self.assertIn("mine: E&D", self.run_program(*before, "info", "mine", *behind).out)
        self.assertEqual(self.run_program("--game", "ed", "info"), self.run_program("info", "ed"))
        self.assertIn("(--plugin-dir", self.run_program("--plugin-dir", "x", "paths").out)

    def test_paths_with_a_configuration_that_is_not_there(self):
        for origin, arguments, environment in [("--config", ["--config", "no.yaml"], {}),
                                               ("$GAMEHOST_CONFIG", [], {"GAMEHOST_CONFIG": "no.yaml"})]:
            self.check(self.run_program("paths", *arguments, env=environment), 78, "",
                       f"no.yaml: error: the configuration file that {origin} names cannot be opened: No such file or "
                       "directory; name another one with --config\n")

    def test_output(self):
        for command in [["list"], ["info", "ed"], ["paths"]]:
            with self.subTest(command=command):
                whole = self.run_program(*command).out
                self.write("out.txt", "longer than what comes\n" * 1000)
                self.check(self.run_program(*command, "-o", "out.txt"), 0)
                self.assertEqual((self.folder / "out.txt").read_text(), whole)
                self.check(self.run_program(*command, "--output", "-"), 0, whole)
                self.check(self.run_program(*command, "-o", "no/out.txt"), 74, "",
                           "no/out.txt: error: cannot open the output: No such file or directory\n")


if __name__ == "__main__":
    unittest.main()
