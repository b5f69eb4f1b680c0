# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the learning ladder: the rungs of a family of games, where the player stands, what leads up.

Must not know the game on the table: where the player stands goes in, a game to play comes out.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QListWidgetItem, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.engine.variants import FAMILIES, Variant, suits_of, variant
from spiderqt.store.ladder import Rung, has_ladder
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import family_name
from spiderqt.windows.ladder_words import needed_sentence, rung_line, suits_text
from spiderqt.windows.roomy import RoomyCombo, RoomyDialog, Wrapped, add_choice
from spiderqt.windows.wide_list import WideList

_SUITS = Qt.ItemDataRole.UserRole

Standing = Callable[[str], Rung]
Jump = Callable[[str, int], bool]


class LadderDialog(RoomyDialog):
    """Enter on a rung deals a game there; standing on another rung is free. `standing` and `jump` are the store's."""

    def __init__(self, standing: Standing, jump: Jump, family: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing, self._jump = standing, jump
        self._captions = {name: QLabel(self) for name in ("family", "rungs")}
        self._family = RoomyCombo(self)
        self._family.setObjectName("ladder-family")
        for offered in filter(has_ladder, FAMILIES):
            self._family.addItem("", offered)
        self._family.setCurrentIndex(max(0, self._family.findData(family)))
        self._list = WideList("ladder-rungs", 6, self.body)
        self._needed = Wrapped("", self)
        self._play = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._stand = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._lay_out()
        self.retranslate()
        self._choose(self._rung().suits)
        self._family.currentIndexChanged.connect(self._on_family)
        self._list.itemDoubleClicked.connect(self.accept)  # Enter is for the default button
        self._stand.clicked.connect(self._on_stand)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def chosen(self) -> Variant:
        """The game of the rung that is chosen."""
        return variant(self._family.currentData(), self._suits())

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.body)
        form = self.new_form()
        add_choice(form, self._captions["family"], self._family)
        column.addLayout(form)
        self._captions["rungs"].setBuddy(self._list)
        column.addWidget(self._captions["rungs"])
        column.addWidget(self._list, 1)
        column.addWidget(self._needed)
        self._play.setDefault(True)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Ladder", "SpiderQt: learning ladder"))
        self._captions["family"].setText(translate("Ladder", "&Game:"))
        self._captions["rungs"].setText(translate("Ladder", "&Rungs, the highest first:"))
        self._play.setText(translate("Ladder", "&Play this rung"))
        self._stand.setText(translate("Ladder", "&Stand here"))
        self._close.setText(translate("Ladder", "Cl&ose"))
        for row in range(self._family.count()):
            self._family.setItemText(row, family_name(variant(self._family.itemData(row))))
        self._write()

    def _rung(self) -> Rung:
        return self._standing(self._family.currentData())

    def _suits(self) -> int:
        return int(self._list.currentItem().data(_SUITS))

    def _write(self) -> None:
        """The highest rung stands on top, as on a ladder."""
        standing, item = self._rung(), self._list.currentItem()
        chosen = standing.suits if item is None else self._suits()
        self._list.clear()
        for suits in reversed(suits_of(standing.family)):
            QListWidgetItem(rung_line(suits, standing), self._list).setData(_SUITS, suits)
        self._choose(chosen)
        self._needed.setText(needed_sentence(standing))
        self.introduce(self._needed.text())
        self._list.setAccessibleDescription(self._needed.text())

    def _choose(self, suits: int) -> None:
        for row in range(self._list.count()):
            if self._list.item(row).data(_SUITS) == suits:
                self._list.setCurrentRow(row)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_family(self) -> None:
        self._write()
        self._choose(self._rung().suits)

    def _on_stand(self) -> None:
        if not self._jump(self._family.currentData(), self._suits()):
            self._needed.setText(translate("Ladder", "This could not be saved: you stand where you stood."))
            self.told.emit(self._needed.text())
            return
        self._write()
        said = translate("Ladder", "Now you stand at {rung}.").format(rung=suits_text(self._suits()))
        self.told.emit(said)
