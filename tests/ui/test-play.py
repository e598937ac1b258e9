#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays in the real window: a deal from the start page to the score sheet. Speaks TAP.

Usage: test-play.py PROGRAM [TEST...]
"""
import os
import subprocess
import sys
import tempfile

import driver
from driver import Talia, Timeout, wait_for
from match import Match

PROGRAM = sys.argv[1]
STRICT = {"G_DEBUG": "fatal-warnings"}


def check_end(match):
    """Asserts that the deal is over: there is a summary and a row in the score sheet, and a key deals again."""
    talia = match.talia
    row = talia.find("list item", lambda name: name.startswith(match.say("Deal %d") % 1))
    points = sum(int(word.rstrip(",").replace("−", "-")) for word in row.name.split(":", 1)[1].split()
                 if word.rstrip(",").lstrip("−").isdigit())
    assert points in (26, 78), row.name
    match.wait_for_focus(match.summary_button())
    talia.key("Return")
    wait_for(lambda: len(match.hand()) == 13, "the next deal")
    wait_for(match.focused, "a card with the focus")


def by_keyboard(language):
    with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, language, environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        match.pass_by_keyboard()
        match.play_by_keyboard()
        check_end(match)
        assert talia.is_running()


def by_pointer():
    with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_pointer()
        match.pass_by_pointer()
        match.play_by_pointer()
        check_end(match)
        assert talia.is_running()


def closing_past_dialogs():
    """Ctrl+W closes the dialog, then the window; Ctrl+Q quits with an open dialog."""
    for keys in (["ctrl+w", "ctrl+w"], ["ctrl+q"]):
        with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
            match = Match(talia)
            match.start_by_keyboard()
            for dialog in ("ctrl+comma", "ctrl+n"):
                talia.key(dialog)
                wait_for(lambda: talia.nodes("dialog"), "the dialog")
                if len(keys) > 1:
                    talia.key(keys[0])
                    wait_for(lambda: not talia.nodes("dialog"), "the dialog to close")
                    wait_for(match.focused, "a card with the focus")
                    assert talia.is_running()
                elif dialog == "ctrl+comma":
                    talia.key("Escape")
                    wait_for(lambda: not talia.nodes("dialog"), "the dialog to close")
            talia.key(keys[-1])
            wait_for(lambda: not talia.is_running(), "the end")


def escape_leaves_the_rules_but_not_the_table():
    """However often and quickly Escape is pressed."""
    with tempfile.TemporaryDirectory() as data, \
            Talia(PROGRAM, data, "en", environment=STRICT, size=(400, 720), animations=True) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        for _ in range(3):
            talia.key("F1")
            wait_for(lambda: talia.nodes("heading", match.say("American Hearts")), "the rules")
            talia.key(*["Escape"] * 4)
            card = wait_for(match.focused, "a card with the focus")
            talia.key("Right")
            wait_for(lambda: match.focused() not in (None, card), "the next card")


def escape_puts_a_dragged_card_back():
    with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        match.pass_by_keyboard()
        card, node = next(iter(match.playable().items()))
        match.go_to(card)
        before = talia.settled(node)
        talia.hold(node, (0.25, 0.5), (0, -300))
        wait_for(lambda: talia.extents(match.hand()[card]) != before, "the card to follow")
        talia.key("Escape")
        # The card may be a little higher, because the pointer is on it or no longer is.
        wait_for(lambda: abs(talia.extents(match.hand()[card])[1] - before[1]) < 40, "the card to be back")
        talia.let_go()
        match.go_to(next(name for name in match.hand() if name != card))
        assert card in match.hand()


def leaving_with_a_card_in_hand():
    """The table is left while a card is being dragged."""
    for keys in ("alt+Left", "ctrl+q"):
        with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
            match = Match(talia)
            match.start_by_keyboard()
            card, node = list(match.hand().items())[5]
            before = talia.settled(node)
            talia.hold(node, (0.25, 0.5))
            wait_for(lambda: talia.extents(match.hand()[card]) != before, "the card to follow")
            talia.key(keys)
            if keys == "alt+Left":
                talia.find("button", match.say("_Continue Match").replace("_", ""))
            else:
                wait_for(lambda: not talia.is_running(), "the end")
            talia.let_go()


def buttons_that_lead_away():
    """A widget may go away while a mouse button beyond the fifth is pressed on it, by that button or by a key, without
    a warning."""
    for button, key in (("8", None), ("9", "alt+Left"), ("9", None)):
        with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
            match = Match(talia)
            match.start_by_keyboard()
            card, node = list(match.hand().items())[5]
            match.go_to(card)
            talia.point(node, (0.25, 0.5))
            subprocess.run(["xdotool", "mousedown", button], check=True)
            if key:
                talia.key(key)
            if button == "8" or key:
                talia.find("button", match.label("_Continue Match"))
            else:
                talia.speaker.wait_for_answer()
                assert match.focused() == card, "the focus is lost"
            subprocess.run(["xdotool", "mouseup", button], check=True)
            talia.speaker.wait_for_answer()
            talia.point()  # away from the tooltip, which would be found as another window


def hold(*keys, seconds):
    """Holds the keys one after another, as long as a person does, or longer."""
    subprocess.run(["xdotool", *(word for key in keys for word in ("keydown", key)), "sleep", str(seconds),
                    *(word for key in reversed(keys) for word in ("keyup", key))], check=True)


def dialogs_by_keys():
    """A key that is released in a dialog works again, and one that is held beyond the end of a dialog does nothing."""
    with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        for key in ("comma", "question", "n"):
            for _ in range(3):
                hold("ctrl", key, seconds=0.2)
                wait_for(lambda: talia.nodes("dialog"), f"the dialog of Ctrl+{key}")
                hold("Escape", seconds=0.2)
                wait_for(lambda: not talia.nodes("dialog"), "the dialog to close")
        before = set(match.hand())
        talia.key("ctrl+n")
        start = talia.find("button", match.label("_Start the Match"))
        wait_for(lambda: talia.has_state(start, "FOCUSED"), "the focus on the button")
        hold("Return", seconds=2)
        wait_for(lambda: len(match.hand()) == 13 and set(match.hand()) != before, "other cards")
        chosen = match.see().chosen()
        assert not chosen, f"a held key has chosen {chosen}"


def sounds_without_audio():
    with tempfile.TemporaryDirectory() as data, \
            Talia(PROGRAM, data, "en", settings={"sounds": "true"}, environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        match.pass_by_keyboard()
        match.play_by_keyboard()
        check_end(match)
        talia.log.seek(0)
        said = talia.log.read()
        assert not said, said


def undo_and_rules_by_keys():
    with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "pl", environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        cards = match.pass_by_keyboard()
        before = list(match.hand())
        card = next(iter(cards))
        match.go_to(card)
        talia.key("Return")
        wait_for(lambda: card not in match.hand(), "the card to be played")
        match.wait_for_turn()
        talia.key("ctrl+z")
        wait_for(lambda: list(match.hand()) == before, "the card to be back")
        talia.key("h")
        hint = match.say("Hint: %s").split("%s")[0]
        talia.find("label", lambda name: name.startswith(hint))

        # A card that may not be played shows the reason, with a link to the rule.
        while not (refused := [c for c in match.hand() if c not in match.wait_for_turn()]):
            n = len(match.hand())
            match.go_to(next(iter(match.wait_for_turn())))
            talia.key("Return")
            wait_for(lambda: len(match.hand()) == n - 1, "the card to be played")
        why = match.hand()[refused[0]].description
        match.go_to(refused[0])
        talia.key("Return")
        talia.find("label", why)
        talia.activate(talia.find("button", match.say("Show the Rule")))
        talia.find(None, match.say("Rules"))
        talia.key("F1")
        assert talia.is_running()


def another_match_from_the_table():
    with tempfile.TemporaryDirectory() as data, Talia(PROGRAM, data, "en", environment=STRICT) as talia:
        match = Match(talia)
        match.start_by_keyboard()
        before = list(match.hand())
        talia.key("ctrl+n")
        # The chosen match begins without a question that could discard it.
        talia.activate(talia.find("button", match.say("_Start the Match").replace("_", "")))
        wait_for(lambda: len(match.hand()) == 13 and list(match.hand()) != before, "other cards")
        after = list(match.hand())
        kept = os.listdir(os.path.join(data, "talia", "matches"))
        assert len(kept) == 1, kept
        talia.key("alt+Left")
        talia.find("button", match.say("_Continue Match").replace("_", ""))
        # The tile shows the open match and continues it.
        talia.activate(match.tile("American Hearts"))
        wait_for(lambda: list(match.hand()) == after, "the same cards")
        assert os.listdir(os.path.join(data, "talia", "matches")) == kept


def a_damaged_match_is_told_and_kept():
    with tempfile.TemporaryDirectory() as data:
        os.makedirs(os.path.join(data, "talia"))
        with open(os.path.join(data, "talia", "current.talia"), "w", encoding="utf-8") as file:
            file.write("talia-record 1\ngame hearts\noption target=dużo\n")
        with Talia(PROGRAM, data, "en", environment=STRICT) as talia:
            match = Match(talia)
            talia.activate(talia.find("button", match.say("_Continue Match").replace("_", "")))
            kept = wait_for(lambda: [name for name in os.listdir(os.path.join(data, "talia"))
                                     if name.startswith("damaged-")], "the file that is kept")
            talia.find("label", lambda name: "3" in name and kept[0] in name)
            talia.key("Escape")
            wait_for(lambda: not talia.nodes("button", match.say("_Continue Match").replace("_", "")),
                     "nothing to continue")


def from_the_desktop():
    """--continue continues the open match, --deal-of-the-day goes to its button, --score-pad offers one, a file opens its own match, and a file that is no match is refused."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as other:
        with Talia(PROGRAM, data, "en", environment=STRICT) as talia:
            match = Match(talia)
            match.start_by_keyboard()
            before = set(match.hand())
        with Talia([PROGRAM, "--continue"], data, "en", environment=STRICT) as talia:
            wait_for(lambda: set(Match(talia).hand()) == before, "the hand as it was")
        with Talia([PROGRAM, "--deal-of-the-day"], data, "en", environment=STRICT) as talia:
            wait_for(lambda: talia.focused() and talia.focused().name == "Play Today’s Deal",
                     "the button of the deal of the day")
        with Talia([PROGRAM, "--score-pad"], data, "en", environment=STRICT) as talia:
            talia.find("label", Match(talia).say("New Score Pad"))
        record = os.path.join(data, "talia", "current.talia")
        with Talia([PROGRAM, record], other, "en", environment=STRICT) as talia:
            wait_for(lambda: set(Match(talia).hand()) == before, "the hand of the file")
        letter = os.path.join(data, "letter.txt")
        with open(letter, "w") as file:
            file.write("Dear grandmother")
        with Talia([PROGRAM, letter], other, "en", environment=STRICT) as talia:
            talia.find(None, Match(talia).say("Could Not Open the File"))
            talia.key("Escape")


def files_that_are_no_match():
    """Files that are no records are refused quickly, all in one dialog, and a valid one among them is opened."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as other:
        with Talia(PROGRAM, data, "en", environment=STRICT) as talia:
            match = Match(talia)
            match.start_by_keyboard()
            before = set(match.hand())
        pipe, long, text = (os.path.join(other, name) for name in ("pipe", "long.talia", "letter.txt"))
        os.mkfifo(pipe)
        with open(long, "wb") as file:
            file.truncate(64 << 20)
        with open(text, "w") as file:
            file.write("Dear grandmother")
        bad = ["/dev/zero", pipe, long, text, other, os.path.join(other, "missing")]
        for refused in (["/dev/zero"], [pipe], [long], bad):
            with Talia([PROGRAM, *refused], other, "en", environment=STRICT) as talia:
                heading = Match(talia).say("Could Not Open the File" if len(refused) == 1 else "Could Not Open the Files")
                talia.find(None, heading)
                talia.key("Escape")
                wait_for(lambda: not talia.nodes(None, heading), "no dialog more")
        record = os.path.join(data, "talia", "current.talia")
        with Talia([PROGRAM, text, record, record], other, "en", environment=STRICT) as talia:
            talia.find(None, Match(talia).say("Could Not Open the File"))
            talia.key("Escape")
            talia.find(None, Match(talia).say("Only the first match was opened."))
            wait_for(lambda: set(Match(talia).hand()) == before, "the hand of the file")


def any_stored_size_is_usable():
    """Whatever the settings are, the window is neither too small to play in nor larger than the screen."""
    for width, height in (-5, -5), (0, 0), (1, 1), (-2147483648, 2147483647), (30000, 30000), (640, 480):
        with tempfile.TemporaryDirectory() as data, \
                Talia(PROGRAM, data, "en", environment=STRICT, size=(width, height)) as talia:
            place = {}

            def fits():
                lines = subprocess.run(["xdotool", "getwindowgeometry", "--shell", talia.window], check=True,
                                       capture_output=True, text=True).stdout.split()
                place.update(line.split("=") for line in lines)
                return 360 <= int(place["WIDTH"]) <= 1280 and 294 <= int(place["HEIGHT"]) <= 900

            try:
                wait_for(fits, "a size that fits")
            except Timeout as timeout:
                raise AssertionError(f"from {width} × {height}, the window is {place}") from timeout


def two_programs_on_one_folder():
    """A second program, on another bus, says that the match is open elsewhere, and keeps its own match beside it."""
    with tempfile.TemporaryDirectory() as data:
        with Talia(PROGRAM, data, "en", environment=STRICT) as first:
            Match(first).start_by_keyboard()
            path = os.path.join(data, "talia", "current.talia")
            with open(path, encoding="utf-8") as file:
                before = file.read()
            alone = {**STRICT, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": driver.ears_address()}
            with Talia(PROGRAM, data, "en", environment=alone) as second:
                match = Match(second)
                second.find(None, lambda name: name.startswith(match.say(
                    "Another window of Talia has a match open. What you play here is saved as a match of its own.")))
                match.start_by_keyboard()
                assert os.path.exists(os.path.join(data, "talia", "current-2.talia"))
            with open(path, encoding="utf-8") as file:
                assert file.read() == before


TESTS = {
    "keyboard-pl": lambda: by_keyboard("pl"),
    "keyboard-en": lambda: by_keyboard("en"),
    "pointer": by_pointer,
    "closing": closing_past_dialogs,
    "escape": escape_leaves_the_rules_but_not_the_table,
    "put-back": escape_puts_a_dragged_card_back,
    "held": leaving_with_a_card_in_hand,
    "buttons": buttons_that_lead_away,
    "dialog-keys": dialogs_by_keys,
    "sounds": sounds_without_audio,
    "undo": undo_and_rules_by_keys,
    "another": another_match_from_the_table,
    "damaged": a_damaged_match_is_told_and_kept,
    "desktop": from_the_desktop,
    "files": files_that_are_no_match,
    "stored-sizes": any_stored_size_is_usable,
    "two-programs": two_programs_on_one_folder,
}


if __name__ == "__main__":
    os.environ.setdefault("TALIA_LOCALEDIR", os.path.join(os.path.dirname(PROGRAM), "..", "..", "po"))
    driver.run_tests(TESTS, sys.argv[2:])
