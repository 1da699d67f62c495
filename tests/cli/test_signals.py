"""SIGINT and SIGTERM: the program ends with its answers whole."""
import json
import os
import signal
import subprocess
import unittest

from program import PATIENCE, ProgramTest, read_until

INTERRUPTS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]


class SignalTest(ProgramTest):
    def piped(self, *arguments, **options):
        return self.start(*arguments, **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE,
                                         "stderr": subprocess.PIPE, **options})


class WhileItWaits(SignalTest):
    def test_for_the_next_case(self):
        for number, status in INTERRUPTS:
            for form, first, rest in [("judge", b"Test #1: Bob\n", b""), ("jsonl", b'"index":null}\n', b""),
                                      ("json", b'"index":null}', b"]\n")]:
                with self.subTest(signal=number, format=form):
                    process = self.piped("-g", "divisors", "-f", form)
                    os.write(process.stdin.fileno(), b"1 1\n2 3")  # the second case is not complete
                    out = read_until(process.stdout.fileno(), first)
                    process.send_signal(number)
                    out += process.stdout.read()
                    self.assertEqual((process.wait(PATIENCE), process.stderr.read()), (status, b""))
                    self.assertTrue(out.endswith(first + rest), out)
                    if form == "json":
                        self.assertEqual([row["case"] for row in json.loads(out)], [1])

    def test_for_the_first_case(self):
        process = self.piped("-g", "divisors", "-f", "json")
        self.assertEqual(read_until(process.stdout.fileno(), b"["), b"[")  # written before it waits
        process.send_signal(signal.SIGTERM)
        self.assertEqual((process.stdout.read(), process.wait(PATIENCE)), (b"]\n", 143))

    def test_into_a_file(self):
        process = self.piped("-g", "divisors", "-o", "answers", "-v")
        os.write(process.stdin.fileno(), b"1 1\n")
        while not (self.folder / "answers").exists() or not (self.folder / "answers").read_bytes():
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(PATIENCE), 130)
        self.assertEqual((self.folder / "answers").read_bytes(), b"Test #1: Bob\n")


if __name__ == "__main__":
    unittest.main()
