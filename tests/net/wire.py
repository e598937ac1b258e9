# SPDX-License-Identifier: GPL-3.0-or-later
"""A network namespace for this process and its children, with a connection that is slow, loses packets and records them.

Where the kernel has no netem, the packets go through a TUN device and come back: a program that connects to THERE
reaches this machine through `Wire`. The TCP at both ends is the kernel's, which sends lost packets again.
"""
import fcntl
import heapq
import os
import random
import select
import socket
import struct
import subprocess
import tempfile
import threading
import time
import traceback

from tap import Complaint, Skipped

HERE, THERE = "10.77.0.1", "10.77.0.2"
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454ca, 1, 0x1000
SIOCSIFFLAGS, SIOCSIFADDR, SIOCSIFNETMASK = 0x8914, 0x8916, 0x891c
IFF_UP, IFF_RUNNING = 1, 0x40


def set_up(name, address=None):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        def ask(request, data):
            fcntl.ioctl(control, request, struct.pack("16s24s", name.encode(), data))
        if address:
            for request, value in (SIOCSIFADDR, address), (SIOCSIFNETMASK, "255.255.255.0"):
                ask(request, struct.pack("HH4s", socket.AF_INET, 0, socket.inet_aton(value)))
        ask(SIOCSIFFLAGS, struct.pack("H", IFF_UP | IFF_RUNNING))


def open_tun():
    """Opens the TUN device. It may be missing in a root; then it is created in a private mount namespace, if this user
    may do so."""
    try:
        return os.open("/dev/net/tun", os.O_RDWR)
    except FileNotFoundError:
        os.unshare(os.CLONE_NEWNS)
        folder = tempfile.gettempdir()
        subprocess.run(["mount", "--make-rprivate", "/"], check=True, stderr=subprocess.DEVNULL)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=700", "tun", folder], check=True, stderr=subprocess.DEVNULL)
        os.mknod(folder + "/tun", 0o600 | 0o020000, os.makedev(10, 200))
        return os.open(folder + "/tun", os.O_RDWR)


class Wire:
    """A simulated network, with `delay` seconds each way and a share `loss` of lost packets. Raises Skipped if the
    kernel does not allow it."""

    def __init__(self, delay, loss):
        self.delay, self.loss = delay, loss
        self.kept, self.n, self.lost = [], 0, 0
        try:
            os.unshare(os.CLONE_NEWNET)
            self.tun = open_tun()
        except (OSError, subprocess.CalledProcessError) as problem:
            raise Skipped(f"no network of its own: {problem}") from problem
        fcntl.ioctl(self.tun, TUNSETIFF, struct.pack("16sH22x", b"wire", IFF_TUN | IFF_NO_PI))
        set_up("lo")
        set_up("wire", HERE)
        threading.Thread(target=self.carry, daemon=True).start()

    def carry(self):
        chance, under_way = random.Random(), []
        while True:
            left = under_way[0][0] - time.monotonic() if under_way else None
            if select.select([self.tun], [], [], left and max(left, 0))[0]:
                packet = os.read(self.tun, 65536)
                self.n += 1
                self.kept.append(packet)
                if chance.random() < self.loss:
                    self.lost += 1
                elif packet[0] >> 4 == 4:
                    # Exchanging the addresses keeps all checksums valid.
                    turned = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
                    heapq.heappush(under_way, (time.monotonic() + self.delay, self.n, turned))
            while under_way and under_way[0][0] <= time.monotonic():
                os.write(self.tun, heapq.heappop(under_way)[2])

    def read_streams(self):
        """Returns the bytes that each end of each connection has sent, by addresses and ports."""
        pieces = {}
        for packet in self.kept:
            if packet[0] >> 4 != 4 or packet[9] != socket.IPPROTO_TCP:
                continue
            head = (packet[0] & 15) * 4
            length = int.from_bytes(packet[2:4], "big")
            offset = (packet[head + 12] >> 4) * 4
            number = int.from_bytes(packet[head + 4:head + 8], "big")
            data = packet[head + offset:length]
            if data:
                pieces.setdefault(packet[12:20] + packet[head:head + 4], {})[number] = data
        return {key: b"".join(data for _, data in sorted(stream.items())) for key, stream in pieces.items()}


def apart(function, *arguments):
    """Calls a function in a process with its own network; returns its text, or raises its error."""
    read, write = os.pipe()
    if (child := os.fork()) == 0:
        status = 1
        try:
            text = function(*arguments)
            status = 0
        except Skipped as reason:
            text, status = str(reason), 77
        except Exception:
            text = traceback.format_exc()
        os.write(write, (text or "").encode()[:60000])
        os._exit(status)
    os.close(write)
    with open(read, "rb") as pipe:
        text = pipe.read().decode()
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status != 0:
        raise Skipped(text) if status == 77 else Complaint(text or f"status {status}")
    return text
