# SPDX-License-Identifier: GPL-3.0-or-later
"""The daily deals with real keys: the list of days, the search behind it, and what becomes of the day's game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from spiderqt import app
from spiderqt.engine.actions import Action, Deal
from spiderqt.engine.codes import GameCode
from spiderqt.engine.variants import variant
from spiderqt.store.store import Store, open_store
from spiderqt.windows.daily_dialog import DailyDialog
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal

TODAY = date(2026, 11, 30)
SPIDER, SIMON = variant("SP", 4), variant("SS")
SIMON_TODAY = "SS1-S4-YPHKTCI"


class Sundial:
    """Stands where it is put."""

    def __init__(self) -> None:
        self.day = TODAY

    def __call__(self) -> datetime:
        return datetime(self.day.year, self.day.month, self.day.day, 12, tzinfo=UTC)


@pytest.fixture
def sundial() -> Sundial:
    """The player's clock."""
    return Sundial()


@pytest.fixture
def store(tmp_path: Path, sundial: Sundial) -> Store:
    """What lasts."""
    return open_store(tmp_path / "store", now=sundial)


@pytest.fixture
def kept(make_window: MakeWindow, store: Store) -> Iterator[MainWindow]:
    """A window whose games last."""
    window = make_window()
    app.keep(window, store, None)
    yield window
    window.close()


def meet(window: MainWindow, act: Callable[[DailyDialog], object]) -> None:
    """Open the dialog and do something in it."""

    def do(dialog: QWidget) -> None:
        assert isinstance(dialog, DailyDialog)
        act(dialog)

    when_modal(do)
    window.handlers.of("daily")()


def days_of(dialog: QWidget) -> QListWidget:
    """The list of days."""
    found = dialog.findChild(QListWidget, "daily-days")
    assert isinstance(found, QListWidget)
    return found


def texts(dialog: QWidget) -> list[str]:
    """What the list says."""
    listed = days_of(dialog)
    return [listed.item(row).text() for row in range(listed.count())]


def win(window: MainWindow, code: GameCode) -> None:
    """Put that deal on the table and win it, as far as the store can see."""
    window.game.start(code)
    window.game.play(Deal())
    keeper = window.keeper
    assert keeper is not None
    from dataclasses import replace

    from spiderqt.session.cursor import Place
    from spiderqt.session.keeper import saved_game

    keeper.store.save(replace(saved_game(window.game.table, Place(0, 0)), won=True))


def test_the_days_tell_how_they_stand(kept: MainWindow, store: Store, sundial: Sundial) -> None:
    for number, day in enumerate((3, 28, 29)):
        store.remember_day(TODAY.replace(day=day), GameCode(SPIDER, number))
    sundial.day = TODAY.replace(day=4)
    win(kept, GameCode(SPIDER, 0))
    sundial.day = TODAY
    win(kept, GameCode(SPIDER, 1))
    kept.game.start(GameCode(SPIDER, 2))
    kept.game.play(Deal())

    def look(dialog: DailyDialog) -> None:
        said = texts(dialog)
        assert len(said) == 30
        assert said[0] == "Sunday, November 1, 2026: not played"
        assert said[2] == "Tuesday, November 3, 2026: won in time, in 1 move"
        assert said[27] == "Saturday, November 28, 2026: won later, in 1 move"
        assert said[28] == "Sunday, November 29, 2026, yesterday: begun"
        assert said[29] == "Monday, November 30, 2026, today: not played"
        assert days_of(dialog).currentRow() == 29
        assert dialog.introduction == "No days in a row at present. Longest row: 1 day."

    meet(kept, look)
    sundial.day = TODAY.replace(day=28)
    meet(kept, lambda dialog: check_future(kept, dialog))


def check_future(window: MainWindow, dialog: DailyDialog) -> None:
    """A day to come is listed, and Enter on it says when it opens."""
    assert texts(dialog)[29].endswith(": not open yet")
    QTest.keyClick(days_of(dialog), Qt.Key.Key_End)
    QTest.keyClick(days_of(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert window.message.whole == "The deal of Monday, November 30, 2026 opens on that day."


def test_a_deal_is_found_played_kept_and_gone_on_with(kept: MainWindow, store: Store, qtbot: QtBot) -> None:
    def choose(dialog: DailyDialog) -> None:
        games = dialog.findChild(QComboBox, "daily-family")
        assert isinstance(games, QComboBox)
        games.setCurrentIndex(games.findData("SS"))
        QTest.keyClick(days_of(dialog), Qt.Key.Key_Return)
        said = [message.text for message in kept.ear.announcer.log[-2:]]
        assert "No day won" in said[0], "of the game that was chosen"
        assert "Looking for a deal" in said[1]
        with qtbot.waitSignal(dialog.accepted, timeout=20_000):
            pass

    meet(kept, choose)
    assert str(kept.game.table.start) == SIMON_TODAY
    assert str(store.code_of_day(TODAY, SIMON)) == SIMON_TODAY
    line = store.line(GameCode(SIMON, kept.game.table.start.number))  # type: ignore[union-attr]
    assert line is not None
    assert line.count("\n") > 20
    assert kept.windowTitle().endswith(f"{SIMON_TODAY}, deal of Monday, November 30, 2026")
    for _ in range(2):
        kept.handlers.of("read-status")()
    assert kept.message.whole.endswith("This is the deal of Monday, November 30, 2026.")
    # It is left for another game, and found again as it was left.
    kept.game.play(next(iter(legal(kept))))
    left = kept.game.position
    kept.game.start(GameCode(SPIDER, 5))
    assert "deal of" not in kept.windowTitle()

    def again(dialog: DailyDialog) -> None:
        games = dialog.findChild(QComboBox, "daily-family")
        assert isinstance(games, QComboBox)
        games.setCurrentIndex(games.findData("SS"))
        assert texts(dialog)[29].endswith("today: begun")
        QTest.keyClick(days_of(dialog), Qt.Key.Key_Return)

    meet(kept, again)
    assert kept.game.position == left
    kept.game.start(GameCode(SIMON, 5))
    meet(kept, again)
    assert kept.game.position == left, "out of the history, another game of its kind having been played since"


def legal(window: MainWindow) -> Iterable[Action]:
    """Every legal action."""
    from spiderqt.engine.play import legal_actions

    return legal_actions(window.game.position)


def test_esc_leaves_while_a_deal_is_looked_for(
    kept: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[DailyDialog] = []

    def leave(dialog: DailyDialog) -> None:
        met.append(dialog)
        QTest.keyClick(days_of(dialog), Qt.Key.Key_Return)
        assert dialog.is_looking
        QTest.keyClick(days_of(dialog), Qt.Key.Key_Escape)
        assert not dialog.is_looking
        assert not dialog.isVisible()

    before = kept.game.position
    meet(kept, leave)
    assert met
    assert kept.game.position == before
    assert store.code_of_day(TODAY, SPIDER) is None


def test_another_month(kept: MainWindow) -> None:
    def look(dialog: DailyDialog) -> None:
        months = dialog.findChild(QComboBox, "daily-month")
        assert isinstance(months, QComboBox)
        assert months.currentText() == "November 2026"
        QTest.keyClick(months, Qt.Key.Key_Down)
        assert months.currentText() == "October 2026"
        assert len(texts(dialog)) == 31
        assert days_of(dialog).currentItem().text().startswith("Saturday, October 31, 2026")

    meet(kept, look)


def test_without_a_store_the_days_are_there_all_the_same(window: MainWindow) -> None:
    met: list[int] = []
    when_modal(lambda dialog: met.append(len(texts(dialog))))
    Keyboard(window).press("d", Qt.KeyboardModifier.ControlModifier)
    assert met[0] in range(28, 32)
    assert QApplication.activeModalWidget() is None


def test_the_month_before_and_the_clock_set_back(kept: MainWindow, store: Store, sundial: Sundial) -> None:
    ahead = TODAY + timedelta(days=40)
    store.remember_day(ahead, GameCode(SPIDER, 7))
    sundial.day = ahead
    win(kept, GameCode(SPIDER, 7))
    sundial.day = TODAY

    def look(dialog: DailyDialog) -> None:
        months = dialog.findChild(QComboBox, "daily-month")
        assert isinstance(months, QComboBox)
        assert months.itemText(0) == "January 2027"
        assert months.currentText() == "November 2026"

    meet(kept, look)
