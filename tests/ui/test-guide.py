#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a guided deal in the real window by keyboard alone, and checks everything that a screen reader would say. Speaks TAP.

Usage: test-guide.py PROGRAM DATA [LANGUAGE...]
"""
import sys
import tempfile
from xml.etree import ElementTree

from gi.repository import GLib

import driver
from driver import Ears, Talia, wait_for
from match import Match

PROGRAM, DATA = sys.argv[1:3]
GAME = "Kierki"


def words(element):
    return " ".join(element.text.split())


def list_prompts(match):
    """What the table says elsewhere when it is the turn of the person."""
    return [match.say(words) for words in ("Your turn: lead to the first trick", "Your turn: follow with a heart",
                                           "Your turn: you have no hearts, so play any card",
                                           "Your turn: follow with a club")]


def hear(ears, text):
    """Waits until the guide has announced the text, once, and forgets earlier announcements."""
    def has_heard():
        while GLib.MainContext.default().iteration(False):
            pass
        return text in " ".join(ears.heard)

    wait_for(has_heard, text)
    assert " ".join(ears.heard).count(text) == 1, ears.heard
    assert not any(prompt in ears.heard for prompt in ears.silent), ears.heard
    ears.heard.clear()


def press(match, label):
    """Presses Enter when the button has the focus, which it gets without a key."""
    name = match.label(label)
    wait_for(lambda: (node := match.talia.focused()) and node.name == name, f"the focus on {name}")
    match.talia.key("Return")


def ask_for_a_guide(match):
    """Goes from the start page to the button beside the game's tile."""
    talia, name = match.talia, match.say("Learn")
    tile = match.tile(GAME).path
    buttons = talia.nodes("button", showing=False)
    after = buttons[[button.path for button in buttons].index(tile):]
    goal = next(button.path for button in after if button.name == name)
    while wait_for(talia.focused, "the focus").path != goal:
        talia.key("Tab")
    talia.key("Return")


def play(match, card):
    match.wait_for_turn()
    match.go_to(card)
    match.talia.key("Return")


def take_the_deal(language):
    guide = ElementTree.parse(f"{DATA}/guided/kierki.xml").getroot()
    steps = guide.findall("step")
    with tempfile.TemporaryDirectory() as data, \
            Talia(PROGRAM, data, language, environment={"G_DEBUG": "fatal-warnings"}) as talia, Ears(talia) as ears:
        match = Match(talia)
        ears.silent = list_prompts(match)
        ask_for_a_guide(match)
        for text in guide.findall("begin"):
            hear(ears, match.say(words(text)))
            press(match, "_Next")
        hear(ears, match.say(words(steps[0].find("say"))))
        stray = steps[0].find("stray")
        play(match, stray.get("move"))
        hear(ears, match.say(words(stray)))
        press(match, "Take It _Back")
        for step in steps:
            hear(ears, match.say(words(step.find("say"))))
            play(match, step.get("move"))
        hear(ears, match.say(words(guide.find("end"))))
        press(match, "_Play a Match")
        wait_for(lambda: len(match.hand()) == 13, "a match")
        assert not talia.nodes("button", match.label("_Next"))


driver.run_tests({language: lambda language=language: take_the_deal(language) for language in ("en", "pl")}, sys.argv[3:])
