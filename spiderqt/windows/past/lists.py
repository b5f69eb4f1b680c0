# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dialogs about past games share: a table of rows, the line that says what was done, the way to the store.

Must not know what any of them lists.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, QTimeZone, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from spiderqt import tongue
from spiderqt.compat import override
from spiderqt.tongue import translate
from spiderqt.windows.passing import lead
from spiderqt.windows.roomy import RoomyDialog, Wrapped

if TYPE_CHECKING:
    from spiderqt.store.store import Store
    from spiderqt.windows.main_window import MainWindow


def store_of(window: MainWindow) -> Store | None:
    """Where the player's games are kept; None after a kind word where nothing is saved."""
    if window.keeper is None:
        text = translate(
            "Past", "Nothing is saved while this program runs, so there are no games to show here."
        )
        window.narrator.read(text)
        return None
    return window.keeper.store


def moment_text(moment: datetime, *, long: bool) -> str:
    """A date and time as the player's language writes it, in the player's own zone."""
    form = QLocale.FormatType.LongFormat if long else QLocale.FormatType.ShortFormat
    local = QDateTime.fromSecsSinceEpoch(
        int(moment.timestamp()), QTimeZone(QTimeZone.Initialization.LocalTime)
    )
    locale = QLocale(tongue.language())
    date, time = local.date(), local.time()
    parts = locale.toString(date, form), locale.toString(time, QLocale.FormatType.ShortFormat)
    return translate("Past", "{date}, {time}", "a moment").format(date=parts[0], time=parts[1])


class RowTable(QTableView):
    """A table whose rows are what is chosen. Tab leaves it; Enter activates the row."""

    entered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setResizeContentsPrecision(40)  # so many rows are measured, not a thousand
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setMinimumWidth(16 * self.fontMetrics().averageCharWidth())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.doubleClicked.connect(self.entered)

    def row(self) -> int:
        """The row that is chosen; -1: none."""
        return self.currentIndex().row()

    def choose(self, row: int) -> None:
        """Choose a row, or the nearest one there is; the column stays."""
        count = self.model().rowCount()
        if count:
            column = max(0, self.currentIndex().column())
            self.setCurrentIndex(self.model().index(min(max(0, row), count - 1), column))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.verticalHeader().setMaximumWidth(round(0.6 * self.width()))  # some of the cells stay in sight
        super().resizeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()  # the dialog closes
        else:
            super().keyPressEvent(event)


class PastDialog(RoomyDialog):
    """A dialog that tells what it did: in a line of its own, and through `told(sentence)`."""

    def __init__(self, parent: QWidget | None = None, *, lines: int = 34) -> None:
        super().__init__(parent)
        self._lines_high = lines
        self.column = QVBoxLayout(self.body)
        self._announces: Callable[[], bool] = bool
        self._said = Wrapped("", self)
        self._said.setObjectName("said")
        self._said.hide()

    @override
    def sizeHint(self) -> QSize:
        """Room for a table or a picture, where the screen has it."""
        metrics = self.fontMetrics()
        wanted = QSize(100 * metrics.averageCharWidth(), self._lines_high * metrics.lineSpacing())
        return super().sizeHint().expandedTo(wanted).boundedTo(self.screen().availableSize() * 0.92)

    def heard_by(self, window: MainWindow) -> None:
        """Have the window say what is told here."""
        self.told.connect(window.narrator.read)
        self._announces = window.ear.announces

    def say(self, text: str, *, at: QWidget | None = None) -> None:
        """Show a sentence, and have it said; `at` gets the focus meanwhile."""
        self._said.setText(text)
        self._said.setVisible(bool(text))
        if text:
            self.tell(text, at=at)

    def tell(self, text: str, *, at: QWidget | None = None) -> None:
        """Have a sentence said that stands in the dialog already, where the focus is; `at` gets it first."""
        if at is not None and self._announces():
            at.setFocus(Qt.FocusReason.OtherFocusReason)
        elif at is not None:
            lead(at, text)
        self.told.emit(text)

    @property
    def said(self) -> str:
        """What was told last."""
        return self._said.text()

    def push_button(self, name: str, slot: object) -> QPushButton:
        """A button that is not the default one; its text comes with `retranslate`."""
        button = QPushButton(self)
        button.setObjectName(name)
        button.clicked.connect(slot)
        return button

    def is_sure(self, question: str, yes: str) -> bool:
        """Ask before something is deleted or replaced; Esc and Enter change nothing."""
        box = QMessageBox(QMessageBox.Icon.Question, "SpiderQt", question, parent=self)
        sure = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(no)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return clicked is sure
