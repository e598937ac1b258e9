# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives a real window of Talia as a person would: finds things by accessible name, clicks and types.

Needs an X display with a window manager and a session bus; `session()` makes them where they
are missing by running the script again inside Xvfb, openbox and dbus-run-session.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import tap
from fingers import TOOLKIT
from screen import Screen

APP = "talia"
FONT = subprocess.run(["fc-match", "--format=%{family}", "sans-serif"], capture_output=True, text=True).stdout
# xdotool presses Alt together with the names of these keys if a newer keymap has them on more than one level, so key
# codes are used.
KEYCODES = {f"F{n}": str(66 + n) for n in range(1, 11)}
TIMEOUT = float(os.environ.get("TALIA_TEST_TIMEOUT", "120"))


class Timeout(Exception):
    """An expected event did not happen in time."""


def session(size="1280x900x24"):
    """Runs the calling script again on a display and a bus of its own, unless it already has them."""
    if os.environ.get("TALIA_TEST_SESSION"):
        os.dup2(int(os.environ["TALIA_TEST_SESSION"]), 1)
        return
    ready, answer = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(answer), "-screen", "0", size, "-noreset", "-nolisten", "tcp"],
                              pass_fds=[answer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(answer)
    with os.fdopen(ready) as file:
        display = ":" + file.readline().strip()
    home = tempfile.mkdtemp(prefix="talia-session-")
    out = os.dup(1)  # the standard output for this script: the one of the bus is closed to its chatter
    environment = dict(os.environ, TALIA_TEST_SESSION=str(out), DISPLAY=display, GDK_BACKEND="x11", HOME=home,
                       XDG_RUNTIME_DIR=home, NO_AT_BRIDGE="0")
    for name in ("WAYLAND_DISPLAY", "GTK_A11Y", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
        environment.pop(name, None)
    os.chmod(home, 0o700)
    manager = None
    try:
        manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        status = subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], env=environment,
                                stdout=subprocess.DEVNULL, pass_fds=[out]).returncode
    finally:
        for process in (manager, server):
            if process:
                process.terminate()
                process.wait()
        shutil.rmtree(home, ignore_errors=True)
    sys.exit(status)


def run_tests(tests, names=()):
    """Runs the tests with this name, or all; `tests` maps names to functions. Speaks TAP."""
    session()
    tap.run((name, tests[name]) for name in names or tests)


def wait_for(condition, what, timeout=None, pause=.01):
    """Polls until the condition is true and returns its value; the longer it takes, the less often.

    Gives up after `timeout` seconds, but not before it has asked twice as many times: on a busy machine each question
    takes longer, and so does what is waited for.
    """
    limit = timeout or TIMEOUT
    end, polls = time.monotonic() + limit, 0
    while True:
        try:
            value = condition()
        except Exception as error:  # the accessible tree may change while it is read
            if type(error).__module__.split(".")[0] != "gi":
                raise
            value = None
        if value:
            return value
        polls += 1
        if time.monotonic() > end and polls >= 2 * limit:
            raise Timeout(f"waited in vain for {what}")
        time.sleep(pause)
        pause = min(pause * 1.5, .15)


class Ears:
    """Records the announcements to screen readers."""

    def __init__(self, talia):
        self.talia = talia
        self.heard = []

    def __enter__(self):
        self.stop = self.talia.speaker.listen(self.heard.append)
        return self

    def take(self):
        """Returns the announcements since the last call."""
        self.talia.speaker.catch_up()
        heard, self.heard[:] = list(self.heard), []
        return heard

    def __exit__(self, kind, error, trace):
        self.stop()


def ears_address():
    """Returns the address of the accessibility bus, for a program that is to find no other service."""
    from gi.repository import Gio
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    return bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)[0]


class Talia:
    """One running window."""
    SETTINGS = "io/github/taliacards/Talia"  # their path

    def __init__(self, program, data, language="en", settings=None, environment=None, size=None,
                 animations=False, buttons="appmenu:minimize,maximize,close", font_size=11):
        self.killed = False
        self.screen = Screen()
        self.data = data
        self.language = language
        os.makedirs(data, exist_ok=True)
        config = os.path.join(data, "config")
        os.makedirs(os.path.join(config, "glib-2.0", "settings"), exist_ok=True)
        os.makedirs(os.path.join(config, "gtk-4.0"), exist_ok=True)
        with open(os.path.join(config, "gtk-4.0", "settings.ini"), "w") as file:
            file.write(f"[Settings]\ngtk-enable-animations={str(animations).lower()}\ngtk-font-name={FONT} {font_size}\n"
                       f"gtk-decoration-layout={buttons}\n")
        # The test makes every move itself, the score sheet is open, and tips are known: one of them names cards that
        # nobody holds.
        keys = {"animation-speed": "'off'", "language": f"'{language}'", "play-last": "false", "skip-lost-turns": "false",
                "told-tips": "['typing', 'hint']", "score-sheet": "'open'", "sounds": "false"}
        if size:
            keys.update({"window-width": size[0], "window-height": size[1]})
        keys.update(settings or {})
        path = os.path.join(config, "glib-2.0", "settings", "keyfile")
        if not os.path.exists(path):
            with open(path, "w") as file:
                file.write(f"[{self.SETTINGS}]\n")
                file.writelines(f"{key}={value}\n" for key, value in keys.items())
        self.environment = {**os.environ, "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": config, "XDG_CACHE_HOME": data,
                            "GSETTINGS_BACKEND": "keyfile", "LC_ALL": "en_US.UTF-8", "LANGUAGE": "",
                            **(environment or {})}
        self.environment.setdefault("GSK_RENDERER", "cairo")
        if "TALIA_TEST_PRELOAD" in os.environ:  # toolkit/excuse.c
            self.environment["LD_PRELOAD"] = os.environ["TALIA_TEST_PRELOAD"]
        self.log = open(os.path.join(data, "log"), "a+")
        self.process = self._start(program)
        try:
            self.speaker = wait_for(self._find_speaker, "the window")
            self.window = wait_for(self._find_window, "the window's id")
        except Exception:
            self.kill()
            raise

    def _start(self, program):
        command = [program] if isinstance(program, (str, os.PathLike)) else program
        return subprocess.Popen(command, env=self.environment, stdout=self.log, stderr=self.log)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        status = 0
        if kind:
            print(self.describe(), file=sys.stderr)
        elif self.process.poll() is None:
            self.key("ctrl+q")  # a normal exit, so that sanitizers look for leaks
        try:
            if not self.killed:
                status = self.process.wait(1 if kind else TIMEOUT)
        except subprocess.TimeoutExpired:
            self.kill()
        self.log.seek(0)
        text = self.log.read()
        if text.strip():
            print(text, file=sys.stderr)
        if not kind and status != 0:
            raise RuntimeError(f"the program ended with {status}")
        if not kind and "-CRITICAL **" in TOOLKIT.sub("", text):  # tests in C end at the first critical warning
            raise RuntimeError("the program said that something is wrong in it")

    def _find_speaker(self):
        from glance import Speaker
        if self.process.poll() is not None:
            self.log.seek(0)
            raise RuntimeError(f"the program ended with {self.process.returncode}: {self.log.read()}")
        speaker = Speaker(self._is_own)
        return speaker if speaker.connection and speaker.look().children else None

    def _is_own(self, name, process):
        return process == self.process.pid

    def _find_window(self):
        """Returns the id of the program's window, which is older than its tooltips and menus."""
        ids = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
                             capture_output=True, text=True).stdout.split()
        return min(ids, key=int, default=None)

    def minimize(self):
        subprocess.run(["xdotool", "windowminimize", self.window], check=True)
        wait_for(lambda: not self._find_window(), "the window to be minimised")

    def wait_to_be_shown(self):
        wait_for(self._find_window, "the window to come back")

    def kill(self):
        """Kills the program at once, as in a power failure."""
        self.killed = True
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def is_running(self):
        return self.process.poll() is None

    # --- finding -------------------------------------------------------------------------

    def nodes(self, role=None, name=None, showing=True):
        """Returns all nodes with that role (a string or several) and name (a string or a predicate)."""
        if isinstance(role, str):
            role = (role,)
        return [node for node in self.speaker.look().walk()
                if (not role or node.role in role)
                and (name is None or (name(node.name) if callable(name) else node.name == name))
                and (not showing or node.has("SHOWING"))]

    def find(self, role=None, name=None, timeout=None):
        return wait_for(lambda: next(iter(self.nodes(role, name)), None), f"{role or 'anything'} {name!r}", timeout)

    def focused(self):
        nodes = [node for node in self.nodes() if node.has("FOCUSED") and node.role not in ("frame", "window")]
        return nodes[-1] if nodes else None

    def describe(self):
        """Returns the accessible tree as text, for the report of a failed test."""
        def lines(node, depth):
            if node.role == "application" or node.has("SHOWING"):
                yield f"{'  ' * depth}{node.role} {node.name!r} {node.description}"
                for child in node:
                    yield from lines(child, depth + 1)

        try:
            return "\n".join(lines(self.speaker.look(), 0))
        except Exception as error:
            return repr(error)

    # --- acting --------------------------------------------------------------------------

    def has_state(self, node, name):
        """Whether the node is in that state now, such as `FOCUSED`."""
        return self.speaker.ask_state(node, name)

    def is_there(self, node):
        """Whether the node is still in the window."""
        return not self.has_state(node, "DEFUNCT")

    def key(self, *keys):
        subprocess.run(["xdotool", "key", *(KEYCODES.get(key, key) for key in keys)], check=True)

    def extents(self, node):
        return self.speaker.ask_extents(node)

    def settled(self, node):
        """Returns the position of the node after it has stopped moving: a busy window may answer twice before it is drawn."""
        last, same = None, 0

        def rests():
            nonlocal last, same
            box = self.extents(node)
            same = same + 1 if box == last and box[2] > 0 else 0
            last = box
            return box if same >= 2 else None

        return wait_for(rests, f"{node.name!r} to come to rest", pause=.02)

    def click(self, node, at=(0.5, 0.5)):
        x, y, w, h = self.settled(node)
        subprocess.run(["xdotool", "mousemove", "--window", self.window, str(int(x + w * at[0])),
                        str(int(y + h * at[1])), "click", "1"], check=True)

    def drag(self, node, target, at=(0.5, 0.5), to=(0.5, 0.5)):
        x, y, w, h = self.settled(node)
        left, top, width, height = self.settled(target)
        start, end = (int(x + w * at[0]), int(y + h * at[1])), (int(left + width * to[0]), int(top + height * to[1]))
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        move = lambda point: ["mousemove", "--window", self.window, str(point[0]), str(point[1])]
        subprocess.run(["xdotool", *move(start), "mousedown", "1", *move(middle), *move(end), "mouseup", "1"], check=True)

    def hold(self, node, at=(0.5, 0.5), by=(0, -80)):
        """Presses the node and drags it that far, without releasing the button."""
        x, y, w, h = self.settled(node)
        subprocess.run(["xdotool", "mousemove", "--window", self.window, str(int(x + w * at[0])), str(int(y + h * at[1])),
                        "mousedown", "1", "mousemove_relative", "--", str(by[0]), str(by[1])], check=True)

    def let_go(self):
        subprocess.run(["xdotool", "mouseup", "1"], check=True)

    def activate(self, node, action=None):
        """Takes the accessible action of that name, or the first one."""
        self.speaker.ask_to_act(node, action)

    def activate_if_there(self, node):
        """The same, except that the node may be gone by then."""
        from glance import is_unknown
        try:
            self.activate(node)
        except Exception as error:
            if not is_unknown(error):
                raise

    def point(self, node=None, at=(0.5, 0.5)):
        """Moves the pointer without a click; by default to the corner of the display, where nothing reacts to it."""
        if node is None:
            subprocess.run(["xdotool", "mousemove", "0", "0"], check=True)
            return
        x, y, w, h = self.settled(node)
        subprocess.run(["xdotool", "mousemove", "--window", self.window, str(int(x + w * at[0])), str(int(y + h * at[1]))],
                       check=True)

    def pixels(self, still=1):
        """Returns a PPM of the window with its menus, after `still` pictures that equal the one before."""
        lines = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.window], check=True,
                               capture_output=True, text=True).stdout.split()
        place = dict(line.split("=") for line in lines)
        box = [int(place[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")]
        last, same = None, 0

        def rests():
            nonlocal last, same
            self.speaker.wait_for_answer()
            now = self.screen.grab(*box)
            same = same + 1 if now == last else 0
            last = now
            return same >= still

        wait_for(rests, "a picture that rests", pause=.03)
        return last

    def picture(self, path):
        """Writes a picture of the window after it has stopped changing."""
        subprocess.run(["convert", "ppm:-", "-define", "png:exclude-chunks=date,time", path], check=True,
                       input=self.pixels(3))
