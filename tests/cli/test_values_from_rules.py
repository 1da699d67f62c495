"""Games whose plugins state rules and no closed form: the program computes the values."""
import json
import unittest

from program import FIXTURES, SANITIZED, ProgramTest

RULES = FIXTURES / "rules"
KAYLES = RULES / "kayles.so"

# The values of a row of 0 to 71 pins and more: OEIS A002186; from 71 on they repeat every 12 (Guy and Smith, "The
# G-values of various games", 1956).
KAYLES_VALUES = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7,
    4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7]
KAYLES_PERIOD = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]


def kayles(pins):
    return KAYLES_VALUES[pins] if pins < 72 else KAYLES_PERIOD[pins % 12]


class ValuesFromRules(ProgramTest):
    def grundy(self, *arguments, input):
        outcome = self.run_program(*arguments, "--template", "{grundy}", input=input)
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        return [int(line) for line in outcome.out.split()]

    def test_single_components(self):
        rows = range(1, 201)
        cases = f"{len(rows)}\n" + "".join(f"1 {pins}\n" for pins in rows)
        self.assertEqual(self.grundy("--plugin", KAYLES, input=cases), [kayles(pins) for pins in rows])

    def test_components_are_added_by_nim_sum(self):
        self.assertEqual(self.grundy("--plugin", KAYLES, input="2\n3 5 11 27\n4 1 1 8 8\n"), [4 ^ 6 ^ 8, 0])

    def test_a_sum_of_many_large_components_needs_no_more_than_they_do_alone(self):
        pins = list(range(100, 300))
        expected = 0
        for count in pins:
            expected ^= kayles(count)
        self.assertEqual(self.grundy("--plugin", KAYLES, input=f"1\n200 {' '.join(map(str, pins))}\n"), [expected])

    def test_info_says_where_the_values_come_from(self):
        for plugin, words in ((KAYLES, "computed from the rules, since the plugin states no closed form: slower"),
                              (RULES / "nim_heaps.so", "a closed form; `verify` checks it against the rules"),
                              (FIXTURES / "plain_c.so", "a closed form; the plugin states no rules to check")):
            with self.subTest(plugin=plugin.name):
                outcome = self.run_program("info", "--plugin", plugin)
                self.assertEqual(outcome.status, 0, outcome.err)
                self.assertIn(f"values:   {words}", outcome.out)

    def test_a_deep_game_does_not_overflow_the_stack(self):
        # One object at a time: the value of a heap is its parity, and a play has as many moves as the heap objects.
        depth = 30_000 if SANITIZED else 1_000_000
        for heap in depth, depth + 1:
            self.assertEqual(self.grundy("--plugin", RULES / "takes_one.so", input=f"1\n1 {heap}\n"), [heap % 2])

    def test_a_limit_of_memory_ends_it_and_keeps_what_was_answered(self):
        outcome = self.run_program("--plugin", RULES / "takes_one.so", "--memory", 8, "--template", "{grundy}",
                                   input="3\n1 7\n1\n 5000000\n1 1\n")
        self.assertEqual((outcome.status, outcome.out), (69, "1\n"))
        self.assertTrue(outcome.err.startswith("<stdin>:3:1: error: case 2: the memory limit of 8 MiB does not "
                                               "suffice"), outcome.err)
        self.assertIn("raise it with --memory", outcome.err)

    def test_a_play_without_end_is_the_plugins_fault(self):
        self.check_error(self.run_program("--plugin", RULES / "goes_round.so", "--case", "1 2"), 70,
                         "a play from", "can come back to it and go on for ever")

    def test_every_format_shows_the_values(self):
        outcome = self.run_program("--plugin", KAYLES, "--case", "1 11", "--format", "jsonl")
        self.assertEqual(json.loads(outcome.out)["grundy"], 6, outcome.err)


if __name__ == "__main__":
    unittest.main()
