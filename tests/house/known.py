# SPDX-License-Identifier: GPL-3.0-or-later
"""Violations of the laws (laws.py) that are tolerated for a while, by law. A row whose violation is gone fails the test."""

KNOWN = {}
