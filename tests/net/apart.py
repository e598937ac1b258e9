# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a host and its guests as processes of their own, which can be killed at any moment and reconnect."""
import glob
import os
import signal
import subprocess
import tempfile
import time

# The rows of party_games: the game and its number of seats.
GAMES = (("hearts", 4), ("spades", 4), ("kierki", 7), ("loteryjka", 4), ("punktowe", 4), ("czarna-dama", 4),
         ("greckie", 6), ("casino", 4), ("casino", 2), ("royal", 3))
HOST = "Alicja Żuk"
NAMES = ("Ola Kowalska", "Łukasz Wójcik", "Bogumił", "Ćwiek", "Danuta Ząb", "Eulalia")
WHOLE = 1000  # more deals than any match has


def wait_for(what, look, *peers, seconds=600):
    """Polls until `look` returns something; fails if one of the peers ends meanwhile."""
    end = time.monotonic() + seconds
    while not (found := look()):
        for peer in peers:
            peer.assert_alive()
        assert time.monotonic() < end, "waited in vain for " + what
        time.sleep(.01)
    return found


class Peer:
    """A process with its own folder, from which it can be started again."""

    def __init__(self, program, folder, *arguments):
        self.folder = folder
        self.command = [program, folder, *map(str, arguments)]
        os.makedirs(folder)
        self.log = open(os.path.join(folder, "log"), "ab")
        self.start()

    def start(self):
        environment = dict(os.environ, TALIA_TAP=os.path.join(self.folder, "tap"))
        self.process = subprocess.Popen(self.command, stderr=self.log, stdout=self.log, env=environment)

    def assert_alive(self):
        status = self.process.poll()
        assert status is None, f"{self.command[6:]} ended with {status}: {self.read('log')}"

    def kill(self):
        self.assert_alive()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.log.close()

    def path(self, name):
        return os.path.join(self.folder, name)

    def has(self, name):
        return os.path.exists(self.path(name))

    def read(self, name):
        try:
            with open(self.path(name), encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def memory(self):
        """Returns the resident memory in KiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


class Party:
    """A match with `people` persons in row `row` of GAMES. Guests connect to `address`."""

    def __init__(self, programs, row, people, deals=WHOLE, pace=0, patience=20000, address="127.0.0.1"):
        self.peer, self.check = programs
        self.own_folder = tempfile.TemporaryDirectory()
        self.folder = self.own_folder.name
        self.row, self.people, self.address = row, people, address
        self.common = (deals, pace, patience)
        self.peers = []
        self.host = self.add("host", "host", row, people)
        self.port, self.code = wait_for("the host", lambda: self.host.read("door"), self.host).split()
        for name in NAMES[:people - 1]:
            self.add_guest(name)

    def add(self, folder, *arguments):
        peer = Peer(self.peer, os.path.join(self.folder, folder), *self.common, *arguments)
        self.peers.append(peer)
        return peer

    def add_guest(self, name):
        return self.add(name, "guest", f"{self.address}:{self.port}", self.code, name)

    @property
    def guests(self):
        return self.peers[1:]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for peer in self.peers:
            peer.close()
        self.own_folder.cleanup()

    def wait_for_beginning(self):
        wait_for("the match", lambda: self.host.has("current.talia"), *self.peers)

    def is_over(self):
        return all(peer.has("record") for peer in self.peers)

    def wait_for_end(self, seconds=240):
        wait_for("the end of the match", self.is_over, *self.peers, seconds=seconds)

    def check_records(self):
        """Asserts that everybody has the same complete record; a guest's also has a note with its seat."""
        record = self.host.read("record")
        for guest in self.guests:
            note = f"note seat {self.seat_of(os.path.basename(guest.folder))}\n"
            theirs = guest.read("record")
            assert note in theirs and theirs.replace(note, "") == record, f"{guest.folder} has another record"
        return record

    def seat_of(self, name):
        lines = self.host.read("record").split("\n")
        return next(line.split()[1] for line in lines if line.startswith("seat ") and line.endswith(" " + name))

    def taps(self, guest):
        return sorted(glob.glob(glob.escape(guest.path("tap-")) + "*"))

    def check_told(self, guest, seat=None):
        """Checks that a guest received over TLS only what its seat may know at that time; returns the number of views,
        or None."""
        seat = seat or self.seat_of(os.path.basename(guest.folder))
        done = subprocess.run([self.check, self.host.path("record"), seat, *self.taps(guest)],
                              capture_output=True, text=True, check=False)
        self.refusal = done.stderr
        return int(done.stdout.split()[1]) if done.returncode == 0 else None

    def check_all(self):
        """Checks both; returns the number of views of all guests."""
        self.check_records()
        views = 0
        for guest in self.guests:
            told = self.check_told(guest)
            assert told is not None, f"{guest.folder} was told: {self.refusal[:2000]}"
            views += told
        return views
