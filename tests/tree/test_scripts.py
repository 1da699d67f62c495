"""Parts of the scripts that go wrong silently when they go wrong."""

import os
import re
import subprocess
import unittest
from pathlib import Path

SCRIPT = (Path(os.environ["GAMEHOST_SOURCE"]) / "scripts" / "test").read_text(encoding="utf-8")


def function(name):
    return re.search(rf"^{name}\(\) \{{.*?^\}}\n", SCRIPT, re.MULTILINE | re.DOTALL)[0]


class PartsOfTheTests(unittest.TestCase):
    def test_any_step_that_fails_fails_its_part(self):
        script = f"""set -euo pipefail
            passed=0 failed=0 skipped=0 summary=()
            {function("conclude")}
            {function("part")}
            all_well() {{ true; true; }}
            first_fails() {{ false; true; }}
            last_fails() {{ true; false; }}
            part a all_well; part b first_fails; part c last_fails; part d all_well
            echo "$passed passed, $failed failed"
            printf '%s\\n' "${{summary[@]}}" """
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("\n2 passed, 2 failed\n", done.stdout)
        self.assertEqual(re.findall(r"^([abcd]) +(passed|failed)", done.stdout, re.MULTILINE),
                         [("a", "passed"), ("b", "failed"), ("c", "failed"), ("d", "passed")])


if __name__ == "__main__":
    unittest.main()
