# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing with one switch: lights and speaks the offers of `spiderqt.voice.scanning` in the player's time.

Must not know rules. After each action it waits for one offer's time, so that what happened can be heard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from spiderqt.board.hits import Place as Spot
from spiderqt.board.signs import HintMark
from spiderqt.compat import override
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import random_deal_number
from spiderqt.tongue import translate
from spiderqt.voice.phrases.scan import offer_sentence
from spiderqt.voice.scanning import ColumnOffer, Command, Scan, begin
from spiderqt.windows.voice_settings import SCANNING, scan_seconds

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow

_ACTS = ("hint", "strong-hint", "verdict", "restart")
_MENU = (*_ACTS, "another", "stop", "back")
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Scanner(QObject):
    """Connect `begin_again` behind everything that happens in the game. `press` is the one switch."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._scan: Scan | None = None
        self._menu_at: int | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timeout)
        window.view.viewport().installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether the player plays with one switch."""
        return self._window.settings.get(SCANNING)

    @property
    def lit(self) -> object:
        """What a press would choose now; None between two actions."""
        if self._menu_at is not None:
            return _MENU[self._menu_at]
        return None if self._scan is None else self._scan.lit

    def begin_again(self) -> None:
        """From the first offer, after a pause; or stop, where the player does not want it any more."""
        self._scan, self._menu_at = None, None
        self._window.player.show_hint(None)
        if self.is_on:
            self._timer.start(round(1000 * scan_seconds(self._window.settings)))
        else:
            self._timer.stop()

    def press(self) -> None:
        """The switch: choose what is lit; in the pause, light the first offer at once."""
        self._timer.start()
        if self._menu_at is not None:
            self._choose_from_menu(_MENU[self._menu_at])
            return
        if self._scan is None:
            self._light(self._first())
            return
        match self._scan.pressed(self._first().offers):
            case Scan() as scan:
                self._light(scan)
            case Command.UNDO:
                self._window.game.undo()
            case Command.MENU:
                self._light_menu(0)
            case Move() | Deal() as action:
                self._window.game.play(action)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.is_on and event.type() in _PRESSES:
            self.press()
            return True
        return False

    def _first(self) -> Scan:
        game = self._window.game
        return begin(game.position, can_undo=game.undo_refusal() is None)

    def _on_timeout(self) -> None:
        if not self._window.isActiveWindow():
            return
        if self._menu_at is not None:
            self._light_menu((self._menu_at + 1) % len(_MENU))
        else:
            self._light(self._first() if self._scan is None else self._scan.advanced())

    def _light(self, scan: Scan) -> None:
        self._scan, self._menu_at = scan, None
        offer, window = scan.lit, self._window
        match offer:
            case ColumnOffer(_, (action,)) | ((Move() | Deal()) as action):
                window.player.show_hint(action)
            case ColumnOffer(column, moves):
                length = len(window.game.position.columns[column])
                count = max(move.count for move in moves)
                window.view.table.set_hint(HintMark(Spot.card(column, length - count)))
            case _:
                window.player.show_hint(None)
        window.ear.announcer.offer(offer_sentence(window.game.position, offer))

    def _light_menu(self, at: int) -> None:
        self._menu_at = at
        self._window.player.show_hint(None)
        self._window.ear.announcer.offer(_menu_text(_MENU[at]))

    def _choose_from_menu(self, name: str) -> None:
        window = self._window
        match name:
            case name if name in _ACTS:
                window.handlers.of(name)()
            case "another":
                variant = window.game.position.variant
                window.game.start(GameCode(variant, random_deal_number()))
            case "stop":
                window.settings.set(SCANNING, False)
                window.narrator.read(
                    translate("Scan", "One switch is off. The preferences turn it on again.")
                )
        if name in ("hint", "strong-hint", "verdict", "back"):
            self.begin_again()


def _menu_text(name: str) -> str:
    return {
        "hint": translate("Scan", "Hint."),
        "strong-hint": translate("Scan", "A hint by a search."),
        "verdict": translate("Scan", "Can this still be won?"),
        "restart": translate("Scan", "Restart this deal."),
        "another": translate("Scan", "Another deal of this game."),
        "stop": translate("Scan", "Turn one switch off."),
        "back": translate("Scan", "Back to the game."),
    }[name]
