# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said while the focus is not on the table: by the widget that has it, until the focus leaves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from spiderqt.session.status import status_of
from spiderqt.windows.daily_dialog import DailyDialog
from spiderqt.windows.key_list import KeyList
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.passing import describe, tell
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal

pytestmark = pytest.mark.skipif("sys.platform != 'linux'", reason="elsewhere announcements are sent")


@pytest.fixture(autouse=True)
def _reader(qapp: QApplication) -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_a_message_is_described_by_what_has_the_focus_and_passes(window: MainWindow, qtbot: QtBot) -> None:
    window.strip.setFocus()
    QTest.keyClick(window.strip, Qt.Key.Key_E)
    assert window.strip.accessibleDescription() == "No column is empty."
    QTest.keyClick(window.strip, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: window.strip.accessibleDescription() == "")
    window.finder.ask()
    own = window.finder.accessibleDescription()
    tell(window.finder, "Said.")
    tell(window.finder, "Said.")
    assert window.finder.accessibleDescription() == "Said.", "both at once are one"
    QApplication.processEvents()
    tell(window.finder, "Said.")
    assert window.finder.accessibleDescription() == "Said. ", "the same once more is another text"
    QTest.keyClick(window.finder, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.finder.accessibleDescription() == own)


def test_a_description_of_its_own_waits_until_the_passing_one_has_gone(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.strip.setFocus()
    tell(window.strip, "Said.")
    describe(window.strip, "Its own.")
    assert window.strip.accessibleDescription() == "Said.", "a reader would say the other one, too"
    QTest.keyClick(window.strip, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: window.strip.accessibleDescription() == "Its own.")
    describe(window.strip, "")
    assert window.strip.accessibleDescription() == ""


def test_a_dialog_that_tells_something_is_heard_once(window: MainWindow) -> None:
    told: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, DailyDialog)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_End)
        before = len(window.ear.announcer.log)
        dialog.told.emit("Said.")
        focused = dialog.focusWidget()
        assert focused is not None
        told.extend((focused.accessibleDescription(), str(len(window.ear.announcer.log) - before)))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    when_modal(look)
    window.action("daily").trigger()
    assert told == ["Said.", "1"]


def test_where_nobody_listens_nothing_is_described(window: MainWindow) -> None:
    QAccessible.setActive(False)
    tell(window.strip, "Said.")
    assert window.strip.accessibleDescription() == ""


def test_another_choice_in_a_closed_list_is_told(window: MainWindow) -> None:
    told: list[str] = []

    def look(dialog: QWidget) -> None:
        box = dialog.findChild(QComboBox, "new-game-family")
        assert isinstance(box, QComboBox)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        told.extend((box.accessibleDescription(), box.currentText()))

    when_modal(look)
    window.handlers.do_new()
    assert told == ["Relaxed Spider", "Relaxed Spider"]


def test_return_in_the_list_of_keys_comes_back_to_the_list(window: MainWindow) -> None:
    shown: list[bool] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, KeyList)
        when_modal(lambda question: QTest.keyClick(question, Qt.Key.Key_Escape), above=dialog)
        found = dialog.findChild(QListWidget, "key-list")
        assert found is not None
        QTest.keyClick(found, Qt.Key.Key_Return)
        shown.extend((dialog.isVisible(), dialog.focusWidget() is found))

    when_modal(look)
    window.handlers.do_keys()
    assert shown == [True, True]


def test_return_on_a_button_of_the_end_panel_presses_that_one(window: MainWindow, qtbot: QtBot) -> None:
    window.handlers.do_deal()
    panel, before = window.end_panel, window.game.table.code
    panel.show_win(status_of(window.game.table), "SP1-S4-AAAAABW")
    qtbot.waitUntil(panel.isActiveWindow)
    copy = next(b for b in panel.findChildren(QPushButton) if "opy" in b.text())
    copy.setFocus()
    QTest.keyClick(copy, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == "SP1-S4-AAAAABW"
    assert QGuiApplication.clipboard().text() == "SP1-S4-AAAAABW"
    assert window.message.whole == "Copied: SP1-S4-AAAAABW."
    assert panel.isVisible()
    undo = panel.findChild(QPushButton, "end-undo")
    assert isinstance(undo, QPushButton)
    undo.setFocus()
    QTest.keyClick(undo, Qt.Key.Key_Return)
    assert (window.game.moves, window.game.table.code) == (0, before)


def test_the_last_message_follows_the_language(make_window: MakeWindow) -> None:
    window = make_window()
    keyboard = Keyboard(window)
    expected = {
        "d": ("Reparto: columna 1, ocho de diamantes;", "Dealt: column 1, eight of diamonds;"),
        "u": ("Deshecho el reparto", "Undone: the deal"),
        "c": ("Columna 1: 5 cartas ocultas", "Column 1: 5 hidden cards"),
        "h": ("Tres de corazones: de la", "Three of hearts: from"),
        "7": ("", ""),
    }
    for key, texts in expected.items():
        keyboard.press(key)
        logged = len(window.ear.announcer.log)
        for language, text in zip(("es", "en"), texts, strict=True):
            window.languages.choose(language)
            assert window.message.whole.startswith(text), key
            assert window.ear.announcer.log[-1].text == window.message.whole.removeprefix("⊘ ")
        assert len(window.ear.announcer.log) == logged, "it was said again, not anew"


def test_what_cannot_be_said_again_gives_way_to_the_language(window: MainWindow) -> None:
    window.narrator.read("Words of one language.")
    window.languages.choose("es")
    assert window.message.whole == "El idioma es ahora: español."
    window.languages.choose("en")
    assert window.message.whole == "The language is now: English."
