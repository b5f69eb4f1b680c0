# SPDX-License-Identifier: GPL-3.0-or-later
"""A sentence in a window of its own, for the seconds before there is a table: a damaged file is being read.

Must not know the file. Its title says the same, since that is what a reader says of a window that opens.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from spiderqt.tongue import translate


class Waiting(QLabel):
    """Shown, painted and heard of at once; whoever made it closes it."""

    def __init__(self) -> None:
        text = translate("Window", "Your games are being read out of a damaged file. One moment, please.")
        super().__init__(text)
        self.setWindowTitle(translate("Window", "SpiderQt: one moment, a damaged file is being read"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMargin(2 * self.fontMetrics().lineSpacing())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # the program only begins
        self.show()
        for _ in range(3):
            QApplication.processEvents()
