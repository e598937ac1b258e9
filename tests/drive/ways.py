# SPDX-License-Identifier: GPL-3.0-or-later
"""Three ways to play a match of any game to its end: by accessible actions, by keys, by pointer."""
import math
import random

from driver import wait_for

RANKS = "23456789TJQKA"


class Way:
    """Decides what a player does with what they see. The subclasses do it in their ways."""

    def __init__(self, match, game="American Hearts"):
        self.match = match
        self.talia = match.talia
        self.game = game
        self.chance = random.Random(game)
        say = match.say
        self.can_pass = say("You can choose this card to pass")
        self.goes = say("Goes with your choice")
        self.play_again = match.label("Play _Again")
        self.early = [say("End the Deal"), say("Claim the Rest")]
        self.passes = [say("Pass Left"), say("Pass Right"), say("Pass Across")]
        self.ended_early = self.played = 0
        self.before = None  # the table when there was something to do

    # --- what to do --------------------------------------------------------------------------

    def find_something(self, sight):
        """Returns what there is to do now: a word, and cards or buttons; or None."""
        for name, word in ((self.play_again, "over"), (self.match.next_deal, "next")):
            if name in sight.buttons:
                return word, sight.buttons[name]
        for name in self.early:
            if name in sight.buttons:
                return "early", sight.buttons[name]
        if cards := sight.able(self.can_pass):
            return "pass", cards
        if sight.chosen():
            going = [node for node in sight.pool.values() if node.description == self.goes and not node.has("PRESSED")]
            return "combine", [*sight.buttons.values(), *going]
        if cards := sight.able(self.match.can_play):
            return "play", cards
        if sight.buttons:
            return "choose", list(sight.buttons.values())
        return None

    def wait_for_something(self):
        """Waits until there is something to do, and returns it."""
        def look():
            sight = self.match.see()
            self.before = self.state(sight)
            return self.find_something(sight)
        return wait_for(look, "something to do", pause=.08)  # the others play first, at their own speed

    def state(self, sight):
        return sight.place(), sight.chosen()

    # --- doing it ----------------------------------------------------------------------------

    def act(self, word, what):
        """Does what there is to do, and waits for the result."""
        before = self.before
        self.do(word, what)
        wait_for(lambda: self.state(self.match.see()) != before, f"{word} to change the table")

    def do(self, word, what):
        """Returns the highest cards, so that a match does not take long."""
        if word == "early":
            self.ended_early += 1
            self.press_early(what)
        elif word == "pass":
            self.pass_cards([card for card in what if card[0] in "23456789"][:3] or list(what)[:3])
            wait_for(lambda: self.wait_for_something()[0] != word, "the cards to be passed")
        elif word in ("over", "next"):
            self.press(what)
        elif word == "choose":
            self.choose(what[len(what) // 4])  # three of fourteen bids
        elif word == "combine":
            assert what, "what is chosen leads to no move"
            self.combine(self.chance.choice(what))
        else:
            card = max(what, key=lambda code: RANKS.index(code[0]))
            self.play(card, what[card])
            self.played += 1

    def play_deal(self):
        """Plays to the end of the deal; returns whether the match is over."""
        while True:
            word, what = self.wait_for_something()
            if word in ("over", "next"):
                return word == "over"
            self.act(word, what)

    def play_match(self):
        """Plays to the end of the match; returns the number of deals."""
        deals = 1
        while not self.play_deal():
            self.act(*self.wait_for_something())
            deals += 1
        return deals

    def pass_cards(self, cards):
        marked = [card for card in self.match.hand() if self.match.is_marked(card)]
        for card in [card for card in cards if card not in marked][:3 - len(marked)]:
            self.mark(card)
            wait_for(lambda: self.match.is_marked(card), f"{card} to be marked")
        self.confirm(wait_for(lambda: next((b for name, b in self.match.see().buttons.items() if name in self.passes
                                            and b.has("SENSITIVE")), None), "the button that passes"))

    def mark(self, card):
        self.press(self.match.hand()[card])

    def confirm(self, button):
        self.press(button)

    def choose(self, button):
        self.press(button)

    def combine(self, node):
        """Returns a card on the table that goes with the chosen ones, or the button for the move that they make."""
        self.press(node)

    def press_early(self, button):
        self.press(button)


class ByActions(Way):
    """Plays as a screen reader does: by names, states and actions alone."""

    def start(self):
        self.press(self.match.tile(self.game))
        wait_for(lambda: self.match.see().plates, "the table")

    def press(self, node):
        """Does nothing if it has gone meanwhile: the caller waits for the result and looks again."""
        wait_for(lambda: self.talia.has_state(node, "SENSITIVE") or not self.talia.is_there(node),
                 f"{node.name!r} to be sensitive")
        self.talia.activate_if_there(node)

    def play(self, card, node):
        self.press(node)


class ByKeys(Way):
    """Plays by keyboard, and names cards by rank and suit."""

    def start(self):
        self.match.start_by_keyboard(self.game)

    def type_card(self, card, node):
        """Returns rank and suit in the letters of the language."""
        self.talia.key("Escape", *self.match.spelling(card))
        self.match.wait_for_focus(node)

    def press(self, node):
        """Presses Enter when the button has the focus, which moves to it without a key."""
        self.match.wait_for_focus(node)
        self.talia.key("Return")

    def press_early(self, button):
        self.talia.key("ctrl+e")

    def mark(self, card):
        self.type_card(card, self.match.hand()[card])
        self.talia.key("space")

    def confirm(self, button):
        self.talia.key("Return")

    def play(self, card, node):
        self.type_card(card, node)
        self.talia.key("Return")

    def choose(self, button):
        """Types the digits of a number; moves the focus to other buttons."""
        if button.name.isdigit():
            self.talia.key(*button.name)
            self.press(button)
        else:
            self.go_to_button(button)
            self.talia.key("Return")

    def combine(self, node):
        if node.name in self.match.see().pool:
            self.go_to_pool(node)
            self.talia.key("space")
        else:
            self.choose(node)

    def go_to_button(self, button):
        for _ in range(12):
            if self.talia.has_state(button, "FOCUSED"):
                return
            self.step("Tab")
        raise AssertionError(f"Tab does not reach {button.name!r}")

    def go_to_pool(self, node):
        """Moves up from the hand, then towards the card."""
        x, y, width, height = self.talia.settled(node)
        for _ in range(20):
            now = self.talia.focused()
            if now.path == node.path:
                return
            left, top, _, _ = self.talia.extents(now)
            if now.name not in self.match.see().pool:
                self.step("Up")
            elif abs(y - top) > height // 2:
                self.step("Down" if y > top else "Up")
            else:
                self.step("Right" if x > left else "Left")
        raise AssertionError(f"the arrows do not reach {node.name!r}")

    def step(self, key):
        """Presses the key until the focus is there."""
        now = wait_for(self.talia.focused, "the focus")
        self.talia.key(key)
        wait_for(lambda: (node := self.talia.focused()) and node.path != now.path, f"{key} to lead from {now.name!r}")


class ByHints(ByKeys):
    """Plays by keyboard, and always what the hint proposes."""

    def propose(self):
        """The hint moves the focus to its proposal, and Enter confirms it."""
        hint = self.match.say("Hint: %s").split("%s")[0]
        self.talia.key("h")
        self.talia.find("label", lambda name: name.startswith(hint))
        self.talia.key("Return")

    def choose(self, button):
        self.propose()

    def play(self, card, node):
        self.propose()


class ByPointer(Way):
    """Plays by pointer; cards are dragged onto the table."""
    pressed = (0, 0)  # the place of the last press

    def find_something(self, sight):
        """Waits until no finished trick lies on the table: a press would only remove it."""
        found = super().find_something(sight)
        return None if found and found[0] == "play" and sight.has_whole_trick() else found

    def start(self):
        self.match.start_by_pointer()

    def press(self, node):
        self.talia.click(node, self.elsewhere(node, (0.4, 0.5), (0.7, 0.5)))

    def mark(self, card):
        node = self.match.hand()[card]
        self.talia.click(node, self.elsewhere(node, (0.25, 0.42), (0.25, 0.6)))

    def play(self, card, node):
        self.talia.drag(node, self.match.board(), self.elsewhere(node, (0.25, 0.42), (0.25, 0.6)), (0.5, 0.4))

    def elsewhere(self, node, *places):
        """Returns the one of two places on the widget that is further from the last press, so that two presses are no
        double click."""
        x, y, w, h = self.talia.settled(node)
        points = {(x + w * place[0], y + h * place[1]): place for place in places}
        self.pressed = max(points, key=lambda point: math.dist(point, self.pressed))
        return points[self.pressed]
