# SPDX-License-Identifier: GPL-3.0-or-later
"""Violations of the laws (laws.py), by law, tolerated for a while. A row whose violation is gone fails the test."""

KNOWN = {}
