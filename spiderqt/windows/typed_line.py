# SPDX-License-Identifier: GPL-3.0-or-later
"""Typed moves: a command line for those who like one. ``3 7``, ``3x4 7``, ``d``.

Must not know the rules: it reads the notation and hands actions on.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from spiderqt.compat import override
from spiderqt.engine.actions import parse_action
from spiderqt.tongue import translate


class TypedLine(QLineEdit):
    """Hidden until it is asked for. `entered(action)`, `misread(text)` on Enter; `left()` on Esc."""

    entered = Signal(object)
    misread = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("typed-line")
        self.setMaxLength(20)
        self._misread = False
        self.retranslate()
        self.hide()
        self.returnPressed.connect(self._on_return)

    def retranslate(self) -> None:
        """Put the texts into the language in use."""
        self.setAccessibleName(translate("Typed", "Type a move"))
        self.setPlaceholderText(translate("Typed", "3 7, 3x4 7 or d"))
        hint = translate("Typed", "3 7 moves one card from column 3 to 7; 3x4 7 moves four; d deals.")
        self.setAccessibleDescription(hint)
        self.setToolTip(hint)

    def ask(self) -> None:
        """Show the line and wait for a move in it."""
        self.retranslate()
        self.clear()
        self._misread = False
        self.show()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_return(self) -> None:
        text = self.text()
        try:
            action = parse_action(text)
        except ValueError:
            self.misread.emit(text)
            self._misread = True
            return
        self.clear()
        self.entered.emit(action)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.left.emit()
            return
        if self._misread and event.text().isprintable() and event.text():
            self.clear()  # another move; to select the text instead would be read aloud with the answer
            self._misread = False
        super().keyPressEvent(event)
