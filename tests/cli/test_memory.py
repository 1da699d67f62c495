"""Memory does not grow with the input's length."""
import subprocess
import sys
import unittest

from program import PROGRAM, SANITIZED, ProgramTest

# Feeds a program through a pipe, and prints its status and the most memory, in KiB, that it held. A process of its own,
# since the system counts what the parent held when it started the program.
FEED = """
import resource, subprocess, sys
head, piece, times, count = sys.argv[1].encode(), sys.argv[2].encode(), int(sys.argv[3]), int(sys.argv[4])
process = subprocess.Popen(sys.argv[5:], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    process.stdin.write(head)
    for _ in range(count):
        process.stdin.write(piece * times)
    process.stdin.close()
except BrokenPipeError:
    pass  # the program has seen enough; its status tells
print(process.wait(), resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


@unittest.skipIf(SANITIZED, "AddressSanitizer keeps freed memory, so what is resident says nothing")
class Memory(ProgramTest):
    MOST = 64 << 10  # KiB

    def check_memory(self, status, head, piece="", count=0, *arguments):
        times = 1 << 17
        command = [sys.executable, "-c", FEED, head, piece, str(times), str(count // times), PROGRAM, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=self.environment,
                              cwd=self.folder)
        ended, resident = map(int, done.stdout.split())
        self.assertEqual(ended, status)
        self.assertLess(resident, self.MOST)

    def test_300_megabytes_of_tiny_cases(self):
        cases = 400 << 17  # of 6 bytes
        self.check_memory(0, f"{cases}\n", "2 1 1\n", cases, "-g", "ed")

    def test_a_million_cases_explained(self):
        cases = 8 << 17
        for form in ["text", "jsonl"]:
            self.check_memory(0, f"{cases}\n", "2 1 1\n", cases, "explain", "ed", "-f", form)

    def test_100_megabytes_of_white_space(self):
        self.check_memory(0, "0", " \t\r\n", 200 << 17, "-g", "ed")

    def test_a_long_token(self):
        self.check_memory(65, "1 2 1 ", "7777", 200 << 17, "-g", "ed")

    def test_a_false_claim_reserves_nothing(self):
        self.check_memory(65, "1 18446744073709551614 1 1", "", 0, "-g", "ed")


if __name__ == "__main__":
    unittest.main()
