# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's own voice: what is spoken when, what cuts what, and silence as soon as a screen reader speaks.

QtCore only. Must not know how speech is made, nor widgets. What is said in one turn of the event loop is collected, as
it is for readers (`spiderqt.voice.outbox`): a message tells where the cards went, so the card under the cursor is only
named where nothing else was said. Nothing is lost that is cut: the announcer's log has it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from spiderqt.voice.phrases.table import join_sentences
from spiderqt.voice.speaking import Speech

FRESH = 1500
"""Milliseconds: a window that opens in answer to an action does not cut what was just begun to be said of it."""
_PAUSE = 150
"""Milliseconds of silence before the next piece of news: what was cut reports its end late."""


class SelfVoice(QObject):
    """Give it what is said (`say`), where the player goes (`went_to`) and what has the focus (`focus`).

    `reader_runs` is asked before each utterance. Nothing is spoken while `is_on` is False.
    """

    def __init__(
        self, speech: Speech, reader_runs: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.is_on = True
        self._speech, self._reader_runs = speech, reader_runs
        self._urgent: list[str] = []
        self._place: Callable[[], str] | None = None
        self._focus = ""
        self._window: str | None = None
        self._news: deque[str] = deque()
        self._since = QElapsedTimer()
        self._turn, self._pause = QTimer(self), QTimer(self)
        for timer, interval, slot in ((self._turn, 0, self.speak_now), (self._pause, _PAUSE, self._go_on)):
            timer.setSingleShot(True)
            timer.setInterval(interval)
            timer.timeout.connect(slot)
        speech.ended.connect(self._on_ended)

    def say(self, text: str, urgent: bool) -> None:  # the announcer's signal gives it so
        """A message; urgent: in place of what is being said, else behind it."""
        if urgent:
            self._urgent.append(text)
        else:
            self._news.append(text)
        self._turn.start()

    def went_to(self, place: Callable[[], str]) -> None:
        """The cursor is elsewhere; `place` names the card when the turn has ended."""
        self._place = place
        self._turn.start()

    def focus(self, text: str, *, window: str | None = None) -> None:
        """Something else has the keyboard. `window`: it is in another window, which says this of itself.

        Another window may come by itself, as the end of a game does, and does not cut what was just said then.
        """
        self._focus = text or self._focus
        if window is not None:
            self._window = window or self._window or ""
        self._turn.start()

    def stop(self) -> None:
        """Be silent now, and forget what waits."""
        self._turn.stop()
        self._pause.stop()
        self._clear()
        self._news.clear()
        self._speech.stop()

    def reader_changed(self) -> None:
        """Readers came or went: never speak at the same time as one."""
        if self._reader_runs():
            self.stop()

    def _clear(self) -> None:
        self._urgent, self._place, self._focus, self._window = [], None, "", None

    def speak_now(self) -> None:
        """End the turn here: the messages, else where the player is; what came by itself behind that."""
        self._turn.stop()
        text = join_sentences(*self._urgent)
        place, cuts = self._place, self._window is None
        focus = join_sentences(self._window or "", self._focus)
        self._clear()
        if not self.is_on or self._reader_runs():
            self._news.clear()
            return
        if text:
            self._say_now(text)
            self._since.start()
            if focus and not cuts:
                self._news.append(focus)
        elif focus and not cuts and self._is_fresh():
            self._news.append(focus)
        elif focus:
            self._say_now(focus)
        elif place is not None and (named := place()):
            self._say_now(named)
        else:
            self._go_on()

    def _is_fresh(self) -> bool:
        """Whether a message was just begun to be said."""
        return self._speech.is_speaking and self._since.isValid() and self._since.elapsed() < FRESH

    def _say_now(self, text: str) -> None:
        self._pause.stop()
        self._since.invalidate()
        self._speech.say(text)

    def _on_ended(self) -> None:
        if self._news:
            self._pause.start()

    def _go_on(self) -> None:
        """The next piece of news, once nothing is being said."""
        if self._news and not self._speech.is_speaking and not self._pause.isActive():
            self._say_now(self._news.popleft())
