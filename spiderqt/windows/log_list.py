# SPDX-License-Identifier: GPL-3.0-or-later
"""The messages so far, as a list: the newest one is the last and the current one, Up goes back in time.

Must not know the game: it shows messages.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QListWidget, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.voice.announcer import Message
from spiderqt.windows.roomy import RoomyDialog


class LogList(RoomyDialog):
    """One line for each message, whole. `copied(sentence)`: all of them are on the clipboard."""

    copied = Signal(str)

    def __init__(self, messages: Sequence[Message], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = QListWidget(self.body)
        self._list.setObjectName("log-list")
        self._list.setWordWrap(True)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setMinimumHeight(14 * self.fontMetrics().lineSpacing())
        self._list.setMinimumWidth(16 * self.fontMetrics().averageCharWidth())
        self._list.addItems([message.text for message in messages])
        self._list.setCurrentRow(len(messages) - 1)
        column = QVBoxLayout(self.body)
        column.addWidget(self._list)
        self._copy = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.clicked.connect(self._on_copy)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._close.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()
        self._list.scrollToBottom()
        self._list.setFocus()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Log", "SpiderQt: messages"))
        self._list.setAccessibleName(translate("Log", "Messages, the newest last"))
        self._copy.setText(translate("Log", "&Copy all"))
        self._close.setText(translate("Log", "C&lose"))

    def _on_copy(self) -> None:
        rows = (self._list.item(row).text() for row in range(self._list.count()))
        QGuiApplication.clipboard().setText("\n".join(rows))
        self.copied.emit(translate("Log", "Copied: %n messages.", None, self._list.count()))
