# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window tells assistive technology, at one glance.

Asking each object for its name, role, description and states costs a message each; a test looks at the table hundreds
of times. AT-SPI has one question for all of that, whose answer holds the objects that somebody has asked for before,
hidden ones as well. So only the children that each object has now are asked for one by one.
"""
import ast
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
    return error.matches(Gio.dbus_error_quark(), Gio.DBusError.UNKNOWN_METHOD) \
        or error.matches(Gio.dbus_error_quark(), Gio.DBusError.UNKNOWN_OBJECT)


def has_state(states, name):
    return bool(states >> int(getattr(Atspi.StateType, name)) & 1)


class Node:
    """What one object said of itself when it was looked at. Iterates over its children in their order."""

    def __init__(self, path, n_children, name, role, description, states):
        self.path, self.n_children = path, n_children
        self.name, self.role, self.description, self.states = name, role, description, states
        self.children = []

    def __iter__(self):
        return iter(self.children)

    def has(self, state):
        """Whether it was in that state, such as `FOCUSED`."""
        return has_state(self.states, state)

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

    def ask_state(self, node, state):
        """Whether it is in that state now. One that has gone is in none but DEFUNCT."""
        try:
            low, high = self._ask(node.path, "Accessible", "GetState")
        except GLib.Error as error:
            if not is_unknown(error):
                raise
            return state == "DEFUNCT"
        return has_state(low | high << 32, state)

    def ask_extents(self, node):
        """Where it is in its window: x, y, width and height."""
        return self._ask(node.path, "Component", "GetExtents", GLib.Variant("(u)", (Atspi.CoordType.WINDOW,)))

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
        nodes = {}
        text = self._call(self.connection, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems").print_(False)
        for path, _, _, n_children, name, role, description, low, high in _ITEM.findall(text):
            nodes[path] = Node(path, int(n_children), ast.literal_eval(name), Atspi.role_get_name(Atspi.Role(int(role))),
                               ast.literal_eval(description), int(low) | int(high) << 32)
        nodes[ROOT].n_children = 1  # it says none
        return nodes

    def _meet(self, path):
        """Whatever has been asked for once will be listed."""
        for _, child in self._ask(path, "Accessible", "GetChildren"):
            self._meet(child)

    def _fill(self, node, nodes, enter):
        """Finds the children; returns whether all were listed."""
        complete = True
        for _, path in self._ask(node.path, "Accessible", "GetChildren") if node.n_children else ():
            if path in nodes:
                node.children.append(nodes[path])
                complete &= not enter(nodes[path]) or self._fill(nodes[path], nodes, enter)
            else:
                self._meet(path)
                complete = False
        return complete

    def look(self, path=ROOT, enter=lambda node: True):
        """The object as a tree of nodes, or None when it has gone; without the children of those not to be entered."""
        while True:
            nodes = self._list()
            if path not in nodes:
                return None
            try:
                if self._fill(nodes[path], nodes, enter):
                    return nodes[path]
            except GLib.Error as error:  # something has gone meanwhile
                if not is_unknown(error):
                    raise
