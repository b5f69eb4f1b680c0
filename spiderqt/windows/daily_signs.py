# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign beside a day of the daily deals, told apart by its shape; the day's line says the same in words.

Must not know the dialog.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from spiderqt.store.daily import Day, DayState

_SIDE = 64


def sign(day: Day, today: date, on: QWidget) -> QIcon:
    """A full disc with a tick: won in time; a ring with one: won later; half a disc: begun; a ring: to be played;
    nothing: not open yet. In the colours of `on`."""
    icon = QIcon()
    roles = QPalette.ColorRole
    for mode, text, ground in (
        (QIcon.Mode.Normal, roles.Text, roles.Base),
        (QIcon.Mode.Selected, roles.HighlightedText, roles.Highlight),
    ):
        icon.addPixmap(_drawn(day, today, on.palette(), text, ground), mode)
    return icon


def _drawn(
    day: Day, today: date, palette: QPalette, text: QPalette.ColorRole, ground: QPalette.ColorRole
) -> QPixmap:
    pixmap = QPixmap(_SIDE, _SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    if day.state is DayState.UNTOUCHED and day.day > today:
        return pixmap
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink, paper = palette.color(text), palette.color(ground)
    disc = QRectF(6, 6, _SIDE - 12, _SIDE - 12)
    painter.setPen(QPen(ink, 5))
    painter.setBrush(ink if day.state is DayState.WON else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)
    if day.state is DayState.PLAYED:
        painter.setBrush(ink)
        painter.drawPie(disc, 180 * 16, 180 * 16)
    if day.state in (DayState.WON, DayState.WON_LATER):
        joined = Qt.PenJoinStyle.RoundJoin
        colour = paper if day.state is DayState.WON else ink
        painter.setPen(QPen(colour, 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, joined))
        painter.drawPolyline(QPolygonF([QPointF(20, 33), QPointF(29, 43), QPointF(45, 22)]))
    painter.end()
    return pixmap
