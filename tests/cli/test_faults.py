"""Bad input: the status, the place, the words, and the verdicts of the cases before."""
import subprocess
import unittest

from runner import PROGRAM, SOURCE, ProgramTest

SIGN = "a sign; a number is plain digits"
WORD = "not a whole number"
ABOVE = "above 18446744073709551615, the greatest 64-bit number"


class BadInput(ProgramTest):
    def refused(self, game, text, out, place, words, *options):
        result = self.run_program("--game", game, *options, text=text)
        with self.subTest(game=game, text=text):
            self.assertEqual((result.status, result.out), (65, out))
            self.assertTrue(result.err.startswith(f"<stdin>:{place}: error: "), result.err)
            self.assertIn(words, result.err)
            self.assertEqual(result.err.count("\n"), 1)

    def test_tokens_that_are_no_numbers(self):
        for token, shown, wrong in [
                ("+4", '"+4"', SIGN), ("-4", '"-4"', SIGN), ("1e3", '"1e3"', WORD), ("4,", '"4,"', WORD),
                ("2.5", '"2.5"', WORD), ("x", '"x"', WORD), ("\x004", '"\\x004"', "a NUL byte"),
                ("4\v", '"4\\x0b"', "a control character"), ("\u00e9", '"\\xc3\\xa9"', WORD),
                ("\ufeff4", '"\\xef\\xbb\\xbf4"', "a byte order mark is allowed only at the very start"),
                ("18446744073709551616", '"18446744073709551616"', ABOVE), ("9" * 30, f'"{"9" * 30}"', ABOVE)]:
            self.refused("ed", f"2\n2\n1 1\r\n2\r\n1 {token}\n", "NO\n", "5:3",
                         f"case 2: found {shown} ({wrong}), expected a pile of 1 or more")

    def test_rules_of_the_games(self):
        self.refused("partition", "2\n1 5\n2 3 0\n", "Case 1: Alice\n", "3:5", "case 2: found 0")
        self.refused("ed", "1 3 1 2 3", "", "1:3", "found 3, expected N")
        self.refused("divisors", "1 4\n2 1 0", "Test #1: Alice 1\n", "2:5", "case 2: found 0")
        self.refused("simple-nim", "1 2 0 1", "", "1:5", "found 0")
        self.refused("simple-nim", "1 1 18446744073709551615", "", "1:5", "found 18446744073709551615")
        self.refused("partition", "1 1 100001", "", "1:5", "largest_pile")
        for game in ["partition", "ed", "cards", "simple-nim"]:
            self.refused(game, "1\n0\n", "", "2:1", "found 0")
        self.refused("divisors", "0", "", "1:1", "found 0")

    def test_contest_limits_count_only_when_strict(self):
        for game, text, place in [
                ("partition", "1001 " + "1 1 " * 1001, "1:1"), ("partition", "1 101 " + "1 " * 101, "1:3"),
                ("partition", "1 1 10001", "1:5"), ("divisors", "1 5000001", "1:3"),
                ("divisors", "100001 " + "1 " * 100001, "1:1"), ("ed", "21 " + "2 1 1 " * 21, "1:1"),
                ("ed", "1 20002 " + "1 " * 20002, "1:3"), ("ed", "1 2 1 2000000001", "1:7"),
                ("cards", "101 " + "1 1 " * 101, "1:1"), ("cards", "1 10001 " + "1 " * 10001, "1:3"),
                ("cards", "1 1 101", "1:5"), ("simple-nim", "101 " + "1 1 " * 101, "1:1"),
                ("simple-nim", "1 1000001 " + "1 " * 1000001, "1:3"), ("simple-nim", "1 1 1000000001", "1:5")]:
            self.refused(game, text, "", place, "contest", "--strict")
            self.assertEqual(self.run_program("-g", game, text=text).status, 0)
        self.refused("ed", "0", "", "1:1", "found 0, expected the number of cases", "--strict")
        self.check(self.run_program("-g", "ed", text="0"), 0, "")
        self.refused("ed", "1 2 01 1", "", "1:5", "a leading zero", "--strict")
        self.check(self.run_program("-g", "ed", text="1 002 01 1"), 0, "NO\n")

    def test_after_the_last_case(self):
        warning = '<stdin>:1:9: warning: found "7" after the last case, expected the end of the input; it is ignored\n'
        self.check(self.run_program("-g", "ed", text="1 2 1 1 7 8"), 0, "NO\n", warning)
        self.refused("ed", "1 2 1 1 7", "NO\n", "1:9", "after the last case", "--strict")
        self.check(self.run_program("-g", "simple-nim", text="1 1 1\n1 2 4 4"), 0,
                   "First player wins.\nSecond player wins.\n")
        self.check(self.run_program("-g", "ed", "--case", "2 1 1 9"), 0, "NO\n",
                   warning.replace("<stdin>:1:9", "<case>:1:7").replace('"7"', '"9"'))

    def test_cut_at_every_place(self):
        for game in ["partition", "divisors", "ed", "cards", "simple-nim"]:
            whole = (SOURCE / f"tests/cases/{game}/sample.in").read_bytes()
            verdicts = (SOURCE / f"tests/cases/{game}/sample.out").read_text().splitlines(keepends=True)
            for length in range(len(whole) - 1):
                if whole[length - 1:length + 1].isdigit():
                    continue  # a number cut in two is another number
                text = whole[:length]
                result = self.run_program("--game", game, text=text)
                with self.subTest(game=game, text=text):
                    answered = result.out.splitlines(keepends=True)
                    self.assertEqual(answered, verdicts[:len(answered)])
                    if result.status == 0:
                        self.assertIn(len(answered), (len(verdicts), 0 if game == "divisors" else -1, 1 if game in
                                                      ("divisors", "simple-nim") else -1))
                        continue
                    line = text.count(b"\n") + 1
                    column = length - (text.rfind(b"\n") + 1) + 1
                    self.assertEqual(result.status, 65)
                    self.assertTrue(result.err.startswith(f"<stdin>:{line}:{column}: error: "), result.err)
                    self.assertIn("the input ends here, expected ", result.err)

    def test_far_into_a_large_input(self):
        lines = ["200000"] + ["2 1 1"] * 199999
        for line in [2, 100000, 199999]:
            text = "\n".join(lines[:line] + ["2 1 O"])
            self.refused("ed", text, "NO\n" * (line - 1), f"{line + 1}:5", f"case {line}: ")

    def test_a_token_of_fifty_megabytes(self):
        self.refused("ed", b"1 2 1 " + b"7" * 50_000_000, "", "1:7", f'found "{"7" * 40}"... ({ABOVE})')

    def test_an_input_that_cannot_be_read(self):
        self.check(self.run_program("-g", "ed", "-i", self.folder), 66, "",
                   f"{self.folder}: error: this is a folder; expected a file with cases, or - for standard input\n")
        self.check(self.run_program("-g", "ed", "-i", "no.in"), 66, "",
                   "no.in: error: cannot open the input: No such file or directory\n")

    def test_an_output_that_cannot_be_written(self):
        self.check(self.run_program("-g", "ed", "-o", "/dev/full", text="1 2 1 1"), 74, "",
                   "/dev/full: error: writing failed: No space left on device\n")
        question = self.write("same.in", "1 2 1 1")
        self.assertEqual(self.run_program("-g", "ed", "-i", question, "-o", question).status, 64)
        self.assertEqual(question.read_text(), "1 2 1 1")

    def test_a_reader_that_has_enough(self):
        question = self.write("many.in", "300000\n" + "2 1 1\n" * 300000)
        with subprocess.Popen([PROGRAM, "-g", "ed", "-i", question], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as process:
            self.assertEqual(process.stdout.readline(), b"NO\n")
            process.stdout.close()
            self.assertEqual(process.stderr.read(), b"")
        self.assertEqual(process.returncode, -13)

    def test_usage(self):
        for arguments, words in [(["--gme", "ed"], 'unknown option "--gme"'), (["lst"], 'unknown command "lst"'),
                                 (["-g", "ed", "-f", "jsn"], 'unknown format "jsn"'),
                                 (["-g", "ed", "--template", "{cas}"], 'unknown field "cas"'),
                                 (["-g", "ed", "-f", "csv", "--template", "x"], "--template")]:
            result = self.run_program(*arguments)
            self.assertEqual((result.status, result.out), (64, ""))
            self.assertIn(words, result.err)
        result = self.run_program("-g", "edd")
        self.assertEqual(result.status, 69)
        self.assertIn('unknown game "edd"; did you mean "ed"?', result.err)


class Streams(ProgramTest):
    def test_a_case_is_answered_before_the_next_is_typed(self):
        with subprocess.Popen([PROGRAM, "-g", "divisors"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              bufsize=0) as process:
            for case, verdict in [(b"2 8 2\n", b"Test #1: Alice 1\n"), (b"1\n1\n", b"Test #2: Bob\n")]:
                process.stdin.write(case)
                self.assertEqual(process.stdout.readline(), verdict)
            process.stdin.close()
        self.assertEqual(process.returncode, 0)

    def test_interrupted_while_it_waits(self):
        for number, status in [(2, 130), (15, 143)]:
            with subprocess.Popen([PROGRAM, "-g", "divisors", "-f", "json"], stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, bufsize=0) as process:
                process.stdin.write(b"1 1\n")
                first = process.stdout.read(1)  # it has answered, and waits
                process.send_signal(number)
                out = first + process.stdout.read()
            self.assertEqual(process.returncode, status)
            self.assertTrue(out.endswith(b'"index":null}]\n') or out == b"[]\n", out)


if __name__ == "__main__":
    unittest.main()
