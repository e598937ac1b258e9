#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every guard can fail: plants each fault of a table and runs the guard, which must then fail. Speaks TAP.

Usage: test-checks-fail.py SOURCE-DIR BUILD-DIR [--guards-run] [--all | --long] [FAULT...]

In a build with sanitizers or fuzzers, only the faults for these are planted; with --all, also those that take
minutes; with --long, these alone.
With --guards-run, guards are not tried without a fault first, because the same run tests them themselves.
"""
import functools
import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import faults  # noqa: E402
import slow_faults  # noqa: E402
import tap  # noqa: E402
from plant import Build, Edit, Judge, Sources, apply, run  # noqa: E402


def brief(said):
    """Returns the output without the cases that passed."""
    return "\n".join([line for line in said.text.splitlines() if not line.startswith("ok ")][-40:])


class Planter:
    def __init__(self, source, top, folder, guards_run):
        self.source, self.folder, self.judge, self.guards_run = source, folder, Judge(source), guards_run
        self.build = Build(source, top, folder)

    @functools.cached_property
    def sources(self):
        return Sources(self.source, self.folder)

    def run_script(self, guard):
        words = [word.format(sources=self.sources.top, build=self.build.top) for word in faults.SCRIPTS[guard]]
        environment = self.build.tests["said"]["env"] if guard == "said" else {}
        return run([sys.executable, self.sources.top / words[0], *words[1:]], MESON_TEST_ITERATION="1", **environment)

    def guard(self, fault):
        if fault.guard not in faults.SCRIPTS:
            program = fault.program and self.build.top / fault.program
            arguments = [word.format(folder=self.folder) for word in fault.arguments]
            return self.build.run_test(fault.guard, arguments, fault.edits, program, **fault.environment)
        with self.sources.change(fault.edits):
            return self.run_script(fault.guard)

    @functools.cache
    def assert_green(self, guard, arguments=(), environment=()):
        """Nothing is wrong before the fault is there."""
        if self.guards_run:
            return
        said = (self.run_script(guard) if guard in faults.SCRIPTS
                else self.build.run_test(guard, arguments, **dict(environment)))
        assert not self.judge.is_red(guard, said), f"{guard} fails before there is a fault:\n{brief(said)}"

    def plant(self, fault):
        # A test with a wrong name has nothing that could pass before, and the fuzzers have just run long enough.
        if fault.edits and not self.build.options["fuzzers"]:
            self.assert_green(fault.guard, fault.arguments, tuple(fault.environment.items()))
        said = self.guard(fault)
        self.assert_red(fault.guard, said, fault.said)
        assert said.status != 77 or any("77" in edit.new for edit in fault.edits), "Meson alone would call it skipped"

    def assert_red(self, guard, said, word):
        assert self.judge.is_red(guard, said), f"{guard} does not notice it (status {said.status}):\n{brief(said)}"
        assert word in said.text, f"{guard} fails, but does not say “{word}”:\n{brief(said)}"

    def all_fit(self):
        """Every fault can be planted, also those that only longer runs plant."""
        for fault in slow_faults.SLOW + faults.SANITIZED:
            for edit in fault.edits:
                path = self.source / edit.path
                apply(path.read_text() if path.exists() else "", edit)

    # --- faults that need code of their own ---

    def assertions_left_out(self):
        said = run([sys.executable, "-O", self.source / "tests/house/test-house.py", self.source])
        self.assert_red("house", said, "no test could fail")

    def script(self, text, word):
        """Plants a one-line test in Python."""
        path = self.folder / "planted.py"
        path.write_text(f"import sys\nimport tap\n{text}\n")
        said = run([sys.executable, path], PYTHONPATH=str(self.source / "tests/drive"))
        self.assert_red("planted", said, word)

    def corpus(self, files, word):
        """Plants the corpus of a fuzzer; None: no folder."""
        self.assert_green("replay-move")
        folder = self.folder / "corpus" / "seeds" / "move"
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in (files or {}).items():
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        if files == {}:
            folder.mkdir(parents=True)
        program = self.build.tests["replay-move"]["cmd"][0]
        self.assert_red("replay-move", run([program, folder], self.build.top), word)

    def empty_window(self):
        """Replaces Talia's window by an empty one."""
        script, window = self.source / "tests/ui/test-desktop.py", self.source / "tests/tools/empty-window.py"
        environment = {**self.build.tests["desktop"]["env"], "TALIA_TEST_TIMEOUT": "10"}
        said = run([sys.executable, script, window, "no-sound-server"], self.build.top, **environment)
        self.assert_red("desktop", said, "waited in vain for something in the window")

    def black_display(self):
        """`play` opens no window and the display stays black, while the test believes that it is outside of a root."""
        tree = self.folder / "outside"
        for path in ("tools", "tests/outside"):
            (tree / path).mkdir(parents=True)
        (tree / "tools/dev").write_text('#!/bin/sh\n[ "$1" = play ] && exec sleep 1000\nexec "$@"\n')
        (tree / "tools/dev").chmod(0o755)
        script = apply((self.source / "tests/outside/run").read_text(),
                       Edit("tests/outside/run", "wait_for 300 shows_start_page", "wait_for 3 shows_start_page"))
        (tree / "tests/outside/run").write_text(script)
        shutil.copy2(self.source / "tests/outside/take-display", tree / "tests/outside")
        said = run(["bash", tree / "tests/outside/run"], TALIA_DEV="", MESON_TEST_ITERATION="")
        self.assert_red("outside", said, "not ok 4")

    def colour_that_is_not_seen(self):
        """Changes the colour of the current player's frame, in a style sheet that overrides the built one."""
        self.assert_green("contrast", ("-p", "/contrast/tables"))
        overlay = self.folder / "overlay"
        overlay.mkdir()
        sheet = (self.source / "data/dark.css").read_text()
        edit = Edit("data/dark.css", "--turn-bg: var(--accent-color)", "--turn-bg: var(--popover-bg-color)")
        (overlay / "dark.css").write_text(apply(sheet, edit))
        said = self.build.run_test("contrast", ("-p", "/contrast/tables"),
                                   G_RESOURCE_OVERLAYS=f"/io/github/taliacards/Talia={overlay}")
        self.assert_red("contrast", said, "less than 3.0:1")


def rows(planter, option):
    """Returns pairs of the name of a fault and the function that plants it."""
    options = planter.build.options
    if options["fuzzers"]:
        return [(fault.name, functools.partial(planter.plant, fault))
                for fault in faults.of_fuzzers(name for name in planter.build.tests if name.startswith("fuzz-"))]
    if planter.build.sanitized:
        return [(fault.name, functools.partial(planter.plant, fault)) for fault in faults.SANITIZED]
    short = [(fault.name, functools.partial(planter.plant, fault))
             for fault in faults.SOURCES + faults.TESTS + faults.PROGRAMS]
    short += [("faults that fit their files", planter.all_fit),
              ("assertions that are left out", planter.assertions_left_out),
              ("a script without a case", lambda: planter.script("tap.run([])", "1..0")),
              ("a script that ends in its first case",
               lambda: planter.script("tap.run([('a', lambda: sys.exit(0)), ('b', print)])", "1..2")),
              ("a case that calls what is not there", lambda: planter.script("tap.run([('a', None)])", "not callable")),
              ("a corpus without an input", lambda: planter.corpus({}, "there is no input")),
              ("a corpus that is not there", lambda: planter.corpus(None, "No such file")),
              ("a seed that leads nowhere", lambda: planter.corpus({"odd": "2C", "card": "card"}, "taken > 0")),
              ("a window that stays empty", planter.empty_window)]
    long = [(fault.name, functools.partial(planter.plant, fault)) for fault in slow_faults.SLOW]
    long += [("a display that stays black", planter.black_display),
             ("a colour that is not seen", planter.colour_that_is_not_seen)]
    return {None: short, "--long": long, "--all": short + long}[option]


def main():
    option = next((word for word in sys.argv[3:] if word in ("--all", "--long")), None)
    words = [word for word in sys.argv[3:] if word not in (option, "--guards-run")]
    with tempfile.TemporaryDirectory() as folder:
        planter = Planter(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), Path(folder),
                          "--guards-run" in sys.argv)
        table = rows(planter, option)
        if unknown := set(words) - {name for name, _ in table}:
            sys.exit(f"there is no fault {unknown}")
        tap.run((name, case) for name, case in table if not words or name in words)


main()
