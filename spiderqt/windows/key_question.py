# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks for one key: whatever is pressed next. Esc changes nothing, and Tab leads on, so that nobody is held here.

Must not know which keys are taken.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.keymap import is_bare_modifier, key_of
from spiderqt.windows.roomy import Field, RoomyDialog, Wrapped

_WAYS_ON = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)


class KeyQuestion(RoomyDialog):
    """After it was accepted, `key` is what was pressed; None for a key that no action can have."""

    def __init__(self, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.key: str | None = None
        self._caption = Wrapped("", self)
        self._field = _KeyField(self)
        self._caption.setBuddy(self._field)
        column = QVBoxLayout(self.body)
        column.addWidget(self._caption)
        column.addWidget(self._field)
        self._cancel = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        self._field.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Keys", "SpiderQt: new key"))
        caption = translate("Keys", "Press the key for “{action}”. Esc changes nothing.")
        self._caption.setText(caption.format(action=self._action))
        self._field.setAccessibleName(self._caption.text())
        self._cancel.setText(translate("Keys", "Cancel"))

    def take(self, event: QKeyEvent) -> None:
        """A key was pressed in the field."""
        self.key = key_of(event.keyCombination())
        self.accept()


class _KeyField(Field):
    """Takes every key as an answer, but for those that lead on."""

    def __init__(self, question: KeyQuestion) -> None:
        super().__init__(question)
        self._question = question
        self.setObjectName("key-field")
        self.setReadOnly(True)

    @override
    def event(self, event: QEvent) -> bool:
        # Asked before any shortcut of the window gets the key.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _WAYS_ON:
            event.ignore()
        elif not is_bare_modifier(event.key()):
            self._question.take(event)
