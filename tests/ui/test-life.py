#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks in the real window, by keyboard alone, what can be done with a finished match. Speaks TAP.

Usage: test-life.py PROGRAM ENGINE [TEST...]
"""
import gettext
import os
import subprocess
import sys
import tarfile
import tempfile
import time

import driver
from driver import Talia, wait_for
from match import Match
from protocol import Engine

PROGRAM, ENGINE = sys.argv[1:3]
WIDE, NARROW = (1000, 700), (360, 720)
# The stored matches by file: a game with its options, the number of its first deal, and the deals played (None: to its
# end).
STORED = {
    "current.talia": ("spades", 11, 1),
    "matches/2025-11-30T18-05-59Z.talia": ("hearts target=50", 21, None),
    "matches/2025-11-29T18-05-59Z.talia": ("royal", 31, 1),
}


def make_record(what, seed, deals, notes=""):
    engine = Engine(ENGINE)
    notes += f"note number {seed}\n"
    engine.ask(f"new {what}")
    engine.ask("bots_seed 1")
    while engine.ask("turn").split()[0] != "over" and deals != 0:
        engine.ask(f"deal seed={seed}")
        engine.play_until(lambda turn: turn[0] in ("deal", "over"))
        seed += 1
        deals = deals and deals - 1
    head, deal, rest = engine.record().partition("deal ")
    seats = "".join(f"seat {seat} {who}\n" for seat, who in
                    enumerate(("human Zosia", "easy Ola", "easy Ewa", "easy Jan")[:2 if "royal" in what else 4]))
    return f"{head}{notes}{seats}{deal}{rest}"


def fill(data, stored):
    for name, what in stored.items():
        path = os.path.join(data, "talia", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(make_record(*what))


class Home:
    """A window with its own home, and the ways to use it."""

    def __init__(self, language, size, stored=STORED, prepare=None, settings=None):
        self.folder = tempfile.TemporaryDirectory()
        fill(self.folder.name, stored)
        if prepare:
            prepare(os.path.join(self.folder.name, "talia"))
        self.talia = Talia(PROGRAM, self.folder.name, language, settings, size=size,
                           environment={"G_DEBUG": "fatal-warnings", "ADW_DISABLE_PORTAL": "1"})
        self.match = Match(self.talia)

    def __enter__(self):
        self.talia.__enter__()
        # The pointer, whose first position is below a menu, would take the focus from the keys.
        subprocess.run(["xdotool", "mousemove", "0", "0"], check=True)
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
        return node and (not roles or node.role in roles) and (name(node.name) if callable(name) else node.name == name)

    def walk_to(self, roles, name, key="Tab"):
        """Presses the key until the widget has the focus, as a person without a mouse has to do."""
        for _ in range(60):
            if self.is_focused(roles, name):
                return
            now = self.talia.focused()
            self.key(key)
            wait_for(lambda: (node := self.talia.focused()) and (not now or node.path != now.path), f"{key} to lead on")
        raise AssertionError(f"{key} does not reach {name!r}")

    def see_matches(self, n=None):
        """With `n`, waits until this many matches are in the list, because a later one would move the focus."""
        self.key("ctrl+m")
        wait_for(lambda: self.talia.nodes("button", self.say("_Statistics")), "the page of all matches")
        wait_for(lambda: n is None or len(self.rows()) == n, f"{n} matches")

    def rows(self):
        return [node for node in self.talia.nodes("list item") if ", " in node.name]

    def choose_in_menu(self, button, item):
        """Opens the menu of the button, and chooses the item that begins with these letters."""
        self.walk_to(("toggle button", "button"), button)
        self.key("space")
        self.choose(item)

    def watch(self):
        """Looks at a deal in a review: forward and back by steps, by stops, and from end to end."""
        wait_for(lambda: self.is_focused(("slider",), self.say("Step of the Deal")), "the review")
        for key in ("End", "Home", "Right", "Next", "Right", "Left", "Prior"):
            before = self.step()
            self.key(key)
            wait_for(lambda: self.step() != before, f"{key} to lead to another step")

    def step(self):
        """Returns the position in the review, as it is announced."""
        node = self.talia.find("slider", self.say("Step of the Deal"))
        return self.talia.speaker.ask_value(node)

    def read_record(self, name):
        with open(os.path.join(self.folder.name, "talia", name)) as file:
            return file.read()

    def choose_in_row(self, game, item):
        """Goes to the match of that game in the list, and chooses an item of its menu."""
        starts = lambda name: name.startswith(self.match.say(game) + ", ")
        wait_for(lambda: self.talia.focused() and self.talia.focused().role == "list item", "the list")
        self.walk_to(("list item",), starts, "Down")
        self.walk_to(("toggle button", "button"), self.say("What to do with this match"))
        self.key("space")
        self.choose(item)

    def choose(self, item):
        wait_for(lambda: self.talia.nodes("menu item", item), f"the menu with {item!r}")
        self.walk_to(("menu item",), item, "Down")
        self.key("Return")

    def give_file(self, path, save):
        """Enters a file in GTK's dialog."""
        wait_for(lambda: len(self.windows()) > 1, "the dialog for files")
        subprocess.run(["xdotool", "windowfocus", "--sync", next(w for w in self.windows() if w != self.talia.window)],
                       check=True)
        if not save:
            self.key("slash")  # typing the first letter of a path opens an entry for it
        place = wait_for(self.find_place, "a place for the path")

        def typed():  # GTK's completion may interfere
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
        """Returns the text of the entry."""
        return self.talia.speaker.ask_text(node)

    def windows(self):
        return subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.talia.process.pid)],
                              capture_output=True, text=True).stdout.split()

    def told(self, words):
        """Waits until a label contains the words."""
        wait_for(lambda: self.talia.nodes("label", lambda text: words in text), f"{words!r} to be told")


def many(home, one, more, n):
    """Returns the sentence for this number."""
    catalog = gettext.translation("talia", os.environ["TALIA_LOCALEDIR"], [home.talia.language])
    return catalog.ngettext(one, more, n) % n


def bundle(language, size):
    """All matches are exported to one file and imported into an empty home."""
    def test():
        with tempfile.TemporaryDirectory() as between:
            path = os.path.join(between, "all.tar.gz")
            with Home(language, size) as home:
                home.see_matches()
                home.choose_in_menu(home.say("More actions"), home.say("_Export All Matches…"))
                home.give_file(path, True)
                wait_for(lambda: os.path.exists(path), "the file")
                home.told("3 ")
            with Home(language, size, stored={}) as home:
                home.see_matches()
                home.choose_in_menu(home.say("More actions"), home.say("_Import Matches…"))
                home.give_file(path, False)
                wait_for(lambda: len(home.rows()) == 3, "three matches")
                # A second import adds nothing.
                home.choose_in_menu(home.say("More actions"), home.say("_Import Matches…"))
                home.give_file(path, False)
                home.told(many(home, "%u match was already here.", "%u matches were already here.", 3))
                assert len(home.rows()) == 3
    return test


def packed_by_hand(language, size):
    """The folder with all its files, packed by xz: files that are no matches are named."""
    def test():
        with tempfile.TemporaryDirectory() as between, Home(language, size, stored={}) as home:
            fill(between, {"matches/a.talia": STORED["current.talia"], "bin/b.talia": STORED["current.talia"]})
            for name, text in (("matches/list.txt", "Ola, Jan\n"), (".lock-1", "")):
                with open(os.path.join(between, "talia", name), "w", encoding="utf-8") as file:
                    file.write(text)
            path = os.path.join(between, "hand.tar.xz")
            with tarfile.open(path, "w:xz") as packed:
                packed.add(os.path.join(between, "talia"), "talia")
            home.see_matches()
            home.choose_in_menu(home.say("More actions"), home.say("_Import Matches…"))
            home.give_file(path, False)
            home.told("talia/matches/list.txt: ")
            home.told(many(home, "%u deleted match was left in the bin of the archive.",
                           "%u deleted matches were left in the bin of the archive.", 1))
            if folder := os.environ.get("TALIA_LIFE_PICTURES"):
                home.talia.picture(os.path.join(folder, f"packed-{language}-{size[0]}.png"))
            home.key("Escape")
            wait_for(lambda: len(home.rows()) == 1, "one match")
    return test


def challenge(language, size):
    """A finished match is copied as a challenge, which is then played."""
    def test():
        with Home(language, size) as home:
            home.see_matches()
            home.choose_in_row("American Hearts", home.say("Copy as a C_hallenge"))
            home.told(home.say("Challenge copied: paste it into a message"))
            home.choose_in_menu(home.say("More actions"), home.say("Paste a _Challenge…"))
            home.told("Zosia: ")  # the text is already on the clipboard
            home.walk_to(("button",), home.say("_Play"))
            home.key("Return")
            wait_for(lambda: len(home.match.hand()) == 13, "the same cards")
            record = home.read_record("current.talia")
            assert "note number 21\n" in record and "note challenge 0 " in record, record
            # A text with a mistake is refused with a sentence.
            home.key("ctrl+m")
            wait_for(lambda: home.talia.nodes("button", home.say("_Statistics")), "the page of all matches")
            home.choose_in_menu(home.say("More actions"), home.say("Paste a _Challenge…"))
            home.told("Zosia: ")
            home.walk_to(("text", "entry"), home.say("The challenge"))
            home.key("ctrl+Home", "ctrl+End", "Left", "BackSpace", "BackSpace")
            home.told(home.say("The challenge is incomplete, or a letter in it is wrong: copy it again."))
            assert not home.talia.find("button", home.say("_Play")).has("SENSITIVE")
            home.key("Escape")
    return test


def challenge_answered(language, size):
    """The end of a challenge says who was better."""
    def test():
        with Home(language, size, {"current.talia": ("hearts", 41, 1, "note challenge 1 14 2 Ola\n")}) as home:
            home.walk_to(("button",), home.say("_Continue Match"))
            home.key("Return")
            home.told("Ola")
            home.told(" 14")
    return test


def play_again(language, size):
    """A deal of a finished match is played again from its first card."""
    def test():
        with Home(language, size) as home:
            home.see_matches()
            home.choose_in_row("American Hearts", home.say("_Review"))
            wait_for(lambda: home.talia.focused() and home.talia.focused().role == "slider", "the review")
            home.key("F10")
            home.choose(home.say("Copy the Deal’s _Number"))
            home.told(home.say("Number copied"))
            home.key("F10")
            home.choose(home.say("Play This Deal _Again"))
            wait_for(lambda: len(home.match.hand()) == 13, "the hand")
            stored = home.read_record("matches/2025-11-30T18-05-59Z.talia")
            again = home.read_record("current.talia")
            assert [line for line in again.splitlines() if line.startswith("deal ")][-1] in stored
    return test


def rename(language, size):
    """A new title is shown at once, and is in the record."""
    def test():
        with Home(language, size) as home:
            home.see_matches()
            home.choose_in_row("American Hearts", home.say("Re_name…"))
            wait_for(lambda: home.is_focused(("text", "entry"), home.say("Name of the match")), "the place for the name")
            home.type("Andrzejki")
            home.key("Return")
            wait_for(lambda: any(row.name.startswith("Andrzejki, ") for row in home.rows()), "the new name")
            assert "note title Andrzejki\n" in home.read_record("matches/2025-11-30T18-05-59Z.talia")
    return test


def storage(language, size):
    """The preferences show the stored matches; all finished ones are hidden, and brought back."""
    def test():
        with Home(language, size) as home:
            home.see_matches()
            wait_for(lambda: len(home.rows()) == 3, "three matches")
            home.key("ctrl+comma")
            home.told(os.path.join(home.folder.name, "talia"))
            home.walk_to(None, home.say("_Delete Finished Matches…"))
            home.key("Return")
            wait_for(lambda: home.talia.nodes("label", home.say("Delete Finished Matches?")), "the question")
            home.walk_to(("button",), home.say("_Delete"))
            home.key("Return")
            wait_for(lambda: len(home.rows()) == 2, "two matches")
            assert os.listdir(os.path.join(home.folder.name, "talia", "bin"))
            home.talia.activate(home.talia.find("button", home.say("_Undo")))
            wait_for(lambda: len(home.rows()) == 3, "three matches again")
    return test


def review_boards(language, size):
    """A deal on each kind of board is reviewed, and continued from a step."""
    def test():
        # A finished match of two players, which can only be reviewed, and two unfinished ones.
        stored = {"matches/2025-11-30T18-05-59Z.talia": ("hearts target=50", 21, None),
                  "matches/2025-11-29T18-05-59Z.talia": ("loteryjka", 31, 1),
                  "matches/2025-11-28T18-05-59Z.talia": ("royal", 41, 1)}
        with Home(language, size, stored=stored) as home:
            for i, (name, (what, _, _)) in enumerate(stored.items()):
                game = {"hearts": "American Hearts", "loteryjka": "Loteryjka", "royal": "Royal Casino"}[what.split()[0]]
                before = home.read_record(name)
                home.see_matches(len(stored) + i)  # and one branch for each earlier match
                home.choose_in_row(game, home.say("_Review"))
                home.watch()
                home.key("F10")
                home.choose(home.say("_Play from Here"))
                wait_for(lambda: not home.talia.nodes("slider", home.say("Step of the Deal")), "the table")
                wait_for(lambda: home.match.hand(), "the hand")
                assert home.read_record(name) == before
                branch = home.read_record("current.talia")
                assert branch.split("\n")[0] == before.split("\n")[0] and "note before " in branch, branch
    return test


def daily(language, size):
    """The deal of the day has the same number for everybody, which is in the record."""
    def test():
        with Home(language, size, stored={}) as home:
            home.choose_in_menu(home.say("_Play Today’s Deal"), home.say("Spades"))
            wait_for(lambda: len(home.match.hand()) == 13, "the hand")
            record = home.read_record("current.talia")
            assert "game spades\n" in record and "note number " in record and "note daily " in record, record
    return test


def statistics(language, size):
    """The statistics have the one game with a finished match, of which the coach says that nothing has been judged; no
    match is judged in the background."""
    def test():
        with Home(language, size, settings={"exercises": "false"}) as home:
            home.see_matches()
            home.walk_to(("button",), home.say("_Statistics"))
            home.key("Return")
            home.told(home.say("The lowest total wins"))
            home.told(home.match.say("American Hearts"))
            home.told(home.match.say("No deal has been judged yet. Look back at a finished match, and ask what an expert "
                                     "says about your decisions."))
            home.key("Escape")
            wait_for(lambda: home.talia.nodes("button", home.say("_Statistics")), "the page of all matches")
    return test


def hold(folder):
    """Runs another program that keeps a lock on the index."""
    program = ("import sqlite3, sys; base = sqlite3.connect(sys.argv[1], isolation_level=None); "
               "base.execute('BEGIN EXCLUSIVE'); print(flush=True); sys.stdin.read()")
    holder = subprocess.Popen([sys.executable, "-c", program, os.path.join(folder, "index.sqlite")],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    holder.stdout.readline()
    return holder


def held_index(language, size):
    """With a pipe in the place of the index, or with another program's lock on it, the window opens and lists the
    matches."""
    def test():
        took, holders = [], []
        for prepare in (lambda folder: os.mkfifo(os.path.join(folder, "index.sqlite")),
                        lambda folder: holders.append(hold(folder))):
            before = time.monotonic()
            with Home(language, size, prepare=prepare) as home:
                took.append(f"{time.monotonic() - before:.1f} s")
                home.see_matches(len(STORED))
        for holder in holders:
            holder.communicate()
        return "the window came after " + ", ".join(took)
    return test


# Each test in both languages and at both widths, as LANGUAGE-WIDTH.
WAYS = {
    "review-boards": review_boards,
    "play-again": play_again,
    "daily": daily,
    "challenge": challenge,
    "challenge-answered": challenge_answered,
    "statistics": statistics,
    "bundle": bundle,
    "packed-by-hand": packed_by_hand,
    "rename": rename,
    "storage": storage,
    "held-index": held_index,
}
TESTS = {f"{name}-{language}-{width}": test(language, size)
         for name, test in WAYS.items() for language in ("pl", "en")
         for width, size in (("wide", WIDE), ("narrow", NARROW))}


def wanted(names):
    """Returns these tests, or with TALIA_LIFE=all each of them in every combination."""
    if os.environ.get("TALIA_LIFE") != "all":
        return names
    ways = {name.rsplit("-", 2)[0] for name in names}
    return [name for name in TESTS if not names or name.rsplit("-", 2)[0] in ways]


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    driver.run_tests(TESTS, wanted(sys.argv[3:]))
