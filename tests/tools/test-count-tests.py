#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-count-tests.py PROJECT: what tools/count-tests makes of logs, of skips and of those of a second chance."""

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
MENDED = test("talia:ui / bad", "OK", "1..2", "ok 1 a", "ok 2 b")
LATE = test("talia:ui / late", "TIMEOUT")
LAW = test("talia:data / law", "FAIL")
NEWER = test("ui - talia:newer", "FAIL")
ALONE = test("talia:engine / layer", "OK")
HOME = test("talia:ui / look", "OK", "1..1", "ok 1 font # SKIP the fonts of this machine are its owner's choice")
# What Meson lets pass.
TORN = test("talia:ui / torn", "OK", "ok 1 a", "ok 2 b")
SHORT = test("talia:ui / short", "OK", "1..3", "ok 1 a", "ok 2 b")
NEVER = test("talia:ui / never", "SKIP", "1..0")
BEGUN = test("talia:ui / begun", "OK", "TAP version 14")
MUTE = test("talia:fuzz / mute", "SKIP", "==1==ERROR: libFuzzer: deadly signal")
EXCUSE = test("talia:ui / excuse", "OK", "1..2", "ok 1 a", "ok 2 b # SKIP I would rather not")
OTHER = test("talia:ui / other", "SKIP", "1..0 # SKIP this toolkit does not have the fault")
TODO = test("talia:ui / later", "OK", "1..1", "not ok 1 a # TODO tomorrow")
NAMES = {"bad": "bad", "late": "late", "law": "!law", "newer": "newer", "torn": "torn", "short": "short", "never": "never", "begun": "begun",
         "mute": "!mute", "excuse": "excuse", "other": "other", "later": "later"}  # those that fail, as they are asked for

# The log, what was tried again (None: nothing), whether that is good, the last line, and the names called unsteady.
LOGS = {
    "a failure without a window": ([LAW], None, False, "0 passed, 1 failed, 0 skipped", []),
    "of a newer Meson": ([NEWER], None, False, "0 passed, 1 failed, 0 skipped", []),
    "all is well": ([GOOD], None, True, "1 passed, 0 failed, 1 skipped", []),
    "no TAP": ([ALONE], None, True, "1 passed, 0 failed, 0 skipped", []),
    "a failure": ([GOOD, BAD], None, False, "2 passed, 1 failed, 1 skipped", []),
    "no end": ([LATE], None, False, "0 passed, 1 failed, 0 skipped", []),
    "no cards": ([], None, False, "0 passed, 0 failed, 0 skipped", []),
    "nothing but a skip": ([{**GOOD, "stdout": "1..0 # SKIP this toolkit does not have the fault"}], None, False,
                           "0 passed, 0 failed, 1 skipped", []),
    "no plan": ([GOOD, TORN], None, False, "3 passed, 1 failed, 1 skipped", []),
    "fewer than planned": ([GOOD, SHORT], None, False, "3 passed, 1 failed, 1 skipped", []),
    "a beginning and no more": ([GOOD, BEGUN], None, False, "1 passed, 1 failed, 1 skipped", []),
    "a plan of nothing": ([GOOD, NEVER], None, False, "1 passed, 1 failed, 1 skipped", []),
    "a crash that says that it is skipped": ([GOOD, MUTE], None, False, "1 passed, 1 failed, 1 skipped", []),
    "a reason that no list allows": ([GOOD, EXCUSE], None, False, "2 passed, 1 failed, 1 skipped", []),
    "the reason of another test": ([GOOD, OTHER], None, False, "1 passed, 1 failed, 1 skipped", []),
    "left for later": ([GOOD, TODO], None, False, "1 passed, 1 failed, 1 skipped", []),
    "passed when tried again": ([GOOD, BAD], [MENDED], True, "3 passed, 0 failed, 1 skipped", [BAD["name"]]),
    "failed again": ([GOOD, BAD], [BAD], False, "2 passed, 1 failed, 1 skipped", []),
    "one of two passed": ([BAD, LATE], [MENDED, LATE], False, "2 passed, 1 failed, 0 skipped", [BAD["name"]]),
}
# What a machine may lack, in a root of tools/dev and at home.
ROOMS = {
    "in a root": ("inside-oldest", False, "0 passed, 1 failed, 0 skipped"),
    "at home": ("", False, "0 passed, 0 failed, 1 skipped"),
}
# Files of TAP alone.
FILES = {
    "whole": ("1..2\nok 1 a\nok 2 b\n", True, "2 passed, 0 failed, 0 skipped"),
    "torn": ("1..2\nok 1 a\n", False, "1 passed, 1 failed, 0 skipped"),
    "empty": ("", False, "0 passed, 1 failed, 0 skipped"),
    "skipped": ("1..0 # SKIP inside a root\n", False, "0 passed, 1 failed, 0 skipped"),
}


def run(*arguments, room=""):
    done = subprocess.run([sys.executable, COUNT, *arguments], capture_output=True, text=True,
                          env={**os.environ, "TALIA_DEV": room})
    assert not done.stderr, done.stderr
    return done.returncode == 0, done.stdout.splitlines()


def write(path, tests):
    with open(path, "w", encoding="utf-8") as lines:
        lines.writelines(json.dumps(test) + "\n" for test in tests)


def check_log(log, again, good, last, unsteady):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "testlog.json")
        write(path, log)
        if again is not None:
            write(path.replace(".json", "-again.json"), again)
        passed, said = run(path)
        names = run("--failed", path)[1]
    told = [line.split(" failed,")[0].removeprefix("UNSTEADY: ") for line in said if line.startswith("UNSTEADY")]
    assert (passed, said[-1], told) == (good, last, unsteady), said
    failing = [NAMES.get(test["name"].split()[-1].removeprefix("talia:")) for test in log]
    assert [name for name in names if name] == [name for name in failing if name], names


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
    for check, rows in (check_log, LOGS), (check_room, ROOMS), (check_file, FILES):
        for name, row in rows.items():
            yield name, lambda check=check, row=row: check(*row)


tap.run(cases())
