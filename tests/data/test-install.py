#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into an empty folder, and checks that every file is there, that an app store can read the metadata, and that
uninstalling removes everything. Speaks TAP.

Usage: test-install.py BUILD-DIR
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import tap  # noqa: E402

APP_ID = "io.github.taliacards.Talia"
build = Path(sys.argv[1]).resolve()
WANTED = {
    "bin/talia", "bin/talia-engine", f"share/applications/{APP_ID}.desktop", f"share/metainfo/{APP_ID}.metainfo.xml",
    f"share/dbus-1/services/{APP_ID}.service", f"share/glib-2.0/schemas/{APP_ID}.gschema.xml", f"share/mime/packages/{APP_ID}.xml",
    f"share/icons/hicolor/scalable/apps/{APP_ID}.svg", f"share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg",
    "share/locale/pl/LC_MESSAGES/talia.mo", "share/locale/en/LC_MESSAGES/talia.mo",
}


def run(*command, **environment):
    """Returns None if the command succeeds, otherwise its output."""
    result = subprocess.run([str(part) for part in command], env={**os.environ, **environment}, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    return None if result.returncode == 0 else result.stdout or f"status {result.returncode}"


def installed(prefix):
    return {str(path.relative_to(prefix)) for path in prefix.rglob("*") if path.is_file()}


def everything_is_installed(root, prefix):
    missing = WANTED - installed(prefix)
    return f"missing: {sorted(missing)}" if missing else None


def programs_run_from_there(root, prefix):
    return (run("glib-compile-schemas", prefix / "share" / "glib-2.0" / "schemas")  # left to the installing program
            or run(prefix / "bin" / "talia-engine")
            or run(prefix / "bin" / "talia", "--version", XDG_DATA_DIRS=str(prefix / "share"), GSETTINGS_SCHEMA_DIR=""))


def a_store_can_show_it(root, prefix):
    return run("appstreamcli", "compose", "--origin=talia", f"--components={APP_ID}", "--no-net",
               f"--prefix={'/' / prefix.relative_to(root)}", f"--result-root={root / 'catalog'}", root)


def mime_type_is_valid(root, prefix):
    return run("update-mime-database", "-V", prefix / "share" / "mime")


def nothing_is_left_behind(root, prefix):
    said = run("ninja", "-C", build, "uninstall", DESTDIR=str(root))
    left = installed(prefix) & WANTED
    return said or (f"left behind: {sorted(left)}" if left else None)


cases = [everything_is_installed, programs_run_from_there, a_store_can_show_it, mime_type_is_valid, nothing_is_left_behind]
with tempfile.TemporaryDirectory() as folder:
    root = Path(folder)
    refusal = run("meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", root)
    prefix = next(root.rglob("bin"), root / "usr" / "bin").parent
    tap.run((f"/install/{case.__name__.replace('_', '-')}",
             lambda case=case: tap.refuse((refusal or case(root, prefix) or "").splitlines()[:40])) for case in cases)
