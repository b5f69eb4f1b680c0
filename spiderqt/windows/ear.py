# SPDX-License-Identifier: GPL-3.0-or-later
"""The table for the ear: model, accessible tree and announcer, tied to one view, one cursor and one game.

Must not know how a reader is reached (the tree does) nor any sentence. It answers where things are and what is done
with them, in the name of the view (`spiderqt.voice.host.TableHost`).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect

from spiderqt.board.hits import Place as Spot
from spiderqt.board.hits import Zone
from spiderqt.board.view import TableView
from spiderqt.engine.actions import Deal
from spiderqt.engine.play import Step
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.cursor import Cursor, Grip, Place
from spiderqt.session.game import Game
from spiderqt.session.table import Table
from spiderqt.voice.announcer import Announcer
from spiderqt.voice.listeners import Listeners
from spiderqt.voice.model import TableModel
from spiderqt.voice.phrases.foundations import foundations_sentence
from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.tree import AccessibleTree


class Ear(QObject):
    """Connect `grow` before the picture and the cursor, and `settle` behind them: a focused card is never destroyed."""

    def __init__(self, game: Game, cursor: Cursor, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._game, self._cursor, self._view = game, cursor, view
        self.model = TableModel(game.position, self)
        self._listeners = Listeners(self)
        self.tree = AccessibleTree(view, self.model, self, self._listeners.hear_announcements)
        self.announcer = Announcer(self.tree, self)
        cursor.moved.connect(self._on_moved)
        cursor.gripped.connect(self._on_gripped)

    def announces(self) -> bool:
        """Whether readers that listen now hear announcements, wherever the focus is."""
        return self._listeners.hear_announcements()

    def grow(self, step: Step, direction: Direction) -> None:
        """First of all listeners: add what is new; what goes stays for a moment."""
        self.model.grow_to(self._game.position)

    def settle(self, step: Step, direction: Direction) -> None:
        """Behind the cursor: take away what has gone."""
        self.model.settle()

    def grow_game(self, before: Table, after: Table, arrival: Arrival) -> None:
        """The same for another game."""
        self.model.grow_to(after.position)

    def settle_game(self, before: Table, after: Table, arrival: Arrival) -> None:
        """The same for another game."""
        self.model.settle()

    def _on_moved(self, place: Place) -> None:
        self.tree.place_moved()

    def _on_gripped(self, grip: Grip | None) -> None:
        self.tree.hand_changed()

    # TableHost: where things are

    def board_rect(self) -> QRect:
        """The whole table, on the screen."""
        viewport = self._view.viewport()
        return QRect(viewport.mapToGlobal(viewport.rect().topLeft()), viewport.size())

    def column_rect(self, column: int) -> QRect:
        """A column with its cards."""
        return self._view.column_rect(column, on_screen=True)

    def card_rect(self, column: int, index: int) -> QRect:
        """What is seen of a card."""
        return self._view.card_rect(column, index, on_screen=True)

    def stock_rect(self) -> QRect:
        """The stock."""
        return self._rect(Spot(Zone.STOCK))

    def foundations_rect(self) -> QRect:
        """The completed runs."""
        return self._rect(Spot(Zone.FOUNDATIONS))

    def _rect(self, spot: Spot) -> QRect:
        rect = self._view.place_rect(spot)
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def has_focus(self) -> bool:
        """Whether keys go to the table now."""
        return self._view.hasFocus()

    def is_shown(self) -> bool:
        """Whether the table is on the screen."""
        return self._view.isVisible()

    def place(self) -> tuple[int, int]:
        """Where the cursor is."""
        return self._cursor.place.column, self._cursor.place.index

    def in_hand(self) -> tuple[int, int] | None:
        """Column and number of the cards that are picked up."""
        grip = self._cursor.grip
        return None if grip is None else (grip.source, grip.count)

    # TableHost: what a reader wants done

    def press(self, column: int, index: int) -> None:
        """Pick up, or drop what is in hand."""
        self._cursor.go_to(Place(column, index))
        self._cursor.pick_or_drop()

    def press_stock(self) -> None:
        """Deal."""
        self._cursor.put_back(silently=True)
        self._game.play(Deal())

    def press_foundations(self) -> None:
        """Tell which runs are completed."""
        sentence = foundations_sentence(self._game.position, complete=True)
        self.announcer.say((Utterance(Kind.READING, sentence),))

    def go_to(self, column: int, index: int) -> None:
        """Give the table the focus and put the cursor there."""
        self._view.setFocus()
        self._cursor.go_to(Place(column, index))
