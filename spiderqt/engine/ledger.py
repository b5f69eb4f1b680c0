# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and score: what is counted, and how undo changes it.

Standard library only. Figures are those of the classic Windows Spider: 500 at the start, one point less for each move
and deal, 100 more for each completed run.
"""

from __future__ import annotations

import enum

from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.values import dataclass

START, PER_RUN = 500, 100
BONUS_SECONDS, SECONDS_PER_POINT = 1800, 5


class ScoreScheme(enum.Enum):
    """Chosen for a whole game; the value is the name in texts and records. Schemes are never compared."""

    CLASSIC = "classic"
    TIMED = "timed"
    """Classic; a win in less than thirty minutes adds a point for every five whole seconds that were left."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Ledger:
    """What has been counted so far: `actions` that stand, and `charges` for what was undone or done again."""

    actions: int = 0
    charges: int = 0

    @property
    def moves(self) -> int:
        """The move counter: moves and deals, and what undo was charged; completed runs are not moves."""
        return self.actions + self.charges

    def acted(self) -> Ledger:
        """After one more action."""
        return Ledger(self.actions + 1, self.charges)

    def undone(self, policy: UndoPolicy) -> Ledger:
        """After an undo: the action's move returns, unless undo itself is charged as one more move."""
        charge = 2 if policy is UndoPolicy.CHARGED else 0
        return Ledger(self.actions - 1, self.charges + charge)

    def score(self, scheme: ScoreScheme, position: Position, seconds: float | None = None) -> int | None:
        """The score with this position on the table; None without scoring. It may fall below zero.

        `seconds` is the time played; only the time bonus of a win asks for it, and gives nothing without it.
        """
        if scheme is ScoreScheme.NONE:
            return None
        score = START - self.moves + PER_RUN * len(position.completed_runs())
        if scheme is ScoreScheme.TIMED and seconds is not None and position.is_won():
            score += max(0, int(BONUS_SECONDS - seconds)) // SECONDS_PER_POINT
        return score
