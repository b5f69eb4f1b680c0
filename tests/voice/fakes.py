# SPDX-License-Identifier: GPL-3.0-or-later
"""Sound and speech that write down what they are asked for: every test runs without PySide6-Addons."""

from __future__ import annotations

from PySide6.QtCore import QObject

from spiderqt.compat import override
from spiderqt.voice.sounds.earcons import Cue
from spiderqt.voice.speaking import Speech, Tuning
from spiderqt.voice.troubles import Trouble


class FakeOutput:
    """Plays nothing."""

    def __init__(self, trouble: Trouble | None = None) -> None:
        self.cues: list[Cue] = []
        self.volumes: list[float] = []
        self.no_sound = trouble

    def trouble(self) -> Trouble | None:
        return self.no_sound

    def play(self, cue: Cue, volume: float) -> None:
        self.cues.append(cue)
        self.volumes.append(volume)


class FakeSpeech(Speech):
    """Says nothing. `said` has each text as it was begun; a text ends with `end`, another one or silence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.said: list[str] = []
        self.stops = 0
        self.tunings: list[Tuning] = []
        self.closed = False

    @override
    def say(self, text: str) -> None:
        self.said.append(text)
        self.is_speaking = True

    @override
    def stop(self) -> None:
        self.stops += 1
        self.is_speaking = False

    @override
    def tune(self, tuning: Tuning) -> None:
        self.tunings.append(tuning)

    @override
    def close(self) -> None:
        self.closed = True

    def end(self) -> None:
        """What is said is said to its end."""
        self.is_speaking = False
        self.ended.emit()

    def be_in(self, trouble: Trouble | None, voices: tuple[str, ...] = ()) -> None:
        """Answer as the process does."""
        self.trouble, self.voices = trouble, voices
        self.changed.emit()
