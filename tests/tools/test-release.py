#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-release.py PROJECT: checks that tools/release refuses an incomplete release with a sentence, and prepares a complete one.

It runs in a small project with a git history of its own, whose catalogs and pictures are made up.
"""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "drive"))
import tap  # noqa: E402
from plant import Edit, apply  # noqa: E402

PROJECT = Path(sys.argv[1]).resolve()
METAINFO = "data/io.github.taliacards.Talia.metainfo.xml.in"
SHOWN = [path.name for path in sorted((PROJECT / "docs/screenshots").glob("*.png"))]
EPOCH = "1798761600"  # 2027-01-01

# Replacements for the programs that tools/release runs: one finds the catalogs complete, one takes pictures.
UPDATE_PO = "#!/bin/sh\nexit 0\n"
DEV = """#!/bin/sh
for name in kierki table casino rules; do
  for language in en pl; do echo "new $name" >"$2/$name-$language-1000x700-faced.png"; done
done
"""


def load():
    """Loads tools/release, which has no ending and cannot be imported."""
    loader = importlib.machinery.SourceFileLoader("release", str(PROJECT / "tools" / "release"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("release", loader))
    loader.exec_module(module)
    return module


RELEASE = load()
NOW = RELEASE.read_version()
ITEM = RELEASE.read_news()[NOW][1][-1]
HEADING = f"\n{NOW} ("

# A change of a project that is ready (None: the file is deleted), the arguments, and the message of the refusal.
REFUSALS = {
    "no version": ((), (), "Usage:"),
    "what is no version": ((), ("one",), "is not a version"),
    "an older version": ((), ("0.1.0",), "is older than"),
    "a version that NEWS does not know": ((), ("99.0",), "NEWS does not begin with 99.0"),
    "a version that the metainfo does not know": (
        (Edit("NEWS", HEADING, f"\n99.0 (2027-01-01)\n\nMuch:\n* More\n{HEADING}"),), ("99.0",),
        "The metainfo does not begin with a release 99.0"),
    "a version of which NEWS says nothing": (
        (Edit("NEWS", HEADING, f"\n99.0 (2027-01-01)\n{HEADING}"),), ("99.0",), "NEWS has nothing to say of 99.0"),
    "news that the metainfo has not": (
        (Edit("NEWS", ITEM, f"{ITEM}\n* A tenth game"),), (NOW,), "only one of them says “A tenth game”"),
    "news that only the metainfo has": (
        (Edit("NEWS", f"* {ITEM}\n", ""),), (NOW,), "only one of them says “" + ITEM),
    "another date for an older version": (
        (Edit("NEWS", "0.1.0 (2026-11-22)", "0.1.0 (2026-11-21)"),), (NOW,), "NEWS dates 0.1.0 to 2026-11-21"),
    "an older version that is left out": (
        (Edit(METAINFO, '<release version="0.1.0"', '<release version="0.0.9"'),), (NOW,), "knows of 0.1.0"),
    "a hole in a catalog": (
        (Edit("tools/update-po", "exit 0", "echo 'pl: 1 not translated'; exit 1"),), (NOW,), "pl: 1 not translated"),
    "a picture that is not there": (
        (Edit("docs/screenshots/rules-pl.png", None, None),), (NOW,), "shows rules-pl.png, which is not"),
    "a picture that nobody shows": (
        (Edit("docs/screenshots/rules-de.png", "", "new"),), (NOW,), "has rules-de.png, which the metainfo does not show"),
    "a picture that nobody knows how to take": (
        (Edit("docs/screenshots/cellar-en.png", "", "new"),), (NOW,), "Nothing says how cellar-en.png is taken"),
    "a picture that was not taken": (
        (Edit("tools/dev", "for language in en pl", "for language in en"),), (NOW,), "took no casino-pl-1000x700-faced.png"),
    "pictures that cannot be taken": (
        (Edit("tools/dev", "#!/bin/sh\n", "#!/bin/sh\necho no display; exit 1\n"),), (NOW,), "no display"),
}


class Scratch:
    """Creates a project that is ready to be released, with a git history."""

    def __init__(self, folder):
        self.top = Path(folder)
        for path in ("NEWS", "meson.build", METAINFO, "tools/release"):
            (self.top / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / path, self.top / path)
        (self.top / "docs/screenshots").mkdir(parents=True)
        for path in ["docs/screenshot.png", *(f"docs/screenshots/{name}" for name in SHOWN)]:
            (self.top / path).write_text("old")
        for path, text in (("tools/update-po", UPDATE_PO), ("tools/dev", DEV)):
            (self.top / path).write_text(text)
            (self.top / path).chmod(0o755)
        self.git("init", "--quiet")
        self.commit()

    def git(self, *words):
        return subprocess.run(["git", "-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", *words], cwd=self.top,
                              check=True, stdout=subprocess.PIPE, text=True).stdout

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Planted")

    def change(self, edit):
        path = self.top / edit.path
        if edit.new is None:
            path.unlink()
        else:
            path.write_text(apply(path.read_text() if path.exists() else "", edit))

    def release(self, *words):
        done = subprocess.run([sys.executable, "tools/release", *words], cwd=self.top, check=False, text=True,
                              env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH}, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        return done.returncode, done.stdout


def scratch(case):
    """Runs the case in such a project."""
    def run(*words):
        with tempfile.TemporaryDirectory() as folder:
            case(Scratch(folder), *words)
    return run


@scratch
def refuses(project, edits, words, said):
    for edit in edits:
        project.change(edit)
    project.commit()
    status, text = project.release(*words)
    assert status != 0, f"it was prepared: {text}"
    assert said in text and "Traceback" not in text, text
    changed = project.git("status", "--porcelain")
    assert not changed or "git restore" in text, f"it was refused and changed: {changed}"


@scratch
def refuses_what_no_commit_has(project):
    (project.top / "NEWS").write_text((project.top / "NEWS").read_text() + "\n")
    status, text = project.release(NOW)
    assert status != 0 and "changes that no commit has" in text, text


@scratch
def refuses_a_tag_that_is_there(project):
    project.git("tag", f"v{NOW}")
    status, text = project.release(NOW)
    assert status != 0 and f"The tag v{NOW} exists already" in text, text


@scratch
def prepares(project):
    project.change(Edit("meson.build", f"version: '{NOW}'", "version: '0.0.9'"))
    project.commit()
    status, text = project.release(NOW)
    assert status == 0, text
    assert f"git tag --annotate v{NOW}" in text, text
    assert not project.git("tag") and project.git("rev-list", "--count", "HEAD").strip() == "2", "it did more than name the tag"
    assert f"version: '{NOW}'" in (project.top / "meson.build").read_text()
    assert f"{NOW} (2027-01-01)" in (project.top / "NEWS").read_text()
    assert f'<release version="{NOW}" date="2027-01-01">' in (project.top / METAINFO).read_text()
    for name in SHOWN:
        assert (project.top / "docs/screenshots" / name).read_text().startswith("new "), name
    assert (project.top / "docs/screenshot.png").read_text() == "new table\n"


@scratch
def checks_alone(project):
    status, text = project.release("--check", NOW)
    assert status == 0 and f"{NOW} can be released" in text, text
    assert not project.git("status", "--porcelain")


def tree_is_ready():
    """The next release's version is in NEWS and in the metainfo, whatever is not yet committed or translated."""
    tap.refuse([text for check in (RELEASE.check_version, RELEASE.check_news, RELEASE.check_metainfo, RELEASE.check_pictures)
                for text in check(NOW)])


def cases():
    yield "the tree", tree_is_ready
    yield "prepares", prepares
    yield "checks alone", checks_alone
    yield "refuses what no commit has", refuses_what_no_commit_has
    yield "refuses a tag that is there", refuses_a_tag_that_is_there
    for name, row in REFUSALS.items():
        yield f"refuses {name}", lambda row=row: refuses(*row)


tap.run(cases())
