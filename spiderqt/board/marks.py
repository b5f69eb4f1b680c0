# SPDX-License-Identifier: GPL-3.0-or-later
"""Lasting signs on the table: numbers, empty places, joins, dense columns, stock and foundations.

Every sign has a shape of its own and a casing, so that none is told by colour alone and all stand out on card
and table alike. Painted in device pixels; must not know rules or words.
"""

from __future__ import annotations

import enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spiderqt.board.blits import Blit
from spiderqt.board.faces import FaceStyle
from spiderqt.board.geometry import Rect
from spiderqt.board.layout import ColumnLayout
from spiderqt.board.state import TableState
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


def paint_text(painter: QPainter, state: TableState, text: str, centre: QPointF, height: float) -> None:
    """Figures on the cloth around a point."""
    colour = QColor(state.options.theme.numeral)
    state.cache.stamps.put_centred(painter, text, centre.x(), centre.y(), round(height), colour)


def paint_number(painter: QPainter, state: TableState, rect: Rect, number: int) -> None:
    """A column's number."""
    place = device_rect(rect, state.ratio)
    paint_text(painter, state, str(number), place.center(), place.height() * 0.8)


def slot_blit(state: TableState, rect: Rect, style: FaceStyle) -> Blit:
    """An empty place for a card."""
    width = max(1.0, round(1.5 * state.ratio))
    colour = QColor(state.options.theme.slot)

    def paint(canvas: QPainter) -> None:
        canvas.setPen(QPen(colour, width))
        place = QRectF(0, 0, style.width, style.height).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        canvas.drawRoundedRect(place, style.radius, style.radius)

    pixmap = state.cache.sign(("slot", style), (style.width, style.height), paint)
    return round(rect.x * state.ratio), round(rect.y * state.ratio), pixmap


def paint_cased(
    painter: QPainter,
    path: QPainterPath,
    mark: Mark,
    width: float,
    *,
    dashes: bool = False,
    dots: bool = False,
) -> None:
    """A line in the mark's core colour, whole, in dashes or in dots, between two of its casing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    case = QPen(QColor(mark.case), width * 2)
    case.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(case)
    painter.drawPath(path)
    core = QPen(QColor(mark.core), width * 1.25 if dots else width)
    core.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    core.setCapStyle(Qt.PenCapStyle.RoundCap if dots else Qt.PenCapStyle.FlatCap)
    if dashes:
        core.setDashPattern([3.0, 2.0])
    elif dots:
        core.setDashPattern([0.01, 1.7])
    painter.setPen(core)
    painter.drawPath(path)


def join_blit(state: TableState, lower: Rect, index: float) -> Blit:
    """The seam between two suits: a lozenge at the right of the upper edge of the lower card."""
    theme, ratio = state.options.theme, state.ratio
    half = max(3, round(index * ratio * 0.25))

    def paint(canvas: QPainter) -> None:
        canvas.translate(half + 1.5, half + 1.5)
        canvas.setPen(QPen(QColor(theme.dense.case), max(1.0, ratio)))
        canvas.setBrush(QColor(theme.dense.core))
        canvas.drawPath(_lozenge(half))

    side = 2 * half + 3
    pixmap = state.cache.sign(("join", half, ratio, theme), (side, side), paint)
    x = round(lower.right * ratio) - max(half + 2, round(0.065 * lower.w * ratio)) - half - 1
    return x, round(lower.y * ratio) - half - 1, pixmap


def _lozenge(half: float) -> QPainterPath:
    path = QPainterPath(QPointF(-half, 0))
    for x, y in ((0, -half), (half, 0), (0, half)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def paint_dense(painter: QPainter, state: TableState, column: ColumnLayout) -> None:
    """Three close lines in a pill: not every card of this column shows its rank and suit."""
    theme, ratio = state.options.theme, state.ratio
    height = max(8.0, round(column.number.h * ratio)) if column.number.h else round(12 * ratio)
    width = round(height * 1.5)
    x = round(column.slot.right * ratio) - width
    pill = QRectF(x, round(column.slot.y * ratio) - height, width, height)
    edge = max(1.0, round(ratio))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.dense.case), edge))
    painter.setBrush(QColor(theme.dense.core))
    half = edge / 2  # the outline on whole pixels
    painter.drawRoundedRect(pill.adjusted(half, half, -half, -half), height / 3, height / 3)
    thick = max(1, round(height / 9))
    inset = round(width * 0.22)
    for line in (0.28, 0.5, 0.72):
        y = round(pill.top() + height * line - thick / 2)
        painter.fillRect(QRectF(x + inset, y, width - 2 * inset, thick), QColor(theme.dense.case))


def paint_deals_left(painter: QPainter, state: TableState) -> None:
    """How many deals the stock still gives, beside it, with room for the frame of a hint between."""
    stock = state.layout.stock
    assert stock is not None
    place = device_rect(stock, state.ratio)
    height = round(min(place.height() * 0.34, 40 * state.ratio))
    cards = state.layout.stock_cards
    right = device_rect(cards[-1], state.ratio).right() if cards else place.left() + state.small.width
    away = max(height * 0.9, height * 0.35 + 10 * state.ratio)
    paint_text(painter, state, str(len(cards)), QPointF(right + away, place.center().y()), height)


def paint_tally(painter: QPainter, state: TableState, done: int) -> None:
    """How many runs of how many are complete, beside the foundations."""
    foundations = state.layout.foundations
    place = device_rect(foundations[0], state.ratio)
    height = round(min(place.height() * 0.26, 32 * state.ratio))
    centre = QPointF(place.left() - height * 1.5, place.center().y())
    paint_text(painter, state, f"{done}/{len(foundations)}", centre, height)


def paint_refusal(painter: QPainter, theme: Theme, rect: Rect, ratio: float) -> None:
    """A barred circle on the stock: it does not deal now."""
    place = device_rect(rect, ratio)
    radius = round(place.width() * 0.3)
    path = QPainterPath()
    path.addEllipse(place.center(), radius, radius)
    slant = radius * 0.7071
    path.moveTo(place.center() + QPointF(-slant, slant))
    path.lineTo(place.center() + QPointF(slant, -slant))
    paint_cased(painter, path, theme.dense, max(2.0, round(radius * 0.34)))
