# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads quickly everything that a window exposes to assistive technology.

Asking each object for its name, role, description and states takes one message for each, and a test looks at the table
hundreds of times. AT-SPI has one request for all of that, whose answer has every object that was ever asked for,
including hidden ones. So only the current children of each object are requested one by one, without waiting for one
answer before sending the next request.
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
# An object, its application, its parent, its index among its siblings, the number of its children, its interfaces, its
# name, role, description and states.
_ITEM = re.compile(rf"\({_OBJECT}, {_OBJECT}, {_OBJECT}, -?\d+, (-?\d+), \[[^]]*\], {_TEXT}, (\d+), {_TEXT}, "
                   r"\[(\d+), (\d+)\]\)")


def is_unknown(error):
    """Whether the error says that the object does not exist."""
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
    """One object as it was at one moment. Iterates over its children in their order."""

    def __init__(self, item):
        """Creates the node from its part of the answer."""
        self.path, _, _, self.n_children, name, role, description, low, high = item
        self.name, self.role, self.description = read_text(name), get_role(role), read_text(description)
        self.states = int(low) | int(high) << 32
        self.children = []

    def __iter__(self):
        return iter(self.children)

    def has(self, state):
        """Whether the object was in that state, such as `FOCUSED`."""
        return bool(self.states & get_mask(state))

    def walk(self):
        """Yields the node and everything below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class Speaker:
    """The connection to one application."""

    def __init__(self, is_own):
        """Connects to the first application for which `is_own (name, process)` is true; `connection` is None if there
        is none yet."""
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1)
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        self.connection = None
        self.parents = set()  # the objects that had children at the last look
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
        """Waits until the program has answered this question, and so all earlier ones."""
        self._get(self.connection, ROOT, "org.a11y.atspi.Accessible", "Name")

    def ask_state(self, node, state):
        """Whether the object is in that state now. One that is gone is only in the state DEFUNCT."""
        try:
            low, high = self._ask(node.path, "Accessible", "GetState")
        except GLib.Error as error:
            if not is_unknown(error):
                raise
            return state == "DEFUNCT"
        return bool((low | high << 32) & get_mask(state))

    def ask_extents(self, node):
        """Returns its place in its window: x, y, width and height."""
        return self._ask(node.path, "Component", "GetExtents", GLib.Variant("(u)", (Atspi.CoordType.WINDOW,)))

    def ask_text(self, node):
        """Returns its text."""
        n = self._get(self.connection, node.path, "org.a11y.atspi.Text", "CharacterCount")
        return self._ask(node.path, "Text", "GetText", GLib.Variant("(ii)", (0, n)))

    def ask_value(self, node):
        """Returns its current number."""
        return self._get(self.connection, node.path, "org.a11y.atspi.Value", "CurrentValue")

    def ask_to_act(self, node, action=None):
        """Takes its action of that name, or the first one."""
        names = [name for name, _, _ in self._ask(node.path, "Action", "GetActions")] if action else [None]
        self._ask(node.path, "Action", "DoAction", GLib.Variant("(i)", (names.index(action),)))

    def catch_up(self):
        """Handles all announcements so far: they are sent before the answer to a later question."""
        self.wait_for_answer()
        while GLib.MainContext.default().iteration(False):
            pass

    def listen(self, hear):
        """Passes each announcement to `hear`, the last ones when the returned function is called, which ends it."""
        self._call("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
                   GLib.Variant("(sass)", ("object:announcement", [], "")))
        subscription = self.bus.signal_subscribe(
            self.connection, "org.a11y.atspi.Event.Object", "Announcement", None, None, Gio.DBusSignalFlags.NONE,
            lambda bus, sender, path, interface, signal, arguments: hear(arguments.unpack()[3]))

        def stop():
            self.catch_up()
            self.bus.signal_unsubscribe(subscription)
        return stop

    def _ask_all(self, questions):
        """Asks all questions (path, interface, method) before it waits for an answer; the answer about a missing object
        is None."""
        answers = [None] * len(questions)
        missing = len(questions)

        def receive(bus, result, number):
            nonlocal missing
            missing -= 1
            try:
                answers[number] = bus.call_finish(result)
            except GLib.Error as error:
                answers[number] = error

        for number, (path, interface, method) in enumerate(questions):
            self.bus.call(self.connection, path, "org.a11y.atspi." + interface, method, None, None, 0, -1, None, receive,
                          number)
        while missing:
            GLib.MainContext.default().iteration(True)
        for error in answers:
            if isinstance(error, GLib.Error) and not is_unknown(error):
                raise error
        return [None if isinstance(answer, GLib.Error) else answer for answer in answers]

    def _ask_for_children(self, paths):
        """Returns the paths of the children of each object."""
        answers = self._ask_all([(path, "Accessible", "GetChildren") for path in paths])
        return {path: answer and [child for _, child in answer.unpack()[0]] for path, answer in zip(paths, answers)}

    def _meet(self, paths):
        """Asks for all objects once, so that the application lists them."""
        while paths:
            paths = [child for children in self._ask_for_children(paths).values() for child in children or ()]

    def _glance(self):
        """Returns the data of each object by its path, and the children of those that had some at the last look."""
        guesses = [("/org/a11y/atspi/cache", "Cache", "GetItems")]
        guesses += [(path, "Accessible", "GetChildren") for path in self.parents]
        items, *answers = self._ask_all(guesses)
        children = {path: [child for _, child in answer.unpack()[0]]
                    for path, answer in zip(self.parents, answers) if answer}
        return {item[0]: item for item in _ITEM.findall(items.print_(False))}, children

    def look(self, path=ROOT, enter=lambda node: True):
        """Returns the object as a tree of nodes, or None if it is gone; children are left out where `enter` returns
        False."""
        while True:
            items, children = self._glance()
            if path not in items:
                return None
            top = Node(items[path])
            level, parents, strangers = [top], set(), []
            while level:
                entered = [node for node in level if node is top or node.n_children != "0" and enter(node)]
                parents.update(node.path for node in entered)
                if unknown := [node.path for node in entered if node.path not in children]:
                    children.update(self._ask_for_children(unknown))
                for node in entered:
                    below = children[node.path] or ()
                    strangers += [child for child in below if child not in items]
                    node.children = [Node(items[child]) for child in below if child in items]
                level = [child for node in entered for child in node.children]
            self.parents = parents
            if strangers:
                self._meet(strangers)
            elif None not in (children[path] for path in parents):
                return top
