# SPDX-License-Identifier: GPL-3.0-or-later
"""The line under the table that says what just happened; it never takes the focus and never disappears by itself.

Must not know the game: it shows sentences.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class MessageLine(QLabel):
    """Two lines of text, wrapped. Refusals carry a sign of their own, so that colour says nothing alone."""

    _REFUSED = "⊘ "

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message-line")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setContentsMargins(12, 4, 12, 4)
        # As high as two lines, whatever is said: the table must not jump with every message.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(2 * self.fontMetrics().lineSpacing() + 10)

    def say(self, text: str, *, refused: bool = False) -> None:
        """Show a message; the whole of it is in the tool tip as well, should two lines not hold it."""
        shown = self._REFUSED + text if refused else text
        self.setText(shown)
        self.setToolTip(text)
