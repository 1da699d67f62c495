"""Bad input: status 65, the place to the byte, the words, and the verdicts of the cases before."""
import tempfile
import unittest

from program import GAMES, SOURCE, ProgramTest, as_bytes, compile_plugin, marked

SIGN = "a sign; a number is plain digits"
WORD = "not a whole number"
ABOVE = "above 18446744073709551615, the greatest 64-bit number"
CONTROL = "a control character"

# What each game calls its count, and one of the numbers that follow.
COUNT = {"cards": "n, the number of boxes", "divisors": "n, the number of numbers", "ed": "N, the number of piles",
         "partition": "n, the number of piles", "simple-nim": "n, the number of heaps"}
ITEM = {"cards": "a number of cards", "divisors": "a number of 1 or more", "ed": "a pile of 1 or more",
        "partition": "a pile of 1 to 100000 (the setting largest_pile; a configuration can raise it to 10000000)",
        "simple-nim": "a heap of 1 to 18446744073709551614 (the value of a greater one has more than 64 bits)"}


class BadInputTest(ProgramTest):
    def refused(self, game, text, words, *options, out=""):
        """`~` in the text stands before the place to be named."""
        text, place = marked(text)
        with self.subTest(game=game, text=text[:200]):
            self.check(self.run_program("-g", game, *options, input=text), 65, out,
                       f"<stdin>:{place}: error: {words}\n")


class Tokens(BadInputTest):
    BAD = [("+4", '"+4"', SIGN), ("-4", '"-4"', SIGN), ("-", '"-"', WORD), ("--4", '"--4"', WORD),
           ("1e3", '"1e3"', WORD),
           ("4,", '"4,"', WORD), ("2.5", '"2.5"', WORD), ("x", '"x"', WORD), ("0x10", '"0x10"', WORD),
           ("1_000", '"1_000"', WORD), ('"4"', '"\\"4\\""', WORD), ("\\4", '"\\\\4"', WORD), ("/", '"/"', WORD),
           (":", '":"', WORD), (b"\x00", '"\\x00"', "a NUL byte"), (b"4\x00", '"4\\x00"', "a NUL byte"),
           (b"\x80", '"\\x80"', WORD), (b"4\xff", '"4\\xff"', WORD), ("é", '"\\xc3\\xa9"', WORD),
           ("\u00a04", '"\\xc2\\xa04"', WORD), ("\u0664", '"\\xd9\\xa4"', WORD), (b"\xb0", '"\\xb0"', WORD),
           (str(2**64), f'"{2**64}"', ABOVE), (str(2**64 + 4), f'"{2**64 + 4}"', ABOVE),
           ("99999999999999999999", '"99999999999999999999"', ABOVE), (f"{10**30}", f'"{10**30}"', ABOVE),
           ("9" * 40, f'"{"9" * 40}"', ABOVE), ("9" * 41, f'"{"9" * 40}"...', ABOVE),
           ("12345678x", '"12345678x"', WORD), ("1234567890123456789x", '"1234567890123456789x"', WORD)]

    def test_as_one_of_the_numbers(self):
        for token, shown, wrong in self.BAD:
            text = b"2\n2\n1 1\r\n2\r\n1 ~" + as_bytes(token) + b"\n"
            self.refused("ed", text, f"case 2: found {shown} ({wrong}), expected a pile of 1 or more (1 of 2 read)",
                         out="NO\n")

    def test_every_control_character(self):
        for code in [*range(1, 9), 0x0b, 0x0c, *range(0x0e, 0x20), 0x7f]:
            for token in [b"%c", b"4%c", b"%c4"]:
                token = token % code
                shown = token.decode("latin-1").replace(chr(code), f"\\x{code:02x}")
                self.refused("ed", b"1 2 1 ~" + token,
                             f'case 1: found "{shown}" ({CONTROL}), expected a pile of 1 or more (1 of 2 read)')

    def test_in_each_game_at_each_place(self):
        for game in GAMES:
            if game != "divisors":
                self.refused(game, "~-1\n", f'found "-1" ({SIGN}), expected the number of cases')
            count = "" if game == "divisors" else "1\n"
            self.refused(game, count + "~2.0 1 1", f'case 1: found "2.0" ({WORD}), expected {COUNT[game]}')
            self.refused(game, count + "2 1 ~#", f'case 1: found "#" ({WORD}), expected {ITEM[game]} (1 of 2 read)')

    def test_the_greatest_number_is_one(self):
        self.check(self.run_program("-g", "cards", "--template", "{grundy}", "--case", f"2 0 {2**64 - 1}"), 0,
                   f"{2**64 - 1}\n")
        self.check(self.run_program("-g", "ed", "--template", "{grundy}", "--case", f"2 {2**64 - 1} {2**63}"), 0,
                   "64\n")

    def test_fifty_megabytes(self):
        for byte, wrong in [(b"7", ABOVE), (b"x", WORD)]:
            text = b"2 2 1 1 2 1 " + byte * 50_000_000
            self.check(self.run_program("-g", "ed", input=text), 65, "NO\n",
                       f'<stdin>:1:13: error: case 2: found "{byte.decode() * 40}"... ({wrong}), '
                       "expected a pile of 1 or more (1 of 2 read)\n")


class Rules(BadInputTest):
    def test_a_number_0(self):
        for game, lost in {"divisors": "1 1", "ed": "2 1 1", "partition": "1 2", "simple-nim": "2 4 4"}.items():
            count = "" if game == "divisors" else "2\n"
            out = {"divisors": "Test #1: Bob\n", "ed": "NO\n", "partition": "Case 1: Bob\n",
                   "simple-nim": "Second player wins.\n"}[game]
            self.refused(game, f"{count}{lost}\n2 1 ~0\n", f"case 2: found 0, expected {ITEM[game]}", out=out)
            self.refused(game, f"{count}{lost}\n2 ~000 1\n", f"case 2: found 0, expected {ITEM[game]}", out=out)

    def test_an_empty_box_is_none(self):
        self.check(self.run_program("-g", "cards", "--case", "3 0 0 0"), 0, "Case 1: Bob\n")

    def test_a_case_without_numbers(self):
        for game in GAMES:
            count = "" if game == "divisors" else "1\n"
            self.refused(game, count + "~0\n", f"case 1: found 0, expected {COUNT[game]}, 1 or more")

    def test_an_odd_number_of_piles(self):
        words = "expected N, the number of piles, to be even (two piles form a group)"
        self.refused("ed", "1 ~3 1 2 3", f"case 1: found 3, {words}")
        self.refused("ed", "2\n2 1 1\n~1 5", f"case 2: found 1, {words}", out="NO\n")
        self.refused("ed", f"1 ~{2**64 - 1}", f"case 1: found {2**64 - 1}, {words}")

    def test_beyond_what_a_game_computes(self):
        self.refused("partition", "2 1 100000 2 1 ~100001", f"case 2: found 100001, expected {ITEM['partition']}",
                     out="Case 1: Alice\n")
        self.refused("partition", f"1 1 ~{2**64 - 1}", f"case 1: found {2**64 - 1}, expected {ITEM['partition']}")
        self.refused("simple-nim", f"1 2 1 ~{2**64 - 1}", f"case 1: found {2**64 - 1}, expected {ITEM['simple-nim']}")

    def test_the_largest_pile_is_a_setting(self):
        self.write("small.yaml", "games:\n  partition: { module: partition, settings: { largest_pile: 50 } }\n")
        self.check(self.run_program("-g", "partition", "--config", "small.yaml", "--case", "1 50"), 0, "Case 1: Bob\n")
        self.refused("partition", "1 1 ~51",
                     "case 1: found 51, expected a pile of 1 to 50 (the setting largest_pile; a "
                     "configuration can raise it to 10000000)", "--config", "small.yaml")
        self.refused("partition", "1 1 ~51",
                     "case 1: found 51, expected a pile of 1 to 50 (the setting largest_pile; a "
                     "configuration can raise it to 10000000)", "--config", "small.yaml", "--strict")

    def test_the_first_bad_number_is_named(self):
        self.refused("ed", "1 4 1 ~0 x 0", f"case 1: found 0, expected {ITEM['ed']}")
        self.refused("ed", "1 4 1 ~x 0 y", f'case 1: found "x" ({WORD}), expected {ITEM["ed"]} (1 of 4 read)')


class ContestLimits(BadInputTest):
    # Where the limit lies, and one beyond it: the text with a marker, and the answer within.
    COUNTS = {"cards": (100, "1 1 "), "ed": (20, "2 1 1 "), "partition": (1000, "1 1 "), "simple-nim": (100, "1 1 ")}
    SIZES = {"cards": (10000, "1 "), "divisors": (100000, "1 "), "ed": (20000, "1 "), "partition": (100, "1 "),
             "simple-nim": (1000000, "1 ")}
    NUMBERS = {"cards": (100, "a number of cards of 0 to 100"), "divisors": (5000000, "a number of 1 to 5000000"),
               "ed": (2000000000, "a pile of 1 to 2000000000"), "partition": (10000, "a pile of 1 to 10000"),
               "simple-nim": (1000000000, "a heap of 1 to 1000000000")}

    def test_number_of_cases(self):
        for game, (most, case) in self.COUNTS.items():
            self.assertEqual(self.run_program("-g", game, "--strict", input=f"{most} " + case * most).status, 0)
            self.assertEqual(self.run_program("-g", game, input=f"{most + 1} " + case * (most + 1)).status, 0)
            self.refused(game, f"~{most + 1} " + case * (most + 1),
                         f"found {most + 1}, expected the number of cases, 1 to {most} "
                         "(the contest's limit)", "--strict")

    def test_sizes(self):
        for game, (most, number) in self.SIZES.items():
            count = "" if game == "divisors" else "1 "
            step = 2 if game == "ed" else 1
            self.assertEqual(self.run_program("-g", game, "--strict", input=f"{count}{most} " + number * most).status,
                             0)
            more = most + step
            self.assertEqual(self.run_program("-g", game, input=f"{count}{more} " + number * more).status, 0)
            self.refused(game, f"{count}~{more} " + number * more,
                         f"case 1: found {more}, expected {COUNT[game]}, 1 to {most} "
                         "(the contest's limit)", "--strict")

    def test_numbers(self):
        for game, (most, what) in self.NUMBERS.items():
            count = "" if game == "divisors" else "1 "
            self.assertEqual(self.run_program("-g", game, "--strict", input=f"{count}2 {most} 1").status, 0)
            self.assertEqual(self.run_program("-g", game, input=f"{count}2 {most + 1} 1").status, 0)
            self.refused(game, f"{count}2 {most} ~{most + 1}",
                         f"case 1: found {most + 1}, expected {what} (the contest's limit)", "--strict")

    def test_limits_of_later_blocks(self):
        self.refused("simple-nim", "1 1 4 ~101 " + "1 1 " * 101,
                     "found 101, expected the number of cases, 1 to 100 (the contest's "
                     "limit)", "--strict", out="First player wins.\n")


class FarInside(BadInputTest):
    """The program reads 128 KiB at a time; the places must not notice."""
    BUFFER = 128 << 10

    def refused_in_file(self, game, text, words, *options, out=""):
        text, place = marked(text)
        file = self.write("large.in", text)
        with self.subTest(game=game, place=place):
            self.check(self.run_program("-g", game, "-i", file, *options), 65, out, f"{file}:{place}: error: {words}\n")
            self.check(self.run_program("-g", game, *options, input=text), 65, out,
                       f"<stdin>:{place}: error: {words}\n")

    def test_many_small_cases(self):
        for end in ["\n", "\r\n", "\r"]:
            for count in [1, 30_000, 123_456]:
                text = "200000" + end + ("2 1 1" + end) * count + "2 1 ~O" + end + "2 1 1"
                self.refused_in_file("ed", text,
                                     f'case {count + 1}: found "O" ({WORD}), expected a pile of 1 or more '
                                     "(1 of 2 read)",
                                     out="NO\n" * count)

    def test_one_large_case(self):
        # Lines of many lengths, and a case that began many buffers ago.
        numbers = [str(1 + 7 ** (index % 11) * index % 1_999_999_999) for index in range(200_000)]
        for bad in [3, 99_999, 199_999]:
            words = [number + ("\n" if index % 37 == index % 5 else "\r\n" if index % 101 == 0 else " ") for index,
                     number in enumerate(numbers)]
            words[bad] = "~0\n"
            self.refused_in_file("ed", "1\n200000\n" + "".join(words), f"case 1: found 0, expected {ITEM['ed']}")
            words[bad] = "~1x "
            self.refused_in_file("ed", "1\n200000\n" + "".join(words),
                                 f'case 1: found "1x" ({WORD}), expected {ITEM["ed"]} ({bad} of 200000 read)')
        self.refused_in_file("ed", "1\n200000\n" + "".join(words[:bad]).rstrip() + "~",
                             f"case 1: the input ends here, expected {ITEM['ed']} ({bad} of 200000 read)")

    def test_one_long_line(self):
        self.refused_in_file("cards", "1 400000 " + "12345 " * 399_999 + "~12345.", f'case 1: found "12345." ({WORD}), '
                             "expected a number of cards (399999 of 400000 read)")

    def test_across_the_end_of_a_buffer(self):
        for end in ["\n", "\r\n"]:
            for buffers in [1, 2]:
                for shift in range(-7, 4):
                    head = "1\n1000000\n"
                    length = buffers * self.BUFFER + shift - len(head)
                    body = ("1 " * (length // 2))[:length - 3 - len(end)].rstrip()
                    body += " " * (length - len(body) - len(end)) + end
                    text = head + body + "~12y45" + end + "3 4"
                    read = len(body.split())
                    self.refused_in_file("simple-nim", text,
                                         f'case 1: found "12y45" ({WORD}), expected {ITEM["simple-nim"]} '
                                         f"({read} of 1000000 read)")

    def test_a_case_that_is_refused_as_a_whole(self):
        # See odd_texts.c: the value of 99 is refused without a number to blame, so the case's first token is named.
        folder = tempfile.TemporaryDirectory(prefix="gamehost-test-")
        self.addCleanup(folder.cleanup)
        plugin = compile_plugin(SOURCE / "tests/cli/odd_texts.c", f"{folder.name}/odd-texts.so", "-I",
                                SOURCE / "tests/fixtures")
        for n in [3, 5_001, 100_001, 500_001]:
            for before in [0, 1, 40_000]:
                head = f"{before + 1}\n" + "1\r\n7\n" * before
                text, place = marked(f"{head}\n ~{n}\r\n99\n" + "5\n" * (n - 1))
                file = self.write("large.in", text)
                with self.subTest(n=n, before=before):
                    self.check(self.run_program("--plugin", plugin, "-i", file), 65, "far\n" * before,
                               f"{file}:{place}: error: case {before + 1}: nobody knows the value 99\n")


if __name__ == "__main__":
    unittest.main()
