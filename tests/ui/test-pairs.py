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
# Redrawing only parts may change the last bit of a colour, depending on where a part begins (pixman's steps through a
# turned card).
ENVIRONMENT = {"G_DEBUG": "fatal-warnings", "GSK_DEBUG": "full-redraw"}
STILL = 5  # equal frames in a row, after which the window counts as still
TIMES = 3  # looks after which a difference counts: on a busy machine a tooltip may come too late for one of them
CHANGE = 1.5  # seconds to wait for a change, longer than the delay of a tooltip
HUGE = 10000  # pixels; GTK gives arbitrary numbers for the size of an object without one


class Look:
    """Everything that a window shows and tells, by name."""

    def __init__(self, talia):
        self.talia = talia
        match = Match(talia)
        self.table = match.say("Table")
        self.last = match.say("Last Trick"), match.say("Last Turns")
        self.parts = {}

    def is_there(self):
        """Whether the table is shown, with the focus on it."""
        nodes = list(self.talia.speaker.look().walk())
        return any(node.name == self.table for node in nodes) \
            and any(node.has("FOCUSED") and node.role == "button" for node in nodes)

    def tell(self, node, with_places=False, depth=0):
        """Yields a line for the node and each one below it; with the places of objects on the table."""
        x, y, width, height = self.talia.extents(node) if with_places else [0] * 4
        place = f"{x},{y} {width}x{height}" if 0 < width < HUGE and 0 < height < HUGE else ""
        yield f"{'  ' * depth}{node.role} {node.name!r} {node.description!r} {node.states:x} {place}"
        for child in node:
            yield from self.tell(child, node.name == self.table, depth + 1)

    def take(self, name):
        """Records a picture, and the tree."""
        self.parts[name + ".ppm"] = self.talia.pixels(STILL)
        tree = self.talia.speaker.look()
        self.parts[name + ".txt"] = "\n".join(self.tell(tree)).encode()
        return tree

    def take_tooltips(self, tree, number):
        """Records the tooltips of one of the plates: they are mostly in the tree anyway, but might depend on the
        moment."""
        board = next(node for node in tree.walk() if node.name == self.table)
        plates = [node for node in board if node.role == "grouping" and node.name]
        labels = [node for node in plates[number % len(plates)].walk() if node.role == "label" and node.name]
        for i, label in enumerate(labels):
            if 0 < self.talia.extents(label)[2] < HUGE:
                self.change(lambda: self.talia.point(label))
                self.parts[f"tooltip-{i}.ppm"] = self.talia.pixels(STILL)
        self.change(self.talia.point)

    def take_last(self, tree):
        """Opens the last trick, if there is one; not by a key, which would show the focus for some seconds."""
        for button in tree.walk():
            if button.role == "toggle button" and button.name in self.last and button.has("SENSITIVE"):
                self.change(lambda: self.talia.activate(button))
                self.take("last")
                self.talia.key("Escape")

    def change(self, act):
        """Calls `act` and waits for a change, if there is one."""
        before = self.talia.pixels()
        act()
        try:
            wait_for(lambda: self.talia.pixels() != before, "a change", CHANGE)
        except Timeout:
            pass


def look(data, record, row, language, number):
    """Returns everything that can be seen of the match."""
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
    """Yields the names of the parts that differ, with the first different lines of text."""
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
    """Tests one pair; the game and the language depend on its number."""
    row = ROWS[GAMES[number % len(GAMES)]]
    language = "pl" if number // len(GAMES) % 2 ^ number % 2 else "en"
    with tempfile.TemporaryDirectory() as data:
        paths = [os.path.join(data, name + ".talia") for name in "ab"]
        subprocess.run([MAKE_PAIR, row.id, f"{row.seats} {row.short}".strip(), str(number), *paths], check=True)
        records = [open(path, encoding="utf-8").read() for path in paths]
        assert records[0] != records[1], "the two matches are one"
        for time in range(TIMES):
            looks = [look(os.path.join(data, f"{name}{time}"), record, row, language, number)
                     for name, record in zip("ab", records)]
            if not (found := list(differences(*looks))):
                break
        if found and KEEP:
            keep(f"pair-{number}", *looks, records)
        assert not found, found
    return f"{row.id}, {language}, {len(looks[0])} looks"


driver.run_tests({f"pair-{number}": lambda number=number: compare(number) for number in range(SEED, SEED + PAIRS)})
