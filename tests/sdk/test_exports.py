"""A plugin shows its entry function and nothing else, so that it really leaves memory and clashes with no other."""

import os
import subprocess
import unittest
from pathlib import Path

PLUGINS = Path(os.environ["GAMEHOST_BUILD"]) / "lib" / "gamehost" / "plugins"


class Exports(unittest.TestCase):
    def test_one_symbol(self):
        plugins = sorted(PLUGINS.glob("*.so"))
        self.assertTrue(plugins, f"no plugin in {PLUGINS}")
        for plugin in plugins:
            with self.subTest(plugin=plugin.name):
                lines = subprocess.run(
                    ["nm", "-D", "--defined-only", plugin], check=True, capture_output=True, text=True
                ).stdout.splitlines()
                self.assertEqual([line.split()[-1] for line in lines], ["gamehost_plugin_entry_v1"])
