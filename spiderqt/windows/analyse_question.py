# SPDX-License-Identifier: GPL-3.0-or-later
"""The question before a game that goes on is looked through: what will be seen, and that a win will not count.

Must not know what is done with the answer.
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.roomy import RoomyDialog, Wrapped


class AnalyseQuestion(RoomyDialog):
    """Accepted: go on. The button that has the focus changes nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = Wrapped("", self)
        self._text.setObjectName("analyse-text")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(14, 12, 14, 12)
        column.addWidget(self._text)
        column.addStretch(1)
        self._yes = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._yes.setObjectName("analyse-yes")
        self._no = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._no.setObjectName("analyse-no")
        self._no.setDefault(True)
        self._no.setFocus()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Analysis", "SpiderQt: analyse this game?"))
        text = translate(
            "Analysis",
            "The analysis sees all cards, those too that you have not seen. It says whether this game can still be won "
            "and shows a way. Afterwards a win of this deal does not count in the statistics.",
        )
        self._text.setText(text)
        self.introduce(text)
        self._yes.setText(translate("Analysis", "&Look at all cards"))
        self._no.setText(translate("Analysis", "&Play on"))
