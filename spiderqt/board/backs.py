# SPDX-License-Identifier: GPL-3.0-or-later
"""The back of the cards: a spider's web in a frame, painted, not a picture. Must not know which card it hides."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from spiderqt.board.faces import FaceStyle

_SPOKES = 12
_RINGS = 6


def paint_back(painter: QPainter, style: FaceStyle) -> None:
    """A face-down card at the origin, its web centred."""
    theme = style.theme
    edge = style.edge()
    whole = QRectF(0, 0, style.width, style.height)
    rect = whole.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.setPen(QPen(QColor(theme.card_edge), edge))
    painter.setBrush(QColor(theme.back_edge))
    painter.drawRoundedRect(rect, style.radius, style.radius)
    rim = edge + max(1.0, round(0.014 * style.width))
    field = whole.adjusted(rim, rim, -rim, -rim)
    inner = max(1.0, style.radius - rim * 0.6)
    shape = QPainterPath()
    shape.addRoundedRect(field, inner, inner)
    painter.fillPath(shape, QColor(theme.back))
    painter.save()
    painter.setClipPath(shape)
    _paint_web(painter, field, style)
    painter.restore()


def paint_web_inside(painter: QPainter, centre: QPointF, size: float, line: QColor) -> None:
    """The ornament of the ace of spades: a web inside its pip of that size."""
    painter.save()
    painter.translate(round(centre.x() - size / 2), round(centre.y() - size / 2))
    painter.scale(size / 100, size / 100)
    middle = QPointF(50, 60)
    ring = QPainterPath()
    ring.addEllipse(middle, 21, 21)
    painter.setClipPath(ring)
    _paint_threads(painter, middle, 23, line, max(1.3, 80 / size))
    painter.restore()


def _paint_web(painter: QPainter, field: QRectF, style: FaceStyle) -> None:
    reach = math.hypot(field.width(), field.height()) / 2
    line = QColor(style.theme.back_line)
    _paint_threads(painter, field.center(), reach, line, max(1.0, 0.009 * style.width))


def _paint_threads(painter: QPainter, centre: QPointF, reach: float, line: QColor, width: float) -> None:
    pen = QPen(line, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for spoke in range(_SPOKES):
        painter.drawLine(centre, _spot(centre, spoke, reach))
    for ring in range(1, _RINGS + 1):
        painter.drawPath(_ring(centre, reach * (ring / _RINGS) ** 1.15))


def _spot(centre: QPointF, spoke: float, radius: float) -> QPointF:
    angle = math.tau * (spoke + 0.5) / _SPOKES
    return centre + QPointF(math.cos(angle) * radius, math.sin(angle) * radius)


def _ring(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath(_spot(centre, 0, radius))
    for spoke in range(1, _SPOKES + 1):
        sag = _spot(centre, spoke - 0.5, radius * 0.84)
        path.quadTo(sag, _spot(centre, spoke, radius))
    return path
