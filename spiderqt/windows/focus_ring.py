# SPDX-License-Identifier: GPL-3.0-or-later
"""The ring around a plain part of the window that has the focus, which Qt's own labels and frames do not draw."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

_WIDTH = 2


def paint_focus_ring(widget: QWidget) -> None:
    """Draw it if `widget` has the focus, in the colour of its text; for the end of a paintEvent."""
    if not widget.hasFocus():
        return
    painter = QPainter(widget)
    painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.WindowText), _WIDTH))
    painter.drawRect(widget.rect().adjusted(2, 2, -3, -3))
    painter.end()
