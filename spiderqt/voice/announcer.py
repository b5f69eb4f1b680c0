# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what happened: keeps the log, and hands each message to the reader and to whoever else listens.

QtCore only. Sentences are made elsewhere, and how they reach a reader is the accessible tree's business. A message
that answers the player is urgent and cuts what is being said; news that come by themselves wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence, Set
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import ALL_KINDS, Kind, Utterance
from spiderqt.voice.phrases.table import join_sentences

LOG_LENGTH = 1000
"""How many messages are remembered."""


@dataclass(frozen=True, slots=True)
class Message:
    """What was said of one thing; `number` counts from 1 since the program began. `silent`: a reader has it already."""

    number: int
    utterances: tuple[Utterance, ...]
    silent: bool = False

    @property
    def text(self) -> str:
        """The sentences in a row."""
        return join_sentences(*(utterance.text for utterance in self.utterances))


Maker = Callable[[], Sequence[Utterance]]
"""Makes the sentences of a message in the language in use."""


class Mouth(Protocol):
    """Where messages go: the accessible tree."""

    def speak(self, text: str, *, urgent: bool) -> None:
        """Have a reader say it; urgent: in place of what it is saying."""


class Announcer(QObject):
    """`said(message)`: something was said; log windows, self-voicing and tests listen. `repeated(message)`: again.

    `offered(text)`: something that can be chosen now was named. `spoken(text, urgent)`: exactly what a reader is given
    to speak. `kinds` are those that a reader speaks; what is left out there is said and logged all the same.
    """

    said = Signal(object)
    repeated = Signal(object)
    offered = Signal(str)
    spoken = Signal(str, bool)

    def __init__(self, mouth: Mouth, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mouth = mouth
        self._log: deque[Message] = deque(maxlen=LOG_LENGTH)
        self._count = 0
        self._maker: Maker | None = None
        self.kinds: Set[Kind] = ALL_KINDS

    @property
    def log(self) -> tuple[Message, ...]:
        """What was said, the oldest first."""
        return tuple(self._log)

    def say(self, utterances: Sequence[Utterance], *, urgent: bool = True) -> None:
        """Say some sentences as one message; nothing happens without any."""
        self._say(utterances, None, urgent=urgent)

    def note(self, utterances: Sequence[Utterance]) -> None:
        """Log and show what a reader hears from the window that opens with it: twice would be once too often."""
        self._say(utterances, None, urgent=False, silent=True)

    def _say(
        self, utterances: Sequence[Utterance], maker: Maker | None, *, urgent: bool, silent: bool = False
    ) -> None:
        if not utterances:
            return
        self._count += 1
        self._maker = maker
        message = Message(self._count, tuple(utterances), silent)
        self._log.append(message)
        if spoken := self.words_of(message):
            self._speak(spoken, urgent=urgent)
        self.said.emit(message)

    def tell(self, maker: Maker, *, urgent: bool = True) -> None:
        """Say what `maker` makes, and keep it, so that the last message can be made in another language.

        It must hold values, not things that change: the message tells what happened, in whatever language.
        """
        self._say(maker(), maker, urgent=urgent)

    def make_anew(self) -> bool:
        """Say the last message again, in the language in use now; False when it cannot be made, or there is none."""
        if self._maker is None:
            return False
        self._log[-1] = Message(self._log[-1].number, tuple(self._maker()))
        self.repeat()
        return True

    def words_of(self, message: Message) -> str:
        """What a reader says of it: the kinds that are wanted; nothing of what it has already."""
        if message.silent:
            return ""
        return join_sentences(*(one.text for one in message.utterances if one.kind in self.kinds))

    def offer(self, text: str) -> None:
        """Name what can be chosen now; that comes round again and again, so it is not logged."""
        self._speak(text, urgent=True)
        self.offered.emit(text)

    def repeat(self) -> None:
        """Say the last message again; it is not logged again."""
        if self._log:
            self._speak(self._log[-1].text, urgent=True)
            self.repeated.emit(self._log[-1])
        else:
            nothing = translate("Events", "Nothing has been said yet.")
            self.say((Utterance(Kind.READING, nothing),))

    def _speak(self, text: str, *, urgent: bool) -> None:
        self._mouth.speak(text, urgent=urgent)
        self.spoken.emit(text, urgent)
