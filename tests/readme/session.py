"""Runs the code blocks of a Markdown file in a home folder of their own, from the first to the last, in one shell.

Blocks of these kinds are run:
    console     lines that begin with `$ ` are commands (continued after a backslash); the lines below one are its
                whole output, standard error included. One that fails is followed by `$ echo $?`.
    sh          every line is a command, and none may fail; what they print is not compared
    cpp, yaml   the first line is a comment with the name of the file that the block becomes
"""

import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

SOURCE, BUILD = Path(os.environ["GAMEHOST_SOURCE"]), Path(os.environ["GAMEHOST_BUILD"])
HOME = "/home/you"  # what the documents call the reader's home folder
FENCE = re.compile(r"( *)```(.*)")
FILE_NAME = re.compile(r"(?://|#) ([^\s:]+)")


@dataclass
class Block:
    kind: str
    line: int  # of its fence, from 1
    lines: list[str]


@dataclass
class Command:
    line: int
    text: str
    expected: str | None = ""  # None: whatever it prints
    output: str | None = None  # None: it was never reached
    status: int = 0

    def fault(self, next_one):
        """What is wrong, or None."""
        if self.output is None:
            return "was not run: the shell ended before"
        if self.expected is not None and self.output != self.expected:
            return f"should print\n{self.expected}but prints\n{self.output}"
        if self.status and not (next_one and next_one.text == "echo $?"):
            return f"has the exit status {self.status}, and no `$ echo $?` follows\n{self.output}"
        return None


class Malformed(Exception):
    pass


def blocks(text):
    found, indent = [], None
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.fullmatch(line)
        if indent is None:
            if fence:
                indent = fence[1]
                found.append(Block(fence[2], number, []))
            elif line.startswith(("    ", "\t", "~~~")):
                raise Malformed(f"line {number}: code outside of a fence of three backquotes")
        elif line == indent + "```":
            indent = None
        else:
            found[-1].lines.append(line.removeprefix(indent))
    if indent is not None:
        raise Malformed(f"line {found[-1].line}: the block has no end")
    return found


def commands_of(block):
    commands, open_line = [], False
    for number, line in enumerate(block.lines, block.line + 1):
        if open_line:
            commands[-1].text += "\n" + line
        elif block.kind == "sh":
            commands.append(Command(number, line, expected=None))
        elif line.startswith("$ "):
            commands.append(Command(number, line[2:]))
        elif not commands:
            raise Malformed(f"line {number}: output before the first command")
        else:
            commands[-1].expected += line + "\n"
            continue
        open_line = line.endswith("\\")
    return commands


class Home:
    """A home folder with a tree that is laid out like a checkout, built: the program, but nothing to rebuild."""

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="gamehost-readme-")).resolve()
        self.tree = self.folder / "gamehost"
        release = self.tree / "build" / "release"
        for part in ("sdk", "config", "tests/cases"):
            shutil.copytree(SOURCE / part, self.tree / part, ignore=shutil.ignore_patterns("build"))
        for part in ("lib/gamehost/plugins", "etc/gamehost"):
            shutil.copytree(BUILD / part, release / part)
        (release / "bin").mkdir()
        shutil.copy2(os.environ["GAMEHOST"], release / "bin" / "gamehost")
        # The script would build the very tree whose test this is, and is tested elsewhere.
        run = self.tree / "scripts" / "run"
        run.parent.mkdir()
        run.write_text('#!/bin/sh\nexec "$(dirname "$0")/../build/release/bin/gamehost" "$@"\n')
        run.chmod(0o755)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def bash(self, script, path=os.environ["PATH"]):
        """Answers what the script prints, both ways of output in one."""
        hidden = ("GAMEHOST", "XDG_", "NO_COLOR", "TERM", "BASH_ENV")
        environment = {key: value for key, value in os.environ.items() if not key.startswith(hidden)}
        environment |= {"HOME": str(self.folder), "LC_ALL": "C.UTF-8", "PATH": path, "CXX": os.environ["GAMEHOST_CXX"]}
        file = self.folder / ".session"
        file.write_text("exec 2>&1\numask 022\n" + script)
        return subprocess.run(
            ["bash", "--norc", file], cwd=self.tree, env=environment, stdin=subprocess.DEVNULL, capture_output=True
        ).stdout.decode()

    def path_with_program(self):
        return f"{self.tree}/build/release/bin:{os.environ['PATH']}"

    def run(self, some_blocks, **environment):
        """Runs the blocks and answers their commands, with what each printed."""
        script, commands = [], []
        for block in some_blocks:
            if block.kind in ("console", "sh"):
                for command in commands_of(block):
                    commands.append(command)
                    script.append(f"{command.text}\nstatus_=$?; printf '\\0%d\\0' $status_; (exit $status_)\n")
            else:
                name = FILE_NAME.match(block.lines[0])
                if name is None:
                    raise Malformed(f"line {block.line}: the first line of the block names no file")
                file = '"' + name[1].replace("~", "$HOME", 1) + '"'
                script.append(f"mkdir -p \"$(dirname {file})\"\n")
                script.append("\n".join([f"cat > {file} <<'END OF BLOCK'", *block.lines, "END OF BLOCK", ""]))
        parts = self.bash("".join(script), **environment).replace(str(self.folder), HOME).split("\0")
        for command, output, status in zip(commands, parts[0::2], parts[1::2]):
            command.output, command.status = output, int(status)
        return commands


def faults(commands):
    """What is wrong, one text a fault."""
    followers = [*commands[1:], None]
    for command, follower in zip(commands, followers):
        fault = command.fault(follower)
        if fault is not None:
            yield f"line {command.line}: $ {command.text}\n{fault}"
