# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all keys, where each can be changed. Made from the table of actions: it cannot be out of date.

Must not know what the actions do.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import join_commas
from spiderqt.windows.actions import SPECS, Menu, action_text, menu_text
from spiderqt.windows.key_question import KeyQuestion
from spiderqt.windows.keymap import Keymap, portable, shown
from spiderqt.windows.roomy import RoomyDialog

_NAME = Qt.ItemDataRole.UserRole


class KeyList(RoomyDialog):
    """One line for each action, with its keys: ``Undo: U, Ctrl+Z``. The headings between them are not stopped at."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self._list = _Activated(self.body)
        self._list.setObjectName("key-list")
        self._list.setMinimumHeight(22 * self.fontMetrics().lineSpacing())
        self._list.itemActivated.connect(self._on_change)
        self._column = QVBoxLayout(self.body)
        self._column.addWidget(self._list, 1)
        self._change = self._button(self._on_change)
        self._add = self._button(self._on_add)
        self._remove = self._button(self._on_remove)
        self._standard = self._button(self._on_standard)
        self._all = self._button(self._on_all_standard)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._close.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        self._fill()
        self._list.setCurrentRow(1)
        self.retranslate()
        self._list.setMinimumWidth(self._list.sizeHintForColumn(0) + 40)
        self._list.setFocus()

    def _button(self, slot: object) -> QPushButton:
        button = QPushButton(self.body)
        self._column.addWidget(button)
        button.clicked.connect(slot)
        return button

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Keys", "SpiderQt: keys"))
        self._list.setAccessibleName(translate("Keys", "Actions and their keys"))
        self._change.setText(translate("Keys", "&Change…"))
        self._add.setText(translate("Keys", "&Add a key…"))
        self._remove.setText(translate("Keys", "&Remove its keys"))
        self._standard.setText(translate("Keys", "&Standard keys"))
        self._all.setText(translate("Keys", "Standard keys for a&ll"))
        self._close.setText(translate("Keys", "Cl&ose"))
        self._write()

    def _fill(self) -> None:
        for menu in Menu:
            heading = QListWidgetItem(self._list)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            font = QFont(heading.font())
            font.setBold(True)
            heading.setFont(font)
            heading.setData(_NAME, menu)
            for spec in SPECS:
                if spec.menu is menu:
                    QListWidgetItem(self._list).setData(_NAME, spec.name)

    def _write(self) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            name = item.data(_NAME)
            item.setText(plain(menu_text(name)) if isinstance(name, Menu) else self.line(name))

    def line(self, name: str) -> str:
        """``Undo: U, Ctrl+Z``."""
        keys = self._keymap.keys(name)
        pattern = translate("Keys", "{action}: {keys}") if keys else translate("Keys", "{action}: no key")
        return pattern.format(action=plain(action_text(name)), keys=join_commas(list(map(shown, keys))))

    def choose(self, name: str) -> None:
        """Go to an action."""
        for row in range(self._list.count()):
            if self._list.item(row).data(_NAME) == name:
                self._list.setCurrentRow(row)

    def _chosen(self) -> str:
        return str(self._list.currentItem().data(_NAME))

    def _on_change(self) -> None:
        name = self._chosen()
        key = self._asked(name)
        if key is not None:
            self._keymap.give(name, (key,))
            self._after()

    def _on_add(self) -> None:
        name = self._chosen()
        key = self._asked(name)
        if key is not None:
            self._keymap.give(name, (*self._keymap.keys(name), key))
            self._after()

    def _on_remove(self) -> None:
        self._keymap.give(self._chosen(), ())
        self._after()

    def _on_standard(self) -> None:
        name = self._chosen()
        owner = self._keymap.make_standard(name)
        if owner is None:
            self._after()
            return
        text = translate("Keys", "One of its standard keys belongs to “{owner}” now. Change that one first.")
        self._tell(text.format(owner=plain(action_text(owner))))

    def _on_all_standard(self) -> None:
        self._keymap.make_all_standard()
        self._after()

    def _after(self) -> None:
        self._write()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _asked(self, name: str) -> str | None:
        """The key that the player presses; None after a refusal or a change of mind."""
        question = KeyQuestion(plain(action_text(name)), self)
        try:
            if question.exec() != QDialog.DialogCode.Accepted:
                return None
        finally:
            question.deleteLater()
        key = question.key
        fault = translate("Keys", "This key cannot be given to an action.") if key is None else ""
        if key is not None:
            fault = self._conflict(name, key)
        if fault:
            self._tell(fault)
            return None
        return key

    def _conflict(self, name: str, key: str) -> str:
        """Why an action cannot have a key; empty where it can."""
        owner = self._keymap.owner(key)
        if owner not in (None, name):
            pattern = translate("Keys", "{key} belongs to “{owner}”. Give that another key first.")
            return pattern.format(key=shown(key), owner=plain(action_text(str(owner))))
        if key in menu_keys():
            return translate("Keys", "{key} opens a menu. Choose another key.").format(key=shown(key))
        return ""

    def _tell(self, text: str) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Information, translate("Keys", "SpiderQt: keys"), text, parent=self
        )
        box.exec()
        box.deleteLater()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)


class _Activated(QListWidget):
    """Return is an answer here, and goes no further: the dialog would press its default button as well, and close."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


def menu_keys() -> set[str]:
    """The keys that open the menus in the language in use."""
    titles = map(menu_text, Menu)
    return {portable("Alt+" + title[title.index("&") + 1]) for title in titles if "&" in title}


def plain(text: str) -> str:
    """A menu text without its mnemonic and its dots."""
    return text.replace("&", "").rstrip("…")
