#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the program prints without a window: help, version, a missing display. Speaks TAP.

Usage: test-command-line.py PROGRAM
"""
import os
import subprocess
import sys

import tap

PROGRAM = sys.argv[1]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
ENVIRONMENT.update(LC_ALL="C.UTF-8", GSETTINGS_BACKEND="memory")


def run(*arguments):
    result = subprocess.run([PROGRAM, *arguments], env=ENVIRONMENT, capture_output=True, text=True, timeout=600)
    return result.returncode, result.stdout, result.stderr


def version():
    status, out, err = run("--version")
    assert (status, err) == (0, "") and out.startswith("Talia "), (status, out, err)


def help():
    """It says what can be opened: each page that has an option, and the kinds of files."""
    status, out, err = run("--help")
    assert (status, err) == (0, ""), (status, out, err)
    missing = [word for word in ("[FILE]", ".talia", "challenge", "--continue", "--deal-of-the-day", "--new-match",
                                 "--score-pad", "--version") if word not in out]
    assert not missing, f"{missing} not in: {out}"


def no_display():
    status, out, err = run()
    assert (status, out, err.count("\n")) == (1, "", 1), (status, out, err)


tap.run([("version", version), ("help", help), ("no display: one sentence and status 1", no_display)])
