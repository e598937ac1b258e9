# SPDX-License-Identifier: GPL-3.0-or-later
"""Three ways to play a match of Hearts to its end: by accessible actions, by keys, by pointer."""
from driver import steadily, walk, wait_for


class Way:
    """What a player sees in a glance, and what they make of it. How they touch things is for those below."""

    def __init__(self, match):
        self.match = match
        self.talia = match.talia
        say = match.say
        self.can_pass = say("You can choose this card to pass")
        self.can_play = say("You can play this card")
        self.next_deal = say("_Next Deal").replace("_", "")
        self.new_match = say("_New Match").replace("_", "")
        self.early = [say("End the Deal"), say("Claim the Rest")]
        self.passes = [say("Pass Left"), say("Pass Right"), say("Pass Across")]
        self.moon = say("Add 26 points to the others")
        self.ended_early = self.played = 0

    @steadily
    def look(self):
        """The own cards with what can be done with each, and the buttons on the table by their names."""
        cards, buttons = {}, {}
        for child in self.match.board():
            if child is None:
                continue
            name = child.name  # asked for once: a card that goes away loses it
            if child.getRoleName() == "button" and name in self.match.cards:
                if self.talia.has_state(child, "FOCUSABLE"):  # not one that flies away
                    cards[self.match.cards[name]] = (child, child.description)
                continue
            for node in walk(child):
                name = node.name
                if node.getRoleName() == "button" and name:
                    buttons[name] = node
        return cards, buttons

    def wait_for_something(self):
        """What there is to do now: (a word, cards or a button)."""
        def there_is():
            cards, buttons = self.look()
            for name, word in ((self.new_match, "over"), (self.next_deal, "next"), (self.moon, "moon")):
                if name in buttons and not cards:
                    return word, buttons[name]
            for name in self.early:
                if name in buttons:
                    return "early", buttons[name]
            for description, word in ((self.can_pass, "pass"), (self.can_play, "play")):
                able = {card: node for card, (node, text) in cards.items() if text == description}
                if able:
                    return word, able
            return None
        return wait_for(there_is, "something to do")

    def act(self, word, what):
        """Does what there is to do. The highest cards are played, so that a match does not take long."""
        if word in ("over", "next"):
            self.press(what)
            wait_for(lambda: self.wait_for_something()[0] != word, "the next deal")
        elif word == "early":
            self.ended_early += 1
            self.press_early(what)
            wait_for(lambda: not self.match.hand(), "the end of the deal")
        elif word == "moon":
            self.press(what)
            wait_for(lambda: self.wait_for_something()[0] != "moon", "the moon to be chosen")
        elif word == "pass":
            self.pass_cards([card for card in what if card[0] in "23456789"][:3] or list(what)[:3])
            wait_for(lambda: self.wait_for_something()[0] != "pass", "the cards to be passed")
        else:
            card = max(what, key=lambda code: "23456789TJQKA".index(code[0]))
            self.play(card, what[card])
            wait_for(lambda: card not in self.match.hand(), f"{card} to be played")
            self.played += 1

    def play_deal(self):
        """To the end of the deal; returns whether the match is over."""
        while True:
            word, what = self.wait_for_something()
            if word in ("over", "next"):
                return word == "over"
            self.act(word, what)

    def play_match(self):
        """To the end of the match; returns the number of deals."""
        deals = 1
        while not self.play_deal():
            self.act(*self.wait_for_something())
            deals += 1
        return deals

    def pass_cards(self, cards):
        marked = [card for card, node in self.match.hand().items() if self.talia.has_state(node, "PRESSED")]
        for card in [card for card in cards if card not in marked][:3 - len(marked)]:
            self.mark(card)
            wait_for(lambda: self.talia.has_state(self.match.hand()[card], "PRESSED"), f"{card} to be marked")
        self.confirm(wait_for(lambda: next((b for name, b in self.look()[1].items() if name in self.passes), None),
                              "the button that passes"))

    def mark(self, card):
        self.press(self.match.hand()[card])

    def confirm(self, button):
        self.press(button)

    def press_early(self, button):
        self.press(button)


class ByActions(Way):
    """As a screen reader does: names, states and actions alone."""

    def start(self):
        self.press(self.talia.find("button", lambda name: self.match.say("American Hearts") in name))
        wait_for(lambda: len(self.match.hand()) == 13, "thirteen cards")

    def press(self, node):
        wait_for(lambda: self.talia.has_state(node, "SENSITIVE"), f"{node.name!r} to be sensitive")
        self.talia.activate(node)

    def play(self, card, node):
        self.press(node)


class ByKeys(Way):
    """By the keyboard, cards named by rank and suit."""

    def start(self):
        self.match.start_by_keyboard()

    def type_card(self, card):
        """Rank and suit in the letters of the language."""
        self.talia.key("Escape", *self.match.spelling(card))
        wait_for(lambda: self.match.focused() == card, f"the focus on {card}")

    def press(self, node):
        """The button that has the focus by itself."""
        self.match.wait_for_focus(node)
        self.talia.key("Return")

    def press_early(self, button):
        self.talia.key("ctrl+e")

    def mark(self, card):
        self.type_card(card)
        self.talia.key("space")

    def confirm(self, button):
        self.talia.key("Return")

    def play(self, card, node):
        self.type_card(card)
        self.talia.key("Return")


class ByPointer(Way):
    """By the pointer; cards are dragged onto the table."""

    def start(self):
        self.match.start_by_pointer()

    def press(self, node):
        self.talia.click(node)

    def mark(self, card):
        self.match.click(self.match.hand()[card])

    def play(self, card, node):
        self.talia.drag(node, self.match.board(), (0.15, 0.5), (0.5, 0.4))
