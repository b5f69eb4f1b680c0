# SPDX-License-Identifier: GPL-3.0-or-later
"""What the store takes and gives: games as values, and nothing that knows a database.

Standard library and engine only.
"""

from __future__ import annotations

import os
from datetime import date, datetime

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.record import Record
from spiderqt.engine.send import SendRule
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant


def new_uid() -> str:
    """A name for one start of a game that no other start will ever have: 16 hexadecimal digits."""
    return os.urandom(8).hex()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One game as it is now; given to the store after every action, and given back as it was.

    `uid` belongs to the start of the game and stays the same through undo, redo, reload and restore: it is what makes
    a win count once. `opened` is how many entries the record had when the game came to the table: 0 for a deal, more
    for a record that somebody went on playing. `won` stays True once the game has been won, whatever is undone.
    `cursor` is column and card, from 0.
    """

    uid: str
    record: Record
    send: SendRule = SendRule.ANY
    hints: bool = True
    seconds: float = 0.0
    moves: int = 0
    score: int | None = None
    won: bool = False
    trap_told: bool = False
    cursor: tuple[int, int] = (0, 0)
    opened: int = 0

    @property
    def variant(self) -> Variant:
        """The game and its suits: each has one current game."""
        start = self.record.start
        return start.variant

    @property
    def is_played(self) -> bool:
        """Whether the first action has been taken: a deal that was only looked at is not."""
        return len(self.record.entries) > self.opened


@dataclass(frozen=True, slots=True)
class Group:
    """What statistics are kept apart by; figures of different groups are never mixed."""

    variant: Variant
    policy: UndoPolicy
    scheme: ScoreScheme


@dataclass(frozen=True, slots=True)
class PastGame:
    """One line of the history. `start` is the game code, None for a position met elsewhere.

    `counts`: whether it counts in the statistics; `credited`: whether its win does. `won_on` is the player's day.
    `is_current`: it lies on a table, and so cannot be deleted.
    """

    uid: str
    group: Group
    start: str | None
    began: datetime
    changed: datetime
    entries: int
    seconds: float
    moves: int
    score: int | None
    played: bool
    won: bool
    won_on: date | None
    counts: bool
    credited: bool
    is_current: bool
