# SPDX-License-Identifier: GPL-3.0-or-later
"""The graphics items that show cards: columns, stock, foundations, and runs in the hand or on their way.

They paint what `TableState` says. Must not know rules, input or how things move. All card painting happens in
device pixels (see `spiderqt.board.facecache`).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spiderqt.board import marks
from spiderqt.board.blits import Blit
from spiderqt.board.geometry import Rect
from spiderqt.board.picture import Pile
from spiderqt.board.state import TableState
from spiderqt.compat import override
from spiderqt.engine.cards import Card, Suit


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

    def draw_small(self, painter: QPainter, rect: Rect, suit: Suit | None) -> None:
        """A small card: a completed run's, or a back for None."""
        state, style = self.state, self.state.small
        x, y = round(rect.x * state.ratio), round(rect.y * state.ratio)
        sprite = state.cache.completed(style, suit) if suit else state.cache.face(style, None)
        shadow = state.cache.shadow(style, raised=False)
        for blit in (*shadow.blits(x, y, style.width, style.height), *sprite.blits(x, y)):
            painter.drawPixmap(*blit)


class ColumnItem(TableItem):
    """One column: its number, its empty place or its cards, joins and the dense mark.

    What it blits is worked out once for each change, see `refresh`.
    """

    def __init__(self, state: TableState, number: int) -> None:
        super().__init__(state)
        self.number = number
        self._blits: list[Blit] | None = None
        self._opaque = QRegion()

    def refresh(self) -> None:
        """Look at the table again: cards, layout or options have changed."""
        self._blits = None
        self.update()

    @override
    def lay_out(self, bounds: QRectF) -> None:
        self._blits = None
        super().lay_out(bounds)

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state, column = self.state, self.state.layout.columns[self.number]
        with device_pixels(painter, state.ratio):
            if state.options.show_numbers:
                marks.paint_number(painter, state, column.number, self.number + 1)
            draw = painter.drawPixmap
            for blit in self._ready():
                draw(*blit)
            if column.dense:
                marks.paint_dense(painter, state, column)

    def opaque_part(self) -> QRegion:
        """What its cards cover wholly, in device pixels: the cloth need not be painted there."""
        self._ready()
        return self._opaque

    def _ready(self) -> list[Blit]:
        if self._blits is None:
            self._opaque = QRegion()
            segments = self._segments()
            self._blits = []
            if not segments or segments[0].start > 0:
                slot = self.state.layout.columns[self.number].slot
                self._blits.append(marks.slot_blit(self.state, slot, self.state.style))
            for segment in segments:
                self._blits += self._card_blits(segment)
        return self._blits

    def _segments(self) -> list[range]:
        """The cards that lie here, not in the hand or on their way, as ranges without holes."""
        count, away = len(self.state.picture.piles[self.number]), self.state.away
        segments: list[range] = []
        for index in range(count):
            if (self.number, index) in away:
                continue
            if segments and segments[-1].stop == index:
                segments[-1] = range(segments[-1].start, index + 1)
            else:
                segments.append(range(index, index + 1))
        return segments

    def _card_blits(self, segment: range) -> list[Blit]:
        state, column = self.state, self.state.layout.columns[self.number]
        ratio, style, cache = state.ratio, state.style, state.cache
        pile = state.picture.piles[self.number]
        x = round(column.slot.x * ratio)
        tops = [round(column.cards[index].y * ratio) for index in segment]
        bottom = tops[-1] + style.height
        top = tops[0] + style.corner_rows
        self._opaque += QRect(x, top, style.width, bottom - style.corner_rows - top)
        blits = cache.shadow(style, raised=False).blits(x, tops[0], style.width, bottom - tops[0])
        strip, index_height = round(column.shown_strip * ratio), round(column.index * ratio)
        back_rows = round(column.hidden_strip * ratio) + style.corner_rows
        roomy = strip >= style.corner_rows  # else several rounded corners lie one over the other
        on_paper = False
        for index, y in zip(segment, tops, strict=True):
            card = pile.at(index)
            if index == segment[-1]:
                blits += cache.face(style, card, on_paper=on_paper).blits(x, y)
            elif card is None:
                blits += cache.face(style, None).blits(x, y, back_rows)
            else:
                sprite = cache.strip(style, card, strip, index_height, on_paper=on_paper, cut=roomy)
                blits += sprite.blits(x, y)
                on_paper = roomy
        if state.options.show_joins:
            blits += self._join_blits(pile, segment)
        return blits

    def _join_blits(self, pile: Pile, segment: range) -> list[Blit]:
        column = self.state.layout.columns[self.number]
        blits = []
        for upper, lower in itertools.pairwise(segment):
            one, other = pile.at(upper), pile.at(lower)
            if one and other and other.may_follow(one) and one.suit is not other.suit:
                blits.append(marks.join_blit(self.state, column.cards[lower], column.index))
        return blits


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
                painter.drawPixmap(*marks.slot_blit(state, slot, state.small))
            for rect in layout.stock_cards:
                self.draw_small(painter, rect, None)
            marks.paint_deals_left(painter, state)
            if state.refuses and layout.stock_cards:
                marks.paint_refusal(painter, theme, layout.stock_cards[-1], ratio)


class FoundationsItem(TableItem):
    """The completed runs, the places of those to come, and n of N."""

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        state = self.state
        layout, ratio = state.layout, state.ratio
        done = state.picture.completed[: max(0, len(state.picture.completed) - state.arriving)]
        with device_pixels(painter, ratio):
            for number, rect in enumerate(layout.foundations):
                if number < len(done):
                    self.draw_small(painter, rect, done[number])
                else:
                    painter.drawPixmap(*marks.slot_blit(state, rect, state.small))
            if layout.foundations:
                marks.paint_tally(painter, state, len(done))


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
            height = round(self.offsets[-1] * ratio) + style.height
            self.state.cache.shadow(style, raised=True).draw(painter, 0, 0, style.width, height)
            for place, card in enumerate(self.cards):
                self._paint_card(painter, place, card)

    def _paint_card(self, painter: QPainter, place: int, card: Card | None) -> None:
        state, style, ratio = self.state, self.state.style, self.state.ratio
        y = round(self.offsets[place] * ratio)
        if card is None or self.face_down:
            state.cache.face(style, None).draw(painter, 0, y)
        elif place == len(self.cards) - 1:
            state.cache.face(style, card).draw(painter, 0, y)
        else:
            strip = round((self.offsets[place + 1] - self.offsets[place]) * ratio)
            state.cache.strip(style, card, strip, self.index or style.index).draw(painter, 0, y)
