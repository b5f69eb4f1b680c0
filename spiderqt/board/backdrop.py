# SPDX-License-Identifier: GPL-3.0-or-later
"""The table's cloth: one opaque picture for each size and theme. Must not know what lies on it."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from spiderqt.board.theme import Theme

_TILE = 128


class Backdrop:
    """Paints the cloth, keeping the last picture."""

    def __init__(self) -> None:
        self._key: tuple[int, int, Theme] | None = None
        self._pixmap = QPixmap()

    def paint(self, painter: QPainter, theme: Theme, size: tuple[int, int], part: QRectF) -> None:
        """Paint `part` of a table of that size; device pixels."""
        if theme.table == theme.table_edge and not theme.grain:
            painter.fillRect(part, QColor(theme.table))
            return
        key = (*size, theme)
        if key != self._key:
            self._pixmap = _cloth(theme, *size)
            self._key = key
        painter.drawPixmap(part, self._pixmap, part)


def _cloth(theme: Theme, width: int, height: int) -> QPixmap:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    light = QRadialGradient(QPointF(width * 0.5, height * 0.42), max(width, height) * 0.72)
    light.setColorAt(0.0, QColor(theme.table))
    light.setColorAt(0.45, QColor(theme.table))
    light.setColorAt(1.0, QColor(theme.table_edge))
    painter.fillRect(image.rect(), light)
    if theme.grain:
        painter.drawTiledPixmap(image.rect(), QPixmap.fromImage(_grain(theme.grain)))
    painter.end()
    return QPixmap.fromImage(image)


def _grain(strength: float) -> QImage:
    """Fine fibres, always the same ones."""
    chance = random.Random(7)
    image = QImage(_TILE, _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    for y in range(_TILE):
        for x in range(_TILE):
            value = chance.gauss(0, strength)
            shade = 255 if value > 0 else 0
            image.setPixelColor(x, y, QColor(shade, shade, shade, min(255, round(abs(value) * 255))))
    return image
