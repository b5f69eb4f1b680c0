# SPDX-License-Identifier: GPL-3.0-or-later
"""Ready-painted cards by (what is seen, style): the style holds size, pixel ratio and theme.

Pixmaps have device pixels and a ratio of 1: whoever draws them does so in device pixels, so nothing is ever
scaled or blurred. Must not know where cards lie.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from spiderqt.board import faces
from spiderqt.board.faces import FaceStyle
from spiderqt.engine.cards import Card, Suit

_BUDGET = 48 * 1024 * 1024  # bytes; a table of 104 cards at 3840x2160 needs about 30


class FaceCache:
    """Paints each card once; forgets the ones not used for longest when they grow too many."""

    def __init__(self, budget: int = _BUDGET) -> None:
        self._budget = budget
        self._used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    def face(self, style: FaceStyle, card: Card | None) -> QPixmap:
        """A whole card, or the back for None."""
        if card is None:
            return self._get((style, None), style, style.height, lambda p: faces.paint_face_down(p, style))
        return self._get((style, card), style, style.height, lambda p: faces.paint_face(p, style, card))

    def strip(self, style: FaceStyle, card: Card, strip: int, index: int) -> QPixmap:
        """The visible part of a covered card, and what the rounded corners of the next one leave of it."""
        height = min(style.height, strip + math.ceil(style.radius) + 1)
        return self._get(
            (style, card, strip, index),
            style,
            height,
            lambda p: faces.paint_strip(p, style, card, strip, index),
        )

    def small(self, style: FaceStyle, suit: Suit | None) -> QPixmap:
        """A completed run's card, or a small back for None."""
        if suit is None:
            return self.face(style, None)
        return self._get((style, suit), style, style.height, lambda p: faces.paint_completed(p, style, suit))

    def _get(
        self, key: Hashable, style: FaceStyle, height: int, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = QPixmap(style.width, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint(painter)
        painter.end()
        self._pixmaps[key] = pixmap
        self._used += style.width * height * 4
        while self._used > self._budget and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self._used -= dropped.width() * dropped.height() * 4
        return pixmap
