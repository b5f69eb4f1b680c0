# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel at an end without a win: why nothing leads on, and the ways back.

Must not know the game's objects: it is told what has ended, and emits what the player chose.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from spiderqt.advice.ending import Ending
from spiderqt.compat import override
from spiderqt.engine.position import Position
from spiderqt.tongue import translate
from spiderqt.voice.phrases.verdicts import stuck_sentence
from spiderqt.windows.roomy import RoomyDialog, Wrapped


class StuckPanel(RoomyDialog):
    """Not modal: the table can be looked at, and every key works there.

    `chosen(name)`: ``undo``, ``restart``, ``new`` or ``analyse``.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(False)
        self._headline, self._why = Wrapped("", self), Wrapped("", self)
        self._headline.setObjectName("stuck-headline")
        font = self._headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        self._headline.setFont(font)
        self._end: tuple[Ending, Position] | None = None
        self._can_undo = False
        column = QVBoxLayout(self.body)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addWidget(self._headline)
        column.addWidget(self._why)
        column.addStretch(1)

    def show_end(self, ending: Ending, position: Position, *, can_undo: bool) -> None:
        """Open for a game at a dead end."""
        self._end, self._can_undo = (ending, position), can_undo
        self.retranslate()
        self.fit()
        self.show()
        self.raise_()
        self.activateWindow()

    @override
    def retranslate(self) -> None:
        if self._end is None:
            return
        self.setWindowTitle(translate("End", "SpiderQt: nothing leads on"))
        self._headline.setText(translate("End", "This game has come to a dead end."))
        self._why.setText(stuck_sentence(*self._end, can_undo=self._can_undo))
        self.introduce(self._why.text())
        self._fill_buttons()

    def _fill_buttons(self) -> None:
        self.buttons.clear()
        offered = {
            "undo": translate("End", "&Undo the last move"),
            "restart": translate("End", "&Same deal again"),
            "new": translate("End", "&New game"),
            "analyse": translate("End", "&Analyse"),
        }
        if not self._can_undo:
            del offered["undo"]
        buttons = [self._button(name, text) for name, text in offered.items()]
        buttons[0].setDefault(True)
        close = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.clicked.connect(self.close)
        buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self, name: str, text: str) -> QPushButton:
        button = self.buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.setObjectName(f"stuck-{name}")
        button.clicked.connect(self._on_clicked)
        return button

    def _on_clicked(self) -> None:
        name = self.sender().objectName().removeprefix("stuck-")
        self.close()
        self.chosen.emit(name)
