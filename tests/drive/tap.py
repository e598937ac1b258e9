# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports test cases in the Test Anything Protocol, in such a way that no case can pass without having checked something."""
import os
import sys
import traceback

if not __debug__:
    sys.exit("Python leaves out all assertions (-O, PYTHONOPTIMIZE), so that no test could fail.")


class Skipped(Exception):
    """A case lacks something on this machine; the text says what, and tools/count-tests knows which of these are no
    failures."""


class Complaint(Exception):
    """A failure that its text describes completely, so no traceback is printed."""


def refuse(complaints):
    """Fails the case if there are complaints, in a text or in a list."""
    if complaints:
        raise Complaint(complaints if isinstance(complaints, str) else "\n".join(complaints))


def amount(variable, usual):
    """Returns a number of repetitions, from the environment variable or the usual one; it must be at least 1."""
    number = int(os.environ.get(variable, usual))
    if number < 1:
        sys.exit(f"{variable} must be at least 1, or nothing would be tested")
    return number


class Tap:
    """Reports cases as they come. A case fails if it raises an exception; the text that it returns is printed."""

    def __init__(self, planned=None):
        """Without a number of planned cases, the plan is printed at the end."""
        self.planned, self.count, self.failed = planned, 0, False
        print("TAP version 14", *[] if planned is None else [f"1..{planned}"], sep="\n", flush=True)

    def run(self, name, case, *arguments):
        self.count += 1
        verdict, reason = "ok", ""
        try:
            comment = case(*arguments)
        except Skipped as skipped:
            comment, reason = None, f" # SKIP {' '.join(str(skipped).split())}"
        except Exception as problem:  # whatever happens, the other cases run
            comment, verdict, self.failed = str(problem), "not ok", True
            if not isinstance(problem, Complaint):
                comment = traceback.format_exc()
        print(f"{verdict} {self.count} - {name.replace('#', '')}{reason}",
              *(f"# {line}" for line in (comment or "").splitlines()), sep="\n", flush=True)

    def end(self):
        """Prints the plan if that was not done yet, and returns the exit status."""
        if self.planned is None:
            print(f"1..{self.count}", flush=True)
        return 1 if self.failed or not self.count else 0


def run(cases):
    """Runs all pairs of a name and a function, and exits."""
    cases = list(cases)
    tap = Tap(len(cases))
    for name, case in cases:
        tap.run(name, case)
    sys.exit(tap.end())
