#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-count-tests.py PROJECT: checks what tools/count-tests reports for logs, skipped cases and missing results."""

import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drive"))
import tap  # noqa: E402

COUNT = os.path.join(sys.argv[1], "tools", "count-tests")


def test(name, result, *lines):
    return {"name": name, "result": result, "stdout": "".join(line + "\n" for line in lines)}


GOOD = test("talia:ui / toolkit", "OK", "ok 1 a", "ok 2 b # SKIP this toolkit does not have the fault; why", "1..2")
BAD = test("talia:ui / bad", "FAIL", "1..2", "ok 1 a", "not ok 2 b")
LATE = test("talia:ui / late", "TIMEOUT")
LAW = test("talia:data / law", "FAIL")
NEWER = test("ui - talia:newer", "FAIL")
ALONE = test("talia:engine / layer", "OK")
HOME = test("talia:ui / look", "OK", "1..1", "ok 1 font # SKIP the fonts of this machine are its owner's choice")
LEAKY = test("talia:ui / window", "OK", "1..2", "ok 1 a", "ok 2 /window/resize-while-closing # SKIP by request (-s option)")
# Logs of tests that Meson accepts.
ASKED = test("talia:ui / window", "OK", "1..2", "ok 1 a", "ok 2 /window/title # SKIP by request (-s option)")
TORN = test("talia:ui / torn", "OK", "ok 1 a", "ok 2 b")
SHORT = test("talia:ui / short", "OK", "1..3", "ok 1 a", "ok 2 b")
NEVER = test("talia:ui / never", "SKIP", "1..0")
BEGUN = test("talia:ui / begun", "OK", "TAP version 14")
MUTE = test("talia:fuzz / mute", "SKIP", "==1==ERROR: libFuzzer: deadly signal")
EXCUSE = test("talia:ui / excuse", "OK", "1..2", "ok 1 a", "ok 2 b # SKIP I would rather not")
OTHER = test("talia:ui / other", "SKIP", "1..0 # SKIP this toolkit does not have the fault")
TODO = test("talia:ui / later", "OK", "1..1", "not ok 1 a # TODO tomorrow")

# The log, whether it is good, the last line of the output, and the tests that it names as failed.
LOGS = {
    "a failure without a window": ([LAW], False, "0 passed, 1 failed, 0 skipped", ["law"]),
    "of a newer Meson": ([NEWER], False, "0 passed, 1 failed, 0 skipped", ["newer"]),
    "all is well": ([GOOD], True, "1 passed, 0 failed, 1 skipped", []),
    "no TAP": ([ALONE], True, "1 passed, 0 failed, 0 skipped", []),
    "a failure": ([GOOD, BAD], False, "2 passed, 1 failed, 1 skipped", ["bad"]),
    "no end": ([LATE], False, "0 passed, 1 failed, 0 skipped", ["late"]),
    "no cards": ([], False, "0 passed, 0 failed, 0 skipped", []),
    "nothing but a skip": ([{**GOOD, "stdout": "1..0 # SKIP this toolkit does not have the fault"}], False,
                           "0 passed, 0 failed, 1 skipped", []),
    "no plan": ([GOOD, TORN], False, "3 passed, 1 failed, 1 skipped", ["torn"]),
    "fewer than planned": ([GOOD, SHORT], False, "3 passed, 1 failed, 1 skipped", ["short"]),
    "a beginning and no more": ([GOOD, BEGUN], False, "1 passed, 1 failed, 1 skipped", ["begun"]),
    "a plan of nothing": ([GOOD, NEVER], False, "1 passed, 1 failed, 1 skipped", ["never"]),
    "a crash that says that it is skipped": ([GOOD, MUTE], False, "1 passed, 1 failed, 1 skipped", ["mute"]),
    "a reason that no list allows": ([GOOD, EXCUSE], False, "2 passed, 1 failed, 1 skipped", ["excuse"]),
    "the reason of another test": ([GOOD, OTHER], False, "1 passed, 1 failed, 1 skipped", ["other"]),
    "the one case that is left out": ([LEAKY], True, "1 passed, 0 failed, 1 skipped", []),
    "a case that is left out": ([GOOD, ASKED], False, "2 passed, 1 failed, 1 skipped", ["window"]),
    "left for later": ([GOOD, TODO], False, "1 passed, 1 failed, 1 skipped", ["later"]),
}
# The same skipped case in a root of tools/dev, where nothing may be missing, and at home.
ROOMS = {
    "in a root": ("inside-oldest", False, "0 passed, 1 failed, 0 skipped"),
    "at home": ("", False, "0 passed, 0 failed, 1 skipped"),
}
# Logs in files of TAP alone.
FILES = {
    "whole": ("1..2\nok 1 a\nok 2 b\n", True, "2 passed, 0 failed, 0 skipped"),
    "torn": ("1..2\nok 1 a\n", False, "1 passed, 1 failed, 0 skipped"),
    "empty": ("", False, "0 passed, 1 failed, 0 skipped"),
    "skipped": ("1..0 # SKIP inside a root\n", False, "0 passed, 1 failed, 0 skipped"),
}

# A failed case among a hundred that pass, with what is said of it after the verdict, and what is shown.
LONG = test("talia:checks / long", "FAIL", "1..100", *(f"ok {case} a" for case in range(1, 30)), "not ok 30 b",
            "# it does not notice it", *(f"ok {case} a" for case in range(31, 101)))
SHOWN = {"far from the end": (LONG, ["not ok 30 b", "# it does not notice it", "ok 100 a", "…"], ["ok 1 a", "ok 50 a"])}

# A step that ended before its tests has no log.
ABSENT = {"no log": (False, "0 passed, 1 failed, 0 skipped")}


def run(*arguments, room=""):
    done = subprocess.run([sys.executable, COUNT, *arguments], capture_output=True, text=True,
                          env={**os.environ, "TALIA_DEV": room})
    assert not done.stderr, done.stderr
    return done.returncode == 0, done.stdout.splitlines()


def write(path, tests):
    with open(path, "w", encoding="utf-8") as lines:
        lines.writelines(json.dumps(test) + "\n" for test in tests)


def check_log(log, good, last, failed):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "testlog.json")
        write(path, log)
        passed, said = run(path)
    named = [line.removeprefix("Failed: ").split(", ") for line in said if line.startswith("Failed: ")]
    assert (passed, said[-1], named) == (good, last, [failed] if failed else []), said


def check_shown(log, shown, left_out):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "testlog.json")
        write(path, [log])
        _, said = run(path)
    assert all(line in said for line in shown), said
    assert not any(line in said for line in left_out), said


def check_absence(good, last):
    with tempfile.TemporaryDirectory() as folder:
        passed, said = run(os.path.join(folder, "testlog.json"))
    assert (passed, said[-1]) == (good, last), said


def check_room(room, good, last):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "testlog.json")
        write(path, [HOME])
        passed, said = run(path, room=room)
    assert (passed, said[-1]) == (good, last), said


def check_file(text, good, last):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "outside.tap")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        passed, said = run(path)
    assert (passed, said[-1]) == (good, last), said


def cases():
    for check, rows in (check_log, LOGS), (check_shown, SHOWN), (check_room, ROOMS), (check_file, FILES), (check_absence, ABSENT):
        for name, row in rows.items():
            yield name, lambda check=check, row=row: check(*row)


tap.run(cases())
