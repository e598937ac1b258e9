#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays every game with several people at one real window; no card may be told to a person from whom it is hidden. Speaks TAP.

Usage: test-shared.py PROGRAM ENGINE TEST [GAME...]

TEST is `keys`, `actions`, or `held`: a key that is held down from a move on. TALIA_SHARED_DEALS=100 plays that number
of deals of each game, or the whole match if it has fewer.
"""
import os
import subprocess
import sys
import tempfile

import games
import tap
from driver import Ears, Talia, wait_for
from match import SUITS, Match
from protocol import NAMES, Engine
from ways import ByActions, ByKeys

PROGRAM, ENGINE, TEST = sys.argv[1:4]
DEALS = tap.amount("TALIA_SHARED_DEALS", 1)
# The seats of people in games that computer players join.
PEOPLE = {"hearts": (0, 2), "kierki-4": (1, 3), "loteryjka": (0, 1, 3), "greckie": (0, 1), "czarna-dama": (1, 2),
          "casino-3": (0, 1), "royal": (1, 2)}
# Texts of rules that name cards, whoever holds them.
RULES = ("Hearts and the queen of spades", "If you hold the king of hearts and cannot follow suit, you must throw it.",
         "If you hold the queen of spades and cannot follow suit, you must throw it.",
         *(f"The eight of {suit} is not on the table yet." for suit in SUITS))


def make_record(row):
    """Returns a match after its first deal, with the people of the row."""
    with Engine(ENGINE) as engine:
        engine.ask(f"new {row.id} {row.seats} {row.short}")
        engine.ask("deal seed=7")
        seats = next(len(line.split()) - 1 for line in engine.ask("view 0").split("\n") if line.startswith("held "))
        people = PEOPLE.get(row_key(row), range(seats))
        lines = engine.record().split("\n")
    sits = [f"seat {i} {'human' if i in people else 'random'} {NAMES[i]}" for i in range(seats)]
    at = next(i for i, line in enumerate(lines) if line.startswith("seat "))
    return "\n".join(lines[:at] + sits + [line for line in lines[at:] if not line.startswith("seat ")]), seats


def row_key(row):
    return next(key for key, other in games.ROWS.items() if other is row)


class Shared:
    """Plays for several people, and checks the window after each of their moves."""

    def sit_down(self, path, seats, engine, ears):
        self.path, self.seats, self.engine, self.ears = path, seats, engine, ears
        self.person = self.done = None
        self.came = 0
        self.coming = {self.match.say("I Am %s") % name: seat for seat, name in enumerate(NAMES)}

    def curtain(self, tree=None):
        return next((node for node in (tree or self.talia.speaker.look()).walk()
                     if node.role == "button" and node.name in self.coming and node.has("SHOWING")), None)

    def look(self):
        """Returns what there is to do, after the window has changed since the last move."""
        tree = self.talia.speaker.look()
        sight = self.match.see_in(tree)
        if not sight.plates:
            return self.look_behind(tree)
        self.before = self.state(sight)
        something = self.find_something(sight)
        if self.before == self.done or not something:
            return None
        if something[0] in ("over", "next"):
            self.ears.take()  # the cards of the deal are all known, and the next deal has new ones
            return something
        return something if self.is_settled(sight, tree) else None

    def look_behind(self, tree):
        """Before the curtain is raised, nobody's card is announced."""
        button = self.curtain(tree)
        if not button:
            return None
        self.assert_untold(self.texts(tree), set(self.match.cards.values()))
        return "come", button

    def wait_for_something(self):
        while (something := wait_for(self.look, "something to do", pause=.03))[0] == "come":
            self.come(something[1])
        return something

    def come(self, button):
        """Earlier announcements were for the earlier person; there are none between two people."""
        heard = self.ears.take()
        wait_for(lambda: not self.told(heard, self.hidden(self.ask_for_hands())), f"a record that explains {heard}")
        heard = self.ears.take()
        assert not heard, heard
        self.person = self.coming[button.name]
        self.came += 1
        self.press(button)
        wait_for(lambda: not self.talia.has_state(button, "SHOWING"), "the curtain to rise")

    def is_settled(self, sight, tree):
        """The table shows the hand of the person who plays, and nothing in the window names other hidden cards."""
        hands = self.ask_for_hands()
        if self.engine.ask("turn").split()[-1] != str(self.person):
            return False
        if set(sight.hand) != hands[self.person] and sight.hand:  # a blind hand is not visible yet
            return False
        self.assert_untold(self.texts(tree), self.hidden(hands))
        self.assert_untold(self.ears.take(), self.hidden(hands))
        return True

    def ask_for_hands(self):
        self.engine.ask(f"load {self.path}")
        return [self.engine.cards(f"hand {seat}") for seat in range(self.seats)]

    def hidden(self, hands):
        """Returns the cards hidden from the person at the window, or from the last one."""
        own = hands[self.person] if self.person is not None else set()
        return set().union(*hands) - own

    def texts(self, node):
        """Yields all texts of the node and those below it, visible or not, except the title, which may name penalty
        cards."""
        if "button" in node.role and node.name.startswith(self.match.say(self.game)):
            return
        yield from (node.name, node.description)
        for child in node:
            yield from self.texts(child)

    def told(self, texts, cards):
        """Returns the cards named in texts, except in rules."""
        names, rules = [self.match.name(card) for card in cards], list(map(self.match.say, RULES))
        return [(text, name) for text in texts if text and not text.endswith(tuple(rules)) for name in names if name in text]

    def assert_untold(self, texts, cards):
        told = self.told(texts, cards)
        assert not told, told

    def act(self, word, what):
        """Acts, and remembers what the window looked like, so that the next look waits for a change."""
        self.done = self.before
        if word == "pass":
            self.pass_cards([card for card in what if card[0] in "23456789"][:3] or list(what)[:3])
            wait_for(lambda: not self.match.see().able(self.can_pass), "the cards to be passed")
        else:
            self.do(word, what)


class SharedByKeys(Shared, ByKeys):
    pass


class SharedByActions(Shared, ByActions):
    pass


def hold_enter(player):
    """Enter that is held after a move does not raise the curtain for the next person."""
    talia = player.talia
    word, cards = player.wait_for_something()
    player.type_card(*next(iter(cards.items())))
    subprocess.run(["xdotool", "keydown", "Return"], check=True)
    button = wait_for(player.curtain, "the curtain")
    player.match.wait_for_focus(button)
    for _ in range(5):  # repetitions as a keyboard sends them
        subprocess.run(["xdotool", "keydown", "Return"], check=True)
        talia.speaker.wait_for_answer()
        assert player.curtain(), "the curtain was raised by a key that was held"
    subprocess.run(["xdotool", "keyup", "Return"], check=True)
    player.come(button)
    return word


def play(row):
    record, seats = make_record(row)
    with tempfile.TemporaryDirectory() as folder, Engine(ENGINE) as engine:
        path = os.path.join(folder, "talia", "current.talia")
        os.makedirs(os.path.dirname(path))
        with open(path, "w", encoding="utf-8") as file:
            file.write(record)
        with Talia(PROGRAM, folder, row.language, environment={"G_DEBUG": "fatal-warnings"}) as talia, Ears(talia) as ears:
            player = (SharedByActions if TEST == "actions" else SharedByKeys)(Match(talia), row.name)
            player.sit_down(path, seats, engine, ears)
            player.early = []  # every card was played
            wait_for(lambda: talia.nodes("button", player.match.label("_Continue Match")), "the start page")
            player.press(talia.find("button", player.match.label("_Continue Match")))
            if TEST == "held":
                return hold_enter(player)
            for deal in range(DEALS):
                if player.play_deal():
                    break
                if deal + 1 < DEALS:
                    player.act(*player.wait_for_something())
            assert player.came > 1, player.came
            return f"{deal + 1} deals, {player.came} times the curtain, {player.played} cards"


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    games.run(play)
