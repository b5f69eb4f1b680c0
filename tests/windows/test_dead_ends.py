# SPDX-License-Identifier: GPL-3.0-or-later
"""A game in which nothing leads on: said once, with a panel that offers the ways back; and the warning before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from spiderqt.advice.ending import Ending, ending_of
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.cards import card
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Column, Position
from spiderqt.engine.variants import variant
from spiderqt.session.table import Options
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard

LAST_MOVE = Move(0, 1, 1)


def before_the_end() -> Position:
    """Spiderette with one move left, after which nothing can be done; no stock."""
    ends = [("9S 2H", ""), ("3C", ""), ("KD", ""), ("KC", ""), ("KH", ""), ("KS", ""), ("7D", "")]
    columns = tuple(Column((), tuple(map(card, shown.split()))) for shown, _ in ends)
    return Position(variant("spiderette", 4), columns, (), ())


def before_the_trap() -> Position:
    """Spiderette, the stock untouched; completing the run leaves fewer cards than columns."""
    run = tuple(card(f"{rank}S") for rank in "KQJT98765432")
    columns = (Column((), run), Column((), (card("KH"), card("AS"))), *[Column((), (card("KD"),))] * 3)
    return Position(variant("spiderette", 4), (*columns, Column(), Column()), (card("2H"),) * 7, ())


def test_which_ends_there_are() -> None:
    assert ending_of(before_the_end()) is None
    assert ending_of(before_the_trap()) is None
    full = Position(variant("spiderette", 4), (Column((), (card("KD"),)),) * 7, (), ())
    assert ending_of(full) is Ending.NO_ACTION


@pytest.mark.parametrize("policy", [UndoPolicy.FREE, UndoPolicy.NONE])
def test_no_move_left_is_said_and_shown_with_the_ways_back(
    make_window: MakeWindow, qtbot: QtBot, policy: UndoPolicy
) -> None:
    window = make_window(before_the_end(), Options(policy=policy))
    Keyboard(window).play(LAST_MOVE)
    panel = window.endings.stuck
    assert panel.isVisible()
    assert "the stock is empty" in window.message.whole
    assert panel.introduction in window.message.whole, "seen and spoken alike"
    qtbot.waitUntil(panel.isActiveWindow)
    names = [b.objectName() for b in panel.findChildren(QPushButton) if b.objectName()]
    ways = ["stuck-undo", "stuck-restart", "stuck-new", "stuck-analyse"]
    assert names == (ways if policy is UndoPolicy.FREE else ways[1:])
    assert ("undo" in window.message.whole) == (policy is UndoPolicy.FREE)
    default = next(b for b in panel.findChildren(QPushButton) if b.isDefault())
    assert panel.focusWidget() is default
    QTest.keyClick(default, Qt.Key.Key_Return)
    assert not panel.isVisible()
    assert window.game.position == before_the_end()


def test_undo_closes_the_panel_and_redo_opens_it(make_window: MakeWindow) -> None:
    window = make_window(before_the_end())
    assert window.game.play(LAST_MOVE)
    Keyboard(window).press("u")
    assert not window.endings.stuck.isVisible()
    Keyboard(window).press("u", Qt.KeyboardModifier.ShiftModifier)
    assert window.endings.stuck.isVisible()


def test_the_trap_is_told_once_and_then_the_end_is_said_once(make_window: MakeWindow) -> None:
    window = make_window(before_the_trap())
    move = Move(1, 1, 0)
    assert not window.game.play(move)
    assert "Careful" in window.message.whole
    assert window.game.position == before_the_trap()
    assert window.game.play(move)
    assert "can never be dealt again" in window.message.whole
    assert window.endings.stuck.isVisible()
    assert window.game.play(Move(2, 1, 5)), "cards can still be moved"
    assert not window.endings.stuck.isVisible()
    assert "never be dealt" not in window.message.whole
    assert not window.game.play(Deal())


def test_a_game_that_is_opened_at_its_end_says_so(make_window: MakeWindow) -> None:
    window = make_window()
    full = Position(variant("spiderette", 4), (Column((), (card("KD"),)),) * 7, (), ())
    window.game.start(full)
    assert window.endings.stuck.isVisible()
    assert "No move is left" in window.message.whole
