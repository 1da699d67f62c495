"""Each public header can be the first and only one of a source."""

import unittest

import compile


class Headers(unittest.TestCase):
    def check(self, compiler, header, *arguments):
        with self.subTest(header=header, compiler=compiler):
            status, messages = compile.run(compiler, *arguments, *compile.STRICT, "-", text=f"#include <{header}>\n")
            self.assertFalse(status or messages, messages)

    def test_the_boundary_is_c11(self):
        for compiler in compile.with_clang(compile.CC, "clang"):
            for header in ("gamehost/abi.h", "gamehost/abi_rules.h"):
                self.check(compiler, header, "-std=c11", "-x", "c")

    def test_every_header_is_complete(self):
        headers = sorted(p.relative_to(compile.SDK).as_posix() for p in compile.SDK.rglob("*.h*"))
        self.assertIn("gamehost/plugin.hpp", headers)
        for compiler in compile.with_clang(compile.CXX, "clang++"):
            for header in headers:
                self.check(compiler, header, "-std=c++20", "-x", "c++")
