"""How cases stand in an input: white space, counts, the end, the byte order mark, leading zeros."""
import json
import os
import subprocess
import time
import unittest

from program import ProgramTest, marked

COUNTED = ["cards", "ed", "partition"]
MARK = b"\xef\xbb\xbf"
PILE = "expected a pile of 1 or more"
STRICT_PILE = "expected a pile of 1 to 2000000000 (the contest's limit)"
# One case of each game that the second player wins, so that the answers are easy to tell.
LOST = {"cards": "1 7", "ed": "2 1 1", "partition": "1 2", "simple-nim": "2 5 5", "divisors": "1 1"}


class FramingTest(ProgramTest):
    def verdict(self, game, number):
        return {"ed": "NO", "simple-nim": "Second player wins.", "divisors": f"Test #{number}: Bob"}.get(
            game, f"Case {number}: Bob") + "\n"

    def verdicts(self, game, count):
        return "".join(self.verdict(game, number) for number in range(1, count + 1))

    def refused(self, game, text, words, *options, out=""):
        """`~` in the text stands before the place to be named."""
        text, place = marked(text)
        self.check(self.run_program("-g", game, *options, input=text), 65, out, f"<stdin>:{place}: error: {words}\n")

    def answered(self, game, text, count, *options, err=""):
        self.check(self.run_program("-g", game, *options, input=text), 0, self.verdicts(game, count), err)


class Counted(FramingTest):
    def test_cases(self):
        for game in COUNTED:
            self.answered(game, f"3 {' '.join([LOST[game]] * 3)}\n", 3)

    def test_no_cases(self):
        for game in [*COUNTED, "simple-nim"]:
            self.answered(game, "0\n", 0)
            self.refused(game, " ~0\n", "found 0, expected the number of cases, 1 to "
                         f"{ {'partition': 1000, 'ed': 20}.get(game, 100)} (the contest's limit)", "--strict")

    def test_empty_input(self):
        for game in [*COUNTED, "simple-nim"]:
            for text in ["~", " \n\t\r\n ~", "\n~"]:
                self.refused(game, text, "the input ends here, expected the number of cases")

    def test_fewer_cases_than_announced(self):
        for game in COUNTED:
            what = {"cards": "n, the number of boxes", "ed": "N, the number of piles",
                    "partition": "n, the number of piles"}[game]
            self.refused(game, f"3\n{LOST[game]}\n{LOST[game]}\n~", f"case 3: the input ends here, expected {what}",
                         out=self.verdicts(game, 2))

    def test_a_count_beyond_memory_is_only_a_claim(self):
        for game in COUNTED:
            outcome = self.run_program("-g", game, input=f"{2**64 - 1} {LOST[game]}")
            self.assertEqual((outcome.status, outcome.out), (65, self.verdicts(game, 1)))
            outcome = self.run_program("-g", game, input=f"1 {2**64 - 2} 1 1")
            self.check_error(outcome, 65, "<stdin>:1:27: error: case 1: the input ends here")

    def test_data_after_the_last_case(self):
        for game in COUNTED:
            for trailing, shown in [("7", '"7"'), ("7 8 9\n", '"7"'), ("x", '"x" (not a whole number)'),
                                    ("\x1a", '"\\x1a" (a control character)')]:
                text, place = marked(f"1\n{LOST[game]}\n\n ~{trailing}")
                what = f"found {shown} after the last case, expected the end of the input"
                self.answered(game, text, 1, err=f"<stdin>:{place}: warning: {what}; it is ignored\n")
                self.answered(game, text, 1, "-q")
                self.refused(game, f"1\n{LOST[game]}\n\n ~{trailing}", what, "--strict", out=self.verdict(game, 1))

    def test_white_space_after_the_last_case(self):
        for game in COUNTED:
            self.answered(game, f"1 {LOST[game]} \t\r\n\n\r \n", 1, "--strict")


class CountedBlocks(FramingTest):
    def test_another_count_may_follow(self):
        one = LOST["simple-nim"]
        self.answered("simple-nim", f"1\n{one}\n2\n{one}\n{one}\n", 3)
        self.answered("simple-nim", f"1 {one} 1 {one} ", 2, "--strict")
        self.answered("simple-nim", f"0 1 {one} 0 0", 1)

    def test_any_number_of_counts_of_0(self):
        # Each once took a frame of the stack in a debug build.
        self.answered("simple-nim", f"{'0 ' * 3_000_000}1 {LOST['simple-nim']}{' 0' * 1000}", 1)

    def test_case_numbers_go_on(self):
        one = LOST["simple-nim"]
        out = self.run_program("-g", "simple-nim", "-f", "jsonl", input=f"1\n{one}\n2\n{one}\n{one}\n").out
        self.assertEqual([json.loads(line)["case"] for line in out.splitlines()], [1, 2, 3])

    def test_what_follows_is_read_as_a_count(self):
        one = LOST["simple-nim"]
        out = self.verdict("simple-nim", 1)
        self.refused("simple-nim", f"1 {one} 1~", "case 2: the input ends here, expected n, the number of heaps",
                     out=out)
        text, place = marked(f"1 {one} ~x")
        self.check_error(self.run_program("-g", "simple-nim", input=text), 65, f"<stdin>:{place}: error: ",
                         'found "x" (not a whole number), expected the number of cases', out=out)


class UntilTheEnd(FramingTest):
    def test_cases(self):
        self.answered("divisors", "1 1 1 1\n1\n1\n", 3)

    def test_none(self):
        for text in ["", " ", "\n\r\n", MARK]:
            self.answered("divisors", text, 0)
            self.answered("divisors", text, 0, "--strict")

    def test_cut_short(self):
        self.refused("divisors", "1 1 1~", "case 2: the input ends here, expected a number of 1 or more (0 of 1 read)",
                     out=self.verdict("divisors", 1))


class WhiteSpace(FramingTest):
    def test_every_kind_separates(self):
        for space in [" ", "\t", "\n", "\r\n", "\r", " \t \r\n\n\r\r "]:
            for game, case in LOST.items():
                count = "" if game == "divisors" else "1" + space
                with self.subTest(game=game, space=space):
                    text = count + case.replace(" ", space)
                    self.answered(game, text, 1)  # without a final newline
                    self.answered(game, space + text + space, 1, "--strict")

    def test_columns(self):
        words = 'case 1: found "x" (not a whole number), expected a pile of 1 or more (1 of 2 read)'
        for text in ["1 2 1 ~x", "1\n2\n1\n~x\n", "1\r\n2\r\n1 ~x\r\n", "1\r2\r1\r  ~x\r", "1\n\r2\n\r1\r\n\r\n\t~x",
                     "\r\r\n\n1 2\t1\t\t~x y", "1 2 1\n~x", "\n\n\n1 2 1 \n ~x"]:
            with self.subTest(text=text):
                self.refused("ed", text, words)

    def test_end_of_input(self):
        for text in ["1 2 1~", "1 2 1\n~", "1 2 1\r\n~", "1 2 1\r~", "1 2 1 \t~", "1 2 1\n\n  ~"]:
            with self.subTest(text=text):
                self.refused("ed", text, "case 1: the input ends here, expected a pile of 1 or more (1 of 2 read)")


class ByteOrderMark(FramingTest):
    def test_at_the_start(self):
        for game, case in LOST.items():
            self.answered(game, MARK + (b"" if game == "divisors" else b"1 ") + case.encode(), 1, "--strict")
        self.refused("ed", MARK + b"~x", 'found "x" (not a whole number), expected the number of cases')
        self.refused("ed", MARK + b"1 2 ~x", f'case 1: found "x" (not a whole number), {PILE} (0 of 2 read)')
        self.refused("ed", MARK + b"~", "the input ends here, expected the number of cases")
        self.refused("ed", MARK + b"\n 1 2 1\n~",
                     "case 1: the input ends here, expected a pile of 1 or more (1 of 2 read)")

    def test_elsewhere(self):
        wrong = "(a byte order mark is allowed only at the very start)"
        self.refused("ed", b"1 2 ~" + MARK + b"1 1", f'case 1: found "\\xef\\xbb\\xbf1" {wrong}, {PILE} (0 of 2 read)')
        self.refused("ed", b" ~" + MARK + b"1", f'found "\\xef\\xbb\\xbf1" {wrong}, expected the number of cases')
        self.refused("ed", MARK + b"~" + MARK, f'found "\\xef\\xbb\\xbf" {wrong}, expected the number of cases')

    def test_other_beginnings(self):
        for text, shown in [(b"\xef", "\\xef"), (b"\xef\xbb", "\\xef\\xbb"), (b"\xef\xbb1", "\\xef\\xbb1"),
                            (b"\xff\xfe1", "\\xff\\xfe1")]:
            self.refused("ed", b"~" + text, f'found "{shown}" (not a whole number), expected the number of cases')

    def test_in_pieces(self):
        for cuts in [(1,), (2,), (1, 2), (3,), (1, 2, 3)]:
            text = MARK + b"1 2 1 1\n"
            process = self.start("-g", "ed", stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for begin, end in zip((0, *cuts), (*cuts, len(text))):
                os.write(process.stdin.fileno(), text[begin:end])
                time.sleep(0.02)  # so that the program sees each piece alone
            process.stdin.close()
            self.assertEqual((process.stdout.read(), process.stderr.read(), process.wait()), (b"NO\n", b"", 0))


class LeadingZeros(FramingTest):
    def test_accepted(self):
        for game, case in LOST.items():
            count = "" if game == "divisors" else "01 "
            self.answered(game, count + " ".join("00" + number for number in case.split()), 1)
        self.check(self.run_program("-g", "simple-nim", "--case", "1 " + "0" * 40 + str(2**64 - 2)), 0,
                   "First player wins.\n")

    def test_refused_when_strict(self):
        wrong = "(a leading zero)"
        self.refused("ed", "~01 2 1 1", f'found "01" {wrong}, expected the number of cases', "--strict")
        self.refused("ed", "1 ~02 1 1", f'case 1: found "02" {wrong}, expected N, the number of piles', "--strict")
        self.refused("ed", "1 2 1 ~01", f'case 1: found "01" {wrong}, {STRICT_PILE} (1 of 2 read)', "--strict")
        self.refused("cards", "1 1 ~00",
                     f'case 1: found "00" {wrong}, expected a number of cards of 0 to 100 (the contest\'s limit) '
                     "(0 of 1 read)", "--strict")
        self.answered("cards", "1 1 0", 1, "--strict")

    def test_a_million(self):
        zeros = "0" * 1_000_000
        self.answered("ed", f"{zeros}1 2 {zeros}1 1", 1)
        self.answered("cards", f"1 1 {zeros}", 1)
        self.refused("ed", f"1 2 ~{zeros}1x 1",
                     f'case 1: found "{"0" * 40}"... (not a whole number), {PILE} (0 of 2 read)')
        # Columns behind it count every zero.
        self.refused("ed", f"1 2 {zeros}1 ~x", f'case 1: found "x" (not a whole number), {PILE} (1 of 2 read)')
        self.refused("ed", f"1 2 {zeros}1~", "case 1: the input ends here, expected a pile of 1 or more (1 of 2 read)")
        self.refused("ed", f"1 2 ~{zeros}{2**64} 1",
                     f'case 1: found "{"0" * 40}"... (above 18446744073709551615, the greatest 64-bit number), {PILE} '
                     "(0 of 2 read)")
        self.refused("ed", f"1 2 1 ~{zeros}1",
                     f'case 1: found "{"0" * 40}"... (a leading zero), {STRICT_PILE} (1 of 2 read)', "--strict")


class OneCase(FramingTest):
    def test_without_a_count(self):
        for game, case in LOST.items():
            self.check(self.run_program("-g", game, "--case", case), 0, self.verdict(game, 1))
            self.check(self.run_program("-g", game, "--strict", "--case", f" {case}\n"), 0, self.verdict(game, 1))
        # What standard input holds does not matter.
        self.check(self.run_program("-g", "ed", "--case", "2 1 1", input="x"), 0, "NO\n")

    def test_more_than_one(self):
        for game, case in LOST.items():
            what = f'<case>:1:{len(case) + 2}: %s: found "3" after the last case, expected the end of the input'
            self.check(self.run_program("-g", game, "--case", case + " 3"), 0, self.verdict(game, 1),
                       what % "warning" + "; it is ignored\n")
            self.check(self.run_program("-g", game, "--strict", "--case", case + " 3"), 65, self.verdict(game, 1),
                       what % "error" + "\n")

    def test_bad(self):
        self.check(self.run_program("-g", "ed", "--case", "2 1"), 65, "",
                   "<case>:1:4: error: case 1: the input ends here, expected a pile of 1 or more (1 of 2 read)\n")
        self.check(self.run_program("-g", "ed", "--case", ""), 65, "",
                   "<case>:1:1: error: case 1: the input ends here, expected N, the number of piles\n")
        self.check(self.run_program("-g", "ed", "--case", "2\n1 -1"), 65, "",
                   '<case>:2:3: error: case 1: found "-1" (a sign; a number is plain digits), '
                   "expected a pile of 1 or more (1 of 2 read)\n")
        self.check_error(self.run_program("-g", "divisors", "--case", ""), 65, "<case>:1:1: error: ")


if __name__ == "__main__":
    unittest.main()
