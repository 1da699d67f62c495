"""Functions of the C library replaced, for what no file or device does to order."""
import os
import subprocess
import unittest

from program import SANITIZED

needs_preload = unittest.skipIf(SANITIZED, "AddressSanitizer wants to be the first library")


def preloaded(source, library):
    """Builds a library from C; the environment in which it comes before all others."""
    subprocess.run([os.environ.get("GAMEHOST_CC", "cc"), "-std=c11", "-shared", "-fPIC", "-o", library, source],
                   check=True)
    return {"LD_PRELOAD": str(library)}
