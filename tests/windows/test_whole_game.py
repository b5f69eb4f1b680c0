# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole deals played to a win in the real window, with real keys and with a real mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.record import replay
from spiderqt.session.table import Table
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, Mouse


def winning_line(code: GameCode) -> tuple[Action, ...]:
    """A line that wins; the same one on every machine."""
    solution = solve(code.position(), nodes=200_000)
    assert solution.verdict is Verdict.WON
    return solution.actions


def check_won(window: MainWindow, actions: int, finished: list[Table]) -> None:
    """Score, moves, panel and count are those of a win in so many actions."""
    game = window.game
    runs = game.position.variant.runs
    assert game.is_won
    assert game.moves == actions
    assert game.score == 500 - actions + 100 * runs
    assert window.end_panel.isVisible()
    panel = window.end_panel.accessibleDescription()
    assert str(actions) in panel
    assert str(game.score) in panel
    assert f"{runs} of spades" in panel
    assert len(finished) == 1
    assert replay(game.table.record()).timeline.position.is_won()


@pytest.mark.parametrize("code", ["SD1-S1-AAAAABD", "SP1-S1-AAABAAT"])
def test_a_deal_is_won_with_keys_alone(make_window: MakeWindow, code: str) -> None:
    start = parse_code(code)
    window = make_window(start)
    keyboard = Keyboard(window)
    finished: list[Table] = []
    window.game.finished.connect(finished.append)
    line = winning_line(start)
    for action in line:
        keyboard.play(action)
    check_won(window, len(line), finished)


def test_a_deal_is_won_with_the_mouse_alone(make_window: MakeWindow, qtbot: QtBot) -> None:
    start = parse_code("SD1-S1-AAAAABD")
    window = make_window(start)
    mouse = Mouse(window)
    finished: list[Table] = []
    window.game.finished.connect(finished.append)
    line = winning_line(start)
    for number, action in enumerate(line):
        before = window.game.moves
        mouse.play(action, drag=number % 2 == 0)
        assert window.game.moves == before + 1, f"{action} did not happen: {window.message.whole}"
    check_won(window, len(line), finished)


def test_undo_from_the_win_and_redo_count_it_once(make_window: MakeWindow) -> None:
    start = parse_code("SD1-S1-AAAAABD")
    window = make_window(start)
    finished: list[Table] = []
    window.game.finished.connect(finished.append)
    line = winning_line(start)
    for action in line:
        assert window.game.play(action)
    assert window.end_panel.isVisible()
    keyboard = Keyboard(window)
    keyboard.press("u")
    assert not window.game.is_won
    assert not window.end_panel.isVisible()
    assert window.game.moves == len(line) - 1
    keyboard.press("u", Qt.KeyboardModifier.ShiftModifier)
    check_won(window, len(line), finished)
