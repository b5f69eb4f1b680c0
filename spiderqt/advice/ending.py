# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a game has come to its end, and to which one. Standard library and engine only."""

from __future__ import annotations

import enum

from spiderqt.engine.actions import Deal
from spiderqt.engine.play import judge, legal_actions
from spiderqt.engine.position import Position
from spiderqt.engine.refusals import TooFewCards


class Ending(enum.Enum):
    """How a game has ended."""

    WON = "won"
    NO_ACTION = "no action"
    """Nothing can be done any more."""
    NO_DEAL = "no deal"
    """Fewer cards than columns are left on the table, so the stock is never dealt again. Cards can still be moved, but
    too few to complete a run of."""

    @property
    def is_dead(self) -> bool:
        """Whether nothing but undo, restart and another game leads on."""
        return self is not Ending.WON


def ending_of(position: Position) -> Ending | None:
    """The end that was reached; None while the game goes on. What lies face down has no say in it."""
    if position.is_won():
        return Ending.WON
    if not legal_actions(position):
        return Ending.NO_ACTION
    return Ending.NO_DEAL if isinstance(judge(position, Deal()), TooFewCards) else None
