#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares Talia's window with a bare libadwaita window that animates as many cards, in alternate runs.

Usage: bench-window.py BARE TALIA MEASURE-ARCHIVE; TALIA_RUNS=1 for a single run of each.
Prints a figure on each line: the median of each, their ratio, and the ratio that it should not exceed.
"""
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

BARE, TALIA, FILL = sys.argv[1:4]
RUNS = int(os.environ.get("TALIA_RUNS", "7"))

# Other work that Talia does during the flight.
MEANWHILE = ("thinking", "judging", "indexing")

# What is measured, in which state of the program, the unit, and the highest ratio to the bare window.
FIGURES = (
    ("frame time of four flying cards", "flight", "interval", "µs", 1.25),
    ("of it, processor time", "flight", "work", "µs", None),
    ("frame time while three experts think", "thinking", "interval", "µs", 1.25),
    ("frame time while a verdict is computed", "judging", "interval", "µs", 1.25),
    ("frame time while the list of 100,000 matches is made", "indexing", "interval", "µs", 1.25),
    ("start to the first frame", "start", "first-frame", "ms", 1.3),
    ("memory (PSS) at the start page", "start", "pss", "KiB", 1.3),
    ("memory (PSS) in the middle of a deal", "table", "pss", "KiB", 1.3),
    ("processor time in 5 s of waiting", "table idle", "idle", "ms", None),
)


@contextlib.contextmanager
def sound_server():
    """Starts a sound server with a silent device, because Talia's sounds are on; does nothing without PulseAudio."""
    program = shutil.which("pulseaudio")
    if program is None:
        yield
        return
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PULSE_SERVER"] = f"unix:{folder}/native"
        server = subprocess.Popen(
            [program, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "-L", "module-null-sink",
             "-L", f"module-native-protocol-unix socket={folder}/native"],
            env=dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=folder), stderr=subprocess.DEVNULL)
        try:
            yield
        finally:
            server.kill()
            server.wait()


def run(program, state, stored):
    with tempfile.TemporaryDirectory() as home:  # a new home, because Talia asks about an open match
        if state == "indexing":
            os.mkdir(os.path.join(home, "talia"))
            os.rename(os.path.join(stored, "matches"), os.path.join(home, "talia", "matches"))
        try:
            return run_at(home, program, state)
        finally:
            if state == "indexing":
                os.rename(os.path.join(home, "talia", "matches"), os.path.join(stored, "matches"))


def run_at(home, program, state):
    environment = dict(os.environ, PROBE="flight" if state in MEANWHILE else state, PROBE_MEANWHILE=state,
                       XDG_DATA_HOME=home, XDG_CONFIG_HOME=home, XDG_CACHE_HOME=home, GTK_A11Y="none",
                       GSETTINGS_BACKEND="memory", ADW_DISABLE_PORTAL="1", GDK_DEBUG="no-portals",
                       PROBE_T0=str(time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000))
    environment.setdefault("GSK_RENDERER", "cairo")
    environment["G_DEBUG"] = "fatal-criticals"  # a program with warnings does not do what is to be measured
    out = subprocess.run([program], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                         timeout=120)
    figures = dict(line.split() for line in out.stdout.splitlines() if len(line.split()) == 2)
    if out.returncode or not figures:
        raise RuntimeError(f"{program} {state}: {out.returncode} {out.stdout} {out.stderr}")
    return {name: float(value) for name, value in figures.items()}


def main():
    values = {}
    states = [(state, RUNS) for state in ("flight", *MEANWHILE, "start", "table")] + [("table idle", 1)]
    with tempfile.TemporaryDirectory() as stored, sound_server():
        subprocess.run([FILL, "--fill", stored, "100000"], check=True)
        for state, runs in states:
            for _ in range(runs):
                for program in (BARE, TALIA):
                    for name, value in run(program, state, stored).items():
                        values.setdefault((state, name, program), []).append(value)
    for what, state, name, unit, limit in FIGURES:
        bare, talia = (statistics.median(values[state, name, program]) for program in (BARE, TALIA))
        aim = f", at most {limit}" if limit else ""
        ratio = f"{talia / bare:.2f} times"
        print(f"{what}: Talia {talia:g} {unit}, bare {bare:g} {unit}, {ratio}{aim}", flush=True)


if __name__ == "__main__":
    main()
