#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A referee with its own implementation of Casino and Royal Casino: drives talia-engine through random
matches, checking every answer.  Usage: referee-casino.py ENGINE [MATCHES [SEED]]"""
import functools
import itertools
import random
import sys

from conversation import Engine, Tap, expect, tell

RANKS, SUITS = "23456789TJQKA", "CDHS"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
ORDER = {card: place for place, card in enumerate(PACK)}
COUNTED = [(1, "TD", 2), (1, "2S", 1), (1, "AS", 1), (1, "AC", 1), (1, "AH", 1), (1, "AD", 1)]
DEFAULTS = {"players": "2", "partners": "false", "target": "21", "raise": "any", "trail-with-build": "false",
            "sweeps": "false", "sweep-last": "true", "end-rule": "highest", "dealer": "-1"}
OWN = {"casino": ("face-capture", ["one", "any", "one-or-three"]), "royal": ("royal-table-ace", ["either", "one"])}
# With up to this many things on the table, every combination is tried.
FEW = 6


def in_order(cards):
    return sorted(cards, key=ORDER.get)


def as_list(cards):
    return ",".join(in_order(cards)) or "-"


def subsets(things):
    return itertools.chain.from_iterable(itertools.combinations(things, n) for n in range(len(things) + 1))


class Hand:
    """The play of one pack, as the referee sees it."""

    def __init__(self, game, options, dealer, pack):
        self.royal, self.options = game == "royal", options
        self.seats = int(options["players"])
        self.sides = 2 if options["partners"] == "true" else self.seats
        self.dealer, self.pack = dealer, list(pack)
        self.hands = [set() for _ in range(self.seats)]
        self.taken = [set() for _ in range(self.seats)]
        self.loose, self.builds = set(), []
        self.plays, self.last, self.sweeps = 0, None, []
        self.deal_round(True)

    def draw(self):
        cards, self.pack = self.pack[:2], self.pack[2:]
        return set(cards)

    def deal_round(self, first):
        for _ in range(2):
            for place in range(1, self.seats):
                self.hands[(self.dealer + place) % self.seats] |= self.draw()
            if first:
                self.loose |= self.draw()
            self.hands[self.dealer] |= self.draw()

    def turn(self):
        return None if self.plays == 48 else (self.dealer + 1 + self.plays) % self.seats

    # --- what cards are worth ---

    def number(self, card):
        if card[0] == "A":
            return 1
        n = RANKS.index(card[0]) + 2
        return n if n <= 10 or self.royal else None

    def values(self, card):
        """Returns the values that a card from the hand takes."""
        if card[0] == "A" and self.royal:
            return [1, 14]
        return [self.number(card)] if self.number(card) else []

    def groups(self, cards, value, own=None):
        """Whether the cards form groups of the value; `own` comes from the hand."""
        if not cards:
            return True
        first, rest = cards[0], cards[1:]
        high = self.royal and (first == own or self.options["royal-table-ace"] == "either")
        if first[0] == "A" and value == 14 and high and self.groups(rest, value, own):
            return True
        for others in subsets(rest):
            numbers = [self.number(card) for card in (first,) + others]
            if None not in numbers and sum(numbers) == value:
                if self.groups(tuple(card for card in rest if card not in others), value, own):
                    return True
        return False

    def guarded(self, cards, values):
        if not values:
            return True
        return any(values[0] in self.values(card) and self.guarded(cards - {card}, values[1:]) for card in cards)

    # --- moves ---

    def accepts(self, move):
        """Whether the player to act may make the move."""
        seat, parts = self.turn(), move.split(":")
        value = int(parts.pop(1)) if parts[0] == "build" else None
        card, named = parts[1], set(parts[2].split(",")) if len(parts) > 2 else set()
        if card not in self.hands[seat]:
            return False
        builds = [build for build in self.builds if build["cards"] <= named]
        loose = tuple(in_order(named & self.loose))
        if set(loose).union(*(build["cards"] for build in builds)) != named:
            return False
        kept = self.hands[seat] - {card}
        owned = {build["value"] for build in self.builds if build["owner"] == seat and build not in builds}
        if parts[0] == "build":
            owned.add(value)
        if not self.guarded(kept, sorted(owned)):
            return False
        if parts[0] == "trail":
            return not owned or self.options["trail-with-build"] == "true"
        if parts[0] == "take":
            return self.accepts_take(card, loose, builds)
        return self.accepts_build(seat, card, value, loose, builds)

    def accepts_take(self, card, loose, builds):
        if not self.values(card):
            few = {"one": [1], "one-or-three": [1, 3], "any": [1, 2, 3]}[self.options["face-capture"]]
            return not builds and len(loose) in few and all(other[0] == card[0] for other in loose)
        return any(self.groups(loose, value) and all(build["value"] == value for build in builds)
                   for value in self.values(card))

    def accepts_build(self, seat, card, value, loose, builds):
        if not self.values(card) or len(builds) > 1 or not 1 <= value <= (14 if self.royal else 10):
            return False
        if not builds or builds[0]["value"] == value:
            return self.groups((card,) + loose, value, card)
        single = sum(self.number(other) for other in builds[0]["cards"]) == builds[0]["value"]
        allowed = {"any": True, "off": False, "others": builds[0]["owner"] != seat}[self.options["raise"]]
        return single and allowed and builds[0]["value"] + self.number(card) == value and self.groups(loose, value)

    def candidates(self):
        """Yields every text that could be a move: each card with each combination of things on the table."""
        things = [{card} for card in in_order(self.loose)] + [build["cards"] for build in self.builds]
        for card in self.hands[self.turn()]:
            yield "trail:" + card
            for chosen in subsets(things):
                if chosen:
                    cards = as_list(set().union(*chosen))
                    yield "take:%s:%s" % (card, cards)
                    for value in range(1, 15):
                        yield "build:%d:%s:%s" % (value, card, cards)

    def legal(self):
        return sorted(move for move in self.candidates() if self.accepts(move))

    def play(self, move):
        seat, parts = self.turn(), move.split(":")
        value = int(parts.pop(1)) if parts[0] == "build" else None
        card, named = parts[1], set(parts[2].split(",")) if len(parts) > 2 else set()
        self.hands[seat].remove(card)
        self.loose -= named
        self.builds = [build for build in self.builds if not build["cards"] <= named]
        if parts[0] == "trail":
            self.loose.add(card)
        elif parts[0] == "build":
            self.builds.append({"value": value, "owner": seat, "cards": named | {card}})
        else:
            self.taken[seat] |= named | {card}
            self.last = seat
            if not self.loose and not self.builds and (self.plays < 47 or self.options["sweep-last"] == "true"):
                self.sweeps.append(seat)
        self.plays += 1
        if self.plays == 48:
            if self.last is not None:
                self.taken[self.last] |= self.loose
                self.loose = set()
        elif not any(self.hands):
            assert not self.builds, "a build outlived its round"
            self.deal_round(False)

    # --- scoring ---

    def pile(self, side):
        return set().union(*(self.taken[seat] for seat in range(side, self.seats, self.sides)))

    def items(self):
        """Yields (side, points) in the order of scoring."""
        for wanted, points in ((set(PACK), 3), ({c for c in PACK if c[1] == "S"}, 1)):
            numbers = [len(self.pile(side) & wanted) for side in range(self.sides)]
            if numbers.count(max(numbers)) == 1:
                yield numbers.index(max(numbers)), points
        for _, card, points in COUNTED:
            for side in range(self.sides):
                if card in self.pile(side):
                    yield side, points
        if self.options["sweeps"] == "true":
            for seat in self.sweeps:
                yield seat % self.sides, 1

    def score(self, totals=None):
        """Returns the points by side; with `totals`, scoring stops when the target is reached."""
        points = [0] * self.sides
        for side, more in self.items():
            points[side] += more
            out = totals is not None and self.options["end-rule"] == "count-out"
            if out and totals[side] + points[side] >= int(self.options["target"]):
                break
        return points

    def table(self):
        builds = ["%d:%d:%s" % (b["value"], b["owner"], as_list(b["cards"])) for b in self.builds]
        return " ".join([as_list(self.loose)] + sorted(builds))


class Match:
    def __init__(self, engine, chance, counts):
        self.engine, self.chance, self.counts = engine, chance, counts
        self.game = chance.choice(["casino", "royal"])
        self.options = dict(DEFAULTS)
        if self.game == "royal":
            self.options.update({"sweeps": "true", "end-rule": "count-out"})
        key, values = OWN[self.game]
        self.options[key] = values[0]
        players = chance.randint(2, 4)
        drawn = {"players": str(players), "partners": str(players == 4 and chance.random() < 0.5).lower(),
                 "target": str(chance.randint(1, 40)), "raise": chance.choice(["any", "others", "off"]),
                 "trail-with-build": chance.choice(["true", "false"]), "sweeps": chance.choice(["true", "false"]),
                 "sweep-last": chance.choice(["true", "false"]), "dealer": str(chance.randint(-1, players - 1)),
                 "end-rule": chance.choice(["highest", "count-out"]), key: chance.choice(values)}
        for name in ("raise", "trail-with-build", "sweeps", "sweep-last", "dealer", "end-rule", key):
            if chance.random() < 0.3:
                del drawn[name]
        self.options.update(drawn)
        engine.get(" ".join(["new", self.game] + ["%s=%s" % said for said in drawn.items()]))
        self.sides = 2 if self.options["partners"] == "true" else players
        self.totals, self.dealer = [0] * self.sides, None

    def check(self, hand):
        engine, chance, seat = self.engine, self.chance, hand.turn()
        expect(engine.get("turn"), "play %d" % seat, "turn")
        expect(engine.get("table"), hand.table(), "table")
        listed = None
        things = len(hand.loose) + len(hand.builds)
        if things < FEW or (things == FEW and chance.random() < 0.3):
            listed = hand.legal()
            expect(engine.get("legal"), " ".join(listed), "legal")
            self.counts["lists"] += 1
        if chance.random() < 0.2:
            self.check_cards(hand)
        return listed

    def check_cards(self, hand):
        engine = self.engine
        for seat in range(hand.seats):
            expect(engine.get("hand %d" % seat), as_list(hand.hands[seat]), "hand %d" % seat)
        for side in range(hand.sides):
            expect(engine.get("taken %d" % side), as_list(hand.pile(side)), "taken %d" % side)
        expect(engine.get("trick"), "-", "trick")
        expect(engine.get("total"), " ".join(map(str, self.totals)), "total")
        if hand.turn() is not None:
            expect(engine.get("score"), " ".join(map(str, hand.score())), "score")

    def try_any(self, hand):
        """Tries a text that is a move or nearly one: the engine and the referee must agree on it."""
        chance = self.chance
        card = chance.choice(in_order(hand.hands[hand.turn()]))
        things = [{card} for card in in_order(hand.loose)] + [build["cards"] for build in hand.builds]
        chosen = chance.sample(things, min(len(things), chance.randint(1, 4)))
        cards = set().union(*chosen) if chosen else {chance.choice(PACK)}
        if chance.random() < 0.1:
            cards ^= {chance.choice(PACK)}
        word = chance.choice(["take:%s:%s" % (card, as_list(cards)),
                              "build:%d:%s:%s" % (chance.randint(1, 14), card, as_list(cards))])
        if not cards:
            return None
        good, answer = self.engine.ask("play " + word)
        expect(good, hand.accepts(word), word + " " + answer)
        self.counts["accepted" if good else "refused"] += 1
        return word if good else None

    def choose(self, hand, listed):
        """Makes a move in the engine and in the referee."""
        chance = self.chance
        for _ in range(2):
            word = self.try_any(hand)
            if word is not None:
                return word
        if listed is None or chance.random() < 0.1:
            word = self.engine.get("genmove " + chance.choice(["random", "easy"]))
            assert hand.accepts(word), "a bot played %s, which is not legal" % word
            return word
        # Builds are rare among the legal moves, so the kind of move is chosen first.
        kinds = sorted({word.split(":")[0] for word in listed})
        kind = chance.choice(kinds)
        word = chance.choice([word for word in listed if word.startswith(kind)])
        expect(self.engine.get("play " + word), "", "play")
        return word

    def play_hand(self):
        engine = self.engine
        pack = PACK[:]
        self.chance.shuffle(pack)
        expect(engine.get("turn"), "deal -", "turn")
        pack = engine.deal(pack, self.chance, self.dealer is None and self.options["dealer"] == "-1")
        dealer = int(engine.get("dealer"))
        if self.dealer is not None:
            expect(dealer, (self.dealer + 1) % int(self.options["players"]), "dealer")
        elif self.options["dealer"] != "-1":
            expect(dealer, int(self.options["dealer"]), "dealer")
        self.dealer = dealer
        hand = Hand(self.game, self.options, dealer, pack)
        while hand.turn() is not None:
            listed = self.check(hand)
            hand.play(self.choose(hand, listed))
            self.counts["moves"] += 1
        points = hand.score(self.totals)
        self.totals = [total + more for total, more in zip(self.totals, points)]
        expect(engine.get("score"), " ".join(map(str, points)), "final score")
        expect(engine.get("table"), hand.table(), "table at the end")
        self.check_cards(hand)

    def play(self):
        target = int(self.options["target"])
        while max(self.totals) < target or self.totals.count(max(self.totals)) > 1:
            expect(self.engine.get("result"), "ongoing", "result")
            self.play_hand()
            self.counts["hands"] += 1
        expect(self.engine.get("turn"), "over -", "turn")
        expect(self.engine.get("result"), "winners %d" % self.totals.index(max(self.totals)), "result")


def referee(program, matches, seed):
    chance = random.Random(seed)
    counts = dict.fromkeys(["hands", "moves", "lists", "accepted", "refused"], 0)
    engine = Engine(program, chance)
    try:
        for _ in range(matches):
            Match(engine, chance, counts).play()
    except AssertionError as problem:
        raise AssertionError("%s\n%s" % (problem, "\n".join("%s -> %s" % pair for pair in engine.log[-12:]))) from None
    expect(engine.end(), 0, "exit status")
    return tell(counts)


def schema(program):
    """The options of both games are those of the rules."""
    engine = Engine(program)
    for game, (key, values) in OWN.items():
        keys = [line.split()[0] for line in engine.get("options " + game).splitlines()]
        expect(sorted(keys), sorted(list(DEFAULTS) + [key]), "options of " + game)
    assert "players int 2 2..4" in engine.get("options casino").splitlines(), "players"
    assert "target int 21 1..100" in engine.get("options royal").splitlines(), "target"
    assert "end-rule choice count-out highest|count-out" in engine.get("options royal").splitlines(), "end-rule"
    engine.refused("new casino partners=true")
    engine.refused("new royal players=3 dealer=3")
    expect(engine.end(), 0, "exit status")


def crowded(program):
    """A crowded table has too many moves to list, but a single move is checked all the same."""
    engine = Engine(program)
    engine.get("new royal dealer=0")
    low = [rank + suit for rank in "23456789T" for suit in SUITS]
    high = [card for card in PACK if card not in low]
    # Aces and kings come last, so that everybody trails low cards until the table is full.
    pack = low + high
    engine.get("deal pack=" + ",".join(pack))
    refused = None
    while engine.get("turn").startswith("play"):
        seat = engine.get("turn").split()[1]
        good, text = engine.ask("legal")
        if not good:
            refused = text
            expect(text, "too-many-moves", "legal")
            table = engine.get("table").split()[0].split(",")
            assert len(table) >= 16, "too many moves with %d cards" % len(table)
        engine.get("play trail:" + engine.get("hand " + seat).split(",")[0])
    assert refused is not None, "the table never was too full"
    expect(engine.get("score"), "0 0", "nobody took anything")
    expect(len(engine.get("table").split(",")), 52, "cards on the table")
    expect(engine.end(), 0, "exit status")


def main():
    program = sys.argv[1]
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)
    tap = Tap()
    tap.run("options", schema, program)
    tap.run("too many moves to list", crowded, program)
    tap.run("%d matches, seed %d" % (matches, seed), functools.partial(referee, program, matches, seed))
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
