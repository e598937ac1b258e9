#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks how talia-arena and talia-duel handle players, numbers and wrong arguments.
Usage: test-arena.py ARENA DUEL ENGINE"""
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drive"))
import tap  # noqa: E402

ARENA, DUEL, ENGINE = sys.argv[1:4]
GAMES = ["hearts", "spades", "kierki", "loteryjka", "punktowe", "czarna-dama", "greckie", "casino", "royal"]

# Arguments, and a word of the one sentence that refuses them.
REFUSED = [
    ("", "two players"), ("easy", "two players"), ("easy random easy", "two players"),
    ("easy grandmaster", "“grandmaster”"), ("easy@ random", "budget"), ("easy@0 random", "budget"),
    ("easy@5s random", "budget"), ("easy@50ms,x random", "budget"), ("program:easy random", "program:LEVEL:COMMAND"),
    ("program:easy@5:talia-engine random", "worlds"), ("easy random --game bridge", "“bridge”"),
    ("easy random --deals 5 --matches 5", "either"), ("easy random --deals=-1", "above 0"),
    ("easy random --jobs=-1", "above 0"), ("easy random --max 5", "--until"),
    ("easy random --deals 9 --decide --max 5", "least"), ("easy random --option target=60", "--game"),
    ("easy random --game hearts --option target=1", "target"), ("easy random --game hearts --option x=1", "x"),
    ("easy random --nonsense", "nonsense"), ("easy random --deals x", "x"),
]

# Programs that fail as players, and a word of the one sentence that reports the failure.
FAILING = {
    "a program that is not there": ("/nowhere/engine", "nowhere"),
    "a program that ends": ("true", "ended"),
    "a program that refuses": ("sh -c 'while read l; do echo \"? no\"; echo; done'", "refuses"),
    "a program that answers no move": ("sh -c 'while read l; do echo \"= x\"; echo; done'", "no move"),
    "a program that plays another's card": ("sh -c 'while read l; do echo \"= bid:99\"; echo; done'", "illegal"),
}


def run(*call):
    return subprocess.run(call, capture_output=True, text=True, timeout=1200, env={**os.environ, "LC_ALL": "C.UTF-8"})


def arena(*arguments):
    return run(ARENA, *arguments)


def results(*arguments):
    """Returns the lines without times; there must be no other output."""
    done = arena(*arguments)
    assert done.returncode == 0 and done.stderr == "", (done.returncode, done.stderr)
    return [line for line in done.stdout.splitlines() if " ms a move" not in line]


def refuses(status, word, *arguments):
    done = arena(*arguments)
    lines = done.stderr.splitlines()
    assert done.returncode == status and done.stdout == "", (done.returncode, done.stdout)
    assert len(lines) == 1 and lines[0].startswith("talia-arena: ") and word in lines[0], lines


def any_number_of_jobs():
    for call in (["easy", "random", "--deals", "5"], ["baseline@5", "easy", "--deals", "2"],
                 ["baseline-moon@5", "baseline@5", "--deals", "2", "--game", "hearts"],
                 ["baseline@5", "random", "--matches", "3", "--one", "--game", "loteryjka"]):
        lines = results(*call, "--jobs", "1")
        assert lines == results(*call, "--jobs", "2"), call
        assert lines != results(*call, "--seed", "2"), call
        assert "--game" in call or [game for game in GAMES if not any(line.startswith(f"{game}: ") for line in lines)] == []


def a_player_equals_itself():
    for line in results("easy", "easy", "--deals", "5"):
        assert "+0.00 ± " in line, line
    for line in results("easy", "easy", "--matches", "5", "--one", "--game", "casino", "--option", "players=3"):
        assert "33.3 ± 0.0" in line and "place 2.00 ± 0.00" in line, line


def without_a_moon_it_is_the_baseline():
    for game in "spades", "loteryjka", "casino":
        lines = results("baseline-moon@9", "baseline@9", "--deals", "3", "--game", game)
        assert all("+0.00 ± " in line for line in lines), lines
    off = results("baseline-moon@9", "baseline@9", "--deals", "3", "--game", "czarna-dama", "--option", "moon=off")
    assert all("+0.00 ± " in line for line in off), off


def a_duel_counts_moons():
    lines = run(DUEL, "easy", "random", "-g", "hearts", "-o", "moon=add", "-d", "5", "--first", "2",
                "--each").stdout.splitlines()
    assert all(re.fullmatch(rf"{i + 1} [+-]\d+\.\d\d \d \d", line) for i, line in enumerate(lines[:5])), lines
    assert "in 5 deals" in lines[5] and any(line.startswith("moons made ") for line in lines), lines
    wrong = run(DUEL, "easy", "random", "-g", "hearts", "-o", "moon=x")
    assert wrong.returncode == 2 and wrong.stdout == "" and len(wrong.stderr.splitlines()) == 1, wrong


def a_program_is_the_level_that_it_plays():
    for line in results(f"program:easy:{ENGINE}", "easy", "--deals", "12", "--jobs", "2"):
        assert "+0.00 ± " in line, line
    for line in results(f"program:easy:{ENGINE}", "easy", "--game", "casino", "--option", "players=3", "--deals", "12"):
        assert "+0.00 ± " in line, line


def it_stops_by_itself():
    call = ["easy", "random", "--game", "spades", "--deals", "5"]
    for stop, least, most in (["--decide"], 5, 10), (["--until", "60"], 6, 79), (["--until", "1", "--max", "7"], 7, 7):
        line = results(*call, *stop)[0]
        deals = int(re.search(r"(\d+) duplicate deals", line)[1])
        assert least <= deals <= most, line


def kinds_of_deals_add_up():
    lines = results("easy", "random", "--game", "kierki", "--deals", "20")
    kinds = {line.split(", ")[1].split(":")[0]: int(re.search(r"(\d+) deals", line)[1]) for line in lines[1:]}
    assert kinds.pop("all deals of tricks") + kinds.pop("all deals of rows") == 20, lines
    assert sum(kinds.values()) == 20 and len(kinds) == 7 and "No Queens" in kinds, lines


def a_table_has_as_many_cells_as_its_head():
    for call in ["--deals", "20"], ["--matches", "2"]:
        rows = arena("easy", "random", "--game", "kierki", "--markdown", *call).stdout.splitlines()
        assert len(rows) > 2 and {row.count("|") for row in rows} == {rows[0].count("|")}, rows


def a_budget_of_time_ends_a_move():
    rows = arena("baseline@1ms", "random", "--game", "loteryjka", "--deals", "1", "--markdown").stdout
    assert "baseline@1ms" in rows, rows


TESTS = [any_number_of_jobs, a_player_equals_itself, without_a_moon_it_is_the_baseline, a_duel_counts_moons,
         a_program_is_the_level_that_it_plays, it_stops_by_itself,
         kinds_of_deals_add_up, a_table_has_as_many_cells_as_its_head, a_budget_of_time_ends_a_move]


def cases():
    for test in TESTS:
        yield test.__name__.replace("_", "-"), test
    for call, word in REFUSED:
        yield f"refused: talia-arena {call}", lambda call=call, word=word: refuses(2, word, *call.split())
    for name, (command, word) in FAILING.items():
        yield name, lambda command=command, word=word: refuses(1, word, f"program:easy:{command}", "easy", "--game",
                                                               "spades", "--deals", "1")


tap.run(cases())
