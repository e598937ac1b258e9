# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports test cases in the Test Anything Protocol, in such a way that no case can pass without having checked something."""
import os
import sys
import traceback

if not __debug__:
    sys.exit("Python leaves out all assertions (-O, PYTHONOPTIMIZE), so that no test could fail.")


class Skipped(Exception):
    """What a case needs cannot be had here; its text says what, and tools/count-tests which of them are no failures."""


class Complaint(Exception):
    """Something is wrong that its text says all about: no traceback is wanted."""


def refuse(complaints):
    """Fails the case where there is a complaint, in a text or in a list of them."""
    if complaints:
        raise Complaint(complaints if isinstance(complaints, str) else "\n".join(complaints))


def amount(variable, usual):
    """How often something is done: as the environment says, which cannot say never."""
    number = int(os.environ.get(variable, usual))
    if number < 1:
        sys.exit(f"{variable} must be at least 1, or nothing would be tested")
    return number


class Tap:
    """Cases as they come. A case fails by what it raises; what it returns is told."""

    def __init__(self, planned=None):
        """Where it is not known how many there will be, the plan stands behind them."""
        self.planned, self.count, self.failed = planned, 0, False
        print("TAP version 14", *[] if planned is None else [f"1..{planned}"], sep="\n", flush=True)

    def run(self, name, case, *arguments):
        self.count += 1
        verdict, reason = "ok", ""
        try:
            comment = case(*arguments)
        except Skipped as skipped:
            comment, reason = None, f" # SKIP {' '.join(str(skipped).split())}"
        except Exception as problem:  # whatever it is, the others are run
            comment, verdict, self.failed = str(problem), "not ok", True
            if not isinstance(problem, Complaint):
                comment = traceback.format_exc()
        print(f"{verdict} {self.count} - {name.replace('#', '')}{reason}",
              *(f"# {line}" for line in (comment or "").splitlines()), sep="\n", flush=True)

    def end(self):
        """The status to end with."""
        if self.planned is None:
            print(f"1..{self.count}", flush=True)
        return 1 if self.failed or not self.count else 0


def run(cases):
    """Runs all pairs of a name and a function, and ends the program."""
    cases = list(cases)
    tap = Tap(len(cases))
    for name, case in cases:
        tap.run(name, case)
    sys.exit(tap.end())
