# SPDX-License-Identifier: GPL-3.0-or-later
"""How hard a deal is, in three grades, by the length of the solver's winning line.

Standard library and engine only; no clock and no chance, so that a deal has the same grade everywhere.

Why that length: it was compared with what the automatic player makes of the same deals, which sees no hidden card and
takes nothing back (docs/WINNABILITY.md has the figures). It wins deals with short lines clearly more often. How many
nodes the solver needs, which seems the natural measure, says nothing at all about it.

The cut points divide the deals that the solver wins within `NODES` into thirds, game by game, measured by
``python -m tests.advice.make_difficulty``. A deal that is not won within them has no grade: it may be lost.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from itertools import islice

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.advice.winnable import NODES, Winnable, winnable_deals
from spiderqt.engine.position import Position
from spiderqt.engine.variants import Variant


class Difficulty(enum.Enum):
    """A third of a game's deals each; the value is the name in files and on the command line."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


CUTS: dict[str, tuple[int, int]] = {
    "SP1-S1": (95, 100),  # 60 won of 60
    "SP1-S2": (114, 122),  # 59 won of 60
    "SP1-S3": (137, 152),  # 51 won of 60
    "SP1-S4": (159, 182),  # 64 won of 160
    "SR1-S1": (95, 98),  # 60 won of 60
    "SR1-S2": (114, 121),  # 60 won of 60
    "SR1-S3": (132, 147),  # 52 won of 60
    "SR1-S4": (153, 179),  # 21 won of 60
    "SD1-S1": (51, 52),  # 60 won of 60
    "SD1-S2": (61, 66),  # 56 won of 60
    "SD1-S3": (72, 81),  # 51 won of 60
    "SD1-S4": (82, 93),  # 38 won of 60
    "DR1-S1": (50, 52),  # 60 won of 60
    "DR1-S2": (60, 65),  # 54 won of 60
    "DR1-S3": (69, 76),  # 51 won of 60
    "DR1-S4": (78, 86),  # 41 won of 60
    "SS1-S4": (66, 73),  # 57 won of 60
    "SM1-S4": (65, 71),  # 57 won of 60
    "SC1-S4": (51, 52),  # 55 won of 500
    "SX1-S4": (50, 51),  # 56 won of 500
}
"""By game: the longest line of the easy third, and of the medium one."""


def difficulty_of(game: Variant, actions: int) -> Difficulty:
    """The grade of a deal whose winning line, as `solve` finds it within `NODES`, has so many actions."""
    easy, medium = CUTS[str(game)]
    if actions <= easy:
        return Difficulty.EASY
    return Difficulty.MEDIUM if actions <= medium else Difficulty.HARD


def difficulty(position: Position, *, cancelled: Callable[[], bool] | None = None) -> Difficulty | None:
    """The grade of a deal, all cards at their start and known; None where the solver does not win it within `NODES`.

    Takes some tenths of a second compiled, and a few seconds pure.
    """
    found = solve(position, nodes=NODES, cancelled=cancelled)
    if found.verdict is not Verdict.WON:
        return None
    return difficulty_of(position.variant, len(found.actions))


def deal_of_difficulty(
    game: Variant,
    wanted: Difficulty,
    number: int | None = None,
    *,
    cancelled: Callable[[], bool] | None = None,
) -> Winnable | None:
    """A winnable deal of that grade, as `winnable.winnable_deal` finds one. None only when `cancelled()` said so."""
    found = winnable_deals(game, number, cancelled=cancelled)
    fitting = (deal for deal in found if difficulty_of(game, len(deal.actions)) is wanted)
    return next(islice(fitting, 1), None)
