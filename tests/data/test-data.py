#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the files that are not code: desktop files, catalogs, formatting, licence lines. Speaks TAP.

Usage: test-data.py SOURCE-DIR BUILD-DIR [CASE...]
"""

import ast
import contextlib
import gettext
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import tap  # noqa: E402

APP_ID = "io.github.taliacards.Talia"
source, build = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()


def run(*command, cwd=source):
    """Returns None if the command succeeds, otherwise its output."""
    result = subprocess.run([str(part) for part in command], cwd=cwd, text=True, errors="replace",
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return None if result.returncode == 0 else result.stdout or f"status {result.returncode}"


def files(*patterns):
    """Returns the matching files outside build folders; a pattern without a match is outdated, and an error."""
    found = []
    for pattern in patterns:
        before = len(found)
        for top in ("src", "tests", "data", "tools", "po"):
            found += sorted(path for path in (source / top).rglob(pattern) if path.is_file())
        assert len(found) > before, f"there are no files {pattern}"
    return found


def desktop_file_is_valid():
    return run("desktop-file-validate", build / "data" / f"{APP_ID}.desktop")


def desktop_file_speaks_polish():
    text = (build / "data" / f"{APP_ID}.desktop").read_text()
    missing = [key for key in ("GenericName", "Comment", "Keywords") if f"{key}[pl]=" not in text]
    return f"not translated: {missing}" if missing else None


def desktop_actions_are_options():
    """Each action of the desktop's menu is an option of the program, an action that it offers to others, and in its man page."""
    text = (source / "data" / f"{APP_ID}.desktop.in").read_text()
    program = (source / "src/ui/app/talia-application.c").read_text()
    manual = (source / "data/man/talia.6").read_text()
    listed = re.search("^Actions=(.*);$", text, re.M)[1].split(";")
    groups = dict(re.findall(r"^\[Desktop Action (.*)\]\nName=.*\nExec=(.*)$", text, re.M))
    wrong = [] if sorted(listed) == sorted(groups) else [f"listed: {listed}, described: {sorted(groups)}"]
    for name, command in groups.items():
        if (command != f"talia --{name}" or f'{{ "{name}", 0, 0,' not in program or f'.name = "{name}"' not in program
                or f".It Fl -{name}\n" not in manual):
            wrong.append(f"{name}: {command}")
    return "\n".join(wrong)


def a_build_in_development_can_be_beside_a_released_one():
    """Everything that Talia Devel installs for the desktop has an id of its own, and is as valid as that of a release."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy2(source / "data" / f"{APP_ID}.gschema.xml", folder)
        refusals = []
        for name in ("desktop.in", "metainfo.xml.in", "gschema.xml"):
            text = subprocess.run([source / "data" / "set-id", f"{APP_ID}.Devel", "Talia Devel", source / "data" / f"{APP_ID}.{name}"],
                                  check=True, capture_output=True, text=True).stdout
            (Path(folder) / f"{APP_ID}.Devel.{name.removesuffix('.in')}").write_text(text)
            refusals += [f"{name}: {line}" for line in text.splitlines()
                         if re.search(r"\bio([./])github\1taliacards\1Talia(?!\1Devel)\b", line)]
            if name != "gschema.xml" and not re.search(r"^Name=Talia Devel$|<name>Talia Devel</name>", text, re.M):
                refusals.append(f"{name} has the name of a released one")
        refusals += [run("desktop-file-validate", f"{APP_ID}.Devel.desktop", cwd=folder),
                     run("appstreamcli", "validate", "--strict", "--no-net", f"{APP_ID}.Devel.metainfo.xml", cwd=folder),
                     run("glib-compile-schemas", "--strict", "--dry-run", ".", cwd=folder)]
    icons = source / "data/icons/hicolor/scalable/apps"
    if not (icons / f"{APP_ID}.Devel.svg").exists():
        refusals.append("there is no icon")
    return "\n".join(filter(None, refusals))


def metainfo_is_valid():
    return run("appstreamcli", "validate", "--strict", "--no-net", "--explain", build / "data" / f"{APP_ID}.metainfo.xml")


def metainfo_speaks_polish():
    text = (build / "data" / f"{APP_ID}.metainfo.xml").read_text()
    return None if '<summary xml:lang="pl">' in text and '<p xml:lang="pl">' in text else "no Polish text"


def releases():
    """Returns the versions in the metainfo, newest first."""
    metainfo = ElementTree.parse(build / "data" / f"{APP_ID}.metainfo.xml")
    found = sorted(metainfo.iterfind("releases/release"), key=lambda release: release.get("date"), reverse=True)
    return metainfo, [release.get("version") for release in found]


def newest_release_is_this_version():
    version = json.loads((build / "meson-info" / "intro-projectinfo.json").read_text())["version"]
    newest = releases()[1][0]
    return None if newest == version else f"the newest release is {newest}, this version {version}"


def screenshots_are_there():
    """Links lead to the branch: the tag of a release does not exist yet when its metainfo is written."""
    folder = "https://raw.githubusercontent.com/taliacards/Talia/main/"
    links = [image.text for image in releases()[0].iterfind("screenshots/screenshot/image")]
    wrong = [link for link in links if not (link.startswith(folder) and (source / link.removeprefix(folder)).is_file())]
    return "\n".join(wrong) if links else "there are no screenshots"


def schema_is_strict():
    return run("glib-compile-schemas", "--strict", "--dry-run", source / "data")


def catalogs_are_complete():
    """Every file with texts is listed, every text is in all catalogs, and translated in those that must be complete in
    a release."""
    return run(source / "tools" / "update-po", "--check")


def catalogs_are_listed():
    """Every catalog in po/ is listed and built, and so is English, which has no file there."""
    listed = (source / "po" / "LINGUAS").read_text().split()
    there = sorted(path.stem for path in (source / "po").glob("*.po"))
    missing = [lang for lang in ["en", *listed] if not (build / "po" / lang / "LC_MESSAGES" / "talia.mo").exists()]
    return f"not built: {missing}" if missing else None if listed == there else f"listed: {listed}; in po/: {there}"


def english_catalog_says_what_the_sources_say():
    """The English catalog has all texts of the others, so that gettext does not look one up in the next language of
    LANGUAGE."""
    with (build / "po" / "en" / "LC_MESSAGES" / "talia.mo").open("rb") as english:
        said = gettext.GNUTranslations(english)._catalog
    with (build / "po" / "pl" / "LC_MESSAGES" / "talia.mo").open("rb") as polish:
        wanted = gettext.GNUTranslations(polish)._catalog
    missing = {key[0] if isinstance(key, tuple) else key for key in wanted} - {
        key[0] if isinstance(key, tuple) else key for key in said}
    other = [key for key, text in said.items() if isinstance(key, str) and key and text != key.rpartition("\x04")[2]]
    return f"not in it: {sorted(missing)[:5]}" if missing else f"said otherwise: {other[:5]}" if other else None


@contextlib.contextmanager
def copy_of_what_is_translated():
    with tempfile.TemporaryDirectory() as folder:
        for name in ("po", "data", "src", "tools"):
            shutil.copytree(source / name, Path(folder) / name, ignore=shutil.ignore_patterns("*.svg"))
        yield Path(folder)


def holes_of_a_new_language_are_told_and_stop_nothing():
    """A catalog that was just begun gets all texts, and neither the build nor the check above fails because of it."""
    with copy_of_what_is_translated() as copy:
        (copy / "po/LINGUAS").write_text("de\n" + (copy / "po/LINGUAS").read_text())
        (copy / "po/de.po").write_text((copy / "po/pl.po").read_text().split("\n\n")[0].replace("Language: pl", "Language: de"))
        said = run(copy / "tools" / "update-po", cwd=copy) or run(copy / "tools" / "update-po", "--check", cwd=copy)
        return said or ("no texts were added" if "All files" not in (copy / "po/de.po").read_text() else None)


def stale_catalogs_are_noticed():
    """The check above fails if a text is not in pl.po."""
    with copy_of_what_is_translated() as copy:
        page = copy / "data" / "rules" / "hearts.xml"
        page.write_text(page.read_text().replace("<p>", "<p>Something new. ", 1))
        said = run(copy / "tools" / "update-po", "--check", cwd=copy) or ""
        return None if "Something new" in said else f"a new text went unnoticed: {said}"


def tests_quote_the_catalog():
    """The English texts that tests look for are still those of the program."""
    known = gettext.translation("talia", build / "po", ["en"])
    missing = []

    class Missing(gettext.NullTranslations):
        def gettext(self, message):
            missing.append(message)
            return message

    known.add_fallback(Missing())
    quoted = [(path, node.args[0].value) for path in files("*.py") if path.is_relative_to(source / "tests" / "ui")
              for node in ast.walk(ast.parse(path.read_text()))
              if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("say", "press")
              and node.args and isinstance(node.args[0], ast.Constant)]
    for path, text in quoted:
        known.gettext(text)
    return f"not said any more: {missing}" if missing else None if quoted else "nothing is quoted"


def c_is_formatted():
    return run("clang-format", "--dry-run", "-Werror", *files("*.c", "*.h"))


def blueprints_are_formatted():
    # Versions of the formatter break longer lines differently.
    long = [f"{path.relative_to(source)}:{number}: more than 120 columns" for path in files("*.blp")
            for number, line in enumerate(path.read_text().splitlines(), 1) if len(line) > 120]
    return run("blueprint-compiler", "format", *files("*.blp")) or "\n".join(long) or None


def sources_say_their_licence():
    patterns = ("*.c", "*.h", "*.blp", "*.css", "*.svg", "*.xml", "*.its", "*.py", "*.po", "*.xml.in", "*.desktop.in")
    missing = [str(path.relative_to(source)) for path in files(*patterns)
               if "SPDX-License-Identifier:" not in "".join(path.read_text().splitlines(True)[:4])]
    return "\n".join(missing) or None


def icons_are_square():
    wrong = []
    for path in files("*.svg"):
        text = path.read_text()
        view = text.split('viewBox="')[1].split('"')[0].split()
        if view[2] != view[3]:
            wrong.append(path.name)
    return f"not square: {wrong}" if wrong else None


def nothing_is_transformed_by_degrees():
    """GTK allocates a widget anew when an animation transforms it, and does not draw it until then, so that it
    disappears."""
    wrong = [f"{path.name}: @keyframes {part.split('{')[0].strip()}" for path in files("*.css")
             for part in path.read_text().split("@keyframes")[1:] if "transform:" in part.split("\n}")[0]]
    return "\n".join(wrong) or None


cases = {name.replace("_", "-"): case for name, case in list(globals().items())
         if callable(case) and getattr(case, "__module__", "") == "__main__" and case not in (run, files, releases, copy_of_what_is_translated)}
tap.run((f"/data/{name}", lambda case=cases[name]: tap.refuse((case() or "").splitlines()[:60]))
        for name in sys.argv[3:] or cases)
