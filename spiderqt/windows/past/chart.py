# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture of how games went over time: the share of wins above, the scores below, in the table's own colours.

Must not know the store. Nothing is told by colour: the two curves stand apart, each with its title and figures, one
drawn through with dots, the other dashed with diamonds. The words for the ear come from whoever shows the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from spiderqt.board.options import BoardOptions
from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.voice.phrases.past import RECENT, percent_text
from spiderqt.windows import looks
from spiderqt.windows.focus_ring import paint_focus_ring
from spiderqt.windows.past.course import Course

_Point = tuple[int, float]
_MARKED = 60
"""With more points than this a mark on each would hide the curve."""


class Chart(QFrame):
    """Shows a `Course`. A stop for the Tab key, so that a reader says its name and description."""

    def __init__(self, options: BoardOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._course = options.theme, Course()
        looks.dress(self, options)
        self.setObjectName("chart")
        self.setAccessibleName(translate("Past", "Picture of wins and scores over time"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        line = self.fontMetrics().lineSpacing()
        self.setMinimumSize(10 * self.fontMetrics().averageCharWidth(), 10 * line)

    def show_course(self, course: Course, words: str) -> None:
        """Draw this; `words` say the same."""
        self._course = course
        self.setAccessibleName(translate("Past", "Picture of wins and scores over time"))
        self.setAccessibleDescription(words)
        self.setToolTip(words)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(60 * metrics.averageCharWidth(), 14 * metrics.lineSpacing())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.table_edge))
        half = self.height() / 2
        course = self._course
        upper = QRectF(0, 0, self.width(), half)
        lower = QRectF(0, half, self.width(), self.height() - half)
        title = translate("Past", "Share of wins, of the last {count} games each").format(count=RECENT)
        self._curve(painter, upper, title, course.rates, (0.0, 1.0), percent_text)
        span = max(1, course.most - course.least)
        title = translate("Past", "Score of each win")
        ends = (float(course.least), float(course.least + span))
        self._curve(painter, lower, title, course.scores, ends, _whole, diamonds=True)
        painter.end()
        paint_focus_ring(self)

    def _curve(
        self,
        painter: QPainter,
        room: QRectF,
        title: str,
        points: Sequence[_Point],
        ends: tuple[float, float],
        figure: Callable[[float], str],
        *,
        diamonds: bool = False,
    ) -> None:
        line = painter.fontMetrics().lineSpacing()
        texts = [figure(ends[1]), figure(ends[0])] if points else ["", ""]
        left = max(map(painter.fontMetrics().horizontalAdvance, texts)) + 14
        field = room.adjusted(left, 1.5 * line, -12, -0.7 * line)
        painter.setPen(QColor(self._theme.text))
        painter.drawText(
            room.adjusted(8, 2, -8, 0), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter, title
        )
        if not points:
            nothing = translate("Past", "nothing yet")
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, nothing)
            return
        for text, y in zip(texts, (field.top(), field.bottom()), strict=True):
            beside = QRectF(room.left() + 4, y - line / 2, left - 10, line)
            painter.drawText(beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(QPen(QColor(self._theme.slot), 1))
        for y in (field.top(), field.center().y(), field.bottom()):
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        placed = [self._placed(point, field, ends) for point in points]
        self._draw(painter, placed, diamonds=diamonds)

    def _placed(self, point: _Point, field: QRectF, ends: tuple[float, float]) -> QPointF:
        width = max(1, self._course.games - 1)
        x = field.left() + field.width() * (point[0] / width if self._course.games > 1 else 0.5)
        share = (point[1] - ends[0]) / (ends[1] - ends[0])
        return QPointF(x, field.bottom() - field.height() * share)

    def _draw(self, painter: QPainter, placed: list[QPointF], *, diamonds: bool) -> None:
        ink = QColor(self._theme.text)
        style = Qt.PenStyle.DashLine if diamonds else Qt.PenStyle.SolidLine
        painter.setPen(QPen(ink, 1.2 if diamonds else 2.2, style))
        painter.drawPolyline(QPolygonF(placed))
        painter.setPen(QPen(ink, 1.6))
        painter.setBrush(QColor(self._theme.table_edge) if diamonds else ink)
        for point in placed if len(placed) <= _MARKED else placed[-1:]:
            if diamonds:
                sides = ((0, -5), (5, 0), (0, 5), (-5, 0))
                painter.drawPolygon(QPolygonF([point + QPointF(x, y) for x, y in sides]))
            else:
                painter.drawEllipse(point, 3.5, 3.5)


def _whole(value: float) -> str:
    return str(round(value))
