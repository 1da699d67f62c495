"""Every beginning of a small input either is an input of its own, with the verdicts that the theorems give, or is
refused where it ends, with the verdicts of its complete cases."""
import unittest
from functools import lru_cache

from program import GAMES, SOURCE, ProgramTest, marked


@lru_cache(maxsize=None)
def grundys_game(most=2400):
    """The values of the piles up to `most`, by the rules: split a pile into two unequal ones."""
    values = []
    for pile in range(most + 1):
        seen = {values[small] ^ values[pile - small] for small in range(1, (pile + 1) // 2)}
        values.append(next(value for value in range(len(seen) + 1) if value not in seen))
    return values


def prime_factors(number):
    count, factor = 0, 2
    while number > 1:
        while number % factor == 0:
            number //= factor
            count += 1
        factor += 1
    return count


def trailing_ones(number):
    return ((number + 1) & -(number + 1)).bit_length() - 1


# The Grundy values of the parts of a position, by the theorem of each game.
VALUES = {
    "partition": lambda piles: [grundys_game()[pile] for pile in piles],
    "divisors": lambda numbers: [prime_factors(number) for number in numbers],
    "ed": lambda piles: [trailing_ones((a - 1) | (b - 1)) for a, b in zip(piles[::2], piles[1::2])],
    "cards": lambda boxes: [cards for box, cards in enumerate(boxes, 1) if box % 6 in (0, 2, 5)],
    "simple-nim": lambda heaps: [heap + (heap % 8 == 7) - (heap % 8 == 0) for heap in heaps],
}


def verdict(game, number, case):
    values = VALUES[game](case)
    total = 0
    for value in values:
        total ^= value
    if game == "ed":
        return "YES\n" if total else "NO\n"
    if game == "simple-nim":
        return f"{'First' if total else 'Second'} player wins.\n"
    if game != "divisors":
        return f"Case {number}: {'Alice' if total else 'Bob'}\n"
    place = next((index for index, value in enumerate(values, 1) if value ^ total < value), None)
    return f"Test #{number}: " + (f"Alice {place}\n" if place else "Bob\n")


class TooShort(Exception):
    pass


def expected(game, text):
    """The verdicts of the complete cases, and whether the input is complete. A cut number is another number, so the
    text is read as it stands."""
    numbers = iter([int(token) for token in text.split()])
    verdicts = []

    def take(count, may_end=False):
        taken = [number for _, number in zip(range(count), numbers)]
        if len(taken) < count and not (may_end and not taken):
            raise TooShort
        return taken

    def read_cases(count):
        for _ in range(count):
            n = take(1)[0]
            verdicts.append(verdict(game, len(verdicts) + 1, take(n)))

    try:
        if game == "divisors":
            while n := take(1, may_end=True):
                verdicts.append(verdict(game, len(verdicts) + 1, take(n[0])))
        else:
            read_cases(take(1)[0])
            while game == "simple-nim" and (count := take(1, may_end=True)):
                read_cases(count[0])
    except TooShort:
        return "".join(verdicts), False
    return "".join(verdicts), True


class CutShort(ProgramTest):
    def check_cuts(self, name, step=1):
        for game in GAMES:
            sample = SOURCE / "tests/cases" / game / name
            whole = sample.read_bytes()
            self.assertEqual(expected(game, whole), (sample.with_suffix(".out").read_text(), True))
            for length in range(0, len(whole), step):
                text, place = marked(whole[:length] + b"~")
                out, complete = expected(game, text)
                with self.subTest(game=game, text=text):
                    outcome = self.run_program("-g", game, input=text)
                    self.assertEqual((outcome.status, outcome.out), (0 if complete else 65, out), outcome.err)
                    if not complete:
                        self.assertRegex(outcome.err, rf"\A<stdin>:{place}: error: (case \d+: )?the input ends here, "
                                         r"expected [^\n]+\n\Z")

    def test_samples_after_every_byte(self):
        self.check_cuts("sample.in")

    def test_carriage_returns(self):
        self.check_cuts("crlf.in", step=7)


if __name__ == "__main__":
    unittest.main()
