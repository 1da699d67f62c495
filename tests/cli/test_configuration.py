"""The configuration: which files count, how one is laid over another, and the place of whatever is wrong in it."""
import shutil
import unittest

from program import INSTALLED, ProgramTest, marked


class ConfigurationTest(ProgramTest):
    CASE = ["--case", "2 1 1"]

    def answer(self, game, *arguments, case=CASE[1], **options):
        outcome = self.run_program("-g", game, "--case", case, *arguments, **options)
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        return outcome.out

    def refused(self, text, *words, game="ed", arguments=()):
        """A configuration that is refused with status 78; `~` in it stands before the place to be named."""
        text, place = marked(text)
        file = self.write("own.yaml", text)
        outcome = self.run_program("-g", game, "--config", file, *self.CASE, *arguments)
        with self.subTest(text=text):
            self.check_error(outcome, 78, *words)
            self.assertTrue(outcome.err.startswith(f"{file}:{place}: error: "), outcome.err)


class WhichFile(ConfigurationTest):
    def setUp(self):
        super().setUp()
        for name in ["option", "variable", "xdg", "home", "here"]:
            folder = {"xdg": "config/gamehost/gamehost.yaml", "home": "home/.config/gamehost/gamehost.yaml",
                      "here": "gamehost.yaml"}.get(name, f"{name}.yaml")
            self.write(folder, f"output: {{ format: mine, formats: {{ mine: from {name} }} }}\n")
        self.option = ["--config", self.folder / "option.yaml"]
        self.variable = {"GAMEHOST_CONFIG": str(self.folder / "variable.yaml")}
        self.xdg = {"XDG_CONFIG_HOME": str(self.folder / "config")}

    def test_order(self):
        self.assertEqual(self.answer("ed", *self.option, env={**self.variable, **self.xdg}), "from option\n")
        self.assertEqual(self.answer("ed", env={**self.variable, **self.xdg}), "from variable\n")
        self.assertEqual(self.answer("ed", env=self.xdg), "from xdg\n")
        self.assertEqual(self.answer("ed"), "from home\n")
        shutil.rmtree(self.home / ".config")
        self.assertEqual(self.answer("ed"), "NO\n")

    def test_never_from_the_current_folder(self):
        shutil.rmtree(self.home / ".config")
        for name in ["gamehost.yaml", ".gamehost.yaml", "gamehost/gamehost.yaml", "etc/gamehost/gamehost.yaml",
                     ".config/gamehost/gamehost.yaml"]:
            self.write(name, "output: { format: mine, formats: { mine: from here } }\n")
        shutil.copy(INSTALLED / "cards.so", self.folder / "ed.so")
        for environment in [{}, {"XDG_CONFIG_HOME": ""}, {"XDG_CONFIG_HOME": "."}, {"XDG_CONFIG_HOME": "config"},
                            {"HOME": ""}, {"HOME": "."},
                            {"GAMEHOST_CONFIG": ""}, {"GAMEHOST_PLUGIN_PATH": ""}, {"GAMEHOST_PLUGIN_PATH": ":"}]:
            with self.subTest(environment=environment):
                self.assertEqual(self.answer("ed", env=environment), "NO\n")

    def test_a_missing_file(self):
        self.check_error(self.run_program("-g", "ed", "--config", "no.yaml", *self.CASE), 78, "no.yaml: error: ",
                         "No such file or directory")
        self.check_error(self.run_program("-g", "ed", *self.CASE, env={"GAMEHOST_CONFIG": "/no/file.yaml"}), 78,
                         "/no/file.yaml: error: the configuration file that $GAMEHOST_CONFIG names cannot be opened")
        self.check_error(self.run_program("-g", "ed", "--config", self.folder, *self.CASE), 78,
                         f"{self.folder}: error: this is a folder")
        self.check_error(self.run_program("-g", "ed", "--config", "", *self.CASE), 78, "--config")
        self.assertEqual(self.answer("ed", env={"XDG_CONFIG_HOME": "/no/folder"}), "NO\n")

    def test_a_file_that_others_may_write_to(self):
        file = self.write("own.yaml", "", mode=0o666)
        self.check_error(self.run_program("-g", "ed", "--config", file, *self.CASE), 78, f"{file}: error: ",
                         f"chmod o-w {file}")


class Overlay(ConfigurationTest):
    def over(self, text):
        return ["--config", self.write("own.yaml", text)]

    def test_nothing_changes_nothing(self):
        for text in ["", "\n", "# only a comment\n", "---\n", "{}", "games:\n", "games: {}\noutput:\nplugins:\n",
                     "\ufeff# a mark\n"]:
            with self.subTest(text=text):
                self.assertEqual(self.answer("bzoj-1228", *self.over(text)), "NO\n")

    def test_key_by_key(self):
        over = self.over("output: { formats: { long: '{game} {winner}' } }")
        self.assertEqual(self.answer("ed", *over), "NO\n")
        self.assertEqual(self.answer("ed", *over, "-f", "long"), "ed second\n")
        self.assertEqual(self.answer("ed", *over, "-f", "short"), "1 second\n")  # the installed one's
        over = self.over("output: { formats: { short: '{winner}' } }")
        self.assertEqual(self.answer("ed", *over, "-f", "short"), "second\n")

    def test_a_game_as_a_whole(self):
        over = self.over("games: { ed: { module: cards } }")
        self.assertEqual(self.answer("ed", *over), "Case 1: Alice\n")
        # Its aliases went with the old entry; the others are untouched.
        self.check_error(self.run_program("-g", "bzoj-1228", *over, *self.CASE), 69, 'unknown game "bzoj-1228"',
                         f"; it was an alias of ed until {over[1]}:1:10 said anew what that game is; add it to the "
                         "aliases there\n")
        self.assertEqual(self.answer("hdu-3389", *over), "Case 1: Alice\n")

    def test_an_alias_that_takes_a_game_over(self):
        own = self.over("games: { mine: { module: ed, aliases: [cards] } }")
        self.assertEqual(self.answer("cards", *own), "NO\n")
        self.check_error(self.run_program("-g", "hdu-3389", *own, *self.CASE), 69,
                         "it was an alias of cards until", "own.yaml:1:40 said anew")

    def test_a_module_that_is_not_there(self):
        file = self.write("own.yaml", "games:\n  mine: { module: kaylse }\n")
        outcome = self.run_program("-g", "mine", "--config", file, *self.CASE)
        self.check_error(outcome, 69, f'{file}:2:19: error: no module "kaylse" found')

    def test_module_is_the_games_name_by_default(self):
        self.assertEqual(self.answer("ed", *self.over("games: { ed: { format: short } }")), "1 second\n")
        self.assertEqual(self.answer("ed", *self.over("games: { ed: }")), "NO\n")

    def test_aliases(self):
        over = self.over("games: { mine: { module: ed, aliases: [my-own, also-mine] } }")
        for name in ["mine", "my-own", "also-mine"]:
            self.assertEqual(self.answer(name, *over, "--template", "{game}"), "mine\n")
        # A later file's alias goes before an earlier one's game and alias.
        over = self.over("games: { mine: { module: cards, aliases: [bzoj-1228, ed] } }")
        self.assertEqual(self.answer("bzoj-1228", *over), "Case 1: Alice\n")
        self.assertEqual(self.answer("ed", *over, "--template", "{game}"), "mine\n")
        self.assertEqual(self.answer("simple-nim", *over), "Second player wins.\n")

    def test_one_module_as_several_games(self):
        over = self.over("games:\n"
                         "  small: { module: partition, settings: { largest_pile: 20 } }\n"
                         "  large: { module: partition, settings: { largest_pile: '200000' } }\n")
        self.assertRegex(self.answer("large", *over, case="1 200000"), r"\ACase 1: (Alice|Bob)\n\Z")
        self.assertEqual(self.answer("small", *over, case="1 20"), "Case 1: Bob\n")
        self.check_error(self.run_program("-g", "small", *over, "--case", "1 21"), 65, "1 to 20 ")
        self.check_error(self.run_program("-g", "partition", *over, "--case", "1 100001"), 65, "1 to 100000 ")


class WithAPluginOfItsOwn(ConfigurationTest):
    """--plugin FILE is the game of its own name, and has the entry of that name only where it means this very file."""

    def answer(self, plugin, *arguments, own="", case="2 1 1"):
        file = self.write("own.yaml", own)
        outcome = self.run_program("--plugin", plugin, "--config", file, "--case", case, *arguments)
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        return outcome.out

    def test_the_entry_of_this_very_file(self):
        own = "games: { partition: { format: short, settings: { largest_pile: 20 } } }"
        self.assertEqual(self.answer(INSTALLED / "partition.so", own=own, case="1 20"), "1 second\n")
        (self.folder / "link.so").symlink_to(INSTALLED / "partition.so")
        self.assertEqual(self.answer("link.so", own=own, case="1 20"), "1 second\n")
        self.check_error(self.run_program("--plugin", "link.so", "--config", "own.yaml", "--case", "1 21"), 65,
                         "1 to 20 ")

    def test_the_entry_of_another_file(self):
        own = "games: { ed: { module: cards, format: short, settings: { what: 1 } } }"
        self.assertEqual(self.answer(INSTALLED / "ed.so", own=own), "NO\n")
        own = "games: { ed: { module: nowhere, format: nonsense } }"
        self.assertEqual(self.answer(INSTALLED / "ed.so", own=own), "NO\n")
        # A copy is another file, though the entry's own module is there.
        copy = shutil.copy(INSTALLED / "ed.so", self.folder / "copy.so")
        self.assertEqual(self.answer(copy, own="games: { ed: { format: short } }"), "NO\n")
        self.assertEqual(self.answer(copy, own="games: { ed: { module: ./copy.so, format: short } }"), "1 second\n")

    def test_an_alias_of_its_game(self):
        for name in ["ed", "bzoj-1228", "luogu-p2148"]:
            self.assertEqual(self.answer(INSTALLED / "ed.so", "--game", name, "--template", "{game}"), "ed\n")
            self.assertIn("ed: E&D", self.run_program("info", name, "--plugin", INSTALLED / "ed.so").out)
        for name in ["cards", "hdu-3389", "nothing"]:
            outcome = self.run_program("--plugin", INSTALLED / "ed.so", "--game", name, *self.CASE)
            self.check_error(outcome, 64, "is the game ed", f'"{name}"')
        own = self.write("own.yaml", "games: { mine: { module: ed, aliases: [bzoj-1228] } }")
        self.check_error(self.run_program("--plugin", INSTALLED / "ed.so", "--game", "bzoj-1228", "--config", own,
                                          *self.CASE), 64, "is the game ed")


class Modules(ConfigurationTest):
    def test_paths_are_relative_to_the_file(self):
        for folder in ["conf/mine", "elsewhere"]:
            (self.folder / folder).mkdir(parents=True)
        shutil.copy(INSTALLED / "cards.so", self.folder / "conf/mine/other.so")
        shutil.copy(INSTALLED / "cards.so", self.folder / "conf/next.so")
        file = self.write("conf/own.yaml",
                          "plugins: { path: [mine] }\ngames:\n  by-name: { module: other }\n"
                          "  by-path: { module: mine/other.so }\n"
                          f"  beside: {{ module: ./next.so }}\n  absolute: {{ module: {self.folder}/conf/next.so }}\n")
        for game in ["by-name", "by-path", "beside", "absolute", "other"]:
            with self.subTest(game=game):
                self.assertEqual(self.answer(game, "--config", file, cwd=self.folder / "elsewhere"), "Case 1: Alice\n")
                self.assertEqual(self.answer(game, "--config", "../conf/own.yaml", cwd=self.folder / "elsewhere"),
                                 "Case 1: Alice\n")

    def test_a_path_through_a_link_to_the_file(self):
        (self.folder / "real").mkdir()
        shutil.copy(INSTALLED / "cards.so", self.folder / "next.so")
        self.write("own.yaml", "games: { beside: { module: ./next.so } }")
        self.assertEqual(self.answer("beside", "--config", "./own.yaml"), "Case 1: Alice\n")

    def test_missing(self):
        file = self.write("conf/own.yaml",
                          "plugins: { path: [mine] }\ngames: { lost: { module: nowhere }, gone: { module: ./gone } }")
        outcome = self.run_program("-g", "lost", "--config", file, *self.CASE)
        self.check_error(outcome, 69, f"{self.folder}/conf/mine/nowhere.so", INSTALLED / "nowhere.so",
                         f"{self.home}/.local/lib/gamehost/plugins/nowhere.so")
        self.check_error(self.run_program("-g", "gone", "--config", file, *self.CASE), 69, f"{self.folder}/conf/gone")
        # Other games still work.
        self.assertEqual(self.answer("ed", "--config", file), "NO\n")


class Settings(ConfigurationTest):
    def test_bad_value(self):
        for value in ["many", "0", "-1", "1.5", "''", "1e5", "18446744073709551616", "'10 '", "99999999999"]:
            text = value.strip("'")
            self.refused(f"games:\n  partition:\n    module: partition\n    settings:\n      largest_pile:  ~{value}\n",
                         f'setting largest_pile of partition: found "{text}", expected a whole number, 1 to ',
                         game="partition")

    def test_bad_value_of_another_kind(self):
        for value, found in [("[1]", "a list"), ("{ a: 1 }", "a map"), ("", "nothing")]:
            place = ("", "~") if value else ("~", "")  # where nothing stands, the key is named
            self.refused(f"games: {{ partition: {{ settings: {{ {place[0]}largest_pile: {place[1]}{value} }} }} }}",
                         f"found {found}, expected a value", game="partition")

    def test_unknown_key(self):
        self.refused("games:\n  partition:\n    settings: { ~largest_pil: 5 }\n", 'has no setting "largest_pil"',
                     'did you mean "largest_pile"?', game="partition")
        self.refused("games: { ed: { settings: { ~speed: 5 } } }",
                     'the game ed has no setting "speed"; it has no settings')

    def test_only_the_game_asked_for_is_looked_at(self):
        file = self.write("own.yaml", "games: { partition: { settings: { what: 5 } } }")
        self.assertEqual(self.answer("ed", "--config", file), "NO\n")


class Mistakes(ConfigurationTest):
    def test_unknown_keys(self):
        self.refused("~game:\n  ed: {}\n",
                     'unknown key "game", expected plugins, games or output; did you mean "games"?')
        self.refused("games:\n  ed:\n    ~modul: ed\n",
                     'unknown key "modul", expected module, aliases, format or settings; did you mean "module"?')
        self.refused("output:\n  ~fromat: csv\n", 'unknown key "fromat"', 'did you mean "format"?')
        self.refused("plugins: { ~paths: [] }\n", 'unknown key "paths"', 'did you mean "path"?')
        self.refused("~something: 1\n", 'unknown key "something", expected plugins, games or output\n')

    def test_repeated_keys(self):
        again = "is given a second time (first in line 1); remove one of them"
        self.refused("games: {}\n~games: {}\n", f'the key "games" {again}')
        self.refused("games: { ed: { module: ed },\n  ~ed: { module: cards } }\n", f'the key "ed" {again}')
        self.refused("games: { ed: { module: ed,\n ~module: cards } }\n", f'the key "module" {again}')
        self.refused("output: { format: csv,\n  ~format: json }\n", f'the key "format" {again}')
        self.refused("games: { partition: { settings: { largest_pile: 5,\n ~largest_pile: 6 } } }",
                     f'the key "largest_pile" {again}')

    def test_names_that_mean_two_games(self):
        self.refused("games:\n  a: { module: ed, aliases: [x] }\n  b: { module: ed, aliases: [y, ~x] }\n",
                     'the alias "x" is given a second time (first in line 2)')
        self.refused("games:\n  a: { module: ed, aliases: [~b] }\n  b: { module: ed }\n",
                     'the alias "b" is the name of a game (line 3)')

    def test_bad_names(self):
        self.refused("games: { ~My Game: { module: ed } }", 'found "My Game", expected the name of a game')
        self.refused("games: { ed: { aliases: [~E_D] } }", 'found "E_D", expected an alias')
        self.refused("games: { ed: { module: ~'' } }", "expected the name of a module")

    def test_values_of_another_kind(self):
        self.refused("games: ~[ed]\n", "found a list, expected a map of games")
        self.refused("games: ~ed\n", 'found "ed", expected a map of games')
        self.refused("~- games\n", "found a list, expected a map with the keys plugins, games and output")
        self.refused("games: { ed: { aliases: ~x } }", 'found "x", expected a list of names')
        self.refused("plugins: { path: ~{ a: b } }", "found a map, expected a list of folders")
        self.refused("output: { format: ~[csv] }", "found a list, expected the name of a format")
        self.refused("output: { formats: { a: ~[x] } }", "found a list, expected a template")

    def test_built_in_formats_keep_their_meaning(self):
        outcome = self.run_program("-g", "ed", "-f", "nonsense", *self.CASE)
        names = outcome.err.partition("; the formats are ")[2].rstrip().split(", ")
        self.assertEqual(names, ["csv", "json", "jsonl", "judge", "short"])
        for name in names[:-1]:
            self.refused(f"output:\n  formats:\n    ~{name}: '{{case}}'\n", name, "built in")

    def test_no_yaml(self):
        self.refused("games: {\n~", "this is not valid YAML")
        self.refused("games:\n\t~- x\n", "this is not valid YAML")
        self.refused("a: b~: c\n", "this is not valid YAML")
        self.refused("games: {}\n~---\ngames: {}\n", "second document")

    def test_columns_are_bytes(self):
        self.refused("output: { formats: { a: 'é' }, ~x: 1 }\n", 'unknown key "x"')
        self.refused("# é\r\n\r\noutput: { ~x: 1 }\r\n", 'unknown key "x"')
        self.refused("\ufeff~x: 1\n", 'unknown key "x"')

    def test_some_other_file(self):
        outcome = self.run_program("-g", "ed", "--config", INSTALLED / "ed.so", *self.CASE)
        self.assertEqual((outcome.status, outcome.out), (78, ""))
        self.assertIn("ed.so", outcome.err)

    def test_in_a_file_that_nobody_named(self):
        file = self.write("home/.config/gamehost/gamehost.yaml", "gaems: {}\n")
        self.check_error(self.run_program("-g", "ed", *self.CASE), 78, f"{file}:1:1: error: ", 'did you mean "games"?')
        # Commands say so too.
        for command in [["list"], ["paths"], ["info", "ed"]]:
            self.assertEqual(self.run_program(*command).status, 78)

    def test_no_case_is_answered_before(self):
        file = self.write("own.yaml", "output: { format: nothing-like-it }\n")
        self.check_error(self.run_program("-g", "divisors", "--config", file, input="1 1\n"), 78,
                         f"{file}:1:19: error: ")


if __name__ == "__main__":
    unittest.main()
