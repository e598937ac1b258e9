# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of Hearts in a real window, in the words of its language."""
import gettext
import os

from driver import steadily, wait_for

RANKS = "two three four five six seven eight nine ten jack queen king ace".split()
SUITS = "clubs diamonds hearts spades".split()


class Match:
    def __init__(self, talia):
        self.talia = talia
        self._board = None
        catalog = gettext.translation("talia", os.environ["TALIA_LOCALEDIR"], [talia.language])
        self.say = catalog.gettext
        self.indices = dict(zip("JQKA", (catalog.pgettext("card", letter) for letter in "JQKA")), T="10")
        self.cards = {self.say(f"{rank} of {suit}"): "23456789TJQKA"[r] + suit[0].upper()
                      for suit in SUITS for r, rank in enumerate(RANKS)}

    def spelling(self, card):
        """The keys that name a card: its index, then as much of its suit as tells it from the others."""
        rank = self.indices.get(card[0], card[0]).lower()
        suit = self.say(next(suit for suit in SUITS if suit[0].upper() == card[1]))
        return [*rank, *suit[:2]]

    # --- what is to be seen ------------------------------------------------------------

    def board(self):
        """The table; looked for anew only where another has taken its place."""
        try:
            if self._board and self.talia.has_state(self._board, "SHOWING"):
                return self._board
        except Exception:
            pass
        self._board = self.talia.find("grouping", self.say("Table"))
        return self._board

    @steadily
    def hand(self):
        """The own cards by their code, such as QS, from left to right."""
        named = [(node.name, node) for node in self.board() if node and node.getRoleName() == "button"]
        # A card that flies away takes no focus.
        return {self.cards[name]: node for name, node in named
                if name in self.cards and self.talia.has_state(node, "FOCUSABLE")}

    @steadily
    def trick(self):
        """The number of cards that lie open."""
        return sum(1 for n in self.board() if n and n.getRoleName() == "image")

    @steadily
    def open_cards(self):
        """The names of the cards that lie open, without who has played them."""
        return [n.name.split(", ")[0] for n in self.board() if n and n.getRoleName() == "image"]

    @steadily
    def playable(self):
        """The own cards that may be played now."""
        words = self.say("You can play this card")
        return {card: node for card, node in self.hand().items() if node.description == words}

    @steadily
    def summary_button(self):
        if self.hand():
            return None
        nodes = self.talia.nodes("button", self.say("_Next Deal").replace("_", ""))
        return nodes[0] if nodes else None

    @steadily
    def moon_button(self):
        if self.hand():
            return None
        nodes = self.talia.nodes("button", self.say("Add 26 points to the others"))
        return nodes[0] if nodes else None

    def wait_for_turn(self):
        """The cards that may be played; nothing when the deal is over, or who has shot the moon is to choose."""
        found = wait_for(lambda: self.playable() or self.summary_button() or self.moon_button(), "the turn")
        return found if isinstance(found, dict) else {}

    # --- the way of a person with a keyboard ---------------------------------------------

    @steadily
    def focused(self):
        """The code of the own card that has the focus."""
        return next((card for card, node in self.hand().items() if self.talia.has_state(node, "FOCUSED")), None)

    def go_to(self, card):
        """From card to card by the arrows."""
        now = wait_for(self.focused, "a card with the focus")
        cards = list(self.hand())
        steps = cards.index(card) - cards.index(now)
        if steps:
            self.talia.key(*["Right" if steps > 0 else "Left"] * abs(steps))
            wait_for(lambda: self.focused() == card, f"the focus on {card}")

    def start_by_keyboard(self):
        self.talia.find("button", lambda name: self.say("American Hearts") in name)
        wait_for(lambda: (n := self.talia.focused()) and self.say("American Hearts") in n.name, "the focus on the game")
        self.talia.key("Return")
        wait_for(lambda: len(self.hand()) == 13, "thirteen cards")

    def pass_by_keyboard(self):
        import pyatspi
        for card in list(self.hand())[2:11:4]:
            self.go_to(card)
            self.talia.key("space")
            wait_for(lambda: self.hand()[card].getState().contains(pyatspi.STATE_PRESSED), f"{card} to be marked")
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

    # --- and of one with a mouse -------------------------------------------------------------

    def click(self, node):
        """On the strip of a card that its right neighbour leaves free."""
        self.talia.click(node, (0.15, 0.5))

    def start_by_pointer(self):
        self.talia.click(self.talia.find("button", lambda name: self.say("American Hearts") in name), (0.5, 0.8))
        wait_for(lambda: len(self.hand()) == 13, "thirteen cards")

    def pass_by_pointer(self):
        import pyatspi
        for card, node in list(self.hand().items())[1:10:4]:
            self.click(node)
            wait_for(lambda: self.hand()[card].getState().contains(pyatspi.STATE_PRESSED), f"{card} to be marked")
        self.talia.click(self.talia.find("button", self.say("Pass Left")))
        return self.wait_for_turn()

    def play_by_pointer(self):
        while cards := self.wait_for_turn():
            n = len(self.hand())
            self.click(next(iter(cards.values())))
            wait_for(lambda: len(self.hand()) == n - 1, "the card to be played")
        if self.moon_button():
            self.talia.click(self.moon_button())

