"""A game with a member of a wrong form, or a fact that the host would refuse, does not compile, and the compiler says
what is wrong.

Above each game in refused/ stands `// refused: TEXT`, a part of the error, mostly the message of a static_assert. There is
no other error that could bury it.
"""

import re
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
                expected = re.findall("^// refused: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
                self.assertTrue(expected)
                status, messages = self.compile(file)
                self.assertNotEqual(status, 0, "it compiles")
                errors = re.split("^(?=.*error: )", messages, flags=re.MULTILINE)[1:]
                for error in errors:
                    self.assertRegex(error, r"static.assert(ion)? failed|\bdeleted\b")
                for text in expected:
                    one = next((error for error in errors if text in error), None)
                    self.assertIsNotNone(one, f"none says: {text}\n{messages}")
                    errors.remove(one)

    def test_a_right_game(self):
        """Otherwise the refusals above would prove little: they differ from this one in a member only."""
        status, messages = self.compile(HERE / "accepted.cpp")
        self.assertFalse(status or messages, messages)
