"""The command verify: all games agree with their rules; what it says, and what it refuses. Wrong closed forms are in
test_verify_traps.py."""
import subprocess
import unittest
from math import comb

from program import FIXTURES, GAMES, SANITIZED, ProgramTest, read_until

RULES = FIXTURES / "rules"

# A bound for every day; without one, the bound of some seconds' work is taken.
BOUNDS = {"partition": 60, "divisors": 120, "ed": 9, "cards": 12, "simple-nim": 40}


def positions(game, bound):
    """How many positions there are up to a bound, counted by their definition: components, sums of two of them, and,
    where a field names the winning component, sums of three of the first 64; and of the first three, four, and so on to all."""
    if game == "cards":  # compositions of 1 to bound: a box counts as one, and so does a card
        return 2 ** bound - 1, None
    components = bound ** 2 if game == "ed" else bound
    threes = comb(min(components, 64) + 2, 3) if game == "divisors" else 0
    nothing = 1 if game == "simple-nim" else 0  # the end of every play, a sum of none
    return components, nothing + components ** 2 + threes + max(0, components - 2)


class Verify(ProgramTest):
    def test_every_game_agrees_with_its_rules(self):
        self.assertEqual(sorted(BOUNDS), GAMES)
        for game, bound in BOUNDS.items():
            with self.subTest(game=game):
                components, sums = positions(game, bound)
                counted = (f"{components:,} positions" if sums is None else
                           f"{components + sums:,} positions ({components:,} components, {sums:,} sums)")
                self.check(self.run_program("verify", game, "--upto", bound), 0,
                           f"{game}: {counted} up to {bound} agree with the rules\n")

    @unittest.skipIf(SANITIZED, "takes minutes there")
    def test_without_a_bound_it_takes_the_plugins_own(self):
        outcome = self.run_program("verify", "cards")
        self.check(outcome, 0, "cards: 1,048,575 positions up to 20 agree with the rules\n")

    def test_the_answer_goes_where_it_is_sent(self):
        self.check(self.run_program("verify", "ed", "--upto", 2, "--output", "answer"), 0)
        # Four groups, sixteen sums of two, and those of the first three and of all.
        self.assertEqual((self.folder / "answer").read_text(),
                         "ed: 22 positions (4 components, 18 sums) up to 2 agree with the rules\n")

    def test_where_nothing_is_checked_nothing_agrees(self):
        self.check_error(self.run_program("verify", "partition", "--upto", 0), 64,
                         "the game partition has no position up to 0, so that there is nothing to verify; give --upto a "
                         "greater number")
        self.check_error(self.run_program("verify", "--plugin", RULES / "lists_nothing.so"), 70,
                         "in rules.positions_up_to: it lists no position up to its own usual bound")

    def test_a_setting_bounds_the_components(self):
        self.write("few.yaml", "games: {partition: {module: partition, settings: {largest_pile: 3}}}")
        self.check(self.run_program("verify", "partition", "--upto", 9, "--config", "few.yaml"), 0,
                   "partition: 13 positions (3 components, 10 sums) up to 9 agree with the rules\n")

    def test_a_bound_is_a_whole_number(self):
        for bad in "x", "-1", "1.5", "", str(2 ** 64):
            with self.subTest(bound=bad):
                self.check_error(self.run_program("verify", "ed", f"--upto={bad}"), 64, "--upto")

    def test_a_game_is_needed_and_one_with_rules(self):
        self.check_error(self.run_program("verify"), 64, "no game is named")
        self.check_error(self.run_program("verify", "--plugin", FIXTURES / "plain_c.so"), 69,
                         "states no rules", "its author can add `options`")
        self.check_error(self.run_program("verify", "--plugin", RULES / "bare_rules.so"), 69,
                         "lists no positions to check", "positions_up_to")

    def test_options_of_other_commands_are_refused(self):
        self.check_error(self.run_program("verify", "ed", "--strict"), 64, "takes no --strict")
        self.check_error(self.run_program("--game", "ed", "--upto", "3"), 64, "--upto")

    def test_the_memory_has_a_limit(self):
        self.check_error(self.run_program("verify", "--plugin", RULES / "grows_for_ever.so", "--memory", 16), 69,
                         "the memory limit of 16 MiB does not suffice", "raise it with --memory")

    def test_what_could_not_be_computed_does_not_pass_as_agreement(self):
        # The first component needs its memory before anything can be said.
        outcome = self.run_program("verify", "ed", "--upto", 3, "--memory", 0)
        self.check_error(outcome, 69, "the memory limit of 0 MiB does not suffice")

    def test_a_terminal_shows_how_far_it_is(self):
        ours, theirs = self.terminal()
        size = 14 if SANITIZED else 17
        process = self.start("verify", "cards", "--upto", size, stdout=subprocess.PIPE, stderr=theirs)
        shown = read_until(ours, b"\r\x1b[K")  # the line is cleared in the end
        self.assertRegex(shown, rb"\r[0-9,]+ positions agree so far")
        self.assertEqual(process.stdout.read().decode(),
                         f"cards: {2 ** size - 1:,} positions up to {size} agree with the rules\n")
        self.assertEqual(process.wait(timeout=60), 0)


if __name__ == "__main__":
    unittest.main()
