#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the window's pages, alternately with very many stored matches and with none.

Usage: bench-pages.py PROBE MEASURE-ARCHIVE; TALIA_RUNS=1 for a single run of each, TALIA_MATCHES for other numbers of matches.
Prints two figures a line, time on the clock and processor time: the median of each in milliseconds, their ratio, and
the ratio that it should not exceed.
"""
import os
import statistics
import subprocess
import sys
import tempfile

PROBE, FILL = sys.argv[1:3]
MATCHES = int(os.environ.get("TALIA_MATCHES", "100000"))
RUNS = int(os.environ.get("TALIA_RUNS", "7"))
# What is measured, and its target; the statistics themselves may take 100 ms.
AIMS = {
    "start-frame": ("the first frame, which is the start page", "at most 1.2 times"),
    "matches-frame": ("the first frame of Matches", "at most 1.2 times"),
    "matches-page": ("Matches has slid in", "at most 1.2 times"),
    "statistics-frame": ("the first frame of the statistics", "at most 100 ms more"),
    "statistics-page": ("the statistics have slid in", "at most 100 ms more"),
}


def run(home):
    environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home, GTK_A11Y="none",
                       GSETTINGS_BACKEND="memory", ADW_DISABLE_PORTAL="1", GDK_DEBUG="no-portals",
                       G_DEBUG="fatal-criticals")
    environment.setdefault("GSK_RENDERER", "cairo")
    out = subprocess.run([PROBE], env=environment, capture_output=True, text=True, timeout=120, check=True)
    return {name: (float(clock), float(busy)) for name, clock, busy in map(str.split, out.stdout.splitlines())}


def main():
    with tempfile.TemporaryDirectory() as none, tempfile.TemporaryDirectory() as many:
        os.mkdir(os.path.join(none, "talia"))
        subprocess.run([FILL, "--fill", os.path.join(many, "talia"), str(MATCHES)], check=True)
        values = {home: [] for home in (none, many)}
        for home in (none, many):
            run(home)  # the first run only brings the files into the cache
        for _ in range(RUNS):
            for home in (none, many):
                values[home].append(run(home))
        for name, (what, aim) in AIMS.items():
            for kind, share in enumerate(("", " of the processor")):
                few, lots = (statistics.median(figures[name][kind] for figures in values[home]) for home in (none, many))
                print(f"{what}: {lots:.1f} ms{share} with {MATCHES} matches, {few:.1f} ms with none, "
                      f"{lots / few:.2f} times, {aim}", flush=True)


if __name__ == "__main__":
    main()
