# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts a fault into a copy of the sources, or into a program of the build, and runs the guard that should notice it.

A program is not rebuilt: only the changed file is compiled, with the commands of the build, and linked before the
libraries, so that it replaces their functions of the same names.
"""
import contextlib
import importlib.machinery
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

PATIENCE = 1200  # seconds until a program counts as hanging
SHORT_PATIENCE = "20000"  # for programs in C, which often wait in vain for what a fault prevents (tests/support/playing.h)
# The options that Meson sets for tests, in case it does not run this one.
SANITIZERS = {name: "halt_on_error=1:abort_on_error=1:print_summary=1:print_stacktrace=1"
              for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS")}
# The files that the tests of the sources read.
PARTS = ("data", "docs", "po", "src", "tests", "tools", ".clang-format", "*.md", "COPYING", "NEWS", "meson.build")


class Edit(NamedTuple):
    """Replaces `old` in a file once; if `old` is empty, adds `new` at the end of the file, which may be a new one."""
    path: str
    old: str
    new: str


class Said(NamedTuple):
    status: int
    text: str


def load_count_tests(source):
    """Loads tools/count-tests, which has no ending and cannot be imported."""
    loader = importlib.machinery.SourceFileLoader("count_tests", str(source / "tools" / "count-tests"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("count_tests", loader))
    loader.exec_module(module)
    return module


def run(command, cwd=None, **environment):
    done = subprocess.run([str(word) for word in command], cwd=cwd,
                          env={**SANITIZERS, "TALIA_PATIENCE": SHORT_PATIENCE, **os.environ, **environment},
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="replace", timeout=PATIENCE)
    return Said(done.returncode, done.stdout)


class Sources:
    """A copy of the sources, to be changed."""

    def __init__(self, source, folder):
        self.top = folder / "sources"
        self.top.mkdir()
        for path in [path for part in PARTS for path in source.glob(part)]:
            copy = shutil.copytree if path.is_dir() else shutil.copy
            copy(path, self.top / path.name)

    @contextlib.contextmanager
    def change(self, edits):
        before = {}
        try:
            for edit in edits:
                path = self.top / edit.path
                before[path] = path.read_bytes() if path.exists() else None
                path.write_text(apply(path.read_text() if path.exists() else "", edit))
            yield
        finally:
            for path, content in before.items():
                path.unlink() if content is None else path.write_bytes(content)


def apply(text, edit):
    if not edit.old:
        return text + edit.new
    assert edit.old in text, f"{edit.path} has no “{edit.old}” any more, so that no fault can be put there"
    return text.replace(edit.old, edit.new, 1)


class Build:
    """A build, with Meson's data about its tests and how it compiles and links them."""

    def __init__(self, source, top, folder):
        self.source, self.top, self.folder = source, top, folder
        self.tests = {test["name"]: test for test in self.read("meson-info/intro-tests.json")}
        self.options = {option["name"]: option["value"] for option in self.read("meson-info/intro-buildoptions.json")}
        self.sanitized = self.options["b_sanitize"] not in ("none", [])  # newer versions of Meson give a list
        self.compiled = {}
        for entry in self.read("compile_commands.json"):
            path = Path(os.path.normpath(self.top / entry["file"]))
            if path.is_relative_to(source):
                self.compiled.setdefault(str(path.relative_to(source)), entry)

    def read(self, name):
        return json.loads((self.top / name).read_text())

    def compile(self, path, edits):
        """Compiles a changed file, or a new one with the command of a file in the same folder; returns the object."""
        original = self.source / path
        neighbours = [entry for file, entry in self.compiled.items() if file.rpartition("/")[0] == path.rpartition("/")[0]]
        text = original.read_text() if original.exists() else ""
        for edit in edits:
            text = apply(text, edit)
        changed = self.folder / original.name
        changed.write_text(text)
        words = shlex.split(self.compiled.get(path, neighbours[0])["command"])
        out = changed.with_suffix(".o")
        for option in ("-o", "-MF", "-MQ", "-c"):
            words[words.index(option) + 1] = {"-o": out, "-c": changed}.get(option, "/dev/null")
        done = run([*words, "-Wno-error", "-iquote", original.parent], self.top)
        assert done.status == 0, f"the fault does not compile:\n{done.text}"
        return out

    def link(self, program, edits):
        """Links the program with the changed files; returns its path."""
        target = os.path.relpath(program, self.top)
        said = run(["ninja", "-C", self.top, "-t", "commands", target])
        words = shlex.split(said.text.splitlines()[-1])
        out = self.folder / Path(program).name
        at = words.index("-o") + 2
        words[at - 1:at] = [out, "-Wl,--allow-multiple-definition"]  # for libraries that are linked as a whole
        for path in dict.fromkeys(edit.path for edit in edits):
            own = f"{Path(path).name}.o"
            words = [word for word in words if os.path.basename(str(word)) != own]
            words.insert(at, self.compile(path, [edit for edit in edits if edit.path == path]))
        done = run(words, self.top)
        return out if done.status == 0 else done

    def run_test(self, name, arguments=(), edits=(), program=None, **environment):
        """Runs a test of the build as Meson does; with edits, one of its programs is replaced by a changed one."""
        test = self.tests[name]
        words, settings = [*test["cmd"], *arguments], {**test["env"], **environment}
        if edits:
            program = program or next(word for word in reversed(test["cmd"]) if is_program(self.top / word))
            changed = self.link(self.top / program, edits)
            if isinstance(changed, Said):
                return changed
            words = [changed if self.top / word == self.top / program else word for word in words]
            settings = {key: str(changed) if value == str(self.top / program) else value
                        for key, value in settings.items()}
        return run(words, self.top, **settings)


def is_program(path):
    return path.is_file() and path.read_bytes()[:4] == b"\x7fELF"


class Judge:
    """Decides as Meson and tools/count-tests do whether a test has failed."""

    def __init__(self, source):
        self.count = load_count_tests(source).count

    def is_red(self, name, said):
        result = {0: "OK", 77: "SKIP"}.get(said.status, "FAIL")
        return self.count({"name": f"talia:any / {name}", "result": result, "stdout": said.text})[1] > 0
