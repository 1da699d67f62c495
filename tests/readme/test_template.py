"""sdk/template is a plugin as it stands: its README's steps work, outside of the tree, and it answers its sample."""

import re
import unittest

from session import SOURCE, Home, blocks, faults

README = SOURCE / "sdk" / "template" / "README.md"


def section(info, heading):
    """The indented lines below a heading of `gamehost info`."""
    lines = re.search(rf"^{heading}\n((?:  .*\n)+)", info, re.MULTILINE)[1]
    return re.sub("^  ", "", lines, flags=re.MULTILINE)


class Template(unittest.TestCase):
    def test_steps_and_sample(self):
        with Home() as home:
            path = home.path_with_program()
            found = blocks(README.read_text(encoding="utf-8"))
            self.assertEqual({block.kind for block in found}, {"sh", "console"})
            wrong = list(faults(home.run(found, path=path)))
            if wrong:
                self.fail("\n\n".join(["sdk/template/README.md", *wrong]))

            plugin = "~/my-game/build/my-game.so"
            info = home.bash(f"gamehost info --plugin {plugin}", path=path)
            (home.folder / "sample.in").write_text(section(info, "Sample input"))
            for strict in ("", "--strict"):
                answer = home.bash(f"gamehost --plugin {plugin} --input ~/sample.in {strict}", path=path)
                self.assertEqual(answer, section(info, "Sample answer"))

    def test_the_way_to_the_sdk_is_asked_for(self):
        with Home() as home:
            said = home.bash("cmake -G Ninja -S sdk/template -B ~/build")
        self.assertIn("-DGAMEHOST_SDK=/path/to/gamehost/sdk", said)


if __name__ == "__main__":
    unittest.main()
