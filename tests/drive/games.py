# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of games that tests play in the real window, and a function that runs such a test for several games at a time."""
import collections
import concurrent.futures
import os
import subprocess
import sys

import driver
import tap

# A game, its name on the start page, the language, the options for the players, the options of the shortest match, and
# the deals already played in a match that is continued.
Row = collections.namedtuple("Row", "id name language seats short deals")

ROWS = {
    "hearts": Row("hearts", "American Hearts", "en", "", "target=50", 2),
    "spades": Row("spades", "Spades", "pl", "", "target=50 loss=-50", 1),
    "kierki-3": Row("kierki", "Kierki", "pl", "players=3", "", 1),
    "kierki-4": Row("kierki", "Kierki", "en", "players=4", "robber=true", 6),
    "kierki-5": Row("kierki", "Kierki", "pl", "players=5", "", 1),
    "kierki-6": Row("kierki", "Kierki", "en", "players=6", "", 1),
    "kierki-7": Row("kierki", "Kierki", "pl", "players=7", "", 6),
    "loteryjka": Row("loteryjka", "Loteryjka", "pl", "", "lottery-deals=1 lottery-may-pass=true", 1),
    "punktowe": Row("punktowe", "Kierki punktowe", "en", "", "end-deals=2", 1),
    "czarna-dama": Row("czarna-dama", "Czarna Dama", "pl", "", "end-deals=2", 1),
    "greckie": Row("greckie", "Kierki greckie", "en", "", "end-deals=2", 1),
    "casino-2": Row("casino", "Casino", "pl", "players=2", "target=1", 1),
    "casino-3": Row("casino", "Casino", "en", "players=3", "target=1", 1),
    "casino-4": Row("casino", "Casino", "pl", "players=4", "target=1", 1),
    "casino-pairs": Row("casino", "Casino", "en", "players=4 partners=true", "target=1", 1),
    "royal": Row("royal", "Royal Casino", "en", "players=3", "target=1", 1),
}
# A test mostly waits for its players, so several run at the same time.
AT_ONCE = int(os.environ.get("TALIA_TEST_AT_ONCE", "3"))


def play_alone(key):
    """Runs this script for one game on a display of its own; returns its output."""
    done = subprocess.run([sys.executable, *sys.argv[:4]], env=dict(os.environ, TALIA_TEST_GAME=key), text=True,
                          capture_output=True)
    tap.refuse(done.returncode and (done.stderr or f"status {done.returncode}"))
    assert done.stdout, "nothing was said of the test"
    return done.stdout


def run(test):
    """Runs `test (row)`, which returns a comment, for the games that the command line names after three arguments."""
    if alone := os.environ.get("TALIA_TEST_GAME"):
        driver.session()
        print(test(ROWS[alone]), flush=True)
        return
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        played = [(key, pool.submit(play_alone, key)) for key in sys.argv[4:] or ROWS]
        tap.run((key, player.result) for key, player in played)
