# SPDX-License-Identifier: GPL-3.0-or-later
"""The table as an item model: columns and below them their cards, then the stock and the foundations.

QtCore only. It knows facts and names, no rules: what is hidden is not in it at all. A new position is taken in two
halves, so that a reader's focus never stands on something that is being destroyed: `grow_to` adds rows and renames,
then the cursor goes where it wants, then `settle` takes rows away. `show` does both.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from spiderqt.compat import override
from spiderqt.engine.position import Position
from spiderqt.voice.phrases.kinds import Verbosity
from spiderqt.voice.phrases.labels import (
    CardFacts,
    ColumnFacts,
    Facts,
    column_cards,
    foundations_facts,
    label,
    stock_facts,
)

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Role(enum.IntEnum):
    """What can be asked beside the text (DisplayRole and AccessibleTextRole)."""

    FACTS = Qt.ItemDataRole.UserRole + 1
    """The `Facts` that the text is made from."""
    PLACE = Qt.ItemDataRole.UserRole + 2
    """``3 of 9`` as the pair (3, 9); None for what is no card."""
    TOGETHER = Qt.ItemDataRole.UserRole + 3
    """How many cards are picked up with this one, itself included; 0: it cannot be; None for what is no card."""


class TableModel(QAbstractItemModel):
    """Rows of the root: each column, then the stock, then the foundations; rows of a column: its cards."""

    def __init__(self, position: Position, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._position = position
        self._verbosity = Verbosity.NORMAL
        self._heads: list[Facts] = _heads(position)
        self._cards: list[list[CardFacts]] = _all_cards(position)

    @property
    def columns(self) -> int:
        """How many columns the table has."""
        return len(self._cards)

    @property
    def stock_row(self) -> int:
        """The root's row of the stock."""
        return len(self._cards)

    @property
    def foundations_row(self) -> int:
        """The root's row of the foundations."""
        return len(self._cards) + 1

    # Taking a position in

    def show(self, position: Position) -> None:
        """Become `position` at once."""
        self.grow_to(position)
        self.settle()

    def grow_to(self, position: Position) -> None:
        """Add what is new and rename what changed; what has gone stays until `settle`."""
        if len(position.columns) != len(self._cards):
            self.beginResetModel()
            self._heads, self._cards = _heads(position), _all_cards(position)
            self._position = position
            self.endResetModel()
            return
        before, self._position = self._position, position
        for column, (old, new) in enumerate(zip(before.columns, position.columns, strict=True)):
            # A column that is the same value has the same facts, unless the rules are others.
            if old is not new or before.variant is not position.variant:
                self._grow_column(column, column_cards(position, column))
        self._rename_heads(_heads(position))

    def settle(self) -> None:
        """Take away the rows whose cards have gone; nothing happens when there are none."""
        for column, cards in enumerate(self._cards):
            length = len(self._position.columns[column])
            if len(cards) > length:
                self.beginRemoveRows(self.index(column, 0), length, len(cards) - 1)
                del cards[length:]
                self.endRemoveRows()

    def _grow_column(self, column: int, new: tuple[CardFacts, ...]) -> None:
        cards = self._cards[column]
        kept = len(cards)
        if len(new) > kept:
            self.beginInsertRows(self.index(column, 0), kept, len(new) - 1)
            cards.extend(new[kept:])
            self.endInsertRows()
        for first, last in _changed(cards[:kept], new):
            cards[first : last + 1] = new[first : last + 1]
            parent = self.index(column, 0)
            self.dataChanged.emit(self.index(first, 0, parent), self.index(last, 0, parent))

    def _rename_heads(self, new: list[Facts]) -> None:
        for row, facts in enumerate(new):
            if self._heads[row] != facts:
                self._heads[row] = facts
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def set_verbosity(self, verbosity: Verbosity) -> None:
        """How much the names say."""
        if verbosity is not self._verbosity:
            self._verbosity = verbosity
            self.retranslate()

    def retranslate(self) -> None:
        """Every name is another one now: the language or the verbosity changed."""
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))
        for column, cards in enumerate(self._cards):
            if cards:
                parent = self.index(column, 0)
                self.dataChanged.emit(self.index(0, 0, parent), self.index(len(cards) - 1, 0, parent))

    # What Qt asks. An index inside a column carries the column's number plus one, one of the root carries 0.

    @override
    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    @override
    def parent(self, child: Index = _NOWHERE) -> Any:
        # QObject's parent() has the same name, and is called without an index.
        if child is _NOWHERE:
            return super().parent()
        column = child.internalId() if child.isValid() else 0
        return self.createIndex(column - 1, 0, 0) if column else QModelIndex()

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        if not parent.isValid():
            return len(self._cards) + 2
        if parent.internalId() or parent.column() or parent.row() >= len(self._cards):
            return 0
        return len(self._cards[parent.row()])

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 1

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        facts = self.facts(index)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return label(facts, self._verbosity)
            case Role.FACTS:
                return facts
            case Role.PLACE:
                return (facts.number, facts.length) if isinstance(facts, CardFacts) else None
            case Role.TOGETHER:
                return facts.together if isinstance(facts, CardFacts) else None
        return None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemNeverHasChildren if index.internalId() else flags

    def facts(self, index: Index) -> Facts:
        """What the text of a valid index is made from."""
        column = index.internalId()
        return self._cards[column - 1][index.row()] if column else self._heads[index.row()]

    def card_index(self, column: int, number: int) -> QModelIndex:
        """The index of a card; not valid where there is none."""
        parent = self.index(column, 0)
        return self.index(number, 0, parent) if parent.isValid() else QModelIndex()


def _heads(position: Position) -> list[Facts]:
    columns = [ColumnFacts(i, len(column)) for i, column in enumerate(position.columns)]
    return [*columns, stock_facts(position), foundations_facts(position)]


def _all_cards(position: Position) -> list[list[CardFacts]]:
    return [list(column_cards(position, column)) for column in range(len(position.columns))]


def _changed(old: list[CardFacts], new: tuple[CardFacts, ...]) -> Iterator[tuple[int, int]]:
    """Stretches (first, last) of the rows that both have and that differ."""
    first: int | None = None
    shared = min(len(old), len(new))
    for row in range(shared):
        if old[row] != new[row]:
            first = row if first is None else first
        elif first is not None:
            yield first, row - 1
            first = None
    if first is not None:
        yield first, shared - 1
