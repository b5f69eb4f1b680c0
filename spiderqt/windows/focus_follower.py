# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows the keyboard's focus through windows, dialogs and menus, and tells in words where it is.

Must not know who says the words. The table is one widget here: the cursor tells of its cards.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMetaObject, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QMenuBar,
    QSpinBox,
    QTextEdit,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.windows.focus_words import item_words, plain, value_of, widget_words, window_words

Connection = QMetaObject.Connection
_SILENCERS = (Qt.Key.Key_Control, Qt.Key.Key_Meta)


class FocusFollower(QObject):
    """`came(window, widget)`: another window has the focus, and what in it. `went(text)`: the player went on, in a
    window or a menu, or changed what has the focus. `table_entered`: the table has it. `silenced`: Ctrl alone.
    """

    came = Signal(str, str)
    went = Signal(str)
    table_entered = Signal()
    silenced = Signal()

    def __init__(self, table: QWidget, menus: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._menus = table, menus
        self._window: QWidget | None = table.window()
        self._watched: QWindow | None = None
        self._connected: list[Connection] = []
        self._control = False
        self._following = False

    def follow(self, *, on: bool) -> None:
        """Begin, or stop: nothing is watched then."""
        if on == self._following:
            return
        self._following = on
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        if on:
            application.focusChanged.connect(self._on_focus_changed)
            application.focusWindowChanged.connect(self._watch)
            self._menus.hovered.connect(self._on_hovered)
            self._watch(QGuiApplication.focusWindow())
        else:
            application.focusChanged.disconnect(self._on_focus_changed)
            application.focusWindowChanged.disconnect(self._watch)
            self._menus.hovered.disconnect(self._on_hovered)
            self._let_go()
            self._watch(None)

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        self._let_go()
        if new is None:
            return
        window, before = new.window(), self._window
        self._window = window
        if new is self._table:
            self.table_entered.emit()
        elif window is not before:
            self.came.emit(window_words(window), widget_words(new))
        else:
            self.went.emit(widget_words(new))
        self._listen_to(new)

    def _let_go(self) -> None:
        for connection in self._connected:
            QObject.disconnect(connection)
        self._connected.clear()

    def _listen_to(self, widget: QWidget) -> None:
        """Tell of what changes while this widget has the focus."""
        tell: Callable[..., None] = self._on_value_changed
        match widget:
            case QAbstractButton():
                found = [widget.toggled.connect(tell)]
            case QComboBox():
                found = [widget.currentIndexChanged.connect(tell)]
            case QSpinBox() | QDoubleSpinBox():
                found = [widget.textChanged.connect(tell)]
            case QAbstractSlider():
                found = [widget.valueChanged.connect(tell)]
            case QLineEdit():
                found = [widget.textEdited.connect(tell)]
            case QTextEdit():
                found = [widget.cursorPositionChanged.connect(tell)]
            case QAbstractItemView() if widget.selectionModel() is not None:
                found = [widget.selectionModel().currentChanged.connect(self._on_item_changed)]
            case _:
                found = []
        self._connected = found

    def _on_value_changed(self) -> None:
        widget = QApplication.focusWidget()
        if widget is not None:
            self.went.emit(value_of(widget))

    def _on_item_changed(self, current: QModelIndex) -> None:
        self.went.emit(item_words(current))

    def _on_hovered(self, action: QAction) -> None:
        self.went.emit(plain(action.text()))

    # Ctrl alone

    def _watch(self, window: QWindow | None) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
            self._watched.destroyed.disconnect(self._on_destroyed)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._on_destroyed)

    def _on_destroyed(self) -> None:
        self._watched = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            is_control = event.key() in _SILENCERS
            if event.type() is QEvent.Type.KeyPress:
                self._control = is_control
            elif event.type() is QEvent.Type.KeyRelease and is_control and self._control:
                self._control = False
                self.silenced.emit()
        return False
