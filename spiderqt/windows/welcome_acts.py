# SPDX-License-Identifier: GPL-3.0-or-later
"""When the questions of the first start are asked, and what comes of the answers.

They must never stand in the way of somebody who just plays, nor of a script: they come a moment after the window, only
if nothing was pressed or clicked until then; they are not modal; and a key of the table that is pressed while Play has
the focus closes them and does on the table what it does there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog

from spiderqt.compat import override
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.settings import Setting
from spiderqt.tongue import translate
from spiderqt.windows.page_help import with_page
from spiderqt.windows.welcome_dialog import WelcomeDialog

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

ASKED = Setting("welcome/asked", False)
WAIT_MS = 550
"""Until the questions come: who plays at once is faster."""
_FOR_THE_DIALOG = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
_TOUCHES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


def do_welcome(window: MainWindow) -> None:
    """Ask again, whenever the player wants to."""
    dialog = _dialog(window)
    if window.handlers.ask(dialog):
        _play(window, dialog)


def ask_soon(window: MainWindow) -> None:
    """Ask in a moment, if the player has done nothing until then. Once: it is not asked again at the next start."""
    window.settings.set(ASKED, True)
    FirstStart(window)


class FirstStart(QObject):
    """The questions at the first start; lives until they are answered, skipped or forestalled."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: WelcomeDialog | None = None
        self._application = QApplication.instance()
        if self._application is not None:
            self._application.installEventFilter(self)
        for happened in (window.game.stepped, window.game.replaced, window.closing):
            happened.connect(self._on_played)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)
        self._timer.start(WAIT_MS)

    def _ask(self) -> None:
        self._unwatch()
        self._dialog = _dialog(self._window)
        self._dialog.setModal(False)
        self._dialog.play.installEventFilter(self)
        self._dialog.finished.connect(self._on_finished)
        self._window.game.clock.hold("dialog")
        self._dialog.show()
        self._dialog.activateWindow()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._dialog is None:
            if event.type() in _TOUCHES:
                self._forestall()
            return False
        if watched is self._dialog.play and isinstance(event, QKeyEvent):
            return event.type() is QEvent.Type.KeyPress and self._is_for_table(event)
        return False

    def _is_for_table(self, event: QKeyEvent) -> bool:
        """Do on the table what a key does there; False where it does nothing, or belongs to the dialog."""
        if event.key() in _FOR_THE_DIALOG:
            return False
        action = self._window.menus.action_of(QKeySequence(event.keyCombination()))
        if action is None or self._dialog is None:
            return False
        self._dialog.reject()
        action.trigger()
        return True

    def _on_played(self) -> None:
        if self._dialog is not None:
            self._dialog.reject()
        else:
            self._forestall()

    def _on_finished(self, result: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        window = self._window
        for happened in (window.game.stepped, window.game.replaced, window.closing):
            happened.disconnect(self._on_played)
        window.game.clock.release("dialog")
        dialog.deleteLater()
        window.activateWindow()
        window.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if result == QDialog.DialogCode.Accepted:
            _play(window, dialog)
        self.deleteLater()

    def _forestall(self) -> None:
        self._unwatch()
        self.deleteLater()

    def _unwatch(self) -> None:
        self._timer.stop()
        if self._application is not None:
            self._application.removeEventFilter(self)


def _dialog(window: MainWindow) -> WelcomeDialog:
    made = WelcomeDialog(window.settings, window.languages, window.game.position.variant, window)
    return with_page(made, window, "preferences#elsewhere")


def _play(window: MainWindow, dialog: WelcomeDialog) -> None:
    game = dialog.chosen()
    if game != window.game.position.variant:
        window.game.start(GameCode(game, random_deal_number()))
    if dialog.plays_by_ear:
        keys = window.keys()
        told = translate(
            "Welcome",
            "The arrow keys walk over the table. {keys} lists every key, {manual} opens the manual.",
        )
        window.narrator.notify(told.format(keys=_first(keys["keys"]), manual=_first(keys["manual"])))


def _first(keys: str) -> str:
    return keys.partition(",")[0]
