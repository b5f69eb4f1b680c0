# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog is open, but the window manager has not given it the keyboard yet: what is typed does not play on unseen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spiderqt.windows.main_window import MainWindow
from tests.windows.hands import when_modal


@pytest.mark.parametrize("opens", ["keys", "new", "preferences", "log", "about"])
def test_keys_that_come_too_early_do_nothing(window: MainWindow, qtbot: QtBot, opens: str) -> None:
    acted: list[bool] = []
    window.menus.acted.connect(lambda: acted.append(True))
    before = window.game.table.timeline
    said = len(window.ear.announcer.log)

    def type_on(dialog: QWidget) -> None:
        acted.clear()
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
        for key in (Qt.Key.Key_D, Qt.Key.Key_U, Qt.Key.Key_Escape, Qt.Key.Key_E, Qt.Key.Key_A):
            QTest.keyClick(window.view, key)
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    when_modal(type_on)
    window.action(opens).trigger()
    assert (window.game.table.timeline, acted) == (before, [])
    assert len(window.ear.announcer.log) == said
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.view, Qt.Key.Key_D)
    assert window.game.table.timeline != before, "after the dialog the keys hold again"
    assert acted == [True]
