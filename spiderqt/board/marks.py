# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs on the table: numbers, outlines, joins, dense columns, targets, hints, the focus ring.

Every sign has a shape of its own and a casing, so that none is told by colour alone and all stand out on card
and table alike. Painted in device pixels; must not know rules or words.
"""

from __future__ import annotations

import enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spiderqt.board.faces import FaceStyle
from spiderqt.board.geometry import Rect
from spiderqt.board.glyphs import text_path
from spiderqt.board.layout import ColumnLayout, Layout
from spiderqt.board.theme import Mark, Theme


class TargetKind(enum.Enum):
    """What comes of dropping the run there; each kind has its own sign."""

    PLACE = "place"
    JOIN = "join"
    COMPLETE = "complete"
    EMPTY = "empty"


def device_rect(rect: Rect, ratio: float) -> QRectF:
    """A logical rectangle in device pixels, on whole ones."""
    return QRectF(round(rect.x * ratio), round(rect.y * ratio), round(rect.w * ratio), round(rect.h * ratio))


def paint_text(painter: QPainter, text: str, centre: QPointF, height: float, colour: str) -> None:
    """Capitals and figures around a point."""
    path = text_path(text)
    scale = height / 100
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre.x() - path.boundingRect().width() * scale / 2, round(centre.y() - height / 2))
    painter.scale(scale, scale)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def paint_number(painter: QPainter, theme: Theme, rect: Rect, number: int, ratio: float) -> None:
    """A column's number."""
    place = device_rect(rect, ratio)
    paint_text(painter, str(number), place.center(), round(place.height() * 0.8), theme.numeral)


def paint_slot(painter: QPainter, theme: Theme, rect: Rect, style: FaceStyle, ratio: float) -> None:
    """An empty place for a card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.0, round(1.5 * ratio))
    place = device_rect(rect, ratio).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.slot), width))
    painter.drawRoundedRect(place, style.radius, style.radius)


def paint_cased(
    painter: QPainter, path: QPainterPath, mark: Mark, width: float, *, dashed: bool = False
) -> None:
    """A line in the mark's core colour between two of its casing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    case = QPen(QColor(mark.case), width * 2)
    case.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(case)
    painter.drawPath(path)
    core = QPen(QColor(mark.core), width)
    core.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        core.setDashPattern([3.0, 2.0])
        core.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(core)
    painter.drawPath(path)


def paint_join(painter: QPainter, theme: Theme, lower: Rect, index: float, ratio: float) -> None:
    """The seam between two suits: a notch at the right of the upper edge of the lower card."""
    size = max(5.0, round(index * ratio * 0.5))
    x = round(lower.right * ratio) - size * 1.4
    y = round(lower.y * ratio)
    path = QPainterPath(QPointF(x - size / 2, y))
    path.lineTo(x, y - size / 2)
    path.lineTo(x + size / 2, y)
    path.lineTo(x, y + size / 2)
    path.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.dense.case), max(1.0, ratio)))
    painter.setBrush(QColor(theme.dense.core))
    painter.drawPath(path)


def paint_dense(painter: QPainter, theme: Theme, column: ColumnLayout, ratio: float) -> None:
    """Three close lines in a pill: not every card of this column shows its rank and suit."""
    height = max(8.0, round(column.number.h * ratio)) if column.number.h else round(12 * ratio)
    width = round(height * 1.5)
    x = round(column.slot.right * ratio) - width
    pill = QRectF(x, round(column.slot.y * ratio) - height, width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.dense.case), max(1.0, ratio)))
    painter.setBrush(QColor(theme.dense.core))
    painter.drawRoundedRect(pill, height / 3, height / 3)
    painter.setPen(QPen(QColor(theme.dense.case), max(1.0, round(height / 9))))
    for line in (0.28, 0.5, 0.72):
        y = pill.top() + height * line
        painter.drawLine(QPointF(pill.left() + width * 0.22, y), QPointF(pill.right() - width * 0.22, y))


def paint_deals_left(painter: QPainter, theme: Theme, layout: Layout, ratio: float) -> None:
    """How many deals the stock still gives, beside it."""
    assert layout.stock is not None
    place = device_rect(layout.stock, ratio)
    height = round(min(place.height() * 0.34, 40 * ratio))
    centre = QPointF(place.right() + height * 0.9, place.center().y())
    paint_text(painter, str(len(layout.stock_cards)), centre, height, theme.numeral)


def paint_tally(painter: QPainter, theme: Theme, layout: Layout, done: int, ratio: float) -> None:
    """How many runs of how many are complete, beside the foundations."""
    place = device_rect(layout.foundations[0], ratio)
    height = round(min(place.height() * 0.26, 32 * ratio))
    centre = QPointF(place.left() - height * 1.5, place.center().y())
    paint_text(painter, f"{done}/{len(layout.foundations)}", centre, height, theme.numeral)


def paint_refusal(painter: QPainter, theme: Theme, rect: Rect, ratio: float) -> None:
    """A barred circle on the stock: it does not deal now."""
    place = device_rect(rect, ratio)
    radius = place.width() * 0.3
    path = QPainterPath()
    path.addEllipse(place.center(), radius, radius)
    slant = radius * 0.7071
    path.moveTo(place.center() + QPointF(-slant, slant))
    path.lineTo(place.center() + QPointF(slant, -slant))
    paint_cased(painter, path, theme.dense, max(2.0, round(radius * 0.22)))
