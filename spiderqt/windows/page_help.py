# SPDX-License-Identifier: GPL-3.0-or-later
"""A button for help in a dialog, and the keys of the manual there: both open the page about that dialog above it.

Must not know what the page says, nor the dialog.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

from spiderqt.windows.roomy import RoomyDialog

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

Dialog = TypeVar("Dialog", bound=RoomyDialog)
Place = str | Callable[[], str]


def with_page(dialog: Dialog, window: MainWindow, place: Place) -> Dialog:
    """The same dialog, with the way to a place of the manual. Qt names the button in each language that it knows."""
    # A row that gets a button while it has a default one makes that its focus proxy, and Tab would pass over those
    # before it.
    default = [
        button
        for button in dialog.buttons.buttons()
        if isinstance(button, QPushButton) and button.isDefault()
    ]
    for button in default:
        button.setDefault(False)
    dialog.buttons.addButton(QDialogButtonBox.StandardButton.Help)
    for button in default:
        button.setDefault(True)
    dialog.buttons.helpRequested.connect(lead_to_page(dialog, window, place).open)
    return dialog


def lead_to_page(dialog: QDialog, window: MainWindow, place: Place) -> Way:
    """Let the keys of the manual open a place above a dialog."""
    way = Way(dialog, window, place)
    for name in ("manual", "keys"):
        for key in window.keymap.keys(name):
            if len(key) > 1:  # a letter is a letter in a field
                QShortcut(QKeySequence(key), dialog).activated.connect(way.open)
    return way


class Way(QObject):
    """From a dialog to its page."""

    def __init__(self, dialog: QDialog, window: MainWindow, place: Place) -> None:
        super().__init__(dialog)
        self._dialog, self._window, self._place = dialog, window, place

    def open(self) -> None:
        """Open the page."""
        place = self._place if isinstance(self._place, str) else self._place()
        self._window.help.open_above(self._dialog, place)
