"""What holds for the tree as a whole, whatever the sources say."""

import os
import re
import unittest
from pathlib import Path

ROOT = Path(os.environ["GAMEHOST_SOURCE"])
GAMES = sorted(folder.name for folder in (ROOT / "plugins").iterdir() if folder.is_dir())
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
C_HEADERS = {"stdint.h", "stddef.h"}  # the boundary is C
HEADERS, SOURCES = {".h", ".hpp"}, {".c", ".cpp"}

# The folders of the host, from the ground up: each may include itself and those before it.
LAYERS = ["report", "files", "output", "input", "configuration", "modules", "rules", "formats", "solve", "explain",
          "play", "commands"]


def files(folder, suffixes=HEADERS | SOURCES):
    return sorted(p for p in (ROOT / folder).rglob("*") if p.is_file() and p.suffix in suffixes)


def text(file):
    return file.read_text(encoding="utf-8")


def included(file):
    """What a file includes: the text between the marks, and the file of this tree that it means, or None."""
    for mark, name in INCLUDE.findall(text(file)):
        folders = [file.parent] if mark == '"' else []
        folders += [ROOT / "host", ROOT / "sdk" / "include", ROOT, ROOT / "tests" / "unit"]
        found = (folder / name for folder in folders)
        target = next((path.resolve().relative_to(ROOT.resolve()) for path in found if path.is_file()), None)
        yield name, target


class Tree(unittest.TestCase):
    def setUp(self):
        self.faults = []

    def tearDown(self):
        self.assertEqual(self.faults, [])

    def fault(self, file, what):
        self.faults.append(f"{file.relative_to(ROOT)}: {what}")

    def test_there_is_something_to_look_at(self):
        for folder in ("sdk", "plugins", "host"):
            self.assertTrue(files(folder), folder)
        self.assertIn("simple-nim", GAMES)

    def test_the_host_names_no_game(self):
        words = re.compile(r"\b(" + "|".join(map(re.escape, GAMES)) + r")\b", re.IGNORECASE)
        for file in sorted((ROOT / "host").rglob("*")):
            if not file.is_file():
                continue
            if words.search(str(file.relative_to(ROOT))):
                self.fault(file, "its own name")
            for number, line in enumerate(text(file).splitlines(), 1):
                for word in words.findall(line):
                    self.fault(file, f"line {number} says {word}")

    def test_the_host_includes_no_plugin_and_no_test(self):
        for file in files("host"):
            for name, target in included(file):
                if target and target.parts[0] not in ("host", "sdk"):
                    self.fault(file, f"includes {name}")

    def test_the_folders_of_the_host_stand_on_each_other(self):
        self.assertEqual(sorted(LAYERS), sorted(path.name for path in (ROOT / "host").iterdir() if path.is_dir()))
        for file in files("host"):
            folder = file.relative_to(ROOT / "host").parts[0]
            if folder == file.name:
                continue  # main.cpp stands on all of them
            for name, target in included(file):
                other = target.parts[1] if target and target.parts[0] == "host" else folder
                if other not in LAYERS or LAYERS.index(other) > LAYERS.index(folder):
                    self.fault(file, f"includes {name}")

    def test_plugins_include_the_sdk_and_themselves(self):
        for file in files("plugins"):
            own = file.relative_to(ROOT).parts[:2]
            for name, target in included(file):
                if target and target.parts[0] != "sdk" and target.parts[:2] != own:
                    self.fault(file, f"includes {name}")

    def test_the_sdk_includes_itself_and_the_standard_library(self):
        for file in files("sdk/include"):
            for name, target in included(file):
                of_sdk = name.startswith("gamehost/") and target and target.parts[0] == "sdk"
                of_standard = re.fullmatch("[a-z_]+", name) or name in C_HEADERS
                if not (of_sdk or of_standard):
                    self.fault(file, f"includes {name}")

    def test_no_file_is_too_long(self):
        """One idea a file: a source beyond 300 lines or a header beyond 150 wants a second look, these have none."""
        for folder, longest_source in (("sdk", 400), ("plugins", 400), ("host", 400), ("tests", 500)):
            for suffixes, longest in ((SOURCES, longest_source), (HEADERS, 250)):
                for file in files(folder, suffixes):
                    lines = len(text(file).splitlines())
                    if lines > longest:
                        self.fault(file, f"has {lines} lines, more than {longest}")
