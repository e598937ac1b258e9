# SPDX-License-Identifier: GPL-3.0-or-later
"""A conversation with talia-engine, for the scripts beside this file."""
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drive"))
from tap import Tap  # noqa: E402


class Engine:
    """One talia-engine process; GTP framing is checked on the way. With `chance`, a random.Random, its computer players
    draw from a seed, so that the same chance always gives the same matches."""

    def __init__(self, program, chance=None):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.log = []
        if chance:
            self.get("bots_seed %d" % chance.getrandbits(64))

    def ask(self, command):
        """Sends a command; returns whether it was accepted, and the answer's text."""
        self.process.stdin.write(command.encode() + b"\n")
        self.process.stdin.flush()
        lines = []
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError("the engine ended at: " + command)
            if line == b"\n":
                break
            lines.append(line.decode().rstrip("\n"))
        text = "\n".join(lines)
        self.log.append((command, text))
        del self.log[:-60]
        if text[:1] not in ("=", "?") or text[1:2] not in ("", " "):
            raise AssertionError("no answer of the protocol to %s: %r" % (command, text))
        return text[0] == "=", text[2:]

    def get(self, command):
        """Returns the answer to a command that must be accepted."""
        good, text = self.ask(command)
        if not good:
            raise AssertionError("%s was refused: %s" % (command, text))
        return text

    def refused(self, command):
        """Returns the answer to a command that must be refused."""
        good, text = self.ask(command)
        if good:
            raise AssertionError("%s was accepted: %s" % (command, text))
        return text

    def deal(self, pack, chance, drawn):
        """Deals this pack, or one from a seed where the engine has to draw the dealer: with a pack it would ask the
        system, and no match could be played again. Returns the pack."""
        if not drawn:
            expect(self.get("deal pack=" + ",".join(pack)), "", "deal")
            return pack
        expect(self.get("deal seed=%d" % chance.getrandbits(64)), "", "deal")
        return self.get("record").rpartition("pack=")[2].split(",")

    def end(self):
        """Ends the input; returns the exit status."""
        self.process.stdin.close()
        rest = self.process.stdout.read()
        self.process.stdout.close()
        if rest:
            raise AssertionError("the engine said more than it was asked: %r" % rest)
        return self.process.wait()


def converse(program, data, arguments=()):
    """Sends bytes unchanged, ends the input; returns status, output and error output."""
    done = subprocess.run([program, *arguments], input=data, capture_output=True, timeout=1200, check=False)
    return done.returncode, done.stdout, done.stderr


def expect(got, wanted, what):
    """Asserts that both are equal; otherwise the test fails and shows the difference."""
    if got != wanted:
        raise AssertionError("%s: got %r, wanted %r" % (what, got, wanted))


def play_matches(match, engine, chance, counts, n):
    for _ in range(n):
        try:
            match(engine, chance, counts).play()
        except AssertionError as problem:
            log = "\n".join("> %s\n  %s" % (command, text[:300]) for command, text in engine.log)
            raise AssertionError("%s\n%s" % (problem, log)) from problem


def tell(counts):
    """Asserts that each kind of event happened, because otherwise nothing about it was checked; returns the counts as
    text."""
    expect([what for what, n in counts.items() if n == 0], [], "what never happened")
    return ", ".join("%d %s" % (n, what) for what, n in counts.items())


def referee(match, counts):
    """Runs `match (engine, chance, counts)` as often as the command line says: PROGRAM [MATCHES [SEED]]."""
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(10 ** 9)
    chance, tap = random.Random(seed), Tap()
    engine = Engine(sys.argv[1], chance)
    print("# %d matches of seed %d" % (matches, seed))
    tap.run("%d matches are played by the rules" % matches, play_matches, match, engine, chance, counts, matches)
    tap.run("all that is judged has happened", tell, counts)
    tap.run("the engine ends with its input", lambda: expect(engine.end(), 0, "exit status"))
    return tap.end()
