# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window tells assistive technology, at one glance.

Asking each object for its name, role, description and states costs a message each; a test looks at the table hundreds
of times. AT-SPI has one question for all of that, whose answer holds the objects that somebody has asked for before,
hidden ones as well. So only the children that each object has now are asked for one by one.
"""
import ast
import functools
import re

import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ROOT = "/org/a11y/atspi/accessible/root"
_TEXT = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_OBJECT = r"\('[^']*', '([^']*)'\)"
# The object, its application, its parent, its place among its siblings, the number of its children, its interfaces, its
# name, role, description and states.
_ITEM = re.compile(rf"\({_OBJECT}, {_OBJECT}, {_OBJECT}, -?\d+, (-?\d+), \[[^]]*\], {_TEXT}, (\d+), {_TEXT}, "
                   r"\[(\d+), (\d+)\]\)")


def is_unknown(error):
    """Whether the object that was asked is not there."""
    return isinstance(error, GLib.Error) and any(error.matches(Gio.dbus_error_quark(), code) for code in (
        Gio.DBusError.UNKNOWN_METHOD, Gio.DBusError.UNKNOWN_OBJECT))


@functools.cache
def get_mask(state):
    return 1 << int(getattr(Atspi.StateType, state))


@functools.cache
def get_role(number):
    return Atspi.role_get_name(Atspi.Role(int(number)))


def read_text(literal):
    return ast.literal_eval(literal) if "\\" in literal else literal[1:-1]


class Node:
    """What one object said of itself when it was looked at. Iterates over its children in their order."""

    def __init__(self, item):
        """From what was found of it in the answer."""
        self.path, _, _, self.n_children, name, role, description, low, high = item
        self.name, self.role, self.description = read_text(name), get_role(role), read_text(description)
        self.states = int(low) | int(high) << 32
        self.children = []

    def __iter__(self):
        return iter(self.children)

    def has(self, state):
        """Whether it was in that state, such as `FOCUSED`."""
        return bool(self.states & get_mask(state))

    def walk(self):
        """The node and everything below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Speaker:
    """The connection to one application."""

    def __init__(self, is_own):
        """To the first for which `is_own (name, process)` holds; None is in `connection` where there is none yet."""
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.connection = None
        for connection, path in self._call("org.a11y.atspi.Registry", ROOT, "org.a11y.atspi.Accessible", "GetChildren")[0]:
            name = self._get(connection, path, "org.a11y.atspi.Accessible", "Name")
            process, = self._call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                  "GetConnectionUnixProcessID", GLib.Variant("(s)", (connection,)))
            if is_own(name, process):
                self.connection = connection
                break

    def _call(self, connection, path, interface, method, arguments=None):
        return self.bus.call_sync(connection, path, interface, method, arguments, None, 0, -1)

    def _get(self, connection, path, interface, name):
        return self._call(connection, path, "org.freedesktop.DBus.Properties", "Get",
                          GLib.Variant("(ss)", (interface, name)))[0]

    def _ask(self, path, interface, method, arguments=None):
        return self._call(self.connection, path, "org.a11y.atspi." + interface, method, arguments).unpack()[0]

    def wait_for_answer(self):
        """Until the program has got round to this question, behind all that it was asked before."""
        self._get(self.connection, ROOT, "org.a11y.atspi.Accessible", "Name")

    def ask_state(self, node, state):
        """Whether it is in that state now. One that has gone is in none but DEFUNCT."""
        try:
            low, high = self._ask(node.path, "Accessible", "GetState")
        except GLib.Error as error:
            if not is_unknown(error):
                raise
            return state == "DEFUNCT"
        return bool((low | high << 32) & get_mask(state))

    def ask_extents(self, node):
        """Where it is in its window: x, y, width and height."""
        return self._ask(node.path, "Component", "GetExtents", GLib.Variant("(u)", (Atspi.CoordType.WINDOW,)))

    def ask_text(self, node):
        """What is written in it."""
        n = self._get(self.connection, node.path, "org.a11y.atspi.Text", "CharacterCount")
        return self._ask(node.path, "Text", "GetText", GLib.Variant("(ii)", (0, n)))

    def ask_value(self, node):
        """The number that it stands at."""
        return self._get(self.connection, node.path, "org.a11y.atspi.Value", "CurrentValue")

    def ask_to_act(self, node, action=None):
        """Takes the action of that name, or its first."""
        names = [name for name, _, _ in self._ask(node.path, "Action", "GetActions")] if action else [None]
        self._ask(node.path, "Action", "DoAction", GLib.Variant("(i)", (names.index(action),)))

    def listen(self, hear):
        """Gives each announcement to `hear`, at the latest when what is returned is called to end it."""
        self._call("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
                   GLib.Variant("(sass)", ("object:announcement", [], "")))
        subscription = self.bus.signal_subscribe(
            self.connection, "org.a11y.atspi.Event.Object", "Announcement", None, None, Gio.DBusSignalFlags.NONE,
            lambda bus, sender, path, interface, signal, arguments: hear(arguments.unpack()[3]))

        def stop():
            self.look()  # what was said before is on its way before the answer
            while GLib.MainContext.default().iteration(False):
                pass
            self.bus.signal_unsubscribe(subscription)
        return stop

    def _list(self):
        """What is said of each object, by its path."""
        text = self._call(self.connection, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems").print_(False)
        return {item[0]: item for item in _ITEM.findall(text)}

    def _meet(self, path):
        """Whatever has been asked for once will be listed."""
        for _, child in self._ask(path, "Accessible", "GetChildren"):
            self._meet(child)

    def _fill(self, node, items, enter):
        """Finds the children; returns whether all were listed."""
        complete = True
        for _, path in self._ask(node.path, "Accessible", "GetChildren"):
            if path not in items:
                self._meet(path)
                complete = False
                continue
            node.children.append(Node(items[path]))
            if node.children[-1].n_children != "0" and enter(node.children[-1]):
                complete &= self._fill(node.children[-1], items, enter)
        return complete

    def look(self, path=ROOT, enter=lambda node: True):
        """The object as a tree of nodes, or None when it has gone; without the children of those not to be entered."""
        while True:
            items = self._list()
            if path not in items:
                return None
            top = Node(items[path])
            try:
                if self._fill(top, items, enter):
                    return top
            except GLib.Error as error:  # something has gone meanwhile
                if not is_unknown(error):
                    raise
