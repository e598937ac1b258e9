# SPDX-License-Identifier: GPL-3.0-or-later
"""Creates network interfaces in the network namespace of this process with requests to the kernel, as `ip` does."""
import os
import socket
import struct

# Constants of requests to the kernel: rtnetlink(7).
NEWLINK, NEWADDR, DELLINK = 16, 20, 17
REQUEST, ACK, CREATE = 1, 4, 0x400
UP = 1


def attribute(kind, data):
    return struct.pack("HH", 4 + len(data), kind) + data + bytes(-len(data) % 4)


def ask(kind, body, flags=0):
    with socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, socket.NETLINK_ROUTE) as kernel:
        kernel.send(struct.pack("IHHII", 16 + len(body), kind, REQUEST | ACK | flags, 1, 0) + body)
        error = struct.unpack_from("i", kernel.recv(65536), 16)[0]
    if error:
        raise OSError(-error, os.strerror(-error))


def link(index=0, flags=0):
    return struct.pack("BxHiII", 0, 0, index, flags, flags)


def connect(name, other, pid):
    """Connects an interface of this network with one of the network of process `pid`."""
    peer = attribute(1, link() + attribute(3, other.encode() + b"\0") + attribute(19, struct.pack("I", pid)))
    info = attribute(1, b"veth") + attribute(2, peer)
    ask(NEWLINK, link() + attribute(3, name.encode() + b"\0") + attribute(18, info), CREATE)


def raise_link(name):
    ask(NEWLINK, link(socket.if_nametoindex(name), UP))


def give(name, address):
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    raw, bits = socket.inet_pton(family, address), 64 if ":" in address else 24
    body = struct.pack("BBBBI", family, bits, 0, 0, socket.if_nametoindex(name)) + attribute(2, raw) + attribute(1, raw)
    ask(NEWADDR, body + attribute(8, struct.pack("I", 2)), CREATE)  # without duplicate address detection


def set_up(name, addresses):
    raise_link(name)
    for address in addresses:
        give(name, address)


def remove_link(name):
    ask(DELLINK, link(socket.if_nametoindex(name)))
