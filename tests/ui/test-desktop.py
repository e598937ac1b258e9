#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the window does what a desktop asks of it, and that it works where the desktop's services are missing. Speaks TAP.

Usage: test-desktop.py PROGRAM
"""
import os
import subprocess
import sys
import tempfile
import threading

import driver
from driver import Talia, wait_for
from gi.repository import Gio, GLib
from match import Match

PROGRAM = sys.argv[1]
PORTAL, PATH, SETTINGS = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
APPEARANCE = "org.freedesktop.appearance"
INTERFACE = f"""<node><interface name="{SETTINGS}">
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <method name="ReadOne"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>"""


class Desktop:
    """Tells programs on the session bus the preferred colours and contrast, as GNOME does."""

    def __init__(self):
        self.values = {"color-scheme": 0, "contrast": 0}
        ready = threading.Event()
        threading.Thread(target=self._serve, args=(ready,), daemon=True).start()
        ready.wait()

    def _serve(self, ready):
        context = GLib.MainContext()
        context.push_thread_default()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            os.environ["DBUS_SESSION_BUS_ADDRESS"],
            Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self._answer,
                                 lambda *_: GLib.Variant("u", 2), None)
        self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                           GLib.Variant("(su)", (PORTAL, 0)), None, 0, -1)
        ready.set()
        GLib.MainLoop(context).run()

    def _answer(self, bus, sender, path, interface, method, arguments, invocation):
        value = {key: GLib.Variant("u", number) for key, number in self.values.items()}
        if method == "ReadAll":
            invocation.return_value(GLib.Variant("(a{sa{sv}})", ({APPEARANCE: value},)))
        elif arguments.unpack()[0] != APPEARANCE or arguments.unpack()[1] not in value:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "unknown")
        else:
            found = value[arguments.unpack()[1]]
            invocation.return_value(GLib.Variant("(v)", (found if method == "ReadOne" else GLib.Variant("v", found),)))

    def want(self, key, number):
        self.values[key] = number
        self.bus.emit_signal(None, PATH, SETTINGS, "SettingChanged",
                             GLib.Variant("(ssv)", (APPEARANCE, key, GLib.Variant("u", number))))


def get_felt(talia, data):
    """Returns the colour of an empty part of the table, as three numbers up to 255."""
    picture = os.path.join(data, "picture.png")
    talia.picture(picture)
    text = subprocess.run(["convert", picture, "-format", "%[fx:round(255*p{350,300}.r)] %[fx:round(255*p{350,300}.g)] "
                           "%[fx:round(255*p{350,300}.b)]", "info:"], capture_output=True, text=True, check=True).stdout
    return tuple(map(int, text.split()))


def colors_follow_the_desktop():
    """Light, dark and high contrast change while a match is on the table."""
    desktop = Desktop()
    with tempfile.TemporaryDirectory() as data, \
            Talia(PROGRAM, data, "en", environment={"G_DEBUG": "fatal-warnings"}, size=(1000, 700)) as talia:
        Match(talia).start_by_keyboard()
        usual = get_felt(talia, data)
        plain = (15, 58, 41)  # high-contrast.css
        for key, number, holds in (("color-scheme", 1, lambda felt: felt[1] < usual[1] - 20),
                                   ("contrast", 1, lambda felt: felt == plain),
                                   ("color-scheme", 0, lambda felt: felt == plain),
                                   ("contrast", 0, lambda felt: felt == usual)):
            desktop.want(key, number)
            wait_for(lambda: holds(get_felt(talia, data)), f"the table after {key} is {number}")


def get_window(process):
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)], capture_output=True,
                          text=True).stdout.split()


def opens_without(remove=(), most=1, **environment):
    """The window opens, and the program prints at most `most` lines: the toolkit prints one about a missing service."""
    def test():
        with tempfile.TemporaryFile("w+") as log:
            kept = {"GSK_RENDERER": "cairo", **os.environ, **environment}
            process = subprocess.Popen([PROGRAM], stderr=log,
                                       env={name: value for name, value in kept.items() if name not in remove})
            try:
                wait_for(lambda: get_window(process), "the window")
                wait_for(lambda: is_drawn(get_window(process)[0]), "something in the window")
            finally:
                process.terminate()
                process.wait()
            log.seek(0)
            lines = [line for line in log.read().splitlines() if line]
            assert len(lines) <= most, lines
    return test


def is_drawn(window):
    """Whether the window has more contents than its frame."""
    picture = subprocess.run(["import", "-window", window, "ppm:-"], capture_output=True, check=True).stdout
    return int(subprocess.run(["identify", "-format", "%k", "ppm:-"], input=picture, capture_output=True,
                              check=True).stdout) > 500


BUSES = ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "XDG_RUNTIME_DIR")
NOWHERE = "/proc/1/nowhere"  # not even root can create a folder there
HOMELESS = {"HOME": NOWHERE, "XDG_DATA_HOME": NOWHERE, "XDG_CONFIG_HOME": NOWHERE, "XDG_CACHE_HOME": NOWHERE}
TESTS = {
    "colors-follow-the-desktop": colors_follow_the_desktop,
    "no-session-bus": opens_without(BUSES),
    "no-accessibility-bus": opens_without(AT_SPI_BUS_ADDRESS="unix:path=/nowhere"),
    "no-graphics-card": opens_without(["GSK_RENDERER"], LIBGL_ALWAYS_SOFTWARE="1"),
    "no-sound-server": opens_without(PULSE_SERVER="/nowhere", GST_PLUGIN_SYSTEM_PATH="/nowhere"),
    "no-dconf": opens_without(GIO_MODULE_DIR="/nowhere"),
    "no-home": opens_without(**HOMELESS),
    "nothing-at-all": opens_without([*BUSES, "GSK_RENDERER"], most=2, GIO_MODULE_DIR="/nowhere", **HOMELESS),
}


if __name__ == "__main__":
    driver.run_tests(TESTS, sys.argv[2:])
