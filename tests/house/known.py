# SPDX-License-Identifier: GPL-3.0-or-later
"""The known violations of laws, by law. A row without a violation fails the test, so that the list can only shrink."""

KNOWN = {}
