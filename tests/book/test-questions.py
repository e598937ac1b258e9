#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the rules pages answer a list of questions, which was written without looking at them. Speaks TAP.

Usage: test-questions.py SOURCE-DIR
"""

import functools
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import tap  # noqa: E402

source = Path(sys.argv[1]).resolve()


def read_polish():
    """Returns the translations in pl.po by their English texts."""
    catalog = {}
    for entry in (source / "po/pl.po").read_text().split("\n\n"):
        fields = {key: "".join(re.findall(r'"(.*)"', value)).replace('\\"', '"')
                  for key, value in re.findall(r'^(msg\w+) ((?:".*"\n?)+)', entry, re.MULTILINE)}
        if "msgctxt" not in fields and "msgstr" in fields:
            catalog[fields["msgid"]] = fields["msgstr"]
    return catalog


@functools.cache
def read_page(page):
    return ElementTree.parse(source / "data/rules" / f"{page}.xml").getroot()


def sections(page):
    """Yields the sections of a page, with those that it includes from other pages."""
    for node in read_page(page):
        if node.tag == "include":
            other, _, name = node.get("from").partition("#")
            yield from (section for section in read_page(other) if section.get("id") == name)
        else:
            yield node


def text(node):
    """Returns a text as it is in the catalogs."""
    inner = (node.text or "") + "".join(ElementTree.tostring(child, encoding="unicode") for child in node)
    return " ".join(inner.split())


def say(page, translate):
    """Returns all texts that the reader finds on the page, with a table row as one line."""
    lines = []
    for section in sections(page):
        for node in section.iter():
            if node.tag in ("head", "row"):
                cells = [cell for cell in node if cell.text and cell.text.strip()]
                lines.append(" · ".join(translate(text(cell)) if cell.tag == "cell" else text(cell) for cell in cells))
            elif node.tag not in ("cards", "cell", "label", "value", "link") and node.text and node.text.strip():
                lines.append(translate(text(node)))
    return re.sub(r"</?link[^>]*>", "", "\n".join(lines)).replace("\u00a0", " ")


def questions():
    page = None
    for line in (source / "tests/book/questions.txt").read_text().splitlines():
        if "|" in line:
            yield page, *(part.strip() for part in line.split("|"))
        elif line and not line.startswith("#"):
            page = line


def look_for(answer, page, translate):
    tap.refuse("" if answer and answer in say(page, translate) else f"the page does not say: {answer}")


polish = read_polish()
tap.run((f"/questions/{page}/{language}/{question.strip('?')}",
         lambda answer=answer, page=page, translate=translate: look_for(answer, page, translate))
        for page, question, *answers in questions()
        for answer, language, translate in zip(answers, ("en", "pl"), (str, lambda msgid: polish.get(msgid, msgid)),
                                               strict=True))
