# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions for the tests of the real window."""

from __future__ import annotations

OPEN_DEAL = "SS1-S4-AAAAAFQ"
"""Simple Simon: every card is in sight from the start, so it can be solved by ear alone."""

RUN_BEFORE_LAST = """\
game: SD1-S1
1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
2: #KS AS
3: QS JS TS 9S
4: 8S 7S 6S 5S
5: 4S 3S 2S AS
6:
7:
stock:
completed: S S
"""
"""The third of four runs is completed by one move; what is left then can be won."""

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

LAST_MOVE = """\
game: SD1-S1
1: #AS #2S #4S #6S #8S #TS #QS KS 4S
2: #AS #3S #5S #7S #8S #JS #QS KS
3: #AS #3S #5S #7S #9S #JS KS
4: #AS #3S #5S #7S #9S #JS KS
5: #2S #3S #6S #7S #9S #JS 5S
6: #2S #4S #6S #8S #9S #QS TS
7: #2S #4S #6S #8S #TS #QS TS
stock:
completed:
"""
"""One move is left; after it nothing leads on."""
