#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens two matches that differ only in cards which the person cannot see, and checks that their windows do not differ:
neither in what they expose to assistive technology, visible or not, nor in any pixel, nor in what can be opened.

TALIA_PAIRS is the number of pairs, TALIA_PAIRS_SEED the seed; TALIA_PAIRS_KEEP names a folder in which differing pairs
are kept. Speaks TAP. Usage: test-pairs.py PROGRAM MAKE-PAIR PAIRS
"""
import os
import subprocess
import sys
import tempfile

import driver
import tap
from driver import Talia, Timeout, wait_for
from games import ROWS
from match import Match

PROGRAM, MAKE_PAIR = sys.argv[1:3]
PAIRS = tap.amount("TALIA_PAIRS", sys.argv[3])
SEED = int(os.environ.get("TALIA_PAIRS_SEED", "1"))
KEEP = os.environ.get("TALIA_PAIRS_KEEP")

GAMES = ["hearts", "spades", "kierki-4", "casino-pairs", "loteryjka", "royal", "kierki-6", "punktowe", "casino-2",
         "czarna-dama", "greckie", "kierki-3"]
# What is drawn again by parts may differ in the last bit, by where the parts begin (pixman's steps through a turned card).
ENVIRONMENT = {"G_DEBUG": "fatal-warnings", "GSK_DEBUG": "full-redraw"}
STILL = 5  # so often it looks as it did before
CHANGE = 1.5  # seconds, longer than a tooltip is waited for
HUGE = 10000  # pixels; GTK says anything of the size of what has none


class Look:
    """What a window shows and tells, by what was looked at."""

    def __init__(self, talia):
        self.talia = talia
        match = Match(talia)
        self.table = match.say("Table")
        self.last = match.say("Last Trick"), match.say("Last Turns")
        self.parts = {}

    def is_there(self):
        """Whether the table is, with the focus on it."""
        nodes = list(self.talia.speaker.look().walk())
        return any(node.name == self.table for node in nodes) \
            and any(node.has("FOCUSED") and node.role == "button" for node in nodes)

    def tell(self, node, with_places=False, depth=0):
        """All that the node and those below it say of themselves, a line each; and where what is on the table is."""
        x, y, width, height = self.talia.extents(node) if with_places else [0] * 4
        place = f"{x},{y} {width}x{height}" if 0 < width < HUGE and 0 < height < HUGE else ""
        yield f"{'  ' * depth}{node.role} {node.name!r} {node.description!r} {node.states:x} {place}"
        for child in node:
            yield from self.tell(child, node.name == self.table, depth + 1)

    def take(self, name):
        """A picture, and the tree."""
        self.parts[name + ".ppm"] = self.talia.pixels(STILL)
        tree = self.talia.speaker.look()
        self.parts[name + ".txt"] = "\n".join(self.tell(tree)).encode()
        return tree

    def take_tooltips(self, tree, number):
        """Pictures of those on one of the plates: most say what the tree says anyway, but they could be made as asked for."""
        board = next(node for node in tree.walk() if node.name == self.table)
        plates = [node for node in board if node.role == "grouping" and node.name]
        labels = [node for node in plates[number % len(plates)].walk() if node.role == "label" and node.name]
        for i, label in enumerate(labels):
            if 0 < self.talia.extents(label)[2] < HUGE:
                self.change(lambda: self.talia.point(label))
                self.parts[f"tooltip-{i}.ppm"] = self.talia.pixels(STILL)
        self.change(self.talia.point)

    def take_last(self, tree):
        """What was played last, where something was; not by a key, which shows the focus for some seconds."""
        for button in tree.walk():
            if button.role == "toggle button" and button.name in self.last and button.has("SENSITIVE"):
                self.change(lambda: self.talia.activate(button))
                self.take("last")
                self.talia.key("Escape")

    def change(self, act):
        """Waits for what comes of the act, if something does."""
        before = self.talia.pixels()
        act()
        try:
            wait_for(lambda: self.talia.pixels() != before, "a change", CHANGE)
        except Timeout:
            pass


def look(data, record, row, language, number):
    """All there is to be seen of the match."""
    os.makedirs(os.path.join(data, "talia"))
    with open(os.path.join(data, "talia", "current.talia"), "w", encoding="utf-8") as file:
        file.write(record)
    with Talia([PROGRAM, "--continue"], data, language, environment=ENVIRONMENT) as talia:
        sight = Look(talia)
        talia.point()
        wait_for(sight.is_there, "the table")
        tree = sight.take("table")
        pixels = sight.parts["table.ppm"]
        assert len({pixels[i:i + 3] for i in range(len(pixels) % 3, len(pixels), 3)}) > 500, "the window shows no table"
        sight.take_tooltips(tree, number)
        sight.take_last(tree)
        return sight.parts


def differences(parts, others):
    """The names of what differs, and the first lines of text that do."""
    for name in sorted({*parts, *others}):
        one, other = parts.get(name, b""), others.get(name, b"")
        if one == other:
            continue
        if name.endswith(".ppm"):
            points = {i // 3 for i in range(min(len(one), len(other))) if one[i] != other[i]}
            yield f"{name}: {len(points)} pixels"
        else:
            lines = zip(one.decode().split("\n"), other.decode().split("\n"))
            yield f"{name}: " + next((f"{a.strip()} | {b.strip()}" for a, b in lines if a != b), "length")


def keep(name, parts, others, records):
    for which, looks, record in zip("ab", (parts, others), records):
        folder = os.path.join(KEEP, name, which)
        os.makedirs(folder, exist_ok=True)
        for part, content in {**looks, "match.talia": record.encode()}.items():
            with open(os.path.join(folder, part), "wb") as file:
                file.write(content)


def compare(number):
    """One pair; which game and language depends on its number."""
    row = ROWS[GAMES[number % len(GAMES)]]
    language = "pl" if number // len(GAMES) % 2 ^ number % 2 else "en"
    with tempfile.TemporaryDirectory() as data:
        paths = [os.path.join(data, name + ".talia") for name in "ab"]
        subprocess.run([MAKE_PAIR, row.id, f"{row.seats} {row.short}".strip(), str(number), *paths], check=True)
        records = [open(path, encoding="utf-8").read() for path in paths]
        assert records[0] != records[1], "the two matches are one"
        looks = [look(os.path.join(data, name), record, row, language, number) for name, record in zip("ab", records)]
        found = list(differences(*looks))
        if found and KEEP:
            keep(f"pair-{number}", *looks, records)
        assert not found, found
    return f"{row.id}, {language}, {len(looks[0])} looks"


driver.run_tests({f"pair-{number}": lambda number=number: compare(number) for number in range(SEED, SEED + PAIRS)})
