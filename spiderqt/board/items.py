# SPDX-License-Identifier: GPL-3.0-or-later
"""The graphics items that show cards: columns, stock, foundations, and runs in the hand or on their way.

They paint what `TableState` says. Must not know rules, input or how things move. All card painting happens in
device pixels (see `spiderqt.board.facecache`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spiderqt.board import marks
from spiderqt.board.facecache import FaceCache
from spiderqt.board.faces import FaceStyle
from spiderqt.board.geometry import Rect
from spiderqt.board.layout import Layout
from spiderqt.board.options import BoardOptions
from spiderqt.board.picture import Picture, Pile
from spiderqt.board.shadows import paint_shadow
from spiderqt.compat import override
from spiderqt.engine.cards import Card, Suit


@dataclass
class TableState:
    """What all items look at; the scene alone changes it."""

    layout: Layout
    picture: Picture
    options: BoardOptions
    style: FaceStyle
    small: FaceStyle
    cache: FaceCache
    away: set[tuple[int, int]] = field(default_factory=set)
    arriving: int = 0
    refuses: bool = False

    @property
    def ratio(self) -> float:
        """Device pixels in a logical pixel."""
        return self.layout.grid.ratio


def qrect(rect: Rect) -> QRectF:
    """A rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


@contextmanager
def device_pixels(painter: QPainter, ratio: float) -> Iterator[None]:
    """Paint in device pixels inside: blits of ready pixmaps stay blits."""
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    yield
    painter.restore()


class TableItem(QGraphicsItem):
    """An item at the scene's origin that paints a part of the table."""

    def __init__(self, state: TableState) -> None:
        super().__init__()
        self.state = state
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay_out(self, bounds: QRectF) -> None:
        """Take new bounds and repaint."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._bounds


class ColumnItem(TableItem):
    """One column: its number, its empty place or its cards, joins and the dense mark."""

    def __init__(self, state: TableState, number: int) -> None:
        super().__init__(state)
        self.number = number

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state, column = self.state, self.state.layout.columns[self.number]
        pile = state.picture.piles[self.number]
        ratio = state.ratio
        with device_pixels(painter, ratio):
            if state.options.show_numbers:
                marks.paint_number(painter, state.options.theme, column.number, self.number + 1, ratio)
            kept = [index for index in range(len(pile)) if (self.number, index) not in state.away]
            if not kept or kept[0] > 0:
                marks.paint_slot(painter, state.options.theme, column.slot, state.style, ratio)
            if kept:
                self._paint_cards(painter, pile, kept)

    def _paint_cards(self, painter: QPainter, pile: Pile, kept: Sequence[int]) -> None:
        state, column = self.state, self.state.layout.columns[self.number]
        ratio, style, cache = state.ratio, state.style, state.cache
        first, last = column.cards[kept[0]], column.cards[kept[-1]]
        paint_shadow(painter, style, Rect(first.x, first.y, first.w, last.bottom - first.y), ratio)
        strip, index_height = round(column.shown_strip * ratio), round(column.index * ratio)
        back_strip = round(column.hidden_strip * ratio) + round(style.radius) + 1
        x = round(column.slot.x * ratio)
        for index in kept:
            y = round(column.cards[index].y * ratio)
            card = pile.at(index)
            if index == kept[-1]:
                painter.drawPixmap(x, y, cache.face(style, card))
            elif card is None:
                painter.drawPixmap(x, y, cache.face(style, None), 0, 0, style.width, back_strip)
            else:
                painter.drawPixmap(x, y, cache.strip(style, card, strip, index_height))
        if state.options.show_joins:
            self._paint_joins(painter, pile, kept)
        if column.dense:
            marks.paint_dense(painter, state.options.theme, column, ratio)

    def _paint_joins(self, painter: QPainter, pile: Pile, kept: Sequence[int]) -> None:
        column = self.state.layout.columns[self.number]
        for upper, lower in itertools.pairwise(kept):
            one, other = pile.at(upper), pile.at(lower)
            if one and other and other.may_follow(one) and one.suit is not other.suit:
                marks.paint_join(
                    painter, self.state.options.theme, column.cards[lower], column.index, self.state.ratio
                )


class StockItem(TableItem):
    """The stock: one small back for each deal left, the number of deals, and whether it refuses."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state = self.state
        layout, ratio, theme = state.layout, state.ratio, state.options.theme
        if layout.stock is None:
            return
        with device_pixels(painter, ratio):
            if not layout.stock_cards:
                slot = Rect(layout.stock.x, layout.stock.y, state.small.width / ratio, layout.stock.h)
                marks.paint_slot(painter, theme, slot, state.small, ratio)
            for rect in layout.stock_cards:
                paint_shadow(painter, state.small, rect, ratio)
                back = state.cache.small(state.small, None)
                painter.drawPixmap(round(rect.x * ratio), round(rect.y * ratio), back)
            marks.paint_deals_left(painter, theme, layout, ratio)
            if state.refuses and layout.stock_cards:
                marks.paint_refusal(painter, theme, layout.stock_cards[-1], ratio)


class FoundationsItem(TableItem):
    """The completed runs, the places of those to come, and n of N."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state = self.state
        layout, ratio, theme = state.layout, state.ratio, state.options.theme
        done = state.picture.completed[: max(0, len(state.picture.completed) - state.arriving)]
        with device_pixels(painter, ratio):
            for number, rect in enumerate(layout.foundations):
                if number < len(done):
                    paint_shadow(painter, state.small, rect, ratio)
                    face = state.cache.small(state.small, done[number])
                    painter.drawPixmap(round(rect.x * ratio), round(rect.y * ratio), face)
                else:
                    marks.paint_slot(painter, theme, rect, state.small, ratio)
            if layout.foundations:
                marks.paint_tally(painter, theme, layout, len(done), ratio)


class RunItem(QGraphicsItem):
    """Cards on top of everything else: a run in the hand or a card on its way.

    Its position is that of the first card; `offsets` are the cards' distances from it downwards. `turn` (0 to
    1) squeezes it sideways and shows the back for the first half, for a flip; `size` scales it.
    """

    def __init__(self, state: TableState, cards: Sequence[Card | None], offsets: Sequence[float]) -> None:
        super().__init__()
        self.state = state
        self.cards = tuple(cards)
        self.offsets = tuple(offsets)
        self.index: int = 0  # index height of covered cards, device pixels; 0 for the nominal one
        self.suit: Suit | None = None  # shown as a completed run's card instead
        self.backwards = False
        self._turn = 1.0
        self._size = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def face_down(self) -> bool:
        """Whether the back is to be seen now."""
        return (self._turn < 0.5) != self.backwards

    def shape_as(self, *, turn: float = 1.0, size: float = 1.0) -> None:
        """How far a flip has come, and the scale."""
        if (turn, size) != (self._turn, self._size):
            self.prepareGeometryChange()
            self._turn, self._size = turn, size
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        style, ratio = self.state.style, self.state.ratio
        margin = style.width / ratio * 0.1 + 4
        height = self.offsets[-1] + style.height / ratio
        return QRectF(-margin, -margin, style.width / ratio + 2 * margin, height + 2 * margin)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        style, ratio = self.state.style, self.state.ratio
        with device_pixels(painter, ratio):
            if self._turn < 1.0 or self._size != 1.0:
                squeeze = max(0.02, abs(1 - 2 * self._turn) if self._turn < 1.0 else 1.0)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(style.width / 2 * self._size * (1 - squeeze), 0)
                painter.scale(self._size * squeeze, self._size)
            height = self.offsets[-1] + style.height / ratio
            paint_shadow(painter, style, Rect(0, 0, style.width / ratio, height), ratio, raised=True)
            for place, card in enumerate(self.cards):
                self._paint_card(painter, place, card)

    def _paint_card(self, painter: QPainter, place: int, card: Card | None) -> None:
        state, style, ratio = self.state, self.state.style, self.state.ratio
        y = round(self.offsets[place] * ratio)
        if card is None or self.face_down:
            painter.drawPixmap(0, y, state.cache.face(style, None))
        elif place == len(self.cards) - 1:
            painter.drawPixmap(0, y, state.cache.face(style, card))
        else:
            strip = round((self.offsets[place + 1] - self.offsets[place]) * ratio)
            painter.drawPixmap(0, y, state.cache.strip(style, card, strip, self.index or style.index))


def point(rect: Rect) -> QPointF:
    """A rectangle's corner for Qt."""
    return QPointF(rect.x, rect.y)
