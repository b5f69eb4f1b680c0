# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the cues of one action after the other, and drops those that wait as soon as something new happens.

QtCore only. Must not know what is played on, nor what happened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence, Set
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer

from spiderqt.voice.sounds.earcons import Cue, Earcon, dealt_cue
from spiderqt.voice.sounds.waves import seconds_of
from spiderqt.voice.troubles import Trouble


class SoundOutput(Protocol):
    """What sounds are played on."""

    def trouble(self) -> Trouble | None:
        """Why nothing would be heard now."""

    def play(self, cue: Cue, volume: float) -> None:
        """Start a sound (`volume` from 0 to 1) and return at once; nothing happens where nothing can be heard."""


class EarconPlayer(QObject):
    """Give it the cues of an action with `perform`. `volume` is from 0 to 1, `off` are the sounds not wanted."""

    def __init__(self, output: SoundOutput, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.output = output
        self.volume = 0.5
        self.off: Set[Earcon] = frozenset()
        self._waiting: deque[Cue] = deque()
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setTimerType(Qt.TimerType.PreciseTimer)
        self._turn.timeout.connect(self._next)

    def perform(self, cues: Sequence[Cue]) -> None:
        """Play these one after the other. What waits of the action before is dropped; what sounds rings out."""
        wanted = [cue for cue in cues if cue.earcon not in self.off]
        if wanted:
            self._begin(wanted)

    def preview(self, earcon: Earcon) -> None:
        """Let a sound be heard, wanted or not."""
        self._begin([dealt_cue(10) if earcon is Earcon.DEAL else Cue(earcon)])

    def stop(self) -> None:
        """Play nothing more."""
        self._turn.stop()
        self._waiting.clear()

    @property
    def waiting(self) -> tuple[Cue, ...]:
        """What is still to be played."""
        return tuple(self._waiting)

    def _begin(self, cues: Sequence[Cue]) -> None:
        self._waiting = deque(cues)
        self._next()

    def _next(self) -> None:
        if not self._waiting:
            return
        cue = self._waiting.popleft()
        self.output.play(cue, self.volume)
        if self._waiting:
            self._turn.start(round(1000 * seconds_of(cue)))
        else:
            self._turn.stop()
