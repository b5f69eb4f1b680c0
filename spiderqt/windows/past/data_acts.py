# SPDX-License-Identifier: GPL-3.0-or-later
"""All games as a file and back: export and import as JSON or CSV, backup and restore of everything.

Must not know the formats: the store makes and reads them. A file is written whole or not at all.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from spiderqt.store.exchange import ImportRefusedError
from spiderqt.store.restoring import Restored
from spiderqt.tongue import translate
from spiderqt.voice.store_phrases import backup_sentence, import_sentence, restore_sentence
from spiderqt.windows.files import Unreadable, text_in
from spiderqt.windows.past.lists import store_of
from spiderqt.windows.past.texts import write_text

if TYPE_CHECKING:
    from spiderqt.store.store import Store
    from spiderqt.windows.main_window import MainWindow

MOST_BYTES = 2_000_000_000
"""A hundred thousand games have a fifth of that as JSON."""


def do_export_games(window: MainWindow) -> None:
    """Write all games to a file."""
    store = store_of(window)
    if store is not None and (said := export_games(store, window)):
        window.narrator.read(said)


def do_import_games(window: MainWindow) -> None:
    """Add the games of a file."""
    store = store_of(window)
    if store is not None and (said := import_games(store, window)):
        window.narrator.read(said)


def export_games(store: Store, parent: QWidget) -> str:
    """Ask for a place and write all games there, in the format that the name ends with; what came of it."""
    title = translate("Past", "SpiderQt: export all games")
    name, chosen = QFileDialog.getSaveFileName(parent, title, "spiderqt-games.json", _both_filters())
    if not name:
        return ""
    path = Path(name)
    if not path.suffix:
        path = path.with_suffix(".csv" if "csv" in chosen else ".json")
    text = store.export_csv() if path.suffix.lower() == ".csv" else store.export_json()
    if text is None:
        return translate("Past", "The games cannot be read now; nothing was written.")
    return write_text(path, text)


def import_games(store: Store, parent: QWidget) -> str:
    """Ask for a file and add its games to those that are here; what came of it."""
    title = translate("Past", "SpiderQt: import games")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", _both_filters())
    return import_file(store, Path(name)) if name else ""


def import_file(store: Store, path: Path) -> str:
    """Add the games of a file, JSON or CSV, told apart by their text; what came of it."""
    text = text_in(path, most=MOST_BYTES)
    if isinstance(text, Unreadable):
        return text.sentence
    is_json = text.lstrip("\ufeff \t\r\n").startswith("{")
    try:
        done = store.import_json(text) if is_json else store.import_csv(text)
    except ImportRefusedError as refused:
        return import_sentence(refused)
    if done is None:
        return translate("Past", "The games cannot be saved now; none was added.")
    return import_sentence(done)


def do_backup(window: MainWindow) -> None:
    """Write everything that is saved into one file."""
    store = store_of(window)
    if store is None:
        return
    title = translate("Past", "SpiderQt: back up everything")
    name, _ = QFileDialog.getSaveFileName(window, title, "spiderqt-backup.db", _backup_filter())
    if name:
        if window.keeper is not None:
            window.keeper.keep()
        path = Path(name)
        window.narrator.read(backup_sentence(store.back_up(path), path))


def do_restore(window: MainWindow) -> None:
    """Put a backup in the place of everything, after a question."""
    store = store_of(window)
    if store is None:
        return
    title = translate("Past", "SpiderQt: restore a backup")
    name, _ = QFileDialog.getOpenFileName(window, title, "", _backup_filter())
    if name and _is_sure(window):
        restore_file(window, store, Path(name))


def restore_file(window: MainWindow, store: Store, path: Path) -> None:
    """Restore a backup; the game that lay on the table last in it lies there now, if there is one."""
    outcome = store.restore(path)
    if isinstance(outcome, Restored) and window.keeper is not None:
        saved = store.resume()
        if saved is not None:
            window.keeper.put_on_table(saved)
    window.narrator.read(restore_sentence(outcome, path))


def _is_sure(window: MainWindow) -> bool:
    question = translate(
        "Past",
        "Put this backup in the place of all your games, statistics and games under way? What is there now is kept"
        " in a file beside it.",
    )
    box = QMessageBox(QMessageBox.Icon.Question, "SpiderQt", question, parent=window)
    yes = box.addButton(translate("Past", "&Restore"), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    window.handlers.ask(box)
    return box.clickedButton() is yes


def _both_filters() -> str:
    json, csv = translate("Past", "Everything (*.json)"), translate("Past", "A table of games (*.csv)")
    return f"{json};;{csv};;{translate('Files', 'All files (*)')}"


def _backup_filter() -> str:
    return f"{translate('Past', 'Backups (*.db)')};;{translate('Files', 'All files (*)')}"
