# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the pixels of an X display as fast as possible."""
import ctypes


class _Image(ctypes.Structure):
    """The beginning of struct XImage (Xlib.h)."""

    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")] \
        + [("data", ctypes.c_void_p)] \
        + [(name, ctypes.c_int) for name in ("byte_order", "bitmap_unit", "bitmap_bit_order", "bitmap_pad", "depth",
                                             "bytes_per_line", "bits_per_pixel")]


class Screen:
    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XGetImage.restype = ctypes.POINTER(_Image)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def grab(self, left, top, width, height):
        """Returns a PPM of the part of this rectangle that is on the display."""
        x, y = max(left, 0), max(top, 0)
        width = min(left + width, self.x11.XDisplayWidth(self.display, 0)) - x
        height = min(top + height, self.x11.XDisplayHeight(self.display, 0)) - y
        image = self.x11.XGetImage(self.display, self.root, x, y, width, height, ctypes.c_ulong(0xffffffff), 2)
        assert image and image.contents.bits_per_pixel == 32 and image.contents.bytes_per_line == width * 4
        raw = ctypes.string_at(image.contents.data, width * height * 4)
        self.x11.XFree(ctypes.c_void_p(image.contents.data))
        self.x11.XFree(image)
        pixels = bytearray(width * height * 3)
        for i in range(3):  # pixels are blue, green, red and an unused byte
            pixels[i::3] = raw[2 - i::4]
        return b"P6 %d %d 255\n" % (width, height) + bytes(pixels)
