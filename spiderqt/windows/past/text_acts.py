# SPDX-License-Identifier: GPL-3.0-or-later
"""The acts with games as text: paste one, copy one, type a position in.

Must not know how texts are read or written.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtGui import QGuiApplication

from spiderqt.engine.codes import GameCode
from spiderqt.engine.position import Position
from spiderqt.engine.record import write_record
from spiderqt.engine.variants import Variant
from spiderqt.session.table import Table, fresh_table
from spiderqt.tongue import translate
from spiderqt.windows.files import Unreadable
from spiderqt.windows.page_help import with_page
from spiderqt.windows.past.editor import EditorDialog
from spiderqt.windows.past.reading import Undecided, game_in
from spiderqt.windows.past.sheet import Sheet

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

_drafts: WeakKeyDictionary[MainWindow, tuple[Sheet, Variant]] = WeakKeyDictionary()
"""What stood in the editor when it was closed without playing: nothing that was typed is lost."""


def do_enter_position(window: MainWindow) -> None:
    """Type a position in, and play it."""
    _edit(window, None)


def do_paste(window: MainWindow) -> None:
    """Put the game on the clipboard onto the table."""
    open_text(window, QGuiApplication.clipboard().text(), translate("Past", "the clipboard"))


def open_text(window: MainWindow, text: str, name: str) -> None:
    """Put the game in a text onto the table; undo brings back the one that lies there now."""
    found = game_in(text, window.game.options, name=name)
    match found:
        case Unreadable():
            window.handlers.files.complain(found)
        case GameCode():
            window.game.start(found)
        case Table():
            window.game.open(found)
        case Undecided():
            _edit(window, found)


def do_copy_game(window: MainWindow) -> None:
    """Put the game, as the text of a record, on the clipboard."""
    QGuiApplication.clipboard().setText(write_record(window.game.table.record()))
    window.narrator.read(translate("Past", "Copied: this game as text, with every move."))


def _edit(window: MainWindow, found: Undecided | None) -> None:
    sheet, game = _drafts.get(window, (Sheet(), window.game.position.variant))
    dialog = with_page(EditorDialog(game, sheet, window.scene.options, window), window, "games#positions")
    dialog.heard_by(window)
    dialog.played.connect(partial(_play, window))
    if found is not None:
        dialog.take(found)
    played = window.handlers.ask(dialog)
    _drafts[window] = (Sheet(), dialog.game) if played else (dialog.sheet(), dialog.game)


def _play(window: MainWindow, position: Position) -> None:
    window.game.open(fresh_table(position, window.game.options))
