# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in progress: a table, its clock, and a QUndoStack that wraps the engine's steps.

QtCore and QtGui, no widgets. It asks the engine what is legal and tells everybody else what happened; it must not know
who listens, nor any sentence.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QUndoStack

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Action
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply, leaves_too_few
from spiderqt.engine.position import Position
from spiderqt.engine.timeline import Entry, Timeline
from spiderqt.engine.values import replace
from spiderqt.session.clock import Clock
from spiderqt.session.commands import ActionCommand, Arrival, Direction, StartCommand
from spiderqt.session.table import Options, Table, fresh_table


class Game(QObject):
    """The middle of the program.

    `stepped(step, direction)`: the position changed by one step. `replaced(before, after, arrival)`: another `Table`
    lies there now. `refused(refusal)`: nothing changed, and why. `trap_found(step)`: nothing changed yet; the action
    would leave too few cards to deal, and goes through when it is asked for again. `finished(table)`: the game is won,
    said once for each game, however often the win is undone and redone.
    """

    stepped = Signal(object, object)
    replaced = Signal(object, object, object)
    refused = Signal(object)
    trap_found = Signal(object)
    finished = Signal(object)

    def __init__(
        self,
        start: GameCode | Position | Table,
        options: Options | None = None,
        *,
        clock: Clock | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = start if isinstance(start, Table) else fresh_table(start, options or Options())
        self.clock = clock or Clock()
        self._stack = QUndoStack(self)
        self._news: list[tuple[SignalInstance, tuple[object, ...]]] = []
        self._adopting = False
        self._set_clock(self._table)
        self._adopt(self._table.timeline)

    @property
    def table(self) -> Table:
        """The game as a value, its clock read now."""
        return replace(self._table, seconds=self.clock.seconds)

    @property
    def position(self) -> Position:
        """What lies on the table."""
        return self._table.position

    @property
    def options(self) -> Options:
        """The rules chosen for this game."""
        return self._table.options

    @property
    def score(self) -> int | None:
        """The score now; None without scoring."""
        return self._table.timeline.score

    @property
    def moves(self) -> int:
        """The move counter."""
        return self._table.timeline.moves

    @property
    def is_won(self) -> bool:
        """Whether the game on the table is won."""
        return self.position.is_won()

    def play(self, action: Action) -> bool:
        """Carry out an action of the player; False when nothing changed (a signal says why)."""
        step = apply(self.position, action)
        if isinstance(step, why.Refusal):
            return self.refuse(step)
        if leaves_too_few(step) and not self._table.trap_told:
            self._table = replace(self._table, trap_told=True)
            self.trap_found.emit(step)
            return False
        self._stack.push(ActionCommand(self, step))
        return self._tell()

    def refuse(self, refusal: why.Refusal) -> bool:
        """Say that nothing changed, and why; always False, for the caller to return."""
        self.refused.emit(refusal)
        return False

    def undo(self) -> bool:
        """Take the last step back, or the start of this game once no step is left; False when refused."""
        refusal = self.undo_refusal()
        if refusal is not None:
            return self.refuse(refusal)
        self._stack.undo()
        return self._tell()

    def redo(self) -> bool:
        """Carry out again what was undone last; False when there is nothing."""
        if not self._stack.canRedo():
            return self.refuse(why.NothingToRedo())
        self._stack.redo()
        return self._tell()

    def undo_refusal(self) -> why.Refusal | None:
        """The reason why undo is not to be had now; None when it is."""
        timeline = self._table.timeline
        if not timeline.steps and self._stack.canUndo():
            return (
                None  # What lies below is the start of this game: taking that back shows the last one again.
            )
        after = timeline.undo()
        return after if isinstance(after, why.Refusal) else None

    @property
    def can_redo(self) -> bool:
        """Whether anything has been undone that can be done again."""
        return self._stack.canRedo()

    def start(self, start: GameCode | Position, options: Options | None = None) -> None:
        """Deal another game; undo brings the present one back as it is."""
        self.open(fresh_table(start, options or self.options), Arrival.NEW)

    def restart(self) -> None:
        """The same deal from its start, with the same options; undo brings the present state back."""
        self.open(fresh_table(self._table.start, self.options), Arrival.RESTARTED)

    def open(self, table: Table, arrival: Arrival = Arrival.OPENED) -> None:
        """Put a game on the table that may be under way; undo goes back through its steps, then to the present one."""
        self._stack.push(StartCommand(self, self.table, table, arrival))
        self._adopt(table.timeline)
        self._tell()

    def _adopt(self, timeline: Timeline) -> None:
        """Let the stack learn steps that were carried out, or undone, long ago."""
        self._adopting = True
        for step in (*timeline.steps, *reversed(timeline.undone)):
            self._stack.push(ActionCommand(self, step))
        self._stack.setIndex(self._stack.index() - len(timeline.undone))
        self._adopting = False

    def _set_clock(self, table: Table) -> None:
        self.clock.set_to(table.seconds, started=bool(table.entries) and not table.position.is_won())

    def _tell(self) -> bool:
        """Send the news once the stack is at rest, so that a listener may act on it at once; always True."""
        while self._news:
            signal, facts = self._news.pop(0)
            signal.emit(*facts)
        return True

    # What follows is for the commands on the stack alone.

    def _carry_out(self, step: Step, direction: Direction) -> None:
        if self._adopting:
            return
        self.clock.start()
        entry: Entry = direction.travel or step.action
        after = self._table.timeline.enter(entry)
        assert isinstance(after, Timeline), "asked before the stack was"
        first_win = after.position.is_won() and not self._table.win_counted
        self._table = self._table.entered(entry, after, self.clock.seconds)
        self._news.append((self.stepped, (step, direction)))
        if after.position.is_won():
            self.clock.stop()
            self._table = replace(self._table, win_counted=True)
        if first_win:
            self._news.append((self.finished, (self.table,)))

    def _put(self, table: Table, arrival: Arrival) -> Table:
        """Exchange the game on the table; gives the one that lay there."""
        before = self.table
        self._table = table
        self._set_clock(table)
        self._news.append((self.replaced, (before, table, arrival)))
        return before
