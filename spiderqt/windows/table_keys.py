# SPDX-License-Identifier: GPL-3.0-or-later
"""Carries the keys of actions out as presses of keys, so that readers hear of them.

Qt keeps a key that is a shortcut to itself: Linux's readers then hear only that it was let go, and it does not cut what
they are saying (heard with Orca 43: a card was named only when the deal had been read to its end). Must not know what
any action does.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from spiderqt.compat import override
from spiderqt.windows.keymap import key_of


class TableKeys(QObject):
    """`action_of` gives the action that has a key, as `keymap` writes it. What it does not know stays a shortcut."""

    def __init__(self, action_of: Callable[[str], QAction | None], parent: QObject) -> None:
        super().__init__(parent)
        self._action_of = action_of

    def watch(self, part: QWidget) -> None:
        """While this part of the window has the keyboard."""
        part.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is QEvent.Type.KeyRelease:
            return False
        key = key_of(event.keyCombination())
        action = None if key is None else self._action_of(key)
        if action is None or not action.isEnabled():
            return False
        event.accept()  # asked before any shortcut: then it comes as a press
        if event.type() is QEvent.Type.KeyPress and (action.autoRepeat() or not event.isAutoRepeat()):
            action.trigger()
        return True
