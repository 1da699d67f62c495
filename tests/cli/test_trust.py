"""A module that somebody else could have changed is refused with the reason and the remedy."""
import os
import shutil
import unittest
from pathlib import Path

from program import INSTALLED, ProgramTest

GOOD = INSTALLED / "simple-nim.so"


class Trust(ProgramTest):
    def place(self, mode, folder_mode, name="mine.so"):
        folder = self.folder / "plugins"
        folder.mkdir(exist_ok=True)
        module = Path(shutil.copy(GOOD, folder / name))
        module.chmod(mode)
        folder.chmod(folder_mode)
        return folder, module

    def accepted(self, module):
        self.check(self.run_program("--plugin", module, "--case", "1 1"), 0, "First player wins.\n")

    def refused(self, module, text):
        self.check(self.run_program("--plugin", module, "--case", "1 1"), 69, "", f"{module}: error: {text}\n")

    def test_of_the_user_alone(self):
        for mode in [0o644, 0o755, 0o600, 0o664]:
            self.accepted(self.place(mode, 0o755)[1])

    def test_a_file_that_others_may_write_to(self):
        _, module = self.place(0o666, 0o755)
        self.refused(module, "the plugin is refused, since loading it runs its code: everybody may write to the file "
                     f"{module} (mode 0666); forbid it: chmod o-w {module}")
        self.refused(self.place(0o646, 0o1777)[1],
                     "the plugin is refused, since loading it runs its code: everybody may write to the file "
                     f"{module} (mode 0646); forbid it: chmod o-w {module}")

    def test_a_folder_that_others_may_write_to(self):
        folder, module = self.place(0o644, 0o777)
        self.refused(module, "the plugin is refused, since loading it runs its code: everybody may write to its folder "
                     f"{folder} (mode 0777); forbid it: chmod o-w {folder}")

    def test_a_sticky_folder(self):
        self.accepted(self.place(0o644, 0o1777)[1])

    @unittest.skipUnless(os.geteuid() == 0, "only root can give files away")
    def test_somebody_elses_file_in_a_sticky_folder(self):
        _, module = self.place(0o644, 0o1777)
        os.chown(module, 12345, 12345)
        outcome = self.run_program("--plugin", module, "--case", "1 1")
        self.check_error(outcome, 69, f"{module}: error: the plugin is refused", "another user (number 12345)")
        os.chmod(self.folder / "plugins", 0o755)
        self.accepted(module)

    def test_a_link_to_such_a_file(self):
        _, module = self.place(0o666, 0o755)
        link = self.folder / "link.so"
        link.symlink_to(module)
        self.check_error(self.run_program("--plugin", link, "--case", "1 1"), 69, "the plugin is refused",
                         f"chmod o-w {module}")

    def test_by_every_way_to_find_it(self):
        folder, module = self.place(0o666, 0o755, "mine.so")
        self.write("own.yaml", f"plugins: {{ path: [plugins] }}\ngames: {{ by-path: {{ module: plugins/mine.so }} }}\n")
        for arguments, environment in [(["-g", "mine", "--plugin-dir", folder], {}),
                                       (["-g", "mine"], {"GAMEHOST_PLUGIN_PATH": str(folder)}),
                                       (["-g", "mine", "--config", "own.yaml"], {}),
                                       (["-g", "by-path", "--config", "own.yaml"], {}),
                                       (["info", "mine", "--plugin-dir", folder], {})]:
            with self.subTest(arguments=arguments):
                self.check_error(self.run_program(*arguments, env=environment), 69,
                                 f"{module}: error: the plugin is refused")


if __name__ == "__main__":
    unittest.main()
