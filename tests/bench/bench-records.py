#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how the window copes with records of any length, both stored matches that are continued and files that are opened.

Usage: bench-records.py PROBE
Prints a line for each case: milliseconds to the first frame and from the question to the answer, the longest time for
which the window did not answer, the peak of its memory, and how far that is above the window's own. Work is the main
thread's processor time, which neither other programs nor a slow disk lengthen.
"""
import os
import re
import subprocess
import sys
import tempfile

PROBE = sys.argv[1]

# Kinds of stored records, and the number of repetitions in them.
STORED = (("endless", 8), ("endless", 100), ("endless", 1000), ("to-and-fro", 800000))
# Files that must be refused soon.
FILES = ("/dev/zero", "a pipe", "a folder", "no cards", "64 MiB of nothing", "15 MiB of garbage", "a line of 15 MiB")


def run(home, *words):
    environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home, GTK_A11Y="none",
                       GSETTINGS_BACKEND="memory", ADW_DISABLE_PORTAL="1", GDK_DEBUG="no-portals",
                       G_DEBUG="fatal-criticals")
    environment.setdefault("GSK_RENDERER", "cairo")
    out = subprocess.run([PROBE, *words], env=environment, capture_output=True, text=True, timeout=600)
    if out.returncode:
        raise RuntimeError(f"{words}: {out.returncode} {out.stdout} {out.stderr}")
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+) (?:ms|KiB)$", out.stdout, re.M)}


def tell(what, size, figures):
    more = (figures["peak-memory"] - figures["idle-memory"]) / 1024
    print(f"{what}, {size / 1024:.0f} KiB: first frame {figures['first-frame']:.0f} ms (work {figures['start-work']:.0f}), "
          f"answer after {figures['answered']:.0f} ms, blocked {figures['blocked']:.0f} ms (work {figures['worked']:.0f}) "
          f"at most, peak {figures['peak-memory'] / 1024:.0f} MiB, {more:.0f} MiB more", flush=True)


def make(what, path):
    """Creates a file that is no record, or returns the path of an existing one."""
    if what.startswith("/"):
        return what
    if what == "a pipe":
        os.mkfifo(path)
    elif what == "a folder":
        os.mkdir(path)
    elif what == "64 MiB of nothing":
        with open(path, "wb") as file:
            file.truncate(64 << 20)
    elif what == "15 MiB of garbage":
        with open(path, "wb") as file:
            file.write(os.urandom(15 << 20))
    elif what == "a line of 15 MiB":
        with open(path, "w") as file:
            file.write("talia-record 1\ngame hearts\n" + "x" * (15 << 20))
    return path


def main():
    for what, times in STORED:
        with tempfile.TemporaryDirectory() as home:
            path = os.path.join(home, "talia", "current.talia")
            os.mkdir(os.path.dirname(path))
            run(home, what, str(times), path)
            tell(f"{what} {times}, stored", os.path.getsize(path), run(home))
        with tempfile.TemporaryDirectory() as home:
            path = os.path.join(home, "long.talia")
            run(home, what, str(times), path)
            tell(f"{what} {times}, opened", os.path.getsize(path), run(home, path))
    for what in FILES:
        with tempfile.TemporaryDirectory() as home:
            tell(what, 0, run(home, make(what, os.path.join(home, "file"))))


if __name__ == "__main__":
    main()
