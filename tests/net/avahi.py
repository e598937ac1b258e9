#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs Avahi's real daemon on the bus that DBUS_SYSTEM_BUS_ADDRESS names, in a network namespace that has only a
loopback interface.

Usage: avahi.py [--check | --two]; with --two there is a second interface, to another network.

The daemon needs a user `avahi` and a folder of that user's in /run; both exist only in a namespace, so the machine is
not changed and nobody needs to be root. With --check it starts nothing, and exits with status 77 after saying what is
missing.
"""
import ctypes
import os
import shutil
import sys

from links import connect, raise_link, set_up

CONFIGURATION = """[server]
use-ipv6=no
allow-interfaces=lo,spare
host-name=talia
disallow-other-stacks=no
[wide-area]
enable-wide-area=no
[publish]
publish-workstation=no
publish-hinfo=no
"""
MS_BIND = 4096
SPARE = "spare", "10.9.0.1"  # an interface and its address
libc = ctypes.CDLL(None, use_errno=True)


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def mount(source, target, kind, flags):
    if libc.mount(source.encode(), target.encode(), kind, flags, None) != 0:
        raise OSError(ctypes.get_errno(), f"mount {target}")


def go_apart():
    """Name spaces of users, mounts and networks, as the same user as outside: so the bus knows who we are."""
    uid, gid = os.getuid(), os.getgid()
    os.unshare(os.CLONE_NEWUSER | os.CLONE_NEWNS | os.CLONE_NEWNET)
    write("/proc/self/setgroups", "deny")
    write("/proc/self/uid_map", f"{uid} {uid} 1")
    write("/proc/self/gid_map", f"{gid} {gid} 1")
    mount("tmpfs", "/run", b"tmpfs", 0)
    for name, text in (("passwd", f"avahi:x:{uid}:{gid}::/:\n"), ("group", f"avahi:x:{gid}:\n")):
        write(f"/run/{name}", text)
        mount(f"/run/{name}", f"/etc/{name}", None, MS_BIND)


def give_up(why):
    print(why)
    sys.exit(77)


def main():
    daemon = shutil.which("avahi-daemon", path="/usr/sbin:/usr/bin")
    if not daemon:
        give_up("there is no avahi-daemon")
    try:
        go_apart()
        raise_link("lo")
        if "--two" in sys.argv:
            connect(SPARE[0], "other", os.getpid())
            raise_link("other")
            set_up(SPARE[0], SPARE[1:])
    except OSError as error:
        give_up(f"there is no network of its own to be had for Avahi: {error}")
    if "--check" not in sys.argv:
        write("/run/avahi.conf", CONFIGURATION)
        os.execv(daemon, [daemon, "--no-drop-root", "--no-chroot", "--no-rlimits", "-f", "/run/avahi.conf"])


main()
