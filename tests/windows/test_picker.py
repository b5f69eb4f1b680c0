# SPDX-License-Identifier: GPL-3.0-or-later
"""The run picker, opened by key and by mouse, moves what was chosen or nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from spiderqt.engine.actions import Move
from spiderqt.engine.position_text import read_position
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.picker import RunPicker
from tests.windows.conftest import MakeWindow
from tests.windows.hands import NO_KEY, Keyboard, Mouse
from tests.windows.test_window import SMALL, fill


@pytest.fixture
def small(make_window: MakeWindow) -> MainWindow:
    """A window with a late position."""
    return make_window(read_position(fill(SMALL)).position)


def picker_of(window: MainWindow) -> RunPicker:
    """The picker that is open."""
    found = [child for child in window.findChildren(RunPicker) if child.isVisible()]
    assert len(found) == 1
    for _ in range(100):
        if found[0].isActiveWindow():
            return found[0]
        QTest.qWait(10)
    raise AssertionError("the picker did not become the active window")


def texts(picker: RunPicker, name: str) -> list[str]:
    """The entries of a list."""
    found = picker.findChild(QListWidget, name)
    assert isinstance(found, QListWidget)
    return [found.item(row).text() for row in range(found.count())]


def test_enter_opens_it_and_enter_moves(small: MainWindow, qtbot: QtBot) -> None:
    keyboard = Keyboard(small)
    keyboard.press("1")
    keyboard.press(Qt.Key.Key_Return)
    picker = picker_of(small)
    assert texts(picker, "picker-cards") == ["Five of spades", "Four of spades", "Three of spades"]
    assert texts(picker, "picker-targets") == ["Column 2, onto the six of spades", "Column 4, empty"]
    assert picker.chosen() == Move(0, 3, 1)
    QTest.keyClick(picker, Qt.Key.Key_Return)
    assert small.game.moves == 1
    assert len(small.game.position.columns[1]) == 4
    assert small.focusWidget() is small.view


def test_down_takes_fewer_and_stops_only_at_what_can_move(small: MainWindow) -> None:
    small.handlers.open_picker(0, 0)
    picker = picker_of(small)
    cards = picker.findChild(QListWidget, "picker-cards")
    assert isinstance(cards, QListWidget)
    QTest.keyClick(cards, Qt.Key.Key_Down)
    assert picker.chosen() == Move(0, 2, 3)
    picker.reject()
    small.handlers.open_picker(2, 0)
    picker = picker_of(small)
    assert texts(picker, "picker-cards")[0] == "Nine of spades, the run breaks here"
    chosen = picker.chosen()
    assert chosen is not None
    assert chosen.count == 1, "the nine cannot move with the three"


def test_targets_that_complete_a_run_come_first(small: MainWindow) -> None:
    small.handlers.open_picker(7, 0)
    assert texts(picker_of(small), "picker-targets")[0] == "Column 5, completes the run"


def test_esc_and_a_press_outside_change_nothing(small: MainWindow) -> None:
    before = small.game.position
    small.handlers.open_picker(0, 0)
    QTest.keyClick(picker_of(small), Qt.Key.Key_Escape)
    mouse = Mouse(small)
    point = mouse.column_point(1)
    QTest.mouseClick(mouse.viewport, Qt.MouseButton.RightButton, NO_KEY, mouse.column_point(0))
    assert picker_of(small).chosen() is not None
    QTest.mouseClick(mouse.viewport, Qt.MouseButton.LeftButton, NO_KEY, point)
    assert not [child for child in small.findChildren(RunPicker) if child.isVisible()]
    assert small.game.position == before
    assert small.cursor_on_table.grip is None


def test_an_empty_column_has_nothing_to_show_and_says_so(small: MainWindow) -> None:
    small.handlers.open_picker(3, 0)
    assert not [child for child in small.findChildren(RunPicker) if child.isVisible()]
    assert "column 4" in small.message.whole.lower()
