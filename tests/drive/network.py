# SPDX-License-Identifier: GPL-3.0-or-later
"""A network for windows to find each other in: a bus in place of the system's, and Avahi's daemon on it."""
import os
import subprocess
import sys

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "net")


class Network:
    """The daemon is not there before start()."""

    def __enter__(self):
        self.daemon = None
        self.bus = subprocess.Popen(["dbus-daemon", "--nofork", "--print-address",
                                     f"--config-file={FOLDER}/avahi-bus.conf"],
                                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.environment = {"DBUS_SYSTEM_BUS_ADDRESS": self.bus.stdout.readline().strip()}
        return self

    def __exit__(self, kind, error, trace):
        self.stop()
        self.bus.kill()
        self.bus.wait()
        self.bus.stdout.close()

    def can_start(self):
        return self._run("--check").wait() == 0

    def start(self):
        self.daemon = self._run()

    def stop(self):
        if self.daemon:
            self.daemon.kill()
            self.daemon.wait()
        self.daemon = None

    def _run(self, *words):
        return subprocess.Popen([sys.executable, f"{FOLDER}/avahi.py", *words],
                                env={**os.environ, **self.environment}, stderr=subprocess.DEVNULL)
