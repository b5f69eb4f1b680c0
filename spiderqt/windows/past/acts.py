# SPDX-License-Identifier: GPL-3.0-or-later
"""The acts that show past games: statistics, history, games under way, replay.

Must not know how any of the dialogs is arranged. The dialogs are loaded one by one, when they are asked for.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from spiderqt.engine.record import Record
from spiderqt.session.table import Table
from spiderqt.store.values import SavedGame
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.windows.page_help import with_page
from spiderqt.windows.past.lists import store_of

if TYPE_CHECKING:
    from spiderqt.store.store import Store
    from spiderqt.windows.main_window import MainWindow
    from spiderqt.windows.past.history import HistoryDialog
    from spiderqt.windows.past.statistics import StatisticsDialog


def do_statistics(window: MainWindow) -> None:
    """Show the figures."""
    store = store_of(window)
    if store is None:
        return
    from spiderqt.windows.past.statistics import StatisticsDialog

    dialog = with_page(StatisticsDialog(store, window.scene.options, window), window, "games#statistics")
    dialog.heard_by(window)
    dialog.exported.connect(partial(_export, store, dialog))
    dialog.imported.connect(partial(_import, store, dialog))
    window.handlers.ask(dialog)


def _export(store: Store, dialog: StatisticsDialog) -> None:
    from spiderqt.windows.past.data_acts import export_games

    if said := export_games(store, dialog):
        dialog.say(said)


def _import(store: Store, dialog: StatisticsDialog) -> None:
    from spiderqt.windows.past.data_acts import import_games

    if said := import_games(store, dialog):
        dialog.refresh()
        dialog.say(said)


def do_history(window: MainWindow) -> None:
    """Show the games of the past."""
    store = store_of(window)
    if store is None:
        return
    from spiderqt.windows.past.history import HistoryDialog

    dialog = with_page(HistoryDialog(store, window), window, "games#past")
    dialog.heard_by(window)
    dialog.replayed.connect(partial(_replay_of_history, window, dialog))
    dialog.opened.connect(partial(_go_on, window))
    window.handlers.ask(dialog)


def _go_on(window: MainWindow, saved: SavedGame) -> None:
    if window.keeper is not None and saved.uid != window.game.table.uid:
        window.keeper.put_on_table(saved)
    else:
        window.narrator.read(translate("Past", "That game lies on the table already."))


def _replay_of_history(window: MainWindow, dialog: HistoryDialog, saved: SavedGame) -> None:
    if _replay(window, saved.record, dialog):
        dialog.accept()


def do_games(window: MainWindow) -> None:
    """Show the games under way, and go on with the one that is chosen; the others stay where they are."""
    store = store_of(window)
    if store is None or window.keeper is None:
        return
    window.keeper.keep()
    games = store.current_games()
    if not games:
        text = translate("Past", "The games under way belong to the other window of SpiderQt.")
        window.narrator.read(text)
        return
    from spiderqt.windows.past.games import GamesDialog

    dialog = with_page(GamesDialog(games, window.game.table.uid, window), window, "games#under-way")
    if window.handlers.ask(dialog):
        chosen = dialog.chosen()
        if chosen is None:
            text = translate("Past", "{game} lies on the table already.")
            window.narrator.read(text.format(game=game_name(window.game.position.variant)))
        elif not window.keeper.bring_back(chosen):
            window.narrator.read(translate("Past", "This game cannot be read now."))


def do_replay(window: MainWindow) -> None:
    """Show the game on the table move by move, from its start."""
    record = window.game.table.record()
    if not record.entries:
        window.narrator.read(translate("Past", "Nothing has been played in this game yet."))
        return
    _replay(window, record, window)


def _replay(window: MainWindow, record: Record, parent: QWidget) -> bool:
    """Show a replay; whether a game was begun out of it."""
    from spiderqt.windows.past.replay import ReplayDialog

    narrator = window.narrator
    dialog = ReplayDialog(record, window.game.options, window.scene.options, narrator.verbosity, parent)
    with_page(dialog, window, "games#replay")
    dialog.heard_by(window)
    dialog.resumed.connect(partial(_resume, window))
    if parent is window:
        return window.handlers.ask(dialog)
    resumed = dialog.exec() == QDialog.DialogCode.Accepted  # the dialog below has stopped the clock
    dialog.deleteLater()
    return resumed


def _resume(window: MainWindow, table: Table) -> None:
    window.game.open(table)
