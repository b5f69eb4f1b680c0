# SPDX-License-Identifier: GPL-3.0-or-later
"""Between the board and the game: presses become acts of the cursor, and what comes of them becomes a picture.

Must not know rules (it asks the cursor) nor sentences (the narrator has those).
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from spiderqt.board.hits import Place as Spot
from spiderqt.board.hits import Zone
from spiderqt.board.marks import TargetKind
from spiderqt.board.signs import HintMark
from spiderqt.board.view import TableView
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.events import RunCompleted
from spiderqt.engine.play import Step, apply, judge
from spiderqt.engine.send import send
from spiderqt.engine.values import dataclass
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor, Grip, Place
from spiderqt.session.game import Game
from spiderqt.session.table import Table


@dataclass(frozen=True, slots=True)
class Habits:
    """What the player wants of the mouse: a single click sends; a dropped run goes to its best target."""

    click_sends: bool = False
    drop_sends: bool = False


class Player(QObject):
    """Connects one view to one game through one cursor; whoever makes it connects the game's signals, in order."""

    def __init__(self, game: Game, cursor: Cursor, view: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game, self._cursor, self._view = game, cursor, view
        self.habits = Habits()
        view.can_lift = self._can_lift
        view.card_clicked.connect(self._on_card_clicked)
        view.column_clicked.connect(self._on_column_clicked)
        view.card_activated.connect(self._on_card_activated)
        view.stock_clicked.connect(self._on_stock_clicked)
        view.background_clicked.connect(cursor.put_back)
        view.drag_started.connect(self._on_drag_started)
        view.drag_cancelled.connect(self._on_drag_cancelled)
        view.dropped.connect(self._on_dropped)
        view.lift_refused.connect(self._on_lift_refused)
        cursor.moved.connect(self._on_moved)
        cursor.gripped.connect(self._on_gripped)

    # From the game to the board

    def show_game(self, *, animate: bool = True) -> None:
        """Show the game's position, whatever was shown before."""
        position = self._game.position
        variant = position.variant
        self._view.table.show(
            position,
            animate=animate,
            deals=-(-variant.stock // variant.deals_onto) if variant.deals_onto else 0,
            foundations=variant.runs if variant.runs_leave else 0,
        )
        self._view.table.set_stock_refuses(bool(position.stock) and judge(position, Deal()) is not None)
        self._show_cursor()

    def on_stepped(self, step: Step, direction: Direction) -> None:
        """Show what a step made of the table."""
        self.show_game()
        if step.after.is_won() and direction is not Direction.UNDONE:
            self._view.table.celebrate()

    def on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        """Show another game."""
        self.show_game()

    def show_hint(self, action: Action | None) -> None:
        """Mark what a hint speaks of, until the position changes."""
        mark: HintMark | None = None
        if isinstance(action, Deal):
            mark = HintMark(Spot(Zone.STOCK))
        elif isinstance(action, Move):
            columns = self._game.position.columns
            length = len(columns[action.target])
            target = Spot.card(action.target, length - 1) if length else Spot.empty(action.target)
            source = Spot.card(action.source, len(columns[action.source]) - action.count)
            mark = HintMark(source, target)
        self._view.table.set_hint(mark)

    def _show_cursor(self) -> None:
        if self._cursor.place.column >= len(self._game.position.columns):
            return  # a game with fewer columns: the cursor, told after the picture, goes to the first one
        spot = self._spot(self._cursor.place)
        self._view.table.set_cursor(spot)
        self._view.show_place(spot)

    def _spot(self, place: Place) -> Spot:
        if not len(self._game.position.columns[place.column]):
            return Spot.empty(place.column)
        return Spot.card(place.column, place.index)

    def _on_moved(self, place: Place) -> None:
        self._show_cursor()

    def _on_gripped(self, grip: Grip | None) -> None:
        table = self._view.table
        if grip is None:
            table.set_targets({})
            if not self._view.dragging:
                table.set_lifted(None)
            return
        length = len(self._game.position.columns[grip.source])
        table.set_lifted(Spot.card(grip.source, length - grip.count))
        targets = self._cursor.targets(grip)
        table.set_targets({column: self._kind(grip, column) for column in targets})

    def _kind(self, grip: Grip, column: int) -> TargetKind:
        """What would come of dropping there."""
        position = self._game.position
        last = position.columns[column].last
        if last is None:
            return TargetKind.EMPTY
        step = apply(position, Move(grip.source, grip.count, column))
        if isinstance(step, Step) and any(isinstance(event, RunCompleted) for event in step.events):
            return TargetKind.COMPLETE
        same = last.suit is position.columns[grip.source].shown[-grip.count].suit
        return TargetKind.JOIN if same else TargetKind.PLACE

    # From the board to the game

    def _can_lift(self, column: int, index: int) -> bool:
        return self._cursor.lift_refusal(Place(column, index)) is None

    def _on_card_clicked(self, column: int, index: int) -> None:
        grip, place = self._cursor.grip, Place(column, index)
        if grip is None and self.habits.click_sends:
            self._send(place)
        elif grip is None:
            self._cursor.go_to(place)
            if not self._cursor.pick_up(place):
                self._view.table.point_out(Spot.card(column, index))
        elif grip.source != column:
            self._cursor.drop(column)
        elif self._cursor.count_from(place) == grip.count:
            self._cursor.put_back()
        else:
            self._cursor.put_back(silently=True)
            self._cursor.pick_up(place)

    def _on_column_clicked(self, column: int) -> None:
        if self._cursor.grip is not None:
            self._cursor.drop(column)
        else:
            self._cursor.go_to_column(column)

    def _on_card_activated(self, column: int, index: int) -> None:
        self._cursor.put_back(silently=True)
        self._send(Place(column, index))

    def _send(self, place: Place) -> None:
        self._cursor.go_to(place)
        if not self._cursor.send(place):
            self._view.table.point_out(Spot.card(place.column, place.index))

    def _on_stock_clicked(self) -> None:
        self._cursor.put_back(silently=True)
        self._game.play(Deal())

    def _on_drag_started(self, column: int, index: int) -> None:
        self._cursor.pick_up(Place(column, index))

    def _on_drag_cancelled(self, column: int, index: int) -> None:
        self._cursor.put_back()

    def _on_dropped(self, column: int, index: int, target: int) -> None:
        if not self._cursor.drop(self._wanted(column, index, target)):
            self._cursor.put_back(silently=True)  # why it was refused has been said

    def _wanted(self, column: int, index: int, target: int) -> int:
        """Where a run dropped on `target` goes: to its best target if the player wants that and there is one."""
        if not self.habits.drop_sends:
            return target
        count = self._cursor.count_from(Place(column, index))
        best = send(self._game.position, column, count, self._game.options.send)
        return best.action.target if isinstance(best, Step) and isinstance(best.action, Move) else target

    def _on_lift_refused(self, column: int, index: int) -> None:
        refusal = self._cursor.lift_refusal(Place(column, index))
        if refusal is not None:
            self._game.refuse(refusal)
