"""Runs the program under test as a user would, and hands back what came out."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ["GAMEHOST"]
BUILD = Path(os.environ["GAMEHOST_BUILD"])
SOURCE = Path(os.environ["GAMEHOST_SOURCE"])
GAMES = sorted(folder.name for folder in (SOURCE / "tests/cases").iterdir())


class Result:
    def __init__(self, done):
        self.status = done.returncode
        self.out = done.stdout.decode(errors="replace")
        self.err = done.stderr.decode(errors="replace")


class ProgramTest(unittest.TestCase):
    """A test with a folder of its own, which is gone afterwards."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="gamehost-test-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def run_program(self, *arguments, text=b"", environment=None):
        text = text.encode() if isinstance(text, str) else text
        done = subprocess.run([PROGRAM, *map(str, arguments)], input=text, capture_output=True, timeout=120,
                              cwd=self.folder, env={**os.environ, **(environment or {})})
        return Result(done)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def check(self, result, status, out, err=""):
        """Everything that came out, to the letter."""
        self.assertEqual((result.status, result.out, result.err), (status, out, err))
