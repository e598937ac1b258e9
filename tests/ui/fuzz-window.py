#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks, types, drags and resizes at random in the real window, as fast as possible, and checks its state at
intervals.

Between bursts, the cards in the window must be those of the record, and no critical warning may have been printed; at
the end the match can be played on. Speaks TAP. Usage: fuzz-window.py PROGRAM ENGINE [SECONDS [SEED]]
"""
import os
import random
import subprocess
import sys
import tempfile
import time

import driver
from driver import Talia, Timeout, wait_for
from fingers import Input, find_complaints
from gi.repository import GLib
from match import Match, Sight
from ways import ByActions

PROGRAM, ENGINE = sys.argv[1:3]
SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 20
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.SystemRandom().randrange(10 ** 9)

SETTINGS = {"animation-speed": "'fast'", "last-options": "{'hearts': 'target=200'}"}
# The keys of the table, except those that end the program or change its language.
KEYS = ("Left Right Left Right Up Down Tab shift+Tab space space Return Return Escape Escape 2 5 7 9 0 1 q k a j h d s c "
        "x ctrl+z ctrl+z ctrl+shift+z ctrl+e ctrl+h ctrl+l ctrl+r h l F1 F9 F10 ctrl+n ctrl+shift+slash Page_Down").split()
BURST = 2  # the longest time between two events: without it, a single frame would have to handle a whole deal
PAUSE = .004  # the longest time between two events: a shorter one would ask a single frame for a whole deal
AHEAD = 10  # events that the program has not handled yet, at most, however slow the machine
HEADER = 60  # the height at the top where clicks would move the window or leave the table


class Fuzzer:
    def __init__(self, talia, chance):
        self.talia = talia
        self.match = Match(talia)
        self.chance = chance
        self.input = Input()
        self.size = (1000, 700)
        self.events = self.rounds = self.continued = self.left = 0

    def point(self):
        """Returns a random place, more often in the hand."""
        width, height = self.size
        top = HEADER if self.chance.random() < .5 else height * 6 // 10
        return self.chance.randrange(4, width - 4), self.chance.randrange(top, height - 4)

    def event(self):
        kind = self.chance.random()
        if self.input.count_windows() > 1:
            # GTK's own window for a file or a printer: two answers to its question whether to replace a file end the
            # program (GTK 4.18).
            self.input.key("Escape")
            self.left += 1
        elif kind < .40:
            self.input.click(*self.point())
        elif kind < .45:
            point = self.point()
            self.input.click(*point)
            self.input.click(*point)
        elif kind < .62:
            self.input.move(*self.point())
            self.input.button(1, True)
            for _ in range(4):
                self.input.move(*self.point())
                self.input.sync()
            self.input.button(1, False)
        elif kind < .64:
            self.input.click(*self.point(), self.chance.choice((4, 5)))
        elif kind < .65:
            self.size = (self.chance.randrange(360, 1270), self.chance.randrange(480, 890))
            self.input.place(int(self.talia.window), *self.size)
        else:
            self.input.key(self.chance.choice(KEYS))
        self.input.sync()

    def keep_pace(self):
        try:
            self.talia.speaker.wait_for_answer()
        except GLib.Error:
            wait_for(lambda: not self.talia.is_running(), "an answer")

    def burst(self):
        end = time.monotonic() + BURST
        while time.monotonic() < end:
            self.event()
            self.events += 1
            time.sleep(self.chance.random() * PAUSE)
            if self.events % AHEAD == 0:
                self.keep_pace()
        self.rounds += 1
        said = find_complaints(self.talia)
        assert not said, said
        assert self.talia.is_running(), \
            f"the program has ended with {self.talia.process.returncode} after " + ", ".join(self.input.recent)

    def calm_down(self):
        """Closes dialogs, menus and popovers, and moves the window back."""
        self.input.place(int(self.talia.window), *self.size)
        self.input.sync()
        # A click beside a window that has become smaller may give the focus to another one.
        subprocess.run(["xdotool", "windowfocus", self.talia.window], stderr=subprocess.DEVNULL)
        self.talia.key("Escape", "Escape", "Escape")

    def leave_guide(self):
        """Goes back to the start page from a guided deal that was opened by chance."""
        if not self.talia.nodes("grouping", self.match.say("Guide")):
            return False
        for back in self.talia.nodes("button", "Back"):
            self.talia.activate_if_there(back)
        return True

    def see(self):
        """Returns the table; if it is not visible, goes one step back towards it and returns None."""
        assert self.talia.is_running(), "the program has ended"
        for table in self.talia.nodes("grouping", self.match.say("Table")):
            return Sight(self.match, table)
        go_on = self.talia.nodes("button", self.match.label("_Continue Match"))
        if go_on:
            self.talia.activate_if_there(go_on[0])
            self.continued += 1
        else:
            self.talia.key("Escape")  # closes what is above the table, and never leaves it
        return None


def cards_of_record(data):
    """Returns the player's hand and the running trick according to the engine and the record."""
    commands = f"load {os.path.join(data, 'talia', 'current.talia')}\nhand 0\ntrick\n"
    answers = subprocess.run([ENGINE], input=commands, capture_output=True, text=True, check=True).stdout.split("\n\n")
    if not all(answer.startswith("=") for answer in answers[:3]):
        return None  # the last line was incomplete
    hand, trick = answers[1].split()[1], answers[2].split()[1:]
    return (set() if hand == "-" else set(hand.split(",")), set(trick[-1].split(",")) if len(trick) > 1 else set())


def check_cards(fuzzer, data):
    """The window shows the cards of the record, no more and no fewer. A guided deal has no record."""
    seen = {"window": None, "record": None}

    def agree():
        sight = fuzzer.see()
        if fuzzer.leave_guide():
            return False
        seen["record"] = cards_of_record(data)
        if not sight or not seen["record"]:
            return False
        seen["window"] = set(sight.hand), sight.cards_on_table()
        return seen["window"][0] == seen["record"][0] and seen["window"][1] >= seen["record"][1]

    try:
        wait_for(agree, "the cards of the record")
    except Timeout as error:
        raise AssertionError(f"the window shows {seen['window']}, the record has {seen['record']}") from error


def fuzz():
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory() as data:
        with Talia(PROGRAM, data, "en", settings=SETTINGS, animations=True, buttons=":") as talia:
            # With several desktops, the wheel beside the window would switch to another one without a window.
            subprocess.run(["xdotool", "set_num_desktops", "1"], check=True)
            fuzzer = Fuzzer(talia, chance)
            assert fuzzer.input.count_windows() == 1, "the windows cannot be counted"
            ByActions(fuzzer.match).start()
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                fuzzer.burst()
                fuzzer.calm_down()
                check_cards(fuzzer, data)
            # The window still works: this deal can be finished, and the next one.
            wait_for(fuzzer.see, "the table")
            player = ByActions(fuzzer.match)
            for _ in range(2):
                if player.play_deal():
                    break
                player.act(*player.wait_for_something())
        assert fuzzer.events, "nothing was done"
        return (f"{fuzzer.events} events in {fuzzer.rounds} bursts, {fuzzer.left} of them to leave the toolkit's dialogs, "
                f"back to the table {fuzzer.continued} times")


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    driver.run_tests({f"fuzz of seed {SEED}": fuzz})
