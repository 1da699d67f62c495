"""Wrong closed forms, each of which `verify` has to catch with its smallest counterexample; and that the fixtures with
rules are what they say."""
import re
import unittest

from program import FIXTURES, SOURCE, ProgramTest

RULES = FIXTURES / "rules"

# Each wrong closed form: the game whose moves it has, the bound that `verify` needs, the first position that it gives a
# wrong value, what its value is by the rules, and what the fixture claims. "First" in the order of verify: component by
# component in the order of the game's list, each by itself and then beside every one up to itself. Found by a brute
# force over the rules, which knows no theorem and no sums; the remarks say how to see it by hand.
TRAPS = {
    # The only split of 2 is 1 + 1, which is no move.
    "partition_equal_split": ("partition", 2, "2", 0, 1),
    # 4 has the divisors 2 and 1, with values 1 and 0; its one prime factor counts twice.
    "divisors_distinct_primes": ("divisors", 4, "4", 2, 1),
    # 6 has the proper divisors 1, 2, 3, which are three, but with the values 0, 1, 1.
    "divisors_divisor_count": ("divisors", 6, "6", 2, 3),
    # Two equal groups, a P-position; but halves pair 1 with 1 and 2 with 2.
    "ed_halves": ("ed", 2, "1 2 1 2", 0, 1),
    # 2 2 moves to 1 1 only, which is lost.
    "ed_exclusive_or": ("ed", 2, "2 2", 1, 0),
    # 2 3 moves to 1 1 (value 0), and to 1 2 and 2 1 (value 1).
    "ed_parity": ("ed", 3, "2 3", 2, 1),
    # One card in box 2 can go to box 1, and no further.
    "cards_residue_of_count": ("cards", 3, "0 1", 1, 0),
    # From box 1 there is no move; counted from 0 it is one that counts.
    "cards_plain_nim": ("cards", 2, "1", 0, 1),
    "cards_boxes_from_zero": ("cards", 2, "1", 0, 1),
    # 7 reaches all of 0 to 6, and 7 by the split 1 + 2 + 4.
    "simple_nim_plain": ("simple-nim", 7, "7", 8, 7),
    # 6 reaches 0 to 5, and by its splits 1 + 1 + 4, 1 + 2 + 3 and 2 + 2 + 2 the values 4, 0 and 2.
    "simple_nim_one_off": ("simple-nim", 6, "6", 6, 7),
    # 3 reaches 0, 1, 2, and by 1 + 1 + 1 the value 1; in two heaps 1 + 2 would reach 3.
    "simple_nim_split_in_two": ("simple-nim", 3, "3", 3, 4),
}

# The same for the field that names a winning first choice: what it is by the rules, and what the fixture says.
INDEX_TRAPS = {
    # The values are 1 and 2; only 4 can be brought to the value of the other.
    "divisors_index_of_first_value": ("divisors", 4, "2 4", 2, 1),
    # Each of the three can become 1. In a sum of two components at most one has a winning move: to make values a and b
    # equal, only the larger can give way. So least and greatest differ in sums of three components only.
    "divisors_greatest_index": ("divisors", 2, "2 2 2", 1, 3),
}

# Wrong where no tabulation gets: (a - 1) | (b - 1) is 2^33 - 1, of which 32 bits are left. The value by the rules is
# that of the theorem.
OUT_OF_REACH = {"ed_32_bits": ("ed", 8, "4294967296 4294967297", 33, 32)}

# Faulty rules of Nim, whose closed form is right: what is wrong stands at the top of each source.
# What verify says of it: the call in which it broke its contract and how (status 70), or the position that
# it is wrong about and what the rules and the plugin say there (status 1). None where it cannot show: what verify
# does not ask for.
FAULTY = {
    "adds_null_position": ("rules.options", "it listed a position, or a move's text, that is null"),
    "changes_its_options": ("rules.components", 'the options of "1 1" have values whose mex is 1, but its components the '
                            "nim-sum 0, so that they are not independent"),
    "components_out_of_order": ("rules.components", 'its component 1 of "1 2" is "2", expected "1"'),
    "goes_on_after_end": None,
    "grows_for_ever": ("memory",),
    "ignores_refused_position": ("cases.write_position", "there is no ink for a 1"),
    "leaves_tokens_unread": ("cases.read_position", 'it does not read "1 1", which it wrote: <position>:1:3: found '
                             '"1", expected the end of the position'),
    "loses_a_component": ("rules.components", 'it lists 0 components of "1", expected 1'),
    "misses_a_winning_option": ("1", "the options of value 0", '""', "none"),
    "move_from_nowhere": ("rules.options", "it listed a position, or a move's text, that is null"),
    "move_with_line_feed": None,
    "moves_in_a_circle": ("rules.options", 'a play from "2" can come back to it and go on for ever'),
    "moves_in_place": ("rules.options", 'a play from "1" can come back to it and go on for ever'),
    "moves_in_two_components": ("rules.components", 'the options of "1 1" have values whose mex is 2, but its '
                                "components the nim-sum 0, so that they are not independent"),
    "random_breaks_the_rules": None,
    "reads_one_more": ("cases.read_position", 'it reads "1" as the position "2"'),
    "refuses_random_position": None,
    "refuses_the_end": ("cases.read_position", 'it does not read "", which it wrote'),
    "text_with_line_feed": ("cases.write_position", 'it wrote "1\\x0a", expected a text without control characters'),
    "text_with_two_blanks": ("cases.read_position", 'it reads "1 1" as the position "1  1"'),
    "throws_in_options": ("rules.options", "the abacus has no beads"),
    "throws_in_random_position": None,
    "wins_by_no_move": ("1", "the options of value 0", '""', '"1 1"'),
    "wins_with_another_value": ("1", "the options of value 18446744073709551615", "none", '""'),
    "counts_too_little": ("cases.write_case", 'it writes the case "1 1 1", of which parse_case does not read all; the '
                          'position is "1 1" (a game whose case is not'),
    "writes_no_count": ("cases.write_case", 'it writes the case "1", which parse_case does not read: the input ends '
                        'here, expected a heap of 1 or more (0 of 1 read); the position is "1"'),
    "writes_too_few": ("cases.write_case", 'it writes the case "1 1", which parse_case reads as the position "1"; the '
                       'position is "1 1"'),
    "calls_all_options": ("rules.is_option", '"1" is one of "1", it says, but `options` does not list it'),
    "knows_no_option": ("rules.is_option", '"" is none of "1", it says, but `options` lists it'),
    "lists_twice": ("rules.positions_up_to", 'it lists "1" twice'),
    "wins_in_any_component": ("rules.winning_options", 'asked for moves in component 1 of "1 2" it lists "1 1", in '
                              "which another one has changed"),
    "wrong_in_one_order": ("2 1", "the Grundy value", "3", "11"),
    "wins_with_no_value": ("1", "the options of value 18446744073709551615", "none", '""'),
    "wrong_for_none": ("", "the Grundy value", "0", "1"),
    "writes_backwards": ("cases.read_position", 'it reads "1 2" as the position "2 1"'),
}
# The same without a closed form, so that every value rests on the rules.
ENDLESS = ["goes_round"]
# Seen elsewhere: by test_verify.py, and here in long sums only (1 ^ 2 ^ 3 is 0).
NOTHING_LISTED = ["lists_nothing"]
LONG_SUMS = {"wrong_for_many": ("1 2 3", "the Grundy value", "0", "3")}
# Tables that lack what they must have: refused before anything is done with them.
INCOMPLETE = {
    "null_options": " in the extension gamehost.rules/1: its function options is null",
    "null_read_position": " in the extension gamehost.cases/1: its function read_position is null",
    "rules_without_cases": " in the extension gamehost.rules/1: it needs gamehost.cases/1, which is not offered",
    "small_cases_table": " in the extension gamehost.cases/1: its struct has 8 bytes, expected at least 40",
    "small_rules_table": " in the extension gamehost.rules/1: its struct has 16 bytes, expected at least 56",
    "values_from_nothing": ": its function grundy is null, and it states no rules (gamehost.rules/1) to do without",
}
# Right, with a closed form.
RIGHT = ["nim_heaps", "nim_in_full", "rules_in_c"]
# Right, without one: values by the rules, and where they come from.
WITHOUT_CLOSED_FORM = {
    # Three objects more change nothing; 0, 1 and 2 reach all that is less.
    "bare_rules": {"0": 0, "1": 1, "2": 2, "3": 0, "4": 1, "1000": 1},
    # By hand: 1 has no move; 2 and 1 1 move to 1 only, 2 1 to 2 and 1 1, and 2 2 to 2 1, 2 and 1 1. Two rows of which
    # the lower is one shorter are lost, and so are a row and a column of one length, since each move can be answered by
    # one that restores that (Gale 1974).
    "chomp": {"1": 0, "2": 1, "1 1": 1, "2 1": 0, "2 2": 2, "3 2": 0, "4 3": 0, "9 8": 0, "3 1 1": 0, "5 1 1 1 1": 0},
    # Nim (Bouton 1901), twice.
    "in_words": {"3 5 1": 7, "2 2": 0, "26": 26},
    "rules_alone": {"3 5 1": 7, "2 2": 0, "100": 100},
    # OEIS A002186.
    "kayles": {str(row): value for row, value in enumerate(
        [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8], 1)},
    # Each move changes whether the number of objects is odd, and the last one leaves none.
    "takes_one": {"1": 1, "2": 0, "1 1": 0, "2 3 4": 1, "999999": 1, "1000000": 0},
}


class Listing(unittest.TestCase):
    def test_every_fixture_is_listed(self):
        sources = {file.stem for file in (SOURCE / "tests/fixtures/rules").iterdir() if file.suffix in (".c", ".cpp")}
        listed = [*TRAPS, *INDEX_TRAPS, *OUT_OF_REACH, *FAULTY, *ENDLESS, *NOTHING_LISTED, *LONG_SUMS, *INCOMPLETE, *RIGHT, *WITHOUT_CLOSED_FORM]
        self.assertEqual(sources, set(listed))
        self.assertEqual(len(listed), len(sources))


class Fixtures(ProgramTest):
    """What the fixtures say of cases, which is what their tables are about."""

    def value(self, field, position, *game):
        numbers = position.split()
        outcome = self.run_program(*game, "--template", "{" + field + "}", "--case", f"{len(numbers)} {position}")
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        return int(outcome.out)

    def test_wrong_closed_forms_claim_what_the_table_says(self):
        for field, table in (("grundy", {**TRAPS, **OUT_OF_REACH}), ("index", INDEX_TRAPS)):
            for name, (game, _, position, by_rules, claimed) in table.items():
                with self.subTest(name):
                    self.assertEqual(self.value(field, position, "--plugin", RULES / f"{name}.so"), claimed)
                    self.assertEqual(self.value(field, position, "--game", game), by_rules)

    def test_faulty_rules_do_not_matter_for_cases(self):
        for name in [*FAULTY, *RIGHT]:
            with self.subTest(name):
                self.assertEqual(self.value("grundy", "3 5 1", "--plugin", RULES / f"{name}.so"), 3 ^ 5 ^ 1)

    def test_values_by_the_rules_alone(self):
        for name, values in WITHOUT_CLOSED_FORM.items():
            for position, value in values.items():
                with self.subTest(name, position=position):
                    self.assertEqual(self.value("grundy", position, "--plugin", RULES / f"{name}.so"), value)


class Traps(ProgramTest):
    def check_counterexample(self, outcome, position, by_rules, claimed, what="the Grundy value"):
        """The one place that knows how verify words what it found."""
        self.assertEqual((outcome.status, outcome.err), (1, ""), outcome.out)
        first, rules, plugin, *options, mex, agreed = outcome.out.splitlines()
        self.assertRegex(first, rf"^[a-z0-9-]+: the plugin is wrong about the position {position or '[(]nothing left[)]'}$")
        self.assertEqual([rules, plugin], [f"  {what}, by the rules: {by_rules}", f"  {what}, by the plugin: {claimed}"])
        self.assertRegex(agreed, r"^  [0-9,]+ positions? (\(.*\) )?agreed before it$")

        # The options' values, and the least number that is not among them.
        heading = "  its options, with their values by the rules:" if options[1:] else "  it has no options"
        self.assertEqual(options.pop(0), heading)
        values = {int(re.fullmatch(r"    value (\d+): .+, leaves .+", option)[1]) for option in options}
        least = next(value for value in range(len(values) + 1) if value not in values)
        self.assertEqual(mex, f"  the least value that no option has (mex): {least}")
        if what == "the Grundy value":
            self.assertEqual(least, int(by_rules))

    def verify(self, name, bound):
        return self.run_program("verify", "--plugin", RULES / f"{name}.so", "--upto", bound)

    def test_each_is_caught(self):
        for name, (_, bound, position, by_rules, claimed) in TRAPS.items():
            with self.subTest(name):
                self.check_counterexample(self.verify(name, bound), position, by_rules, claimed)
        for name, (_, bound, position, by_rules, claimed) in INDEX_TRAPS.items():
            with self.subTest(name):
                self.check_counterexample(self.verify(name, bound), position, by_rules, claimed, "the field index")

    def test_with_the_same_counterexample_however_far_it_goes(self):
        for name, (_, bound, position, by_rules, claimed) in TRAPS.items():
            with self.subTest(name):
                self.check_counterexample(self.verify(name, bound + 3), position, by_rules, claimed)

    def test_none_is_wrong_before(self):
        for name, (_, bound, *_) in {**TRAPS, **INDEX_TRAPS}.items():
            with self.subTest(name):
                outcome = self.verify(name, bound - 1)
                self.assertEqual((outcome.status, outcome.err), (0, ""), outcome.out)

    def test_what_no_tabulation_reaches(self):
        for name, (_, bound, *_) in OUT_OF_REACH.items():
            outcome = self.verify(name, bound)
            self.assertEqual((outcome.status, outcome.err), (0, ""), outcome.out)

    def test_faulty_rules(self):
        for name, said in FAULTY.items():
            with self.subTest(name):
                outcome = self.run_program("verify", "--plugin", RULES / f"{name}.so", "--upto", 6, "--memory", 64)
                if said is None:
                    self.assertEqual((outcome.status, outcome.err), (0, ""), outcome.out)
                elif said == ("memory",):
                    self.check_error(outcome, 69, "the memory limit of 64 MiB does not suffice")
                elif len(said) == 2:
                    self.check_error(outcome, 70, f"{RULES / name}.so: error: the plugin broke its contract in {said[0]}: "
                                                  f"{said[1]}", "; report this to the plugin's author")
                else:
                    position, what, by_rules, by_plugin = said
                    self.check_counterexample(outcome, position, by_rules, by_plugin, what)

    def test_a_play_without_end(self):
        for name in ENDLESS:
            with self.subTest(name):
                self.check_error(self.verify(name, 3), 70, "can come back to it and go on for ever")

    def test_long_sums(self):
        for name, (position, what, by_rules, by_plugin) in LONG_SUMS.items():
            with self.subTest(name):
                self.check_counterexample(self.verify(name, 6), position, by_rules, by_plugin, what)

    def test_incomplete_tables(self):
        for name, said in INCOMPLETE.items():
            for command in (["verify"], ["info"], ["--case", "1 1"]):
                with self.subTest(name, command=command):
                    self.check_error(self.run_program(*command, "--plugin", RULES / f"{name}.so"), 70,
                                     f"{RULES / name}.so: error: the plugin broke its contract{said}; report")

    def test_right_rules(self):
        for name in [*RIGHT, *WITHOUT_CLOSED_FORM]:
            if name == "bare_rules":  # lists no positions
                continue
            with self.subTest(name):
                outcome = self.verify(name, 7)
                self.assertEqual((outcome.status, outcome.err), (0, ""), outcome.out)
                remark = "the plugin states no closed form" in outcome.out
                self.assertEqual(remark, name in WITHOUT_CLOSED_FORM)


if __name__ == "__main__":
    unittest.main()
