# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs that come and go above the cards: focus ring, selection, targets, hint, peek, shown as one item.

Must not know rules: it is told what is a target and what the hint is.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from spiderqt.board import badges
from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place
from spiderqt.board.items import TableItem, device_pixels
from spiderqt.board.marks import TargetKind
from spiderqt.board.places import place_rect, run_rect
from spiderqt.board.state import TableState
from spiderqt.compat import override
from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class HintMark:
    """A hint to show: from a run (or the stock) to a column, or a place alone."""

    source: Place
    target: Place | None = None


class SignsItem(TableItem):
    """All passing signs. Its fields are set by the scene, which then calls `update`."""

    def __init__(self, state: TableState) -> None:
        super().__init__(state)
        self.cursor_place: Place | None = None
        self.focused = False
        self.peek: Place | None = None
        self.in_hand: Mapping[Place, Rect] = {}
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
            shown = self.targets if self.state.options.show_targets else {}
            for column, kind in shown.items():
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
                columns = self.hint.source.column, self.hint.target.column if self.hint.target else -1
                badges.paint_hint(painter, theme, source, target, self.state.style, ratio, columns=columns)
            ring = self.ring_rect()
            slim = not self.focused or self.cursor_place in self.in_hand
            if ring is not None:
                badges.paint_focus(painter, theme, ring, self.state.style, ratio, slim=slim)

    def ring_rect(self) -> Rect | None:
        """Where the focus ring goes: around what is seen of the cursor's place, whole while peeked at."""
        if self.cursor_place is None:
            return None
        held = self.in_hand.get(self.cursor_place)
        if held is not None:
            seen = place_rect(self.state.layout, self.cursor_place)
            inset = 2 * badges.line_width(self.state.style, self.state.ratio) / self.state.ratio
            height = seen.h if seen else held.h  # inside the outline of the run in the hand
            return Rect(held.x + inset, held.y + inset / 2, held.w - 2 * inset, height - inset)
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
