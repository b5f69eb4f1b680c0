# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog with everything that can be set: pages of native controls, each choice holding at once.

Must not know what a page sets.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QTabWidget, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.roomy import RoomyDialog


class Page(QWidget):
    """One page. `forms` stand with their captions above their fields where the dialog is narrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.forms: list[QFormLayout] = []

    def title(self) -> str:
        """What the page is called, with a mnemonic of its own."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put every text into the language in use."""


class PreferencesDialog(RoomyDialog):
    """`add_page` each page, then show it. There is nothing to confirm: Close and Esc do the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: list[Page] = []
        self._tabs = QTabWidget(self.body)
        self._tabs.setDocumentMode(True)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._tabs)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()

    def add_page(self, page: Page) -> None:
        """Add a page behind the others; a single page shows no tabs."""
        self._pages.append(page)
        self._forms += page.forms
        self._tabs.addTab(page, page.title())
        self._tabs.tabBar().setVisible(len(self._pages) > 1)
        if len(self._pages) == 1:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Preferences", "SpiderQt: preferences"))
        self._close.setText(translate("Preferences", "C&lose"))
        for number, page in enumerate(self._pages):
            self._tabs.setTabText(number, page.title())
            page.retranslate()
