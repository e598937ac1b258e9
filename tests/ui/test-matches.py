#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole matches of Hearts in the real window, each with one kind of input, and reads the score sheet. Speaks TAP.

Usage: test-matches.py PROGRAM ENGINE [TEST...]
"""
import os
import subprocess
import sys
import tempfile

import driver
from driver import Ears, Talia
from match import Match
from ways import ByActions, ByKeys, ByPointer

PROGRAM, ENGINE = sys.argv[1:3]
# The options of the shortest match.
SETTINGS = {"last-options": "{'hearts': 'target=50'}"}


def totals_of_record(data):
    """Returns the final totals by seat, according to the engine, and asserts that the match is over."""
    commands = f"load {os.path.join(data, 'talia', 'current.talia')}\ntotal\nresult\n"
    answers = subprocess.run([ENGINE], input=commands, capture_output=True, text=True, check=True).stdout.split("\n\n")
    assert answers[2].startswith("= winners"), answers
    return [int(word) for word in answers[1].split()[1:]]


def totals_of_sheet(match):
    """Returns the points in the rows of the score sheet, added up by seat."""
    totals = {}
    before = match.say("Deal %d").split("%d")[0]
    for row in match.talia.nodes("list item", lambda name: name.startswith(before), showing=False):
        for part in row.name.split(": ", 1)[1].split(", "):
            name, points = part.rsplit(" ", 1)
            totals[name] = totals.get(name, 0) + int(points.replace("−", "-"))
    return list(totals.values())


def check_announcements(player, heard, deals):
    """Cards, tricks and scores are announced to screen readers."""
    def count(sentence):
        words = player.match.say(sentence).replace("%s", "").strip()
        return sum(words in text for text in heard)

    # A trick in which the deal was ended early has no taker.
    tricks = player.played - player.ended_early
    assert count("%s takes the trick") + count("You take the trick") >= tricks, heard
    assert count("%s plays the %s") >= 3 * tricks, heard
    assert count("You play the %s") == player.played, heard
    assert count("The deal is over. Points: %s") == deals, heard


def whole_match(way, language):
    with tempfile.TemporaryDirectory() as data, \
            Talia(PROGRAM, data, language, settings=SETTINGS, environment={"G_DEBUG": "fatal-warnings"}) as talia:
        match = Match(talia)
        player = way(match)
        player.start()
        with Ears(talia) as ears:
            deals = player.play_match()
        check_announcements(player, ears.heard, deals)
        totals = totals_of_sheet(match)
        assert len(totals) == 4 and max(totals) >= 50, totals
        assert totals == totals_of_record(data), (totals, totals_of_record(data))
        return f"{deals} deals, {player.ended_early} ended early, totals {totals}"


TESTS = {
    "actions-pl": lambda: whole_match(ByActions, "pl"),
    "keys-pl": lambda: whole_match(ByKeys, "pl"),
    "drags-en": lambda: whole_match(ByPointer, "en"),
}


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    driver.run_tests(TESTS, sys.argv[3:])
