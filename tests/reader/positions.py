# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions for the tests of the real window."""

from __future__ import annotations

OPEN_DEAL = "SS1-S4-AAAAAFQ"
"""Simple Simon: every card is in sight from the start, so it can be solved by ear alone."""

LATE = """\
game: SD1-S1
1: KS QS JS TS
2: 9S 8S 7S
3: 6S 5S 4S 3S
4: 2S AS
5:
6:
7:
stock:
completed: S S S
"""
