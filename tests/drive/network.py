# SPDX-License-Identifier: GPL-3.0-or-later
"""A network in which windows can find each other: a bus in place of the system bus, with the Avahi daemon on it."""
import os
import subprocess
import sys

import tap

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "net")


class Network:
    """The daemon is started by start()."""

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

    def check(self):
        """Skips the test if no daemon can be started."""
        done = subprocess.run(self._command("--check"), env={**os.environ, **self.environment}, text=True,
                              stdout=subprocess.PIPE)
        if done.returncode == 77:
            raise tap.Skipped(done.stdout.strip())
        assert done.returncode == 0, done

    def start(self):
        self.daemon = subprocess.Popen(self._command(), env={**os.environ, **self.environment},
                                       stderr=subprocess.DEVNULL)

    def stop(self):
        if self.daemon:
            self.daemon.kill()
            self.daemon.wait()
        self.daemon = None

    @staticmethod
    def _command(*words):
        return [sys.executable, f"{FOLDER}/avahi.py", *words]
