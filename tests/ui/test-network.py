#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two windows of Talia at one table, over this machine's loopback. Speaks TAP.

Usage: test-network.py PROGRAM ENGINE TEST

TEST is `play`. TALIA_NETWORK_PICTURES names a folder for pictures of what is to be seen.
"""
import os
import re
import subprocess
import sys
import tempfile

import driver
from driver import Talia, wait_for
from match import Match

PROGRAM, ENGINE, TEST = sys.argv[1:4]
PICTURES = os.environ.get("TALIA_NETWORK_PICTURES")
LANGUAGE = os.environ.get("TALIA_NETWORK_LANGUAGE", "en")
SIZE = (620, 760)


class Seat:
    """One window, and what its person does there."""

    def __init__(self, folder, name, left, environment=None):
        self.talia = Talia(PROGRAM, os.path.join(folder, name), language=LANGUAGE, size=SIZE, environment=environment,
                           settings={"player-name": f"'{name}'"})
        self.match = Match(self.talia)
        self.name = name
        subprocess.run(["xdotool", "windowmove", "--sync", self.talia.window, str(left), "0"], check=True)

    def come_forward(self):
        subprocess.run(["xdotool", "windowactivate", "--sync", self.talia.window], check=True)

    def say(self, text):
        return self.match.say(text).replace("_", "")

    def press(self, text, role=None):
        self.come_forward()
        self.talia.click(self.talia.find(role, self.say(text)))

    def open_dialog(self):
        self.come_forward()
        self.talia.key("F10")
        self.talia.find(name=self.say("Play over the _Network…"))
        words = self.match.say("Play over the _Network…")
        self.talia.key(words[words.index("_") + 1].lower())
        self.talia.find(name=self.say("_Open the Table"))

    def type(self, title, text):
        self.come_forward()
        entry = self.talia.find(("entry", "text"), self.say(title))
        self.talia.click(entry)
        wait_for(lambda: self.talia.has_state(entry, "FOCUSED"), f"{title} to be typed into")
        self.talia.key("ctrl+a")
        subprocess.run(["xdotool", "type", "--clearmodifiers", text], check=True)

    def pass_cards(self):
        for node in list(self.match.hand().values())[1:10:4]:
            self.talia.activate(node, "card.play")
        self.press("Pass Left", "button")

    def picture(self, what):
        if PICTURES:
            self.talia.picture(os.path.join(PICTURES, f"network-{what}-{self.name}-{LANGUAGE}.png"))


def list_sockets(talia):
    """Those of the program that lead to a network."""
    process = f"/proc/{talia.process.pid}"
    inodes = {line.split()[9] for kind in ("tcp", "tcp6", "udp", "udp6")
              for line in open(f"{process}/net/{kind}").readlines()[1:]}
    links = [os.readlink(f"{process}/fd/{fd}") for fd in os.listdir(f"{process}/fd")]
    return [link for link in links if link.startswith("socket:[") and link[8:-1] in inodes]


def open_table(host):
    """The code and the address that the host shows. There is no socket before they are asked for."""
    host.open_dialog()
    host.picture("choose")
    assert not list_sockets(host.talia), "a socket is open that nobody has asked for"
    host.press("_Open the Table")
    host.talia.find("button", host.say("_Start the Match"))
    assert list_sockets(host.talia), "nobody listens"
    code = host.talia.find("label", lambda text: re.fullmatch(r"[0-9A-Z]{5}-[0-9A-Z]{5}", text)).name
    told = host.talia.find("label", lambda text: host.say("The host") != text and re.search(r"\d+\.\d+\.\d+\.\d+|:\d+", text)
                           or text == host.say("This computer is not connected to a network. Nobody else can join.")).name
    port = re.search(r"\d+\.\d+\.\d+\.\d+:(\d+)", told)
    return code, "127.0.0.1" + (f":{port[1]}" if port else "")


def join_table(guest, code, address):
    guest.open_dialog()
    guest.type("Address", address)
    guest.type("Code", code)
    guest.picture("typed")
    guest.press("_Join the Table")


def play_some(seats, moves):
    """Whoever's turn it is plays what can be played."""
    done = 0

    def act():
        nonlocal done
        for seat in seats:
            cards = list(seat.match.playable().values())
            if cards:
                seat.talia.activate_if_there(cards[0])
                done += 1
        return done >= moves
    wait_for(act, f"{moves} moves", timeout=60)


def hands(seats):
    return [set(seat.match.hand()) for seat in seats]


def play():
    with tempfile.TemporaryDirectory() as folder:
        host = Seat(folder, "Ala", 0)
        # A second program on one bus would only wake the first.
        alone = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": driver.ears_address()}
        guest = Seat(folder, "Ola", 640, alone)
        with host.talia, guest.talia:
            code, address = open_table(host)
            join_table(guest, "AAAAA-AAAAA", address)
            guest.talia.find(name=guest.say("That is not the code of this table."))
            guest.picture("wrong")
            guest.type("Code", code)
            guest.press("_Join the Table")
            guest.talia.find("label", guest.say("The match begins when the host starts it."))
            host.talia.find(name="Ola")
            host.picture("hosting")
            guest.picture("joined")
            host.press("_Start the Match", "button")
            for seat in (host, guest):
                seat.match.board()
            wait_for(lambda: all(hands((host, guest))), "both hands")
            ours, theirs = hands((host, guest))
            assert not ours & theirs, "a card is in two hands"
            for seat, other in ((host, theirs), (guest, ours)):
                names = {node.name for node in seat.talia.nodes(showing=False)}
                assert not names & {seat.match.name(card) for card in other}, "a hidden card is named"
            host.picture("table")
            guest.picture("table")
            for seat in (host, guest):
                seat.pass_cards()
            play_some((host, guest), 6)
            guest.talia.kill()
            host.talia.find("label", lambda text: text.startswith("Ola") and text != "Ola")
            host.picture("gone")
            again = Seat(folder, "Ola", 640, alone)
            with again.talia:
                again.open_dialog()
                again.picture("back")
                again.press("Come _Back to the Last Table")
                again.match.board()
                wait_for(lambda: all(hands((host, again))), "both hands")
                host.talia.find("label", host.say("%s is back.").replace("%s", "Ola"))
                play_some((host, again), 2)
                again.picture("again")


driver.run_tests({"play": play}, [TEST])
