# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints the passing signs: focus ring, selection outline, target frames with their badges, hint arrows.

Device pixels. A target says what comes of it by the shape of its badge, and which column it is by its number.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spiderqt.board.faces import FaceStyle
from spiderqt.board.geometry import Rect
from spiderqt.board.glyphs import parse, text_path
from spiderqt.board.marks import TargetKind, device_rect, paint_cased
from spiderqt.board.theme import Mark, Theme

_STAR = ""  # filled, not stroked: see `_star`
_RIGHT, _LEFT = "M 6 50 L 92 50 M 54 14 L 94 50 L 54 86", "M 94 50 L 8 50 M 46 14 L 6 50 L 46 86"
_DOWN = "M 50 6 L 50 70 M 16 40 L 50 74 L 84 40 M 10 96 L 90 96"
_SYMBOLS = {
    TargetKind.PLACE: "M 12 36 L 50 76 L 88 36",
    TargetKind.JOIN: "M 12 14 L 50 50 L 88 14 M 12 54 L 50 90 L 88 54",
    TargetKind.EMPTY: "M 50 8 L 50 92 M 8 50 L 92 50",
    TargetKind.COMPLETE: _STAR,
}


def line_width(style: FaceStyle, ratio: float) -> float:
    """Width of a sign's core line: grows with the cards."""
    return float(max(round(1.5 * ratio), round(0.02 * style.width)))


def frame(rect: Rect, style: FaceStyle, ratio: float, outset: float) -> QPainterPath:
    """A rounded frame around a rectangle, its middle line `outset` device pixels outside."""
    place = device_rect(rect, ratio).adjusted(-outset, -outset, outset, outset)
    radius = min(style.radius + outset, place.height() / 2)
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    return path


def _outset(width: float) -> float:
    """How far outside a frame's middle line lies: it covers little of the card, and its edges are crisp."""
    return float(round(width * 0.8)) if round(width) % 2 == 0 else round(width * 0.8 - 0.5) + 0.5


def paint_focus(
    painter: QPainter, theme: Theme, rect: Rect, style: FaceStyle, ratio: float, *, slim: bool
) -> None:
    """The focus ring; slim while the keyboard is elsewhere, and inside the outline of a run in the hand."""
    width = line_width(style, ratio)
    width = max(1.0, width // 2) if slim else width
    paint_cased(painter, frame(rect, style, ratio, _outset(width)), theme.focus, width)


def paint_selection(painter: QPainter, theme: Theme, rect: Rect, style: FaceStyle, ratio: float) -> None:
    """The outline of a run in the hand: a double line."""
    width = line_width(style, ratio)
    paint_cased(painter, frame(rect, style, ratio, width * 1.5), theme.selected, width)
    if width > 2 * ratio or style.width >= 80 * ratio:  # there is room for the second line
        painter.setPen(QPen(QColor(theme.selected.case), width))
        painter.drawPath(frame(rect, style, ratio, 0.0))


def paint_target(
    painter: QPainter,
    theme: Theme,
    rect: Rect,
    kind: TargetKind,
    number: int,
    style: FaceStyle,
    ratio: float,
    *,
    aimed: bool,
) -> None:
    """A dashed frame, solid while aimed at, and a badge with the kind's shape and the column's number."""
    width = line_width(style, ratio)
    paint_cased(painter, frame(rect, style, ratio, _outset(width)), theme.target, width, dashes=not aimed)
    _paint_badge(painter, rect, _SYMBOLS[kind], number, theme.target, style, ratio)


def _paint_badge(
    painter: QPainter, rect: Rect, symbol: str, number: int, mark: Mark, style: FaceStyle, ratio: float
) -> None:
    """A symbol and a column's number at the lower end of a card or empty place."""
    place = device_rect(rect, ratio)
    height = max(13 * ratio, round(0.2 * style.width))
    label = str(number)
    label_width = text_path(label).boundingRect().width() / 100 * height * 0.6
    badge_width = height * 1.55 + label_width
    badge = QRectF(
        round(place.center().x() - badge_width / 2),
        round(place.bottom() - height * 1.25),
        badge_width,
        height,
    )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(mark.core), max(1.0, round(height * 0.07))))
    painter.setBrush(QColor(mark.case))
    painter.drawRoundedRect(badge, height / 2, height / 2)
    box = QRectF(badge.left() + height * 0.42, badge.top() + height * 0.24, height * 0.52, height * 0.52)
    _paint_symbol(painter, symbol, box, mark)
    centre = QPointF(badge.right() - height * 0.4 - label_width / 2, badge.center().y())
    _paint_label(painter, label, centre, round(height * 0.6), mark.core)


def _paint_label(painter: QPainter, text: str, centre: QPointF, height: float, colour: str) -> None:
    path = text_path(text)
    scale = height / 100
    painter.save()
    painter.translate(centre.x() - path.boundingRect().width() * scale / 2, round(centre.y() - height / 2))
    painter.scale(scale, scale)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def _paint_symbol(painter: QPainter, symbol: str, box: QRectF, mark: Mark) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    if symbol == _STAR:
        painter.fillPath(_star(), QColor(mark.core))
    else:
        pen = QPen(QColor(mark.core), 20)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(parse(symbol), pen)
    painter.restore()


def _star() -> QPainterPath:
    path = QPainterPath()
    for point in range(10):
        angle = math.tau * point / 10 - math.pi / 2
        radius = 58.0 if point % 2 == 0 else 24.0
        spot = QPointF(50 + radius * math.cos(angle), 52 + radius * math.sin(angle))
        if point == 0:
            path.moveTo(spot)
        else:
            path.lineTo(spot)
    path.closeSubpath()
    return path


def paint_hint(
    painter: QPainter,
    theme: Theme,
    source: Rect | None,
    target: Rect | None,
    style: FaceStyle,
    ratio: float,
    *,
    columns: tuple[int, int],
) -> None:
    """Dotted frames around what to take and where to put it; their badges name each other's column."""
    width = round(line_width(style, ratio) * 1.5)
    for rect in (source, target):
        if rect is not None:
            paint_cased(painter, frame(rect, style, ratio, _outset(width)), theme.hint, width, dots=True)
    if source is not None and target is not None:
        symbol = _RIGHT if target.x > source.x else _LEFT
        _paint_badge(painter, source, symbol, columns[1] + 1, theme.hint, style, ratio)
        _paint_badge(painter, target, _DOWN, columns[0] + 1, theme.hint, style, ratio)
