#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole matches with a host and guests in separate processes, and kills some of them. Speaks TAP.

Usage: test-apart.py TABLE-PEER CHECK-TAP TEST...

TEST is `matches`, `guests`, `hosts` or `seats`. TALIA_APART_DEALS=1000 plays whole matches of every number of people; a
smaller number limits the deals. TALIA_APART_KILLS=200 kills them 200 times.
"""
import random
import sys

from apart import GAMES, WHOLE, Party, wait_for
from tap import Tap, amount

PROGRAMS = sys.argv[1:3]
DEALS = amount("TALIA_APART_DEALS", 1)
KILLS = amount("TALIA_APART_KILLS", 4)
PACE = 4  # milliseconds between moves, so that a match lasts for some kills


def play(row, people):
    with Party(PROGRAMS, row, people, deals=DEALS) as party:
        party.wait_for_end()
        views = party.check_all()
        return f"{party.host.read('record').count(chr(10))} lines, {views} views told"


def test_matches(tap):
    for row, (game, seats) in enumerate(GAMES):
        for people in range(2, seats + 1) if DEALS >= WHOLE else {2, seats}:
            tap.run(f"{game}: {people} processes have the same record", play, row, people)


def kill(row, chance, kills, choose):
    """Kills peers until the match is over; returns the number of kills."""
    killed = 0
    with Party(PROGRAMS, row, 3 if GAMES[row][1] > 2 else 2, pace=PACE) as party:
        party.wait_for_beginning()
        while killed < kills:
            end = chance.random() * .6
            try:
                wait_for("a moment to kill", party.is_over, *party.peers, seconds=end)
                break
            except AssertionError:
                peer = choose(party, chance)
            peer.kill()
            killed += 1
            peer.start()
        party.wait_for_end()
        party.check_all()
    return killed


def test_kills(tap, name, choose):
    chance = random.Random()
    left = KILLS
    row = chance.randrange(len(GAMES))
    while left > 0:
        game, before = GAMES[row % len(GAMES)], left

        def one():
            nonlocal left
            killed = kill(row % len(GAMES), chance, left, choose)
            left -= killed
            return f"{killed} times"
        tap.run(f"{game[0]}: no move is lost when {name} killed", one)
        if left == before and tap.failed:
            break
        row += 1


def test_seats(tap):
    """The check can fail: it refuses what another seat was sent."""
    def one():
        with Party(PROGRAMS, 0, 3, deals=1) as party:
            party.wait_for_end()
            assert party.check_told(party.guests[0]) is not None, party.refusal
            assert party.check_told(party.guests[0], "0") is None
            assert "no view of that time" in party.refusal, party.refusal
    tap.run("what somebody was told does not pass for another seat", one)


def main():
    tap = Tap()
    for test in sys.argv[3:]:
        if test == "matches":
            test_matches(tap)
        elif test == "guests":
            test_kills(tap, "guests are", lambda party, chance: chance.choice(party.guests))
        elif test == "hosts":
            test_kills(tap, "hosts are", lambda party, chance: party.host)
        elif test == "seats":
            test_seats(tap)
        else:
            sys.exit(f"there is no test {test}")
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
