#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A referee with its own implementation of Spades: drives talia-engine through random matches, checking
every answer.  Usage: referee-spades.py ENGINE [MATCHES [SEED]]"""
import sys

from conversation import expect, referee

RANKS, SUITS = "23456789TJQKA", "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
ORDER = {card: place for place, card in enumerate(PACK)}


def as_list(cards):
    return ",".join(sorted(cards, key=ORDER.get)) or "-"


class Deal:
    def __init__(self, hands, first, totals, bags, options):
        self.hands, self.options, self.totals, self.bags = [set(hand) for hand in hands], options, totals, bags
        self.first = self.leader = first
        self.bids, self.looked = [None] * 4, [False] * 4
        self.trick, self.won, self.broken = [], [0] * 4, False
        self.taken = [set(), set()]

    def over(self):
        return sum(self.won) == 13

    def turn(self):
        if None in self.bids:
            return "bid", next((self.first + i) % 4 for i in range(4) if self.bids[(self.first + i) % 4] is None)
        return "play", (self.leader + len(self.trick)) % 4

    def blind(self, seat):
        """Whether the seat has not looked yet, because it may still bid a blind nil."""
        behind = self.totals[(seat + 1) % 2] - self.totals[seat % 2]
        return behind >= 200 and not self.looked[seat] and self.bids[seat] is None

    def legal(self):
        phase, seat = self.turn()
        if phase == "bid":
            return ["bid:blind", "look"] if self.blind(seat) else ["bid:%d" % bid for bid in range(14)]
        hand = sorted(self.hands[seat], key=ORDER.get)
        if self.trick:
            return [card for card in hand if card[1] == self.trick[0][1]] or hand
        if self.broken:
            return hand
        return [card for card in hand if card[1] != "S"] or hand

    def play(self, move):
        phase, seat = self.turn()
        if move == "look":
            self.looked[seat] = True
        elif phase == "bid":
            self.bids[seat] = move[4:]
        else:
            self.hands[seat].remove(move)
            if self.trick and move[1] == "S" and self.trick[0][1] != "S":
                self.broken = True
            self.trick.append(move)
            if len(self.trick) == 4:
                suit = "S" if any(card[1] == "S" for card in self.trick) else self.trick[0][1]
                best = max((card for card in self.trick if card[1] == suit), key=ORDER.get)
                self.leader = (self.leader + self.trick.index(best)) % 4
                self.won[self.leader] += 1
                self.taken[self.leader % 2] |= set(self.trick)
                self.trick = []

    def result(self, side):
        """Returns points and bags of a pair after the deal."""
        contract = tricks = extra = points = 0
        how = self.options["nil-tricks"]
        for seat in (side, side + 2):
            if self.bids[seat] in ("0", "blind"):
                worth = 200 if self.bids[seat] == "blind" else 100
                points += worth if self.won[seat] == 0 else -worth
                tricks += self.won[seat] if how == "contract" else 0
                extra += self.won[seat] if how in ("bags-only", "overtricks") else 0
                points += self.won[seat] if how == "overtricks" else 0
            else:
                contract += int(self.bids[seat])
                tricks += self.won[seat]
        bags = self.bags[side] + extra
        if tricks >= contract:
            points += 10 * contract + tricks - contract
            bags += tricks - contract
        else:
            points -= 10 * contract
        while bags >= 10:
            bags -= 10
            points -= 100
        return points, bags


class Match:
    def __init__(self, engine, chance, counts):
        self.engine, self.chance, self.counts = engine, chance, counts
        self.options = {"target": "500", "loss": "-200", "nil-tricks": "bags-only", "eldest": "dealer", "dealer": "-1"}
        drawn = {"target": str(chance.choice([50, 120, 500, 1000])), "loss": str(chance.choice([-50, -200, -1000])),
                 "nil-tricks": chance.choice(["bags-only", "overtricks", "contract", "ignore"]),
                 "eldest": chance.choice(["dealer", "left"]), "dealer": str(chance.randint(-1, 3))}
        drawn = {key: value for key, value in drawn.items() if chance.random() < 0.7}
        self.options.update(drawn)
        engine.get(" ".join(["new", "spades"] + ["%s=%s" % item for item in drawn.items()]))
        expect(engine.get("dealer"), "-" if self.options["dealer"] == "-1" else self.options["dealer"], "dealer")
        self.totals, self.bags, self.dealer = [0, 0], [0, 0], None

    def check(self, deal):
        engine, chance = self.engine, self.chance
        expect(engine.get("turn"), "%s %d" % deal.turn(), "turn")
        expect(engine.get("legal"), " ".join(sorted(deal.legal())), "legal")
        if chance.random() < 0.3:
            for seat in range(4):
                expect(engine.get("hand %d" % seat), as_list(deal.hands[seat]), "hand")
                hand = next(line for line in engine.get("view %d" % seat).split("\n") if line.startswith("hand "))
                expect(hand[5:], "-" if deal.blind(seat) else as_list(deal.hands[seat]), "the hand in the view")
            for side in range(2):
                expect(engine.get("taken %d" % side), as_list(deal.taken[side]), "taken")
            expect(engine.get("trick"), " ".join([str(deal.leader)] + deal.trick) if deal.trick else "-", "trick")
            expect(engine.get("table"), "-", "table")
            expect(engine.get("score"), "0 0", "score")
            expect(engine.get("total"), "%d %d bags %d %d" % (*self.totals, *self.bags), "total")
        if chance.random() < 0.3:
            move = chance.choice(PACK + ["bid:%d" % bid for bid in range(16)] + ["look", "bid:blind", "-", "moon:add"])
            if move not in deal.legal():
                assert engine.refused("play " + move).startswith("illegal "), "no rule is named"
                self.counts["refusals"] += 1

    def choose(self, deal):
        """Bids mostly at random, but often a bid that can be made, so that every result occurs."""
        legal = deal.legal()
        if deal.turn()[0] == "bid" and "look" not in legal:
            return self.chance.choice(legal[:1] * 2 + legal[1:5] * 2 + legal[5:])
        return self.chance.choice(legal)

    def play_deal(self):
        engine, chance = self.engine, self.chance
        pack = PACK[:]
        chance.shuffle(pack)
        pack = engine.deal(pack, chance, self.dealer is None and self.options["dealer"] == "-1")
        dealer = int(engine.get("dealer"))
        if self.dealer is not None:
            expect(dealer, (self.dealer + 1) % 4, "the deal moves on")
        elif self.options["dealer"] != "-1":
            expect(dealer, int(self.options["dealer"]), "first dealer")
        self.dealer = dealer
        first = dealer if self.options["eldest"] == "dealer" else (dealer + 1) % 4
        deal = Deal([[pack[i] for i in range(52) if (dealer + 1 + i) % 4 == seat] for seat in range(4)], first,
                    self.totals[:], self.bags[:], self.options)
        while not deal.over():
            self.check(deal)
            move = self.choose(deal)
            if chance.random() < 0.05:
                expect(engine.get("play " + move), "", "play")
                expect(engine.get("undo"), "", "undo")
                self.check(deal)
            if chance.random() < 0.05:
                move = engine.get("genmove easy")
                assert move in deal.legal(), "a bot played " + move
            else:
                expect(engine.get("play " + move), "", "play")
            deal.play(move)
        scores = [deal.result(side) for side in range(2)]
        expect(engine.get("score"), "%d %d" % (scores[0][0], scores[1][0]), "score")
        self.totals = [self.totals[side] + scores[side][0] for side in range(2)]
        self.bags = [scores[side][1] for side in range(2)]
        expect(engine.get("total"), "%d %d bags %d %d" % (*self.totals, *self.bags), "total")
        self.counts["deals"] += 1
        self.counts["nils"] += sum(bid in ("0", "blind") for bid in deal.bids)
        self.counts["blind nils"] += deal.bids.count("blind")

    def play(self):
        target, loss = int(self.options["target"]), int(self.options["loss"])
        while not any(total >= target or total <= loss for total in self.totals):
            expect(self.engine.get("turn"), "deal -", "turn")
            self.play_deal()
        winners = [str(side) for side in range(2) if self.totals[side] == max(self.totals)]
        expect(self.engine.get("turn"), "over -", "turn")
        expect(self.engine.get("result"), "winners " + " ".join(winners), "result")


if __name__ == "__main__":
    sys.exit(referee(Match, {"deals": 0, "refusals": 0, "nils": 0, "blind nils": 0}))
