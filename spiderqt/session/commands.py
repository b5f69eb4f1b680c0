# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands on the undo stack. Each is finished before it is pushed, so that none can fail on the stack.

Must not know windows or sentences.
"""

from __future__ import annotations

import enum
import weakref
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

from spiderqt.compat import override
from spiderqt.engine.play import Step
from spiderqt.engine.timeline import Travel
from spiderqt.engine.values import replace
from spiderqt.session.table import Table

if TYPE_CHECKING:
    from spiderqt.session.game import Game


class Direction(enum.Enum):
    """Which way a step went."""

    DONE = "done"
    UNDONE = "undone"
    REDONE = "redone"

    @property
    def travel(self) -> Travel | None:
        """The entry of a record that goes this way; None for an action done the first time."""
        return {Direction.UNDONE: Travel.UNDO, Direction.REDONE: Travel.REDO}.get(self)


class Arrival(enum.Enum):
    """How another game came onto the table."""

    NEW = "new"
    RESTARTED = "restarted"
    OPENED = "opened"
    BACK = "back"
    """The one before came back, by undo."""
    AGAIN = "again"
    """The one after came back, by redo."""


def _without_owning(game: Game) -> Game:
    """The game, as a reference that does not keep it alive: it owns the stack that owns the command.

    Were it a full circle, Python's collector could begin with the stack; deleting its commands would delete the game,
    which would delete the stack a second time (seen as a crash in QUndoStack::clear).
    """
    proxy: Game = weakref.proxy(game)
    return proxy


class ActionCommand(QUndoCommand):
    """One action of the player, with the flips and completed runs that it caused."""

    def __init__(self, game: Game, step: Step) -> None:
        super().__init__()
        self._game: Game = _without_owning(game)
        self._step = step
        self._was_done = False

    @override
    def redo(self) -> None:
        self._game._carry_out(self._step, Direction.REDONE if self._was_done else Direction.DONE)
        self._was_done = True

    @override
    def undo(self) -> None:
        self._game._carry_out(self._step, Direction.UNDONE)


class StartCommand(QUndoCommand):
    """Another game on the table: a new deal, the same deal from its start, or one that was opened."""

    def __init__(self, game: Game, before: Table, after: Table, arrival: Arrival) -> None:
        super().__init__()
        self._game: Game = _without_owning(game)
        self._before = before
        self._after = after
        self._arrival = arrival

    @override
    def redo(self) -> None:
        before = self._game._put(self._after, self._arrival)
        self._arrival = Arrival.AGAIN
        # Pushing this command made the stack forget what had been undone in the game before; so must its table.
        self._before = replace(before, timeline=replace(before.timeline, undone=()))

    @override
    def undo(self) -> None:
        self._after = self._game._put(self._before, Arrival.BACK)
