# SPDX-License-Identifier: GPL-3.0-or-later
"""Every dialog by Tab alone, in each language: each stop has a name, they come in the order in which they are read, and
none holds the player."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from spiderqt.windows.manual.window import ManualWindow
from tests.windows.conftest import MakeWindow
from tests.words.rooms import ROOMS

MOST_STOPS = 60


def stops(dialog: QWidget, key: Qt.Key) -> list[QWidget]:
    """Where Tab leads, from where the focus is and back to there."""
    found: list[QWidget] = []
    for _ in range(MOST_STOPS):
        here = dialog.focusWidget()
        assert here is not None, "the focus is nowhere"
        if here in found:
            assert here is found[0], f"{names(found)} lead round without {name(found[0])}"
            return found
        found.append(here)
        QTest.keyClick(here, key)
    raise AssertionError(f"no way round: {names(found)}")


def name(widget: QWidget) -> str:
    """What a reader calls it."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def names(widgets: list[QWidget]) -> list[str]:
    return [name(widget) or f"nameless {type(widget).__name__} {widget.objectName()}" for widget in widgets]


def place(widget: QWidget, dialog: QWidget) -> tuple[int, int]:
    """Row and column, as it is read: what overlaps in height is one row."""
    corner = widget.mapTo(dialog, QPoint(0, 0))
    return corner.y() + widget.height() // 2, corner.x()


def turned_back(found: list[QWidget], dialog: QWidget) -> Iterator[str]:
    """Steps that lead up again or back in a row, but for the one from the end to the start."""
    steps = list(zip(found, [*found[1:], found[0]], strict=True))
    bad = []
    for one, other in steps:
        (y, x), (next_y, next_x) = place(one, dialog), place(other, dialog)
        apart = max(one.height(), other.height()) // 2
        if next_y < y - apart or (abs(next_y - y) <= apart and next_x < x):
            bad.append(f"{name(one)} to {name(other)}")
    yield from bad if len(bad) > 1 else ()


@pytest.mark.parametrize("language", ["en", "es"])
def test_tab_leads_through_every_dialog_in_order(make_window: MakeWindow, language: str) -> None:
    window = make_window(lang=language)

    def look(dialog: QWidget) -> None:
        QApplication.processEvents()
        assert name(dialog), "a dialog says what it is"
        if isinstance(dialog, ManualWindow):
            dialog.show_place("glossary")  # Tab goes from link to link in a text: here from its top
            dialog._choice.setFocus()
        found = stops(dialog, Qt.Key.Key_Tab)
        assert all(map(name, found)), names(found)
        assert list(turned_back(found, dialog)) == [], names(found)
        for button in dialog.findChildren(QPushButton):
            if button.isVisible() and button.isEnabled():
                assert button in found, f"no Tab to {button.text()}"
                assert button.autoDefault(), f"Enter on {button.text()} would press another button"
        back = stops(dialog, Qt.Key.Key_Backtab)
        assert all(part in found for part in back)

    for enter in ROOMS.values():
        enter(window, look)
