"""SIGINT and SIGTERM: whatever the program is doing, it ends with its answers whole and each of them once."""
import fcntl
import json
import os
import platform
import signal
import subprocess
import time
import unittest
from pathlib import Path

from preload import needs_preload, preloaded
from program import PATIENCE, SANITIZED, SOURCE, ProgramTest, compile_plugin, read_until

INTERRUPTS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]


def fill(writer):
    """A pipe takes nothing more; hands back what is in it."""
    os.set_blocking(writer, False)
    filled = 0
    for size in [4096, 1]:
        try:
            while True:
                filled += os.write(writer, b"#" * size)
        except BlockingIOError:
            pass
    os.set_blocking(writer, True)
    return b"#" * filled


class SignalTest(ProgramTest):
    def piped(self, *arguments, **options):
        return self.start(*arguments, **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE,
                                         "stderr": subprocess.PIPE, **options})

    def plugin(self, text):
        source = self.write("game.c", "#define _GNU_SOURCE\n" + text)
        return compile_plugin(source, self.folder / "game.so", "-I", SOURCE / "tests/fixtures", "-pthread")

    def asleep(self, process):
        """Waits until the program waits, for a while: it is not on its way to something else."""
        deadline = time.monotonic() + PATIENCE
        times = 0
        while times < 5:
            self.assertIsNone(process.poll())
            self.assertLess(time.monotonic(), deadline)
            state = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")")[-1].split()[0]
            times = times + 1 if state == "S" else 0
            time.sleep(0.01)


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


class FullPipe(SignalTest):
    """The reader of the answers takes none, or takes them late."""
    PIPE = 16384  # less than the program writes at once

    def blocked(self, form, blocking=True):
        """The program in the middle of a write, and the pipe's other end."""
        self.write("many.in", "5000\n" + "2 1 1\n" * 5000)
        reader, writer = os.pipe()
        self.addCleanup(os.close, reader)
        fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, self.PIPE)
        os.set_blocking(writer, blocking)
        process = self.piped("-g", "ed", "-f", form, "-i", "many.in", stdout=writer)
        os.close(writer)
        self.asleep(process)
        return process, reader

    @staticmethod
    def rest(reader):
        text = b""
        while piece := os.read(reader, 1 << 16):
            text += piece
        return text

    def test_that_nobody_reads(self):
        for number, status in INTERRUPTS:
            for blocking in [True, False]:
                with self.subTest(signal=number, blocking=blocking):
                    process, _ = self.blocked("jsonl", blocking)
                    process.send_signal(number)
                    self.assertEqual((process.wait(PATIENCE), process.stderr.read()), (status, b""))

    def test_that_somebody_reads_a_little(self):
        process, reader = self.blocked("jsonl")
        process.send_signal(signal.SIGTERM)
        self.asleep(process)  # a write that finds room before it sees the signal takes that first
        out = os.read(reader, 8192)
        self.assertEqual(process.wait(PATIENCE), 143)
        out += self.rest(reader)
        self.assertGreater(len(out), self.PIPE)
        self.assertEqual(out[-1:], b"\n")
        rows = [json.loads(line)["case"] for line in out.splitlines()]
        self.assertEqual(rows, list(range(1, len(rows) + 1)))

    def test_that_is_read_after_two_signals(self):
        """timeout(1) sends its signal to the program and then to the whole group."""
        for blocking in [True, False]:
            with self.subTest(blocking=blocking):
                process, reader = self.blocked("json", blocking)
                process.send_signal(signal.SIGTERM)
                self.asleep(process)
                process.send_signal(signal.SIGTERM)
                out = self.rest(reader)
                self.assertEqual(process.wait(PATIENCE), 143)
                rows = [row["case"] for row in json.loads(out)]
                self.assertEqual(rows, list(range(1, len(rows) + 1)))

    def test_while_a_plugin_computes(self):
        plugin = self.plugin('''
            #include <unistd.h>
            #include "c_game.h"
            static gamehost_status grundy(const gamehost_game* game, const gamehost_position* position, uint64_t* value,
                                          gamehost_error* error) {
                if (position->sum == 9) pause();
                return c_game_grundy(game, position, value, error);
            }
            const gamehost_plugin* gamehost_plugin_entry_v1(void) {
                static gamehost_plugin plugin;
                plugin = c_game("pauses");
                plugin.grundy = grundy;
                return &plugin;
            }
            ''')
        self.write("two.in", "2\n1 1\n1 9\n")
        for number, status in INTERRUPTS:
            reader, writer = os.pipe()
            self.addCleanup(os.close, reader)
            before = fill(writer)
            process = self.piped("--plugin", plugin, "-i", "two.in", stdout=writer)
            os.close(writer)
            self.asleep(process)
            process.send_signal(number)
            self.assertEqual(process.wait(PATIENCE), status)
            self.assertEqual(self.rest(reader), before)

    def test_while_a_plugin_has_threads(self):
        plugin = self.plugin('''
            #include <pthread.h>
            #include <unistd.h>
            #include "c_game.h"
            static void* wait_for_ever(void* nothing) {
                for (;;) pause();
                return nothing;
            }
            static gamehost_status grundy(const gamehost_game* game, const gamehost_position* position, uint64_t* value,
                                          gamehost_error* error) {
                pthread_t thread;
                if (position->sum == 9 && pthread_create(&thread, NULL, wait_for_ever, NULL) == 0) wait_for_ever(NULL);
                return c_game_grundy(game, position, value, error);
            }
            const gamehost_plugin* gamehost_plugin_entry_v1(void) {
                static gamehost_plugin plugin;
                plugin = c_game("has-threads");
                plugin.grundy = grundy;
                return &plugin;
            }
            ''')
        self.write("two.in", "2\n1 1\n1 9\n")
        reader, writer = os.pipe()
        self.addCleanup(os.close, reader)
        before = fill(writer)
        process = self.piped("--plugin", plugin, "-f", "json", "-i", "two.in", stdout=writer)
        os.close(writer)
        self.asleep(process)
        process.send_signal(signal.SIGTERM)
        self.asleep(process)  # it waits for the reader, and the second signal finds another thread
        process.send_signal(signal.SIGTERM)
        time.sleep(0.1)
        out = self.rest(reader)
        self.assertEqual(process.wait(PATIENCE), 143)
        self.assertEqual(out[:len(before)], before)
        self.assertEqual([row["case"] for row in json.loads(out[len(before):])], [1])


class AtAnyMoment(SignalTest):
    @needs_preload
    def test_writes_that_are_cut_by_signals(self):
        """Each write takes three bytes at most, and when that is not all, a signal comes with it."""
        source = self.write("cut.c", """
            #define _GNU_SOURCE
            #include <signal.h>
            #include <sys/syscall.h>
            #include <unistd.h>
            ssize_t write(int file, const void* text, size_t length) {
                const ssize_t count = syscall(SYS_write, file, text, length < 3 ? length : 3);
                if (length > 3) raise(SIGTERM);
                return count;
            }
            """)
        environment = preloaded(source, self.folder / "cut.so")
        for form in ["json", "jsonl"]:
            # Both cases are answered when the program waits for what stands behind them, and writes.
            outcome = self.run_program("-g", "ed", "-f", form, input="2 2 1 1 2 1 2\n", env=environment)
            self.assertEqual((outcome.status, outcome.err), (143, ""))
            rows = json.loads(outcome.out) if form == "json" else [*map(json.loads, outcome.out.splitlines())]
            self.assertEqual([row["verdict"] for row in rows], ["NO", "YES"])

    @unittest.skipIf(SANITIZED, "a fork of AddressSanitizer's a step takes too long")
    @unittest.skipUnless(platform.machine() == "x86_64", "the plugin steps with the processor's trap flag")
    def test_every_instruction(self):
        plugin = compile_plugin(SOURCE / "tests/cli/every_instruction.c", self.folder / "every.so", "-mno-red-zone",
                                "-I", SOURCE / "tests/fixtures")
        with open(self.folder / "answers", "w+b") as answers:  # the plugin reads it
            process = self.piped("--plugin", plugin, "-f", "json", "--case", "1 1", stdout=answers)
            reports = process.stderr.read().decode().splitlines()
            self.assertEqual(process.wait(PATIENCE), 0)
            answers.seek(0)
            row = answers.read().decode()
        self.assertEqual([row["case"] for row in json.loads(row)], [1])
        # Before the `[` there is nothing to close.
        row = row.replace("\n", "~")
        self.assertEqual(reports, ["143 ", "143 []~", f"143 {row}"])

    def test_while_the_game_is_destroyed(self):
        """All is written by then, and the signal does what it does everywhere."""
        plugin = self.plugin('''
            #include <unistd.h>
            #include "c_game.h"
            static void destroy(gamehost_game* game) {
                c_game_destroy(game);
                if (write(STDERR_FILENO, "destroyed\\n", 10) == 10) pause();
            }
            const gamehost_plugin* gamehost_plugin_entry_v1(void) {
                static gamehost_plugin plugin;
                plugin = c_game("slow-to-go");
                plugin.destroy = destroy;
                return &plugin;
            }
            ''')
        for number, _ in INTERRUPTS:
            process = self.piped("--plugin", plugin, "-f", "json", "--case", "1 1")
            read_until(process.stderr.fileno(), b"destroyed\n")
            process.send_signal(number)
            self.assertEqual([row["case"] for row in json.loads(process.stdout.read())], [1])
            self.assertEqual((process.wait(PATIENCE), process.stderr.read()), (-number, b""))


if __name__ == "__main__":
    unittest.main()
