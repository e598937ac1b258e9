#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays every game in the real window of the unchanged program. Speaks TAP.

Usage: test-games.py PROGRAM ENGINE TEST [GAME...]
"""
import os
import re
import sys
import tempfile

import games
from driver import Talia, wait_for
from protocol import Engine
from match import Match
from ways import ByActions, ByHints, ByKeys

PROGRAM, ENGINE, TEST = sys.argv[1:4]


class Place:
    """The folder of the program's matches and settings."""

    def __init__(self, row, options="", record=None):
        self.row = row
        self.options = options
        self.folder = tempfile.TemporaryDirectory()
        self.data = self.folder.name
        self.path = os.path.join(self.data, "talia", "current.talia")
        self.settings = {"last-options": f"{{'{row.id}': '{options}'}}"}
        if record:
            os.makedirs(os.path.dirname(self.path))
            with open(self.path, "w", encoding="utf-8") as file:
                file.write(record)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind:
            print(self.record(), file=sys.stderr)
        self.folder.cleanup()

    def run(self, *arguments):
        """Starts the program."""
        return Talia([PROGRAM, *arguments], self.data, self.row.language, settings=self.settings,
                     environment={"G_DEBUG": "fatal-warnings"})

    def record(self):
        with open(self.path, encoding="utf-8") as file:
            return file.read()

    def check_options(self):
        """Asserts that the record is of this match."""
        lines = self.record().split("\n")
        assert f"game {self.row.id}" in lines, lines
        assert all(f"option {option}" in lines for option in self.options.split()), lines

    def ask_engine(self, *questions):
        """Loads the record in the engine and returns the answers to the questions."""
        with Engine(ENGINE) as engine:
            engine.ask(f"load {self.path}")
            return [engine.ask(question) for question in questions]


def scores(match):
    """Returns the rows of the score sheet: the points of each deal in the order of the columns."""
    sheet = next(node for node in match.talia.nodes("list", match.say("Score sheet"), showing=False))
    return [[int(part.rsplit(" ", 1)[1].replace("−", "-")) for part in row.name.split(": ", 1)[1].split(", ")]
            for row in sheet if row.role == "list item"]


def whole_match(row):
    """Plays from the start page to the winners; the score sheet agrees with the engine."""
    with Place(row, f"{row.seats} {row.short}".strip()) as place, place.run() as talia:
        player = ByActions(Match(talia), row.name)
        player.start()
        deals = player.play_match()
        place.check_options()
        total, result = place.ask_engine("total", "result")
        rows = scores(player.match)
        assert len(rows) == deals, (rows, deals)
        totals = total.split(" bags ")[0]
        assert [sum(column) for column in zip(*rows)] == [int(word) for word in totals.split()], (rows, total)
        assert result.startswith("winners"), result
        return f"{deals} deals, {player.ended_early} ended early, totals {total}"


def two_deals_by_keys(row):
    """Plays one deal without hints, one with hints, and goes on to the third, unless somebody has won by then."""
    with Place(row, row.seats) as place, place.run() as talia:
        player = ByKeys(Match(talia), row.name)
        player.start()
        for player in (player, ByHints(player.match, row.name)):
            over = player.play_deal()
            result, total = place.ask_engine("result", "total")
            assert result.startswith("winners") == over, result
            if over:
                break
            player.act(*player.wait_for_something())
        place.check_options()
        return f"totals {total}"


def taken_up(row):
    """Returns a folder with a match that is half over."""
    with Engine(ENGINE) as engine:
        engine.play_into(f"{row.id} {row.seats} {row.short if row.deals > 1 else ''}", row.deals, 7)
        return Place(row, record=engine.record())


def go_on(place, talia):
    """Goes from the start page back to the table, by the button that has the focus there."""
    player = ByKeys(Match(talia), place.row.name)
    player.early = []  # a deal that was ended early could not be undone move by move
    player.press(talia.find("button", player.match.label("_Continue Match")))
    return player


def wait_for_turn(place, player):
    """Returns the table at the player's turn, when it agrees with the record and no finished trick is left."""
    def rests():
        sight = player.match.see()
        own, trick, table = (set(re.findall(r"\b\w[CDHS]\b", answer))
                             for answer in place.ask_engine("hand 0", "trick", "table"))
        return sight if (player.find_something(sight) and not sight.chosen() and set(sight.hand) == own
                         and sight.cards_on_table() == trick | table) else None
    return wait_for(rests, "the player's turn, with the cards of the record")


def play_turn(place, player):
    """Plays to the next turn; returns the table then, and the card that was played, if any."""
    held = set(player.match.hand())
    while held == set(player.match.hand()) and (something := player.wait_for_something())[0] != "choose":
        player.act(*something)
    if something[0] == "choose":  # a lost turn
        player.act(*something)
    sight = wait_for_turn(place, player)
    return sight, next(iter(held - set(sight.hand)), None)


def undone(row):
    """Undo, redo and the last trick in the middle of a match."""
    with taken_up(row) as place, place.run() as talia:
        player = go_on(place, talia)
        before = wait_for_turn(place, player).place()
        sight, card = play_turn(place, player)
        for key, there in (("ctrl+z", before), ("ctrl+shift+z", sight.place()), ("ctrl+z", before),
                           ("ctrl+shift+z", sight.place())):
            talia.key(key)
            wait_for(lambda: wait_for_turn(place, player).place() == there, f"{key} to show {there}")
        name = player.match.name(card) if card else player.match.say("%s passes") % "Ala"
        shown = {node.path for node in talia.nodes()}
        find_last = lambda: [node for node in talia.nodes() if node.path not in shown and name in node.name]
        talia.key("l")
        wait_for(find_last, f"{name} among what was played last")
        talia.key("Escape")
        wait_for(lambda: not find_last(), "what was played last to be put away")
        wait_for(player.match.focused, "a card with the focus")
        assert wait_for_turn(place, player).place() == sight.place()
        return f"undone and played again: {name}"


def killed(row):
    """After a kill in the middle of a deal, the match continues where it was."""
    with taken_up(row) as place:
        with place.run() as talia:
            player = go_on(place, talia)
            wait_for_turn(place, player)
            sight, card = play_turn(place, player)
            record = place.record()
            talia.kill()
        assert place.record() == record
        with place.run() as talia:
            player = go_on(place, talia)
            seen = wait_for_turn(place, player).place()
            assert seen == sight.place(), (seen, sight.place())
            assert [name for name in os.listdir(os.path.dirname(place.path)) if name.endswith(".talia")] == ["current.talia"]
            play_turn(place, player)
        return f"killed after {card}, and played on"


TESTS = {
    "match": whole_match,
    "keys": two_deals_by_keys,
    "undo": undone,
    "kill": killed,
}

if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    games.run(TESTS[TEST])
