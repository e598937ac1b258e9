#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays over a simulated network, which is slow, loses packets and records them. Speaks TAP.

Usage: test-wire.py TABLE-PEER CHECK-TAP TEST...

TEST is `slow` or `secret`. TALIA_WIRE_DEALS=1000 plays whole matches of every number of people; a smaller number limits
the deals. Where the kernel allows no such network, everything is skipped.
"""
import os
import sys
import time

from apart import GAMES, HOST, NAMES, WHOLE, Party
from tap import Tap, amount
from wire import THERE, Wire, apart

PROGRAMS = sys.argv[1:3]
DEALS = amount("TALIA_WIRE_DEALS", 1)
DELAY, LOSS = .2, .05
# Words that hosts, guests and records use, besides cards.
WORDS = ("talia 4", "talia-record", "welcome ", "step ", "agree", "person ", "begin ", "events ", "view ", "play ", "claim",
         "hand=", "deal-ended", "taken=", "human")


def rows():
    for row, (_, seats) in enumerate(GAMES):
        for people in range(2, seats + 1) if DEALS >= WHOLE else {2 if row % 2 else seats}:
            yield row, people


def play_slow():
    """All matches are played at the same time, because they mostly wait for the network."""
    wire, start = Wire(DELAY, LOSS), time.monotonic()
    parties = [Party(PROGRAMS, row, people, deals=DEALS, address=THERE) for row, people in rows()]
    for party in parties:
        party.wait_for_end(3000)
    views = sum(party.check_all() for party in parties)
    for party in parties:
        party.__exit__()
    assert wire.lost > 0
    return (f"{len(parties)} tables, {views} views told in {time.monotonic() - start:.0f} s; {wire.n} packets, "
            f"{wire.lost} lost")


def list_words(party):
    """Yields everything that must not be readable on the way: words, names, the code, lines of the record, and lines
    sent to guests."""
    yield from WORDS
    yield party.code
    for name in (HOST, *NAMES):
        yield from name.split()
    yield from party.host.read("record").split("\n")
    for guest in party.guests:
        yield guest.read("seat").split()[-1]  # the secret token
        for tap in party.taps(guest):
            with open(tap, encoding="utf-8") as file:
                for line in file:
                    yield line.strip()
                    yield from line.split()


def play_in_secret():
    wire = Wire(0, 0)
    with Party(PROGRAMS, 0, 4, deals=2, address=THERE) as party:
        party.wait_for_end()
        party.check_all()
        words = {word.encode() for word in list_words(party) if len(word.encode()) > 4}
        told = sum(os.path.getsize(tap) for guest in party.guests for tap in party.taps(guest))
    streams = wire.read_streams()
    total = sum(map(len, streams.values()))
    assert words, "there is no word to look for"
    assert total > told, f"{told} bytes were told, {total} seen"
    for stream in streams.values():
        assert stream[:2] == b"\x16\x03", "no handshake of TLS"
        for word in words:
            assert word not in stream, f"“{word.decode()}” can be read on the way"
    return f"{len(words)} words are in none of {len(streams)} streams, {total} bytes; {told} bytes told"


def main():
    tap = Tap()
    names = {"slow": (f"with {DELAY * 1000:.0f} ms and {LOSS:.0%} loss, whole deals and the same records", play_slow),
             "secret": ("nothing that is said can be read on the way", play_in_secret)}
    for test in sys.argv[3:]:
        name, function = names[test]
        tap.run(name, apart, function)
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
