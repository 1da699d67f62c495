"""The command explain on all small positions, against the rules restated, and on large ones."""
import re
import time
import unittest
from collections import Counter

import game_rules
from explanations import ALL, KEYS, PLAYERS, ExplainTest
from program import GAMES


class AllSmallPositions(ExplainTest):
    """Against the rules restated, by trying everything."""

    def each(self, check):
        self.assertEqual(sorted(game_rules.SMALL), GAMES)
        for game, positions in game_rules.SMALL.items():
            self.write("small.in", game_rules.as_input(game, positions))
            with self.subTest(game=game):
                check(game, positions)

    def test_winning_moves(self):
        self.each(self.check_winning_moves)

    def check_winning_moves(self, game, positions):
        explained = self.objects(game, "-i", "small.in", *ALL)
        few = self.objects(game, "-i", "small.in", "--moves", "2")
        self.assertEqual(len(explained), len(positions))
        for number, (position, one, short) in enumerate(zip(positions, explained, few), 1):
            text = game_rules.text(position)
            value = game_rules.grundy(game, position)
            self.assertEqual(list(one), KEYS)
            self.assertEqual((one["case"], one["game"], one["position"], one["grundy"]), (number, game, text, value))
            self.assertEqual([(part["position"], part["grundy"]) for part in one["components"]],
                             [(game_rules.text(part), game_rules.grundy(game, part))
                              for part in game_rules.components(game, position)])
            first, second = PLAYERS.get(game, ("Alice", "Bob"))
            self.assertEqual((one["winner"], one["player"]), ("first", first) if value else ("second", second))

            # Each winning move, none else, and each once.
            winning = [(move.text, game_rules.text(move.position)) for move in game_rules.MOVES[game](position)
                       if game_rules.grundy(game, move.position) == 0]
            listed = [(move["move"], move["position"]) for move in one["moves"]]
            self.assertEqual(Counter(listed), Counter(winning), text)
            self.assertEqual(one["more"], 0)
            self.assertEqual(bool(listed), value != 0)

            self.assertEqual(short, {**one, "moves": one["moves"][:2], "more": max(0, len(listed) - 2)})

    def test_lost_positions(self):
        self.each(self.check_lost_positions)

    def check_lost_positions(self, game, positions):
        line = re.compile(r"    (.+\S) +leaves ([0-9 ]+|\(nothing left\)), value ([0-9]+)")
        outcome = self.explain(game, "-i", "small.in", *ALL)
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        texts = outcome.out.split("\n\n")
        self.assertEqual(len(texts), len(positions))
        for position, text in zip(positions, texts):
            listed = [found.groups() for found in map(line.fullmatch, text.splitlines()) if found]
            options = [(move.text, game_rules.text(move.position) or "(nothing left)",
                        str(game_rules.grundy(game, move.position))) for move in game_rules.MOVES[game](position)]
            if game_rules.grundy(game, position) != 0:
                options = []  # then winning moves are listed, without a value
            self.assertEqual(Counter(listed), Counter(options), position)
            self.assertEqual("no move is left" in text, not any(game_rules.MOVES[game](position)))


class Large(ExplainTest):
    """What is hopeless to go through is answered at once."""
    SOON = 30  # seconds, on any machine; going through all would take many minutes

    def soon(self, game, case, *arguments):
        self.write("large.in", case)
        begun = time.monotonic()
        text = self.explain(game, "-i", "large.in", *arguments)
        self.assertEqual((text.status, text.err), (0, ""))
        explanation = self.object(game, "-i", "large.in", *arguments)
        self.assertLess(time.monotonic() - begun, self.SOON)
        self.assertLess(len(text.out), 10000)
        return explanation, text.out

    @staticmethod
    def numbers(move):
        return [int(number) for number in move["position"].split()]

    def test_piles_of_2_000_000_000(self):
        # The value of a group is the number of ones at the end of (a-1) | (b-1), as its theorem says.
        for piles in [[2 * 10**9] * 2, [2 * 10**9, 1], [2**64 - 2, 2**63]]:
            one, text = self.soon("ed", f"1\n2 {game_rules.text(piles)}\n")
            self.assertEqual((len(one["moves"]), one["more"]), (10, None))
            self.assertTrue(text.endswith("\n    and more\n"))
            for move in one["moves"]:
                a, b = self.numbers(move)
                self.assertIn(a + b, piles)
                self.assertTrue(a > 0 and b > 0 and ((a - 1) | (b - 1)) % 2 == 0, move)
        one, text = self.soon("ed", "1\n4" + " 2000000000" * 4 + "\n")
        self.assertEqual((one["moves"], one["more"]), ([], 0))
        self.assertTrue(text.endswith("\n    and more\n"))
        self.assertEqual(text.count("leaves 1 1999999999 2000000000 2000000000, value "), 1)

    def test_a_heap_of_1_000_000_000(self):
        def value(heap):  # as its theorem says
            return heap - 1 if heap % 8 == 0 else heap + 1 if heap % 8 == 7 else heap
        for heaps in [[10**9], [10**9, 5 * 10**8, 1], [2**64 - 2]]:
            one, _ = self.soon("simple-nim", f"1\n{len(heaps)} {game_rules.text(heaps)}\n")
            self.assertTrue(one["moves"])
            for move in one["moves"]:
                left = self.numbers(move)
                sum_of_values = 0
                for heap in left:
                    sum_of_values ^= value(heap)
                self.assertEqual(sum_of_values, 0)
                taken, put = Counter(heaps) - Counter(left), Counter(left) - Counter(heaps)
                (before,), after = taken.elements(), list(put.elements())
                self.assertTrue(len(after) < 2 and sum(after) < before or len(after) == 3 and sum(after) == before)
        one, text = self.soon("simple-nim", "1\n2 1000000000 1000000000\n")
        self.assertEqual((one["moves"], one["more"]), ([], 0))
        self.assertTrue(text.endswith("\n    and more\n"))

    def test_100_000_numbers(self):
        # 4 = 2·2 an even number of times, and at the end 2: the only winning move with 2 is to 1; a 4 would have to get
        # 2 ⊕ 1 = 3 prime factors.
        one, _ = self.soon("divisors", "100001\n" + "4 " * 100000 + "2\n")
        self.assertEqual([move["move"] for move in one["moves"]], ["number 100001: 2 → 1"])
        self.assertEqual((one["grundy"], one["more"], len(one["components"])), (1, 0, 100001))
        one, text = self.soon("divisors", "100000\n" + "4 " * 100000)
        self.assertEqual((one["grundy"], one["moves"], one["more"]), (0, [], 0))
        self.assertTrue(text.endswith("\n    and more\n"))

    def test_no_move_of_100_000_numbers(self):
        # Each number is a winning move, and to make all of these positions takes a minute.
        one, text = self.soon("divisors", "100001\n" + "2 " * 100001, "--moves", "0")
        self.assertEqual((one["moves"], one["more"]), ([], None))
        self.assertTrue(text.endswith(": many of them\n"))
        one, text = self.soon("divisors", "100000\n" + "2 " * 100000, "--moves", "0")
        self.assertEqual((one["moves"], one["more"]), ([], 0))
        self.assertTrue(text.endswith(": many of them\n"))

    def test_10_000_boxes(self):
        one, _ = self.soon("cards", "1\n10000 " + "3 " * 10000)
        # Boxes 2, 5, 8, …, 9998 and 6, 12, …, 9996 count: 3333 + 1666, an odd number, of 3 cards each.
        self.assertEqual((one["grundy"], one["more"], len(one["moves"])), (3, None, 10))
        self.assertEqual(one["moves"][0]["move"], "move 3 from box 2 to box 1")
        one, _ = self.soon("cards", "1\n9999 " + "3 " * 9998 + "0")
        self.assertEqual(one["grundy"], 3)  # box 9999 does not count
        one, _ = self.soon("cards", "1\n9997 " + "3 " * 9997)
        self.assertEqual((one["grundy"], one["moves"]), (0, []))  # 9998 gone, so it is 4998 times 3

    def test_100_piles_of_10_000(self):
        one, _ = self.soon("partition", "1\n100 " + "10000 " * 100)
        self.assertEqual((one["grundy"], one["moves"]), (0, []))  # an even number of the same
        one, _ = self.soon("partition", "1\n101 " + "10000 " * 100 + "3")
        self.assertEqual((one["grundy"], len(one["moves"])), (1, 10))  # 3 has the value 1, by 1 + 2 and nothing else


if __name__ == "__main__":
    unittest.main()
