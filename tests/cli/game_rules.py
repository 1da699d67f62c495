"""The rules of the five games once more, in plain Python and from the statements alone, to test against: the moves of
a position, and with them, by trying everything, Grundy values. For small positions."""
from functools import lru_cache
from itertools import product
from typing import NamedTuple


class Move(NamedTuple):
    text: str
    position: tuple


def heaps(name, replacements):
    """A game of heaps, from what one heap may become; an empty heap is gone."""
    def moves(position):
        for i, heap in enumerate(position):
            for parts in replacements(heap):
                split = "split " if len(parts) > 1 else ""
                yield Move(f"{split}{name} {i + 1}: {heap} → {' + '.join(map(str, parts))}",
                           position[:i] + tuple(part for part in parts if part) + position[i + 1:])
    return moves


def unequal_parts(pile):
    return [(part, pile - part) for part in range(1, pile) if part < pile - part]


def proper_divisors(number):
    return [(divisor,) for divisor in range(1, number) if number % divisor == 0]


def fewer_or_three(heap):
    return [(rest,) for rest in range(heap)] + [(a, b, heap - a - b) for a in range(1, heap) for b in range(a, heap)
                                                if heap - a - b >= b]


def moves_of_ed(position):
    for i, pile in enumerate(position):
        first, other = i - i % 2, i + 1 - 2 * (i % 2)
        for part in range(1, pile // 2 + 1):  # the smaller part first
            yield Move(f"remove pile {other + 1}, split pile {i + 1}: {pile} → {part} + {pile - part}",
                       position[:first] + (part, pile - part) + position[first + 2:])


def moves_of_cards(position):
    for a in range(1, len(position) + 1):
        for b in range(1, a):
            if (a + b) % 2 == 1 and (a + b) % 3 == 0:
                for cards in range(1, position[a - 1] + 1):
                    boxes = list(position)
                    boxes[a - 1] -= cards
                    boxes[b - 1] += cards
                    yield Move(f"move {cards} from box {a} to box {b}", tuple(boxes))


MOVES = {"partition": heaps("pile", unequal_parts), "divisors": heaps("number", proper_divisors), "ed": moves_of_ed,
         "cards": moves_of_cards, "simple-nim": heaps("heap", fewer_or_three)}


def rows(lengths, numbers):
    return [row for length in lengths for row in product(numbers, repeat=length)]


# All small positions of each game: rows of numbers, of cards those with few boxes and cards.
SMALL = {"partition": rows([1, 2, 3], range(1, 9)), "divisors": rows([1], range(1, 200)) + rows([2, 3], range(1, 13)),
         "ed": rows([2], range(1, 13)) + rows([4], range(1, 6)),
         "cards": [row for row in rows(range(1, 7), range(9)) if len(row) + sum(row) <= 9 or
                   (len(row) == 6 and sum(row) <= 5)] + rows([9], range(2)),
         "simple-nim": rows([1], range(1, 18)) + rows([2], range(1, 10)) + rows([3], range(1, 8))}


def components(game, position):
    width = {"ed": 2, "cards": max(1, len(position))}.get(game, 1)
    return [position[i:i + width] for i in range(0, len(position), width)]


@lru_cache(maxsize=None)
def grundy(game, position):
    """By the definition, over whole positions: it makes no use of components."""
    if game != "cards" and list(position) != sorted(position) and game != "ed":
        return grundy(game, tuple(sorted(position)))  # heaps may stand in any order
    values = {grundy(game, move.position) for move in MOVES[game](position)}
    return next(value for value in range(len(values) + 1) if value not in values)


def options(game, position):
    return [move.position for move in MOVES[game](position)]


@lru_cache(maxsize=None)
def value(game, position):
    """The same for larger positions, with the nim-sum of the components."""
    total = 0
    for part in components(game, position):
        total ^= grundy(game, part) if game == "cards" else value_of_component(game, part)
    return total


@lru_cache(maxsize=None)
def value_of_component(game, part):
    values = {value(game, option) for option in options(game, part)}
    return next(number for number in range(len(values) + 1) if number not in values)


def wins(game, position):
    return value(game, position) != 0


def as_case(game, position):
    return f"{len(position)} {text(position)}\n"


def as_input(game, positions):
    count = "" if game == "divisors" else f"{len(positions)}\n"
    return count + "".join(as_case(game, position) for position in positions)


def text(position):
    return " ".join(map(str, position))
