# SPDX-License-Identifier: GPL-3.0-or-later
"""The line under the table that says what just happened; it never disappears by itself, and Tab leads to it.

Must not know the game: it shows sentences.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.focus_ring import paint_focus_ring

LINES = 2


class MessageLine(QLabel):
    """Two lines of text, wrapped. Refusals carry a sign of their own, so that colour says nothing alone.

    What two lines cannot hold ends in dots there; `whole` has it all, and so have the tool tip and the log.
    """

    _REFUSED = "⊘ "
    _MARGIN = 12

    def __init__(self, parent: QWidget | None = None, *, name: str = "message-line") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setContentsMargins(self._MARGIN, 4, self._MARGIN, 4)
        # As high as two lines, whatever is said: the table must not jump with every message.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.whole = ""
        self._take_height()
        self.say("")

    def say(self, text: str, *, refused: bool = False) -> None:
        """Show a message."""
        self.whole = self._REFUSED + text if refused else text
        self.setToolTip(text)
        self.setAccessibleName(text or translate("Window", "No message yet."))
        self._fit()

    def retranslate(self) -> None:
        """Put what this line says by itself into the language in use; messages are said again by the narrator."""
        if not self.whole:
            self.say("")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._take_height()
            self._fit()

    def _take_height(self) -> None:
        self.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + 10)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_focus_ring(self)

    def _fit(self) -> None:
        room = max(1, self.width() - 2 * self._MARGIN - 4)
        self.setText(shortened(self.whole, self.fontMetrics(), room))


def shortened(text: str, metrics: QFontMetrics, width: int) -> str:
    """As many words of `text` as two lines of `width` pixels hold, with dots for the rest."""
    if _fits(text, metrics, width):
        return text
    words = text.split(" ")
    least, most = 1, len(words)
    while least < most:
        middle = (least + most + 1) // 2
        if _fits(" ".join(words[:middle]) + " …", metrics, width):
            least = middle
        else:
            most = middle - 1
    return " ".join(words[:least]) + " …"


def _fits(text: str, metrics: QFontMetrics, width: int) -> bool:
    needed = metrics.boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, text)
    return needed.height() <= LINES * metrics.lineSpacing() + 1
