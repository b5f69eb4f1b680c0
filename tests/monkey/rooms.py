# SPDX-License-Identifier: GPL-3.0-or-later
"""What the monkey does in a dialog: fills it in at random, then leaves it by Esc, which must always work.

Must not know which dialogs there are.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
    QWidget,
)

from spiderqt.windows.kin import inside

_FILLED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
)
_TEXTS = (
    "SP1-S4-AAAAABW",
    "sd1 s1 aaaaabd",
    "SP1-S4-AAAAABA",
    "",
    "?",
    "2026-11-30",
    "-5",
    "\u202e",
    "x" * 500,
)
_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Space,
)


def fill(dialog: QWidget, chance: Random) -> str:
    """One thing in a dialog; words for it."""
    parts = [part for part in inside(dialog, QWidget) if _can_be_used(part, dialog)]
    if not parts or chance.random() < 0.2:
        key = chance.choice((*_KEYS, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_F1))
        press(dialog, key)
        return f"{key.name} in {type(dialog).__name__}"
    part = chance.choice(parts)
    said = f"{type(part).__name__} {part.objectName()} in {type(dialog).__name__}"
    match part:
        case QAbstractButton():
            QTest.mouseClick(part, Qt.MouseButton.LeftButton)
        case QComboBox():
            part.setCurrentIndex(chance.randrange(max(1, part.count())))  # the hand cannot choose nothing
        case QLineEdit():
            part.setText(chance.choice(_TEXTS))
        case QTabBar():
            part.setCurrentIndex(chance.randrange(max(1, part.count())))
        case QAbstractItemView():
            at = QPoint(chance.randrange(max(1, part.width())), chance.randrange(max(1, part.height())))
            QTest.mouseClick(part.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        case _:
            QTest.keyClick(part, chance.choice(_KEYS))
    return said


def press(dialog: QWidget, key: Qt.Key) -> None:
    """One key to what has the focus in a dialog."""
    focus: QWidget | None = dialog.focusWidget()
    QTest.keyClick(dialog if focus is None else focus, key)


def _can_be_used(part: QWidget, dialog: QWidget) -> bool:
    return isinstance(part, _FILLED) and part.isVisible() and part.isEnabled() and part.window() is dialog
