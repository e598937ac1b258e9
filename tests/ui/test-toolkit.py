#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Demonstrates the faults of the toolkit that Talia works round or ignores, in small programs without Talia. Speaks TAP.

If a newer toolkit no longer has a fault, its test is skipped and says so; then the workaround can be removed.
Usage: test-toolkit.py FOLDER-OF-PROGRAMS
"""
import os
import subprocess
import sys
import tempfile
import time

import driver
import glance
import tap
from gi.repository import GLib

FOLDER = sys.argv[1]


def start(name, log):
    return subprocess.Popen([os.path.join(FOLDER, name)], stderr=log,
                            env=dict(os.environ, GSK_RENDERER="cairo", EGL_LOG_LEVEL="fatal"))


def links():
    """src/ui/desktop/talia-platform.c hides links because of it."""
    with tempfile.TemporaryFile() as log:
        process = start("links", log)
        try:
            def connect():
                speaker = glance.Speaker(lambda name, owner: owner == process.pid)
                return speaker if speaker.connection else None

            speaker = driver.wait_for(connect, "the window")
            end = time.monotonic() + 3
            while time.monotonic() < end and process.poll() is None:
                try:
                    speaker.look()
                except GLib.Error:
                    pass  # the program has ended
            return process.poll() is not None
        finally:
            process.kill()
            process.wait()


def popover():
    """toolkit/excuse.c ignores its warning."""
    with tempfile.TemporaryFile("w+") as log:
        start("popover", log).wait()
        log.seek(0)
        return "gdk_frame_timings_submitted() called on submitted frame." in log.read()


def prove(fault):
    if not fault():
        raise tap.Skipped(f"this toolkit does not have the fault; {fault.__doc__}")


if __name__ == "__main__":
    driver.run_tests({fault.__name__: lambda fault=fault: prove(fault) for fault in (links, popover)})
