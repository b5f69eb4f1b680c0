# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of all keys, made from the table of actions so that it cannot be out of date."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from spiderqt.tongue import translate
from spiderqt.windows.actions import SPECS, Menu, action_text, menu_text


class KeyList(QDialog):
    """A list in groups: what an action is called, and its keys. It can be walked with the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Keys", "SpiderQt: keys"))
        self._list = QTreeWidget(self)
        self._list.setHeaderLabels([translate("Keys", "Action"), translate("Keys", "Keys")])
        self._list.setAccessibleName(translate("Keys", "Keys"))
        self._list.setRootIsDecorated(False)
        self._fill()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._list)
        column.addWidget(buttons)
        self.resize(520, 560)

    def _fill(self) -> None:
        for menu in Menu:
            heading = QTreeWidgetItem([plain(menu_text(menu)), ""])
            self._list.addTopLevelItem(heading)
            for spec in SPECS:
                if spec.menu is menu and spec.keys:
                    keys = (
                        QKeySequence(k).toString(QKeySequence.SequenceFormat.NativeText) for k in spec.keys
                    )
                    heading.addChild(QTreeWidgetItem([plain(action_text(spec.name)), ", ".join(keys)]))
        self._list.expandAll()
        header = self._list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        first = self._list.topLevelItem(0)
        if first is not None:
            self._list.setCurrentItem(first)


def plain(text: str) -> str:
    """A menu text without its mnemonic and its dots."""
    return text.replace("&", "").rstrip("…")
