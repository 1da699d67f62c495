"""Runs the program under test as a user would, away from the user's own configuration, and hands back what came out."""
import contextlib
import os
import pty
import select
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path
from typing import NamedTuple

PROGRAM = os.environ["GAMEHOST"]
BUILD = Path(os.environ["GAMEHOST_BUILD"])
SOURCE = Path(os.environ["GAMEHOST_SOURCE"])
FIXTURES = BUILD / "tests/fixtures"
INSTALLED = BUILD / "lib/gamehost/plugins"  # the folder "installed with the program"
GAMES = sorted(folder.name for folder in (SOURCE / "tests/cases").iterdir())
SANITIZED = BUILD.name.endswith("sanitize")

os.umask(0o022)  # a plugin that everybody may write to is refused

PATIENCE = 60  # seconds, far more than anything here takes


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


def text_of(raw):
    return raw.decode("utf-8", "surrogateescape")


def as_bytes(text):
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")


def marked(text, marker=b"~"):
    """A text with one marker in it: the text without it, and the marker's LINE:COLUMN as complaints count them (a
    `\\r\\n` is one line end, so is a lone `\\r`; columns are bytes; a byte order mark takes none)."""
    before, after = as_bytes(text).split(marker)
    counted = before.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return before + after, f"{counted.count(10) + 1}:{len(counted) - counted.rfind(10)}"


def compile_plugin(source, module, *options, language="c"):
    """Builds a plugin outside of the build tree with nothing but the SDK, as its README tells."""
    compiler, standard = {"c": (os.environ.get("GAMEHOST_CC", "cc"), "-std=c11"),
                          "c++": (os.environ.get("GAMEHOST_CXX", "c++"), "-std=c++20")}[language]
    sdk = SOURCE / "sdk"
    subprocess.run([compiler, standard, "-O1", "-shared", "-fPIC", "-I", sdk / "include",
                    f"-Wl,--version-script={sdk}/cmake/plugin.map", *options, "-o", module, source], check=True)
    return module


def read_until(descriptor, end, patience=PATIENCE):
    """What comes from a pipe or terminal up to and with `end`; fails when it does not come."""
    text = b""
    deadline = time.monotonic() + patience
    while not text.endswith(end):
        ready, _, _ = select.select([descriptor], [], [], max(0, deadline - time.monotonic()))
        if not ready:
            raise AssertionError(f"waited {patience} s for {end!r} and got {text!r}")
        byte = os.read(descriptor, 1)
        if not byte:
            raise AssertionError(f"the output ended after {text!r}, without {end!r}")
        text += byte
    return text


class ProgramTest(unittest.TestCase):
    """A test with a folder and a home of its own, gone afterwards."""
    maxDiff = 3000

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="gamehost-test-")).resolve()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.home = self.folder / "home"
        self.home.mkdir()
        inherited = {name: value for name, value in os.environ.items()
                     if name not in ("GAMEHOST_CONFIG", "GAMEHOST_PLUGIN_PATH", "XDG_CONFIG_HOME", "NO_COLOR")}
        self.environment = {**inherited, "HOME": str(self.home), "LC_ALL": "C.UTF-8"}

    def start(self, *arguments, **options):
        """For what needs to talk with the program while it runs; killed when the test ends."""
        options.setdefault("env", self.environment)
        options.setdefault("cwd", self.folder)
        process = subprocess.Popen([PROGRAM, *map(str, arguments)], bufsize=0, **options)
        self.addCleanup(self.end, process)
        return process

    @staticmethod
    def end(process):
        if process.poll() is None:
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def run_program(self, *arguments, input=b"", env=None, cwd=None):
        done = subprocess.run([PROGRAM, *map(str, arguments)], input=as_bytes(input), capture_output=True,
                              timeout=PATIENCE, cwd=cwd or self.folder, env={**self.environment, **(env or {})})
        return Outcome(done.returncode, text_of(done.stdout), text_of(done.stderr))

    def terminal(self):
        """Both ends of a new terminal, closed when the test ends."""
        try:
            ends = pty.openpty()
        except OSError as error:
            self.skipTest(f"this system gives no terminals: {error}")  # a bare container, for one
        for end in ends:
            self.addCleanup(os.close, end)
        return ends

    def write(self, name, text=b"", mode=None):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(as_bytes(text))
        if mode is not None:
            path.chmod(mode)
        return path

    def check(self, outcome, status, out="", err=""):
        """Everything that came out, to the letter."""
        self.assertEqual(tuple(outcome), (status, out, err))

    def check_error(self, outcome, status, *words, out=""):
        """One complaint with these words in it, and the answers before it."""
        self.assertEqual((outcome.status, outcome.out), (status, out), outcome.err)
        self.assertIn("error: ", outcome.err)
        for word in words:
            self.assertIn(str(word), outcome.err)
