"""Output formats: what each writes, which one is taken, and what is refused before a case is read."""
import csv
import io
import json
import tempfile
import unittest

from program import SOURCE, ProgramTest, compile_plugin

CASES = "2 8 2\n1 1\n2 6 8\n"  # divisors: the nim-sums 2, 0 and 1
ROWS = [{"case": 1, "game": "divisors", "grundy": 2, "winner": "first", "player": "Alice",
         "verdict": "Test #1: Alice 1", "index": 1},
        {"case": 2, "game": "divisors", "grundy": 0, "winner": "second", "player": "Bob",
         "verdict": "Test #2: Bob", "index": None},
        {"case": 3, "game": "divisors", "grundy": 1, "winner": "first", "player": "Alice",
         "verdict": "Test #3: Alice 2", "index": 2}]
HEADER = "case,game,grundy,winner,player,verdict"


class FormatTest(ProgramTest):
    def answer(self, *arguments, input=CASES, game="divisors", status=0):
        outcome = self.run_program("-g", game, *arguments, input=input)
        self.assertEqual(outcome.status, status, outcome.err)
        return outcome.out

    def refused(self, *arguments, words, status=64):
        """Before any case is read: the first one would have been answered."""
        outcome = self.run_program("-g", "divisors", *arguments, input=CASES)
        self.check_error(outcome, status, *words)
        self.assertEqual(outcome.err.count("\n"), 1, outcome.err)


class Judge(FormatTest):
    def test_is_the_default_and_has_a_name(self):
        expected = "".join(row["verdict"] + "\n" for row in ROWS)
        self.assertEqual(self.answer(), expected)
        self.assertEqual(self.answer("--format", "judge"), expected)
        self.assertEqual(self.answer("-f", "judge"), expected)


class Json(FormatTest):
    def test_lines_are_compact_and_in_order(self):
        compact = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in ROWS)
        self.assertEqual(self.answer("-f", "jsonl"), compact)

    def test_array_holds_the_same_objects(self):
        out = self.answer("-f", "json")
        self.assertEqual(json.loads(out), ROWS)
        self.assertEqual([list(row) for row in json.loads(out)], [list(row) for row in ROWS])
        self.assertTrue(out.endswith("]\n"), out)

    def test_array_without_a_case(self):
        self.assertEqual(self.answer("-f", "json", input=""), "[]\n")
        self.assertEqual(self.answer("-f", "json", input="0", game="ed"), "[]\n")
        self.assertEqual(self.answer("-f", "jsonl", input=""), "")

    def test_array_is_closed_after_an_error(self):
        self.assertEqual(json.loads(self.answer("-f", "json", input="2 8 2 1 1 2 x", status=65)), ROWS[:2])
        self.assertEqual(self.answer("-f", "json", input="x", status=65), "[]\n")
        self.assertEqual(self.answer("-f", "json", input="x", game="ed", status=65), "[]\n")
        self.assertEqual(self.answer("-f", "json", input="", game="ed", status=65), "[]\n")
        self.assertEqual(self.answer("-f", "json", input="2 2 1 1 1", game="ed", status=65),
                         '[{"case":1,"game":"ed","grundy":0,"winner":"second","player":"W","verdict":"NO"}]\n')

    def test_array_of_one_case(self):
        self.assertEqual(json.loads(self.answer("-f", "json", "--case", "2 8 2", input="")), ROWS[:1])

    def test_large_values_are_strings(self):
        # A heap that leaves 7 when divided by 8 is worth one more, a multiple of 8 one less, any other itself.
        for heap, grundy in [(2**53 - 1, 2**53), (2**53 + 1, str(2**53 + 1)), (2**53, 2**53 - 1),
                             (2**64 - 2, str(2**64 - 2))]:
            row = json.loads(self.answer("-f", "jsonl", "--case", f"1 {heap}", game="simple-nim"))
            self.assertEqual(row["grundy"], grundy)

    def test_an_alias_does_not_change_the_games_name(self):
        self.assertEqual({json.loads(line)["game"] for line in self.answer("-f", "jsonl",
                                                                           game="zoj-3529").splitlines()},
                         {"divisors"})


class Csv(FormatTest):
    def test_table(self):
        expected = [HEADER + ",index"] + [",".join("" if value is None else str(value) for value in row.values())
                                          for row in ROWS]
        self.assertEqual(self.answer("-f", "csv"), "\n".join(expected) + "\n")

    def test_header_always(self):
        self.assertEqual(self.answer("-f", "csv", input=""), HEADER + ",index\n")
        self.assertEqual(self.answer("-f", "csv", input="0", game="ed"), HEADER + "\n")
        self.assertEqual(self.answer("-f", "csv", input="x", status=65), HEADER + ",index\n")
        self.assertEqual(self.answer("-f", "csv", input="", game="cards", status=65), HEADER + "\n")


class Template(FormatTest):
    def test_fields(self):
        self.assertEqual(self.answer("--template", "{case}: {winner} ({grundy})"),
                         "1: first (2)\n2: second (0)\n3: first (1)\n")
        self.assertEqual(self.answer("--template", "{game}/{player}/{verdict}/{index}"),
                         "divisors/Alice/Test #1: Alice 1/1\ndivisors/Bob/Test #2: Bob/\n"
                         "divisors/Alice/Test #3: Alice 2/2\n")

    def test_literal_text_and_braces(self):
        self.assertEqual(self.answer("--template", "{{{case}}} {{}}"), "{1} {}\n{2} {}\n{3} {}\n")
        self.assertEqual(self.answer("--template", "x"), "x\nx\nx\n")
        self.assertEqual(self.answer("--template", ""), "\n\n\n")
        self.assertEqual(self.answer("--template", "§ {case}", "--case", "1 1", input=""), "§ 1\n")

    def test_specifications(self):
        one = ["--case", "2 8 2"]
        for template, line in [("{case:>4}|", "   1|"), ("{winner:*<8}", "first***"), ("{grundy:04x}", "0002"),
                               ("{grundy:#b}", "0b10"), ("{winner:.2}", "fi"), ("{index:>3}", "  1"),
                               ("{player:^9}|", "  Alice  |")]:
            with self.subTest(template=template):
                self.assertEqual(self.answer("--template", template, *one, input=""), line + "\n")
        # Where a case has no value, nothing stands there, or blanks where the field has a width.
        for template, line in [("<{index}>", "<>"), ("<{index:>3}>", "<   >"), ("<{index:<3}>", "<   >"),
                               ("<{index:5>4}>", "<    >"), ("<{index:#06x}>", "<      >"), ("<{index:x}>", "<>"),
                               ("<{index:0>12}>", "<" + 12 * " " + ">")]:
            with self.subTest(template=template):
                self.assertEqual(self.answer("--template", template, "--case", "1 1", input=""), line + "\n")

    def test_refused_specifications(self):
        for template, word in [("{case:1001}", "more than 1000"), ("{winner:>300000000}", "more than 1000"),
                               ("{grundy:c}", "as a character"), ("{winner:d}", "does not suit the text winner")]:
            with self.subTest(template=template):
                self.refused("--template", template, words=[word])
        self.assertEqual(len(self.answer("--template", "{winner:1000}", "--case", "1 1", input="")), 1001)

    def test_a_line_feed_of_its_own_at_the_end(self):
        self.assertEqual(self.answer("--template", "{winner}\n", "--case", "1 1", input=""), "second\n")

    def test_unknown_field(self):
        self.refused("--template", "{case} {winer}", words=['unknown field "winer"', "grundy", "index",
                                                            'did you mean "winner"?', "column 8"])
        self.refused("--template", "{}", words=["unknown field"])
        self.refused("--template", "{0}", words=["unknown field"])
        # `index` belongs to divisors alone.
        self.check_error(self.run_program("-g", "ed", "--template", "{index}", input="1 2 1 1"), 64,
                         'unknown field "index"')

    def test_bad_specification(self):
        self.refused("--template", "{winner:d}", words=["winner", "column 1"])
        self.refused("--template", "{case:>z}", words=["case"])
        self.refused("--template", "{case:{grundy}}", words=["column 1"])
        self.refused("--template", "{case:.2f}", words=["case"])
        self.refused("--template", "{case:+}", words=["case"])  # fmt wants a signed number there

    def test_unmatched_braces(self):
        self.refused("--template", "a {case", words=["column 3", "{{"])
        self.refused("--template", "a case}", words=["column 7", "}}"])
        self.refused("--template", "{", words=["column 1"])


class Choice(FormatTest):
    def configured(self, text):
        return ["--config", self.write("own.yaml", text)]

    def test_precedence(self):
        game = "games:\n  divisors: { module: divisors, format: mine }\n"
        output = "output:\n  format: jsonl\n  formats: { mine: '{case}!', other: '{case}?' }\n"
        one = ["--case", "1 1"]
        everything = self.configured(game + output)
        self.assertEqual(self.answer(*everything, *one), "1!\n")
        self.assertEqual(self.answer(*everything, *one, "-f", "other"), "1?\n")
        self.assertEqual(self.answer(*everything, *one, "-f", "judge"), "Test #1: Bob\n")
        self.assertEqual(self.answer(*everything, *one, "--template", "{winner}"), "second\n")
        # Another game has no format of its own.
        self.assertEqual(json.loads(self.answer(*everything, "--case", "2 1 1", game="ed"))["verdict"], "NO")
        self.assertEqual(self.answer(*self.configured(game + "output: { formats: { mine: '{case}!' } }"), *one), "1!\n")
        self.assertEqual(json.loads(self.answer(*self.configured("output: { format: jsonl }"), *one))["index"], None)
        self.assertEqual(self.answer(*self.configured("output: {}"), *one), "Test #1: Bob\n")

    def test_the_installed_format_short(self):
        self.assertEqual(self.answer("-f", "short"), "1 first\n2 second\n3 first\n")

    def test_format_and_template_exclude_each_other(self):
        self.refused("--format", "csv", "--template", "x", words=["--format", "--template"])
        self.refused("--template", "x", "--format", "judge", words=["--format", "--template"])

    def test_unknown_format(self):
        self.refused("-f", "jsn",
                     words=['unknown format "jsn"', "judge", "jsonl", "csv", "short", "did you mean \"json"])
        self.refused("-f", "", words=["unknown format"])
        self.refused("-f", "xml-with-namespaces", words=['unknown format "xml-with-namespaces"'])

    def test_unknown_format_in_the_configuration(self):
        file = self.write("own.yaml", "games:\n  divisors:\n    format: jsonx\n")
        self.refused("--config", file, status=78,
                     words=[f'{file}:3:13: error: unknown format "jsonx"', 'did you mean "json'])
        file = self.write("own.yaml", "output: { format:  cvs }\n")
        self.refused("--config", file, status=78,
                     words=[f'{file}:1:20: error: unknown format "cvs"', 'did you mean "csv"?'])

    def test_bad_template_in_the_configuration(self):
        file = self.write("own.yaml", "output:\n  formats:\n    mine: '{cas}'\n")
        self.refused("--config", file, "-f", "mine", status=78,
                     words=[f"{file}:3:11: error: ", 'unknown field "cas"', 'did you mean "case"?'])
        # One that nobody asked for does no harm: it may be for another game's fields.
        self.assertEqual(self.answer("--config", file, "--case", "1 1"), "Test #1: Bob\n")


class AwkwardTexts(FormatTest):
    """See odd_texts.c: the nim-sum chooses the text."""
    TEXTS = {1: "a, b", 2: 'say "no"', 3: "naïve", 4: "\ufffdtail\ufffd", 5: "two\nlines", 6: "back\\slash\ttab"}
    INPUT = f"7 {' '.join(f'1 {number}' for number in TEXTS)} 2 5 5"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        folder = tempfile.TemporaryDirectory(prefix="gamehost-test-")
        cls.addClassCleanup(folder.cleanup)
        cls.plugin = compile_plugin(SOURCE / "tests/cli/odd_texts.c", f"{folder.name}/odd-texts.so", "-I",
                                    SOURCE / "tests/fixtures")

    def odd(self, *arguments):
        outcome = self.run_program("--plugin", self.plugin, *arguments, input=self.INPUT)
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        return outcome.out

    def check_rows(self, rows):
        self.assertEqual([row["verdict"] for row in rows], [*self.TEXTS.values(), "plain"])
        self.assertEqual({row["player"] for row in rows}, {'Ann, "A"', "Second"})

    def test_json(self):
        rows = [json.loads(line) for line in self.odd("-f", "jsonl").splitlines()]
        self.check_rows(rows)
        self.assertEqual(rows, json.loads(self.odd("-f", "json")))
        self.assertEqual([row["note"] for row in rows], [*self.TEXTS.values(), None])
        self.assertEqual([row["big"] for row in rows],
                         [2**53 - 1, 2**53, *(str(2**53 + more) for more in range(1, 5)), None])
        self.assertEqual(list(rows[0]), [*HEADER.split(","), "note", "big"])

    def test_csv(self):
        text = self.odd("-f", "csv")
        rows = list(csv.DictReader(io.StringIO(text, newline="")))
        self.check_rows(rows)
        self.assertEqual([row["big"] for row in rows], [str(2**53 - 2 + number) for number in self.TEXTS] + [""])
        self.assertIn('2,odd-texts,2,first,"Ann, ""A""","say ""no""","say ""no""",', text)
        self.assertTrue(text.endswith("7,odd-texts,0,second,Second,plain,,\n"), text)

    def test_template(self):
        self.assertEqual(self.odd("--template", "{note}|{big:x}"),
                         "".join(f"{text}|{2**53 - 2 + number:x}\n" for number, text in self.TEXTS.items()) + "|\n")


if __name__ == "__main__":
    unittest.main()
