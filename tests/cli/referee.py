#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A referee with its own implementation of American Hearts: drives talia-engine through random
matches, checking every answer.  Usage: referee.py ENGINE [MATCHES [SEED]]"""
import itertools
import os
import random
import sys
import tempfile

from conversation import Engine, Tap, expect, tell

RANKS, SUITS = "23456789TJQKA", "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
ORDER = {card: place for place, card in enumerate(PACK)}
HEARTS = {rank + "H" for rank in RANKS}
MOON = HEARTS | {"QS"}
PASS_TO = {1: 1, 2: 3, 3: 2, 0: None}


def in_order(cards):
    return sorted(cards, key=ORDER.get)


def as_list(cards):
    return ",".join(in_order(cards)) or "-"


class Deal:
    """One deal as the referee sees it; a copy before each move makes undo possible."""

    def __init__(self, number, hands, options):
        self.number, self.options = number, options
        self.hands = [set(hand) for hand in hands]
        self.taken = [set() for _ in range(4)]
        self.passed = []
        self.trick, self.leader, self.tricks = [], None, 0
        self.broken = False
        self.moon = None
        self.over = self.forced = False
        self.shift = PASS_TO[number % 4]
        if self.shift is None:
            self.start()

    def copy(self):
        twin = object.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        twin.hands = [set(hand) for hand in self.hands]
        twin.taken = [set(cards) for cards in self.taken]
        twin.passed, twin.trick = list(self.passed), list(self.trick)
        return twin

    def start(self):
        self.leader = next(seat for seat in range(4) if "2C" in self.hands[seat])

    def shooter(self):
        return next((seat for seat in range(4) if MOON <= self.taken[seat]), None)

    def turn(self):
        if self.over:
            return None
        if self.leader is None:
            return "pass", len(self.passed)
        if self.tricks == 13:
            return "moon", self.shooter()
        return "play", (self.leader + len(self.trick)) % 4

    def legal(self):
        phase, seat = self.turn()
        hand = self.hands[seat]
        if phase == "pass":
            return ["pass:" + ",".join(three) for three in itertools.combinations(in_order(hand), 3)]
        if phase == "moon":
            return ["moon:add", "moon:subtract"]
        return [card for card in hand if self.refusal(seat, card) is None]

    def refusal(self, seat, card):
        """Returns the rule that refuses the card, or None; see section 1 of the rules."""
        hand = self.hands[seat]
        if card not in hand:
            return "not-in-hand"
        if self.trick:
            led = self.trick[0][1]
            if any(other[1] == led for other in hand):
                return None if card[1] == led else "follow-suit"
            if self.tricks == 0 and card in MOON and not hand <= MOON:
                return "first-trick"
            return None
        if self.tricks == 0:
            return None if card == "2C" else "opening-card"
        if self.broken or hand <= MOON or card not in HEARTS:
            return None
        return "not-broken"

    def play(self, move):
        phase, seat = self.turn()
        if phase == "pass":
            self.passed.append(set(move[5:].split(",")))
            if len(self.passed) == 4:
                for giver, cards in enumerate(self.passed):
                    self.hands[giver] -= cards
                for giver, cards in enumerate(self.passed):
                    self.hands[(giver + self.shift) % 4] |= cards
                self.start()
        elif phase == "moon":
            self.moon, self.over = move[5:], True
        else:
            self.play_card(seat, move)

    def play_card(self, seat, card):
        self.hands[seat].remove(card)
        if card == "QS":
            self.broken = True
        elif card in HEARTS:
            if self.trick and self.trick[0][1] != "H":
                self.broken = True
            elif not self.trick:
                self.forced = self.forced or not self.broken
                self.broken = self.broken or self.options["forced-lead-breaks"] == "true"
        self.trick.append(card)
        if len(self.trick) < 4:
            return
        best = max((c for c in self.trick if c[1] == self.trick[0][1]), key=ORDER.get)
        winner = (self.leader + self.trick.index(best)) % 4
        self.taken[winner] |= set(self.trick)
        self.trick, self.leader, self.tricks = [], winner, self.tricks + 1
        if self.tricks == 13:
            if self.shooter() is not None and self.options["moon"] == "ask":
                return
            if self.shooter() is not None:
                self.moon = self.options["moon"]
            self.over = True

    def score(self):
        points = [0] * 4
        shooter = self.shooter()
        for seat in range(4):
            if shooter is None:
                points[seat] = len(self.taken[seat] & HEARTS) + 13 * ("QS" in self.taken[seat])
            elif self.moon == "subtract":
                points[seat] = -26 if seat == shooter else 0
            else:
                points[seat] = 0 if seat == shooter else 26
            if self.options["jack-diamonds"] == "bonus" and "JD" in self.taken[seat]:
                points[seat] -= 10
        if self.over and shooter is None:
            jack = -10 if self.options["jack-diamonds"] == "bonus" else 0
            assert sum(points) == 26 + jack, "the referee cannot count"
        return points


def random_pack(chance):
    pack = PACK[:]
    chance.shuffle(pack)
    return pack, None


# Hands that chance would hardly ever deal: with the top of every suit a player shoots the moon; with high clubs and low
# hearts a player wins the first tricks and must then lead a heart although hearts are not broken.
CRAFTED = {"moon": [rank + suit for suit in SUITS for rank in "AKQ"] + ["JH"],
           "forced": ["AC", "KC", "QC"] + [rank + "H" for rank in RANKS[:10]]}


def crafted_pack(chance, number):
    """Returns a pack and its plan: the kind of hand, the seat that holds it after passing, and the passes."""
    kind, seat = chance.choice(list(CRAFTED)), chance.randrange(4)
    rest = [card for card in PACK if card not in CRAFTED[kind]]
    chance.shuffle(rest)
    hands = [list(CRAFTED[kind]) if place == seat else [rest.pop() for _ in range(13)] for place in range(4)]
    shift, passes = PASS_TO[number % 4], None
    if shift is not None:
        passes = [chance.sample(hands[(giver + shift) % 4], 3) for giver in range(4)]
        for giver, given in enumerate(passes):
            taker = (giver + shift) % 4
            hands[taker] = [card for card in hands[taker] if card not in given]
        for giver, given in enumerate(passes):
            hands[giver] = hands[giver] + given
    return [hands[i % 4][i // 4] for i in range(52)], (kind, seat, passes)


class Match:
    def __init__(self, engine, chance, counts, folder):
        self.engine, self.chance, self.counts, self.folder = engine, chance, counts, folder
        self.totals, self.number = [0] * 4, 0
        self.options = {"target": "100", "jack-diamonds": "off", "moon": "ask", "forced-lead-breaks": "false"}
        drawn = {"target": str(chance.randint(50, 200)), "jack-diamonds": chance.choice(["off", "bonus"]),
                 "moon": chance.choice(["ask", "add", "subtract"]),
                 "forced-lead-breaks": chance.choice(["true", "false"])}
        said = [key for key in drawn if chance.random() < 0.7]
        chance.shuffle(said)
        self.options.update((key, drawn[key]) for key in said)
        engine.get(" ".join(["new", "hearts"] + ["%s=%s" % (key, drawn[key]) for key in said]))
        self.check_between("ongoing")

    def winners(self):
        """The match is over when a player has reached the target; the lowest total wins."""
        if max(self.totals) < int(self.options["target"]):
            return None
        return [seat for seat in range(4) if self.totals[seat] == min(self.totals)]

    def check_between(self, result):
        engine = self.engine
        expect(engine.get("turn"), "deal -" if result == "ongoing" else "over -", "turn")
        expect(engine.get("legal"), "", "legal")
        expect(engine.get("total"), " ".join(map(str, self.totals)), "total")
        expect(engine.get("result"), result, "result")
        expect(engine.get("dealer"), "-", "dealer")
        refusal = engine.refused("play 2C")
        expect(refusal.split()[:2], ["illegal", "no-deal" if result == "ongoing" else "match-over"], "refusal")

    def check(self, deal):
        """Asks every question in the middle of a deal."""
        engine, chance = self.engine, self.chance
        phase, seat = deal.turn()
        expect(engine.get("turn"), "%s %d" % (phase, seat), "turn")
        expect(engine.get("legal"), " ".join(sorted(deal.legal())), "legal")
        if chance.random() < 0.25:
            self.check_cards(deal)
        if chance.random() < 0.2:
            expect(engine.get("total"), " ".join(map(str, self.totals)), "total")
            expect(engine.get("result"), "ongoing", "result")
            assert engine.ask("deal seed=1")[0] is False, "dealt in the middle of a deal"
        if chance.random() < 0.2:
            self.try_illegal(deal)

    def check_cards(self, deal):
        engine = self.engine
        for seat in range(4):
            expect(engine.get("hand %d" % seat), as_list(deal.hands[seat]), "hand %d" % seat)
            expect(engine.get("taken %d" % seat), as_list(deal.taken[seat]), "taken %d" % seat)
        trick = " ".join([str(deal.leader)] + deal.trick) if deal.trick else "-"
        expect(engine.get("trick"), trick, "trick")
        expect(engine.get("table"), "-", "table")
        expect(engine.get("score"), " ".join(map(str, deal.score())), "score")

    def try_illegal(self, deal):
        """A move against the rules is refused with the rule's name, and changes nothing."""
        engine, chance = self.engine, self.chance
        phase, seat = deal.turn()
        if phase == "play":
            card = chance.choice(PACK)
            wanted = deal.refusal(seat, card)
            if wanted is None:
                return
            move = card
        elif phase == "pass":
            hand = in_order(deal.hands[seat])
            foreign = [card for card in PACK if card not in deal.hands[seat]]
            cards, wanted = chance.choice([
                (hand[:2], "pass-three"), (hand[:4], "pass-three"),
                (in_order(hand[:2] + [chance.choice(foreign)]), "not-in-hand"),
                (hand[2::-1], "wrong-move"), ([hand[0]] * 3, "wrong-move")])
            move = "pass:" + ",".join(cards)
        else:
            move, wanted = chance.choice(["2C", "moon:", "moon:Add", "-"]), "wrong-move"
        refusal = engine.refused("play " + move)
        expect(refusal.split()[:2], ["illegal", wanted], "refusal of " + move)
        self.counts["refusals"] += 1
        self.check_after_refusal(deal)

    def check_after_refusal(self, deal):
        phase, seat = deal.turn()
        expect(self.engine.get("turn"), "%s %d" % (phase, seat), "turn after a refusal")
        expect(self.engine.get("hand %d" % seat), as_list(deal.hands[seat]), "hand after a refusal")

    def choose(self, deal, plan):
        phase, seat = deal.turn()
        legal = sorted(deal.legal())
        if plan is None or phase == "moon":
            return self.chance.choice(legal)
        kind, own, passes = plan
        if phase == "pass":
            return "pass:" + ",".join(in_order(passes[seat]))
        legal.sort(key=lambda card: RANKS.index(card[0]))
        if kind == "forced" and deal.tricks > 4:
            return self.chance.choice(legal)
        harmless = [card for card in legal if card not in MOON] or legal
        if seat != own:
            return harmless[0]
        if kind == "forced":
            return harmless[-1] if harmless[-1] not in MOON else legal[0]
        return harmless[-1] if not deal.trick else legal[-1]

    def move(self, deal, plan):
        move = self.choose(deal, plan)
        if plan is None and self.chance.random() < 0.03:
            move = self.engine.get("genmove " + self.chance.choice(["random", "easy"]))
            assert move in deal.legal(), "a bot played %s, which is not legal" % move
        else:
            expect(self.engine.get("play " + move), "", "play")
        self.counts["moves"] += 1
        deal.play(move)

    def take_back(self, history, deal):
        """Takes some moves back; each state on the way equals the earlier one."""
        for _ in range(self.chance.randint(1, len(history))):
            expect(self.engine.get("undo"), "", "undo")
            deal = history.pop()
            self.counts["undos"] += 1
        if not history:
            self.engine.refused("undo")
        self.check(deal)
        self.check_cards(deal)
        return deal

    def reload(self):
        """`load` accepts the output of `record`: it is the same match with the same history."""
        record = self.engine.get("record")
        path = os.path.join(self.folder, "match.talia")
        with open(path, "w", encoding="utf-8") as file:
            file.write(record + "\n")
        expect(self.engine.get("load " + path), "", "load")
        expect(self.engine.get("record"), record, "the record of a loaded match")
        self.counts["records"] += 1

    def play_deal(self):
        engine, chance = self.engine, self.chance
        self.number += 1
        pack, plan = crafted_pack(chance, self.number) if chance.random() < 0.25 else random_pack(chance)
        assert engine.ask("deal pack=" + ",".join(pack[:51]))[0] is False, "dealt 51 cards"
        expect(engine.get("deal pack=" + ",".join(pack)), "", "deal")
        deal = Deal(self.number, [pack[seat::4] for seat in range(4)], self.options)
        self.check_cards(deal)
        history = []
        engine.refused("undo")
        undos = chance.choice([0, 0, 1, 3])
        while True:
            while not deal.over:
                self.check(deal)
                history.append(deal.copy())
                self.move(deal, plan)
                if undos and history and not deal.over and chance.random() < 0.03:
                    undos -= 1
                    deal = self.take_back(history, deal)
                if chance.random() < 0.01:
                    self.reload()
            if undos == 0:
                break
            # The end of the deal can be undone as well.
            undos -= 1
            deal = self.take_back(history, deal)
        self.counts["moons"] += deal.shooter() is not None
        self.counts["forced hearts"] += deal.forced
        self.counts["deals"] += 1
        self.totals = [total + points for total, points in zip(self.totals, deal.score())]
        self.check_cards(deal)

    def play(self):
        while True:
            self.play_deal()
            winners = self.winners()
            if winners is not None:
                self.check_between("winners " + " ".join(map(str, winners)))
                self.engine.refused("deal seed=1")
                return
            self.check_between("ongoing")
            if self.chance.random() < 0.1:
                self.reload()


def play_matches(engine, chance, counts, folder, first, n):
    for i in range(first, first + n):
        try:
            Match(engine, chance, counts, folder).play()
        except AssertionError as problem:
            log = "\n".join("> %s\n  %s" % (command, text[:300]) for command, text in engine.log)
            raise AssertionError("match %d: %s\n%s" % (i, problem, log)) from problem


def end(engine):
    expect(engine.end(), 0, "exit status")


def main():
    program = sys.argv[1]
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(10 ** 9)
    chance = random.Random(seed)
    counts = {"deals": 0, "moves": 0, "undos": 0, "refusals": 0, "moons": 0, "forced hearts": 0, "records": 0}
    engine, tap = Engine(program, chance), Tap()
    print("# %d matches of seed %d" % (matches, seed))
    with tempfile.TemporaryDirectory() as folder:
        for first in range(0, matches, 10):
            n = min(10, matches - first)
            tap.run("matches %d to %d are played by the rules" % (first + 1, first + n), play_matches, engine, chance,
                    counts, folder, first + 1, n)
            if tap.failed:
                break
    tap.run("all that is judged has happened", tell, counts)
    tap.run("the engine ends with its input", end, engine)
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
