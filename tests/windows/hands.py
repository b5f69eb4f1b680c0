# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands for the tests: they play a window with real keys or a real mouse, as a player would."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.session.cursor import Place
from spiderqt.windows.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def last_said(window: MainWindow) -> str:
    """The last message, wherever it is shown."""
    log = window.ear.announcer.log
    return log[-1].text if log else ""


def when_modal(act: Callable[[QWidget], object], *, above: QWidget | None = None) -> None:
    """Call `act` with the modal dialog as soon as one is open; a dialog that `act` leaves open is closed.

    `above`: not with that one, but with the one that opens above it; nothing happens if it closes without.
    """

    patience = [None] * 20  # a dialog gets the keys a moment after it was opened, if at all

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if above is not None and dialog is above:
            QTimer.singleShot(10, look)
            return
        if above is not None and not above.isVisible():
            return
        if dialog is None or (not dialog.isActiveWindow() and patience):
            if dialog is not None:
                patience.pop()
            QTimer.singleShot(10, look)
            return
        try:
            act(dialog)
        finally:
            if QApplication.activeModalWidget() is dialog:
                dialog.close()

    QTimer.singleShot(0, look)


class Keyboard:
    """Presses keys on the table."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def press(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
        """One key, down and up."""
        code = key if isinstance(key, Qt.Key) else Qt.Key(ord(key.upper()))
        QTest.keyClick(self.window.view, code, modifier)

    def go_to(self, place: Place) -> None:
        """Walk to a card: the column's digit, then up or down."""
        self.press(str((place.column + 1) % 10))
        while (here := self.window.cursor_on_table.place) != place:
            before = here
            self.press(Qt.Key.Key_Up if place.index < here.index else Qt.Key.Key_Down)
            assert self.window.cursor_on_table.place != before, f"stuck at {before} on the way to {place}"

    def play(self, action: Action) -> None:
        """One action with keys alone."""
        if isinstance(action, Deal):
            self.press("d")
            return
        length = len(self.window.game.position.columns[action.source])
        self.go_to(Place(action.source, length - action.count))
        self.press(Qt.Key.Key_Space)
        self.press(str((action.target + 1) % 10))
        self.press(Qt.Key.Key_Space)


class Mouse:
    """Clicks and drags on the table."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.viewport = window.view.viewport()

    def card_point(self, column: int, index: int) -> QPoint:
        """A point on the visible strip of a card."""
        return self.window.view.card_rect(column, index).center()

    def column_point(self, column: int) -> QPoint:
        """A point on the last card of a column, or on its empty place."""
        length = len(self.window.game.position.columns[column])
        if length:
            return self.card_point(column, length - 1)
        return self.window.view.column_rect(column).center()

    def click(self, point: QPoint) -> None:
        """One click; a pause so that two clicks are no double click."""
        QTest.mouseClick(self.viewport, LEFT, NO_KEY, point)
        QTest.mouseMove(self.viewport, point + QPoint(1, 1))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, let go."""
        QTest.mousePress(self.viewport, LEFT, NO_KEY, start)
        for part in range(1, 6):
            QTest.mouseMove(self.viewport, start + (end - start) * part / 5)
        QTest.mouseRelease(self.viewport, LEFT, NO_KEY, end)

    def play(self, action: Action, *, drag: bool) -> None:
        """One action with the mouse alone: by dragging, or by two clicks."""
        if isinstance(action, Deal):
            stock = self.window.scene.layout.stock
            assert stock is not None
            self.click(QPoint(int(stock.x + stock.w / 2), int(stock.y + stock.h / 2)))
            return
        start = self.start_of(action)
        if drag:
            self.drag(start, self.column_point(action.target))
        else:
            self.click(start)
            self.click(self.column_point(action.target))

    def start_of(self, move: Move) -> QPoint:
        """The point where a move's first card can be taken."""
        length = len(self.window.game.position.columns[move.source])
        return self.card_point(move.source, length - move.count)
