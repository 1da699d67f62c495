"""The dialogue of `gamehost play`: what can be typed and what is said to it, and every way out."""
import fcntl
import os
import signal
import subprocess
import termios
import unittest

from conversation import PlayTest
from program import PATIENCE, PROGRAM, read_until


class Typed(PlayTest):
    """What is typed, and what is said to it."""
    PILES = "1 2 3 1"

    def test_forms_of_a_move(self):
        for line in ["2", " 2 ", "2\r", "002", "remove pile 4, split pile 3: 3 → 1 + 2",
                     "Remove pile 4,split  PILE 3:3->1+2", "\tremove pile 4 , split pile 3 : 3 -> 1 + 2", "1 2 1 2",
                     "1  2 01\t2", "to 1 2 1 2", "TO 1 2 1 2"]:
            with self.subTest(line=line):
                self.assertIn("You: remove pile 4, split pile 3: 3 → 1 + 2\n\nPosition: 1 2 1 2\n",
                              self.said("ed", self.PILES, line))

    def test_a_single_number_is_the_number_of_a_move(self):
        self.assertIn("\nPosition: 7\n", self.said("simple-nim", "9", "2"))
        self.assertIn("\nPosition: 2\n", self.said("simple-nim", "9", "to 2"))
        self.assertIn("You: heap 1: 9 → 0\n\nPosition: (nothing left)\nYou (First player) win: ",
                      self.said("simple-nim", "9", "to"))

    def test_any_option_can_be_typed_in_any_order_of_its_parts(self):
        for game, position, option in [
                ("ed", "6 9", "4 2"), ("ed", "2000000000 7", "3 4"), ("ed", "5 2000000000", "1234567891 765432109"),
                ("partition", "7 4", "4 4 3"), ("divisors", "12 5", "5 6"), ("simple-nim", "1000000000 5", "5"),
                ("simple-nim", "5 1000000000", "400000000 300000000 5 300000000"), ("cards", "0 3", "2 1")]:
            with self.subTest(game=game, option=option):
                said = self.talk(game, "--position", position, "--humans").type("to " + option)
                self.assertIn(f"\nPosition: {option}\n", said)
                self.assertNotIn("Not possible", said)

    def test_what_is_no_option_of_a_huge_position_is_known(self):
        for game, position, other in [("ed", "2000000000 2000000000", "3 4"), ("simple-nim", "1000000000 5", "1 2 3"),
                                      ("ed", "18446744073709551615 3", "18446744073709551615 1")]:
            with self.subTest(game=game):
                said = self.talk(game, "--position", position, "--humans").type("to " + other)
                self.assertIn(f'Not possible: no move leads to "{other}" from here', said)

    def test_moves_that_are_refused(self):
        none = "; `moves` lists the moves.\n"
        for line, reason in [
                ("3", "there is no move number 3, the last one is 2; to name the position 3 write `to 3`.\n"),
                ("0", "there is no move number 0, the last one is 2; to name the position 0 write `to 0`.\n"),
                ("1 2 3 1", 'no move leads to "1 2 3 1" from here' + none),
                ("to 9 9", 'no move leads to "9 9" from here' + none),
                ("  1 2 x", 'column 7: found "x" (not a whole number), expected a pile of 1 or more' + none),
                ("to  1 2 x", 'column 9: found "x" (not a whole number), expected a pile of 1 or more' + none),
                ("-1 2", 'column 1: found "-1" (a sign; a number is plain digits), expected a pile of 1 or more' + none),
                ("1 0", "column 3: found 0, expected a pile of 1 or more" + none),
                ("1 2 3", "column 1: found 3 piles, an odd number, expected an even one (two piles form a group)" + none),
                ("remove pile 2, split pile 1: 1 → 1 + 0",
                 'no move of this position is "remove pile 2, split pile 1: 1 -> 1 + 0"' + none),
                ("moves 0", 'behind `moves` stands "0", expected how many to show, 1 or more.\n'),
                ("moves x", 'behind `moves` stands "x", expected how many to show, 1 or more.\n'),
                ("undo", "there is no move of yours to take back.\n")]:
            with self.subTest(line=line):
                talk = self.talk("ed", "--position", self.PILES)
                said = talk.type(line)
                self.assertEqual(said, "Not possible: " + reason)
                self.assertIn("\nPosition: 1 2 1 2\n", talk.type("2"))  # the same turn goes on

    def test_what_is_unknown(self):
        possible = ("possible are a move (its number, its words, or the position that it leads to), moves, hint, why, "
                    "undo, help and quit")
        for line, said in [("jump over", f'Unknown: "jump over"; {possible}\n'),
                           ("hnt", f'Unknown: "hnt"; {possible}; did you mean "hint"?\n'),
                           (" \t", f"Nothing was typed; {possible}.\n")]:
            self.assertEqual(self.said("ed", self.PILES, line), said)

    def test_bytes_that_are_no_text(self):
        talk = self.run_program("play", "ed", "--position", self.PILES, input=b"a\0b\n\xff\xfe\n1 \x1b[2J\n2 \0\n")
        self.assertEqual(talk.status, 0)
        for words in ['Unknown: "a\\x00b"; ', '"\\xff\\xfe"', "> a\\x00b\n",
                      'column 3: found "\\x1b[2J" (a control character)', 'column 3: found "\\x00" (a NUL byte)']:
            self.assertIn(words, talk.out)
        self.assertEqual([c for c in talk.out if c < " " and c != "\n" or "\udc80" <= c <= "\udcff"], [])

    def test_long_lines(self):
        """64 KiB are read, and one byte more is refused; what follows is the next line."""
        limit = 64 * 1024
        for end in ["\n", "\r\n"]:
            outcome = self.run_program("play", "ed", "--position", self.PILES,
                                       input="2".rjust(limit) + end + "1".rjust(limit + 1) + end + "x" * 10**6 + end +
                                       "moves 1" + end)
            self.assertIn("\nPosition: 1 2 1 2\nThe machine: ", outcome.out)
            self.assertEqual(outcome.out.count("That line is too long, more than 65536 bytes.\n> "), 2)
            self.assertIn("> moves 1\n  1  ", outcome.out)
            self.assertLess(len(outcome.out), 3000)

    def test_moves(self):
        self.assertEqual(self.said("ed", self.PILES, "MOVES"),
                         "  1  remove pile 1, split pile 2: 2 → 1 + 1  to 1 1 3 1\n"
                         "  2  remove pile 4, split pile 3: 3 → 1 + 2  to 1 2 1 2\n")
        said = self.said("divisors", "1024 1024 1024", "moves").splitlines()  # ten proper divisors each
        self.assertEqual((len(said), said[9], said[20]), (21, "  10  number 1: 1024 → 512  to 512 1024 1024",
                                                          "and 10 more"))
        self.assertEqual(self.said("divisors", "4 9", " moves  1 "), "  1  number 1: 4 → 1  to 1 9\nand 3 more\n")

    def test_hint_and_why(self):
        """Values of ed: the trailing ones of (a-1) | (b-1); so (1,2) has 1, (3,1) has 0 and (2,2) has 1."""
        self.assertEqual(self.said("ed", self.PILES, "Hint"),
                         "A winning move: remove pile 1, split pile 2: 2 → 1 + 1  to 1 1 3 1\n")
        self.assertEqual(self.said("ed", "1 2 2 2", "hint"), "No move wins: the other player can answer every one.\n")
        self.assertEqual(self.said("ed", self.PILES, "why"),
                         "  value of 1 2: 1\n  value of 3 1: 0\n"
                         "The nim-sum of the values is 1, not 0: who is to move can win, you (E).\n")
        self.assertEqual(self.said("ed", "1 2 2 2", "why"),
                         "  value of 1 2: 1\n  value of 2 2: 1\nThe nim-sum of the values is 0: who is to move loses if the "
                         "other player makes no mistake, you (E).\n")
        self.assertEqual(self.said("cards", "0 5", "why"),
                         "  value of 0 5: 5\nThe value is 5, not 0: who is to move can win, you (Alice).\n")

    def test_undo(self):
        talk = self.talk("ed", "--position", "9 8 7 6", "--seed", 1)
        seen = [talk.position()]
        for _ in range(2):
            talk.type("3")
            seen.append(talk.position())
        for position in reversed(seen[:-1]):
            self.assertIn("Your last move and the machine's answer are taken back.\n", talk.type("undo"))
            self.assertEqual(talk.position(), position)
        self.assertIn("no move of yours", talk.type("undo"))
        self.assertIn("Your turn.", talk.type("1"))

    def test_undo_where_the_machine_began(self):
        talk = self.talk("ed", "--position", "9 8 7 6", "--second")
        after_one = talk.position()
        self.assertIn("no move of yours", talk.type("undo"))
        talk.type("1")
        talk.type("undo")
        self.assertEqual(talk.position(), after_one)

    def test_undo_of_two_people(self):
        talk = self.talk("ed", "--position", "9 8 7 6", "--humans")
        self.assertIn("no move of yours", talk.type("undo"))
        talk.type("1")
        self.assertIn("The last move is taken back.\n\nPosition: 9 8 7 6\nE's turn.", talk.type("undo"))

    def test_help(self):
        for line in ["help", "?", "HELP"]:
            said = self.said("ed", self.PILES, line)
            for words in ["form a group", "moves [N]", "hint", "why", "undo", "quit"]:
                self.assertIn(words, said)


class WaysOut(PlayTest):
    BEGIN = ["ed", "--position", "1 2 3 1", "--seed", 1]
    WAY_BACK = 'nobody has won. It goes on from here with --position "1 2 3 1".\n'

    def test_quit(self):
        for line in ["quit", " QUIT\t"]:
            outcome = self.play(*self.BEGIN, script=[line, "1"])
            self.assertEqual((outcome.status, outcome.err), (0, ""))
            self.assertTrue(outcome.out.endswith(f"> {line.strip()}\nYou leave the game; {self.WAY_BACK}"), outcome.out)

    def test_the_end_of_the_input(self):
        for text, shown in [("", ""), ("why", "why\n  value of 1 2: 1\n")]:  # a last line need not have an end
            outcome = self.run_program("play", *self.BEGIN, input=text)
            self.assertEqual((outcome.status, outcome.err), (0, ""))
            self.assertIn("> " + shown, outcome.out)
            self.assertTrue(outcome.out.endswith("> \nThe input has ended; " + self.WAY_BACK), outcome.out)

    def test_no_input_at_all(self):
        call = [PROGRAM, "play", *map(str, self.BEGIN)]
        process = subprocess.run(["sh", "-c", 'exec "$0" "$@" <&-', *call], capture_output=True, env=self.environment,
                                 timeout=PATIENCE)
        self.assertEqual((process.returncode, process.stdout), (66, b""))

    def test_a_signal_in_a_pipe(self):
        for number, status in [(signal.SIGINT, 130), (signal.SIGTERM, 143)]:
            talk = self.talk(*self.BEGIN)
            talk.type("hint")
            talk.process.send_signal(number)
            self.assertEqual((talk.process.wait(PATIENCE), talk.process.stdout.read()), (status, b"\n"))
            self.assertEqual(talk.process.stderr.read(), b"")

    def test_a_signal_while_it_searches(self):
        """No prompt waits for an end of its line then."""
        talk = self.talk("simple-nim", "--position", "1000000000 7")
        os.write(talk.process.stdin.fileno(), b"99999999999\n")  # a second's work
        read_until(talk.process.stdout.fileno(), b"99999999999\n")
        talk.process.send_signal(signal.SIGTERM)
        self.assertEqual((talk.process.wait(PATIENCE), talk.process.stdout.read()), (143, b""))

    def at_terminal(self):
        """The program with a terminal of its own, as Ctrl-C needs it."""
        master, slave = self.terminal()
        process = self.start("play", *self.BEGIN, stdin=slave, stdout=slave, stderr=subprocess.PIPE,
                             start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        read_until(master, b"> ")
        return process, master

    def test_control_c(self):
        process, master = self.at_terminal()
        os.write(master, b"\x03")
        self.assertEqual(process.wait(PATIENCE), 130)
        self.assertTrue(read_until(master, b"\r\n").endswith(b"\r\n"))  # the line of the prompt is ended
        self.assertEqual(process.stderr.read(), b"")

    def test_control_d(self):
        process, master = self.at_terminal()
        os.write(master, b"undo\n")  # the terminal shows it, so the program does not repeat it
        self.assertEqual(read_until(master, b"> "),
                         b"undo\r\nNot possible: there is no move of yours to take back.\r\n> ")
        os.write(master, b"\x04")
        said = read_until(master, b".\r\n").decode()
        self.assertEqual(said.replace("\r\n", "\n"), "\nThe input has ended; " + self.WAY_BACK)
        self.assertEqual(process.wait(PATIENCE), 0)

    def test_a_closed_output(self):
        talk = self.talk(*self.BEGIN)
        talk.process.stdout.close()
        os.write(talk.process.stdin.fileno(), b"hint\n")
        self.assertEqual((talk.process.wait(PATIENCE), talk.process.stderr.read()), (-signal.SIGPIPE, b""))

    def test_a_full_disk(self):
        with open("/dev/full", "wb") as full:
            process = self.start("play", *self.BEGIN, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
            self.assertEqual(process.wait(PATIENCE), 74)
        self.assertIn(b"No space left", process.stderr.read())


if __name__ == "__main__":
    unittest.main()
