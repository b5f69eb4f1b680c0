# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences work at once and last; and a game is won with one switch."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from spiderqt.advice.solver.solve import Verdict, solve
from spiderqt.engine.actions import Action
from spiderqt.engine.position_text import read_position
from spiderqt.settings import Settings
from spiderqt.voice.phrases.kinds import Kind, Verbosity
from spiderqt.voice.scanning import ColumnOffer
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.preferences import PreferencesDialog
from spiderqt.windows.voice_settings import SCANNING, says, spoken_kinds, verbosity
from tests.reader.positions import LATE
from tests.windows.conftest import MakeWindow
from tests.windows.hands import NO_KEY, Keyboard, when_modal


@pytest.fixture
def heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a reader would be given to say."""
    found: list[str] = []
    monkeypatch.setattr(window.ear.tree, "speak", lambda text, urgent: found.append(text))
    return found


def change(window: MainWindow, name: str) -> None:
    """Turn a box of the preferences over."""

    def look(dialog: QWidget) -> None:
        box = dialog.findChild(QCheckBox, name)
        assert isinstance(box, QCheckBox)
        box.click()

    when_modal(look)
    window.handlers.do_preferences()


def test_verbosity_changes_words_and_names_at_once(window: MainWindow, tmp_path: Path) -> None:
    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PreferencesDialog)
        level = dialog.findChild(QComboBox, "verbosity")
        assert isinstance(level, QComboBox)
        level.setCurrentIndex(level.findData("short"))

    when_modal(look)
    window.handlers.do_preferences()
    window.handlers.do_send()
    assert window.message.whole.startswith("Seven of hearts to column 5.")
    assert window.ear.model.card_index(4, 4).data() == "eight of clubs"
    assert verbosity(Settings(tmp_path)) is Verbosity.SHORT


def test_a_kind_that_is_off_is_not_spoken_but_kept(
    window: MainWindow, heard: list[str], tmp_path: Path
) -> None:
    change(window, says(Kind.TURNED).key)
    window.handlers.do_send()
    assert heard == ["Seven of hearts, from column 1 to column 5, onto the eight of clubs."]
    assert "turns up" in window.ear.announcer.log[-1].text
    assert "turns up" in window.message.whole
    assert Kind.TURNED not in spoken_kinds(Settings(tmp_path))
    assert Kind.READING in spoken_kinds(Settings(tmp_path))


def test_tab_goes_through_a_page_in_the_order_in_which_it_is_seen(window: MainWindow) -> None:
    visited: list[str] = []

    def look(dialog: QWidget) -> None:
        pages = dialog.findChild(QListWidget, "preferences-pages")
        assert isinstance(pages, QListWidget)
        pages.setCurrentRow(1)
        pages.setFocus()
        for _ in range(4):
            here = QApplication.focusWidget()
            assert here is not None
            visited.append(here.objectName())
            QTest.keyClick(here, Qt.Key.Key_Tab)

    when_modal(look)
    window.handlers.do_preferences()
    assert visited[1:] == ["verbosity", "voice/says-won", "voice/says-run"]


def wait_for_offer(window: MainWindow, wanted: Action) -> None:
    """Let time pass until the offer that leads to an action is lit."""
    for _ in range(100):
        lit = window.scanner.lit
        if lit == wanted or (isinstance(lit, ColumnOffer) and wanted in lit.moves):
            return
        window.scanner._on_timeout()
    raise AssertionError(f"{wanted} is never offered")


@pytest.mark.parametrize("with_mouse", [False, True])
def test_a_game_is_won_with_one_switch(make_window: MakeWindow, *, with_mouse: bool) -> None:
    position = read_position(LATE).position
    window = make_window(position)
    window.settings.set(SCANNING, True)
    solution = solve(position, nodes=100_000)
    assert solution.verdict is Verdict.WON
    for action in solution.actions:
        before = window.game.moves
        while window.game.moves == before:
            wait_for_offer(window, action)
            assert window.message.whole, "what is lit is said"
            if with_mouse:
                QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, NO_KEY)
            else:
                Keyboard(window).press(Qt.Key.Key_Space)
    assert window.game.is_won
    assert not window.end_panel.isVisible()
    assert "You have won" in window.message.whole


def test_offers_are_lit_in_time_marked_and_not_logged(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.set(SCANNING, True)
    logged = len(window.ear.announcer.log)
    window.scanner._timer.setInterval(10)
    qtbot.waitUntil(lambda: window.scanner.lit is not None)
    assert window.scene._signs.hint is not None
    assert window.message.whole.startswith("Column ")
    assert len(window.ear.announcer.log) == logged


def test_the_menu_of_one_switch_asks_for_a_verdict(window: MainWindow) -> None:
    window.settings.set(SCANNING, True)
    window.scanner._light_menu(2)
    assert window.message.whole == "Can this still be won?"
    Keyboard(window).press(Qt.Key.Key_Space)
    assert "Nobody can know yet" in window.ear.announcer.log[-1].text


def test_the_menu_of_one_switch_turns_it_off(window: MainWindow) -> None:
    window.settings.set(SCANNING, True)
    keyboard = Keyboard(window)
    for wanted in ("Menu.", "Turn one switch off."):
        for _ in range(30):
            if window.message.whole == wanted:
                break
            window.scanner._on_timeout()
        assert window.message.whole == wanted
        keyboard.press(Qt.Key.Key_Space)
    assert not window.settings.get(SCANNING)
    assert not window.scanner._timer.isActive()
    keyboard.press(Qt.Key.Key_Space)
    assert window.cursor_on_table.grip is not None
