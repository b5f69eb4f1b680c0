# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs that come and go above the cards: focus ring, selection, targets, hint, peek, shown as one item.

Must not know rules: it is told what is a target and what the hint is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from spiderqt.board import badges
from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place, Zone
from spiderqt.board.items import TableItem, device_pixels
from spiderqt.board.layout import Layout
from spiderqt.board.marks import TargetKind
from spiderqt.board.state import TableState
from spiderqt.compat import override


@dataclass(frozen=True, slots=True)
class HintMark:
    """A hint to show: from a run (or the stock) to a column, or a place alone."""

    source: Place
    target: Place | None = None


def place_rect(layout: Layout, place: Place) -> Rect | None:
    """What is seen of a place: a card's strip (the last one whole), an empty column's slot, the stock."""
    match place.zone:
        case Zone.CARD if 0 <= place.column < len(layout.columns):
            strips = layout.columns[place.column].strips
            return strips[place.index] if 0 <= place.index < len(strips) else None
        case Zone.COLUMN if 0 <= place.column < len(layout.columns):
            column = layout.columns[place.column]
            return column.strips[-1] if column.strips else column.slot
        case Zone.STOCK:
            return layout.stock
        case Zone.FOUNDATIONS if layout.foundations:
            first, last = layout.foundations[0], layout.foundations[-1]
            return Rect(first.x, first.y, last.right - first.x, first.h)
        case _:
            return None


def run_rect(layout: Layout, place: Place) -> Rect | None:
    """From a card to the end of its column, whole; as `place_rect` for anything else."""
    if place.zone is Zone.CARD and 0 <= place.column < len(layout.columns):
        cards = layout.columns[place.column].cards
        if 0 <= place.index < len(cards):
            first, last = cards[place.index], cards[-1]
            return Rect(first.x, first.y, first.w, last.bottom - first.y)
    return place_rect(layout, place)


class SignsItem(TableItem):
    """All passing signs. Its fields are set by the scene, which then calls `update`."""

    def __init__(self, state: TableState) -> None:
        super().__init__(state)
        self.cursor_place: Place | None = None
        self.focused = False
        self.peek: Place | None = None
        self.carried: Rect | None = None
        self.targets: Mapping[int, TargetKind] = {}
        self.hint: HintMark | None = None
        self.aimed: int | None = None

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        layout, ratio, theme = self.state.layout, self.state.ratio, self.state.options.theme
        with device_pixels(painter, ratio):
            self._paint_peek(painter)
            for column, kind in self.targets.items():
                rect = self._target_rect(column)
                badges.paint_target(
                    painter,
                    theme,
                    rect,
                    kind,
                    column + 1,
                    self.state.style,
                    ratio,
                    aimed=column == self.aimed,
                )
            if self.hint is not None:
                source = run_rect(layout, self.hint.source)
                target = place_rect(layout, self.hint.target) if self.hint.target else None
                badges.paint_hint(painter, theme, source, target, self.state.style, ratio)
            ring = self.ring_rect()
            if ring is not None:
                badges.paint_focus(painter, theme, ring, self.state.style, ratio, strong=self.focused)

    def ring_rect(self) -> Rect | None:
        """Where the focus ring goes: around what is seen of the cursor's place, whole while peeked at."""
        if self.cursor_place is None:
            return None
        if self.cursor_place == self.peek:
            return self.state.layout.columns[self.peek.column].cards[self.peek.index]
        return place_rect(self.state.layout, self.cursor_place)

    def _target_rect(self, column: int) -> Rect:
        place = self.state.layout.columns[column]
        return place.cards[-1] if place.cards else place.slot

    def _paint_peek(self, painter: QPainter) -> None:
        if self.peek is None or (self.peek.column, self.peek.index) in self.state.away:
            return
        ratio, style = self.state.ratio, self.state.style
        rect = self.state.layout.columns[self.peek.column].cards[self.peek.index]
        card = self.state.picture.piles[self.peek.column].at(self.peek.index)
        x, y = round(rect.x * ratio), round(rect.y * ratio)
        self.state.cache.shadow(style, raised=True).draw(painter, x, y, style.width, style.height)
        self.state.cache.face(style, card).draw(painter, x, y)


class SelectionItem(TableItem):
    """The outline of the run in the hand, above it."""

    def __init__(self, state: TableState) -> None:
        super().__init__(state)
        self.rect = QRectF()

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect = Rect(self.rect.x(), self.rect.y(), self.rect.width(), self.rect.height())
        with device_pixels(painter, self.state.ratio):
            badges.paint_selection(
                painter, self.state.options.theme, rect, self.state.style, self.state.ratio
            )
