# SPDX-License-Identifier: GPL-3.0-or-later
"""The facts that are always in sight, gathered in one value for the strip, the voice and the end panel.

Must not know Qt or sentences.
"""

from __future__ import annotations

from spiderqt.engine.cards import Suit
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.values import dataclass
from spiderqt.session.table import Table


@dataclass(frozen=True, slots=True)
class Status:
    """Where a game stands. `has_stock` and `has_hidden` say whether the game ever has any; `score` is None without."""

    deals_left: int
    completed: tuple[Suit, ...]
    total: int
    hidden_left: int
    moves: int
    score: int | None
    seconds: float
    has_stock: bool
    has_hidden: bool
    shows_time: bool = True
    policy: UndoPolicy = UndoPolicy.FREE


def status_of(table: Table, *, shows_time: bool = True) -> Status:
    """The status of a game; `shows_time` is False where the player has hidden the clock."""
    position, timeline = table.position, table.timeline
    return Status(
        deals_left=position.deals_left,
        completed=position.completed_runs(),
        total=position.variant.runs,
        hidden_left=position.hidden_left,
        moves=timeline.moves,
        score=timeline.score,
        seconds=table.seconds,
        has_stock=position.variant.stock > 0,
        has_hidden=any(position.variant.hidden),
        shows_time=shows_time,
        policy=table.options.policy,
    )
