# SPDX-License-Identifier: GPL-3.0-or-later
"""What the acts with files do: open a game, save it, copy its code.

Must not know formats: `files` reads and writes them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from spiderqt.session.table import Options
from spiderqt.tongue import translate
from spiderqt.voice.faults import printable
from spiderqt.windows.files import Unreadable, open_table, save_table

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class FileActs(QObject):
    """The acts with files, by the names in the table of actions."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._game = window, window.game

    def do_open(self) -> None:
        """Ask for a file and open the game in it."""
        from PySide6.QtWidgets import QFileDialog

        title = translate("Files", "SpiderQt: open a game or a position")
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", self._filter())
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> bool:
        """Open the game in a file; False after a sentence that says why not."""
        found = open_table(path, Options())
        if isinstance(found, Unreadable):
            self.complain(found)
            return False
        self._game.open(found)
        return True

    def do_save(self) -> None:
        """Ask for a place and save the game there as a record."""
        from PySide6.QtWidgets import QFileDialog

        table = self._game.table
        title = translate("Files", "SpiderQt: save this game as a record")
        proposal = f"{table.code or 'game'}.spider"
        name, _ = QFileDialog.getSaveFileName(self._window, title, proposal, self._filter())
        if not name:
            return
        if fault := save_table(table, Path(name)):
            self.complain(fault)
        else:
            self._read(translate("Window", "Saved: {file}.").format(file=printable(Path(name).name)))

    def do_copy_code(self) -> None:
        """Put the game code on the clipboard."""
        code = self._game.table.code
        if code is None:
            self._read(translate("Window", "This position has no game code; save the game instead."))
            return
        QGuiApplication.clipboard().setText(str(code))
        self._read(translate("Window", "Copied: {code}.").format(code=code))

    def complain(self, fault: Unreadable) -> None:
        """Say why something cannot be read or written, and show it."""
        from PySide6.QtWidgets import QMessageBox

        self._window.narrator.note(fault.sentence)
        box = QMessageBox(QMessageBox.Icon.Warning, "SpiderQt", fault.sentence, parent=self._window)
        self._window.handlers.ask(box)

    def _read(self, text: str) -> None:
        self._window.narrator.read(text)

    @staticmethod
    def _filter() -> str:
        games = translate("Files", "Games (*.spider *.txt)")
        return f"{games};;{translate('Files', 'All files (*)')}"
