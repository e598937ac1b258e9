#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks a host in a process of its own: its memory must not grow, and the people at the table play on. Speaks TAP.

Usage: test-siege.py TABLE-PEER CHECK-TAP [MOST]

MOST is the number of KiB by which the host may grow; 0 is no limit (with sanitizers). TALIA_SIEGE_LINES=100000 sends
that number of damaged lines, TALIA_SIEGE_TIMES=10 repeats the attack that number of times.
"""
import os
import random
import socket
import ssl
import sys

from apart import Party, wait_for
from tap import Tap, amount

PROGRAMS, MOST = sys.argv[1:3], int(sys.argv[3]) if len(sys.argv) > 3 else 16 * 1024
TIMES = amount("TALIA_SIEGE_TIMES", 2)
LINES = amount("TALIA_SIEGE_LINES", 4000)
SAID = (b"play QS", b"play pass:2C,QS,AS", b"claim", b"deal", b"sit 2", b"view 0", b"hand 0", b"record", b"play -", b"back 0",
        b"talia 4", b"agreed", b"join AAAAA X", b"leave", b"undo", b"begin", b"pong", b"play bid:4", b"person 0 here X")


class Stranger:
    """A visitor that sends bare lines, and only reads when a test says so."""

    def __init__(self, party, encrypted=True):
        if encrypted:
            wait_for("a place at the door", lambda: self.shake_hands(party))
        else:
            self.socket = self.come(party)

    @staticmethod
    def come(party):
        return socket.create_connection(("127.0.0.1", int(party.port)), timeout=120)

    def shake_hands(self, party):
        """Shakes hands; a host that has too many visitors disconnects the next one at once, until others are gone."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        plain = self.come(party)
        try:
            self.socket = context.wrap_socket(plain)
            return True
        except (ssl.SSLError, ConnectionError):
            plain.close()
            return False

    def say(self, *lines):
        """Sends the lines; returns whether the host may still read them."""
        try:
            self.socket.sendall(b"".join(line + b"\n" for line in lines))
            return True
        except OSError:
            return False

    def sit_down(self, party):
        """Takes the seat of the guest who has left, when the host has noticed that; returns whether it succeeded."""
        self.say(b"talia 4", b"join %s X" % party.code[:5].encode(), b"agreed")
        heard = b""
        while b"\nbegin" not in heard and (more := self.hear()):
            heard += more
        return b"\nbegin" in heard

    def hear(self):
        """Returns the next bytes; none if the host has closed the connection."""
        try:
            return self.socket.recv(65536)
        except OSError:
            return b""

    def hear_out(self):
        while self.hear():
            pass
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()


def damage(chance):
    line = bytearray(chance.choice(SAID))
    for _ in range(chance.randrange(4)):
        line[chance.randrange(len(line))] = 1 + chance.randrange(255)
    return bytes(line)


def send_damaged(party):
    """Sends damaged lines from a seat at the table, and connects again when the host disconnects."""
    chance, sent = random.Random(1), 0
    while sent < LINES:
        with Stranger(party) as stranger:
            if not stranger.sit_down(party):
                continue
            for _ in range(min(chance.choice((1, 10, 1000)), LINES - sent)):
                sent += 1
                if not stranger.say(damage(chance)):
                    break


def send_flood(party):
    """Sends more lines than any player has moves, without reading the answers."""
    floods = 0
    while floods < 5:
        with Stranger(party) as stranger:
            if not stranger.sit_down(party):
                continue
            floods += 1
            while stranger.say(*[b"play QS"] * 1000):
                pass


def send_long(party):
    for byte in (b"x", b"\xff"):
        for _ in range(10):
            with Stranger(party) as stranger:
                stranger.say(byte * (2 << 20))
                stranger.hear_out()


def stay_half_open(party):
    """Many visitors that send nothing, one after the other and all at once."""
    strangers = [Stranger(party, encrypted=False) for _ in range(300)]
    for stranger in strangers[:100]:
        stranger.say(b"\x16\x03\x01")
    for stranger in strangers:
        stranger.socket.close()
    for _ in range(30):
        Stranger(party).socket.close()


def guess(party):
    for _ in range(50):
        with Stranger(party) as stranger:
            stranger.say(b"talia 4", b"join AAAAA X")
            stranger.hear_out()


ATTACKS = (("damaged lines", send_damaged), ("floods", send_flood), ("lines of two megabytes", send_long),
           ("half-open connections", stay_half_open), ("wrong codes", guess))


def besiege(attack):
    """Repeats the attack: after the first time the memory of the host must hardly grow."""
    with Party(PROGRAMS, 2, 3, pace=1000) as party:
        party.wait_for_beginning()
        party.peers.pop().close()  # a seat for the strangers
        taken = [party.host.memory()]
        for _ in range(TIMES):
            attack(party)
            taken.append(party.host.memory())
        for peer in party.peers:
            peer.assert_alive()
        check_going(party)
        told = "taken in KiB before and after each time: " + " ".join(map(str, taken))
        assert not MOST or taken[-1] - taken[1] < MOST / 3 and taken[-1] - taken[0] < MOST, told
        return told


def check_going(party):
    """Waits until the file of the match has grown, or the match is over."""
    size = os.path.getsize(party.host.path("current.talia"))
    wait_for("the next move", lambda: party.is_over() or os.path.getsize(party.host.path("current.talia")) > size,
             *party.peers)


def main():
    # Handshakes run in up to sixteen threads, and the C library would create a memory pool for each, which stays. The
    # number of threads is random, so the memory of the process would say little about the host.
    os.environ["MALLOC_ARENA_MAX"] = "1"
    tap = Tap()
    for name, attack in ATTACKS:
        tap.run(f"a host under {name} stays small, and the others play on", besiege, attack)
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
