"""Talks with `gamehost play` while it runs."""
import os
import re
import select
import subprocess
import time

from program import PATIENCE, ProgramTest, text_of

PROMPT = b"\n> "
PLAYERS = {"partition": ("Alice", "Bob"), "divisors": ("Alice", "Bob"), "cards": ("Alice", "Bob"), "ed": ("E", "W"),
           "simple-nim": ("First player", "Second player")}  # who begins, and who is second, in the statements
SIZES = {"cards": 5}  # brute force over rows of nine boxes would take too long


def numbers(text):
    return () if text == "(nothing left)" else tuple(map(int, text.split()))


def written(position):
    return " ".join(map(str, position))


class Conversation:
    """A running game: what it says up to each prompt, and all of it."""

    def __init__(self, process):
        self.process = process
        self.text = ""
        self.said = self.listen()

    def listen(self):
        raw = b""
        deadline = time.monotonic() + PATIENCE
        while not raw.endswith(PROMPT):
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"waited {PATIENCE} s for a prompt and got {raw!r}")
            more = os.read(self.process.stdout.fileno(), 65536)  # behind a prompt nothing comes before a line is typed
            if not more:
                break
            raw += more
        said = text_of(raw)
        self.text += said
        self.is_over = not raw.endswith(PROMPT)
        return said

    def type(self, line):
        """What is said to a line, without the line itself, which is repeated, and without the prompt."""
        os.write(self.process.stdin.fileno(), (line + "\n").encode())
        self.said = self.listen()
        return self.said.removeprefix(line.strip() + "\n").removesuffix("> ")

    def position(self):
        return numbers(re.findall("^Position: (.*)$", self.text, re.MULTILINE)[-1])

    def positions(self):
        return [numbers(found) for found in re.findall("^Position: (.*)$", self.text, re.MULTILINE)]


class PlayTest(ProgramTest):
    def play(self, game, *arguments, script=()):
        """A whole run with these lines as its input."""
        return self.run_program("play", game, *arguments, input="".join(line + "\n" for line in script))

    def talk(self, game, *arguments):
        process = self.start("play", game, *arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE)
        return Conversation(process)

    def said(self, game, position, *script, seed=1):
        """What is said to the last line of a script."""
        talk = self.talk(game, "--position", position, "--seed", seed)
        for line in script[:-1]:
            talk.type(line)
        return talk.type(script[-1])

    def ended(self, talk, status=0):
        talk.process.stdin.close()
        self.assertEqual((talk.process.wait(PATIENCE), talk.process.stderr.read()), (status, b""))

    @staticmethod
    def hint(said):
        """A winning move: its words, and where it leads."""
        return re.fullmatch("A winning move: (.+)  to (.+)\n", said).groups()
