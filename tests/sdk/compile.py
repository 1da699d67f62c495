"""Compiling small sources against the SDK, and nothing else of the tree."""

import os
import shutil
import subprocess
from pathlib import Path

SDK = Path(os.environ["GAMEHOST_SOURCE"]) / "sdk" / "include"
CC, CXX = os.environ["GAMEHOST_CC"], os.environ["GAMEHOST_CXX"]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def with_clang(compiler, clang):
    """The compiler of this build, and clang beside it where it is installed."""
    path = shutil.which(clang)
    if path is None or Path(path).resolve() == Path(shutil.which(compiler)).resolve():
        return [compiler]
    return [compiler, path]


def run(compiler, *arguments, text=None):
    """Looks for errors only. Answers status and messages."""
    command = [compiler, f"-I{SDK}", "-fsyntax-only", *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    return done.returncode, done.stderr
