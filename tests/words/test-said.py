#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares every sentence that contains a number, a name or a card with the proof-read texts beside this file.

Usage: test-said.py SAY-ALL SOURCE-DIR [--write]
       test-said.py --catalogs SOURCE-DIR

After an intended change, `--write` writes the texts beside this file anew; `--catalogs`, which tools/update-po runs,
writes only what follows from the catalogs. Read the difference.
"""

import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import tap  # noqa: E402

say_all, source = Path(sys.argv[1]), Path(sys.argv[2])
HEADING = "--- of the catalogs, numbers and names made up ---\n"
NUMBERS = (0, 1, 2, 5, 22)
WORDS = ("Ola", "Jan", "Iga")


def unquote(text):
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text)


def read_catalog(language):
    """Yields the entries as dictionaries of fields. English has no catalog: there, every text is its own
    translation."""
    text = (source / "po/pl.po").read_text()
    for entry in text.split("\n\n"):
        fields = {}
        for key, value in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', entry, re.MULTILINE):
            fields[key] = unquote("".join(re.findall(r'"(.*)"', value)))
        if language == "en" and "msgid_plural" in fields:
            fields.update({"msgstr[0]": fields["msgid"], "msgstr[1]": fields["msgid_plural"]})
        elif language == "en":
            fields["msgstr"] = fields["msgid"]
        yield fields


def choose_form(language, number):
    if language == "en":
        return 0 if number == 1 else 1
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def fill(text, number):
    """Fills in a sentence: the number for each number, and words for names."""
    words = iter(WORDS)

    def value(found):
        kind = found[1]
        if kind == "%":
            return "%"
        if kind in "du":
            return str(number)
        return f"{number + 0.5:.1f}" if kind == "f" else next(words, "…")

    return re.sub(r"%(?:\d+\$)?[-+.0-9]*([dufs%])", value, text)


def sentences(language):
    """Yields the sentences of the catalog, in the order of the sources."""
    for fields in read_catalog(language):
        if "msgid_plural" in fields:
            for number in NUMBERS:
                yield fill(fields[f"msgstr[{choose_form(language, number)}]"], number)
        elif re.search(r"%(\d+\$)?[-+.0-9]*[duf]", fields.get("msgstr", "")):
            yield from (fill(fields["msgstr"], number) for number in (1, 5))  # one sentence must serve for all numbers
        elif "%s" in fields.get("msgstr", "") and fields["msgid"]:
            yield fill(fields["msgstr"], 0)


def said_by_catalog(language):
    lines = dict.fromkeys(line.replace("\n", " ") for line in sentences(language))
    return HEADING + "".join(f"{line}\n" for line in lines)


def said_by_program(language):
    said = subprocess.run([say_all], env={**os.environ, "LANGUAGE": language}, stdout=subprocess.PIPE, text=True)
    if said.returncode == 77:
        raise tap.Skipped("no locale but C is installed")
    assert said.returncode == 0, said.returncode
    assert said.stdout, "nothing was said"
    return said.stdout


def judge(language):
    golden = Path(__file__).parent / f"said-{language}.txt"
    said = said_by_program(language) + said_by_catalog(language)
    if "--write" in sys.argv:
        golden.write_text(said)
    lines = difflib.unified_diff(golden.read_text().splitlines(), said.splitlines(), n=0, lineterm="")
    changes = [line for line in lines if line[0] in "+-"][2:]
    tap.refuse(changes and [*changes[:60], "read them; if they are right: "
                            "tools/dev meson devenv -C build $PWD/tests/words/test-said.py $PWD/build/tests/words/say-all $PWD --write"])


if sys.argv[1] == "--catalogs":
    for language in ("en", "pl"):
        golden = source / "tests/words" / f"said-{language}.txt"
        golden.write_text(golden.read_text().partition(HEADING)[0] + said_by_catalog(language))
else:
    tap.run((f"/said/{language}", lambda language=language: judge(language)) for language in ("en", "pl"))
