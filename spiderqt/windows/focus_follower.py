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
    QMenu,
    QSpinBox,
    QTextEdit,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.windows.focus_words import (
    action_words,
    item_words,
    menu_words,
    value_of,
    widget_words,
    window_words,
)
from spiderqt.windows.kin import inside
from spiderqt.windows.line_follower import LineFollower
from spiderqt.windows.soon import soon

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

    def __init__(self, table: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._opened: QMenu | None = None
        self._lit: QAction | None = None
        """The entry of a menu that was named last."""
        self._window: QWidget | None = table.window()
        self._watched: QWindow | None = None
        self._connected: list[Connection] = []
        self._line: LineFollower | None = None
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
            for menu in self._menus():
                menu.hovered.connect(self._on_hovered)
                menu.aboutToShow.connect(self._on_about_to_show)
                menu.installEventFilter(self)
            self._watch(QGuiApplication.focusWindow())
        else:
            application.focusChanged.disconnect(self._on_focus_changed)
            application.focusWindowChanged.disconnect(self._watch)
            for menu in self._menus():
                menu.hovered.disconnect(self._on_hovered)
                menu.aboutToShow.disconnect(self._on_about_to_show)
                menu.removeEventFilter(self)
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
        if self._line is not None:
            self._line.deleteLater()
            self._line = None

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
                self._line = LineFollower(widget, self)
                found = [self._line.told.connect(self.went)]
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

    def _menus(self) -> list[QMenu]:
        """The menus of the table's window, those inside others too."""
        return [menu for menu in inside(self._table.window(), QMenu) if menu.title()]

    def _on_about_to_show(self) -> None:
        opened = self.sender()
        if isinstance(opened, QMenu):
            self._opened = opened
            soon(self, self._on_shown)  # its first entry is lit then

    def _on_shown(self) -> None:
        if self._opened is not None and self._opened.isVisible():
            self._lit = self._opened.activeAction()
            self.went.emit(menu_words(self._opened))
        self._opened = None

    def _on_menu_key(self) -> None:
        """Name what is lit now: not every key of a menu tells that it lights another entry."""
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu) and menu.activeAction() not in (None, self._lit):
            self._on_hovered(menu.activeAction())

    def _on_hovered(self, action: QAction) -> None:
        self._lit = action
        self.went.emit(action_words(action))

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
        if isinstance(watched, QMenu):
            if event.type() is QEvent.Type.KeyPress:
                soon(self, self._on_menu_key)
        elif isinstance(event, QKeyEvent):
            is_control = event.key() in _SILENCERS
            if event.type() is QEvent.Type.KeyPress:
                self._control = is_control
            elif event.type() is QEvent.Type.KeyRelease and is_control and self._control:
                self._control = False
                self.silenced.emit()
        return False
