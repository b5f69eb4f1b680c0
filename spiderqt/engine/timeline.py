# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as it was played: the steps that stand, those that were undone, and what has been counted.

Standard library only, one frozen value. Records are replayed with it; the window's game keeps the same facts on its
undo stack and asks the same functions (`policy`, `ledger`), so that both always agree.
"""

from __future__ import annotations

import enum

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Action
from spiderqt.engine.ledger import Ledger, ScoreScheme
from spiderqt.engine.play import Step, apply
from spiderqt.engine.policy import UndoPolicy, after_action, undo_refusal
from spiderqt.engine.position import Position
from spiderqt.engine.values import dataclass, field, replace


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
        reel = Reel(self)
        return reel.enter(entry) or reel.timeline()

    def play(self, action: Action) -> Timeline | why.Refusal:
        """Carry out an action; what was undone is forgotten."""
        return self.enter(action)

    def undo(self) -> Timeline | why.Refusal:
        """Take the last step back, where the policy lets it."""
        return self.enter(Travel.UNDO)

    def redo(self) -> Timeline | why.Refusal:
        """Carry out again what was undone last."""
        return self.enter(Travel.REDO)


class Reel:
    """A timeline while it is wound on: the same facts in lists, so that a long record replays in linear time."""

    def __init__(self, timeline: Timeline) -> None:
        self._from = timeline
        self._steps, self._undone = list(timeline.steps), list(timeline.undone)
        self._ledger, self._undoable = timeline.ledger, timeline.undoable
        self.seconds = timeline.seconds

    @property
    def position(self) -> Position:
        """What lies on the table now."""
        return self._steps[-1].after if self._steps else self._from.start

    def timeline(self) -> Timeline:
        """The timeline as far as it has been wound."""
        return replace(
            self._from,
            steps=tuple(self._steps),
            undone=tuple(self._undone),
            ledger=self._ledger,
            undoable=self._undoable,
            seconds=self.seconds,
        )

    def enter(self, entry: Entry) -> why.Refusal | None:
        """Carry out one entry; the reason when it is refused, and then nothing has changed."""
        match entry:
            case Travel.UNDO:
                return self._undo()
            case Travel.REDO:
                return self._redo()
            case _:
                return self._play(entry)

    def _play(self, action: Action) -> why.Refusal | None:
        step = apply(self.position, action)
        if isinstance(step, why.Refusal):
            return step
        self._undone.clear()
        self._stand(step)
        return None

    def _undo(self) -> why.Refusal | None:
        last = self._steps[-1] if self._steps else None
        refusal = undo_refusal(self._from.policy, last, self._undoable)
        if refusal is None:
            self._undone.append(self._steps.pop())
            self._ledger = self._ledger.undone(self._from.policy)
            self._undoable -= 1
        return refusal

    def _redo(self) -> why.Refusal | None:
        if not self._undone:
            return why.NothingToRedo()
        self._stand(self._undone.pop())
        return None

    def _stand(self, step: Step) -> None:
        self._steps.append(step)
        self._ledger = self._ledger.acted()
        self._undoable = after_action(self._undoable)
