"""Standard streams: full disks, readers that leave, answers while somebody types, and files."""
import json
import os
import signal
import subprocess
import time
import unittest
from pathlib import Path

from preload import needs_preload, preloaded
from program import PATIENCE, PROGRAM, ProgramTest, read_until

ANSWERS = {"divisors": [(b"2 8 2\n", b"Test #1: Alice 1\n"), (b"1\n1\n", b"Test #2: Bob\n"),
                        (b"2 6 8\n", b"Test #3: Alice 2\n")],
           "ed": [(b"3\n2 1 2\n", b"YES\n"), (b"2 3 5\n", b"NO\n"), (b"4 1 1 2 2\n", b"YES\n")],
           "cards": [(b"3\n4 0 0 0 1\n", b"Case 1: Bob\n"), (b"5 0 0 0 0 1\n", b"Case 2: Alice\n"),
                     (b"1 9\n", b"Case 3: Bob\n")],
           "simple-nim": [(b"1\n3 7 1 6\n", b"First player wins.\n"), (b"2\n3 1 2 3\n", b"Second player wins.\n"),
                          (b"1 9\n", b"First player wins.\n")],
           "partition": [(b"3\n1 2\n", b"Case 1: Bob\n"), (b"1 3\n", b"Case 2: Alice\n"), (b"1 4\n", b"Case 3: Bob\n")]}


class StreamTest(ProgramTest):
    def shell(self, command, input=b""):
        """A line of sh, in which "$@" is the program."""
        done = subprocess.run(["bash", "-c", command, "bash", PROGRAM], input=input, capture_output=True,
                              timeout=PATIENCE,
                              env=self.environment, cwd=self.folder)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def piped(self, *arguments, **options):
        return self.start(*arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)


class Interactive(StreamTest):
    def test_each_case_is_answered_before_the_next_is_typed(self):
        for game, exchange in ANSWERS.items():
            with self.subTest(game=game):
                process = self.piped("-g", game)
                for typed, answer in exchange:
                    os.write(process.stdin.fileno(), typed)
                    self.assertEqual(read_until(process.stdout.fileno(), b"\n"), answer)
                process.stdin.close()
                self.assertEqual((process.stdout.read(), process.stderr.read(), process.wait(PATIENCE)), (b"", b"", 0))

    def test_cases_that_are_cut_by_the_writes(self):
        for game, exchange in ANSWERS.items():
            text = b"".join(typed for typed, _ in exchange)
            for at in range(1, len(text)):
                if (at == len(text) - 1) or at % 3:
                    continue
                with self.subTest(game=game, at=at):
                    process = self.piped("-g", game)
                    os.write(process.stdin.fileno(), text[:at])
                    # What is complete, with the white space behind it, must come by itself.
                    typed = 0
                    for part, answer in exchange:
                        typed += len(part)
                        if typed <= at:
                            self.assertEqual(read_until(process.stdout.fileno(), b"\n"), answer)
                    os.write(process.stdin.fileno(), text[at:])
                    process.stdin.close()
                    rest = b"".join(answer for end, answer in self.ends(exchange) if end > at)
                    self.assertEqual((process.stdout.read(), process.wait(PATIENCE)), (rest, 0))

    @staticmethod
    def ends(exchange):
        end = 0
        for typed, answer in exchange:
            end += len(typed)
            yield end, answer

    def test_machine_formats_too(self):
        process = self.piped("-g", "divisors", "-f", "csv")
        os.write(process.stdin.fileno(), b"1 1\n")
        self.assertEqual(read_until(process.stdout.fileno(), b"Bob,\n"),
                         b"case,game,grundy,winner,player,verdict,index\n1,divisors,0,second,Bob,Test #1: Bob,\n")
        process.stdin.close()
        self.assertEqual((process.stdout.read(), process.wait(PATIENCE)), (b"", 0))

    def test_verdicts_come_before_a_complaint(self):
        process = self.piped("-g", "divisors")
        os.write(process.stdin.fileno(), b"1 1\n1 x\n")  # and the pipe stays open
        self.assertEqual(process.stdout.read(), b"Test #1: Bob\n")
        self.assertIn(b"<stdin>:2:3: error: case 2: ", process.stderr.read())
        self.assertEqual(process.wait(PATIENCE), 65)


class Readers(StreamTest):
    def setUp(self):
        super().setUp()
        self.write("many.in", "300000\n" + "2 1 1\n" * 300000)

    def test_head(self):
        self.assertEqual(self.shell('"$@" -g ed -i many.in | head -1; echo ${PIPESTATUS[0]}'), (0, "NO\n141\n", ""))

    def test_a_parent_that_ignores_the_signal(self):
        process = self.start("-g", "ed", "-i", "many.in", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             restore_signals=False)
        self.assertEqual(process.stdout.readline(), b"NO\n")
        process.stdout.close()
        self.assertEqual((process.stderr.read(), process.wait(PATIENCE)), (b"", -signal.SIGPIPE))

    def test_one_that_is_late_where_writing_does_not_wait(self):
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        process = self.start("-g", "ed", "-i", "many.in", stdout=writer, stderr=subprocess.PIPE)
        os.close(writer)
        self.assertTrue(os.read(reader, 1))
        time.sleep(0.5)
        self.assertEqual(Path(f"/proc/{process.pid}/stat").read_text().split()[2], "S")  # it sleeps
        with open(reader, "rb") as rest:
            self.assertEqual(rest.read(), (b"NO\n" * 300000)[1:])
        self.assertEqual((process.stderr.read(), process.wait(PATIENCE)), (b"", 0))

    def test_a_writer_that_is_late_where_reading_does_not_wait(self):
        reader, writer = os.pipe()
        os.set_blocking(reader, False)
        process = self.start("-g", "ed", stdin=reader, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        os.close(reader)
        time.sleep(0.5)
        self.assertEqual(Path(f"/proc/{process.pid}/stat").read_text().split()[2], "S")  # it sleeps
        os.write(writer, b"1\n2 1 2\n")
        os.close(writer)
        self.assertEqual((process.stdout.read(), process.stderr.read(), process.wait(PATIENCE)), (b"YES\n", b"", 0))

    def test_other_commands(self):
        for command in ["list", "info ed", "--help"]:
            status, out, err = self.shell(f'"$@" {command} | true; echo ${{PIPESTATUS[0]}}')
            self.assertEqual((status, err), (0, ""))
            self.assertIn(out, ["141\n", "0\n"])  # true may end before or after


class FullDisk(StreamTest):
    def test_standard_output(self):
        for arguments in ["-g ed --case '2 1 1'", "-g ed -f json --case '2 1 1'", "-g divisors -f csv"]:
            self.assertEqual(self.shell(f'"$@" {arguments} > /dev/full'),
                             (74, "", "<stdout>: error: writing failed: No space left on device\n"))

    def test_with_bad_input_too(self):
        status, _, err = self.shell('"$@" -g ed > /dev/full', b"2 2 1 1 x")
        self.assertEqual(status, 74, err)
        self.assertIn("<stdout>: error: writing failed: No space left on device\n", err)

    def test_other_commands(self):
        for command in ["list", "info ed", "paths", "--help", "--version"]:
            status, out, err = self.shell(f'"$@" {command} > /dev/full')
            self.assertEqual((status, out, err), (74, "", "<stdout>: error: writing failed: No space left on device\n"))

    def test_output_option(self):
        self.check(self.run_program("-g", "ed", "-o", "/dev/full", "--case", "2 1 1"), 74, "",
                   "/dev/full: error: writing failed: No space left on device\n")

    def test_nothing_to_write(self):
        self.assertEqual(self.shell('"$@" -g divisors > /dev/full'), (0, "", ""))

    @needs_preload
    def test_a_device_that_takes_nothing_without_an_error(self):
        source = self.write("nothing.c", """
            #include <stddef.h>
            long write(int, const void*, size_t);
            long write(int file, const void* text, size_t length) { return (void)file, (void)text, (void)length, 0; }
            """)
        environment = preloaded(source, self.folder / "nothing.so")
        self.check(self.run_program("-g", "ed", "--case", "2 1 1", env=environment), 74, "",
                   "<stdout>: error: writing failed: No space left on device\n")


class ClosedStreams(StreamTest):
    def test_standard_output(self):
        self.write("one.in", "1 2 1 1")
        for arguments in ["--case '2 1 1'", "-i one.in", "< one.in"]:
            with self.subTest(arguments=arguments):
                status, out, err = self.shell(f'"$@" -g ed {arguments} >&-')
                self.assertEqual((status, out, err), (74, "", "<stdout>: error: writing failed: Bad file descriptor\n"))

    def test_standard_output_beside_an_output_file(self):
        self.write("one.in", "1 2 1 1")
        self.write("answers", "something longer that was here before\n")
        self.assertEqual(self.shell('"$@" -g ed -o answers < one.in >&-')[0], 0)
        self.assertEqual((self.folder / "answers").read_text(), "NO\n")

    def test_standard_error(self):
        self.write("bad.in", "2 2 1 1 x")
        for arguments in ["< bad.in", "-i bad.in"]:
            status, out, _ = self.shell(f'"$@" -g ed -o answers {arguments} 2>&-')
            self.assertEqual((status, out), (65, ""))
            self.assertEqual((self.folder / "answers").read_text(), "NO\n")
        self.assertEqual((self.folder / "bad.in").read_text(), "2 2 1 1 x")
        self.assertEqual(self.shell('"$@" -g ed < bad.in 2>&-')[:2], (65, "NO\n"))

    def test_standard_input(self):
        status, out, err = self.shell('"$@" -g ed <&-')
        self.assertEqual((status, out), (66, ""))
        self.assertEqual(err, "<stdin>: error: cannot open the input: Bad file descriptor\n")
        self.write("one.in", "1 2 1 1")
        self.assertEqual(self.shell('"$@" -g ed -i one.in <&-'), (0, "NO\n", ""))
        self.assertEqual(self.shell('"$@" -g ed -i one.in -o answers <&-'), (0, "", ""))
        self.assertEqual((self.folder / "answers").read_text(), "NO\n")
        self.assertEqual((self.folder / "one.in").read_text(), "1 2 1 1")


class OutputFile(StreamTest):
    def test_replaces_what_was_there(self):
        answers = self.write("answers", "something longer that was here before\n")
        self.check(self.run_program("-g", "ed", "-o", answers, "--case", "2 1 1"), 0)
        self.assertEqual(answers.read_text(), "NO\n")
        self.check(self.run_program("-g", "ed", "--output", "-", "--case", "2 1 1"), 0, "NO\n")

    def test_keeps_earlier_answers_on_an_error(self):
        self.check_error(self.run_program("-g", "ed", "-o", "answers", input="3 2 1 1 2 1 2 x"), 65, "case 3")
        self.assertEqual((self.folder / "answers").read_text(), "NO\nYES\n")
        self.check_error(self.run_program("-g", "ed", "-f", "json", "-o", "answers", input="3 2 1 1 2 1 2 x"), 65,
                         "case 3")
        self.assertEqual([row["verdict"] for row in json.loads((self.folder / "answers").read_text())], ["NO", "YES"])

    def test_is_left_alone_when_nothing_is_solved(self):
        answers = self.write("answers", "before\n")
        for status, arguments in [(64, ["-f", "cvs"]), (64, ["--template", "{x}"]), (66, ["-i", "missing"]),
                                  (66, ["-i", self.folder])]:
            self.assertEqual(self.run_program("-g", "ed", "-o", answers, *arguments).status, status)
            self.assertEqual(answers.read_text(), "before\n")
        self.assertEqual(self.run_program("-g", "nowhere", "-o", answers).status, 69)
        self.assertEqual(answers.read_text(), "before\n")

    def test_must_not_be_the_input(self):
        question = self.write("same", "1 2 1 1\n")
        os.link(question, self.folder / "link")
        os.symlink(question, self.folder / "symbolic")
        for arguments in [["-i", question, "-o", question], ["-i", "same", "-o", "./same"],
                          ["-i", "same", "-o", "link"], ["-i", "symbolic", "-o", "same"]]:
            self.check_error(self.run_program("-g", "ed", *arguments), 64, "same file")
            self.assertEqual(question.read_text(), "1 2 1 1\n")
        status, out, err = self.shell('"$@" -g ed -o same < same')
        self.assertEqual((status, out), (64, ""))
        self.assertIn("same file", err)
        self.assertEqual(question.read_text(), "1 2 1 1\n")

    def test_cannot_be_opened(self):
        self.check(self.run_program("-g", "ed", "-o", "no/answers", "--case", "2 1 1"), 74, "",
                   "no/answers: error: cannot open the output: No such file or directory\n")
        self.check_error(self.run_program("-g", "ed", "-o", self.folder, "--case", "2 1 1"), 74,
                         f"{self.folder}: error: ")


class InputFile(StreamTest):
    def test_missing(self):
        self.check(self.run_program("-g", "ed", "-i", "no.in"), 66, "",
                   "no.in: error: cannot open the input: No such file or directory\n")
        self.check_error(self.run_program("-g", "ed", "-i", ""), 66, "cannot open the input")

    def test_a_folder(self):
        self.check_error(self.run_program("-g", "ed", "-i", self.folder), 66, f"{self.folder}: error: this is a folder")
        status, out, err = self.shell('"$@" -g ed < .')
        self.assertEqual((status, out), (66, ""))
        self.assertIn("<stdin>: error: this is a folder", err)

    def test_not_to_be_read(self):
        secret = self.write("secret.in", "1 2 1 1", mode=0)
        if os.access(secret, os.R_OK):  # root reads everything; another way to a file that does not open
            secret = self.folder / "loop"
            os.symlink(secret, secret)
        self.check_error(self.run_program("-g", "ed", "-i", secret), 66, f"{secret}: error: cannot open the input: ")

    def test_that_fails_while_it_is_read(self):
        self.check_error(self.run_program("-g", "ed", "-i", "/proc/self/mem"), 74,
                         "/proc/self/mem: error: reading failed: ")

    def test_a_named_pipe(self):
        os.mkfifo(self.folder / "pipe")
        self.assertEqual(self.shell("printf '1 2 1 1' > pipe & \"$@\" -g ed -i pipe"), (0, "NO\n", ""))


if __name__ == "__main__":
    unittest.main()
