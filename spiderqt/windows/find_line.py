# SPDX-License-Identifier: GPL-3.0-or-later
"""The line for finding a card: a rank, a suit or both. Enter says where, again says more, Shift+Enter goes there.

Must not know positions: it reads what is typed and hands it on.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.voice.finding import Wanted, read_wanted


class FindLine(QLineEdit):
    """Hidden until it is asked for. `wanted(Wanted)` and `misread(text)` on Enter, `gone_to(Wanted)` on Shift+Enter;
    `left()` on Esc."""

    wanted = Signal(object)
    gone_to = Signal(object)
    misread = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find-line")
        self.setMaxLength(40)
        self._answered = False
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Put the texts into the language in use."""
        self.setAccessibleName(translate("Typed", "Find a card"))
        self.setPlaceholderText(translate("Typed", "Find: 10h, queen, hearts"))
        hint = translate(
            "Typed", "A rank, a suit or both. Enter says where; again says more; Shift+Enter goes there."
        )
        self.setAccessibleDescription(hint)
        self.setToolTip(hint)

    def ask(self) -> None:
        """Show the line and wait for a card in it."""
        self.retranslate()
        self.clear()
        self._answered = False
        self.show()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def leave(self) -> None:
        """Hide it again."""
        self.hide()
        self.left.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.leave()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                found = read_wanted(self.text())
                if not isinstance(found, Wanted):
                    self.misread.emit(self.text())
                elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                    self.gone_to.emit(found)
                else:
                    self.wanted.emit(found)
                self._answered = True
            case _:
                if self._answered and event.text().isprintable() and event.text():
                    self.clear()  # another card; to select the text instead would be read aloud with the answer
                    self._answered = False
                super().keyPressEvent(event)
