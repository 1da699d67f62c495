"""`gamehost play`: whole games by script, where a game begins, and positions with more moves than can be looked at."""
import random
import re
import time
import unittest

import game_rules
from conversation import PLAYERS, SIZES, PlayTest, numbers, written
from program import FIXTURES, GAMES, PATIENCE, SANITIZED


class WholeGames(PlayTest):
    """The moves of both sides are held against the rules as stated, in game_rules.py."""

    def check_moves(self, game, positions):
        for before, after in zip(positions, positions[1:]):
            self.assertIn(after, game_rules.options(game, before), f"{game}: {before} -> {after}")

    def listed(self, talk):
        """The moves that the program lists: their words, and where they lead."""
        rows = talk.type("moves 100000").splitlines()
        found = [re.fullmatch(r" +(\d+)  (.+)  to (.+)", row).groups() for row in rows]
        self.assertEqual([int(number) for number, _, _ in found], list(range(1, len(rows) + 1)))
        return [(words, numbers(position)) for _, words, position in found]

    def play_at_random(self, game, seed, *arguments):
        chooser = random.Random(seed)
        human = 1 if "--second" in arguments else 0
        talk = self.talk(game, "--seed", seed, "--size", SIZES.get(game, 7), *arguments)
        machine_wins = False
        while not talk.is_over:
            position = talk.position()
            moves = self.listed(talk)
            self.assertEqual(sorted({option for _, option in moves}), sorted(set(game_rules.options(game, position))))
            number = chooser.randrange(len(moves))
            words, option = moves[number]
            talk.type(chooser.choice([str(number + 1), words, f" TO  {written(option)}  "]))
            machine_wins = machine_wins or game_rules.wins(game, option)
        positions = talk.positions()
        self.check_moves(game, positions)
        self.assertEqual(game_rules.wins(game, positions[0]), human == 0)  # the start is fair to the human
        winner = (len(positions) - 2) % 2  # who made the last move; 0 began
        self.assertEqual(game_rules.options(game, positions[-1]), [])
        if machine_wins:
            self.assertEqual(winner, 1 - human)
        names = PLAYERS[game]
        expected = (f"You ({names[human]}) win: the machine ({names[1 - human]}) has no move left.\n" if winner == human
                    else f"The machine ({names[1 - human]}) wins: you ({names[human]}) have no move left.\n")
        self.assertTrue(talk.text.endswith("\n" + expected), talk.text)
        self.ended(talk)
        return winner == human

    def test_against_somebody_who_moves_at_random(self):
        for game in GAMES:
            for arguments in [(), ("--second",)]:
                with self.subTest(game=game, arguments=arguments):
                    for seed in range(8):
                        self.play_at_random(game, seed, *arguments)

    def test_against_somebody_who_follows_the_hints(self):
        """The start can be won, so who always makes the winning move wins."""
        for game in GAMES:
            for arguments in [(), ("--second",)]:
                for seed in range(8):
                    with self.subTest(game=game, arguments=arguments, seed=seed):
                        talk = self.talk(game, "--seed", seed, *arguments)
                        while not talk.is_over:
                            words, position = self.hint(talk.type("hint"))
                            talk.type(words)
                            after = talk.positions()
                            self.assertIn(numbers(position), after)
                        self.assertRegex(talk.text, r"\nYou \(.*\) win: the machine ")
                        self.check_moves(game, talk.positions())
                        self.ended(talk)

    def test_two_people(self):
        for game in GAMES:
            with self.subTest(game=game):
                talk = self.talk(game, "--humans", "--seed", 5, "--size", SIZES.get(game, 7))
                first, second = PLAYERS[game]
                self.assertTrue(game_rules.wins(game, talk.position()))
                self.assertIn(f"\n{first} begins, {second} is second. ", talk.text)
                moves = 0
                while not talk.is_over:
                    mover = PLAYERS[game][moves % 2]
                    self.assertTrue(talk.text.endswith(f"\n{mover}'s turn.\n> "), talk.text)
                    self.assertTrue(talk.type("1").startswith(mover + ": "))
                    moves += 1
                self.assertEqual(len(talk.positions()), moves + 1)  # nobody else has moved
                self.check_moves(game, talk.positions())
                winner, loser = PLAYERS[game][(moves - 1) % 2], PLAYERS[game][moves % 2]
                self.assertTrue(talk.text.endswith(f"\n{winner} wins: {loser} has no move left.\n"))
                self.ended(talk)

    def test_a_dialogue_to_the_letter(self):
        """ed: 1 2 has the one move to 1 1, and so has 3 1 (to 1 2), whose value is 0 (design: NO for a lost case)."""
        self.check(self.play("ed", "--position", "1 2 3 1", "--seed", 3, script=["hint", "1", "1"]), 0, """\
seed 3
E&D
You are E and begin, the machine is W. Who cannot move loses. `help` says what to type.

Position: 1 2 3 1
Your turn.
> hint
A winning move: remove pile 1, split pile 2: 2 → 1 + 1  to 1 1 3 1
> 1
You: remove pile 1, split pile 2: 2 → 1 + 1

Position: 1 1 3 1
The machine: remove pile 4, split pile 3: 3 → 1 + 2

Position: 1 1 1 2
Your turn.
> 1
You: remove pile 3, split pile 4: 2 → 1 + 1

Position: 1 1 1 1
You (E) win: the machine (W) has no move left.
""")


class Start(PlayTest):
    def test_a_seed_is_the_whole_game(self):
        for game in GAMES:
            script = ["moves 1", "1", "undo", "1", "1", "1"]
            runs = {seed: self.play(game, "--seed", seed, script=script) for seed in range(6)}
            for seed, run in runs.items():
                self.assertEqual((run.status, run.err), (0, ""))
                self.assertTrue(run.out.startswith(f"seed {seed}\n"))
                self.assertEqual(self.play(game, "--seed", seed, script=script), run)
            starts = {run.out.split("\nPosition: ")[1].split("\n")[0] for run in runs.values()}
            self.assertGreater(len(starts), 3, game)

    def test_a_seed_decides_the_moves_of_a_machine_that_loses(self):
        """7 7 is lost for who moves: whatever is done to one pile the other player repeats."""
        replies = {self.said("simple-nim", "9 7 7", "to 7 7", seed=seed) for seed in range(8)}
        self.assertGreater(len(replies), 2)

    def test_a_seed_of_ones_own(self):
        first, again = (self.play("ed") for _ in range(2))
        seed = re.match(r"seed (\d+)\n", first.out).group(1)
        self.assertEqual(self.play("ed", "--seed", seed), first)
        self.assertNotEqual(first, again)  # one time in a million they are equal

    def test_a_size(self):
        """Of heap games the size is the greatest number; of cards the number of boxes."""
        for size in [2, 5, 1000]:
            talk = self.talk("simple-nim", "--size", size, "--seed", 2)
            self.assertLessEqual(max(talk.position()), size)
        self.assertGreater(max(talk.position()), 9)
        self.assertEqual(len(self.talk("cards", "--size", 12, "--seed", 2).position()), 12)
        talk = self.talk("simple-nim", "--size", 10**9, "--seed", 2, "--second")  # lost positions are rare there
        self.assertIn("No move wins", self.said("simple-nim", written(talk.positions()[0]), "hint"))

    def test_no_fair_position(self):
        """With one object a pile nobody can move."""
        for arguments in [(), ("--second",)]:
            self.check_error(self.play("ed", "--size", 1, *arguments), 64, "of size 1", "--position", "--size")

    def test_bad_arguments(self):
        self.check_error(self.play("ed", "--size", 0), 64, "--size: found 0, expected at least 1")
        self.check_error(self.play("ed", "--size", 3, "--position", "1 2"), 64, "--size", "--position")
        self.check_error(self.play("ed", "--humans", "--second"), 64, "--humans", "--second")
        self.check_error(self.play("ed", "--output", "file"), 64, "takes no --output")
        self.check_error(self.play("edd"), 69, 'unknown game "edd"; did you mean "ed"?')

    def test_bad_positions(self):
        for game, position, place, words in [
                ("ed", "1 2 x 3", "1:5", 'found "x" (not a whole number), expected a pile'),
                ("ed", "1 2 3", "1:1", "an odd number, expected an even one"),
                ("divisors", "4 0", "1:3", 'found 0, expected a number of 1 or more'),
                ("simple-nim", "-1", "1:1", 'found "-1"')]:
            outcome = self.play(game, "--position", position)
            self.check_error(outcome, 65, words)
            self.assertTrue(outcome.err.startswith(f"<position>:{place}: error: "), outcome.err)

    def test_nothing_to_play(self):
        head = "seed 1\nE&D\n{} Who cannot move loses. `help` says what to type.\n\nPosition: {}\n"
        mine = head.format("You are E and begin, the machine is W.", "1 1")
        self.check(self.play("ed", "--seed", 1, "--position", " 1\t1 "), 0,
                   mine + "The machine (W) wins: you (E) have no move left.\n")
        machines = head.format("The machine is E and begins, you are W.", "(nothing left)")
        self.check(self.play("ed", "--seed", 1, "--position", "", "--second"), 0,
                   machines + "You (W) win: the machine (E) has no move left.\n")
        self.check(self.play("ed", "--position", "1 1", "--humans"), 0,
                   "E&D\nE begins, W is second. Who cannot move loses. `help` says what to type.\n\nPosition: 1 1\n"
                   "W wins: E has no move left.\n")

    def test_a_game_without_rules(self):
        self.check_error(self.run_program("play", "--plugin", FIXTURES / "plain_c.so"), 69, "states no rules")


class Fixtures(PlayTest):
    """Games made for tests: without what others have, or faulty."""

    def play(self, name, *arguments, seed=1, script=()):
        return self.run_program("play", "--plugin", FIXTURES / f"rules/{name}.so", "--seed", seed, *arguments,
                                input="".join(line + "\n" for line in script))

    def check_said(self, outcome, *words):
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        for said in words:
            self.assertIn(said, outcome.out)

    def test_what_cannot_be_told(self):
        """A heap game that does not judge moves: there are too many to search."""
        self.check_said(self.play("nim_heaps", "--position", "1000000000 7", script=["98765432 7"]),
                        'Not possible: whether "98765432 7" is a move cannot be checked, since this position has too '
                        "many of them; choose another move.\n")

    def test_moves_without_words(self):
        """D is 4 objects, A is 1. Who leaves two equal heaps wins."""
        self.check_error(self.play("in_words"), 64, "makes no random positions", "--position")
        self.check_said(self.play("in_words", "--position", "DA", script=["moves 2", "hint", "why", "5"]),
                        "> moves 2\n  1  to AA\n  2  to BA\nand 3 more\n", "> hint\nA winning move: to AA\n",
                        "> why\n  value of DA: 5\nThe value is 5, not 0: ", "> 5\nYou: to D\n")

    def test_positions_that_are_words(self):
        for line in ["CA", " CA", "to CA", "TO CA"]:
            self.check_said(self.play("in_words", "--position", "DA", script=[line]), "You: to CA\n\nPosition: CA\n")
        for line, said in [("CB", 'Not possible: no move leads to "CB" from here;'), ("ca", 'Unknown: "ca"; '),
                           ("Hnt", 'Unknown: "Hnt"; '), ("  1A", "Not possible: column 3: found another letter "),
                           (" to  CA,", "Not possible: column 6: found another letter"), ("Hint", "A winning move: ")]:
            self.check_said(self.play("in_words", "--position", "DA", script=[line]), said)

    def test_values_out_of_reach(self):
        """Those of a million and all below. Two people need none; for them, too, a position is fair where that is
        soon known."""
        large = ["--size", 10**6]
        self.check_error(self.play("rules_alone", "--memory", 1, *large), 69, "the memory limit of 1 MiB")
        self.assertRegex(self.play("rules_alone", "--humans", *large, script=["1"]).out,
                         r"\nPosition: [0-9 ]+\nFirst's turn.\n> 1\nFirst: heap 1: ")
        self.check_said(self.play("rules_alone", "--humans", "--memory", 1, *large, script=["hint", "1"]),
                        "There is no telling: the memory limit of 1 MiB does not suffice", "\nFirst: heap 1: ")
        for seed in range(20):  # of one or two objects a heap half are fair
            self.check_said(self.play("rules_alone", "--humans", "--size", 2, seed=seed, script=["hint"]),
                            "A winning move: ")

    def test_random_positions_that_cannot_be_had(self):
        for name, status, *words in [
                ("refuses_random_position", 64, "no random position of size 9: no dice", "--size", "--position"),
                ("throws_in_random_position", 70, "broke its contract in cases.random_position: the dice are loaded"),
                ("random_breaks_the_rules", 70, 'broke its contract in cases.random_position: it makes "9 0", which is '
                 "no position of the game: <position>:1:3: found 0, expected a heap of 1 or more")]:
            for more in [(), ("--humans",)]:
                self.check_error(self.play(name, *more), status, *words)
            self.check_said(self.play(name, "--position", "2 1", script=["hint"]), "A winning move: heap 1: 2 ")

    def test_lost_positions_that_are_not_found(self):
        """Among heaps of up to 10^12 they are not drawn by chance, nor is the move to one of them found."""
        self.check_error(self.play("nim_heaps", "--second", "--size", 10**12), 64, f"of size {10**12} was found to play on "
                         "that who is second can win", "--size", "--position")

    def test_a_move_in_two_lines(self):
        """It is shown in one. Its words cannot be typed, the position can."""
        self.check_said(self.play("move_with_line_feed", "--position", "3", script=["moves 1", "to 2"]),
                        "  1  take\\x0asome  to (nothing left)\n", "You: take\\x0asome\n\nPosition: 2\n")

    def test_a_list_that_does_not_end_when_it_should(self):
        self.check_said(self.play("goes_on_after_end", "--position", "9 9", script=["moves 2", "hint", "2"]),
                        "\n  2  heap 1: 9 → 1  to 1 9\nand 16 more\n", "No move wins", "You: heap 1: 9 → 1\n")

    def test_too_many_moves_and_no_way_to_those_that_win(self):
        """Nim with its moves in the order of what is left, and nobody who finds those that win: 5 is soon found, and
        so is 7 → 1, which makes 10^12 ⊕ (10^12+1) ⊕ 1 = 0, when the heap is looked at alone. Of 10^12, 10^12-1 and 7
        only the first can win, by (10^12-1) ⊕ 7 = 10^12-8, and so many moves nobody goes through."""
        heap = 10**12
        self.assertEqual((heap ^ heap + 1 ^ 1, heap - 1 ^ 7), (0, heap - 8))
        self.assertRegex(self.play("nim_heaps", "--position", f"{heap} 5", script=["hint"]).out,
                         f"A winning move: heap 1: {heap} → 5  to 5 5\n")
        two, left = f"{heap} {heap + 1} 7", f"{heap} {heap + 1} 1"
        self.check_said(self.play("nim_heaps", "--position", two, script=["hint", left]),
                        f"A winning move: to {left}\n", f"You: to {left}\n\nPosition: {left}\nThe machine: ")
        self.check_said(self.play("nim_heaps", "--position", two, "--second"), f"The machine: to {left}\n")
        self.check_said(self.play("nim_heaps", "--position", two, script=[f"{heap} {heap + 1} 8", "7 7"]),
                        f'no move leads to "{heap} {heap + 1} 8" from here', 'no move leads to "7 7" from here')
        never = f"{heap} {heap - 1} 7"
        self.check_said(self.play("nim_heaps", "--position", never, script=["hint"]),
                        "There is a winning move, but none was found: there are too many moves to look at them all.")
        self.check_said(self.play("nim_heaps", "--position", never, "--second"),
                        "The machine could win, but finds no move for it: there are too many to look at them all.\n"
                        f"The machine: heap 1: {heap} ")


@unittest.skipIf(SANITIZED, "what takes a second takes half a minute there")
class Huge(PlayTest):
    """Positions with thousands of millions of moves are no trouble."""

    def quick(self, game, position, *script):
        began = time.monotonic()
        said = self.said(game, position, *script)
        self.assertLess(time.monotonic() - began, PATIENCE if SANITIZED else 20)  # all moves would take minutes
        return said

    def test_what_is_asked(self):
        for game, position in [("simple-nim", "1000000000 999999999 5"), ("ed", "2000000000 2000000000"),
                               ("simple-nim", "18446744073709551614 18446744073709551613")]:
            with self.subTest(game=game, position=position):
                self.assertRegex(self.quick(game, position, "moves 3"),
                                 "^  1  .*\n  2  .*\n  3  .*\nand very many more\n$")
                words, target = self.hint(self.quick(game, position, "hint"))
                for line in [words, target, "to " + target]:
                    self.assertIn(f"You: {words}\n\nPosition: {target}\nThe machine: ",
                                  self.quick(game, position, line))
                self.assertIn("\nThe machine: ", self.quick(game, position, "2"))

    def test_a_position_far_down_the_list(self):
        self.assertIn("You: heap 1: 1000000000 → 5\n", self.quick("simple-nim", "1000000000 7", "5 7"))
        # Of the first two heaps the options of the value that it takes alone are too many.
        said = self.quick("simple-nim", "1000000000 999999999 7", "1000000000 999999999 3")
        self.assertIn("You: heap 3: 7 → 3\n", said)
        # The parts less 1 end with 20 ones together, and the splits of that value are few.
        part, other = 2**29 + 2**20, 2000000000 - 2**29 - 2**20
        self.assertEqual((part - 1 | other - 1) & 0xfffff, 0xfffff)
        self.assertIn("\nThe machine: ", self.quick("ed", "3 3 2000000000 1 3 3", f"3 3 {part} {other} 3 3"))

    def test_a_component_that_goes(self):
        """The first one and the last, and one between; the moves of the large heap are too many to come to it, the
        last of which is to take it away."""
        for position, line, words in [("1000000000 5", "to 1000000000", "heap 2: 5"),
                                      ("1000000000 5", "to 5", "heap 1: 1000000000"),
                                      ("5 1000000000", "to 5", "heap 2: 1000000000"),
                                      ("1000000000 5 7", "1000000000 7", "heap 2: 5"),
                                      ("1000000000", "to", "heap 1: 1000000000")]:
            self.assertIn(f"You: {words} → 0\n", self.quick("simple-nim", position, line))

    def test_what_is_no_move(self):
        """A heap has no option greater than itself; and only the last group has changed, which has few options."""
        for game, position, line in [("simple-nim", "1000000000 7", "1000000001 7"),
                                     ("ed", "3 3 2000000000 1 3 3", "3 3 2000000000 1 2 2")]:
            self.assertEqual(self.quick(game, position, line),
                             f'Not possible: no move leads to "{line}" from here; `moves` lists the moves.\n')

    def test_what_cannot_be_told(self):
        for game, position, line, reason in [
                # Far down the list, but the plugin knows that it is one; there are no words for it.
                ("ed", "2000000000 1", "987654322 1012345678", "You: to 987654322 1012345678\n"),
                ("simple-nim", "1000000000 7", "heap 1: 1000000000 → 5", "write the position that it leads to, or"),
                ("simple-nim", "1000000000 7", "99999999999", "too far down the list")]:
            self.assertIn(reason, self.quick(game, position, line))

    def test_long_positions_are_cut(self):
        position = "2 " * 9999 + "4"
        talk = self.talk("divisors", "--position", position)
        self.assertIn(" … (10,000 numbers)\n", talk.text)
        self.assertLess(len(talk.text), 1000)
        self.assertIn("\n  and 9980 parts more\n", talk.type("why"))
        self.assertLess(len(talk.type("moves 5")), 1500)
        self.assertIn("You: number 10000: 4 → 1\n", talk.type("2 " * 9999 + "1"))


if __name__ == "__main__":
    unittest.main()
