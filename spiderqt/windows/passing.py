# SPDX-License-Identifier: GPL-3.0-or-later
"""Has a reader say something while the focus is on a widget: a dialog's button, a field, the message line.

Must not know what is said. Linux's readers, old and new, say a description that changes; those of other systems hear
announcements.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from spiderqt.compat import override
from spiderqt.windows.soon import soon

_SOON = 200
"""Milliseconds."""


def tell(widget: QWidget, text: str) -> None:
    """Have a reader say `text`; `widget` has the focus. Nothing is sent where no reader runs."""
    if not QAccessible.isActive():
        return
    if not sys.platform.startswith("linux"):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
        return
    (_passing_of(widget) or _Passing(widget)).say(text)


def lead(widget: QWidget, text: str) -> None:
    """Give `widget` the focus, and have a reader say `text` with it.

    Not `setFocus` and then `tell`: the reader, which asks a moment later, would find the text there and say it with the
    focus, and again because it has changed.
    """
    if QAccessible.isActive() and sys.platform.startswith("linux"):
        (_passing_of(widget) or _Passing(widget)).say(text)
    widget.setFocus(Qt.FocusReason.OtherFocusReason)


def describe(widget: QWidget, text: str) -> None:
    """Give `widget` a description of its own: at once, or once what `tell` had said of it has passed."""
    passing = _passing_of(widget)
    if passing is None:
        widget.setAccessibleDescription(text)
    else:
        passing.own = text


def _passing_of(widget: QWidget) -> _Passing | None:
    return widget.findChild(_Passing, options=Qt.FindChildOption.FindDirectChildrenOnly)


class _Passing(QObject):
    """The description that a widget has until the focus leaves it; then it has its own again."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget, self.own = widget, widget.accessibleDescription()
        self._just_said = ""
        widget.installEventFilter(self)

    def say(self, text: str) -> None:
        """Describe the widget so; the same once more is a change, too, but not at the same moment."""
        if text == self._just_said:
            return
        self._just_said = text
        soon(self, self._forget)
        same = self._widget.accessibleDescription() == text
        self._widget.setAccessibleDescription(text + " " if same else text)

    def _forget(self) -> None:
        self._just_said = ""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusOut:
            # Once a reader knows where the focus went: before that it would say this widget's own description.
            QTimer.singleShot(_SOON, self, self._end)
        return False

    def _end(self) -> None:
        if not self._widget.hasFocus():
            self._widget.setAccessibleDescription(self.own)
            self._widget.removeEventFilter(self)
            self.setParent(None)
            self.deleteLater()
