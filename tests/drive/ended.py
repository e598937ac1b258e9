# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes records of matches that are over, or nearly over."""
import datetime


def play(engine, match, seed, bots_seed=1):
    """Plays a whole match; the number grows by one with each deal."""
    engine.ask(f"new {match}")
    engine.ask(f"bots_seed {bots_seed}")
    while engine.ask("turn").split()[0] != "over":
        engine.ask(f"deal seed={seed}")
        engine.play_until(lambda turn: turn[0] in ("deal", "over"))
        seed += 1
    return engine.record()


def record(engine, match, seed):
    """Plays a match up to its last card, which is not played yet."""
    return play(engine, match, seed).rstrip("\n").rpartition("\n")[0] + "\n"


def store(start_engine, seed):
    """Returns records by their path: enough finished matches of Hearts for a plot of results."""
    files = {}
    for number in range(12):
        level = "easy" if number % 3 else "hard"
        date = f"2025-11-{2 * number + 3:02}T18:05:59Z"
        helped = "note helped hint\n" if number % 5 == 4 else ""
        seats = "".join(f"seat {seat} {level} {name}\n" for seat, name in enumerate(("Ola", "Ewa", "Jan"), 1))
        head, deal, rest = play(start_engine(), "hearts target=50", seed + 50 * number, number + 1).partition("deal ")
        files[f"matches/{date.replace(':', '-')}.talia"] = (
            f"{head}note date {date}\n{helped}seat 0 human Zosia\n{seats}{deal}{rest}")
    return files


# The stored matches: a game with its options, the number of deals played (None: to its end), and when it began.
STORED = (
    ("hearts target=50", None, "2025-11-30T18:05:59Z"),
    ("hearts", 3, "2025-11-29T20:15:00Z"),
    ("kierki", 6, "2025-11-28T19:40:12Z"),
    ("spades target=100", None, "2025-11-27T21:02:30Z"),
    ("casino target=11", None, "2025-11-26T17:30:00Z"),
    ("casino target=11 players=3", None, "2025-11-25T17:30:00Z"),
    ("royal", 1, "2025-11-24T09:12:44Z"),
    ("loteryjka", 2, "2025-11-23T09:12:44Z"),
    ("greckie end-deals=2", None, "2025-11-22T16:00:00Z"),
)


def archive(start_engine, seed):
    """Returns records of several games, finished or not, by their path."""
    names = ("human Zosia", "easy Ola", "medium Ewa", "expert Jan")
    files = {}
    for number, (match, deals, date) in enumerate(STORED):
        engine = start_engine()
        engine.ask(f"new {match}")
        engine.ask(f"bots_seed {number + 1}")
        while engine.ask("turn").split()[0] != "over" and deals != 0:
            engine.ask(f"deal seed={seed + 100 * number + (deals or 0)}")
            engine.play_until(lambda turn: turn[0] in ("deal", "over"))
            deals = deals and deals - 1
        if engine.ask("turn").split()[0] != "over":  # left in the middle of the next deal
            engine.ask(f"deal seed={seed + 100 * number + 50}")
            for turn in range(3):
                engine.play_until(lambda now: now[0] in ("deal", "over") or now == ["play", "0"])
                if engine.ask("turn") == "play 0" and turn < 2:
                    engine.ask("genmove easy")
        seats = "".join(f"seat {seat} {name}\n" for seat, name in enumerate(names[:3 if "=3" in match else 4]))
        if "casino" in match and "players" not in match or "royal" in match:
            seats = "".join(seats.splitlines(True)[:2])
        head, deal, rest = engine.record().partition("deal ")
        files[f"matches/{date.replace(':', '-')}.talia"] = f"{head}note date {date}\n{seats}{deal}{rest}"
    return files


def daily(start_engine, days, seed):
    """Matches of the last days by the place that they are kept at; the last sign of `days` is today: `P` played to the
    end, `b` begun."""
    texts = {}
    texts["P"] = play(start_engine(), "casino target=5", seed).partition("deal ")
    engine = start_engine()
    engine.ask("new casino target=21")
    engine.ask(f"deal seed={seed}")
    texts["b"] = engine.record().partition("deal ")
    files = {}
    for age, sign in enumerate(reversed(days)):
        day = datetime.date.today() - datetime.timedelta(days=age)
        if sign in texts:
            head, deal, rest = texts[sign]
            files[f"matches/{day}-daily.talia"] = (
                f"{head}note date {day}T08:05:59Z\nnote daily {day}\nnote title Deal of the Day {day}\n"
                f"note number {day:%Y%m%d}\nseat 0 human Zosia\nseat 1 medium Ola\n{deal}{rest}")
    return files
