# SPDX-License-Identifier: GPL-3.0-or-later
"""The stronger hint and the verdict in play: honest, without peeking, beside a table that answers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from spiderqt.advice.worker import client
from spiderqt.engine.actions import Move
from spiderqt.engine.codes import parse_code
from spiderqt.engine.position import Position
from spiderqt.engine.variants import variant
from spiderqt.session.adviser import Adviser
from spiderqt.session.game import Game
from spiderqt.session.table import Options
from spiderqt.windows import advice_settings, counsel
from spiderqt.windows.main_window import MainWindow
from tests.advice.small import small_position
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, last_said
from tests.windows.test_hints import hide_otherwise

SHIFT = Qt.KeyboardModifier.ShiftModifier
PATIENCE = 30_000
WINNABLE = small_position(variant("spiderette", 4), 33)
LOST = small_position(variant("scorpion", 4), 9)
LONG = small_position(variant("simple-simon", 4), 47)
"""All cards lie open, and a search takes many seconds."""


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until nothing is worked on."""
    qtbot.waitUntil(lambda: not window.advice.desk.is_busy, timeout=PATIENCE)


def buttons(window: MainWindow) -> list[str]:
    return [b.objectName() for b in window.advice.desk.bar.findChildren(QPushButton) if b.isVisible()]


def said(window: MainWindow) -> list[str]:
    return [message.text for message in window.ear.announcer.log]


def test_the_strong_hint_says_its_step_and_marks_it(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window("SD1-S1-AAAAABD")
    keys = Keyboard(window)
    keys.press("h", SHIFT)
    settle(window, qtbot)
    found = window.adviser.planned_hint()
    assert found is not None
    assert isinstance(found.action, Move)
    assert "A search liked this best" in said(window)[-1]
    mark = window.scene._signs.hint
    assert mark is not None
    assert (mark.source.column, mark.target and mark.target.column) == (
        found.action.source,
        found.action.target,
    )
    assert not window.advice.desk.bar.isVisible(), "a hint needs no bar"
    plan = window.adviser._planned
    assert window.game.play(found.action)
    if len(plan) > 1:
        keys.press("h", SHIFT)
        assert not window.advice.desk.is_busy, "the plan is followed, not made anew"
        assert window.adviser.planned_hint() is not None
    keys.press("u")
    assert window.adviser.planned_hint() is None, "the plan was left"


def test_the_strong_hint_falls_back_to_the_quick_one(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window("SD1-S4-AAAABQS")
    assert window.advice is not None
    monkeypatch.setattr(counsel, "MOMENT_MS", 0)
    window.advice.counsel._moment.setInterval(0)
    Keyboard(window).press("h", SHIFT)
    qtbot.waitUntil(lambda: any("for now, a quick hint" in text for text in said(window)))
    settle(window, qtbot)
    assert "agrees with the quick hint" in said(window)[-1] or "A search liked" in said(window)[-1]


def test_a_hint_without_a_process_is_the_quick_one(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_command", lambda: ("/nowhere/at/all",))
    window = make_window("SD1-S1-AAAAABD")
    Keyboard(window).press("h", SHIFT)
    settle(window, qtbot)
    assert "could not be carried out" in said(window)[-1]
    assert window.scene._signs.hint is not None


@pytest.mark.parametrize("key", ["H", "V"])
def test_a_game_without_hints_has_neither(make_window: MakeWindow, key: str) -> None:
    window = make_window(WINNABLE, Options(hints=False))
    Keyboard(window).press(key, SHIFT if key == "H" else Qt.KeyboardModifier.NoModifier)
    assert "without hints" in last_said(window)
    assert not window.advice.desk.is_busy


def test_while_cards_are_unknown_nobody_can_know(make_window: MakeWindow) -> None:
    window = make_window("SP1-S4-AAAAABW")
    Keyboard(window).press("v")
    assert "94 cards have not been seen" in last_said(window)
    assert "Nobody can know yet" in last_said(window)
    assert not window.advice.desk.is_busy


@pytest.mark.parametrize("code", ["SP1-S4-AAAAABW", "SD1-S1-AAAAABD"])
def test_hidden_cards_are_not_in_what_the_search_is_given(code: str) -> None:
    position = parse_code(code).position()
    views = [Adviser(Game(p)).view() for p in (position, hide_otherwise(position))]
    assert views[0] == views[1]
    assert all(c is None for column in views[0].columns for c in column.hidden)


def test_a_win_is_found_said_and_can_be_shown(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window(WINNABLE)
    spoken: list[tuple[str, bool]] = []
    monkeypatch.setattr(window.ear.tree, "speak", lambda text, urgent: spoken.append((text, urgent)))
    Keyboard(window).press("v")
    assert "Looking whether" in last_said(window)
    assert window.advice.desk.bar.isVisible()
    settle(window, qtbot)
    assert "can still be won" in last_said(window)
    assert [urgent for _, urgent in spoken] == [True, False], "the end waits for what is being said"
    assert window.advice.desk.bar.line.whole == last_said(window), "shown and spoken alike"
    assert window.message.whole != last_said(window), "and shown once"
    assert "advice-show-line" in buttons(window)
    assert window.game.position == WINNABLE
    action = window.adviser.hint().action
    assert action is not None
    assert window.game.play(action)
    assert not window.advice.desk.bar.isVisible(), "an answer is outdated by the next action"


def test_lost_is_told_with_ways_out_and_ends_nothing(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(LOST)
    Keyboard(window).press("v")
    settle(window, qtbot)
    assert "cannot be won any more" in last_said(window)
    assert buttons(window) == ["advice-restart", "advice-new", "advice-close"]
    assert not window.endings.stuck.isVisible()
    keys = Keyboard(window)
    keys.press("h")
    assert window.adviser.hint() is not None
    assert window.advice.desk.bar.isVisible(), "a hint does not take it away"
    keys.press("v")
    assert window.advice.desk.bar.holds_focus(), "asked again, the keys lead to the choices"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.advice.desk.bar.isVisible()
    assert window.focusWidget() is window.view


def test_out_of_time_is_a_hint_and_no_verdict(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice_settings, "limit", lambda _: 0)  # no machine is that quick
    window = make_window(LONG)
    Keyboard(window).press("v")
    settle(window, qtbot)
    assert "Not decided within 0 seconds" in last_said(window)
    assert "cannot be won" not in last_said(window)
    assert window.scene._signs.hint is not None


def stopped_by_escape(window: MainWindow) -> None:
    Keyboard(window).press(Qt.Key.Key_Escape)


def stopped_by_button(window: MainWindow) -> None:
    button = window.advice.desk.bar.findChild(QPushButton, "advice-stop")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def stopped_by_tab_and_space(window: MainWindow) -> None:
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        if window.focusWidget().objectName() == "advice-stop":
            QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
            return
    raise AssertionError("Tab does not lead from the table to the button")


@pytest.mark.parametrize("stop", [stopped_by_escape, stopped_by_button, stopped_by_tab_and_space])
def test_a_search_is_stopped(make_window: MakeWindow, stop: object) -> None:
    window = make_window(LONG)
    Keyboard(window).press("v")
    Keyboard(window).press("h", SHIFT)
    assert window.scene._signs.hint is not None
    assert window.advice.desk.works, "a hint meanwhile stops nothing"
    assert callable(stop)
    stop(window)
    assert not window.advice.desk.is_busy
    assert window.thinker.current is None
    assert not window.advice.desk.bar.isVisible()
    assert "Stopped" in last_said(window)
    assert window.focusWidget() is window.view
    Keyboard(window).press(Qt.Key.Key_Escape)
    assert "Nothing is picked up" in last_said(window)


def test_the_game_going_on_ends_the_search(make_window: MakeWindow) -> None:
    window = make_window(LONG)
    Keyboard(window).press("v")
    action = window.adviser.hint().action
    assert action is not None
    assert window.game.play(action)
    assert not window.advice.desk.is_busy
    assert not window.advice.desk.bar.isVisible()
    assert "stopped, as the game went on" in said(window)[-1]
    assert len(said(window)) == 3, "begun, played, ended: each once"


def test_a_search_that_cannot_be_made_is_told(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_command", lambda: ("/nowhere/at/all",))
    window = make_window(LOST)
    Keyboard(window).press("v")
    settle(window, qtbot)
    assert "could not be carried out" in last_said(window)
    assert not window.advice.desk.bar.isVisible()


def before_lost() -> tuple[Position, Move]:
    """A position that can be won, all cards open, and an action that loses it."""
    start = small_position(variant("spiderette", 4), 60)
    columns = tuple(replace(c, hidden=(), shown=c.hidden + c.shown) for c in start.columns)  # type: ignore[arg-type]
    return replace(start, columns=columns), Move(3, 1, 1)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_lost_game_says_so_by_itself_only_if_wanted(
    make_window: MakeWindow, qtbot: QtBot, *, wanted: bool
) -> None:
    position, losing = before_lost()
    window = make_window(position)
    window.settings.set(advice_settings.AUTOMATIC, wanted)
    assert window.game.play(losing)
    settle(window, qtbot)
    assert ("cannot be won any more" in said(window)[-1]) is wanted
    assert window.advice.desk.bar.isVisible() is wanted


def test_the_bar_puts_its_choices_into_a_menu_where_there_is_no_room(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(LOST, lang="es")
    Keyboard(window).press("v")
    settle(window, qtbot)
    bar = window.advice.desk.bar
    window.resize(1200, 700)
    qtbot.waitUntil(lambda: "advice-new" in buttons(window))
    window.resize(480, 360)
    qtbot.waitUntil(lambda: buttons(window) == ["advice-more"])
    more = bar.findChild(QPushButton, "advice-more")
    assert isinstance(more, QPushButton)
    texts = [action.text() for action in more.menu().actions()]
    assert texts == ["La misma partida otra vez", "Partida nueva", "Cerrar"]
    window.languages.choose("en")
    assert [action.text() for action in more.menu().actions()][-1] == "Close"
    assert "cannot be won" in bar.line.whole
    more.menu().actions()[0].trigger()
    assert not bar.isVisible()
