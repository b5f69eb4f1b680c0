# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading keys: short, then complete; finding a card; the log; and no key that answers with nothing."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QWidget

from spiderqt.engine.actions import Move
from spiderqt.engine.position_text import read_position
from spiderqt.session.cursor import Place
from spiderqt.windows.log_list import LogList
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal
from tests.windows.test_window import SMALL, fill

SHIFT = Qt.KeyboardModifier.ShiftModifier


def answer(window: MainWindow, key: str) -> str:
    Keyboard(window).press(key)
    return window.message.whole


@pytest.mark.parametrize("key", "sctbfm")
def test_a_second_press_in_the_same_state_tells_more(window: MainWindow, key: str) -> None:
    window.game.play(Move(5, 1, 2))
    short, complete, again = (answer(window, key) for _ in range(3))
    assert len(complete) > len(short)
    assert again == short


def test_e_tells_what_empty_columns_take(make_window: MakeWindow) -> None:
    window = make_window(read_position(fill(SMALL)).position)
    assert answer(window, "e") == "Column 4 is empty."
    assert answer(window, "e").startswith("Column 4 is empty. Any card or run may go there.")


def test_what_changed_or_another_key_makes_it_short_again(window: MainWindow) -> None:
    first = answer(window, "c")
    answer(window, "s")
    assert answer(window, "c") == first
    Keyboard(window).press(Qt.Key.Key_Right)
    assert answer(window, "c").startswith("Column 2: 5 hidden cards, then")
    assert "picked up" not in window.message.whole
    assert window.game.play(Move(0, 1, 4))
    assert "picked up" not in answer(window, "c")
    assert "picked up" in answer(window, "c")


def test_k_says_where_a_card_lies_and_goes_there(window: MainWindow) -> None:
    Keyboard(window).press("k")
    assert window.finder.isVisible()
    QTest.keyClicks(window.finder, "8c")
    QTest.keyClick(window.finder, Qt.Key.Key_Return)
    assert window.message.whole == "Eight of clubs, 1 in sight: column 5, 5 of 5."
    QTest.keyClick(window.finder, Qt.Key.Key_Return)
    assert window.message.whole == "Eight of clubs, 1 in sight: column 5, 5 of 5, can move."
    assert window.cursor_on_table.place.column == 0, "a question leads nowhere"
    QTest.keyClick(window.finder, Qt.Key.Key_Return, SHIFT)
    assert window.cursor_on_table.place == Place(4, 4)
    assert not window.finder.isVisible()
    assert window.view.hasFocus()


def test_k_answers_what_is_no_card_and_what_is_not_in_sight(window: MainWindow) -> None:
    Keyboard(window).press("k")
    QTest.keyClicks(window.finder, "kk")
    QTest.keyClick(window.finder, Qt.Key.Key_Return)
    assert "“kk” is no card" in window.message.whole
    QTest.keyClicks(window.finder, "as")  # what was typed before goes
    QTest.keyClick(window.finder, Qt.Key.Key_Return, SHIFT)
    assert window.message.whole == "Ace of spades: none in sight."
    assert window.finder.isVisible()
    QTest.keyClick(window.finder, Qt.Key.Key_Escape)
    assert not window.finder.isVisible()


def test_g_lists_the_messages_with_the_newest_last(window: MainWindow) -> None:
    for key in "sdt":
        Keyboard(window).press(key)
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, LogList)
        rows = dialog.findChild(QListWidget, "log-list")
        assert isinstance(rows, QListWidget)
        assert dialog.focusWidget() is rows
        assert rows.currentRow() == rows.count() - 1
        seen.extend(rows.item(row).text() for row in range(rows.count()))

    when_modal(look)
    Keyboard(window).press("g")
    assert seen == [message.text for message in window.ear.announcer.log]
    assert seen[-1].startswith("Ends: ")


def test_tab_leads_to_the_message_and_the_status_and_back(window: MainWindow) -> None:
    keyboard = Keyboard(window)
    keyboard.press("s")
    QTest.keyClick(window.view, Qt.Key.Key_Tab)
    assert window.focusWidget() is window.message
    assert window.message.accessibleName() == window.message.whole
    QTest.keyClick(window.message, Qt.Key.Key_Tab)
    assert window.focusWidget() is window.strip
    assert "Moves: 0" in window.strip.accessibleName()
    assert "·" not in window.strip.accessibleName()
    QTest.keyClick(window.strip, Qt.Key.Key_Tab)
    assert window.focusWidget() is window.view
    QTest.keyClick(window.view, Qt.Key.Key_Backtab, SHIFT)
    assert window.focusWidget() is window.strip


def test_keys_of_the_table_work_from_the_message_line_and_lead_back(window: MainWindow) -> None:
    window.message.setFocus()
    QTest.keyClick(window.message, Qt.Key.Key_S)
    assert window.focusWidget() is window.message, "what is read moves nothing"
    QTest.keyClick(window.message, Qt.Key.Key_D)
    assert window.game.moves == 1
    assert window.focusWidget() is window.view


def test_no_key_of_the_table_answers_with_nothing(window: MainWindow) -> None:
    keyboard, dice = Keyboard(window), random.Random(5)
    keys: list[Qt.Key | str] = [*"0123456789audsctbfmelh", Qt.Key.Key_Escape, Qt.Key.Key_Space]
    keys += [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down]
    keys += [Qt.Key.Key_Home, Qt.Key.Key_End]
    for _ in range(400):
        key, place = dice.choice(keys), window.cursor_on_table.place
        window.message.say("")
        keyboard.press(key)
        assert window.message.whole or window.cursor_on_table.place != place, key
        assert window.focusWidget() is window.view, f"{key} took the focus away"


def test_the_title_holds_no_sign_that_is_spelled_out(window: MainWindow) -> None:
    assert window.windowTitle() == "SpiderQt, Spider, 4 suits, SP1-S4-AAAAABW"
