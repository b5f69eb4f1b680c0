# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as it was played: the steps that stand, those that were undone, and what has been counted.

Standard library only, one frozen value. Records are replayed with it; the window's game keeps the same facts on its
undo stack and asks the same functions (`policy`, `ledger`), so that both always agree.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field, replace

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Action
from spiderqt.engine.ledger import Ledger, ScoreScheme
from spiderqt.engine.play import Step, apply
from spiderqt.engine.policy import UndoPolicy, after_action, undo_refusal
from spiderqt.engine.position import Position


class Travel(enum.Enum):
    """The two entries of a record that are no actions of the game; the value is their notation."""

    UNDO = "undo"
    REDO = "redo"

    def __str__(self) -> str:
        return self.value


Entry = Action | Travel
"""One line of a record."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """A game in progress. Make one with `Timeline(start)`; every method gives a new value or a refusal."""

    start: Position
    policy: UndoPolicy = UndoPolicy.FREE
    scheme: ScoreScheme = ScoreScheme.CLASSIC
    steps: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()
    ledger: Ledger = field(default_factory=Ledger)
    undoable: int = 0
    seconds: float | None = None

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def moves(self) -> int:
        """The move counter."""
        return self.ledger.moves

    @property
    def score(self) -> int | None:
        """The score, None without scoring."""
        return self.ledger.score(self.scheme, self.position, self.seconds)

    def at(self, seconds: float | None) -> Timeline:
        """The same with `seconds` on the clock; None leaves the clock as it is."""
        return self if seconds is None else replace(self, seconds=seconds)

    def enter(self, entry: Entry) -> Timeline | why.Refusal:
        """Carry out one entry of a record."""
        match entry:
            case Travel.UNDO:
                return self.undo()
            case Travel.REDO:
                return self.redo()
            case _:
                return self.play(entry)

    def play(self, action: Action) -> Timeline | why.Refusal:
        """Carry out an action; what was undone is forgotten."""
        step = apply(self.position, action)
        if isinstance(step, why.Refusal):
            return step
        return replace(
            self,
            steps=(*self.steps, step),
            undone=(),
            ledger=self.ledger.acted(),
            undoable=after_action(self.undoable),
        )

    def undo(self) -> Timeline | why.Refusal:
        """Take the last step back, where the policy lets it."""
        last = self.steps[-1] if self.steps else None
        refusal = undo_refusal(self.policy, last, self.undoable)
        if refusal is not None:
            return refusal
        return replace(
            self,
            steps=self.steps[:-1],
            undone=(*self.undone, self.steps[-1]),
            ledger=self.ledger.undone(self.policy),
            undoable=self.undoable - 1,
        )

    def redo(self) -> Timeline | why.Refusal:
        """Carry out again what was undone last."""
        if not self.undone:
            return why.NothingToRedo()
        return replace(
            self,
            steps=(*self.steps, self.undone[-1]),
            undone=self.undone[:-1],
            ledger=self.ledger.acted(),
            undoable=after_action(self.undoable),
        )
