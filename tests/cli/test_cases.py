"""The main job: for each game every kept input gives its answer byte for byte, however it is given."""
import os
import subprocess
import unittest

from program import GAMES, PROGRAM, SOURCE, ProgramTest

ALIASES = {"lightoj-1199": "partition", "zoj-3529": "divisors", "bzoj-1228": "ed", "luogu-p2148": "ed",
           "hdu-3389": "cards", "hdu-5795": "simple-nim"}


def kept_cases(game):
    questions = sorted((SOURCE / "tests/cases" / game).glob("*.in"))
    assert len(questions) >= 6, f"the kept cases of {game} are incomplete"
    return [(question, question.with_suffix(".out").read_bytes()) for question in questions]


class Cases(ProgramTest):
    def answers(self, *arguments, **options):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, env=self.environment,
                              cwd=self.folder, timeout=60, **options)
        return done.returncode, done.stdout, done.stderr

    def each(self):
        self.assertEqual(GAMES, ["cards", "divisors", "ed", "partition", "simple-nim"])
        for game in GAMES:
            for question, answer in kept_cases(game):
                with self.subTest(game=game, input=question.name):
                    yield game, question, answer

    def test_from_a_file(self):
        for game, question, answer in self.each():
            self.assertEqual(self.answers("--game", game, "--input", question), (0, answer, b""))

    def test_from_standard_input(self):
        for game, question, answer in self.each():
            with question.open("rb") as stream:
                self.assertEqual(self.answers("-g", game, stdin=stream), (0, answer, b""))

    def test_from_standard_input_by_its_name(self):
        for game, question, answer in self.each():
            with question.open("rb") as stream:
                self.assertEqual(self.answers("-g", game, "-i", "-", stdin=stream), (0, answer, b""))

    def test_through_a_pipe(self):
        for game, question, answer in self.each():
            self.assertEqual(self.answers("-g", game, input=question.read_bytes()), (0, answer, b""))

    def test_through_a_pipe_in_pieces_of_odd_sizes(self):
        for game, question, answer in self.each():
            text = question.read_bytes()
            step = max(1, len(text) // 40) | 1
            process = self.start("-g", game, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            for at in range(0, len(text), step):
                os.write(process.stdin.fileno(), text[at:at + step])
            process.stdin.close()
            self.assertEqual(process.stdout.read(), answer)
            self.assertEqual(process.wait(), 0)

    def test_into_a_file(self):
        target = self.folder / "answers"
        for game, question, answer in self.each():
            self.assertEqual(self.answers("-g", game, "-i", question, "-o", target), (0, b"", b""))
            self.assertEqual(target.read_bytes(), answer)

    def test_by_every_alias(self):
        for alias, game in ALIASES.items():
            for question, answer in kept_cases(game):
                with self.subTest(alias=alias, input=question.name):
                    self.assertEqual(self.answers("--game", alias, "--input", question), (0, answer, b""))

    def test_samples_meet_the_contests_limits(self):
        for game in GAMES:
            sample = SOURCE / "tests/cases" / game / "sample.in"
            self.assertEqual(self.answers("-g", game, "--strict", "-i", sample),
                             (0, sample.with_suffix(".out").read_bytes(), b""))

    def test_known_traps(self):
        # Equal splits; prime factors with multiplicity; neighbours and no overflow; box numbers; remainders of 8.
        for game, case, verdict in [
                ("partition", "1 2", "Case 1: Bob"), ("partition", "1 3", "Case 1: Alice"),
                ("divisors", "2 8 2", "Test #1: Alice 1"), ("divisors", "2 6 8", "Test #1: Alice 2"),
                ("divisors", "2 2 4", "Test #1: Alice 2"), ("divisors", "1 1", "Test #1: Bob"),
                ("ed", "4 1 1 2 2", "YES"), ("ed", "2 3 5", "NO"), ("ed", "2 2000000000 2000000000", "YES"),
                ("ed", "2 18446744073709551615 1", "NO"), ("cards", "4 0 0 0 1", "Case 1: Bob"),
                ("cards", "5 0 0 0 0 1", "Case 1: Alice"), ("simple-nim", "3 7 1 6", "First player wins."),
                ("simple-nim", "3 1 2 3", "Second player wins."), ("simple-nim", "3 14 6 7", "Second player wins.")]:
            with self.subTest(game=game, case=case):
                self.check(self.run_program("--game", game, "--case", case), 0, verdict + "\n")


if __name__ == "__main__":
    unittest.main()
