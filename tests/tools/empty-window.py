#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a black, empty window, as Talia's would look if nothing were drawn, and stays until it is killed."""
import ctypes
import os
import signal

CARDINAL, REPLACE = 6, 0

x11 = ctypes.CDLL("libX11.so.6")
for function in (x11.XOpenDisplay, x11.XDefaultRootWindow, x11.XCreateSimpleWindow, x11.XInternAtom):
    function.restype = ctypes.c_void_p
display = ctypes.c_void_p(x11.XOpenDisplay(None))
root = ctypes.c_void_p(x11.XDefaultRootWindow(display))
window = ctypes.c_void_p(x11.XCreateSimpleWindow(display, root, 0, 0, 600, 400, 0, ctypes.c_ulong(0), ctypes.c_ulong(0)))
atom = ctypes.c_void_p(x11.XInternAtom(display, b"_NET_WM_PID", 0))
x11.XChangeProperty(display, window, atom, ctypes.c_ulong(CARDINAL), 32, REPLACE, ctypes.byref(ctypes.c_ulong(os.getpid())), 1)
x11.XMapWindow(display, window)
x11.XFlush(display)
signal.pause()
