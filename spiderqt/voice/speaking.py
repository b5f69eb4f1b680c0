# SPDX-License-Identifier: GPL-3.0-or-later
"""Has a text spoken by `spiderqt.voice.speaker`, a process of its own; nothing here ever waits for it.

QtCore only. Must not know what is said, nor when.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from spiderqt.compat import override
from spiderqt.voice.troubles import Lack, Trouble

_ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Tuning:
    """How it sounds: `language` (``es``), the name of a voice (empty: any), `rate` from -1 to 1, `volume` to 1."""

    language: str
    voice: str = ""
    rate: float = 0.0
    volume: float = 1.0


class Speech(QObject):
    """Something that speaks. `changed`: the trouble or the voices are others; `ended`: it has stopped speaking."""

    changed = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: Trouble | None = None
        self.voices: tuple[str, ...] = ()
        """The voices of the language that it was tuned to; empty until they are known."""
        self.is_speaking = False

    def say(self, text: str) -> None:
        """Say this, in place of what is being said."""
        raise NotImplementedError

    def stop(self) -> None:
        """Be silent."""
        raise NotImplementedError

    def tune(self, tuning: Tuning) -> None:
        """From the next text on, sound like this."""
        raise NotImplementedError

    def close(self) -> None:
        """It is needed no more."""


class ProcessSpeech(Speech):
    """Speech by the process, which is started at once. What is said before it is ready is spoken when it is."""

    def __init__(self, parent: QObject | None = None, *, engine: str = "") -> None:
        super().__init__(parent)
        self._rest = b""
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._on_answers)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_failed)
        arguments = ["-P", "-m", "spiderqt.voice.speaker", *filter(None, [engine])]
        self._process.start(sys.executable, arguments)

    @override
    def say(self, text: str) -> None:
        # At once, not when the process says so: what waits for silence must not begin before that.
        self.is_speaking = self._tell({"say": text})

    @override
    def stop(self) -> None:
        self._tell({"stop": True})

    @override
    def tune(self, tuning: Tuning) -> None:
        self._tell({"tune": asdict(tuning)})

    @override
    def close(self) -> None:
        # It ends by itself as well when its input does, even where this program is killed.
        self._process.blockSignals(True)
        self._process.closeWriteChannel()
        if not self._process.waitForFinished(500):
            self._process.kill()
            self._process.waitForFinished(500)

    def _tell(self, told: dict[str, Any]) -> bool:
        """Pass it on; False where nobody is there to do it."""
        if self._process.state() == QProcess.ProcessState.NotRunning:
            return False
        return self._process.write(json.dumps(told).encode("ascii") + b"\n") > 0

    def _on_answers(self) -> None:
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            try:
                answer = json.loads(line)
            except ValueError:
                continue
            self._take(answer)

    def _take(self, answer: dict[str, Any]) -> None:
        match answer:
            case {"trouble": lack, "name": name}:
                self._be_in(Trouble(Lack(lack), str(name)))
            case {"tuned": _, "fits": fits, "voices": voices}:
                self.voices = tuple(voices)
                self._be_in(None if fits else Trouble(Lack.VOICE))
            case {"speaking": bool(now)}:
                was, self.is_speaking = self.is_speaking, now
                if was and not now:
                    self.ended.emit()

    def _be_in(self, trouble: Trouble | None) -> None:
        self.trouble = trouble
        self.changed.emit()

    def _on_finished(self) -> None:
        self.is_speaking = False
        if self.trouble is None or self.trouble.lack is Lack.VOICE:
            self._be_in(Trouble(Lack.ENGINE))

    def _on_failed(self) -> None:
        if self._process.error() == QProcess.ProcessError.FailedToStart:
            self._on_finished()


def _environment() -> QProcessEnvironment:
    """That of this process, with the package where the other one finds it."""
    environment = QProcessEnvironment.systemEnvironment()
    path = os.pathsep.join(filter(None, [str(_ROOT), os.environ.get("PYTHONPATH", "")]))
    environment.insert("PYTHONPATH", path)
    return environment
