#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks in which networks a table is open, between two machines made of network namespaces: by default in the home
networks, over IPv4 and IPv6, and in others only if the host says so. Speaks TAP.

Usage: test-listen.py LISTEN-PEER
"""
import contextlib
import os
import socket
import subprocess
import sys

import tap
from links import connect, raise_link, remove_link, set_up

PEER = sys.argv[1]
# Addresses of the host's interfaces, each connected to one of the guest.
HOME = ("192.168.7.1", "fd00:7::1")
ABROAD = ("203.0.113.1", "2001:db8::1")
NEWER = ("fd00:9::1",)
SELF = ("127.0.0.1", "::1")

def enter_new_network(user=False):
    ids = os.getuid(), os.getgid()
    os.unshare(os.CLONE_NEWNET | (os.CLONE_NEWUSER if user else 0))
    if user:
        for name, text in (("setgroups", "deny"), ("uid_map", f"0 {ids[0]} 1"), ("gid_map", f"0 {ids[1]} 1")):
            with open(f"/proc/self/{name}", "w") as file:
                file.write(text)
    raise_link("lo")


def reaches(address, port):
    try:
        socket.create_connection((address, port), timeout=10).close()
        return True
    except ConnectionRefusedError:
        return False


class Guest:
    """A process with its own network, which tries addresses."""

    def __init__(self):
        self.here, there = socket.socketpair()
        self.pid = os.fork()
        if self.pid == 0:
            self.here.close()
            self.serve(there.makefile("rw"))
            os._exit(0)
        there.close()
        self.file = self.here.makefile("rw")
        self.file.readline()

    @staticmethod
    def serve(file):
        enter_new_network()
        print("ready", file=file, flush=True)
        for line in file:
            what, *words = line.split()
            if what == "take":
                set_up(words[0], [address[:-1] + "2" for address in words[1:]])
                print("done", file=file, flush=True)
            else:
                print(int(reaches(words[0], int(words[1]))), file=file, flush=True)

    def ask(self, *words):
        print(*words, file=self.file, flush=True)
        return self.file.readline().strip()

    def end(self):
        self.file.close()
        self.here.close()
        os.waitpid(self.pid, 0)


class Host:
    def __init__(self):
        self.process = subprocess.Popen([PEER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hear()

    def hear(self):
        port, networks, addresses = self.process.stdout.readline().strip().split(";")
        self.port, self.networks, self.addresses = int(port), networks.split(), addresses.split()

    def choose(self, *networks):
        self.process.stdin.write(" ".join(networks) + "\n")
        self.process.stdin.flush()
        self.hear()

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


def check(host, guest, open_to, names, told):
    """Exactly these addresses are open; the host knows its addresses as the guest has to type them."""
    assert host.networks == list(names), host.networks
    assert host.addresses == [f"[{it}]:{host.port}" if ":" in it else f"{it}:{host.port}" for it in told], host.addresses
    for address in HOME + ABROAD:
        assert guest.ask("try", address, host.port) == str(int(address in open_to)), address
    for address in SELF:
        assert reaches(address, host.port), address


def wires():
    guest = Guest()
    for name, addresses in (("home", HOME), ("abroad", ABROAD)):
        connect(name, name + "-g", guest.pid)
        set_up(name, addresses)
        guest.ask("take", name + "-g", *addresses)
    host = Host()
    check(host, guest, HOME, ["home"], HOME)
    port = host.port
    host.choose("abroad")
    check(host, guest, ABROAD, ["abroad"], ABROAD)
    host.choose("again")
    check(host, guest, ABROAD, ["abroad"], ABROAD)
    host.choose("home", "abroad")
    check(host, guest, HOME + ABROAD, ["home", "abroad"], HOME + ABROAD)
    host.choose()
    check(host, guest, (), [], ())
    host.choose("again")
    check(host, guest, (), [], ())
    host.choose("home", "gone")
    check(host, guest, HOME, ["home", "gone"], HOME)
    assert host.port == port
    host.end()
    guest.end()


def newer_alone():
    """Without IPv4, the table is open over IPv6, and the host knows its address."""
    guest = Guest()
    connect("six", "six-g", guest.pid)
    set_up("six", NEWER)
    guest.ask("take", "six-g", *NEWER)
    for name in ("home", "abroad"):
        # the kernel may have removed them together with the earlier guest
        with contextlib.suppress(OSError):
            remove_link(name)
    assert "home" not in dict(socket.if_nameindex()).values()
    host = Host()
    assert host.networks == ["six"] and host.addresses == [f"[{NEWER[0]}]:{host.port}"], (host.networks, host.addresses)
    assert guest.ask("try", NEWER[0], host.port) == "1"
    host.end()
    guest.end()


def apart(case):
    """Skips the case if the kernel allows no network namespace."""
    def test():
        if not APART:
            raise tap.Skipped("no network of its own")
        case()
    return test


def go_apart():
    try:
        enter_new_network(user=True)
        return True
    except OSError:
        return False


if __name__ == "__main__":
    APART = go_apart()
    tap.run({"networks are open at home, or where the host says": apart(wires),
             "a network of IPv6 alone": apart(newer_alone)}.items())
