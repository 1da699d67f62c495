"""The command explain: inputs of many cases, what it refuses, and other plugins than the five."""
import json
import os
import signal
import subprocess
import unittest

from explanations import ExplainTest
from program import FIXTURES, PATIENCE, read_until


class Cases(ExplainTest):
    def test_from_everywhere(self):
        whole = self.explain("ed", "--position", "1 2 3 1").out
        self.write("one.in", "1\n4\n1 2 3 1\n")
        self.check(self.explain("ed", "-i", "one.in"), 0, whole)
        self.check(self.explain("ed", input="1\n4\n1 2 3 1\n"), 0, whole)
        self.check(self.explain("ed", "-i", "-", input="1\n4\n1 2 3 1\n"), 0, whole)
        self.check(self.explain("ed", "--case", "4 1 2 3 1"), 0, whole)
        self.check(self.explain("ed", "--position", " 1\n2  3\t1\n", "-f", "text"), 0, whole)
        self.check(self.run_program("explain", "--game", "ed", "--position", "1 2 3 1"), 0, whole)
        for more in [["-i", "one.in"], ["--position", "1 2 3 1"]]:
            self.write("out.txt", "longer than what comes\n" * 1000)
            self.check(self.explain("ed", *more, "-o", "out.txt"), 0)
            self.assertEqual((self.folder / "out.txt").read_text(), whole)

    def test_one_case_before_the_next_is_typed(self):
        process = self.start("explain", "divisors", "-f", "jsonl", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for number, winner in [(2, "first"), (1, "second")]:
            os.write(process.stdin.fileno(), b"1 %d\n" % number)
            self.assertEqual(json.loads(read_until(process.stdout.fileno(), b"\n"))["winner"], winner)
        process.stdin.close()
        self.assertEqual((process.stdout.read(), process.wait(PATIENCE)), (b"", 0))

    def test_a_reader_that_leaves(self):
        self.write("many.in", "100000\n" + "2 1 1\n" * 100000)
        process = self.start("explain", "ed", "-i", "many.in", stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.read(1)
        process.stdout.close()
        self.assertEqual((process.stderr.read(), process.wait(PATIENCE)), (b"", -signal.SIGPIPE))

    def test_what_was_said_before_an_error_stays(self):
        first = self.explain("ed", "--case", "2 1 2").out
        self.check(self.explain("ed", input="2\n2 1 2\n2 0 1\n"), 65, first,
                   "<stdin>:3:3: error: case 2: found 0, expected a pile of 1 or more\n")
        self.check(self.explain("ed", "--strict", input="1\n2 1 2000000001\n"), 65, "",
                   "<stdin>:2:5: error: case 1: found 2000000001, expected a pile of 1 to 2000000000 (the "
                   "contest's limit)\n")
        self.check(self.explain("ed", input=""), 65, "",
                   "<stdin>:1:1: error: the input ends here, expected the number of cases\n")
        self.check(self.explain("divisors", input=""), 0)

    def test_bad_positions(self):
        for game, position, problem in [
                ("ed", "1 2 x 1", '5: error: found "x" (not a whole number), expected a pile'),
                ("ed", "1 2 0 1", "5: error: found 0, expected a pile of 1 or more"),
                ("partition", "3 100001", "3: error: found 100001, expected a pile of 1 to 100000"),
                ("simple-nim", "18446744073709551615", "1: error: found 18446744073709551615, expected a heap"),
                ("divisors", "8 -2", '3: error: found "-2" (a sign'),
                ("cards", "0 1.5", '3: error: found "1.5"')]:
            with self.subTest(game=game, position=position):
                for form in ["text", "jsonl"]:
                    outcome = self.explain(game, "--position", position, "-f", form)
                    self.assertEqual((outcome.status, outcome.out), (65, ""))
                    self.assertTrue(outcome.err.startswith(f"<position>:1:{problem}"), outcome.err)
        self.check_error(self.explain("ed", "--position", "1 2 3"), 65, "<position>:1:", "found 3 piles, an odd number")

    def test_into_its_own_input(self):
        self.write("one.in", "1\n2 1 2\n")
        self.check_error(self.explain("ed", "-i", "one.in", "-o", "one.in"), 64, "the same file, one.in")
        self.assertEqual((self.folder / "one.in").read_text(), "1\n2 1 2\n")

    def test_nothing_at_a_terminal(self):
        master, slave = self.terminal()
        process = self.start("explain", "ed", stdin=slave, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, out), (64, b""))
        self.assertEqual(err.decode(), self.run_program("explain", "--help").out)
        process = self.start("explain", "ed", "--position", "1 1", stdin=slave, stdout=subprocess.PIPE)
        self.assertIn(b"no move is left", process.communicate(timeout=PATIENCE)[0])


class Refused(ExplainTest):
    def test_two_positions(self):
        for other in [["--input", "x"], ["--case", "2 1 1"]]:
            self.check_error(self.explain("ed", "--position", "1 1", *other), 64, "--position", other[0])

    def test_a_position_is_not_strict(self):
        """Contest limits are for cases. It is not ignored, lest somebody takes it for a check."""
        self.check_error(self.explain("ed", "--position", "1 2000000001", "--strict"), 64, "--strict", "--position")

    def test_other_formats(self):
        self.write("own.yaml", "output: { format: mine, formats: { mine: '{case}' } }")
        for name in ["judge", "csv", "json", "mine", "{case}", ""]:
            self.check_error(self.explain("ed", "--position", "1 1", "-f", name, "--config", "own.yaml"), 64,
                             f'unknown format "{name}"', "text or jsonl")
        self.check_error(self.explain("ed", "--position", "1 1", "-f", "jsnl"), 64, 'did you mean "jsonl"?')
        self.check_error(self.explain("ed", "--position", "1 1", "--template", "{case}"), 64,
                         "`gamehost explain` takes no --template")
        self.check_error(self.run_program("-f", "jsonl", "explain", "ed", "--position", "1 1"), 64,
                         "the option --format stands before its command; write it behind `gamehost explain`")

    def test_a_format_of_the_configuration_is_for_solving(self):
        whole = self.explain("ed", "--position", "1 1")
        self.write("own.yaml", "output: { format: csv }\ngames: { ed: { module: ed, format: json } }")
        self.assertEqual(self.explain("ed", "--position", "1 1", "--config", "own.yaml"), whole)

    def test_a_game_without_rules(self):
        self.write("kept.txt", "kept")
        for more in [["--position", "1"], ["--case", "1 1"]]:
            self.check_error(self.run_program("explain", "--plugin", FIXTURES / "plain_c.so", *more, "-o", "kept.txt"),
                             69, "states no rules")
        self.assertEqual((self.folder / "kept.txt").read_text(), "kept")


class OtherPlugins(ExplainTest):
    def of_fixture(self, name, *arguments, **options):
        return self.run_program("explain", "--plugin", FIXTURES / f"rules/{name}.so", *arguments, **options)

    def test_without_a_closed_form(self):
        # 1 ⊕ 2 ⊕ 6 = 5, of which 6 can become 3. Two heaps of 1 are lost.
        self.check(self.of_fixture("rules_alone", input="2 3 1 2 6 2 1 1"), 0, """\
The values are computed from the rules: this game states no closed form.

case 1: 1 2 6
  value of 1: 1
  value of 2: 2
  value of 6: 6
  nim-sum: 1 ⊕ 2 ⊕ 6 = 5, not 0, so First wins, moving first
  verdict: First\\x1b[31m\ufffd
  winning moves, each of which leaves the value 0:
    heap 3: 6 → 3   leaves 1 2 3

case 2: 1 1
  value of 1: 1
  value of 1: 1
  nim-sum: 1 ⊕ 1 = 0, so Second wins, moving second
  verdict: Second\\x1b[31m\ufffd
  every move loses, since it leaves a value other than 0:
    heap 1: 1 → 0   leaves 1, value 1
    heap 2: 1 → 0   leaves 1, value 1
""")

    def test_more_than_the_memory_holds(self):
        # The values of 10^9 smaller heaps.
        outcome = self.of_fixture("rules_alone", "--memory", "8", input="2 1 1\n\n1 1000000000\n")
        self.assertEqual(outcome.status, 69)
        self.assertTrue(outcome.out.endswith("\n    heap 1: 1 → 0   leaves (nothing left)\n"), outcome.out)
        self.assertRegex(outcome.err, r"\A<stdin>:3:1: error: case 2: the memory limit of 8 MiB does not suffice")

    def test_values_that_contradict_the_rules(self):
        # The pile of 2 has no move, and so the value 0; this plugin says 1 (see test_verify_traps.py).
        self.check_error(self.of_fixture("partition_equal_split", "--position", "2"), 70,
                         "the plugin broke its contract in grundy, case 1: it gives \"2\" the value 1, but no move "
                         "leads to a position of value 0")
        # It gives 2 2 the value 2 ⊕ 2 or 1 ⊕ 1, and 1 1, which 2 2 moves to, 1 ⊕ 1 or 0 ⊕ 0: 0 each.
        self.check_error(self.of_fixture("ed_exclusive_or", "--position", "2 2"), 70,
                         'it gives "2 2" the value 0, but a move leads to "1 1", whose value is 0, too')
        # It leaves out the last component, so that 1 and 2 come to 1, and not to 1 ⊕ 2 = 3.
        self.check_error(self.of_fixture("loses_a_component", "--case", "2 1 2"), 70,
                         'it gives "1 2" the value 3, but the nim-sum of the values of its components is 1')

    def test_faulty_rules_that_do_not_matter(self):
        for name in ["random_breaks_the_rules", "throws_in_random_position", "goes_on_after_end"]:
            self.assertIn("\n    heap 1: 2 → 1   leaves 1 1\n", self.of_fixture(name, "--position", "2 1").out)
        # The first has other arrows, and the second words in two lines.
        for name, words in [("refuses_random_position", "heap 1: 2 -> 1   leaves 1 1"),
                            ("move_with_line_feed", "take\\x0asome   leaves 1, value 1")]:
            position = "2 1" if "random" in name else "1 1"
            self.assertIn(f"\n    {words}\n", self.of_fixture(name, "--position", position).out)

    def test_too_many_moves_and_no_way_to_those_that_win(self):
        # As in test_play.py, Fixtures.
        heap = 10**12
        two, left = f"{heap} {heap + 1} 7", f"{heap} {heap + 1} 1"
        never = f"{heap} {heap - 1} 7"
        self.assertRegex(self.of_fixture("nim_heaps", "--position", f"{heap} 5").out,
                         f"\n    heap 1: {heap} → 5   leaves 5 5\n    and more\n$")
        for wanted, ending in [("1", f":\n    leaves {left}\n    and more\n"), ("0", ": many of them\n")]:
            out = self.of_fixture("nim_heaps", "--position", two, "--moves", wanted).out
            self.assertTrue(out.endswith("\n  winning moves, each of which leaves the value 0" + ending), out)
        for position, moves in [(two, [{"move": "", "position": left}]), (never, [])]:
            one = json.loads(self.of_fixture("nim_heaps", "--position", position, "-f", "jsonl").out)
            self.assertEqual((one["moves"], one["more"]), (moves, None))
        out = self.of_fixture("nim_heaps", "--position", never).out
        self.assertTrue(out.endswith("\n  winning moves: there are too many moves to look for one among all\n"), out)


if __name__ == "__main__":
    unittest.main()
