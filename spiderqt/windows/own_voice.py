# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own voice for one window: what the announcer says, the card under the cursor, and the dialogs.

Made when the voice is turned on. Must not know how speech is made, nor when it is silent for a reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spiderqt.session.cursor import Place
from spiderqt.voice.listeners import Listeners
from spiderqt.voice.phrases.cards import join_commas
from spiderqt.voice.phrases.labels import placeholder_label
from spiderqt.voice.self_voice import SelfVoice
from spiderqt.voice.speaking import Speech
from spiderqt.windows.focus_follower import FocusFollower

if TYPE_CHECKING:
    from spiderqt.windows.main_window import MainWindow


class OwnVoice(QObject):
    """Speaks as long as it `is_on`."""

    def __init__(self, window: MainWindow, speech: Speech, listeners: Listeners, parent: QObject) -> None:
        super().__init__(parent)
        self.speech = speech
        self.voice = SelfVoice(speech, listeners.reader_runs, self)
        self._window = window
        self._column = -1
        self._is_on = False
        self.follower = FocusFollower(window.view, self)
        self.follower.came.connect(self._on_came)
        self.follower.went.connect(self._on_went)
        self.follower.table_entered.connect(self._on_table_entered)
        self.follower.silenced.connect(self.voice.stop)
        window.ear.announcer.spoken.connect(self.voice.say)
        window.cursor_on_table.moved.connect(self._on_moved)
        listeners.changed.connect(self.voice.reader_changed)

    @property
    def is_on(self) -> bool:
        """Whether it speaks."""
        return self._is_on

    def turn(self, *, on: bool) -> None:
        """Begin to speak, or stop. What is being said when it stops is said to its end."""
        self._is_on = self.voice.is_on = on
        self.follower.follow(on=on)

    def greet(self) -> None:
        """Say which window this is and where the player is in it, as the program starts."""
        self.voice.focus(self._place(), window=f"{self._window.windowTitle()}.")

    def _on_came(self, window: str, widget: str) -> None:
        self.voice.focus(widget, window=window)

    def _on_went(self, text: str) -> None:
        self.voice.focus(text)

    def _on_table_entered(self) -> None:
        self._column = -1
        self.voice.focus(self._place(), window="")

    def _on_moved(self, place: Place) -> None:
        if self._is_on and self._window.view.hasFocus():
            self.voice.went_to(self._place)

    def _place(self) -> str:
        """The card under the cursor, behind its column where the cursor comes from another one."""
        tree, place = self._window.ear.tree, self._window.cursor_on_table.place
        card = tree.card_name(place.column, place.index)
        before, self._column = self._column, place.column
        if before == place.column:
            return card or placeholder_label()
        column = tree.row_name(place.column)
        return join_commas([column, card]) if card else column
