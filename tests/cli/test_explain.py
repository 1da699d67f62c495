"""The command explain: why cases are won or lost, and with which moves. What it says, worked out by hand."""
import json
import unittest

from explanations import ExplainTest
from program import GAMES, SOURCE


class Text(ExplainTest):
    """To the letter, worked out by hand."""

    def test_ed(self):
        # (1,2): 0|1 = 1 in binary ends with one 1. (3,1): 2|0 = 10 ends with none. The first move makes (1,2) to (1,1),
        # of value 0; the second makes (3,1) to (1,2), of value 1, the other group's. 2 has no other split, 3 neither.
        self.check(self.explain("ed", "--position", "1 2 3 1"), 0, """\
case 1: 1 2 3 1
  value of 1 2: 1
  value of 3 1: 0
  nim-sum: 1 ⊕ 0 = 1, not 0, so E wins, moving first
  verdict: YES
  winning moves, each of which leaves the value 0:
    remove pile 1, split pile 2: 2 → 1 + 1   leaves 1 1 3 1
    remove pile 4, split pile 3: 3 → 1 + 2   leaves 1 2 1 2
""")
        # A pile of 1 cannot be split, so a group has one move, to (1,1), of value 0.
        self.check(self.explain("ed", "--case", "4 1 2 1 2"), 0, """\
case 1: 1 2 1 2
  value of 1 2: 1
  value of 1 2: 1
  nim-sum: 1 ⊕ 1 = 0, so W wins, moving second
  verdict: NO
  every move loses, since it leaves a value other than 0:
    remove pile 1, split pile 2: 2 → 1 + 1   leaves 1 1 1 2, value 1
    remove pile 3, split pile 4: 2 → 1 + 1   leaves 1 2 1 1, value 1
""")

    def test_partition(self):
        # 1 and 2 have no move: 0. 3 has 1 + 2: 1. 4 has 1 + 3 of value 1 only: 0. 5 has 1 + 4: 0 and 2 + 3: 1, so 2.
        # 5 must become 1: 2 + 3. 3 must become 2, which 1 + 2 is not.
        self.check(self.explain("partition", "--position", "10 3 5 1", "--moves", "2"), 0, """\
case 1: 10 3 5 1
  value of 10: 0
  value of 3:  1
  value of 5:  2
  value of 1:  0
  nim-sum: 0 ⊕ 1 ⊕ 2 ⊕ 0 = 3, not 0, so Alice wins, moving first
  verdict: Case 1: Alice
  winning moves, each of which leaves the value 0:
    split pile 3: 5 → 2 + 3   leaves 10 3 2 3 1
""")
        self.check(self.explain("partition", "--position", "4"), 0, """\
case 1: 4
  value: 0, so Bob wins, moving second
  verdict: Case 1: Bob
  every move loses, since it leaves a value other than 0:
    split pile 1: 4 → 1 + 3   leaves 1 3, value 1
""")

    def test_divisors(self):
        # 8 = 2·2·2 and 6 = 2·3: three prime factors must become two.
        self.check(self.explain("divisors", "--case", "2 8 6"), 0, """\
case 1: 8 6
  value of 8: 3
  value of 6: 2
  nim-sum: 3 ⊕ 2 = 1, not 0, so Alice wins, moving first
  verdict: Test #1: Alice 1
  winning moves, each of which leaves the value 0:
    number 1: 8 → 4   leaves 4 6
""")
        # Divisors come by their number of prime factors: 1, then 2 and 3.
        self.check(self.explain("divisors", "--case", "2 6 9", "--moves", "4"), 0, """\
case 1: 6 9
  value of 6: 2
  value of 9: 2
  nim-sum: 2 ⊕ 2 = 0, so Bob wins, moving second
  verdict: Test #1: Bob
  every move loses, since it leaves a value other than 0:
    number 1: 6 → 1   leaves 1 9, value 2
    number 1: 6 → 3   leaves 3 9, value 3
    number 1: 6 → 2   leaves 2 9, value 3
    number 2: 9 → 1   leaves 6 1, value 2
    and 1 more
""")
        self.check(self.explain("divisors", "--case", "1 1"), 0, """\
case 1: 1
  value: 0, so Bob wins, moving second
  verdict: Test #1: Bob
  no move is left
""")

    def test_cards(self):
        # Boxes 2, 5 and 6 count: 2 ⊕ 1 = 3. From 2 to 1 two cards would have to leave 2 ⊕ 3 = 1: one goes. 5 would
        # need 1 ⊕ 3 = 2, more than there are; it gets none, since no box above 5 may give to it.
        self.check(self.explain("cards", "--position", "0 2 0 0 1"), 0, """\
case 1: 0 2 0 0 1
  value: 3, not 0, so Alice wins, moving first
  verdict: Case 1: Alice
  winning moves, each of which leaves the value 0:
    move 1 from box 2 to box 1   leaves 1 1 0 0 1
""")
        # 1 + 2 and 4 + 5 are odd and divisible by 3, and so are 4 + 11 or 2 + 7, but there are no such boxes: of the
        # boxes with cards, 3 and 4, neither may give to one below (1, 2 and 3 with 3 or 4 make 4, 5, 5, 6 and 7).
        self.check(self.explain("cards", "--position", "0 0 5 1"), 0, """\
case 1: 0 0 5 1
  value: 0, so Bob wins, moving second
  verdict: Case 1: Bob
  no move is left
""")

    def test_simple_nim(self):
        # Values 8, 1, 6 of 7, 1, 6. 8 must become 1 ⊕ 6 = 7, the value of 8 and of 1 + 2 + 4; no other split of 7 has
        # it (115: 5, 124: 7, 133: 1, 223: 3). 1 and 6 would have to become 14 and 9, out of reach.
        self.check(self.explain("simple-nim", "--position", "7 1 6"), 0, """\
case 1: 7 1 6
  value of 7: 8
  value of 1: 1
  value of 6: 6
  nim-sum: 8 ⊕ 1 ⊕ 6 = 15, not 0, so First player wins, moving first
  verdict: First player wins.
  winning moves, each of which leaves the value 0:
    split heap 1: 7 → 1 + 2 + 4   leaves 1 2 4 1 6
""")
        self.check(self.explain("simple-nim", "--position", "1 1"), 0, """\
case 1: 1 1
  value of 1: 1
  value of 1: 1
  nim-sum: 1 ⊕ 1 = 0, so Second player wins, moving second
  verdict: Second player wins.
  every move loses, since it leaves a value other than 0:
    heap 1: 1 → 0   leaves 1, value 1
    heap 2: 1 → 0   leaves 1, value 1
""")

    def test_nothing_left(self):
        self.check(self.explain("simple-nim", "--position", ""), 0, """\
case 1: (nothing left)
  value: 0, so Second player wins, moving second
  verdict: Second player wins.
  no move is left
""")
        self.assertIn("heap 1: 5 → 0   leaves (nothing left)\n", self.explain("simple-nim", "--position", "5").out)

    def test_a_blank_line_between_cases(self):
        first, second, third = (self.explain("ed", "--case", case).out for case in ("2 1 2", "2 1 1", "2 3 5"))
        self.check(self.explain("ed", input="3\n2 1 2\n2 1 1\n2 3 5\n"), 0,
                   "\n".join([first, second.replace("case 1:", "case 2:"), third.replace("case 1:", "case 3:")]))

    def test_long_things_are_cut(self):
        # Twelve numbers 2, of value 1 each, and 99,988 of value 0; fifty numbers and the blanks between them are 99
        # bytes. Two of the 1s go for one winning move too many: 2 → 1 leaves eleven, so none of these wins.
        numbers = ["2"] * 13 + ["1"] * 99987
        self.write("long.in", f"100000\n{' '.join(numbers)}\n")
        cut = " ".join(numbers[:50]) + " … (100,000 numbers)"
        after = " ".join(["1"] + numbers[1:50]) + " … (100,000 numbers)"
        ones = "  value of 2: 1\n" * 10
        self.check(self.explain("divisors", "--input", "long.in", "--moves", "1"), 0, f"""\
case 1: {cut}
{ones}  and 99,990 more, with the nim-sum 1
  nim-sum: {' ⊕ '.join('1' * 11)} = 1, not 0, so Alice wins, moving first
  verdict: Test #1: Alice 1
  winning moves, each of which leaves the value 0:
    number 1: 2 → 1   leaves {after}
    and 12 more
""")
        explanation = self.object("divisors", "--input", "long.in", "--moves", "1")
        self.assertEqual(explanation["position"], " ".join(numbers))
        self.assertEqual(len(explanation["components"]), 100000)
        self.assertEqual(explanation["moves"][0]["position"], " ".join(["1"] + numbers[1:]))


class Moves(ExplainTest):
    def test_how_many(self):
        # Twelve of the value 1, and one: each of the thirteen can go.
        case = "--case", "13 " + " 2" * 13
        for wanted in [1, 5, 12, 13, 14, 2**64 - 1]:
            explanation = self.object("divisors", *case, "--moves", wanted)
            self.assertEqual([move["move"] for move in explanation["moves"]],
                             [f"number {i}: 2 → 1" for i in range(1, 14)][:wanted])
            self.assertEqual(explanation["more"], max(0, 13 - wanted))
        self.assertEqual(len(self.object("divisors", *case)["moves"]), 10)
        self.assertTrue(self.explain("divisors", *case, "--moves", "12").out.endswith("\n    and 1 more\n"))
        self.assertNotIn("more", self.explain("divisors", *case, "--moves", "13").out)

    def test_none(self):
        explanation = self.object("divisors", "--case", "3 2 2 2", "--moves", "0")
        self.assertEqual((explanation["moves"], explanation["more"]), ([], 3))
        for case, last in [("3 2 2 2", "winning moves, each of which leaves the value 0: 3 of them"),
                           ("2 2 2", "every move loses, since it leaves a value other than 0: 2 of them"),
                           ("2 1 1", "no move is left")]:
            self.assertTrue(self.explain("divisors", "--case", case, "--moves", "0").out.endswith(f"\n  {last}\n"))

    def test_what_is_no_number(self):
        for number in ["-1", "x", "1.5", "18446744073709551616"]:
            self.check_error(self.explain("ed", "--position", "1 1", "--moves=" + number), 64, "--moves",
                             "expected a whole number")


class Lines(ExplainTest):
    def test_to_the_letter(self):
        # As in Text.test_ed.
        self.check(self.explain("luogu-p2148", "--position", "1 2 3 1", "-f", "jsonl", "--moves", "1"), 0,
                   '{"case":1,"game":"ed","position":"1 2 3 1","components":[{"position":"1 2","grundy":1},'
                   '{"position":"3 1","grundy":0}],"grundy":1,"winner":"first","player":"E","verdict":"YES",'
                   '"moves":[{"move":"remove pile 1, split pile 2: 2 → 1 + 1","position":"1 1 3 1"}],"more":1}\n')
        self.check(self.explain("cards", "--case", "1 7", "-f", "jsonl"), 0,
                   '{"case":1,"game":"cards","position":"7","components":[{"position":"7","grundy":0}],"grundy":0,'
                   '"winner":"second","player":"Bob","verdict":"Case 1: Bob","moves":[],"more":0}\n')
        self.check(self.explain("simple-nim", "--position", "", "-f", "jsonl"), 0,
                   '{"case":1,"game":"simple-nim","position":"","components":[],"grundy":0,"winner":"second",'
                   '"player":"Second player","verdict":"Second player wins.","moves":[],"more":0}\n')

    def test_large_values_are_strings(self):
        # A heap of x with x mod 8 in 1 to 6 has the value x; JSON's readers keep numbers up to 2^53.
        for heap in [2**53 - 3, 2**53 + 1, 2**64 - 2]:
            explanation = self.object("simple-nim", "--position", heap)
            value = heap if heap < 2**53 else str(heap)
            self.assertEqual(explanation["grundy"], value)
            self.assertEqual(explanation["components"], [{"position": str(heap), "grundy": value}])

    def test_the_same_as_solving_says(self):
        for game in GAMES:
            for name in ["sample", "edges"]:
                question = SOURCE / "tests/cases" / game / f"{name}.in"
                solved = self.run_program("-g", game, "-i", question, "-f", "jsonl").out.splitlines()
                explained = self.objects(game, "-i", question)
                self.assertTrue(explained)
                shared = ["case", "game", "grundy", "winner", "player", "verdict"]
                self.assertEqual([[one[key] for key in shared] for one in explained],
                                 [[json.loads(line)[key] for key in shared] for line in solved])


if __name__ == "__main__":
    unittest.main()
