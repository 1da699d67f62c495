"""README.md shows what the program does: every block is run, and every line of output compared."""

import os
import re
import unittest

from session import SOURCE, Home, blocks, faults

README = (SOURCE / "README.md").read_text(encoding="utf-8")
RUN = {"console", "sh", "cpp", "yaml"}

# The blocks that are not run, word for word, and why.
NOT_RUN = {
    "scripts/test": "this test is one of its tests",
}


def table(heading):
    """The rows of the first table of a section, without its head."""
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", README, re.MULTILINE | re.DOTALL)[1]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


class Readme(unittest.TestCase):
    def test_blocks(self):
        found = blocks(README)
        skipped = [block for block in found if "\n".join(block.lines) in NOT_RUN]
        self.assertEqual(len(skipped), len(NOT_RUN), "a block that is not run is gone or has changed")
        run = [block for block in found if block not in skipped]
        strange = [(block.line, block.kind) for block in run if block.kind not in RUN]
        self.assertEqual(strange, [], "blocks that are neither run nor listed")
        with Home() as home:
            commands = home.run(run)
        self.assertGreater(len(commands), 20)
        wrong = list(faults(commands))
        if wrong:
            self.fail("\n\n".join(["README.md", *wrong]))

    def test_scripts(self):
        named = set(re.findall(r"\bscripts/\w+", README))
        self.assertLessEqual({"scripts/run", "scripts/test"}, named)
        for name in sorted(named):
            with self.subTest(script=name):
                self.assertTrue(os.access(SOURCE / name, os.X_OK), "not there, or not executable")

    def test_links(self):
        prose = re.sub(r"^```.*?^```$", "", README, flags=re.MULTILINE | re.DOTALL)
        anchors = {"#" + heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.*)$", prose, re.MULTILINE)}
        for target in re.findall(r"\]\(([^)]+)\)", prose):
            with self.subTest(target=target):
                there = target.startswith("https://") or target in anchors or (SOURCE / target).exists()
                self.assertTrue(there, "not there")

    def test_games(self):
        """Names, aliases and sources of the table are those that the program gives."""
        with Home() as home:
            listed = home.bash("gamehost list", path=home.path_with_program()).splitlines()
            rows = table("The games")
            self.assertEqual(sorted(row[0].strip("`") for row in rows), sorted(line.split()[0] for line in listed))
            for name, source, *_, aliases in rows:
                name = name.strip("`")
                with self.subTest(game=name):
                    info = home.bash(f"gamehost info {name}", path=home.path_with_program())
                    self.assertIn(f"\nsource:   {source}\n", info)
                    told = re.search(r"^aliases: +(.*)$", info, re.MULTILINE)[1]
                    self.assertEqual(re.findall("[a-z0-9-]+", aliases), re.findall("[a-z0-9-]+", told))

    def test_exit_statuses(self):
        with Home() as home:
            text = home.bash("gamehost --help", path=home.path_with_program()).partition("Exit status:")[2]
        told = set(re.findall(r"\b(\d+) [a-z]", text))
        self.assertLessEqual({"0", "64", "78"}, told)
        self.assertLessEqual(told, {row[0] for row in table("Exit status")})


if __name__ == "__main__":
    unittest.main()
