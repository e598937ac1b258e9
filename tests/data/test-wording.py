#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no text for players or readers has a word or form that docs/LANGUAGE.md rules out. Speaks TAP.

Usage: test-wording.py SOURCE-DIR
"""

import os
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import tap  # noqa: E402
from wording import DOCS, ENGLISH, POLISH, ROWS, RULES  # noqa: E402

source = Path(sys.argv[1]).resolve()


def unquote(text):
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text)


def read_catalog(text):
    """Yields pairs of a source text and its translation, with plural forms as pairs of their own."""
    for entry in text.split("\n\n"):
        fields = {}
        for key, value in re.findall(r'^(msg\w+(?:\[\d\])?) ((?:".*"\n?)+)', entry, re.MULTILINE):
            fields[key] = unquote("".join(re.findall(r'"(.*)"', value)))
        if fields.get("msgid"):
            said = [fields["msgid"]] + ([fields["msgid_plural"]] if "msgid_plural" in fields else [])
            yield said, [value for key, value in fields.items() if key.startswith("msgstr")]


def plain(text):
    """Removes the tags of links; their words stay."""
    return re.sub(r"</?link[^>]*>", "", text)


def prose(markdown):
    """Removes code, targets of links, and comments."""
    text = re.sub(r"```.*?```|<!--.*?-->", "", markdown, flags=re.DOTALL)
    return re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|^\[\d+\]:.*$", "", text, flags=re.MULTILINE)


def rules_texts():
    """Returns the English texts of the rules pages."""
    made = subprocess.run(["xgettext", "--output=-", "--from-code=UTF-8", "--no-wrap",
                           *sorted(str(path.relative_to(source)) for path in (source / "data/rules").glob("*.xml"))],
                          cwd=source, env={**os.environ, "GETTEXTDATADIRS": "data"}, check=True, text=True,
                          stdout=subprocess.PIPE)
    return {said[0] for said, _ in read_catalog(made.stdout)}


def collect():
    """Returns all texts, grouped by kind."""
    texts = {ENGLISH: [], POLISH: [], RULES: [], DOCS: []}
    rules = rules_texts()
    for said, polish in read_catalog((source / "po/pl.po").read_text()):
        texts[ENGLISH] += map(plain, said)
        texts[POLISH] += map(plain, polish)
        if said[0] in rules:
            texts[RULES] += map(plain, polish)
    for path in [source / "README.md", *sorted((source / "docs/rules").glob("*.md"))]:
        texts[DOCS] += [f"{path.name}: {line}" for line in prose(path.read_text()).splitlines()]
    tap.refuse([f"there is no text in {where}" for where in texts if not texts[where]])
    return texts


def judge(row, texts):
    """Yields complaints about one row: its pattern does not find its fault, finds its correction, or finds a text."""
    pattern = re.compile(row.pattern)
    if not pattern.search(row.fault):
        yield f"does not find “{row.fault}”"
    if pattern.search(row.instead):
        yield f"finds “{row.instead}”, which is right"
    for where in row.where:
        for text in texts[where]:
            rest = text if where == RULES else text.replace("\u00a0", " ")
            for right in row.but:
                rest = rest.replace(right, "")
            found = pattern.search(rest)
            if found:
                yield f"{where}: “{found[0]}” ({row.why}; say “{row.instead}”): {text}"


texts = collect()
tap.run((f"/wording/{row.fault}", lambda row=row: tap.refuse([text.replace("\n", " ") for text in judge(row, texts)][:40]))
        for row in ROWS)
