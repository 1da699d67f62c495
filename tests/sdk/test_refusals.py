"""A game with a member of a wrong form does not compile, and the compiler names the right form.

Each file in refused/ is such a game; its first line is `// refused: TEXT`, a part of the static_assert's message.
"""

import unittest
from pathlib import Path

import compile

HERE = Path(__file__).parent


class Refusals(unittest.TestCase):
    def compile(self, file):
        return compile.run(compile.CXX, "-std=c++20", str(file))

    def test_wrong_games(self):
        files = sorted((HERE / "refused").glob("*.cpp"))
        self.assertTrue(files)
        for file in files:
            with self.subTest(game=file.name):
                mark, _, expected = file.read_text(encoding="utf-8").splitlines()[0].partition(": ")
                self.assertEqual(mark, "// refused")
                status, messages = self.compile(file)
                self.assertNotEqual(status, 0, "it compiles")
                self.assertIn(expected, messages)

    def test_a_right_game(self):
        """Otherwise the refusals above would prove little: they differ from this one in a member only."""
        status, messages = self.compile(HERE / "accepted.cpp")
        self.assertFalse(status or messages, messages)
