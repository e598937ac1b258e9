# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the table in a real window, in the window's language, and makes a player's moves."""
import gettext
import os
import re

from driver import wait_for

RANKS = "two three four five six seven eight nine ten jack queen king ace".split()
SUITS = "clubs diamonds hearts spades".split()


class Sight:
    """The table at one moment."""

    def __init__(self, match, board):
        self.match = match
        self.hand = {}     # the player's cards by their code, such as QS, from left to right
        self.pool = {}     # the cards that can be chosen on the table, by name
        self.lying = []    # the names of the open cards, with the players who played them
        self.plates = []   # the name and description of each player's plate
        self.buttons = {}  # all other buttons, by their text
        for node in board or ():
            if node.role == "image" and node.name:
                self.lying.append(node.name)
            elif node.role == "button":
                if not node.has("FOCUSABLE"):
                    continue  # a card that flies away, or lies below others
                if node.description in match.on_table:
                    self.pool[node.name] = node
                elif node.name in match.cards:
                    self.hand[match.cards[node.name]] = node
            elif node.role == "grouping" and node.name == match.guide:
                continue
            elif node.role == "grouping" and node.name:
                self.plates.append(node.name)
            else:
                self.buttons.update((below.name, below) for below in node.walk()
                                    if below.role == "button" and below.name not in ("", match.show_rule))

    def has_whole_trick(self):
        """Whether everybody has played to the trick on the table. A card in a row does not say who played it."""
        return len([name for name in self.lying if ", " in name]) >= len(self.plates)

    def able(self, description):
        """Returns the player's cards whose description begins like this."""
        return {card: node for card, node in self.hand.items() if node.description.startswith(description)}

    def chosen(self):
        """Returns the names of all marked cards."""
        return {node.name for node in (*self.hand.values(), *self.pool.values()) if node.has("PRESSED")}

    def cards_on_table(self):
        """Returns the codes of all cards on the table, whatever else their names say."""
        words = (word for name in (*self.lying, *self.pool) for word in re.split(f", |: |{self.match.joint}", name))
        return {self.match.cards[word] for word in words if word in self.match.cards}

    def place(self):
        """Returns what tells a player whether the table has changed."""
        return list(self.hand), sorted(self.pool), sorted(self.lying), self.plates, sorted(self.buttons)


class Match:
    def __init__(self, talia):
        self.talia = talia
        self._table = None
        self._low = False
        catalog = gettext.translation("talia", os.environ["TALIA_LOCALEDIR"], [talia.language])
        self.say = say = catalog.gettext
        self.indices = dict(zip("JQKA", (catalog.pgettext("card", letter) for letter in "JQKA")), T="10")
        name = catalog.pgettext("card", "%s of %s")
        self.cards = {name % (catalog.pgettext("nominative", rank), say(suit)): "23456789TJQKA"[r] + suit[0].upper()
                      for suit in SUITS for r, rank in enumerate(RANKS)}
        self.on_table = {say("On the table"), say("Goes with your choice"), say("Does not go with your choice")}
        self.joint = say("%s and %s").replace("%s", "")  # between the last two of a list
        self.show_rule = say("Show the Rule")
        self.guide = say("Guide")
        self.can_play = say("You can play this card")
        self.next_deal = self.label("_Next Deal")
        self.moon = catalog.ngettext("Give the Others %d Point Each", "Give the Others %d Points Each", 26) % 26

    def label(self, words):
        """Returns the text of a button without its mnemonic."""
        return self.say(words).replace("_", "")

    def name(self, card):
        """Returns the name of a card."""
        return next(name for name, code in self.cards.items() if code == card)

    def spelling(self, card):
        """Returns the keys that name a card: its index, and enough letters of its suit to make it unique."""
        rank = self.indices.get(card[0], card[0]).lower()
        suit = self.say(next(suit for suit in SUITS if suit[0].upper() == card[1]))
        return [*rank, *suit[:2]]

    # --- looking ------------------------------------------------------------------------

    def see(self):
        """Returns the table; an empty one if none is shown."""
        table = self._table and self.talia.speaker.look(self._table, self._is_worth_entering)
        if not table:
            table = next(iter(self.talia.nodes("grouping", self.say("Table"))), None)
            self._table = table.path if table else None
        return Sight(self, table)

    def see_in(self, tree):
        """Returns the table in a tree of the whole window."""
        return Sight(self, next((node for node in tree.walk() if node.role == "grouping" and node.has("SHOWING")
                                 and node.name == self.say("Table")), None))

    def _is_worth_entering(self, node):
        """Cards, buttons and players say everything in their names."""
        return node.role != "button" and not (node.role == "grouping" and node.name)

    def tile(self, game):
        """Returns the game's button on the start page, after the table has been left."""
        name = self.say(game)
        wait_for(lambda: not self.see().plates, "the table to be left")
        return wait_for(lambda: next((button for button in self.talia.nodes("button")
                                      if any(below.role == "label" and below.name == name for below in button.walk())),
                                     None), f"the tile of {game}")

    def board(self):
        """Waits for the table and returns it."""
        return self.talia.find("grouping", self.say("Table"))

    def hand(self):
        """Returns the player's cards by their code, such as QS, from left to right."""
        return self.see().hand

    def trick(self):
        """Returns the number of open cards."""
        return len(self.see().lying)

    def open_cards(self):
        """Returns the names of the open cards, without the players who played them."""
        return [name.split(", ")[0] for name in self.see().lying]

    def playable(self):
        """Returns the player's cards that may be played now."""
        return self.see().able(self.can_play)

    def button_after_cards(self, name):
        """Returns the button of that name, after the last card of the hand was played."""
        sight = self.see()
        return None if sight.hand else sight.buttons.get(name)

    def summary_button(self):
        return self.button_after_cards(self.next_deal)

    def moon_button(self):
        return self.button_after_cards(self.moon)

    def wait_for_turn(self):
        """Returns the playable cards, after a finished trick has gone; nothing if the deal is over, or if a player who
        has shot the moon has to choose."""
        def playable():
            sight = self.see()
            return not sight.has_whole_trick() and sight.able(self.can_play)

        found = wait_for(lambda: playable() or self.summary_button() or self.moon_button(), "the turn")
        return found if isinstance(found, dict) else {}

    def is_marked(self, card):
        return card in (hand := self.hand()) and hand[card].has("PRESSED")

    # --- by keyboard --------------------------------------------------------------------

    def focused(self):
        """Returns the code of the player's card with the focus."""
        return next((card for card, node in self.hand().items() if node.has("FOCUSED")), None)

    def go_to(self, card):
        """Moves from card to card by the arrow keys."""
        now = wait_for(self.focused, "a card with the focus")
        cards = list(self.hand())
        steps = cards.index(card) - cards.index(now)
        if steps:
            self.talia.key(*["Right" if steps > 0 else "Left"] * abs(steps))
            wait_for(lambda: self.focused() == card, f"the focus on {card}")

    def start_by_keyboard(self, game="American Hearts"):
        """Starts the game from its tile on the start page."""
        goal = self.tile(game).path
        while (now := wait_for(self.talia.focused, "the focus").path) != goal:
            self.talia.key("Tab")
            wait_for(lambda: (node := self.talia.focused()) and node.path != now, "the focus to move on")
        self.talia.key("Return")
        wait_for(lambda: self.see().plates, "the table")

    def pass_by_keyboard(self):
        for card in list(self.hand())[2:11:4]:
            self.go_to(card)
            self.talia.key("space")
            wait_for(lambda: self.is_marked(card), f"{card} to be marked")
        self.talia.key("Return")
        return self.wait_for_turn()

    def play_by_keyboard(self):
        while cards := self.wait_for_turn():
            n = len(self.hand())
            self.go_to(next(iter(cards)))
            self.talia.key("Return")
            wait_for(lambda: len(self.hand()) == n - 1, "the card to be played")
        if self.moon_button():
            self.wait_for_focus(self.moon_button())
            self.talia.key("Return")

    def wait_for_focus(self, button):
        wait_for(lambda: self.talia.has_state(button, "FOCUSED"), f"the focus on {button.name!r}")

    # --- by mouse --------------------------------------------------------------------------

    def click(self, node):
        """Clicks where a card is not covered by its right neighbour, however it is turned; not at the place of the last
        click, which would make a double click."""
        self._low = not self._low
        self.talia.click(node, (0.25, 0.6 if self._low else 0.42))

    def start_by_pointer(self):
        self.talia.click(self.tile("American Hearts"), (0.5, 0.8))
        wait_for(lambda: len(self.hand()) == 13, "thirteen cards")

    def pass_by_pointer(self):
        for card, node in list(self.hand().items())[1:10:4]:
            self.click(node)
            wait_for(lambda: self.is_marked(card), f"{card} to be marked")
        self.talia.click(self.talia.find("button", self.say("Pass Left")))
        return self.wait_for_turn()

    def play_by_pointer(self):
        while cards := self.wait_for_turn():
            n = len(self.hand())
            self.click(next(iter(cards.values())))
            wait_for(lambda: len(self.hand()) == n - 1, "the card to be played")
        if self.moon_button():
            self.talia.click(self.moon_button())
