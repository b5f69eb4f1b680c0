# SPDX-License-Identifier: GPL-3.0-or-later
"""The cursor: where the player is on the table, and which cards are picked up.

QtCore only, no widgets, no sentences. It is no part of what undo restores. Mouse, keyboard, switch and screen reader
all come through here: a first act picks up, a second one names the target.
"""

from __future__ import annotations

import enum

from PySide6.QtCore import QObject, Signal

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.events import RunCompleted
from spiderqt.engine.play import Step, judge, judge_group
from spiderqt.engine.position import Position
from spiderqt.engine.send import send
from spiderqt.engine.values import dataclass
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.game import Game
from spiderqt.session.table import Table


@dataclass(frozen=True, slots=True)
class Place:
    """A card of a column, both counted from 0; `index` is 0 in an empty column."""

    column: int
    index: int


@dataclass(frozen=True, slots=True)
class Grip:
    """The cards that are picked up: the last `count` of column `source`. They lie in their column until dropped."""

    source: int
    count: int


class Edge(enum.Enum):
    """Where the table ends."""

    LEFT = "left"
    RIGHT = "right"
    TOP = "top"
    BOTTOM = "bottom"


class Cursor(QObject):
    """The player's place and hand.

    `moved(place)`: the place changed. `gripped(grip)`: cards were picked up, others than before, or (None) put back.
    `edged(edge)`: the table ends there; nothing changed.
    """

    moved = Signal(object)
    gripped = Signal(object)
    edged = Signal(object)

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._place = self.first_stop(0)
        self._grip: Grip | None = None
        self.is_following = False
        """Whether the cursor just follows the game: cards that leave the hand then were not put back."""

    @property
    def place(self) -> Place:
        """Where the cursor is; always a card that exists, or the place of an empty column."""
        return self._place

    @property
    def grip(self) -> Grip | None:
        """What is picked up."""
        return self._grip

    @property
    def position(self) -> Position:
        """The position that the cursor walks on."""
        return self._game.position

    def first_stop(self, column: int) -> Place:
        """Where the cursor comes to rest in a column: the card with which the run at its end begins."""
        pile = self.position.columns[column]
        return Place(column, max(0, len(pile) - max(1, pile.run_length())))

    def count_from(self, place: Place) -> int:
        """How many cards lie from that place to the end of its column."""
        return len(self.position.columns[place.column]) - place.index

    # Walking

    def go_to(self, place: Place) -> None:
        """Go to a card; a place that does not exist becomes the nearest one in its column."""
        length = len(self.position.columns[place.column])
        self._set(Place(place.column, min(max(0, place.index), max(0, length - 1))))

    def go_to_column(self, column: int) -> None:
        """Go to the first stop of a column."""
        if not 0 <= column < len(self.position.columns):
            self._game.refuse(why.NoSuchColumn(column, len(self.position.columns)))
            return
        self._set(self.first_stop(column))

    def step_column(self, by: int) -> None:
        """One column to the left (-1) or right (+1)."""
        column = self._place.column + by
        if not 0 <= column < len(self.position.columns):
            self.edged.emit(Edge.LEFT if by < 0 else Edge.RIGHT)
            return
        self._set(self.first_stop(column))

    def step_card(self, by: int) -> None:
        """One card back (-1, towards the top of the screen) or on (+1). With cards in hand: more or fewer of them."""
        index = self._place.index + by
        if not 0 <= index < len(self.position.columns[self._place.column]):
            self.edged.emit(Edge.TOP if by < 0 else Edge.BOTTOM)
            return
        target = Place(self._place.column, index)
        if self._grip is not None and self._grip.source == target.column and not self._regrip(target):
            return
        self._set(target)

    def go_to_end(self, *, last: bool) -> None:
        """The last card of the column, or the first one that lies face up."""
        pile = self.position.columns[self._place.column]
        self._set(Place(self._place.column, max(0, len(pile) - 1) if last else len(pile.hidden)))

    # Picking up and dropping

    def pick_or_drop(self) -> bool:
        """The one act of Space and of a first and a second click: pick up here, or drop here what is in hand."""
        if self._grip is None:
            return self.pick_up(self._place)
        if self._grip.source == self._place.column:
            self.put_back()
            return True
        return self.drop(self._place.column)

    def pick_up(self, place: Place) -> bool:
        """Take a card with all that lies on it; False when it cannot be taken (the game says why)."""
        refusal = self.lift_refusal(place)
        if refusal is not None:
            return self._game.refuse(refusal)
        self._set(place)
        self._hold(Grip(place.column, self.count_from(place)))
        return True

    def lift_refusal(self, place: Place) -> why.Refusal | None:
        """The reason why a card cannot be taken with all that lies on it; None when it can."""
        if self._game.is_won:
            return why.GameOver()
        return judge_group(self.position, place.column, self.count_from(place))

    def drop(self, column: int) -> bool:
        """Put what is in hand onto a column; False when that is refused, and the cards stay in hand."""
        if self._grip is None:
            return self._game.refuse(why.NothingSelected())
        return self._game.play(Move(self._grip.source, self._grip.count, column))

    def put_back(self, *, silently: bool = False) -> None:
        """Let go of what is in hand, silently where something else has just been said; nothing with empty hands."""
        if silently:
            self._let_go()
        else:
            self._hold(None)

    def targets(self, grip: Grip) -> tuple[int, ...]:
        """The columns that would take these cards."""
        moves = (Move(grip.source, grip.count, column) for column in range(len(self.position.columns)))
        return tuple(move.target for move in moves if judge(self.position, move) is None)

    def send(self, place: Place) -> bool:
        """Send a card, with all that lies on it, to its best target; False when refused."""
        found = send(self.position, place.column, self.count_from(place), self._game.options.send)
        if isinstance(found, why.Refusal):
            return self._game.refuse(found)
        return self._game.play(found.action)

    # Following the game

    def on_stepped(self, step: Step, direction: Direction) -> None:
        """After a step: empty hands, and a place that exists; a move done by the player is followed to its target."""
        self._let_go()
        match step.action:
            case Move(source, count, target):
                column, other = (source, target) if direction is Direction.UNDONE else (target, source)
                if self._place.column in (column, other):
                    place = Place(column, len(self.position.columns[column]) - count)
                    self._set(self.first_stop(column) if _took_a_run(step, direction, column) else place)
            case Deal():
                self._set(self.first_stop(self._place.column))
        self.go_to(self._place)

    def on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        """Another game lies on the table: begin at the left."""
        self._let_go()
        self._set(self.first_stop(0))

    def _let_go(self) -> None:
        self.is_following = True
        self._hold(None)
        self.is_following = False

    def _regrip(self, target: Place) -> bool:
        refusal = self.lift_refusal(target)
        if refusal is not None:
            return self._game.refuse(refusal)
        assert self._grip is not None
        self._hold(Grip(self._grip.source, self.count_from(target)))
        return True

    def _set(self, place: Place) -> None:
        if place != self._place:
            self._place = place
            self.moved.emit(place)

    def _hold(self, grip: Grip | None) -> None:
        if grip != self._grip:
            self._grip = grip
            self.gripped.emit(grip)


def _took_a_run(step: Step, direction: Direction, column: int) -> bool:
    """Whether the cards that were moved onto `column` have left it with the run that they completed."""
    if direction is Direction.UNDONE or not step.after.variant.runs_leave:
        return False
    return any(isinstance(event, RunCompleted) and event.column == column for event in step.events)
