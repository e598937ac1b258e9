# SPDX-License-Identifier: GPL-3.0-or-later
"""Talks to the engine by its protocol, so that a test can ask about a match, and skip most of it at once."""
import subprocess

NAMES = ("Ala", "Ola", "Jan", "Ewa", "Zosia", "Tomek", "Hania")


class Engine:
    """talia-engine; each call is a whole conversation."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.process.stdin.close()
        self.process.stdout.close()
        status = self.process.wait()
        if status and not kind:
            raise RuntimeError(f"the engine ended with {status}")

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while line := self.process.stdout.readline().rstrip("\n"):
            lines.append(line)
        if not lines or not lines[0].startswith("="):
            raise RuntimeError(f"{command}: {lines}")
        return "\n".join(lines)[1:].strip()

    def cards(self, question):
        """Returns the cards in the last word of the answer."""
        word = self.ask(question).split()[-1]
        return set() if word == "-" else set(word.split(","))

    def play_until(self, done):
        while not done(self.ask("turn").split()):
            self.ask("genmove easy")

    def play_into(self, match, deals, seed):
        """Starts a match, plays `deals` whole deals, and then the next one until the player at seat 0 has to choose
        cards."""
        self.ask(f"new {match}")
        self.ask(f"bots_seed {seed}")
        for deal in range(deals + 1):
            self.ask(f"deal seed={seed + deal}")
            self.play_until((lambda turn: turn[0] == "deal") if deal < deals else lambda turn: turn == ["play", "0"])
        self.ask("genmove easy")
        self.play_until(lambda turn: turn == ["play", "0"])

    def record(self):
        """Returns the match as a record, with a person at seat 0 and names for all."""
        lines = self.ask("record").split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith("deal "))
        head = [line for line in lines[:at] if not line.startswith("seat ")]
        n = next(len(line.split()) - 1 for line in self.ask("view 0").split("\n") if line.startswith("held "))
        seats = [f"seat {i} {'human' if i == 0 else 'easy'} {name}" for i, name in enumerate(NAMES[:n])]
        return "\n".join(head + seats + lines[at:]) + "\n"
