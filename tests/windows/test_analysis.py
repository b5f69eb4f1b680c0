# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis: it asks before it spoils, tells how a game is won or where it was lost, and leaves its mark."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from spiderqt import app
from spiderqt.advice.solver.solve import solve, wins
from spiderqt.engine.actions import Action
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.play import legal_actions
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.position import Position
from spiderqt.engine.variants import variant
from spiderqt.session.table import Options
from spiderqt.store.store import open_store
from spiderqt.windows.analyse_question import AnalyseQuestion
from spiderqt.windows.main_window import MainWindow
from tests.advice.small import small_position
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, last_said, when_modal
from tests.windows.test_counsel import before_lost, buttons, said, settle

CTRL = Qt.KeyboardModifier.ControlModifier
EASY, HARD = "SD1-S1-AAAAABD", "SD1-S4-AAAABQS"
CI_LATE_MS = 250
"""Generous, for machines that many share; tests/windows/bench_answers.py measures exactly."""


def analyse(window: MainWindow, *, answer: Qt.Key | None = None) -> list[str]:
    """As Ctrl+A does; the texts of the questions that were asked, each answered with that key."""
    asked: list[str] = []

    def meet(dialog: QWidget) -> None:
        assert isinstance(dialog, AnalyseQuestion)
        asked.append(dialog.introduction)
        name = "analyse-yes" if answer is Qt.Key.Key_Return else "analyse-no"
        button = dialog.findChild(QPushButton, name)
        assert isinstance(button, QPushButton)
        assert dialog.focusWidget() is dialog.findChild(QPushButton, "analyse-no"), (
            "nothing is spoiled by Enter"
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    if answer is not None:
        when_modal(meet)
    window.action("analyse").trigger()
    return asked


def choose(window: MainWindow, name: str) -> None:
    button = window.advice.desk.bar.findChild(QPushButton, f"advice-{name}")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_asks_once_while_the_game_goes_on(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(EASY)
    (question,) = analyse(window, answer=Qt.Key.Key_Escape)
    assert "not seen" in question
    assert not window.advice.desk.is_busy
    assert not window.lines.is_looked_through(parse_code(EASY))
    assert analyse(window, answer=Qt.Key.Key_Return)
    assert window.advice.desk.works
    assert "all cards seen" in last_said(window)
    Keyboard(window).press(Qt.Key.Key_Escape)
    assert analyse(window) == [], "once for each deal"
    Keyboard(window).press(Qt.Key.Key_Escape)


def test_the_winning_line_is_played_with_keys_and_said(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(small_position(variant("spiderette", 4), 33))
    window.lines.mark_looked_through(window.game.table.start)
    analyse(window)
    settle(window, qtbot)
    assert "can still be won" in last_said(window)
    choose(window, "show-line")
    line = window.advice.line._actions
    assert wins(window.game.position, line)
    assert f"{len(line)} steps" in last_said(window)
    assert "Ctrl+Right" in last_said(window)
    window.view.setFocus()
    keys, bar = Keyboard(window), window.advice.desk.bar
    assert bar.line.whole.startswith(f"Step 1 of {len(line)}.")
    start = window.game.position
    keys.press(Qt.Key.Key_Right, CTRL)
    assert window.game.position != start
    assert last_said(window), "each step is said"
    assert bar.line.whole.startswith("Step 2 of")
    keys.press(Qt.Key.Key_Left, CTRL)
    assert window.game.position == start
    assert "Undone" in last_said(window)
    keys.press(Qt.Key.Key_Left, CTRL)
    assert "start of the way" in last_said(window)
    for _ in line:
        assert window.scene._signs.hint is not None
        keys.press(Qt.Key.Key_Right, CTRL)
    assert window.game.is_won
    assert window.end_panel.isVisible()
    assert not bar.isVisible()
    assert "does not count" in window.end_panel.accessibleDescription()


def test_who_leaves_the_line_plays_on(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(EASY)
    window.lines.mark_looked_through(window.game.table.start)
    analyse(window)
    settle(window, qtbot)
    choose(window, "show-line")
    first = window.advice.line._actions[0]
    other = next(a for a in reversed(legal(window)) if a != first)
    assert window.game.play(other)
    assert "left the way" in said(window)[-1]
    assert not window.advice.desk.bar.isVisible()
    Keyboard(window).press(Qt.Key.Key_Right, CTRL)
    assert "No way to win is being shown" in last_said(window)


def legal(window: MainWindow) -> tuple[Action, ...]:
    return legal_actions(window.game.position)


def lost_game(make_window: MakeWindow, policy: UndoPolicy) -> tuple[MainWindow, Position]:
    """A game that was lost by its second last action, and the position before it."""
    start, losing = before_lost()
    window = make_window(start, Options(policy=policy))
    assert window.game.play(losing)
    after = window.adviser.hint().action or legal(window)[0]
    assert window.game.play(after)
    return window, start


@pytest.mark.parametrize("policy", [UndoPolicy.FREE, pytest.param(UndoPolicy.NONE, marks=pytest.mark.long)])
def test_a_lost_game_is_resumed_where_it_could_still_be_won(
    make_window: MakeWindow, qtbot: QtBot, policy: UndoPolicy
) -> None:
    window, start = lost_game(make_window, policy)
    uid = window.game.table.uid
    analyse(window, answer=Qt.Key.Key_Return)
    settle(window, qtbot)
    qtbot.waitUntil(lambda: "advice-resume" in buttons(window), timeout=30_000)
    assert "The last position that could be won was 2 actions ago." in last_said(window)
    before = len(said(window))
    choose(window, "resume")
    assert window.game.position == start
    assert len(said(window)) == before + 1, "many steps back are one message"
    if policy is UndoPolicy.FREE:
        assert window.game.table.uid == uid
        assert window.game.redo()
    else:
        assert "copy" in last_said(window)
        assert window.game.undo()
    analyse(window)
    settle(window, qtbot)


@pytest.mark.long
def test_the_way_from_there_is_shown_at_once(make_window: MakeWindow, qtbot: QtBot) -> None:
    window, start = lost_game(make_window, UndoPolicy.FREE)
    analyse(window, answer=Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "advice-resume" in buttons(window), timeout=30_000)
    choose(window, "show-line")
    assert window.game.position == start
    assert wins(start, window.advice.line._actions)


def test_a_deal_that_was_never_winnable_is_called_so(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(small_position(variant("scorpion", 4), 9))
    analyse(window, answer=Qt.Key.Key_Return)
    settle(window, qtbot)
    assert "could not be won from its start" in last_said(window)


def test_the_table_answers_while_it_is_analysed(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(HARD)
    window.lines.mark_looked_through(window.game.table.start)
    Keyboard(window).press("a", CTRL)
    assert max(lateness(qtbot, 800)) <= CI_LATE_MS
    assert window.advice.desk.works
    Keyboard(window).press(Qt.Key.Key_Right)
    assert window.cursor_on_table.place.column == 1
    window.close()
    assert window.thinker.process_id is None


def lateness(qtbot: QtBot, milliseconds: int) -> list[float]:
    """How late each beat of a timer of 5 ms was, over so long a time."""
    beat, clock = QTimer(), QElapsedTimer()
    beat.setTimerType(Qt.TimerType.PreciseTimer)
    late: list[float] = []

    def on_beat() -> None:
        late.append(clock.nsecsElapsed() / 1e6 - 5)
        clock.restart()

    beat.timeout.connect(on_beat)
    clock.start()
    beat.start(5)
    qtbot.wait(milliseconds)
    beat.stop()
    assert len(late) > 20
    return late


def stored_window(folder: Path, code: str, qtbot: QtBot, qapp: object) -> MainWindow:
    """The whole program's window on a store in `folder`."""
    from PySide6.QtWidgets import QApplication

    from spiderqt import options

    assert isinstance(qapp, QApplication)
    asked = options.Options(code=code, data_dir=str(folder))
    window = app.build(app.lay_ground(asked, qapp))
    assert isinstance(window, MainWindow)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.mark.long
def test_a_win_after_a_look_is_recorded_and_not_credited(tmp_path: Path, qtbot: QtBot, qapp: object) -> None:
    window = stored_window(tmp_path / "data", EASY, qtbot, qapp)
    keeper = window.keeper
    assert keeper is not None
    assert window.game.play(window.adviser.hint().action)  # type: ignore[arg-type]
    analyse(window, answer=Qt.Key.Key_Return)
    settle(window, qtbot)
    window.advice.desk._on_chosen("show-line")
    while not window.game.is_won:
        window.handlers.of("line-next")()
    (past,) = keeper.store.history()
    assert past.won
    assert past.counts, "looking spares nobody a loss"
    assert not past.credited
    (figures,) = keeper.store.statistics()
    assert (figures.played, figures.won) == (1, 0)
    window.end_panel.close()
    window.game.restart()
    assert window.game.play(window.adviser.hint().action)  # type: ignore[arg-type]
    assert keeper.store.history()[0].counts is False, "nor does a start of a deal that was looked through"
    window.close()
    store = open_store(tmp_path / "data")
    assert store.is_looked_through(parse_code(EASY))
    store.close()


def test_the_kept_line_is_shown_from_the_start(make_window: MakeWindow, qtbot: QtBot) -> None:
    code = parse_code(EASY)
    assert isinstance(code, GameCode)
    window = make_window(code)
    window.handlers.of("show-line")()
    assert "No way to win was kept" in last_said(window)
    solved = solve(code.position(), nodes=100_000).actions
    window.lines.keep(code, solved)
    window.lines.mark_looked_through(code)
    other = next(a for a in legal(window) if a != solved[0])
    assert window.game.play(other)
    window.handlers.of("show-line")()
    assert window.game.position == code.position()
    assert window.advice.line.is_shown
    assert window.game.undo(), "the game before comes back"
    assert len(window.game.table.timeline.steps) == 1
    assert not window.advice.line.is_shown
