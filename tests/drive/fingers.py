# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends mouse and key events to a window as a hasty person does, and collects the program's warnings."""
import collections
import ctypes
import re

# Warnings of GTK 4.18 and libadwaita 1.7 about their own widgets, reproduced with our code being innocent:
TOOLKIT = re.compile("^.*(?:" + "|".join((
    # a double click on a row of the about dialog
    "Page with the tag '(?:acknowledgements|credits|details|legal|whatsnew)' is already",
    # a drag of selected text while another client has grabbed the pointer: GtkLabel expects gdk_drag_begin() to give a
    # drag
    r"gdk_drag_set_hotspot.*\n+.*gtk_drag_icon_get_for_drag.*\n+.*gtk_drag_icon_set_child.*\n+.*g_object_unref",
    # scrolling past the end of a widget that leaves its window within 50 ms: gtk_scrolled_window_unrealize() forgets
    # the timer behind start_scroll_deceleration_cb()
    "gdk_frame_clock_get_frame_time",
    # Enter in a menu while a dialog opens below it: gtk_popover_activate_default() expects a widget to have the focus
    r"gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET \(widget\)'",
    # a layout that returns after assistive technology has listed all objects: while a GtkStack is out of the window its
    # pages stay known, and a request for their parents makes these known too, which gtk_widget_root() does not expect
    "gtk_at_context_set_accessible_role: assertion '!self->realized'")) + ").*$", re.MULTILINE)


def find_complaints(talia):
    """Returns the program's warnings that are no known faults of the toolkit."""
    talia.log.seek(0)
    return re.findall("^.*(?:CRITICAL|ERROR).*$", TOOLKIT.sub("", talia.log.read()), re.MULTILINE)


class Input:
    """Sends mouse and key events without starting a process for each."""

    def __init__(self):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = self.x11.XInternAtom.restype = ctypes.c_ulong
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        # A window that is gone is reported by the test; Xlib would end it.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
        self.x11.XSetErrorHandler(self.ignore)
        self.recent = collections.deque(maxlen=40)

    def move(self, x, y):
        self.recent.append(f"move {x} {y}")
        self.test.XTestFakeMotionEvent(self.display, -1, x, y, ctypes.c_ulong(0))

    def button(self, number, down):
        self.recent.append(f"button {number} {'down' if down else 'up'}")
        self.test.XTestFakeButtonEvent(self.display, number, down, ctypes.c_ulong(0))

    def click(self, x, y, number=1):
        self.move(x, y)
        self.button(number, True)
        self.button(number, False)

    def key(self, name):
        """Such as `ctrl+z`."""
        self.recent.append(f"key {name}")
        parts = [{"alt": "Alt_L", "ctrl": "Control_L", "shift": "Shift_L"}.get(part, part) for part in name.split("+")]
        codes = [self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(part.encode())))
                 for part in parts]
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, True, ctypes.c_ulong(0))
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, False, ctypes.c_ulong(0))

    def place(self, window, width, height):
        """Moves the window to the corner of the display, so that its coordinates equal the display's."""
        self.recent.append(f"size {width} {height}")
        self.x11.XMoveResizeWindow(self.display, ctypes.c_ulong(window), 0, 0, width, height)

    def count_windows(self):
        """Returns the number of windows that the window manager manages, without menus and popovers."""
        kind, items, left = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_ulong()
        size, data = ctypes.c_int(), ctypes.c_void_p()
        self.x11.XGetWindowProperty(
            self.display, ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display)),
            ctypes.c_ulong(self.x11.XInternAtom(self.display, b"_NET_CLIENT_LIST", False)), ctypes.c_long(0),
            ctypes.c_long(100), False, ctypes.c_ulong(0), ctypes.byref(kind), ctypes.byref(size), ctypes.byref(items),
            ctypes.byref(left), ctypes.byref(data))
        self.x11.XFree(data)
        return items.value

    def sync(self):
        self.x11.XSync(self.display, False)
