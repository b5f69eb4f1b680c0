# SPDX-License-Identifier: GPL-3.0-or-later
"""The table's cloth: one opaque picture for each size and theme. Must not know what lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import cast

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient, QRegion

from spiderqt.board.theme import Theme

_TILE = 128
_STEP = 192  # a cloth serves all sizes up to the next multiple, so that a resize drag seldom needs a new one
_COARSE = 6  # the light is painted that much smaller first: it has no fine detail


class Backdrop:
    """Paints the cloth, keeping the last picture."""

    def __init__(self) -> None:
        self._key: tuple[int, int, Theme] | None = None
        self._pixmap = QPixmap()

    def paint(self, painter: QPainter, theme: Theme, size: tuple[int, int], part: QRegion) -> None:
        """Paint `part` of a table of that size; device pixels."""
        if theme.table == theme.table_edge and not theme.grain:
            for rect in _rects(part):
                painter.fillRect(rect, QColor(theme.table))
            return
        width, height = (-(-side // _STEP) * _STEP for side in size)
        key = (width, height, theme)
        if key != self._key:
            self._pixmap = _cloth(theme, width, height)
            self._key = key
        for rect in _rects(part):
            painter.drawPixmap(rect, self._pixmap, rect)


def _rects(region: QRegion) -> Iterator[QRect]:
    return iter(cast("Iterable[QRect]", region))


def _cloth(theme: Theme, width: int, height: int) -> QPixmap:
    small = QImage(width // _COARSE, height // _COARSE, QImage.Format.Format_RGB32)
    light = QRadialGradient(
        QPointF(small.width() * 0.5, small.height() * 0.42), max(small.width(), small.height()) * 0.72
    )
    light.setColorAt(0.0, QColor(theme.table))
    light.setColorAt(0.45, QColor(theme.table))
    light.setColorAt(1.0, QColor(theme.table_edge))
    painter = QPainter(small)
    painter.fillRect(small.rect(), light)
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    image = small.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.drawTiledPixmap(image.rect(), QPixmap.fromImage(_grain(theme.grain)))
    painter.end()
    return QPixmap.fromImage(image)


def _grain(strength: float) -> QImage:
    """Fine fibres, always the same ones: as many light as dark, faint ones most often."""
    chance = Random(1).randbytes(_TILE * _TILE)
    most = 2.2 * strength * 255
    alphas = bytes(round(most * (abs(value - 127.5) / 127.5) ** 2) for value in range(256))
    shades = bytes(alpha if value >= 128 else 0 for value, alpha in enumerate(alphas))
    shade = chance.translate(shades)
    data = bytearray(len(chance) * 4)
    data[0::4] = data[1::4] = data[2::4] = shade
    data[3::4] = chance.translate(alphas)
    image = QImage(bytes(data), _TILE, _TILE, _TILE * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return image.copy()
