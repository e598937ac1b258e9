# SPDX-License-Identifier: GPL-3.0-or-later
"""Creates matches with regulars."""

IDS = ("grace", "victor", "doris", "oscar", "nina", "rufus", "iris", "felix", "walter", "maya")
# By seat, the regulars that take the places of talia-engine's computer players.
SITTING = ("grace", "victor", "doris", "iris", "felix", "nina")
# The boards for pictures, and the first regular at each.
TABLES = {"spades": 3, "kierki-7": 4, "casino": 7}


def invite(record, first=0):
    """Returns the record with regulars in the other seats, beginning with that one."""
    head, deal, rest = record.partition("deal ")
    players = next((int(line[-1]) for line in head.splitlines() if line.startswith("option players=")), 4)
    ids = [IDS[(first + i) % len(IDS)] for i in range(players - 1)]
    seats = "".join(f"seat {i + 1} easy {name.title()}\n" for i, name in enumerate(ids))
    return f"{head}note regulars - {' '.join(ids)}\n{seats}{deal}{rest}"


def sit(record):
    """Returns the record with a regular in the seat of each computer player, whatever its name."""
    head, seat, rest = record.partition("seat ")
    return f"{head}note regulars - {' '.join(SITTING)}\n{seat}{rest}" if seat else record


def ask(match):
    """Opens the dialog about the regulars from the table's menu."""
    match.talia.key("F10")
    match.talia.activate(match.talia.find("menu item", match.say("Re_gulars").replace("_", "")))
    match.talia.find("label", match.say("You have not finished a match together yet."))


def choose(match):
    """Invites some regulars in the dialog for a new match, with its options unfolded, and opens the list to choose
    from."""
    talia = match.talia
    talia.activate(talia.find("button", match.say("_Invite Regulars").replace("_", "")))
    while talia.focused().name != match.say("Regular"):
        talia.key("Tab")
    talia.key("space")
    talia.find("label", match.say("Nobody in particular"))


def pictures(board, hearts, see_turn, see_score, see_summary, see_settings):
    """Returns functions by picture name: one creates the record, the other goes to what the picture shows."""
    return {
        "regulars-table": (lambda: invite(hearts("table")), see_turn),
        **{f"regulars-{name}": (lambda name=name, first=first: invite(board(name), first), see_turn)
           for name, first in TABLES.items()},
        "regulars-score": (lambda: invite(hearts("table")), see_score),
        "regulars-summary": (lambda: invite(hearts("summary")), see_summary),
        "regulars-cards": (lambda: invite(hearts("table")), lambda match: (see_turn(match), ask(match))),
        "regulars-settings": (lambda: hearts("table"), lambda match: (see_settings(match), choose(match))),
    }
