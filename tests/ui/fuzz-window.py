#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks, types, drags and resizes at random in the real window, as fast as it goes, and looks whether all is well.

Between bursts the cards in the window have to be those of the record; warnings are fatal; in the end the match can be
played on. Speaks TAP. Usage: fuzz-window.py PROGRAM ENGINE [SECONDS [SEED]]
"""
import os
import random
import subprocess
import sys
import tempfile
import time
import traceback

import driver
from driver import Talia, Timeout, wait_for
from match import Match
from ways import ByActions

PROGRAM, ENGINE = sys.argv[1:3]
SECONDS = float(sys.argv[3]) if len(sys.argv) > 3 else 20
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.SystemRandom().randrange(10 ** 9)

SETTINGS = {"animation-speed": "'fast'", "last-options": "{'hearts': 'target=200'}"}
# Whatever keys do at the table; not those that end the program, or tell it to speak another language.
KEYS = ("Left Right Left Right Up Down Tab shift+Tab space space Return Return Escape Escape 2 5 7 9 0 1 q k a j h d s c "
        "x ctrl+z ctrl+z ctrl+shift+z ctrl+e ctrl+h ctrl+l h l F1 F9 F10 ctrl+n ctrl+question Page_Down").split()
BURST = 40
HEADER = 48  # pixels with the buttons that close and hide the window


class Fuzzer:
    def __init__(self, talia, chance):
        self.talia = talia
        self.chance = chance
        self.size = (1000, 700)
        self.events = self.bursts = self.continued = 0

    def point(self):
        """Anywhere, but rather where the hand is."""
        width, height = self.size
        top = HEADER if self.chance.random() < .5 else height * 6 // 10
        return [str(self.chance.randrange(4, width - 4)), str(self.chance.randrange(top, height - 4))]

    def event(self):
        kind = self.chance.random()
        to = ["mousemove", "--window", self.talia.window]
        if kind < .40:
            return [*to, *self.point(), "click", "1"]
        if kind < .45:
            return [*to, *self.point(), "click", "--repeat", "2", "--delay", "10", "1"]
        if kind < .62:
            return [*to, *self.point(), "mousedown", "1", *to, *self.point(), *to, *self.point(), "mouseup", "1"]
        if kind < .64:
            return [*to, *self.point(), "click", self.chance.choice("45")]
        if kind < .66:
            self.size = (self.chance.randrange(360, 1270), self.chance.randrange(480, 890))
            return ["windowsize", self.talia.window, *map(str, self.size)]
        return ["key", self.chance.choice(KEYS)]

    def burst(self):
        arguments = [word for _ in range(BURST) for word in self.event()]
        subprocess.run(["xdotool", *arguments], check=True, stderr=subprocess.DEVNULL)
        self.events += BURST
        self.bursts += 1

    def calm_down(self):
        """Dialogs, menus and popovers closed, the window where it was."""
        subprocess.run(["xdotool", "mouseup", "1", "windowmove", self.talia.window, "0", "0"], check=True)
        self.talia.key("Escape", "Escape", "Escape")

    def find_table(self):
        """Back to the table, from wherever the clicks have led."""
        match = Match(self.talia)
        go_on = match.say("_Continue the Match").replace("_", "")

        def at_table():
            assert self.talia.is_running(), "the program has ended"
            if any(n for n in self.talia.nodes("grouping", match.say("Table"))):
                return True
            for button in self.talia.nodes("button", go_on):
                self.talia.activate(button)
                self.continued += 1
            self.talia.key("Escape")
            return False

        wait_for(at_table, "the table")
        return match


def cards_of_record(data):
    """The own hand and the running trick, as the engine makes them of the record."""
    commands = f"load {os.path.join(data, 'talia', 'current.talia')}\nhand 0\ntrick\n"
    answers = subprocess.run([ENGINE], input=commands, capture_output=True, text=True, check=True).stdout.split("\n\n")
    if not all(answer.startswith("=") for answer in answers[:3]):
        return None  # caught in the middle of a line
    hand, trick = answers[1].split()[1], answers[2].split()[1:]
    return (set() if hand == "-" else set(hand.split(",")), set(trick[-1].split(",")) if len(trick) > 1 else set())


def check_cards(fuzzer, data):
    """No card is lost or too many: the window shows those of the record."""
    seen = {}

    def agree():
        match = fuzzer.find_table()
        seen["window"], seen["record"] = set(match.hand()), cards_of_record(data)
        open_cards = {match.cards[name] for name in match.open_cards() if name in match.cards}
        return seen["record"] is not None and seen["window"] == seen["record"][0] and seen["record"][1] <= open_cards

    try:
        wait_for(agree, "the cards of the record", 20)
    except Timeout as error:
        raise AssertionError(f"the window shows {seen['window']}, the record has {seen['record']}") from error


def fuzz():
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory() as data:
        with Talia(PROGRAM, data, "en", settings=SETTINGS, environment={"G_DEBUG": "fatal-warnings"},
                   animations=True) as talia:
            fuzzer = Fuzzer(talia, chance)
            ByActions(Match(talia)).start()
            end = time.monotonic() + SECONDS
            while time.monotonic() < end:
                for _ in range(5):
                    fuzzer.burst()
                fuzzer.calm_down()
                check_cards(fuzzer, data)
            # Nothing is stuck: this deal can be finished, and the next one.
            for _ in range(2):
                player = ByActions(fuzzer.find_table())
                player.play_deal()
                player.act(*player.wait_for_something())
                if talia.nodes("button", player.match.say("_Start the Match").replace("_", "")):
                    talia.key("Escape")
                    break
            talia.log.seek(0)
            said = talia.log.read()
            assert not said.strip(), said
        return f"{fuzzer.events} events in {fuzzer.bursts} bursts, back to the table {fuzzer.continued} times"


def main():
    driver.session()
    print("TAP version 14", "1..1", f"# seed {SEED}", sep="\n", flush=True)
    try:
        comment = fuzz()
        print("ok 1 fuzz", f"# {comment}", sep="\n", flush=True)
    except Exception:
        print("not ok 1 fuzz", flush=True)
        traceback.print_exc()
        sys.exit(1)


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    main()
