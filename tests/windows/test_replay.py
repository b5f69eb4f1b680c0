# SPDX-License-Identifier: GPL-3.0-or-later
"""The replay: every step by keys, in words and as a picture; and a game that begins at one of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from spiderqt.advice.autoplayer import Policy, autoplay
from spiderqt.board.picture import Picture
from spiderqt.engine.actions import Deal
from spiderqt.voice.phrases.events import say_step
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.past.picture import TablePicture
from spiderqt.windows.past.replay import ReplayDialog
from tests.windows.hands import Keyboard, when_modal
from tests.windows.past import button, focused, heard, kept, kept_window, store_in, tab_stops

__all__ = ["kept", "kept_window"]
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def played(kept: MainWindow) -> MainWindow:
    """Some moves by the hints, one undone and done again."""
    for action in autoplay(kept.game.position, Policy.HINTS)[:8]:
        kept.game.play(action)
    kept.game.undo()
    kept.game.redo()
    return kept


def in_replay(window: MainWindow, act: Callable[[ReplayDialog, QListView], object]) -> None:
    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, ReplayDialog)
        steps = dialog.findChild(QListView, "replay-steps")
        assert isinstance(steps, QListView)
        act(dialog, steps)

    when_modal(look)
    Keyboard(window).press(Qt.Key.Key_R, CTRL)


def test_every_key_of_the_list_moves_through_the_game(played: MainWindow) -> None:
    numbers: list[int] = []

    def act(dialog: ReplayDialog, steps: QListView) -> None:
        assert focused() is steps
        for key in ("Down", "Right", "Down", "Left", "Up", "End", "Home", "Left"):
            QTest.keyClick(steps, getattr(Qt.Key, f"Key_{key}"))
            numbers.append(dialog.number)
        QTest.keyClick(steps, Qt.Key.Key_Escape)

    in_replay(played, act)
    assert numbers == [1, 2, 3, 2, 1, 10, 0, 0]
    assert played.focusWidget() is played.view


def test_each_step_is_told_as_it_was_when_it_was_played(played: MainWindow) -> None:
    table = played.game.table
    first, undone = table.timeline.steps[0], table.timeline.steps[7]

    def act(dialog: ReplayDialog, steps: QListView) -> None:
        model = steps.model()
        said = [model.index(row, 0).data() for row in range(model.rowCount())]
        assert said[0].startswith("The start. Spider, 4 suits, game code")
        assert said[1] == "1. " + " ".join(one.text for one in say_step(first))
        assert said[9].startswith("9. Undone: ")
        assert said[10].startswith("10. Again: ")
        words = dialog.findChild(QListWidget, "replay-table")
        picture = dialog.findChild(TablePicture)
        assert isinstance(words, QListWidget)
        assert isinstance(picture, TablePicture)
        for number, position in ((0, first.before), (1, first.after), (9, undone.before)):
            dialog.go_to(number)
            assert picture._scene.picture == Picture.of(position)
            assert words.count() == 14, "title, status, ten columns, stock, foundations"

    in_replay(played, act)


def test_buttons_do_the_same_and_tell_it(played: MainWindow) -> None:
    def act(dialog: ReplayDialog, steps: QListView) -> None:
        assert tab_stops(dialog, 4) == ["replay-table", "replay-play", "replay-forward", "replay-last"]
        button(dialog, "replay-forward").setFocus()
        QTest.keyClick(button(dialog, "replay-forward"), Qt.Key.Key_Space)
        assert dialog.number == 1
        assert heard(played) == dialog.said != ""
        button(dialog, "replay-last").setFocus()
        QTest.keyClick(button(dialog, "replay-last"), Qt.Key.Key_Space)
        assert dialog.number == 10
        assert focused() is steps, "a button that goes off gives the focus to the list"
        assert not button(dialog, "replay-forward").isEnabled()

    in_replay(played, act)


def test_it_plays_by_itself_and_pauses(played: MainWindow, qtbot: QtBot) -> None:
    def act(dialog: ReplayDialog, steps: QListView) -> None:
        dialog._pace.setCurrentIndex(dialog._pace.count() - 1)
        QTest.keyClick(steps, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: dialog.number == 2, timeout=5000)
        QTest.keyClick(steps, Qt.Key.Key_Space)
        assert heard(played) == "Paused."
        assert not dialog._timer.isActive()
        dialog.go_to(9)
        QTest.keyClick(steps, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: dialog.number == 10 and not dialog._timer.isActive(), timeout=5000)
        assert button(dialog, "replay-play").text() == "&Play"

    in_replay(played, act)


def test_a_game_is_resumed_from_a_step_and_counts_nowhere(played: MainWindow) -> None:
    before = played.game.table
    statistics = store_in(played).statistics()

    def act(dialog: ReplayDialog, steps: QListView) -> None:
        dialog.go_to(3)
        button(dialog, "replay-resume").click()

    in_replay(played, act)
    table = played.game.table
    assert table.uid != before.uid
    assert (table.entries, table.position) == (before.entries[:3], before.timeline.steps[2].after)
    assert played.game.play(Deal())
    assert store_in(played).statistics() == statistics
    for _ in range(5):
        assert played.game.undo()
    assert played.game.table.uid == before.uid, "undo goes through its steps, then to the game before"


def test_a_past_game_is_replayed_and_resumed(kept: MainWindow) -> None:
    seen: list[int] = []

    def act(dialog: QWidget) -> None:
        assert isinstance(dialog, ReplayDialog)
        dialog.go_to(2)
        seen.append(dialog.number)
        button(dialog, "replay-resume").click()

    def look(history: QWidget) -> None:
        when_modal(act, above=history)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    when_modal(look)
    kept.handlers.of("history")()
    assert seen == [2] or len(kept.game.table.entries) == 2
    assert kept.game.table.opened == len(kept.game.table.entries)


def test_nothing_to_replay_is_said(window: MainWindow) -> None:
    Keyboard(window).press(Qt.Key.Key_R, CTRL)
    assert heard(window) == "Nothing has been played in this game yet."


def test_the_end_panel_leads_to_the_replay(played: MainWindow) -> None:
    met: list[str] = []
    when_modal(lambda dialog: met.append(type(dialog).__name__))
    played.handlers.after_the_end("replay")
    assert met == ["ReplayDialog"]
