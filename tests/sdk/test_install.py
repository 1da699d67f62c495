"""What `cmake --install` installs is enough to build the template, which the installed program then loads."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SDK = Path(os.environ["GAMEHOST_SOURCE"]) / "sdk" / "include"


class Installed(unittest.TestCase):
    def run_quietly(self, *command):
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_the_template(self):
        with tempfile.TemporaryDirectory(prefix="gamehost-install-") as folder:
            prefix, source, build = (Path(folder) / name for name in ("prefix", "my-game", "build"))
            self.run_quietly("cmake", "--install", os.environ["GAMEHOST_BUILD"], "--prefix", prefix)
            headers = {p.relative_to(prefix / "include") for p in (prefix / "include").rglob("*.h*")}
            self.assertEqual(headers, {p.relative_to(SDK) for p in SDK.rglob("*.h*")})
            shutil.copytree(prefix / "share" / "gamehost" / "template", source)
            self.run_quietly(
                "cmake", "-G", "Ninja", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}",
                f"-DCMAKE_CXX_COMPILER={os.environ['GAMEHOST_CXX']}",
            )
            self.run_quietly("cmake", "--build", build)
            # Its entry function and nothing else: the version script was found as well.
            shown = self.run_quietly("nm", "-D", "--defined-only", build / "my-game.so").split()
            self.assertEqual(shown[2:], ["gamehost_plugin_entry_v1"])
            self.run_quietly("cmake", "--install", build, "--prefix", prefix)
            answer = self.run_quietly(prefix / "bin" / "gamehost", "--game", "my-game", "--case", "3  1 2 3")
            self.assertEqual(answer, "Case 1: Bob\n")


if __name__ == "__main__":
    unittest.main()
