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

_SYMBOLS = {
    TargetKind.PLACE: "M 12 36 L 50 76 L 88 36",
    TargetKind.JOIN: "M 12 14 L 50 50 L 88 14 M 12 54 L 50 90 L 88 54",
    TargetKind.EMPTY: "M 50 8 L 50 92 M 8 50 L 92 50",
}


def line_width(style: FaceStyle, ratio: float) -> float:
    """Width of a sign's core line: grows with the cards."""
    return max(2.0 * ratio, round(0.022 * style.width))


def frame(rect: Rect, style: FaceStyle, ratio: float, outset: float) -> QPainterPath:
    """A rounded frame around a rectangle, its middle line `outset` device pixels outside."""
    place = device_rect(rect, ratio).adjusted(-outset, -outset, outset, outset)
    radius = min(style.radius + outset, place.height() / 2)
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    return path


def paint_focus(
    painter: QPainter, theme: Theme, rect: Rect, style: FaceStyle, ratio: float, *, strong: bool
) -> None:
    """The focus ring; thin while the keyboard is elsewhere."""
    width = line_width(style, ratio) * (1.0 if strong else 0.5)
    paint_cased(painter, frame(rect, style, ratio, width * 0.5), theme.focus, width)


def paint_selection(painter: QPainter, theme: Theme, rect: Rect, style: FaceStyle, ratio: float) -> None:
    """The outline of a run in the hand."""
    width = line_width(style, ratio)
    paint_cased(painter, frame(rect, style, ratio, 0.0), theme.selected, width)


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
    paint_cased(painter, frame(rect, style, ratio, 0.0), theme.target, width, dashed=not aimed)
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
    painter.setPen(QPen(QColor(theme.target.core), max(1.0, round(height * 0.07))))
    painter.setBrush(QColor(theme.target.case))
    painter.drawRoundedRect(badge, height / 2, height / 2)
    symbol = QRectF(badge.left() + height * 0.42, badge.top() + height * 0.24, height * 0.52, height * 0.52)
    _paint_symbol(painter, kind, symbol, theme.target)
    centre = QPointF(badge.right() - height * 0.4 - label_width / 2, badge.center().y())
    _paint_label(painter, label, centre, round(height * 0.6), theme.target.core)


def _paint_label(painter: QPainter, text: str, centre: QPointF, height: float, colour: str) -> None:
    path = text_path(text)
    scale = height / 100
    painter.save()
    painter.translate(centre.x() - path.boundingRect().width() * scale / 2, round(centre.y() - height / 2))
    painter.scale(scale, scale)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def _paint_symbol(painter: QPainter, kind: TargetKind, box: QRectF, mark: Mark) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    if kind is TargetKind.COMPLETE:
        painter.fillPath(_star(), QColor(mark.core))
    else:
        pen = QPen(QColor(mark.core), 20)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(parse(_SYMBOLS[kind]), pen)
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
    painter: QPainter, theme: Theme, source: Rect | None, target: Rect | None, style: FaceStyle, ratio: float
) -> None:
    """Frames around what to take and where to put it, and an arrow from one to the other."""
    width = line_width(style, ratio)
    for rect in (source, target):
        if rect is not None:
            paint_cased(painter, frame(rect, style, ratio, 0.0), theme.hint, width)
    if source is None or target is None:
        return
    begin, end = device_rect(source, ratio), device_rect(target, ratio)
    start = QPointF(begin.center().x(), begin.top() + min(begin.height() / 2, style.height / 2))
    finish = QPointF(end.center().x(), end.top() + end.height() / 2)
    paint_arrow(painter, start, finish, theme.hint, width * 1.6)


def paint_arrow(painter: QPainter, start: QPointF, finish: QPointF, mark: Mark, width: float) -> None:
    """A bowed arrow with a filled head."""
    way = finish - start
    length = math.hypot(way.x(), way.y())
    if length < width * 4:
        return
    unit = way / length
    bow = QPointF(unit.y(), -unit.x()) * length * 0.12
    if bow.y() > 0:
        bow = -bow
    elbow = (start + finish) / 2 + bow
    heading = finish - elbow
    heading /= math.hypot(heading.x(), heading.y())
    neck = finish - heading * width * 3
    side = QPointF(-heading.y(), heading.x()) * width * 1.9
    shaft = QPainterPath(start)
    shaft.quadTo(elbow, neck)
    head = QPainterPath(finish)
    head.lineTo(neck + side)
    head.lineTo(neck - side)
    head.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_cased(painter, shaft, mark, width)
    pen = QPen(QColor(mark.case), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(mark.core))
    painter.drawPath(head)
    painter.fillPath(head, QColor(mark.core))
