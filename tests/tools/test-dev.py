#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-dev.py PROJECT: checks what tools/dev says on machines that lack what it needs."""

import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drive"))
import tap  # noqa: E402

DEV = os.path.join(sys.argv[1], "tools", "dev")

# Changes of the environment, the command, and the one line that is printed before it fails.
REFUSED = {
    "HOME is not set": ({"HOME": None}, ["true"], "HOME must name a folder"),
    "HOME is empty": ({"HOME": ""}, ["true"], "HOME must name a folder"),
    "HOME does not exist": ({"HOME": "/nowhere"}, ["true"], "HOME must name a folder"),
    "HOME is the root of everything": ({"HOME": "/"}, ["true"], "HOME must name a folder"),
    "no display to play on": ({"DISPLAY": None, "WAYLAND_DISPLAY": None}, ["play"], "there is no display"),
    "another word for test": ({}, ["test", "--slow"], "what is --slow? Known: --quick, --all"),
    "all tests of a name": ({}, ["test", "--all", "hearts"], "test --all takes no names"),
    "all tests of one platform": ({}, ["--next", "test", "--all"], "test --all takes no names, and tests both platforms"),
    "no folder for the pictures": ({}, ["screenshots"], "screenshots needs a folder"),
}


def run(changes, arguments):
    environment = {**os.environ, **{name: value for name, value in changes.items() if value is not None}}
    for name, value in changes.items():
        if value is None:
            environment.pop(name, None)
    return subprocess.run([DEV, *arguments], env=environment, capture_output=True, text=True, timeout=600)


def is_refused(changes, arguments, said):
    result = run(changes, arguments)
    lines = result.stderr.splitlines()
    assert result.returncode == 1 and len(lines) == 1 and said in lines[0], result


tap.run((name, lambda row=row: is_refused(*row)) for name, row in REFUSED.items())
