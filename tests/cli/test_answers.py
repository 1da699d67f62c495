"""The main job: for each game every kept input gives its answer, byte for byte, however it is read and written."""
import csv
import io
import json
import subprocess
import unittest

from runner import GAMES, PROGRAM, SOURCE, ProgramTest


def kept_cases():
    for game in GAMES:
        for question in sorted((SOURCE / "tests/cases" / game).glob("*.in")):
            yield game, question, question.with_suffix(".out").read_bytes()


class Answers(ProgramTest):
    def test_there_are_cases(self):
        self.assertEqual(len(GAMES), 5)
        self.assertGreaterEqual(len(list(kept_cases())), 30)

    def test_from_a_file(self):
        for game, question, answer in kept_cases():
            with self.subTest(game=game, input=question.name):
                done = subprocess.run([PROGRAM, "--game", game, "--input", question], capture_output=True)
                self.assertEqual((done.returncode, done.stdout, done.stderr), (0, answer, b""))

    def test_through_a_pipe_in_small_pieces(self):
        for game, question, answer in kept_cases():
            text = question.read_bytes()
            step = max(1, len(text) // 50)
            with self.subTest(game=game, input=question.name):
                with subprocess.Popen([PROGRAM, "-g", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      bufsize=0) as process:
                    for at in range(0, len(text), step):
                        process.stdin.write(text[at:at + step])
                    self.assertEqual(process.communicate()[0], answer)
                    self.assertEqual(process.returncode, 0)

    def test_by_every_alias(self):
        for alias, game in {"lightoj-1199": "partition", "zoj-3529": "divisors", "bzoj-1228": "ed",
                            "luogu-p2148": "ed", "hdu-3389": "cards", "hdu-5795": "simple-nim"}.items():
            sample = SOURCE / "tests/cases" / game / "sample"
            result = self.run_program("--game", alias, "--input", f"{sample}.in", "--format", "jsonl")
            rows = [json.loads(line) for line in result.out.splitlines()]
            self.assertEqual("".join(row["verdict"] + "\n" for row in rows), (SOURCE / f"tests/cases/{game}/sample.out").read_text())
            self.assertEqual({row["game"] for row in rows}, {game})

    def test_known_traps(self):
        # Section by section of the statements: equal splits, omega with multiplicity, neighbours, box numbers, mod 8.
        for game, case, verdict in [
                ("partition", "1 2", "Case 1: Bob"), ("divisors", "2 8 2", "Test #1: Alice 1"),
                ("divisors", "2 6 8", "Test #1: Alice 2"), ("divisors", "2 2 4", "Test #1: Alice 2"),
                ("divisors", "1 1", "Test #1: Bob"), ("ed", "4 1 1 2 2", "YES"), ("ed", "2 3 5", "NO"),
                ("ed", "2 2000000000 2000000000", "YES"), ("cards", "4 0 0 0 1", "Case 1: Bob"),
                ("cards", "5 0 0 0 0 1", "Case 1: Alice"), ("simple-nim", "3 7 1 6", "First player wins."),
                ("simple-nim", "3 1 2 3", "Second player wins."), ("simple-nim", "3 14 6 7", "Second player wins.")]:
            with self.subTest(game=game, case=case):
                self.check(self.run_program("--game", game, "--case", case), 0, verdict + "\n")

    def test_machine_formats_say_the_same(self):
        text = (SOURCE / "tests/cases/divisors/edges.in").read_text()
        lines = self.run_program("-g", "divisors", "-f", "jsonl", text=text).out.splitlines()
        rows = [json.loads(line) for line in lines]
        self.assertEqual(list(rows[0]), ["case", "game", "grundy", "winner", "player", "verdict", "index"])
        self.assertEqual(rows[0]["index"], None)
        self.assertEqual(rows[2]["index"], 1)
        array = self.run_program("-g", "divisors", "-f", "json", text=text).out
        self.assertEqual(json.loads(array), rows)
        table = list(csv.DictReader(io.StringIO(self.run_program("-g", "divisors", "-f", "csv", text=text).out)))
        self.assertEqual([{key: "" if value is None else str(value) for key, value in row.items()} for row in rows],
                         table)

    def test_no_case_at_all(self):
        self.check(self.run_program("-g", "divisors", "-f", "json"), 0, "[]\n")
        self.check(self.run_program("-g", "divisors", "-f", "csv"), 0,
                   "case,game,grundy,winner,player,verdict,index\n")
        self.check(self.run_program("-g", "divisors"), 0, "")

    def test_json_is_closed_after_an_error(self):
        result = self.run_program("-g", "divisors", "-f", "json", text="1 4 1 x")
        self.assertEqual(result.status, 65)
        self.assertEqual([row["grundy"] for row in json.loads(result.out)], [2])
        self.assertEqual(self.run_program("-g", "ed", "-f", "json", text="x").out, "[]\n")

    def test_a_large_value_is_a_string_in_json(self):
        # A heap of 2^53-1 leaves 7 when divided by 8, so its value is one more.
        for heap, shown in [(2**53 - 1, 2**53), (2**53 + 1, str(2**53 + 1))]:
            out = self.run_program("-g", "simple-nim", "-f", "jsonl", "--case", f"1 {heap}").out
            self.assertEqual(json.loads(out)["grundy"], shown)


if __name__ == "__main__":
    unittest.main()
