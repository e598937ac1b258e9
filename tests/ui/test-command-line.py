#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program says without a window: help, version, no display. Speaks TAP.

Usage: test-command-line.py PROGRAM
"""
import os
import subprocess
import sys

PROGRAM = sys.argv[1]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
ENVIRONMENT.update(LC_ALL="C.UTF-8", GSETTINGS_BACKEND="memory")


def run(*arguments):
    result = subprocess.run([PROGRAM, *arguments], env=ENVIRONMENT, capture_output=True, text=True, timeout=60)
    return result.returncode, result.stdout, result.stderr


def check(number, name, holds):
    print(f"{'ok' if holds else 'not ok'} {number} {name}", flush=True)
    return holds


print("TAP version 14", "1..3", sep="\n")
status, out, err = run("--version")
good = check(1, "version", status == 0 and out.startswith("Talia ") and not err)
status, out, err = run("--help")
good &= check(2, "help", status == 0 and "--version" in out and not err)
status, out, err = run()
good &= check(3, "no display: one sentence and status 1", status == 1 and not out and err.count("\n") == 1)
sys.exit(not good)
