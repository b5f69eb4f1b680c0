# SPDX-License-Identifier: GPL-3.0-or-later
"""The run in the hand: taken out of its column, outlined, carried about. Must not know input or rules."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from spiderqt.board.flights import RETURN, Flight
from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place
from spiderqt.board.items import RunItem
from spiderqt.board.signs import SelectionItem
from spiderqt.board.state import TableState

_LIFT = 0.05  # how far a run in the hand is shifted, in card widths
_RESTING, _CARRIED, _OUTLINE = 40.0, 120.0, 121.0


class Hand:
    """Holds one run or nothing; the cards it holds are `away` from their column."""

    def __init__(self, scene: QGraphicsScene, state: TableState) -> None:
        self._scene = scene
        self._state = state
        self._item: RunItem | None = None
        self.place: Place | None = None
        self.carried = False
        self._outline = SelectionItem(state)
        self._outline.setZValue(_OUTLINE)
        self._outline.setVisible(False)
        scene.addItem(self._outline)

    def take(self, place: Place) -> None:
        """Take the card at `place` and all below it, shifted a little to show that it is lifted."""
        self.release()
        column = self._state.layout.columns[place.column]
        pile = self._state.picture.piles[place.column]
        first = column.cards[place.index]
        indexes = range(place.index, len(pile))
        offsets = [column.cards[index].y - first.y for index in indexes]
        self._item = RunItem(self._state, [pile.at(index) for index in indexes], offsets)
        self._item.index = round(column.index * self._state.ratio)
        self._item.setZValue(_RESTING)
        self._item.setPos(first.x + self._state.layout.grid.down(first.w * _LIFT), first.y)
        self._scene.addItem(self._item)
        self.place = place
        self._state.away |= {(place.column, index) for index in indexes}
        self._surround()

    def release(self) -> int | None:
        """Let go; the cards are in their column again, whose number this returns (None: nothing was held)."""
        if self._item is None or self.place is None:
            return None
        first = self.place
        self._state.away -= {(first.column, first.index + number) for number in range(len(self._item.cards))}
        self._scene.removeItem(self._item)
        self._outline.setVisible(False)
        self._item = self.place = None
        self.carried = False
        return first.column

    def carry(self, x: float, y: float) -> Rect | None:
        """Move the first card's corner to (x, y), above everything; its rectangle, or None with empty hands."""
        if self._item is None:
            return None
        self.carried = True
        self._item.setZValue(_CARRIED)
        self._item.setPos(x, y)
        self._surround()
        return self._first()

    def cards(self) -> dict[Place, Rect]:
        """Where each held card is now, by its place in the column."""
        if self._item is None or self.place is None:
            return {}
        first = self._first()
        return {
            Place.card(self.place.column, self.place.index + number): first.moved(0, offset)
            for number, offset in enumerate(self._item.offsets)
        }

    def way_back(self) -> Flight | None:
        """The flight from where the run is now to its place."""
        if self._item is None or self.place is None:
            return None
        end = self._state.layout.columns[self.place.column].cards[self.place.index]
        return Flight(
            self._item.cards, self.place, tuple(self.cards()), self._first(), end, delay=0.0, duration=RETURN
        )

    def _first(self) -> Rect:
        assert self._item is not None
        metrics, at = self._state.layout.metrics, self._item.pos()
        return Rect(at.x(), at.y(), metrics.card_w, metrics.card_h)

    def _surround(self) -> None:
        assert self._item is not None
        first = self._first()
        rect = QRectF(first.x, first.y, first.w, self._item.offsets[-1] + first.h)
        self._outline.rect = rect
        self._outline.setVisible(True)
        self._outline.lay_out(rect.adjusted(-12, -12, 12, 12))
