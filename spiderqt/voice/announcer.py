# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what happened: keeps the log, and hands each action's sentences to the reader as one message.

QtCore only. Sentences are made elsewhere. All that is said in one turn of the event loop becomes one message, sent
once the focus has moved; a reader can then neither lose a part of it nor cut it with the next one. A message that
answers the player is urgent and cuts what is being said; news that come by themselves wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from spiderqt.voice.phrases.kinds import Kind, Utterance
from spiderqt.voice.phrases.table import join_sentences
from spiderqt.wording import translate

LOG_LENGTH = 1000
"""How many messages are remembered."""


@dataclass(frozen=True, slots=True)
class Message:
    """What was said of one thing; `number` counts from 1 since the program began."""

    number: int
    utterances: tuple[Utterance, ...]

    @property
    def text(self) -> str:
        """The sentences in a row."""
        return join_sentences(*(utterance.text for utterance in self.utterances))


class Mouth(Protocol):
    """Where messages go: the accessible tree."""

    def is_heard(self) -> bool:
        """Whether a reader may be running."""

    def announce(self, text: str, *, urgent: bool) -> None:
        """Say it by an announcement."""

    def describe(self, text: str) -> None:
        """Say it by a passing description of what has the focus."""


class Announcer(QObject):
    """`said(message)`: something was said; log windows, self-voicing and tests listen. `sent(text, urgent)`: as a
    reader gets it, one turn of the event loop later.

    `hears_announcements` answers whether readers of this platform listen to announcements now.
    """

    said = Signal(object)
    sent = Signal(str, bool)

    def __init__(
        self, mouth: Mouth, hears_announcements: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._mouth = mouth
        self._hears_announcements = hears_announcements
        self._log: deque[Message] = deque(maxlen=LOG_LENGTH)
        self._count = 0
        self._pending: list[str] = []
        self._urgent = False
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._on_turn_ended)

    @property
    def log(self) -> tuple[Message, ...]:
        """What was said, the oldest first."""
        return tuple(self._log)

    def say(self, utterances: Sequence[Utterance], *, urgent: bool = True) -> None:
        """Say some sentences as one message; nothing happens without any."""
        if not utterances:
            return
        self._count += 1
        message = Message(self._count, tuple(utterances))
        self._log.append(message)
        self.said.emit(message)
        self._send_soon(message.text, urgent=urgent)

    def repeat(self) -> None:
        """Say the last message again; it is not logged again."""
        if self._log:
            self._send_soon(self._log[-1].text, urgent=True)
        else:
            nothing = translate("Events", "Nothing has been said yet.")
            self.say((Utterance(Kind.READING, nothing),))

    def _send_soon(self, text: str, *, urgent: bool) -> None:
        self._pending.append(text)
        self._urgent = self._urgent or urgent
        self._turn.start()

    def _on_turn_ended(self) -> None:
        text, urgent = join_sentences(*self._pending), self._urgent
        self._pending.clear()
        self._urgent = False
        if self._mouth.is_heard():
            if self._hears_announcements():
                self._mouth.announce(text, urgent=urgent)
            else:
                self._mouth.describe(text)
        self.sent.emit(text, urgent)
