"""The command explain where numbers come near 2^64: by the theorems, since nobody can try everything there."""
import unittest

from explanations import ExplainTest

TOP = 2 ** 64


def ed_value(first, second):
    bits = (first - 1) | (second - 1)
    return next(place for place in range(65) if not bits >> place & 1)


def nim_value(heap):
    return heap + (heap % 8 == 7) - (heap % 8 == 0 and heap > 0)


def nim_sum(values):
    total = 0
    for value in values:
        total ^= value
    return total


class Extremes(ExplainTest):
    def winning(self, game, position, value, is_legal):
        """Every move that is shown is one by the rules, and leaves a position of value 0."""
        one = self.object(game, "--position", position, "--moves", "50")
        before = tuple(map(int, position.split()))
        self.assertEqual(int(one["grundy"]), value(before))
        self.assertTrue(one["moves"])
        for move in one["moves"]:
            after = tuple(map(int, move["position"].split()))
            self.assertTrue(is_legal(before, after), move)
            self.assertEqual(value(after), 0, move)

    @staticmethod
    def ed_position(piles):
        return nim_sum(ed_value(*piles[i:i + 2]) for i in range(0, len(piles), 2))

    @staticmethod
    def ed_legal(before, after):
        changed = [i for i in range(0, len(before), 2) if before[i:i + 2] != after[i:i + 2]]
        return len(before) == len(after) and len(changed) == 1 and min(after) >= 1 and \
            sum(after[changed[0]:changed[0] + 2]) in before[changed[0]:changed[0] + 2]

    def test_ed(self):
        for position in (
                # The values are 64 and 63: the first group has to come to 63, whose carry goes through all places.
                f"{TOP - 1} 2 {TOP // 2} 1",
                f"{TOP - 1} {TOP - 2}", f"{TOP // 2 + 1} 2 3 3", f"{TOP - 1} {TOP - 1} 1 2"):
            with self.subTest(position):
                self.winning("ed", position, self.ed_position, self.ed_legal)

    @staticmethod
    def nim_legal(before, after):
        # One heap gives way to a smaller one, none, or three with its sum; the others stay.
        for i, heap in enumerate(before):
            rest = before[:i] + before[i + 1:]
            for width in (0, 1, 3):
                parts = after[i:i + width]
                if after[:i] + after[i + width:] == rest and len(parts) == width and min(parts, default=1) >= 1:
                    if sum(parts) == heap if width == 3 else sum(parts) < heap:
                        return True
        return False

    def test_simple_nim(self):
        for position in (f"{TOP - 3} {TOP // 2 - 1}",  # one of the splits has values whose sum is 2^64
                         f"5 {TOP - 2} 1",  # the first heap would have to come to 2^64 - 1, which no heap has
                         f"{TOP - 2}", f"{TOP - 2} {TOP - 3} {TOP - 8}", f"{TOP // 2} {TOP // 2 - 1} 6"):
            with self.subTest(position):
                self.winning("simple-nim", position, lambda heaps: nim_sum(map(nim_value, heaps)), self.nim_legal)

    def test_cards_that_no_box_can_hold(self):
        # All cards of box 2 would have to come on top of those in box 1.
        self.check_error(self.explain("cards", "--position", f"{TOP - 1} 1"), 69,
                         "a move makes box 1 hold more than 2^64-1 cards")


if __name__ == "__main__":
    unittest.main()
