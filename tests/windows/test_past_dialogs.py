# SPDX-License-Identifier: GPL-3.0-or-later
"""What all dialogs about past games have in common: names, a way out, the clock at rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QLineEdit,
    QWidget,
)

from spiderqt.engine.actions import Deal
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.manual.window import ManualWindow
from spiderqt.windows.past.picture import TablePicture
from tests.windows.hands import when_modal
from tests.windows.past import focused, kept, kept_window

__all__ = ["kept", "kept_window"]
NAMES = ("statistics", "history", "games", "replay", "enter-position")


def has_name(part: QWidget) -> bool:
    """Whether a reader can say what it is: by its own name, its text or the label that belongs to it."""
    if part.accessibleName() or (isinstance(part, QAbstractButton) and part.text()):
        return True
    labels = part.window().findChildren(QWidget)
    return any(getattr(label, "buddy", lambda: None)() is part for label in labels)


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_takes_the_focus_has_a_name_and_esc_leads_back(kept: MainWindow, name: str) -> None:
    kept.game.play(Deal())
    seen: list[bool] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        seen.append(kept.game.clock.is_running)
        assert dialog.windowTitle().startswith("SpiderQt: ")
        kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView)
        for part in dialog.findChildren(QWidget):
            inside = isinstance(part.parent(), QComboBox | QAbstractItemView) or part.parent() is None
            stop = isinstance(part, kinds) and part.focusPolicy() != Qt.FocusPolicy.NoFocus and not inside
            if stop and part.isVisibleTo(dialog) and part.window() is dialog:
                assert has_name(part), f"{type(part).__name__} {part.objectName()}"
        for picture in dialog.findChildren(TablePicture):
            assert picture.focusPolicy() is Qt.FocusPolicy.NoFocus
            assert picture.accessibleName()
        QTest.keyClick(focused(), Qt.Key.Key_F1)
        manual = dialog.findChild(ManualWindow)
        assert isinstance(manual, ManualWindow)
        assert manual.place().startswith("games")
        manual.close()
        dialog.activateWindow()
        QTest.qWaitForWindowActive(dialog)
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    when_modal(look)
    kept.handlers.of(name)()
    assert seen == [False], "the clock stands still"
    assert kept.focusWidget() is kept.view
