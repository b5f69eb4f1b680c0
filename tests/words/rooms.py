# SPDX-License-Identifier: GPL-3.0-or-later
"""How to come to every dialog of the program. A new dialog gets a line here: a test sees when one is missing."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from spiderqt.advice.ending import Ending
from spiderqt.engine.actions import Deal
from spiderqt.engine.policy import UndoPolicy
from spiderqt.session.keeper import Keeper
from spiderqt.session.status import status_of
from spiderqt.store.store import open_store
from spiderqt.store.values import SavedGame
from spiderqt.windows.key_list import KeyList
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.picker import RunPicker
from tests.store.samples import deal, played_game, won
from tests.windows.hands import when_modal

Look = Callable[[QWidget], object]
Room = Callable[[MainWindow, Look], object]


def asked(name: str) -> Room:
    """The dialog that an action opens."""

    def enter(window: MainWindow, look: Look) -> None:
        met: list[QWidget] = []

        def meet(dialog: QWidget) -> None:
            met.append(dialog)
            look(dialog)

        when_modal(meet)
        window.handlers.of(name)()
        assert met, f"{name} opens no dialog"

    return enter


def end_panel(window: MainWindow, look: Look) -> None:
    """The panel after a win."""
    status = status_of(window.game.table)
    window.end_panel.show_win(status, "SP1-S4-AAAAABW", looked_through=True, has_line=True)
    QApplication.processEvents()
    look(window.end_panel)
    window.end_panel.close()


def stuck_panel(window: MainWindow, look: Look) -> None:
    """The panel at an end without a win."""
    window.endings.stuck.show_end(Ending.NO_DEAL, window.game.position, can_undo=True)
    QApplication.processEvents()
    look(window.endings.stuck)
    window.endings.stuck.close()


def picker(window: MainWindow, look: Look) -> None:
    """The cards of a column, and where they can go."""
    window.handlers.open_picker(0, len(window.game.position.columns[0]) - 1)
    QApplication.processEvents()
    (found,) = (part for part in window.findChildren(RunPicker) if part.isVisible())
    look(found)
    found.reject()


def manual(window: MainWindow, look: Look) -> None:
    """The manual, on the page with the longest text."""
    window.help.open_at("misunderstandings#gap")
    QApplication.processEvents()
    found = window.help.manual
    assert found is not None
    look(found)
    found.close()


def complaint(window: MainWindow, look: Look) -> None:
    """The box about a file that cannot be opened."""
    when_modal(look)
    assert not window.handlers.files.open_file(Path("nothing.spider"))


def key_question(window: MainWindow, look: Look) -> None:
    """The question for a key, out of the list of keys."""

    def meet(dialog: QWidget) -> None:
        assert isinstance(dialog, KeyList)
        when_modal(look, above=dialog)
        dialog.choose("undo")
        found = dialog.findChild(QListWidget, "key-list")
        assert isinstance(found, QListWidget)
        QTest.keyClick(found, Qt.Key.Key_Return)

    when_modal(meet)
    window.handlers.do_keys()


def with_games(name: str) -> Room:
    """The same where games are saved: some of the past, won and not, and two under way."""

    def enter(window: MainWindow, look: Look) -> None:
        with TemporaryDirectory() as folder:
            keeper = keep_games(window, Path(folder))
            try:
                asked(name)(window, look)
            finally:
                window.keeper = None
                keeper.store.close()

    return enter


@functools.cache
def some_games() -> tuple[SavedGame, ...]:
    """Games of three groups, every third one won."""
    games = [
        played_game(4 + n, start=deal(n, "SP", 1 + n % 2), seed=n, policy=list(UndoPolicy)[n % 2])
        for n in range(12)
    ]
    games = [won(game, score=500 + 9 * n) if n % 3 == 1 else game for n, game in enumerate(games)]
    return (*games, played_game(6, start=deal(3, "SS")))


def keep_games(window: MainWindow, folder: Path) -> Keeper:
    """Give the window a store with some games in it."""
    store = open_store(folder)
    for game in some_games():
        store.save(game)
    window.keeper = Keeper(window.game, window.cursor_on_table, store)
    window.keeper.keep()
    return window.keeper


def replay(window: MainWindow, look: Look) -> None:
    """The replay of the game on the table."""
    window.game.play(Deal())
    window.game.undo()
    asked("replay")(window, look)


ROOMS: dict[str, Room] = {
    "new": asked("new"),
    "keys": asked("keys"),
    "preferences": asked("preferences"),
    "key": key_question,
    "log": asked("log"),
    "daily": asked("daily"),
    "ladder": asked("ladder"),
    "welcome": asked("welcome"),
    "about": asked("about"),
    "end": end_panel,
    "stuck": stuck_panel,
    "analyse": asked("analyse"),
    "picker": picker,
    "manual": manual,
    "complaint": complaint,
    "statistics": with_games("statistics"),
    "history": with_games("history"),
    "games": with_games("games"),
    "replay": replay,
    "enter-position": asked("enter-position"),
}
