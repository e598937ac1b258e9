#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Launches the program as a desktop does, over the session bus: each action of its desktop file must show its page,
whether the program was running or not, and a file must show its match. Speaks TAP.

Usage: test-activation.py PROGRAM ENGINE DATA-DIR [TEST...]

DATA-DIR has the desktop file and the service file of the build.
"""
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import driver
import gi
from driver import wait_for
from match import Match
from protocol import Engine

gi.require_version("GioUnix", "2.0")
from gi.repository import Gio, GioUnix, GLib  # noqa: E402

PROGRAM, ENGINE, DATA = os.path.abspath(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
ID = "io.github.taliacards.Talia"


def ask_bus(method, *arguments, types=""):
    variant = GLib.Variant(f"({types})", arguments) if arguments else None
    return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, variant, None, 0, -1).unpack()


class Process:
    """The program that the bus has started, to be used like the one of subprocess.Popen()."""

    def __init__(self):
        self.pid, = ask_bus("GetConnectionUnixProcessID", ID, types="s")
        command = Path(f"/proc/{self.pid}/cmdline").read_text().split("\0")
        assert "--gapplication-service" in command, f"the bus has not started {command}"

    def poll(self):
        return None if ask_bus("NameHasOwner", ID, types="s")[0] else 0

    def wait(self, timeout=None):
        try:
            return wait_for(lambda: self.poll() == 0, "the program to end", timeout) and 0
        except driver.Timeout:
            raise subprocess.TimeoutExpired(ID, timeout) from None

    def send_signal(self, signal):
        os.kill(self.pid, signal)


class Launched(driver.Talia):
    """A window of the program that a desktop launches; `launch` gets what the desktop file describes."""

    def __init__(self, launch, data):
        self.launch = launch
        super().__init__(PROGRAM, data, environment={"G_DEBUG": "fatal-warnings"})

    def _start(self, command):
        """Lets the bus know where the program of the build is, and what the surroundings of its programs are."""
        services = Path(os.environ["XDG_RUNTIME_DIR"], "dbus-1", "services")
        services.mkdir(parents=True, exist_ok=True)
        run, log = Path(self.data, "run"), Path(self.data, "log")
        run.write_text(f'exec {shlex.quote(command)} "$@" >>{shlex.quote(str(log))} 2>&1\n')
        (services / f"{ID}.service").write_text(re.sub(r"^Exec=\S*/talia ", f"Exec=/bin/sh {run} ",
                                                       (DATA / f"{ID}.service").read_text(), flags=re.M))
        ask_bus("UpdateActivationEnvironment", self.environment, types="a{ss}")
        ask_bus("ReloadConfig")
        launch(self.launch)
        wait_for(lambda: ask_bus("NameHasOwner", ID, types="s")[0], "the program on the bus")
        return Process()


def launch(what):
    """Launches an action of the desktop file, a file, or the program alone, as a desktop does."""
    info = GioUnix.DesktopAppInfo.new_from_filename(str(DATA / f"{ID}.desktop"))
    if what in SHOWN:
        GioUnix.DesktopAppInfo.launch_action(info, what, None)  # some versions of PyGObject do not take it for a method
    else:
        assert info.launch([Gio.File.new_for_path(what)] if what else [], None)
    Gio.bus_get_sync(Gio.BusType.SESSION).flush_sync(None)


def is_table(talia, hand):
    return set(Match(talia).hand()) == hand


def is_start(talia):
    return not Match(talia).see().plates and talia.nodes("button", "Play Today’s Deal")


def is_daily(talia):
    return talia.focused() and talia.focused().name == "Play Today’s Deal"


def is_pad(talia):
    return talia.nodes("label", "New Score Pad")


# What each action shows; each follows the one before it where the program is running. The actions are those of the
# desktop file (test `data`).
SHOWN = {"continue": is_table, "deal-of-the-day": lambda talia, _: is_daily(talia),
         "new-match": lambda talia, _: is_start(talia), "score-pad": lambda talia, _: is_pad(talia)}


def begin_match(data):
    """Returns the hand of an unfinished match that is there from now on."""
    path = Path(data, "talia", "current.talia")
    path.parent.mkdir()
    with Engine(ENGINE) as engine:
        engine.ask("new hearts")
        engine.ask("deal seed=7")
        path.write_text(engine.record())
        return engine.cards("hand 0")


def starts_the_program():
    """The bus starts the program for each action and for a file, and it shows the page that was asked for."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as other:
        hand = begin_match(data)
        for action, shows in SHOWN.items():
            with Launched(action, data) as talia:
                wait_for(lambda: shows(talia, hand), f"what {action} shows")
        with Launched(os.path.join(data, "talia", "current.talia"), other) as talia:
            wait_for(lambda: is_table(talia, hand), "the match of the file")


def goes_to_the_window():
    """A program that is running shows the page in its window, and comes to the front."""
    with tempfile.TemporaryDirectory() as data:
        hand = begin_match(data)
        with Launched("", data) as talia:
            wait_for(lambda: is_start(talia), "the start page")
            for action in ("continue", *SHOWN):
                talia.key("ctrl+m", "ctrl+comma")  # another page, and a dialog above it
                talia.find("dialog", "Preferences")
                talia.minimize()
                launch(action)
                talia.wait_to_be_shown()
                wait_for(lambda: SHOWN[action](talia, hand) and not talia.nodes("dialog", "Preferences"),
                         f"what {action} shows")
                assert Process().pid == talia.process.pid, f"{action} has started another program"


if __name__ == "__main__":
    # Only programs that are found are launched, even if the bus starts them.
    os.environ["PATH"] = f"{DATA.parent / 'src' / 'ui'}:{os.environ['PATH']}"
    driver.run_tests({"starts-the-program": starts_the_program, "goes-to-the-window": goes_to_the_window}, sys.argv[4:])
