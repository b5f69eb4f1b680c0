# SPDX-License-Identifier: GPL-3.0-or-later
"""The accessible tree of one table: keeps the nodes, gives them to Qt, and tells readers what changed.

QtCore and QtGui only. The model says what there is, the host where it is and where the cursor stands. Call
`place_moved` when the cursor moved and `hand_changed` when cards were picked up or put back; changes of the model are
followed by themselves, and `speak` says a message. Where no reader runs, no node is made and nothing is sent.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication

from spiderqt.voice.host import TableHost
from spiderqt.voice.model import TableModel
from spiderqt.voice.nodes import BoardNode, ColumnNode, FoundationsNode, RowNode, SlotNode, StockNode
from spiderqt.voice.outbox import Outbox

_trees: dict[int, AccessibleTree] = {}
_factory_given: list[bool] = []


def _interface_for(class_name: str, thing: QObject) -> Any:
    """Qt's question for the accessible object of a QObject; None leaves it to Qt's own factories."""
    tree = _trees.get(id(thing))
    return None if tree is None or not tree.stands_for(thing) else tree.board()


class AccessibleTree(QObject):
    """Made for a view, which owns it; ends with it. Make it before anything asks for the view's accessible object.

    `hears_announcements` answers whether the readers of this platform listen to announcements now.
    """

    def __init__(
        self, view: QObject, model: TableModel, host: TableHost, hears_announcements: Callable[[], bool]
    ) -> None:
        super().__init__(view)
        self.host = host
        self.outbox = Outbox(self, hears_announcements, self)
        self._view = view
        self._model = model
        self._board: BoardNode | None = None
        self._rows: dict[int, RowNode] = {}
        self._slots: dict[tuple[int, int], SlotNode] = {}
        self._selected: set[SlotNode] = set()
        if not _factory_given:
            QAccessible.installFactory(_interface_for)
            _factory_given.append(True)
        _trees[id(view)] = self
        view.destroyed.connect(_Ending(id(view), self._rows, self._slots))
        self._connect(model)

    def _connect(self, model: TableModel) -> None:
        model.rowsInserted.connect(self._on_rows_inserted)
        model.rowsRemoved.connect(self._on_rows_removed)
        model.dataChanged.connect(self._on_data_changed)
        model.modelReset.connect(self._on_model_reset)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication) and sys.platform.startswith("linux"):
            # Elsewhere a reader finds the card by `focusChild`, and would read it twice.
            application.focusObjectChanged.connect(self._on_focus_object_changed)

    # What the nodes ask

    def stands_for(self, thing: QObject) -> bool:
        """Whether this is the tree of that view (numbers of objects are used again)."""
        return thing is self._view

    def board(self) -> BoardNode:
        """The node of the whole table."""
        if self._board is None:
            self._board = BoardNode(self._view, self)
        return self._board

    def end(self) -> None:
        """The view has gone."""
        if self._board is not None:
            self._board.let_go()

    def row_count(self) -> int:
        """Columns, stock and foundations."""
        return self._model.rowCount()

    def row_node(self, row: int) -> RowNode:
        """The node of a column, the stock or the foundations."""
        if row not in self._rows:
            node = self._new_row(row)
            self._rows[row] = node
            QAccessible.registerAccessibleInterface(node)
        return self._rows[row]

    def _new_row(self, row: int) -> RowNode:
        if row == self._model.stock_row:
            return StockNode(self, row)
        return FoundationsNode(self, row) if row == self._model.foundations_row else ColumnNode(self, row)

    def slot(self, column: int, index: int) -> SlotNode:
        """The node of a place in a column, whether or not a card lies there."""
        key = (column, index)
        if key not in self._slots:
            node = SlotNode(self, column, index)
            self._slots[key] = node
            QAccessible.registerAccessibleInterface(node)
        return self._slots[key]

    def slot_count(self, column: int) -> int:
        """Children of a column: its cards, or one placeholder."""
        return max(1, self._model.rowCount(self._model.index(column, 0)))

    def row_name(self, row: int) -> str:
        """The model's text; empty for a row that is not there."""
        index = self._model.index(row, 0)
        return str(index.data()) if index.isValid() else ""

    def card_name(self, column: int, index: int) -> str:
        """The model's text; empty where no card lies."""
        found = self._model.card_index(column, index)
        return str(found.data()) if found.isValid() else ""

    def holds_card(self, column: int, index: int) -> bool:
        """Whether a card lies there."""
        return self._model.card_index(column, index).isValid()

    def is_empty(self, column: int) -> bool:
        """Whether that column exists and is empty."""
        return column < self._model.columns and not self._model.rowCount(self._model.index(column, 0))

    def exists(self, column: int, index: int) -> bool:
        """Whether there is something to act on: a card, or the placeholder of an empty column."""
        return self.holds_card(column, index) or (index == 0 and self.is_empty(column))

    def current(self) -> SlotNode:
        """The node where the cursor is."""
        return self.slot(*self.host.place())

    def has_keyboard(self) -> bool:
        """Whether keys go to the table."""
        return self.host.has_focus()

    def has_focus(self, node: SlotNode) -> bool:
        """Whether keys go to that node."""
        return self.host.has_focus() and self.host.place() == (node.column, node.index)

    def is_in_hand(self, column: int, index: int) -> bool:
        """Whether that card is picked up."""
        grip = self.host.in_hand()
        if grip is None or grip[0] != column:
            return False
        length = self._model.rowCount(self._model.index(column, 0))
        return length - grip[1] <= index < length

    # What readers are told

    def place_moved(self) -> None:
        """The cursor is elsewhere: its card has the focus now."""
        if self.outbox.is_heard():
            self.outbox.focus_moved()

    def hand_changed(self) -> None:
        """Cards were picked up or put back."""
        if not self.outbox.is_heard():
            return
        grip = self.host.in_hand()
        held: set[SlotNode] = set()
        if grip is not None:
            length = self.slot_count(grip[0])
            held = {self.slot(grip[0], index) for index in range(max(0, length - grip[1]), length)}
        for node in self._selected ^ held:
            self.outbox.selected(node, on=node in held)
        self._selected = held

    def speak(self, text: str, *, urgent: bool) -> None:
        """Have a reader say `text` when this turn of the event loop ends; see `Outbox`."""
        if self.outbox.is_heard():
            self.outbox.speak(text, urgent=urgent)

    # Following the model and the focus

    def _on_rows_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        if not self.outbox.is_heard():
            return
        column = parent.row()
        for index in range(first, last + 1):
            if index == 0:  # The placeholder was there before; now it is a card.
                self.outbox.renamed(self.slot(column, 0))
            else:
                self.outbox.created(self.slot(column, index))

    def _on_rows_removed(self, parent: QModelIndex, first: int, last: int) -> None:
        if not self.outbox.is_heard():
            return
        for index in range(last, first - 1, -1):
            node = self._slots.get((parent.row(), index))
            if node is not None and index == 0:
                self.outbox.renamed(node)
            elif node is not None:
                self.outbox.destroyed_(node)

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        if not self.outbox.is_heard():
            return
        parent = first.parent()
        for row in range(first.row(), last.row() + 1):
            node = self._slots.get((parent.row(), row)) if parent.isValid() else self._rows.get(row)
            if node is not None:
                self.outbox.renamed(node)

    def _on_model_reset(self) -> None:
        """Another number of columns: rows stand for other things now, so every node is a new one."""
        self.outbox.forget()
        self._selected = set()
        nodes: list[QAccessibleInterface] = [*self._slots.values(), *self._rows.values()]
        if self.outbox.is_heard():
            for node in nodes:
                self.outbox.destroyed_(node)
            self.outbox.send_now()
        _end_nodes(self._rows, self._slots)
        if self.outbox.is_heard():
            for row in range(self.row_count()):
                self.outbox.created(self.row_node(row))

    def _on_focus_object_changed(self, focused: QObject | None) -> None:
        # Sent when the turn ends: after Qt's own event for the view, or a reader would go back to the table.
        if focused is self._view:
            self.place_moved()


def _end_nodes(rows: dict[int, RowNode], slots: dict[tuple[int, int], SlotNode]) -> None:
    for node in [*slots.values(), *rows.values()]:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
    rows.clear()
    slots.clear()


class _Ending:
    """What is left to do when a view has gone; must not hold the tree, which has gone with it."""

    def __init__(self, view: int, rows: dict[int, RowNode], slots: dict[tuple[int, int], SlotNode]) -> None:
        self._view, self._rows, self._slots = view, rows, slots

    def __call__(self, view: QObject | None = None) -> None:
        tree = _trees.pop(self._view, None)
        if tree is not None:
            tree.end()
        _end_nodes(self._rows, self._slots)
