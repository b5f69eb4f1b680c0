# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog with everything that can be set: pages of native controls, each choice holding at once.

Must not know what a page sets.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QSizePolicy,
    QStackedLayout,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.kin import inside
from spiderqt.windows.roomy import RoomyDialog


class Page(QWidget):
    """One page. `forms` stand with their captions above their fields where the dialog is narrow.

    `place` is where the manual tells of it.
    """

    place = "preferences"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.forms: list[QFormLayout] = []

    def title(self) -> str:
        """What the page is called."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put every text into the language in use."""


class PreferencesDialog(RoomyDialog):
    """`add_page` each page, then show it. There is nothing to confirm: Close and Esc do the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: list[Page] = []
        # A list, not tabs: tabs that find no room hide behind arrows.
        self._names = QListWidget(self.body)
        self._names.setObjectName("preferences-pages")
        self._names.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._names.hide()
        # A plain widget with a stacked layout: readers would call a QStackedWidget a "layered pane".
        shown = QWidget(self.body)
        shown.setObjectName("preferences-page")
        self._stack = QStackedLayout(shown)
        self._names.currentRowChanged.connect(self._stack.setCurrentIndex)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._names)
        row.addWidget(shown, 1)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._close.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()

    def add_page(self, page: Page) -> None:
        """Add a page behind the others; from the second one on their names are listed."""
        self._pages.append(page)
        self._forms += page.forms
        self._stack.addWidget(page)
        fields = [part for part in inside(page, QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if fields:  # Close was made before the page, and comes behind it all the same
            self.setTabOrder(fields[-1], self._close)
        self._names.addItem("")
        self._names.setVisible(len(self._pages) > 1)
        if len(self._pages) == 1:
            self._names.setCurrentRow(0)
        self.retranslate()

    def place(self) -> str:
        """Where the manual tells of the page that is shown."""
        page = self._stack.currentWidget()
        return page.place if isinstance(page, Page) else Page.place

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (page := self._stack.currentWidget()) is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Preferences", "SpiderQt: preferences"))
        self._close.setText(translate("Preferences", "Close"))
        self._names.setAccessibleName(translate("Preferences", "Pages"))
        for number, page in enumerate(self._pages):
            self._names.item(number).setText(page.title())
            page.retranslate()
        self._names.setFixedWidth(self._names.sizeHintForColumn(0) + 24)
