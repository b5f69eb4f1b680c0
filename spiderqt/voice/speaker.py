# SPDX-License-Identifier: GPL-3.0-or-later
"""The program that speaks: QtTextToSpeech in a process of its own, told by lines of JSON what to say.

Started as ``python -m spiderqt.voice.speaker [ENGINE]`` by `spiderqt.voice.speaking`. A process, because on Linux the
first engine takes seconds (all voices of the speech service are listed), during which Python stands still, and because
a speech service that crashes must not take the game along. It ends when its input does. Must not know the game.

It reads ``{"say": text}``, ``{"stop": true}``, ``{"tune": {"language", "voice", "rate", "volume"}}`` and writes
``{"trouble": lack, "name": text}``, ``{"tuned": language, "fits": bool, "voices": [name, ...]}`` and
``{"speaking": bool}``.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLocale, QLoggingCategory, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech, QVoice

SILENT = "mock"
"""Qt's engine for tests: it makes no sound, and is never chosen but by name."""


class Ears(QObject):
    """Reads what is to be done, in a thread, and tells it in the thread of the event loop."""

    told = Signal(object)
    closed = Signal()

    def listen(self) -> None:
        """Until the input ends."""
        for line in sys.stdin.buffer:
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict):
                self.told.emit(found)
        self.closed.emit()


class Mouth(QObject):
    """Does what is told."""

    def __init__(self, engine: QTextToSpeech, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        engine.stateChanged.connect(self._on_state)

    def do(self, told: dict[str, Any]) -> None:
        """One line."""
        match told:
            case {"say": str(text)}:
                self._engine.say(text)
            case {"stop": _}:
                self._engine.stop()
            case {"tune": {"language": str(code), "voice": str(name), "rate": rate, "volume": volume}}:
                voices = self._voices(code)
                if voices:
                    self._engine.setVoice(voices.get(name) or next(iter(voices.values())))
                self._engine.setRate(float(rate))
                self._engine.setVolume(float(volume))
                write({"tuned": code, "fits": bool(voices), "voices": list(voices)})

    def _voices(self, code: str) -> dict[str, QVoice]:
        """The voices that speak a language, those of the player's own country first."""
        wanted, own = QLocale(code).language(), QLocale.system()
        locales = [locale for locale in self._engine.availableLocales() if locale.language() == wanted]
        locales.sort(key=lambda locale: (locale != own, locale != QLocale(code), locale.name()))
        found: dict[str, QVoice] = {}
        for locale in locales:
            self._engine.setLocale(locale)
            for voice in self._engine.availableVoices():
                if voice.locale() == locale:
                    found.setdefault(voice.name(), voice)
        # One service has a hundred variants of each voice, named "Spanish+Adam": too many to choose from.
        plain = {name: voice for name, voice in found.items() if "+" not in name}
        return plain or found

    def _on_state(self) -> None:
        state = self._engine.state()
        if has_failed(self._engine):
            write({"trouble": "engine", "name": self._engine.errorString()})
        else:
            write({"speaking": state in (state.Speaking, state.Synthesizing)})


def write(answer: dict[str, object]) -> None:
    """One line of answer."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def has_failed(engine: QTextToSpeech) -> bool:
    """Whether nothing can be said: an engine without a voice for the system's own language speaks others."""
    reason = engine.errorReason()
    return engine.state() is engine.State.Error and reason is not reason.Configuration


def made_engine(name: str) -> QTextToSpeech | None:
    """The engine of that name, or the first that there is; None after saying what is wrong."""
    try:
        from PySide6.QtTextToSpeech import QTextToSpeech
    except ImportError as error:
        from spiderqt.voice.troubles import of_import

        trouble = of_import(error)
        write({"trouble": trouble.lack.value, "name": trouble.name})
        return None
    names = [name] if name else [found for found in QTextToSpeech.availableEngines() if found != SILENT]
    engine = QTextToSpeech(names[0]) if names else None
    if engine is None or has_failed(engine):
        write({"trouble": "engine", "name": "" if engine is None else engine.errorString()})
        return None
    return engine


def main(arguments: list[str]) -> int:
    """Speak until the input ends; 1 where nothing can speak."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal ends the game, and that ends this
    QLoggingCategory.setFilterRules("qt.multimedia.*=false\nqt.speech.*=false")
    application = QCoreApplication(sys.argv[:1])
    engine = made_engine(arguments[0] if arguments else "")
    if engine is None:
        return 1
    ears, mouth = Ears(), Mouth(engine, application)
    engine.setParent(application)
    ears.told.connect(mouth.do)
    ears.closed.connect(application.quit)
    threading.Thread(target=ears.listen, daemon=True).start()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
