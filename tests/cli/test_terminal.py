"""The program at a terminal: what it does without input, what it reads there, and its colours."""
import os
import subprocess
import unittest

from program import PATIENCE, ProgramTest, read_until

ESCAPE = "\x1b["


class Terminal(ProgramTest):
    def test_a_terminal_without_input(self):
        master, slave = self.terminal()
        process = self.start("-g", "ed", stdin=slave, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        out, err = process.communicate(timeout=PATIENCE)
        self.assertEqual((process.returncode, out), (64, b""))
        self.assertIn(b"Usage: gamehost --game NAME", err)

    def test_a_terminal_that_was_asked_for(self):
        master, slave = self.terminal()
        process = self.start("-g", "divisors", "-i", "-", stdin=slave, stdout=subprocess.PIPE)
        os.write(master, b"2 8 2\n")
        self.assertEqual(read_until(process.stdout.fileno(), b"\n"), b"Test #1: Alice 1\n")
        os.write(master, b"1 1\n\x04")  # end of transmission: the terminal's end of input
        self.assertEqual(process.stdout.read(), b"Test #2: Bob\n")
        self.assertEqual(process.wait(PATIENCE), 0)

    def test_a_case_needs_no_input(self):
        master, slave = self.terminal()
        process = self.start("-g", "ed", "--case", "2 1 1", stdin=slave, stdout=subprocess.PIPE)
        self.assertEqual(process.communicate(timeout=PATIENCE)[0], b"NO\n")

    def on_terminal(self, *arguments, **environment):
        """What the program writes to a terminal as its standard error."""
        master, slave = self.terminal()
        process = self.start("-g", "ed", "--case", "2 1 1 5", *arguments, stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE,
                             stderr=slave, env={**self.environment, "TERM": "xterm", **environment})
        err = read_until(master, b"\n")
        self.assertEqual(process.wait(PATIENCE), 0)
        return err.decode().replace("\r\n", "\n")

    PLAIN = '<case>:1:7: warning: found "5" after the last case, expected the end of the input; it is ignored\n'

    def test_colour_on_a_terminal(self):
        err = self.on_terminal()
        self.assertIn(ESCAPE, err)
        self.assertIn("<case>:1:7: ", err)

    def test_no_colour_when_unwanted(self):
        self.assertEqual(self.on_terminal("--no-color"), self.PLAIN)
        self.assertEqual(self.on_terminal(NO_COLOR="1"), self.PLAIN)
        self.assertEqual(self.on_terminal(TERM="dumb"), self.PLAIN)

    def test_an_empty_variable_forbids_nothing(self):
        self.assertIn(ESCAPE, self.on_terminal(NO_COLOR=""))  # as no-color.org has it


if __name__ == "__main__":
    unittest.main()
