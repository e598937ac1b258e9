# SPDX-License-Identifier: GPL-3.0-or-later
"""One of several windows at a table over the network, and functions for its player's actions."""
import os
import subprocess

import driver
from driver import Talia, wait_for
from match import Match


def alone(environment=None):
    """Returns the environment for a second program, which would only activate the first one on the same bus."""
    return {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": driver.ears_address(),
            **(environment or {})}


class Seat:
    """One window, and the actions of its player."""

    def __init__(self, program, folder, name, left, environment=None, language="en", size=(620, 760), look="light",
                 pictures=None):
        """`pictures` names a folder for pictures of the window; `look` may be `dark`."""
        if look == "dark":
            environment = {"ADW_DISABLE_PORTAL": "1", "ADW_DEBUG_COLOR_SCHEME": "prefer-dark", **(environment or {})}
        self.talia = Talia(program, os.path.join(folder, name), language=language, size=size, environment=environment,
                           settings={"player-name": f"'{name}'"})
        self.match = Match(self.talia)
        self.name = name
        self.pictures = pictures and os.path.join(pictures, f"network-{{}}-{name}-{language}-{size[0]}-{look}.png")
        subprocess.run(["xdotool", "windowmove", "--sync", self.talia.window, str(left), "0"], check=True)

    def __enter__(self):
        self.talia.__enter__()
        return self

    def __exit__(self, *why):
        self.talia.__exit__(*why)

    def come_forward(self):
        subprocess.run(["xdotool", "windowactivate", "--sync", self.talia.window], check=True)

    def say(self, text):
        return self.match.say(text).replace("_", "")

    def press(self, text, role=None):
        self.come_forward()
        self.talia.click(self.talia.find(role, self.say(text)))

    def choose(self, item, then):
        """Chooses an item of the main menu by its letter, again until its result is visible."""
        words = self.match.say(item)

        def is_there():
            if self.talia.nodes(name=self.say(then)):
                return True
            self.come_forward()
            if not self.talia.nodes(name=words.replace("_", "")):
                self.talia.key("Escape", "F10")
                self.talia.find(name=words.replace("_", ""), timeout=5)
            self.talia.key(words[words.index("_") + 1].lower())
            return self.talia.find(name=self.say(then), timeout=5)
        wait_for(lambda: self.try_to(is_there), item)

    @staticmethod
    def try_to(act):
        """Returns None after a timeout: a menu of a busy window may close as soon as it has opened, so the caller tries
        again."""
        try:
            return act()
        except driver.Timeout:
            return None

    def open_dialog(self):
        self.choose("Play over the _Network…", "_Open the Table")

    def type(self, title, text):
        self.come_forward()
        entry = self.talia.find(("entry", "text"), self.say(title))
        self.talia.click(entry)
        wait_for(lambda: self.talia.has_state(entry, "FOCUSED"), f"{title} to be typed into")
        self.talia.key("ctrl+a")
        subprocess.run(["xdotool", "type", "--clearmodifiers", text], check=True)

    def join(self, code, address):
        """Joins the table at that address with the dialog; checks first that it cannot be joined without an address."""
        self.open_dialog()
        self.type("Address", " ")
        self.type("Code", code)
        assert not self.talia.find("button", self.say("_Join the Table")).has("SENSITIVE"), "blanks are no address"
        self.type("Address", address)
        self.picture("typed")
        self.talia.key("Tab", "Tab")  # past the code to the button, which may have to be scrolled into view
        self.press("_Join the Table")

    def ask_to_leave(self):
        """Leaves the table for good, up to the question whether that is meant."""
        self.choose("Leave the _Table…", "Leave the Table?")

    def leave(self):
        self.talia.activate(self.talia.find("button", self.say("_Leave")))

    def pass_cards(self):
        for node in list(self.match.hand().values())[1:10:4]:
            self.talia.activate(node, "card.play")
        self.press("Pass Left", "button")

    def picture(self, what):
        if self.pictures:
            self.talia.picture(self.pictures.format(what))
