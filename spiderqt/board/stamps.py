# SPDX-License-Identifier: GPL-3.0-or-later
"""Ready-made glyphs: each (glyph, height, colour) is filled once and then blitted. Device pixels.

Must not know what a card is made of.
"""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from spiderqt.board.glyphs import suit_path, text_path
from spiderqt.engine.cards import Suit

_MOST = 300  # stamps; those of an old size go first

Glyph = str | Suit


def glyph_path(glyph: Glyph) -> QPainterPath:
    """A suit's outline, or the text's."""
    return suit_path(glyph) if isinstance(glyph, Suit) else text_path(glyph)


def glyph_width(glyph: Glyph, height: float) -> float:
    """How wide a glyph of that height is."""
    return height if isinstance(glyph, Suit) else text_path(glyph).boundingRect().width() * height / 100


class Stamps:
    """Glyphs as pixmaps."""

    def __init__(self) -> None:
        self._pixmaps: OrderedDict[tuple[Glyph, int, int], QPixmap] = OrderedDict()

    def put(self, painter: QPainter, glyph: Glyph, x: float, y: float, height: int, colour: QColor) -> None:
        """Paint a glyph with its upper left corner at the nearest whole pixel."""
        painter.drawPixmap(round(x), round(y), self._stamp(glyph, max(1, height), colour))

    def put_centred(
        self, painter: QPainter, glyph: Glyph, x: float, y: float, height: int, colour: QColor
    ) -> None:
        """Paint a glyph around a point."""
        self.put(painter, glyph, x - glyph_width(glyph, height) / 2, y - height / 2, height, colour)

    def _stamp(self, glyph: Glyph, height: int, colour: QColor) -> QPixmap:
        key = (glyph, height, colour.rgba())
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = QPixmap(max(1, math.ceil(glyph_width(glyph, height)) + 1), height + 1)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(height / 100, height / 100)
            painter.fillPath(glyph_path(glyph), colour)
            painter.end()
            self._pixmaps[key] = pixmap
            if len(self._pixmaps) > _MOST:
                self._pixmaps.popitem(last=False)
        else:
            self._pixmaps.move_to_end(key)
        return pixmap
