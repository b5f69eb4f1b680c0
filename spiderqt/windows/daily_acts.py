# SPDX-License-Identifier: GPL-3.0-or-later
"""What the act of the daily deals does: ask for a day, and play its deal or go on with it.

Must not know how a deal is found.
"""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from spiderqt.engine.codes import GameCode
from spiderqt.session.keeper import table_of
from spiderqt.store.history import Choice
from spiderqt.tongue import translate
from spiderqt.windows.daily_book import DailyBook
from spiderqt.windows.daily_dialog import DailyDialog
from spiderqt.windows.page_help import with_page

if TYPE_CHECKING:
    from spiderqt.session.keeper import Keeper
    from spiderqt.windows.main_window import MainWindow


def dialog(window: MainWindow) -> DailyDialog:
    """The dialog, beginning with the game that is played now."""
    store = None if window.keeper is None else window.keeper.store
    today = datetime.now().astimezone().date() if store is None else store.today()
    made = DailyDialog(
        DailyBook(store, window.lines, today),
        window.game.position.variant,
        partial(getattr, window, "thinker"),
        window,
    )
    return with_page(made, window, "daily#daily")


def do_daily(window: MainWindow) -> None:
    """Ask for a day; its deal is played, or gone on with where it was begun."""
    asked = dialog(window)
    asked.told.connect(window.narrator.read)
    if window.handlers.ask(asked):
        play(window, asked.chosen())
    window.show_title()


def play(window: MainWindow, code: GameCode) -> None:
    """Put that deal on the table: as it was left, if it was begun and not won, else from its start."""
    if window.game.table.start == code and not window.game.table.win_counted:
        window.narrator.read(translate("Daily", "This deal is on the table."))
        return
    if window.keeper is None or not _go_on(window, window.keeper, code):
        window.game.start(code)


def _go_on(window: MainWindow, keeper: Keeper, code: GameCode) -> bool:
    """Go on with a game of that deal that was left; False where there is none."""
    store = keeper.store
    current = store.resume(code.variant)
    if current is not None and current.record.start == code and not current.won:
        return keeper.bring_back(code.variant)
    for past in store.history(Choice(variant=code.variant, start=str(code), won=False), limit=1):
        saved = store.load(past.uid)
        if saved is not None:
            window.game.open(table_of(saved))
            keeper.put_cursor(saved)
            return True
    return False
