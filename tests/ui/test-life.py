#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of matches after they were played, by the keyboard alone in the real window. Speaks TAP.

Usage: test-life.py PROGRAM ENGINE [TEST...]
"""
import gettext
import os
import subprocess
import sys
import tempfile

import driver
from driver import Talia, wait_for
from match import Match
from protocol import Engine

PROGRAM, ENGINE = sys.argv[1:3]
WIDE, NARROW = (1000, 700), (360, 720)
# A game with its options, the number of its first deal, and deals played (None: to its end), by the file it is kept in.
STORED = {
    "current.talia": ("spades", 11, 1),
    "matches/2025-11-30T18-05-59Z.talia": ("hearts target=50", 21, None),
    "matches/2025-11-29T18-05-59Z.talia": ("royal", 31, 1),
}


def make_record(what, seed, deals):
    engine = Engine(ENGINE)
    engine.ask(f"new {what}")
    engine.ask("bots_seed 1")
    while engine.ask("turn").split()[0] != "over" and deals != 0:
        engine.ask(f"deal seed={seed}")
        engine.play_until(lambda turn: turn[0] in ("deal", "over"))
        seed += 1
        deals = deals and deals - 1
    head, deal, rest = engine.record().partition("deal ")
    return f"{head}seat 0 human Zosia\n{deal}{rest}"


def fill(data):
    for name, what in STORED.items():
        path = os.path.join(data, "talia", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(make_record(*what))


class Home:
    """A window on a home of its own, and the ways in it."""

    def __init__(self, language, size, full=True):
        self.folder = tempfile.TemporaryDirectory()
        if full:
            fill(self.folder.name)
        self.talia = Talia(PROGRAM, self.folder.name, language, size=size,
                           environment={"G_DEBUG": "fatal-warnings", "ADW_DISABLE_PORTAL": "1"})
        self.match = Match(self.talia)

    def __enter__(self):
        self.talia.__enter__()
        return self

    def __exit__(self, *error):
        self.talia.__exit__(*error)
        self.folder.cleanup()

    def say(self, words):
        return self.match.say(words).replace("_", "")

    def key(self, *keys):
        self.talia.key(*keys)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--clearmodifiers", text], check=True)

    def is_focused(self, roles, name):
        node = self.talia.focused()
        return node and node.role in roles and (name(node.name) if callable(name) else node.name == name)

    def walk_to(self, roles, name, key="Tab"):
        """Presses that key until what is wanted has the focus; there is no other way for hands on a keyboard."""
        for _ in range(40):
            if self.is_focused(roles, name):
                return
            now = self.talia.focused()
            self.key(key)
            wait_for(lambda: (node := self.talia.focused()) and (not now or node.path != now.path), f"{key} to lead on")
        raise AssertionError(f"{key} does not reach {name!r}")

    def see_matches(self):
        self.key("ctrl+m")
        wait_for(lambda: self.talia.nodes("button", self.say("_Statistics")), "the page of all matches")

    def rows(self):
        return [node for node in self.talia.nodes("list item") if ", " in node.name]

    def choose_in_menu(self, button, item):
        """Opens the menu of that button, and chooses what begins with these letters."""
        self.walk_to(("toggle button", "button"), button)
        self.key("space")
        self.choose(item)

    def choose(self, item):
        wait_for(lambda: self.talia.nodes("menu item", item), f"the menu with {item!r}")
        self.walk_to(("menu item",), item, "Down")
        self.key("Return")

    def give_file(self, path, save):
        """Names a file in the dialog of the toolkit."""
        wait_for(lambda: len(self.windows()) > 1, "the dialog for files")
        subprocess.run(["xdotool", "windowfocus", "--sync", next(w for w in self.windows() if w != self.talia.window)],
                       check=True)
        if not save:
            self.key("slash")  # the first letter of a path brings a place to write it
        place = wait_for(self.find_place, "a place for the path")

        def typed():  # what the toolkit proposes may come in between
            self.key("ctrl+a")
            self.type(path)
            self.key("shift+End", "Delete")
            return self.read(place) == path

        wait_for(typed, "the path to be typed", pause=.2)
        self.key("Return")
        wait_for(lambda: len(self.windows()) == 1, "the dialog for files to close")

    def find_place(self):
        node = self.talia.focused()
        return node if node and node.role in ("text", "entry") and self.read(node) is not None else None

    def read(self, node):
        """What is written there."""
        return self.talia.speaker.ask_text(node)

    def windows(self):
        return subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.talia.process.pid)],
                              capture_output=True, text=True).stdout.split()

    def told(self, words):
        """Waits for a sentence with those words, wherever it is said."""
        wait_for(lambda: self.talia.nodes("label", lambda text: words in text), f"{words!r} to be told")


def many(home, one, more, n):
    """The sentence for so many."""
    catalog = gettext.translation("talia", os.environ["TALIA_LOCALEDIR"], [home.talia.language])
    return catalog.ngettext(one, more, n) % n


def bundle(language, size):
    """All matches written into one file, and taken over into an empty home."""
    def test():
        with tempfile.TemporaryDirectory() as between:
            path = os.path.join(between, "all.tar.gz")
            with Home(language, size) as home:
                home.see_matches()
                home.choose_in_menu(home.say("More about all matches"), home.say("_Export All Matches…"))
                home.give_file(path, True)
                wait_for(lambda: os.path.exists(path), "the file")
                home.told("3 ")
            with Home(language, size, full=False) as home:
                home.see_matches()
                home.choose_in_menu(home.say("More about all matches"), home.say("_Import Matches…"))
                home.give_file(path, False)
                wait_for(lambda: len(home.rows()) == 3, "three matches")
                # Once more: nothing comes twice.
                home.choose_in_menu(home.say("More about all matches"), home.say("_Import Matches…"))
                home.give_file(path, False)
                home.told(many(home, "%u match was here already.", "%u matches were here already.", 3))
                assert len(home.rows()) == 3
    return test


TESTS = {
    "bundle-pl-narrow": bundle("pl", NARROW),
    "bundle-en-wide": bundle("en", WIDE),
}


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    driver.run_tests(TESTS, sys.argv[3:])
