# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop that shows notifications: a session bus for one program, with a service that receives its notifications."""
import subprocess
import threading

from gi.repository import Gio, GLib

BY_PERSON = 2  # reasons for closing a notification, from the freedesktop specification
NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
INTERFACE = f"""<node><interface name="{NAME}">
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{{sv}}" direction="in"/>
    <arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/><arg type="s" direction="out"/>
  </method>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>"""


class Notices:
    """`shown` has the visible notifications by number: a title and a text."""

    def __enter__(self):
        self.shown, self.count = {}, 0
        self.daemon = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"], text=True,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.address = self.daemon.stdout.readline().strip()
        ready = threading.Event()
        threading.Thread(target=self._serve, args=(ready,), daemon=True).start()
        ready.wait()
        return self

    def __exit__(self, kind, error, trace):
        self.daemon.kill()
        self.daemon.wait()
        self.daemon.stdout.close()

    def _serve(self, ready):
        context = GLib.MainContext()
        context.push_thread_default()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            self.address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.bus.set_exit_on_close(False)
        self.bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self._answer, None, None)
        self.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                           GLib.Variant("(su)", (NAME, 0)), None, 0, -1)
        ready.set()
        GLib.MainLoop(context).run()

    def _answer(self, bus, sender, path, interface, method, arguments, invocation):
        given = arguments.unpack()
        if method == "Notify":
            number = given[1]
            if not number:
                self.count += 1
                number = self.count
            self.shown[number] = given[3], given[4]
            invocation.return_value(GLib.Variant("(u)", (number,)))
        elif method == "CloseNotification":
            self.shown.pop(given[0], None)
            invocation.return_value(None)
        elif method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["body", "actions"],)))
        else:
            invocation.return_value(GLib.Variant("(ssss)", ("test", "test", "1", "1.2")))

    def titles(self):
        return [title for title, text in self.shown.values()]

    def press(self):
        """Activates the visible notification, which a desktop then closes."""
        number, = self.shown
        self.bus.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", (number, "default")))
        self.shown.pop(number)
        self.bus.emit_signal(None, PATH, NAME, "NotificationClosed", GLib.Variant("(uu)", (number, BY_PERSON)))
