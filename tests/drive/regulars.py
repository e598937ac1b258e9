# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tables at which regulars sit."""

IDS = ("grace", "victor", "doris", "oscar", "nina", "rufus", "iris", "felix", "walter", "maya")
# Whose faces go with the names that the program for the protocol gives, by seat.
SITTING = ("grace", "victor", "doris", "iris", "felix", "nina")
# Boards to look at, and with which of them the others begin.
TABLES = {"spades": 3, "kierki-7": 4, "casino": 7}


def invite(record, first=0):
    """The same record with regulars in the other seats, from that one of them on."""
    head, deal, rest = record.partition("deal ")
    players = next((int(line[-1]) for line in head.splitlines() if line.startswith("option players=")), 4)
    ids = [IDS[(first + i) % len(IDS)] for i in range(players - 1)]
    seats = "".join(f"seat {i + 1} easy {name.title()}\n" for i, name in enumerate(ids))
    return f"{head}note regulars - {' '.join(ids)}\n{seats}{deal}{rest}"


def sit(record):
    """The same record with a regular in each seat of a computer player, by whatever name it has."""
    head, seat, rest = record.partition("seat ")
    return f"{head}note regulars - {' '.join(SITTING)}\n{seat}{rest}" if seat else record


def ask(match):
    """Who they are, from the menu of the table."""
    match.talia.key("F10")
    match.talia.activate(match.talia.find("menu item", match.say("Re_gulars").replace("_", "")))
    match.talia.find("label", match.say("You have not finished a match together yet."))


def choose(match):
    """Invites some to a new match, whose options are open, and opens the list to choose from."""
    talia = match.talia
    talia.activate(talia.find("button", match.say("_Invite Regulars").replace("_", "")))
    while talia.focused().name != match.say("Regular"):
        talia.key("Tab")
    talia.key("space")
    talia.find("label", match.say("Nobody in particular"))


def pictures(board, hearts, see_turn, see_score, see_summary, see_settings):
    """By name: what makes the record, and the way to what is to be seen; out of records and ways without them."""
    return {
        "regulars-table": (lambda: invite(hearts("table")), see_turn),
        **{f"regulars-{name}": (lambda name=name, first=first: invite(board(name), first), see_turn)
           for name, first in TABLES.items()},
        "regulars-score": (lambda: invite(hearts("table")), see_score),
        "regulars-summary": (lambda: invite(hearts("summary")), see_summary),
        "regulars-cards": (lambda: invite(hearts("table")), lambda match: (see_turn(match), ask(match))),
        "regulars-settings": (lambda: hearts("table"), lambda match: (see_settings(match), choose(match))),
    }
