# SPDX-License-Identifier: GPL-3.0-or-later
"""Soft shadows around cards, in device pixels. Only what the cards leave to be seen is painted.

Must not know what casts them.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from spiderqt.board.blits import Blit

_TALL = 1024  # rows of a ready-made side; longer ones are put together


class Shadow:
    """The shadow of all rectangles of one width: two caps and a side, ready-made."""

    def __init__(self, width: int, radius: float, strength: float, *, raised: bool) -> None:
        self._strength = strength
        self._spread = max(2, round(width * (0.08 if raised else 0.035)))
        self._drop = max(1, self._spread // 2)
        self._cap = self._spread * 2 + round(radius)
        if strength > 0:
            whole = self._whole(width, radius)
            full, cap = whole.width(), self._cap
            self._top = whole.copy(0, 0, full, cap)
            self._bottom = whole.copy(0, whole.height() - cap, full, cap)
            line = whole.copy(0, cap, self._spread * 2, 1)
            self._left = line.scaled(line.width(), _TALL)
            line = whole.copy(full - self._spread * 2, cap, self._spread * 2, 1)
            self._right = line.scaled(line.width(), _TALL)

    def draw(self, painter: QPainter, x: int, y: int, width: int, height: int) -> None:
        """Paint it around a rectangle."""
        for blit in self.blits(x, y, width, height):
            painter.drawPixmap(*blit)

    def blits(self, x: int, y: int, width: int, height: int) -> list[Blit]:
        """What paints it around a rectangle: two caps, and sides in pieces."""
        if self._strength <= 0:
            return []
        spread = self._spread
        left, top = x - spread, y - spread + self._drop
        bottom = y + height + spread + self._drop
        cap = min(self._cap, (bottom - top) // 2)
        wide = self._top.width()
        pieces: list[Blit] = [
            (left, top, self._top, 0, 0, wide, cap),
            (left, bottom - cap, self._bottom, 0, self._cap - cap, wide, cap),
        ]
        row = top + cap
        while row < bottom - cap:
            rows = min(_TALL, bottom - cap - row)
            pieces.append((left, row, self._left, 0, 0, spread, rows))
            pieces.append((x + width, row, self._right, spread, 0, spread, rows))
            row += rows
        return pieces

    def _whole(self, width: int, radius: float) -> QPixmap:
        spread = self._spread
        pixmap = QPixmap(width + 2 * spread, 2 * self._cap + 4)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        steps = max(3, spread)
        share = 1 - (1 - self._strength) ** (1 / steps)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, share))
        for step in range(steps):
            inset = 1.4 * spread * step / steps
            rect = QRectF(pixmap.rect()).adjusted(inset, inset, -inset, -inset)
            corner = max(1.0, radius + spread - inset)
            painter.drawRoundedRect(rect, corner, corner)
        painter.end()
        return pixmap
