# SPDX-License-Identifier: GPL-3.0-or-later
"""A list that asks for the width of its longest line, and wraps lines where it does not get it.

Must not know what it lists.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QListWidget, QSizePolicy, QStyle, QWidget

from spiderqt.compat import override

_MOST_LETTERS = 90


class WideList(QListWidget):
    """`lines` is how many are in sight at least."""

    def __init__(self, name: str, lines: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setMinimumHeight(lines * self.fontMetrics().lineSpacing())
        self.setMinimumWidth(16 * self.fontMetrics().averageCharWidth())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @override
    def sizeHint(self) -> QSize:
        measure = self.fontMetrics()
        texts = (self.item(row).text() for row in range(self.count()))
        longest = max(map(measure.horizontalAdvance, texts), default=0)
        longest = min(longest, _MOST_LETTERS * measure.averageCharWidth())
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        icon = max(0, self.iconSize().width()) + 2 * measure.averageCharWidth()
        return QSize(longest + icon + bar + 2 * self.frameWidth() + 8, super().sizeHint().height())
