# SPDX-License-Identifier: GPL-3.0-or-later
"""The composition root: makes the objects, connects them in order, and runs the event loop.

The only place that knows all parts. Must not hold rules, sentences of the game, or state of its own.
"""

from __future__ import annotations

import signal
import sys
from functools import partial
from pathlib import Path

import shiboken6
from PySide6.QtCore import QSettings, QSize, QTimer
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from spiderqt import __version__, ahead, assets, display, options, paths
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import variant
from spiderqt.harmless import read_no_objects
from spiderqt.i18n import Languages
from spiderqt.session.game import Game
from spiderqt.session.keeper import Keeper, table_of
from spiderqt.session.table import Options as Rules
from spiderqt.session.table import Table, fresh_table
from spiderqt.settings import Settings
from spiderqt.store.files import NAME as DATABASE
from spiderqt.store.store import Store, open_store
from spiderqt.store.values import SavedGame
from spiderqt.tongue import translate
from spiderqt.voice.faults import printable
from spiderqt.voice.store_phrases import notice_sentence
from spiderqt.windows.files import Unreadable, game_code, open_table
from spiderqt.windows.main_window import MainWindow

FIRST_GAME = ("SP", 1)
"""What is dealt at the very first start: Spider with one suit, where everybody can win."""

AFTER_THE_PICTURE_MS = 150
"""When the table is on the screen, and what a first start loads besides keeps nobody waiting."""
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


@dataclass(frozen=True, slots=True)
class Ground:
    """What the parts of the program stand on. `data.path` is None where nothing can be saved."""

    options: options.Options
    data: paths.DataFolder
    settings: Settings
    languages: Languages


def run(asked: options.Options) -> int:
    """Start the program as `asked`, until the player ends it; its exit code."""
    application = application_object()
    ground = lay_ground(asked, application)
    if ground.data.problem:
        options.complain("spiderqt", ground.data.problem)
    is_first = is_first_start(ground)
    window = build(ground)
    if isinstance(window, Unreadable):
        options.complain("spiderqt", window.sentence)
        return 2
    window.show()
    QTimer.singleShot(0, ahead.settle)
    if is_first:
        QTimer.singleShot(AFTER_THE_PICTURE_MS, window, partial(ask_soon, window))
    code = application.exec()
    _take_down(window)
    return code


def _take_down(window: MainWindow) -> None:
    """Destroy the window while Python still runs.

    Left to the interpreter's end, Qt would tell readers of its going then, ask the table's accessible objects about
    it, and crash over their answer: seen with Orca at every end.
    """
    QAccessible.setActive(False)
    shiboken6.delete(window)


def ask_soon(window: MainWindow) -> None:
    """Ask the questions of the first start, a moment later."""
    from spiderqt.windows import welcome_acts

    welcome_acts.ask_soon(window)


def application_object() -> QApplication:
    """The one QApplication, with the names that Qt and the desktop know the program by."""
    # Ctrl+C in the terminal ends the program; what the player did is on disk by then.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    read_no_objects()
    application = QApplication(sys.argv[:1])
    display.release()
    # No display name is set: Qt would write it behind each window title, which begins with it already.
    application.setApplicationName("SpiderQt")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(assets.APPLICATION_ID)
    application.setWindowIcon(emblem())
    return application


def emblem() -> QIcon:
    """The program's icon, for windows and task bars; a size is read from its file when it is asked for."""
    icon = QIcon()
    for side in ICON_SIZES:
        path = assets.resource(f"icons/{assets.APPLICATION_ID}-{side}.png")
        icon.addFile(str(path), QSize(side, side))
    return icon


def lay_ground(asked: options.Options, application: QApplication) -> Ground:
    """The folder, the settings and the language, in this order: each needs the one before it."""
    data = paths.prepare(asked.data_dir)
    if data.path is not None:
        # Qt's file dialog remembers its state in a file of Qt's own, which belongs in our folder as well.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(data.path / "qt"))
    settings = Settings(data.path, application)
    languages = Languages(settings, application)
    languages.start(asked.lang)
    return Ground(asked, data, settings, languages)


def is_first_start(ground: Ground) -> bool:
    """Whether the player is asked the four questions: never with a game, a file or a language on the command line,
    nor where anything was saved before, nor where nothing can be saved, since it would be asked again."""
    asked, folder = ground.options, ground.data.path
    told = (asked.code, asked.open, asked.lang) != (None, None, None)
    if told or not asked.questions or folder is None:
        return False
    return not any((folder / name).exists() for name in ("settings.ini", DATABASE))


def build(ground: Ground) -> MainWindow | Unreadable:
    """Make the game that was asked for, or the one that was left, and its window; or say why there is none."""
    asked = first_table(ground.options, Rules())
    if isinstance(asked, Unreadable):
        return asked
    store = None if ground.data.path is None else open_games(ground.data.path)
    saved = None if store is None or asked is not None else store.resume()
    table = table_of(saved) if saved is not None else asked
    game = Game(table or fresh_table(GameCode(variant(*FIRST_GAME), random_deal_number()), Rules()))
    window = MainWindow(game, ground.settings, ground.languages)
    game.setParent(window)
    if ground.data.path is not None and not ground.settings.is_kept:
        text = translate(
            "Paths",
            "{file} does not hold your settings, so it was left alone. What you set lasts until the end.",
        )
        window.narrator.notify(text.format(file=printable(ground.data.path / "settings.ini")))
    if store is not None:
        keep(window, store, saved)
    return window


def open_games(folder: Path) -> Store:
    """Open what lasts. Where a damaged file has to be read first, a sentence says so while the player waits."""
    shown: list[QWidget] = []

    def say_wait() -> None:
        from spiderqt.windows.waiting import Waiting

        shown.append(Waiting())

    store = open_store(folder, before_rescue=say_wait)
    for waiting in shown:
        waiting.close()
    return store


def keep(window: MainWindow, store: Store, saved: SavedGame | None) -> None:
    """From now on everything that happens in `window` lasts; what went wrong with the store is said in it."""
    keeper = Keeper(window.game, window.cursor_on_table, store)
    if saved is not None:
        keeper.put_cursor(saved)
    window.keeper = keeper
    window.show_title()
    window.closing.connect(keeper.close)
    for notice in store.notices:
        window.narrator.notify(notice_sentence(notice))
    store.listen(window.narrator.on_notice)


def first_table(asked: options.Options, rules: Rules) -> Table | Unreadable | None:
    """The game that the command line names; None where it names none."""
    if asked.code is not None:
        code = game_code(asked.code)
        return code if isinstance(code, Unreadable) else fresh_table(code, rules)
    return open_table(asked.open, rules) if asked.open is not None else None
