"""Explains cases with the program under test, for the tests of that."""
import json

from program import ProgramTest

KEYS = ["case", "game", "position", "components", "grundy", "winner", "player", "verdict", "moves", "more"]
PLAYERS = {"ed": ("E", "W"), "simple-nim": ("First player", "Second player")}
ALL = ["--moves", "1000000"]


class ExplainTest(ProgramTest):
    def explain(self, game, *arguments, **options):
        return self.run_program("explain", game, *arguments, **options)

    def objects(self, game, *arguments, **options):
        outcome = self.explain(game, "--format", "jsonl", *arguments, **options)
        self.assertEqual((outcome.status, outcome.err), (0, ""))
        return [json.loads(line) for line in outcome.out.splitlines()]

    def object(self, game, *arguments, **options):
        (explanation,) = self.objects(game, *arguments, **options)
        return explanation
