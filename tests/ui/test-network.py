#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays at one table with two windows of Talia, over this machine's loopback interface. Speaks TAP.

Usage: test-network.py PROGRAM ENGINE TEST...

TEST is `play`, `left`, `found`, `again`, or `none` for a program without a network. TALIA_NETWORK_PICTURES names a
folder for pictures of the windows; TALIA_NETWORK_LANGUAGE (`pl`), TALIA_NETWORK_SIZE (`360x860`) and TALIA_NETWORK_LOOK
(`dark`) set how they look.
"""
import os
import re
import subprocess
import sys
import tempfile
import time

import driver
from driver import wait_for
from fingers import Input
from network import Network
from notices import Notices
from seat import Seat, alone

PROGRAM, ENGINE, *TESTS = sys.argv[1:]
PICTURES = os.environ.get("TALIA_NETWORK_PICTURES")
LANGUAGE = os.environ.get("TALIA_NETWORK_LANGUAGE", "en")
SLOWEST = 0.55  # seconds in which two presses are surely one click (src/ui/desktop/talia-press.c)
SIZE = tuple(map(int, os.environ.get("TALIA_NETWORK_SIZE", "620x760").split("x")))
LOOK = os.environ.get("TALIA_NETWORK_LOOK", "light")


def sit(folder, name, left, environment=None):
    return Seat(PROGRAM, folder, name, left, environment, LANGUAGE, SIZE, LOOK, PICTURES)


def list_sockets(talia):
    """Returns the program's sockets that reach a network."""
    process = f"/proc/{talia.process.pid}"
    inodes = {line.split()[9] for kind in ("tcp", "tcp6", "udp", "udp6")
              for line in open(f"{process}/net/{kind}").readlines()[1:]}
    links = [os.readlink(f"{process}/fd/{fd}") for fd in os.listdir(f"{process}/fd")]
    return [link for link in links if link.startswith("socket:[") and link[8:-1] in inodes]


def open_table(host):
    """Opens a table; returns the code and the address that the host shows. There is no socket before that."""
    host.open_dialog()
    host.picture("choose")
    assert not list_sockets(host.talia), "a socket is open that nobody has asked for"
    host.press("_Open the Table")
    host.talia.find("button", host.say("_Start the Match"))
    assert list_sockets(host.talia), "nobody listens"
    code = host.talia.find("label", lambda text: re.fullmatch(r"[0-9A-Z]{5}-[0-9A-Z]{5}", text)).name
    sentence = host.say("Give this code to anybody who wants to join. The address is %s.").split("%s")[0]
    told = host.talia.find("label", lambda text: text.startswith(sentence) or text == host.say(
        "No address was found by which others could reach this computer.") or text == host.say(
        "The table is open to people at this computer alone.")).name
    port = re.search(r"\d+\.\d+\.\d+\.\d+:(\d+)", told)
    return code, "127.0.0.1" + (f":{port[1]}" if port else "")


def play_some(seats, moves):
    """Plays this number of moves for the players whose turn it is."""
    done = 0

    def act():
        nonlocal done
        for seat in seats:
            cards = list(seat.match.playable().values())
            if cards:
                seat.talia.activate_if_there(cards[0])
                done += 1
        return done >= moves
    wait_for(act, f"{moves} moves", timeout=2 * driver.TIMEOUT)


def press_twice(gap):
    """Clicks twice, `gap` milliseconds apart; returns the seconds from one press to the other, which are more on a busy
    machine."""
    hand, begun = Input(), time.monotonic()
    for pause in (gap / 1000, 0):
        hand.button(1, True)
        hand.sync()
        took = time.monotonic() - begun
        hand.button(1, False)
        hand.sync()
        time.sleep(pause)
    return took


def click_twice(seat, other, gap):
    """A double click is one move here as well, though its result comes from another machine. Returns whether it was one:
    a busy machine may have clicked too slowly."""
    def turn():
        sight = seat.match.see()
        if len(sight.lying) < len(sight.plates) and (cards := sight.able(seat.match.can_play)):
            return cards
        for node in list(other.match.playable().values())[:1]:
            other.talia.activate_if_there(node)

    cards, n = wait_for(turn, "the turn"), len(seat.match.hand())
    seat.come_forward()
    seat.talia.point(next(iter(cards.values())), (0.25, 0.5))
    is_double = press_twice(gap) < SLOWEST
    wait_for(lambda: len(seat.match.hand()) < n, "a card to be played")
    wait_for(turn, "the next turn")
    assert not is_double or len(seat.match.hand()) == n - 1, f"a double click played {n - len(seat.match.hand())} cards"
    return is_double


def hands(seats):
    return [set(seat.match.hand()) for seat in seats]


def begin(host, guest, typed="AAAAA-AAAAA"):
    """Seats both at a table; the guest tries the code `typed` first. Returns the right one."""
    code, address = open_table(host)
    guest.join(typed or code, address)
    if typed:
        guest.talia.find(name=guest.say("That is not the code of this table."))
        guest.picture("wrong")
        guest.type("Code", code)
        guest.press("_Join the Table")
    guest.talia.find("label", guest.say("The match begins when the host starts it."))
    host.talia.find(name="Ola")
    host.picture("hosting")
    close_and_open_networks(host)
    guest.picture("joined")
    host.press("_Start the Match", "button")
    for seat in (host, guest):
        seat.match.board()
    wait_for(lambda: all(hands((host, guest))), "both hands")
    return code


def close_and_open_networks(host):
    """Without any network the table is only open on this computer, which is shown; a person at the table stays."""
    alone_here = host.say("The table is open to people at this computer alone.")
    names = {line.split(":")[0].strip() for line in open(f"/proc/{host.talia.process.pid}/net/dev").readlines()[2:]}
    rows = {node.name for node in host.talia.nodes("check box", showing=False)} & names
    assert "lo" not in rows
    for name in rows:
        host.talia.activate(host.talia.nodes("check box", name, showing=False)[-1])
    assert not rows or host.talia.find("label", alone_here)
    for name in rows:
        host.talia.activate(host.talia.nodes("check box", name, showing=False)[-1])
    wait_for(lambda: not rows or not host.talia.nodes("label", alone_here), "the addresses")
    assert host.talia.nodes(name="Ola")


def leave_table(guest, host):
    """Leaves the table for good: the host is told, and there is no table to return to."""
    guest.ask_to_leave()
    guest.picture("leave")
    guest.leave()
    host.talia.find("label", lambda text: text.startswith("Ola") and text != "Ola")  # only shown for a while
    wait_for(lambda: not guest.match.see().plates, "the start page")
    guest.open_dialog()
    assert not guest.talia.nodes(name=guest.say("_Return to the Last Table")), "a table is left to return to"


def play():
    with tempfile.TemporaryDirectory() as folder:
        with sit(folder, "Ala", 0) as host, sit(folder, "Ola", 640, alone()) as guest:
            begin(host, guest)
            ours, theirs = hands((host, guest))
            assert not ours & theirs, "a card is in two hands"
            for seat, other in ((host, theirs), (guest, ours)):
                names = {node.name for node in seat.talia.nodes(showing=False)}
                assert not names & {seat.match.name(card) for card in other}, "a hidden card is named"
            host.picture("table")
            guest.picture("table")
            for seat in (host, guest):
                seat.pass_cards()
            for gap in (100, 400):
                for seat, other in ((guest, host), (host, guest)):
                    while not click_twice(seat, other, gap):
                        pass
            guest.talia.kill()
            host.talia.find("label", lambda text: text.startswith("Ola") and text != "Ola")
            host.picture("gone")
            with sit(folder, "Ola", 640, alone()) as again:
                again.open_dialog()
                again.picture("back")
                again.press("_Return to the Last Table")
                host.talia.find("label", host.say("%s is back.").replace("%s", "Ola"))  # only shown for a while
                again.match.board()
                wait_for(lambda: all(hands((host, again))), "both hands")
                play_some((host, again), 2)
                again.picture("again")
                leave_table(again, host)


def found():
    """The table is found in the network, and leaves the list when it is closed."""
    with tempfile.TemporaryDirectory() as folder, Network() as network:
        network.check()
        with sit(folder, "Ala", 0, network.environment) as host, \
                sit(folder, "Ola", 640, alone(network.environment)) as guest:
            guest.open_dialog()
            guest.talia.find(name=guest.say("Tables on this network cannot be listed here. Type the address that the host "
                                            "gives you."))
            guest.picture("unable")
            network.start()
            looking = guest.say("Looking for tables on this network…")
            guest.talia.find(name=looking)
            code, address = open_table(host)
            row = guest.talia.find("list item", "Ala")
            guest.picture("found")
            guest.come_forward()
            guest.talia.click(row)
            entry = guest.talia.find(("entry", "text"), guest.say("Code"))
            wait_for(lambda: guest.talia.has_state(entry, "FOCUSED"), "the code to be asked for")
            assert guest.talia.speaker.ask_text(guest.talia.find(("entry", "text"), guest.say("Address"))) == address
            subprocess.run(["xdotool", "type", "--clearmodifiers", code], check=True)
            guest.press("_Join the Table")
            guest.talia.find("label", guest.say("The match begins when the host starts it."))
            host.talia.find(name="Ola")
            host.come_forward()
            host.talia.key("Escape")
            guest.talia.find(name=guest.say("The host has closed the table."))
            guest.talia.find(name=looking)
            assert not guest.talia.nodes("list item", "Ala")
            guest.picture("closed")


def again():
    """The host's program is killed in the middle of the match, and later closed: the guest reconnects, and no move is
    lost."""
    with tempfile.TemporaryDirectory() as folder, sit(folder, "Ola", 640, alone()) as guest:
        path = os.path.join(folder, "Ala", "talia", "current.talia")
        with sit(folder, "Ala", 0) as host:
            code = begin(host, guest, None)
            for seat in (host, guest):
                seat.pass_cards()
            play_some((host, guest), 3)
            host.talia.kill()
        guest.talia.find(name=guest.say("The connection is lost. Talia is trying to reconnect…"))
        guest.picture("lost")
        for ending in ("killed", "closed"):
            record, hand = open(path).read(), set(guest.match.hand())
            with sit(folder, "Ala", 0) as host:
                host.press("_Continue Match", "button")
                host.talia.find(name=host.say("Open the Table Again?"))
                host.picture(f"again-{ending}")
                host.talia.activate(host.talia.find("button", host.say("_Open the Table")))
                guest.talia.find(name=guest.say("Back at the table"))  # only shown for a while
                host.talia.find(name=host.say("The table is open. Code: %s").replace("%s", code))
                host.match.board()
                host.picture(f"open-{ending}")
                # The last requested move may have been made, or a stand-in has made one.
                wait_for(guest.match.hand, "the hand")
                assert set(guest.match.hand()) <= hand, "other cards"
                play_some((host, guest), 3)
                assert open(path).read().startswith(record), "a move was lost"
            guest.talia.find(name=guest.say("The connection is lost. Talia is trying to reconnect…"))


def go_back_by(guest, way):
    """Goes to the start page in one of the possible ways."""
    guest.come_forward()
    if way == "button":
        subprocess.run(["xdotool", "mousemove", "--window", guest.talia.window, "28", "28", "click", "1"], check=True)
    elif way == "spoken":
        guest.talia.activate(guest.talia.find("button", "Back"))
    elif way == "pointer":
        subprocess.run(["xdotool", "mousemove", "--window", guest.talia.window, "300", "120", "click", "8"], check=True)
    else:
        guest.talia.key(way)
    guest.talia.find("button", guest.say("_Back to the Table"))


def return_to_table(seat):
    seat.press("_Back to the Table", "button")
    seat.match.board()
    wait_for(lambda: seat.match.see().plates, "the table")


def left():
    """A guest leaves the page of the table: one press returns to it, and the others are not left waiting."""
    with tempfile.TemporaryDirectory() as folder, Notices() as notices:
        with sit(folder, "Ala", 0) as host, \
                sit(folder, "Ola", 640, alone({"DBUS_SESSION_BUS_ADDRESS": notices.address})) as guest:
            code, address = open_table(host)
            host.picture("time")
            guest.join(code, address)
            guest.talia.find("label", lambda text: " 90 " in text)
            guest.picture("told")
            host.talia.find(name="Ola")
            host.press("_Start the Match", "button")
            for seat in (host, guest):
                seat.match.board()
            wait_for(lambda: all(hands((host, guest))), "both hands")
            turn = guest.say("It is your turn. The others are waiting.")
            wait_for(lambda: notices.titles() == [turn], "a notification, since another window is in front")
            guest.come_forward()
            wait_for(lambda: not notices.shown, "the notification to be taken back")
            guest.talia.minimize()
            wait_for(lambda: notices.titles() == [turn], "a notification, since the window is minimised")
            notices.press()
            guest.talia.wait_to_be_shown()
            guest.come_forward()
            wait_for(lambda: not notices.shown, "the notification to be taken back")
            for key in ("ctrl+m", "F1"):  # other pages of the window
                guest.talia.key(key)
                wait_for(lambda: notices.titles() == [turn], "the notification")
                guest.talia.find("label", turn)
                guest.press("_Return", "button")
                wait_for(lambda: guest.match.see().plates and not notices.shown, "the table")
            guest.talia.key("Escape")
            guest.pass_cards()  # before the host, whose turn is first in the record
            assert not guest.talia.nodes(name=guest.say("It is not your turn."))
            guest.picture("chosen")
            # The text of the toolkit's own button is in its own catalog.
            for way in ("alt+Left", "button", *(["spoken"] if LANGUAGE == "en" else [])):
                go_back_by(guest, way)
                return_to_table(guest)
            go_back_by(guest, "pointer")
            guest.talia.key("Return")  # the button to return has the focus
            wait_for(guest.match.hand, "the hand")
            host.pass_cards()
            wait_for(lambda: any(seat.match.playable() for seat in (host, guest)), "the exchange")
            away(guest, host, "Ola", host, lambda: wait_for(notices.titles, "a notification"))
            guest.picture("left")
            wait_for(lambda: guest.say("A computer player moves for you.") in notices.titles(), "the notification")
            notices.press()
            back_again(guest, host, "Ola")
            wait_for(lambda: not notices.shown or turn in notices.titles(), "the notification to be taken back")
            away(host, guest, "Ala", host, lambda: None)
            host.picture("left")
            return_to_table(host)
            back_again(host, guest, "Ala")
            leave_for_another(guest)
            go_back_by(guest, "alt+Left")
            play_until(host, lambda: notices.titles() == [turn])
        wait_for(lambda: not notices.shown, "the notification of a program that has ended to be taken back")


def play_until(seat, condition):
    def act():
        if condition():
            return True
        for node in list(seat.match.playable().values())[:1]:
            seat.talia.activate_if_there(node)
        return condition()  # asked as often as possible, because some messages are only shown for a while
    wait_for(act, "the others", timeout=6 * driver.TIMEOUT)


def set_turn_time(host, seconds):
    """Changes the setting, which the host could choose in the dialog."""
    path = os.path.join(host.talia.data, "config", "glib-2.0", "settings", "keyfile")
    text = "".join(line for line in open(path) if not line.startswith("network-turn-time="))
    with open(path + ".new", "w") as file:
        file.write(text + f"network-turn-time=uint32 {seconds}\n")
    os.rename(path + ".new", path)


def away(who, other, name, host, told):
    """Leaves the page and does not return; the other is told that a computer player stands in, and plays on."""
    set_turn_time(host, 6)  # enough for the other one, even on a busy machine
    go_back_by(who, "alt+Left")
    sentence = other.say("%s does not answer. A computer player stands in.").replace("%s", name)

    play_until(other, lambda: other.talia.nodes("label", sentence))
    set_turn_time(host, 90)
    told()
    play_some((other,), 1)


def back_again(who, other, name):
    wait_for(lambda: who.match.see().plates, "the table")
    other.talia.find("label", other.say("%s is back.").replace("%s", name))


def leave_for_another(guest):
    """Another match is only begun after a question while others wait."""
    go_back_by(guest, "alt+Left")
    guest.talia.activate(guest.match.tile("Spades"))
    guest.talia.find(name=guest.say("Leave the Table?"))
    guest.picture("stay")
    guest.talia.activate(guest.talia.nodes("button", guest.say("_Back to the Table"))[-1])
    guest.match.board()
    wait_for(guest.match.hand, "the hand")


def none():
    """A program built without a network offers nothing of it, not even for a match that was shared."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Ala", "talia", "current.talia")
        os.makedirs(os.path.dirname(path))
        with open(path, "w") as file:
            file.write("talia-record 1\ngame hearts\nnote table 3f9a1c2207d0b7e5\n"
                       "seat 0 human Ala\nseat 1 human Ola\nseat 2 easy Tom\nseat 3 easy Ewa\n")
        with sit(folder, "Ala", 0) as seat:
            seat.come_forward()
            seat.talia.key("F10")
            seat.talia.find(name=seat.say("Paste a _Challenge…"))
            assert not seat.talia.nodes(name=seat.say("Play over the _Network…"), showing=False)
            seat.talia.key("Escape")
            seat.press("_Continue Match", "button")
            seat.talia.find("button", seat.say("I Am %s").replace("%s", "Ala"))
    needed = subprocess.run(["readelf", "-d", PROGRAM], check=True, capture_output=True, text=True).stdout
    assert "gnutls" not in needed, "it is linked with what makes keys"


driver.run_tests({"none": none, "play": play, "left": left, "found": found, "again": again}, TESTS)
