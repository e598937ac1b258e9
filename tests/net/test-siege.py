#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A host in a process of its own, under attack: it stays small, and those who sit there play on. Speaks TAP.

Usage: test-siege.py TABLE-PEER CHECK-TAP [MOST]

MOST: by how many KiB the host may grow; 0: as it likes (with sanitizers). TALIA_SIEGE_LINES=100000 sends so many
damaged lines.
"""
import os
import random
import socket
import ssl
import sys

from apart import Party, wait_for
from conversation import Tap

PROGRAMS, MOST = sys.argv[1:3], int(sys.argv[3]) if len(sys.argv) > 3 else 48 * 1024
LINES = int(os.environ.get("TALIA_SIEGE_LINES", "4000"))
SAID = (b"play QS", b"play pass:2C,QS,AS", b"claim", b"deal", b"sit 2", b"view 0", b"hand 0", b"record", b"play -", b"back 0",
        b"talia 1", b"agreed", b"join AAAAA X", b"leave", b"undo", b"begin", b"pong", b"play bid:4", b"person 0 here X")


class Stranger:
    """Somebody who comes with bare lines, and reads nothing unless it says so."""

    def __init__(self, party, encrypted=True):
        if encrypted:
            wait_for("a place at the door", lambda: self.shake_hands(party))
        else:
            self.socket = self.come(party)

    @staticmethod
    def come(party):
        return socket.create_connection(("127.0.0.1", int(party.port)), timeout=20)

    def shake_hands(self, party):
        """A host who has too many at the door sends the next away at once, until some of them have been seen off."""
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
        """Whether somebody may still listen."""
        try:
            self.socket.sendall(b"".join(line + b"\n" for line in lines))
            return True
        except OSError:
            return False

    def sit_down(self, party):
        """In the place of the guest who is gone, once the host knows that nobody sits there; whether it did."""
        self.say(b"talia 1", b"join %s X" % party.code[:5].encode(), b"agreed")
        heard = b""
        while b"\nbegin" not in heard and (more := self.socket.recv(65536)):
            heard += more
        return b"\nbegin" in heard

    def hear_out(self):
        """All that still comes, until the host lets go."""
        try:
            while self.socket.recv(65536):
                pass
        except OSError:
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
    """From somebody who sits at the table, and comes again whenever they are let go of."""
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
    """More lines than anybody plays moves; nobody reads the answers."""
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
    """Many who say nothing, one after the other and all at once."""
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
            stranger.say(b"talia 1", b"join AAAAA X")
            stranger.hear_out()


ATTACKS = (("damaged lines", send_damaged), ("floods", send_flood), ("lines of two megabytes", send_long),
           ("half-open connections", stay_half_open), ("wrong codes", guess))


def besiege(attack):
    """Twice: what the first time leaves behind is what a host of that age has, the second adds little to it."""
    with Party(PROGRAMS, 2, 3, pace=1000, patience=3000) as party:
        party.wait_for_beginning()
        party.peers.pop().close()  # whose place strangers take
        before = party.host.memory()
        attack(party)
        once = party.host.memory()
        attack(party)
        after = party.host.memory()
        for peer in party.peers:
            peer.assert_alive()
        check_going(party)
        # Strangers who come faster than they are seen off take some room, which stays with the process for the next ones.
        assert not MOST or after - once < MOST / 3 and after - before < MOST, f"{before} KiB before, {once} then, {after} after"
        return f"{before} KiB before, {once} after it, {after} after it once more"


def check_going(party):
    """The match goes on, or has come to its end: its file grows."""
    size = os.path.getsize(party.host.path("current.talia"))
    wait_for("the next move", lambda: party.is_over() or os.path.getsize(party.host.path("current.talia")) > size,
             *party.peers)


def main():
    tap = Tap()
    for name, attack in ATTACKS:
        tap.run(f"a host under {name} stays small, and the others play on", besiege, attack)
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
