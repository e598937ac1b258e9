# SPDX-License-Identifier: GPL-3.0-or-later
"""The source tree as the laws see it: rooms (folders of src/), stems (a header and its .c), includes, functions."""

import ast
import re
from collections import namedtuple
from pathlib import Path

FOLDERS = ("src", "tests", "tools", "data", "docs")
CODE = (".c", ".h", ".py", ".sh", ".blp")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
TEMPLATE = re.compile(r"\$(Talia\w+)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')

# One file includes another: both are paths below src/.
Arrow = namedtuple("Arrow", "path target")


def room(path):
    return path.rpartition("/")[0]


def stem(path):
    """Returns the path without its ending, the same for a header, its .c, its .blp and its private header."""
    return path.rpartition(".")[0].removesuffix("-private")


class Tree:
    """Texts by their path from the top of the project: code in `texts`, prose in `docs`; `paths` are the paths of all
    files."""

    def __init__(self, texts, paths=()):
        self.docs = {path: text for path, text in texts.items() if path.endswith(".md")}
        self.texts = {path: text for path, text in texts.items() if path not in self.docs}
        self.paths = set(paths or texts)
        self.paths |= {path[:end.start()] for path in self.paths for end in re.finditer("/", path)}
        self.sources = {path.removeprefix("src/"): text for path, text in texts.items() if path.startswith("src/")}
        self.by_name = {path.rpartition("/")[2]: path for path in self.sources}

    @classmethod
    def read(cls, top):
        texts, paths = {}, set()
        files = [path for folder in FOLDERS for path in (Path(top) / folder).rglob("*")] + list(Path(top).glob("*"))
        for path in sorted(path for path in files if path.is_file()):
            name = str(path.relative_to(top))
            paths.add(name)
            code = path.suffix in CODE or (not path.suffix and path.read_bytes()[:2] == b"#!")
            if path.suffix == ".md" or (code and not name.startswith(("data/", "docs/"))):
                texts[name] = path.read_text()
        return cls(texts, paths)

    def arrows(self):
        """Yields the includes of each file of src/, and the widgets that each Blueprint uses."""
        for path, text in self.sources.items():
            for name in INCLUDE.findall(text):
                yield Arrow(path, name if "/" in name else f"{room(path)}/{name}")
            if path.endswith(".blp"):
                for name in TEMPLATE.findall(text):
                    header = re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower() + ".h"
                    yield Arrow(path, self.by_name.get(header, header))

    def functions(self, path):
        """Yields name and length of each function, from its opening brace or its `def` to its end."""
        text = self.texts[path]
        if path.endswith((".c", ".h")):
            return c_functions(text.splitlines())
        if path.endswith(".py") or text.startswith("#!/usr/bin/env python"):
            return [(node.name, node.end_lineno - node.lineno + 1) for node in ast.walk(ast.parse(text))
                    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
        return shell_functions(text.splitlines()) if not path.endswith(".blp") else []


def c_functions(lines):
    found, start = [], None
    for number, line in enumerate(lines):
        if line == "{" and number > 0 and lines[number - 1].endswith(")"):
            start = number
        elif line == "}" and start is not None:
            heads = (re.match(r"(\w+) \(", line) for line in reversed(lines[:start]))
            found.append((next((head[1] for head in heads if head), "?"), number - start + 1))
            start = None
    return found


def shell_functions(lines):
    found, name, start = [], None, 0
    for number, line in enumerate(lines):
        head = re.match(r"(\w+) ?\(\) *\{$", line)
        if head:
            name, start = head[1], number
        elif line == "}" and name:
            found.append((name, number - start + 1))
            name = None
    return found


def ways_back(graph):
    """Yields a shortest cycle for each stem that includes itself through others."""
    for start in sorted(graph):
        ways, seen = [[start]], set()
        while ways:
            way = ways.pop(0)
            steps = sorted(graph.get(way[-1], ()))
            if start in steps:
                yield start, way + [start]
                break
            ways += [way + [step] for step in steps if step not in seen]
            seen.update(steps)
