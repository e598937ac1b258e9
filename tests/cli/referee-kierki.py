#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A referee with its own implementation of Kierki, Loteryjka and the variants: drives talia-engine through
random matches, checking every answer.  Usage: referee-kierki.py ENGINE [MATCHES [SEED]]"""
import itertools
import sys

from conversation import expect, referee

RANKS, SUITS = "23456789TJQKA", "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
ORDER = {card: place for place, card in enumerate(PACK)}
HEARTS = [card for card in PACK if card[1] == "H"]

PARTY = {"robber": ["false", "true"], "lottery-deals": ["1", "0", "4"], "lottery-prizes": ["classic", "balanced"],
         "lottery-may-pass": ["false", "true"], "last-tricks": ["one", "two", "seventh-last"],
         "ban-hearts-2": ["false", "true"], "ban-hearts-5": ["true", "false"], "ban-hearts-7": ["true", "false"],
         "kh-force": ["discard", "off", "strict"]}
ALONE = {"ban-hearts": ["false", "true"], "moon": ["others-plus", "off"], "end-mode": ["deals", "points"],
         "end-deals": ["0", "1", "3"]}
FRAME = {"players": ["4", "3", "5", "6", "7"], "removed-5": ["CD", "CS", "DS"], "aside-6": ["out", "last-trick"],
         "end-early": ["false", "true"], "dealer": ["-1", "0", "1", "2"]}
# The first value of each is the default.
OPTIONS = {
    "kierki": {**FRAME, **PARTY},
    "loteryjka": {"players": FRAME["players"], "removed-5": FRAME["removed-5"], "dealer": FRAME["dealer"],
                  "lottery-deals": ["4", "1"], "lottery-prizes": PARTY["lottery-prizes"],
                  "lottery-may-pass": PARTY["lottery-may-pass"]},
    "punktowe": {"scope": ["standalone", "party"], **FRAME, **PARTY, **ALONE, "end-points": ["300", "50"]},
    "czarna-dama": {"scope": ["standalone", "party"], **FRAME, **PARTY, **ALONE, "end-points": ["100", "30"],
                    "heart-value": ["1", "20"], "qs-force": ["discard", "off", "strict"]},
    "greckie": {**FRAME, **ALONE, "end-points": ["300", "50"], "qs-force": ["off", "discard", "strict"],
                "greek-pass": ["every-left", "from-second-left", "windows"], "windows-rules": ["false", "true"]},
}
TWOS = {"CD": {"2C", "2D"}, "CS": {"2C", "2S"}, "DS": {"2D", "2S"}}


def as_list(cards):
    return ",".join(sorted(cards, key=ORDER.get)) or "-"


def rank_value(card):
    return {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}.get(card[0]) or int(card[0])


class Rules:
    """What the options of a match mean for the deals."""

    def __init__(self, game, options):
        self.game, self.options = game, options
        self.n = int(options["players"])
        self.party = game == "kierki" or options.get("scope") == "party"
        self.removed = {3: {"2C"}, 4: set(), 5: TWOS[options["removed-5"]]}.get(self.n, {"2C", "2D", "2S"})
        self.pack = [card for card in PACK if card not in self.removed]
        self.tricks = len(self.pack) // self.n
        lottery = int(options["lottery-deals"]) if self.party or game == "loteryjka" else 0
        self.balanced = options.get("lottery-prizes") == "balanced"
        if lottery == 4 and self.balanced:
            lottery = 3
        self.prizes = {0: None, 1: (790, 485) if self.balanced else (800, 500),
                       3: (250, 175), 4: (200, 125)}[lottery]
        self.schedule = None
        if game == "loteryjka":
            self.schedule = ["L"] * lottery
        elif self.party:
            self.schedule = [1, 2, 3, 4, 5, 6] + ([7] if options["robber"] == "true" else []) + ["L"] * lottery

    def conflict(self):
        if int(self.options["dealer"]) >= self.n:
            return True
        if self.prizes and self.balanced and self.n != 3:
            return True
        return self.party and self.options["last-tricks"] == "seventh-last" and self.n == 7

    def deal(self, number):
        return self.schedule[number - 1] if self.schedule else "alone"

    def card_cost(self, deal, card):
        heart, everything = card[1] == "H", deal == 7
        cost = 0
        if deal == "alone":
            if heart:
                cost += int(self.options["heart-value"]) if self.game == "czarna-dama" else rank_value(card)
            if card == "QS" and self.game != "punktowe":
                cost += 13
            return cost
        if heart and (deal == 2 or everything):
            cost += rank_value(card) if self.game == "punktowe" else 20
        if card[0] == "Q" and (deal == 3 or everything):
            cost += 60
        if card[0] in "KJ" and (deal == 4 or everything):
            cost += 30
        if card == "KH" and (deal == 5 or everything):
            cost += 140 if self.n == 3 else 150
        if card == "QS" and self.game == "czarna-dama":
            cost += 13
        return cost

    def trick_cost(self, deal, number):
        """Returns the points that trick `number` (from 1) costs in itself."""
        cost = 0
        if deal in (1, 7):
            cost += 15 if self.n == 3 else 20
        if deal in (6, 7):
            last = 140 if self.n == 3 else 150
            if self.options["last-tricks"] == "one":
                cost += last if number == self.tricks else 0
            elif self.options["last-tricks"] == "two":
                cost += last // 2 if number >= self.tricks - 1 else 0
            else:
                cost += last // 2 if number in (7, self.tricks) else 0
        return cost

    def forced(self, deal):
        """Returns the cards that a player who cannot follow suit must discard, and those that must also be played below
        a higher one."""
        void, under = set(), set()
        for card, option, applies in (("KH", "kh-force", deal in (5, 7)),
                                      ("QS", "qs-force", self.options.get("windows-rules") != "true")):
            if applies and self.options.get(option, "off") != "off":
                void.add(card)
                if self.options[option] == "strict":
                    under.add(card)
        return void, under

    def ban(self, deal):
        if deal == "alone":
            return self.options["ban-hearts"] == "true" and self.options.get("windows-rules") != "true"
        return self.options.get("ban-hearts-%s" % deal) == "true"

    def pass_shift(self, number):
        if self.game != "greckie":
            return 0
        how, n = self.options["greek-pass"], self.n
        if how == "every-left":
            return 1
        if how == "from-second-left":
            return 1 if number > 1 else 0
        turns = [1, n - 1, n // 2, 0] if n % 2 == 0 else [1, n - 1, 0]
        return turns[(number - 1) % len(turns)]


class Tricks:
    """A deal with tricks."""

    def __init__(self, rules, number, hands, aside, dealer):
        self.rules, self.kind, self.n = rules, rules.deal(number), rules.n
        self.hands, self.aside = hands, aside
        self.shift, self.passed = rules.pass_shift(number), []
        self.leader, self.first = (dealer + 1) % self.n, (dealer + 1) % self.n
        self.trick, self.done, self.broken = [], 0, False
        self.taken, self.points = [set() for _ in hands], [0] * self.n
        self.windows = rules.options.get("windows-rules") == "true"
        self.opening = None
        if not self.shift:
            self.start()

    def start(self):
        if self.windows:
            self.opening = min((card for hand in self.hands for card in hand if card[1] == "C"), key=ORDER.get)
            self.leader = next(seat for seat in range(self.n) if self.opening in self.hands[seat])

    def over(self):
        if not any(self.hands):
            return True
        if self.rules.options["end-early"] != "true" or self.trick or not self.done:
            return False
        left = set().union(*self.hands)
        if self.rules.options["aside-6"] == "last-trick":
            left |= self.aside
        if any(self.rules.card_cost(self.kind, card) for card in left):
            return False
        return not any(self.rules.trick_cost(self.kind, i) for i in range(self.done + 1, self.rules.tricks + 1))

    def turn(self):
        if self.shift and len(self.passed) < self.n:
            return "pass", len(self.passed)
        return "play", (self.leader + len(self.trick)) % self.n

    def legal(self):
        phase, seat = self.turn()
        hand = self.hands[seat]
        if phase == "pass":
            cards = sorted(hand, key=ORDER.get)
            return ["pass:" + ",".join(three) for three in itertools.combinations(cards, 3)]
        if not self.trick:
            return self.leads(hand)
        led = self.trick[0][1]
        following = {card for card in hand if card[1] == led}
        void, under = self.rules.forced(self.kind)
        if following:
            best = max(self.trick, key=lambda card: (card[1] == led, ORDER[card]))
            # With the strict option, a forced card must be played below a higher one of its suit.
            below = {card for card in following & under if ORDER[best] > ORDER[card]}
            return below or following
        if hand & void:
            return hand & void
        if self.windows and self.done == 0:
            return {card for card in hand if card[1] != "H" and card != "QS"} or hand
        return hand

    def leads(self, hand):
        plain = {card for card in hand if card[1] != "H"}
        if self.windows:
            if self.done == 0:
                return {self.opening}
            if self.broken or all(card[1] == "H" or card == "QS" for card in hand):
                return hand
            return plain
        return plain or hand if self.rules.ban(self.kind) else hand

    def play(self, move):
        phase, seat = self.turn()
        if phase == "pass":
            self.passed.append(set(move[5:].split(",")))
            if len(self.passed) == self.n:
                for giver, cards in enumerate(self.passed):
                    self.hands[giver] -= cards
                for giver, cards in enumerate(self.passed):
                    self.hands[(giver + self.shift) % self.n] |= cards
                self.start()
            return
        if move == "QS" or (move[1] == "H" and self.trick and self.trick[0][1] != "H"):
            self.broken = True
        self.hands[seat].remove(move)
        self.trick.append(move)
        if len(self.trick) < self.n:
            return
        best = max((card for card in self.trick if card[1] == self.trick[0][1]), key=ORDER.get)
        self.leader = (self.leader + self.trick.index(best)) % self.n
        self.done += 1
        won = set(self.trick)
        if not any(self.hands) and self.rules.options["aside-6"] == "last-trick":
            won |= self.aside
        self.taken[self.leader] |= won
        self.points[self.leader] += self.rules.trick_cost(self.kind, self.done)
        self.points[self.leader] += sum(self.rules.card_cost(self.kind, card) for card in won)
        self.trick = []

    def score(self):
        payers = [seat for seat in range(self.n) if self.points[seat] > 0]
        if self.kind != "alone" or self.rules.options["moon"] == "off" or not self.over() or len(payers) != 1:
            return self.points
        return [0 if seat == payers[0] else sum(self.points) for seat in range(self.n)]

    def table(self):
        return set()

    def trick_text(self):
        return " ".join([str(self.leader)] + self.trick) if self.trick else "-"


class Lottery:
    """A deal of Loteryjka."""

    def __init__(self, rules, number, hands, aside, dealer):
        self.rules, self.n, self.hands = rules, rules.n, hands
        self.laid, self.begun, self.seat, self.out = set(aside), False, (dealer + 1) % rules.n, []
        self.taken = [set() for _ in hands]
        self.may_pass = rules.options["lottery-may-pass"] == "true"

    def over(self):
        return len(self.out) == 2

    def turn(self):
        return "play", self.seat

    def fits(self, card):
        if card[0] == "8":
            return True
        place, eight = RANKS.index(card[0]), RANKS.index("8")
        between = range(eight, place) if place > eight else range(place + 1, eight + 1)
        return self.begun and all(RANKS[i] + card[1] in self.laid for i in between)

    def legal(self):
        cards = [card for card in self.hands[self.seat] if self.fits(card)]
        return cards + ["-"] if not cards or (self.may_pass and self.begun) else cards

    def play(self, move):
        if move != "-":
            self.hands[self.seat].remove(move)
            self.laid.add(move)
            self.begun = True
            if not self.hands[self.seat]:
                self.out.append(self.seat)
        if not self.over():
            self.seat = next(seat % self.n for seat in range(self.seat + 1, self.seat + self.n)
                             if seat % self.n not in self.out)

    def score(self):
        points = [0] * self.n
        for seat, prize in zip(self.out, self.rules.prizes):
            points[seat] = -prize
        return points

    def table(self):
        return self.laid

    def trick_text(self):
        return "-"


def give_high_cards(pack, rules):
    """The pack in an order that gives one player all the highest cards, with whom a moon is likely."""
    rest = sorted(pack, key=lambda card: RANKS.index(card[0]))
    high = [rest.pop() for _ in range(rules.tricks)]
    return [high.pop() if place % rules.n == 0 and high else rest.pop() for place in range(len(pack))]


class Match:
    def __init__(self, engine, chance, counts):
        self.engine, self.chance, self.counts = engine, chance, counts
        self.game = chance.choice(list(OPTIONS))
        while True:
            drawn = {key: chance.choice(values) for key, values in OPTIONS[self.game].items() if chance.random() < 0.6}
            self.options = {key: drawn.get(key, values[0]) for key, values in OPTIONS[self.game].items()}
            self.rules = Rules(self.game, self.options)
            command = " ".join(["new", self.game] + ["%s=%s" % item for item in drawn.items()])
            if not self.rules.conflict():
                break
            engine.refused(command)
        engine.get(command)
        self.totals, self.dealer, self.number = [0] * self.rules.n, None, 0

    def check(self, deal):
        engine, chance = self.engine, self.chance
        phase, seat = deal.turn()
        expect(engine.get("turn"), "%s %d" % (phase, seat), "turn")
        if phase == "play" or chance.random() < 0.3:
            expect(engine.get("legal"), " ".join(sorted(deal.legal())), "legal")
        if chance.random() < 0.2:
            for place in range(self.rules.n):
                expect(engine.get("hand %d" % place), as_list(deal.hands[place]), "hand")
                expect(engine.get("taken %d" % place), as_list(deal.taken[place]), "taken")
            expect(engine.get("trick"), deal.trick_text(), "trick")
            expect(engine.get("table"), as_list(deal.table()), "table")
            expect(engine.get("score"), " ".join(map(str, deal.score())), "score")
            expect(engine.get("total"), " ".join(map(str, self.totals)), "total")
        if chance.random() < 0.2:
            move = chance.choice(PACK + ["-", "pass:2C", "bid:1", "look", "moon:add"])
            if move not in deal.legal():
                assert engine.refused("play " + move).startswith("illegal "), "no rule is named"
                self.counts["refusals"] += 1

    def play_deal(self):
        engine, chance, rules = self.engine, self.chance, self.rules
        self.number += 1
        pack = rules.pack[:]
        chance.shuffle(pack)
        if chance.random() < 0.1:
            pack = give_high_cards(pack, rules)
        if rules.removed:
            assert engine.ask("deal pack=" + ",".join(PACK))[0] is False, "dealt twos that are left out"
        pack = engine.deal(pack, chance, self.dealer is None and self.options["dealer"] == "-1")
        dealer = int(engine.get("dealer"))
        if self.dealer is not None:
            expect(dealer, (self.dealer + 1) % rules.n, "the deal moves on")
        elif self.options["dealer"] != "-1":
            expect(dealer, int(self.options["dealer"]), "first dealer")
        self.dealer = dealer
        whole = rules.tricks * rules.n
        hands = [{pack[i] for i in range(whole) if (dealer + 1 + i) % rules.n == seat} for seat in range(rules.n)]
        kind = Lottery if rules.deal(self.number) == "L" else Tricks
        deal = kind(rules, self.number, hands, set(pack[whole:]), dealer)
        while not deal.over():
            self.check(deal)
            move = chance.choice(sorted(deal.legal()))
            if chance.random() < 0.03:
                expect(engine.get("play " + move), "", "play")
                expect(engine.get("undo"), "", "undo")
                self.check(deal)
            if chance.random() < 0.03:
                move = engine.get("genmove easy")
                assert move in deal.legal(), "a bot played " + move
            else:
                expect(engine.get("play " + move), "", "play")
            deal.play(move)
            self.counts["moves"] += 1
        expect(engine.get("score"), " ".join(map(str, deal.score())), "score")
        self.totals = [total + points for total, points in zip(self.totals, deal.score())]
        expect(engine.get("total"), " ".join(map(str, self.totals)), "total")
        self.counts["deals"] += 1
        self.counts["ended early"] += kind is Tricks and any(deal.hands)
        self.counts["moons"] += kind is Tricks and deal.score() is not deal.points

    def over(self):
        if self.rules.schedule:
            return self.number == len(self.rules.schedule)
        if self.options["end-mode"] == "points":
            return max(self.totals) >= int(self.options["end-points"])
        return self.number == (int(self.options["end-deals"]) or self.rules.n)

    def play(self):
        while not self.number or not self.over():
            expect(self.engine.get("turn"), "deal -", "turn")
            self.play_deal()
        winners = [str(seat) for seat in range(self.rules.n) if self.totals[seat] == min(self.totals)]
        expect(self.engine.get("turn"), "over -", "turn")
        expect(self.engine.get("result"), "winners " + " ".join(winners), "result")


if __name__ == "__main__":
    sys.exit(referee(Match, {"deals": 0, "moves": 0, "refusals": 0, "ended early": 0, "moons": 0}))
