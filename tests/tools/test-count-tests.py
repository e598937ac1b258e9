#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-count-tests.py PROJECT: what tools/count-tests makes of logs, those of a second chance among them."""

import json
import os
import subprocess
import sys
import tempfile

COUNT = os.path.join(sys.argv[1], "tools", "count-tests")
GOOD = {"name": "talia:ui / good", "result": "OK", "stdout": "ok 1 a\nok 2 b # SKIP why\n"}
BAD = {"name": "talia:ui / bad", "result": "FAIL", "stdout": "ok 1 a\nnot ok 2 b\n"}
MENDED = {**BAD, "result": "OK", "stdout": "ok 1 a\nok 2 b\n"}
LATE = {"name": "talia:ui / late", "result": "TIMEOUT", "stdout": ""}
LAW = {"name": "talia:data / law", "result": "FAIL", "stdout": ""}
NEWER = {"name": "ui - talia:newer", "result": "FAIL", "stdout": ""}
NAMES = {BAD["name"]: "bad", LATE["name"]: "late", LAW["name"]: "!law", NEWER["name"]: "newer"}  # as they are asked for

# The log, what was tried again (None: nothing), whether that is good, the last line, and the names called unsteady.
LOGS = {
    "a failure without a window": ([LAW], None, False, "0 passed, 1 failed, 0 skipped", []),
    "of a newer Meson": ([NEWER], None, False, "0 passed, 1 failed, 0 skipped", []),
    "all is well": ([GOOD], None, True, "1 passed, 0 failed, 1 skipped", []),
    "a failure": ([GOOD, BAD], None, False, "2 passed, 1 failed, 1 skipped", []),
    "no end": ([LATE], None, False, "0 passed, 1 failed, 0 skipped", []),
    "no cards": ([], None, False, "0 passed, 0 failed, 0 skipped", []),
    "passed when tried again": ([GOOD, BAD], [MENDED], True, "3 passed, 0 failed, 1 skipped", [BAD["name"]]),
    "failed again": ([GOOD, BAD], [BAD], False, "2 passed, 1 failed, 1 skipped", []),
    "one of two passed": ([BAD, LATE], [MENDED, LATE], False, "2 passed, 1 failed, 0 skipped", [BAD["name"]]),
}


def run(*arguments):
    return subprocess.run([sys.executable, COUNT, *arguments], capture_output=True, text=True)


print("TAP version 14", f"1..{len(LOGS)}", sep="\n")
failed = False
for number, (name, (log, again, good, last, unsteady)) in enumerate(LOGS.items(), 1):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "testlog.json")
        for tests, file in ((log, path), (again, path.replace(".json", "-again.json"))):
            if tests is not None:
                with open(file, "w", encoding="utf-8") as lines:
                    lines.writelines(json.dumps(test) + "\n" for test in tests)
        done, names = run(path), run("--failed", path).stdout.split()
    said = done.stdout.splitlines()
    told = [line.split(" failed,")[0].removeprefix("UNSTEADY: ") for line in said if line.startswith("UNSTEADY")]
    right = (done.returncode == 0, said[-1], told) == (good, last, unsteady) \
        and names == [NAMES.get(test["name"]) for test in log if test["result"] != "OK"]
    failed |= not right
    print(f"{'ok' if right else 'not ok'} {number} {name}", *(["# " + line for line in said] if not right else []),
          sep="\n", flush=True)
sys.exit(failed)
