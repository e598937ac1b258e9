#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-dev.py PROJECT: what tools/dev says where a machine lacks what it stands on."""

import os
import subprocess
import sys

DEV = os.path.join(sys.argv[1], "tools", "dev")

# What the environment is changed to, what is run, and what is said in one line before it ends.
REFUSED = {
    "HOME is not set": ({"HOME": None}, ["true"], "HOME must name a folder"),
    "HOME is empty": ({"HOME": ""}, ["true"], "HOME must name a folder"),
    "HOME does not exist": ({"HOME": "/nowhere"}, ["true"], "HOME must name a folder"),
    "HOME is the root of everything": ({"HOME": "/"}, ["true"], "HOME must name a folder"),
    "no display to play on": ({"DISPLAY": None, "WAYLAND_DISPLAY": None}, ["play"], "there is no display"),
    "no folder for the pictures": ({}, ["screenshots"], "screenshots needs a folder"),
}


def run(changes, arguments):
    environment = {**os.environ, **{name: value for name, value in changes.items() if value is not None}}
    for name, value in changes.items():
        if value is None:
            environment.pop(name, None)
    return subprocess.run([DEV, *arguments], env=environment, capture_output=True, text=True, timeout=60)


print("TAP version 14", f"1..{len(REFUSED)}", sep="\n")
failed = False
for number, (name, (changes, arguments, said)) in enumerate(REFUSED.items(), 1):
    result = run(changes, arguments)
    lines = result.stderr.splitlines()
    good = result.returncode == 1 and len(lines) == 1 and said in lines[0]
    failed |= not good
    print(f"{'ok' if good else 'not ok'} {number} {name}", flush=True)
    if not good:
        print(f"# {result.returncode}: {result.stderr!r}")
sys.exit(failed)
