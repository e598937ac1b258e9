#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the window at random moments of a match and starts it again: the match must still be there. Speaks TAP.

Usage: test-kill.py PROGRAM [TIMES]
"""
import functools
import os
import random
import sys
import tempfile
import time

import driver
from driver import Talia, wait_for
from match import Match

PROGRAM = sys.argv[1]
TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 3


def moves(data):
    """Returns the complete lines of the record after its head, as they are on the disk."""
    with open(os.path.join(data, "talia", "current.talia"), encoding="utf-8") as file:
        lines = file.read().split("\n")[:-1]
    start = next(i for i, line in enumerate(lines) if line.startswith("deal "))
    return lines[start:]


def own_hand(lines):
    """Returns the cards of seat 0 after these lines, apart from passing."""
    plays = [line for line in lines if len(line) == 2]
    pack = lines[0].split("pack=")[1].split(",")
    hands = [set(pack[seat::4]) for seat in range(4)]
    passes = [line[5:].split(",") for line in lines if line.startswith("pass:")]
    if len(passes) == 4:
        for seat, cards in enumerate(passes):
            hands[seat] -= set(cards)
            hands[(seat + 1) % 4] |= set(cards)
    return hands[0] - set(plays)


def play_until_killed(talia, match, chance):
    """Plays by AT-SPI as fast as possible until the time is up, so that the kill comes at any moment."""
    end = time.monotonic() + chance.uniform(0.05, 4)
    if len(match.hand()) == 13 and talia.nodes("button", match.say("Pass Left")):
        for node in list(match.hand().values())[:3]:
            talia.activate(node, "card.play")
        wait_for(lambda: talia.has_state(talia.find("button", match.say("Pass Left")), "SENSITIVE"), "the button")
        talia.activate(talia.find("button", match.say("Pass Left")))
    while time.monotonic() < end:
        for node in list(match.playable().values())[:1]:
            talia.activate(node, "card.play")
        time.sleep(0.01)


def kill_once(number):
    chance = random.Random(number)
    with tempfile.TemporaryDirectory() as data:
        with Talia(PROGRAM, data, "en") as talia:
            match = Match(talia)
            match.start_by_keyboard()
            try:
                play_until_killed(talia, match, chance)
            finally:
                seen = moves(data)
                talia.kill()
        with Talia(PROGRAM, data, "en") as talia:
            match = Match(talia)
            talia.activate(talia.find("button", match.say("_Continue Match").replace("_", "")))
            match.board()
            # Bots may have moved since, but only the test changes the player's hand.
            wait_for(lambda: set(match.hand()) == own_hand(moves(data)), "the hand as it was")
            kept = moves(data)
            assert kept[:len(seen)] == seen, (seen, kept)
            assert not [name for name in os.listdir(os.path.join(data, "talia")) if name.startswith("damaged")]


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    driver.run_tests({f"killed, and the match is there ({number})": functools.partial(kill_once, number)
                      for number in range(1, TIMES + 1)})
