#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill-dev.py PROJECT root|user [TIMES] [SEED]: kills tools/dev at random moments while it makes its Debian root.

To be run by hand and as root: each root is really made. The machine is not changed: the script works in a mount
namespace with its own /dev/shm, its own users, and a cache that is removed at the end.
TALIA_WHOLE=1 makes the root for development, which takes minutes, instead of the smallest one.
"""

import fcntl
import glob
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROJECT, WHO, TIMES, SEED = sys.argv[1], sys.argv[2], int((sys.argv[3:] or [20])[0]), int((sys.argv[4:] or [1])[0])
UID = {"root": 0, "user": 61234}[WHO]   # a user without any other processes
PATIENCE = 2  # seconds within which a killed run must be gone, and a waiting one must have noticed
SMALLEST = """
window_packages=() build_packages=() look_packages=() develop_packages=(locales fontconfig-config)
other_window_packages=([oldest]='') other_develop_packages=([oldest]='')
"""


sys.path.insert(0, os.path.join(PROJECT, "tests", "drive"))
import tap  # noqa: E402


def say(text):
    print(text, flush=True)


def own_name_space():
    if os.environ.get("TALIA_KILL_DEV") != "inside":
        os.environ["TALIA_KILL_DEV"] = "inside"
        os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", sys.executable, *sys.argv])
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/dev/shm"], check=True)


def add_user(folder):
    """A user who may map others into a name space, in files that only this script sees."""
    home = os.path.join(folder, "home")
    if UID == 0:
        return
    lines = {"passwd": f"talia-test:x:{UID}:{UID}::{home}:/bin/bash\n", "group": f"talia-test:x:{UID}:\n",
             "subuid": "talia-test:700000:65536\n", "subgid": "talia-test:700000:65536\n"}
    for name, line in lines.items():
        own, real = os.path.join(folder, name), os.path.join("/etc", name)
        shutil.copyfile(real, own)
        with open(own, "a", encoding="utf-8") as file:
            file.write(line)
        subprocess.run(["mount", "--bind", own, real], check=True)


def copy_project(folder):
    project = os.path.join(folder, "project")
    os.makedirs(os.path.join(project, "tools"))
    for name in ("dev", "root.sh", "platforms.sh"):
        shutil.copy(os.path.join(PROJECT, "tools", name), os.path.join(project, "tools", name))
    if not os.environ.get("TALIA_WHOLE"):
        with open(os.path.join(project, "tools", "platforms.sh"), "a", encoding="utf-8") as file:
            file.write(SMALLEST)
    return project


def mounts():
    with open("/proc/self/mounts", encoding="utf-8") as file:
        return file.read()


class Maker:
    """A user who makes roots, root or another, with a home and a cache."""

    def __init__(self, folder, project, uid):
        self.uid, self.home = uid, os.path.join(folder, f"home-{uid}")
        self.cache, self.dev = os.path.join(self.home, "cache"), os.path.join(project, "tools", "dev")
        self.mark = f"TALIA_MARK={self.home}"
        for path in (self.home, self.cache, os.path.join(self.home, "tmp")):
            os.makedirs(path)
            os.chown(path, uid, uid)

    def start(self):
        own = [] if self.uid == 0 else ["setpriv", f"--reuid={self.uid}", f"--regid={self.uid}", "--clear-groups"]
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "XDG_CACHE_HOME": self.cache, "LANG": "C.UTF-8",
                       "TMPDIR": os.path.join(self.home, "tmp"), "TALIA_DEV": "root", "TALIA_MARK": self.home}
        log = open(os.path.join(self.home, "log"), "w+b")
        process = subprocess.Popen([*own, self.dev, "true"], env=environment, cwd="/", stdin=subprocess.DEVNULL,
                                   stdout=log, stderr=log)
        process.log = log
        return process

    def said(self, process, words, patience=PATIENCE):
        """Returns the seconds until the process printed the words; None if it did not in time."""
        start = time.monotonic()
        while time.monotonic() < start + patience:
            process.log.seek(0)
            if words in process.log.read().decode(errors="replace"):
                return time.monotonic() - start
            time.sleep(0.01)
        return None

    def locked(self):
        for path in glob.glob(os.path.join(self.cache, "talia", "*.lock")):
            with open(path, "rb") as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
                except BlockingIOError:
                    return True
        return False

    def left(self):
        """Returns the processes that are still running; some in a root may have lost the mark, so the cache identifies
        them too."""
        found = []
        for path in glob.glob("/proc/[0-9]*"):
            try:
                with open(path + "/environ", "rb") as file:
                    text = file.read()
                with open(path + "/cmdline", "rb") as file:
                    command = file.read().replace(b"\0", b" ").decode(errors="replace")
                with open(path + "/stat", encoding="utf-8", errors="replace") as file:
                    zombie = file.read().rpartition(")")[2].split()[0] == "Z"
            except OSError:
                continue
            root = os.readlink(path + "/root") if os.path.exists(path + "/root") else ""
            if not zombie and (self.mark.encode() in text or self.cache in command or root.startswith(self.home)):
                found.append(f"{os.path.basename(path)} {command[:100]}")
        return found

    def wait_until_gone(self):
        """Returns the seconds until the lock was free, and until every process had gone (None: not within PATIENCE)."""
        start, free, gone = time.monotonic(), None, None
        while time.monotonic() < start + PATIENCE and (free is None or gone is None):
            if free is None and not self.locked():
                free = time.monotonic() - start
            if gone is None and not self.left():
                gone = time.monotonic() - start
            time.sleep(0.01)
        return free, gone

    def finish(self, process):
        status = process.wait()
        process.log.seek(0)
        text = process.log.read().decode(errors="replace")
        assert status == 0, f"{status}: {text}"

    def leftovers(self):
        return [*glob.glob(os.path.join(self.cache, "talia", "*.new*")), *os.listdir(os.path.join(self.home, "tmp"))]

    def forget(self):
        for path in glob.glob(os.path.join(self.cache, "talia", "*-????????????")):
            subprocess.run(["rm", "-rf", "--one-file-system", path], check=True)


def check_harmless(maker, before, moment):
    free, gone = maker.wait_until_gone()
    # Processes that outlive the kill are only reported: they are no fault if the next run copes with them.
    say(f"# killed after {moment:5.1f} s: lock free after {free if free is None else round(free, 2)} s, "
        f"all gone after {gone if gone is None else round(gone, 2)} s")
    if gone is None:
        say("".join(f"#   still there: {line}\n" for line in maker.left()).rstrip())
    assert free is not None, "the lock is still held"
    assert mounts() == before, "a mount is left"
    with open("/dev/shm/canary", encoding="utf-8") as file:
        assert file.read() == "whole", "the canary is gone"
    return gone is None


def kill(process):
    """Kills the process; returns whether it was still running."""
    process.kill()
    return process.wait() == -signal.SIGKILL


def test_kills(maker, dice):
    before = mounts()
    outlived, slowest = 0, 0.0
    for i in range(TIMES):
        maker.forget()
        late = i % 10 == 9   # most are killed early, because a root takes a while to make
        first, moment = maker.start(), dice.uniform(0, 60 if late else 20)
        time.sleep(moment)
        waits = first.poll() is None and maker.locked()
        second = maker.start() if waits else None
        if waits:
            told = maker.said(second, "waiting for it")
            assert told is not None, "whoever waits does not say so"
            slowest = max(slowest, told)
        if not kill(first):
            say(f"# {i + 1}: it was made before it could be killed")
        elif waits:   # the waiting run continues after it has removed what was left
            took_over = maker.said(second, "making a root of Debian 13 in", 60)
            assert took_over is not None, "whoever waited does not go on"
            assert mounts() == before
            if i % 3 or not late:
                kill(second)
                outlived += check_harmless(maker, before, moment)
                second = None
        else:
            outlived += check_harmless(maker, before, moment)
        if not second and not late:   # the next run to be killed finds the leftovers
            continue
        maker.finish(second or maker.start())
        assert mounts() == before, "a mount is left"
        assert not maker.leftovers(), f"left behind: {maker.leftovers()}"
        say(f"# {i + 1}: the next run made the root and left nothing else behind")
    say(f"# {TIMES} kills: {outlived} times something outlived them by {PATIENCE} s; told to wait after "
        f"{slowest:.2f} s at most")


def main():
    own_name_space()
    folder = tempfile.mkdtemp(prefix="talia-kill-", dir="/var/tmp")
    os.chmod(folder, 0o755)
    with open("/dev/shm/canary", "w", encoding="utf-8") as file:
        file.write("whole")
    add_user(folder)
    project, cases = copy_project(folder), tap.Tap()
    cases.run(f"a killed making harms nothing, as {WHO}", test_kills, Maker(folder, project, UID), random.Random(SEED))
    subprocess.run(["rm", "-rf", "--one-file-system", folder], check=False)
    sys.exit(cases.end())


main()
