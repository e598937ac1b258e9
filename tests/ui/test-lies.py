#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the real window as a guest of a host that lies, while everything that a guest may press is pressed.

The host (tests/net/liar-host.c) sends thousands of lines in each visit, the last of which ends it. The window must
survive, print no critical warning, and need no more memory than after the first tenth of the lines. Speaks TAP.

Usage: test-lies.py PROGRAM LIAR-HOST. TALIA_WINDOW_LIES is the number of lines (a whole round has 2,000,000),
TALIA_WINDOW_LIES_SEED the seed.
"""
import os
import random
import subprocess
import sys
import tempfile
import threading
import time

import driver
from driver import Ears, wait_for
from fingers import Input, find_complaints
from seat import Seat
from tap import amount

PROGRAM, HOST = sys.argv[1:3]
LINES = amount("TALIA_WINDOW_LIES", 3000)
SEED = amount("TALIA_WINDOW_LIES_SEED", random.SystemRandom().randrange(1, 10 ** 9))
VISITS = 10  # at least this many, so that the memory after the first tenth is known
VISIT = min(LINES // VISITS, 20000)  # lines of a visit
QUIET = min(max(VISIT // 2, 200), 10000)  # lines between two hints that are waited for
GROWTH = 64 * 1024  # KiB of memory at the end of a visit above the maximum of the first tenth
# The keys of a guest, the hint more often than others; none leaves the table for good.
ACTS = "bulb bulb bulb ctrl+h ctrl+e ctrl+z ctrl+l ctrl+r Left Right Return space Escape Escape F9 alt+Left".split()
CHOOSING = "Return", "space"  # on the start page they would begin another match, without this host
REASONS = ("The table does not answer as it should.", "The host has closed the table.",
           "That is not the code of this table.")
SIZE = 620, 880  # has room for the complete dialog that joins a table, also with the offer to return to one
PAUSE = .2  # the longest time between two keys, in seconds
AHEAD = 5  # keys that the program has not handled yet, at most


class Host:
    """Reads the output of the lying host."""

    def __init__(self):
        self.process = subprocess.Popen([HOST, str(VISIT), str(QUIET), str(SEED)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)
        _, port, self.code = self.process.stdout.readline().split()
        self.address = f"127.0.0.1:{port}"
        self.read = self.begun = self.shown = self.ended = 0
        self.is_quiet = False
        self.games = set()
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self):
        for line in self.process.stdout:
            word, *words = line.split()
            if word == "read":
                self.read = int(words[0])
            elif word == "begun":
                self.begun += 1
                self.games.add(words[1])
            elif word == "quiet":
                self.is_quiet = True
            elif word == "shown":
                self.shown += 1
            elif word == "ended":
                self.ended += 1

    def go_on(self):
        self.is_quiet = False
        self.process.stdin.write("on\n")

    def check(self):
        assert self.process.poll() is None, f"the host has ended with {self.process.returncode}"

    def __enter__(self):
        return self

    def __exit__(self, *why):
        self.process.kill()
        self.process.wait()


class Guest:
    """Plays in the window."""

    def __init__(self, seat, host, ears):
        self.seat, self.host, self.ears = seat, host, ears
        self.input = Input()
        self.chance = random.Random(SEED)
        self.hint = seat.match.say("Hint: %s").split("%s")[0]
        self.hint_button = seat.say("Hint")
        self.start = seat.say("What shall we play?")
        self.back, self.back_to_table = seat.say("Back"), seat.say("_Back to the Table")
        self.reasons = [seat.say(text) for text in REASONS]
        self.pressed = self.asked = self.answered = self.told = self.strayed = self.visits = 0

    def check(self):
        self.host.check()
        complaints = find_complaints(self.seat.talia)
        assert not complaints, complaints
        assert self.seat.talia.is_running(), \
            f"the window has ended with {self.seat.talia.process.returncode} after " + ", ".join(self.input.recent)

    def memory(self):
        """Returns the resident memory in KiB."""
        with open(f"/proc/{self.seat.talia.process.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def act(self, what):
        """Presses a key, or the hint's button from the beginning of the visit."""
        if what == "bulb":
            for bulb in self.bulbs:
                self.seat.talia.activate_if_there(bulb)
        else:
            self.input.key(what)
            self.input.sync()
        self.pressed += 1

    def keep_pace(self):
        """Waits until the program has handled the keys, or the window has gone."""
        try:
            self.seat.talia.speaker.wait_for_answer()
        except Exception:
            wait_for(lambda: not self.seat.talia.is_running(), "an answer")

    def stay_at_table(self):
        """Returns to the table if a key has led to the start page."""
        self.keep_pace()
        if self.seat.talia.nodes(name=self.start):
            self.strayed += 1
            self.calm_down()

    def calm_down(self):
        """Closes everything above the table, and finds the hint's button, in the bar above or below. Returns False if
        there is no table any more, because the host ended the visit while the start page was shown."""
        self.seat.come_forward()

        def find_table():
            self.act("Escape")
            self.keep_pace()
            self.bulbs = []
            if self.seat.talia.nodes("dialog"):
                return None
            if self.seat.talia.nodes(name=self.start):
                if not self.press_any(self.back_to_table) and self.is_over():
                    return "start"
                return None
            self.bulbs = self.seat.talia.nodes("button", self.hint_button)
            if not self.bulbs:  # in the review
                self.press_any(self.back)
            return "table" if self.bulbs else None
        return wait_for(find_table, "the table") == "table"

    def press_any(self, name):
        """Presses a button of that name; returns whether there was one."""
        buttons = self.seat.talia.nodes("button", name)
        for button in buttons:
            self.seat.talia.activate_if_there(button)
        return bool(buttons)

    def is_over(self):
        return self.host.ended > self.visits

    def ask_for_hint(self):
        """Asks for a hint while the host sends nothing more; waits for it if the last view is still shown and there is
        a hint."""
        self.calm_down()
        self.host.go_on()  # the host then repeats the last view, whatever happened meanwhile
        wait_for(lambda: self.host.shown == self.asked + 1, "the view")
        self.keep_pace()
        self.ears.take()
        self.act("bulb")
        self.asked += 1
        try:
            wait_for(lambda: any(text.startswith(self.hint) for text in self.ears.take()), "a hint", timeout=5)
            self.answered += 1
        except driver.Timeout:
            pass
        self.host.go_on()

    def is_reason_told(self):
        """Whether the reason for the end is shown, immediately, whatever was announced before. A key may have closed it
        already."""
        try:
            return wait_for(lambda: any(node.name in self.reasons for node in self.seat.talia.nodes("label")),
                            "the reason", timeout=5)
        except driver.Timeout:
            return False

    def join(self):
        """Joins the table; returns None after a timeout, because a key may be lost while the address is typed."""
        self.seat.join(self.host.code, self.host.address)
        return wait_for(lambda: self.host.begun > self.visits, "the match", timeout=10)

    def visit(self):
        """Plays one visit, from the start page and back to it."""
        self.visits = self.host.ended
        wait_for(lambda: self.seat.try_to(self.join), "the match", timeout=120)
        self.seat.match.board()
        self.calm_down()
        while not self.is_over():
            if self.host.is_quiet:
                self.ask_for_hint()
            what = self.chance.choice(ACTS)
            if what in CHOOSING:
                self.stay_at_table()
            self.act(what)
            if what == "ctrl+r":  # other keys would leave the review for the start page and another match
                self.calm_down()
            if self.pressed % AHEAD == 0:
                self.keep_pace()
                self.check()
            time.sleep(self.chance.random() * PAUSE)
        self.keep_pace()
        self.check()
        self.told += self.is_reason_told()
        if self.calm_down():
            self.seat.ask_to_leave()
            self.seat.leave()
        wait_for(lambda: not self.seat.match.see().plates, "the start page")
        self.ears.take()


def tell(text):
    print(f"# {text}", flush=True)


def lie():
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Host() as host, Seat(PROGRAM, folder, "Ola", 0, size=SIZE) as seat, \
            Ears(seat.talia) as ears:
        guest = Guest(seat, host, ears)
        most, needed = 0, []
        while host.read < LINES:
            guest.visit()
            needed.append(guest.memory())
            if host.read <= LINES / 10 or most == 0:
                most = max(needed)
            tell(f"{host.read} lines, {needed[-1]} KiB, {time.monotonic() - started:.0f} s, "
                 f"{guest.answered} of {guest.asked} hints")
            assert needed[-1] <= most + GROWTH, f"{most} KiB after a tenth of the lines, now {needed[-1]}"
        assert len(needed) >= VISITS / 2, "too few visits to tell of the memory"
        assert guest.answered, "no hint was ever given"
        # On a busy machine, a key that was pressed before has often closed it again.
        assert guest.told, f"why it has ended was told after none of {host.ended} visits"
    return (f"{host.read} lines in {host.ended} visits, after {guest.told} of which the reason was told; "
            f"{guest.pressed} keys, {guest.strayed} times back from the start page, {guest.answered} of {guest.asked} hints "
            f"that were waited for; at most {most} KiB in the first tenth, {max(needed)} in all, {needed[-1]} at the end")


driver.run_tests({f"lies by the number {SEED}": lie})
