# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds on the sound device, by QtMultimedia: the only module that loads it, when an output is made.

That raises ImportError where PySide6-Addons, or a library of the system, is not there. Nothing else here fails:
without a device, or with a sound server that does not answer, nothing is heard. Must not know what a sound means.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLoggingCategory, QObject, QTemporaryDir, QUrl, qInstallMessageHandler

from spiderqt.voice.sounds.earcons import Cue, Earcon, dealt_cue, place_of
from spiderqt.voice.sounds.waves import wav
from spiderqt.voice.troubles import Lack, Trouble

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_COLUMNS = (10, 7)
"""The games have so many columns: what is made ahead."""


class QtSoundOutput(QObject):
    """A `spiderqt.voice.earcon_player.SoundOutput`. Sounds are made in the background, or when first needed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Qt tells on standard error which of its optional libraries it could not find.
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")
        self._folder = QTemporaryDir()
        self._effects: dict[Cue, QSoundEffect] = {}
        with _silently():
            from PySide6.QtMultimedia import QMediaDevices

            self._devices = QMediaDevices(self)
            self._has_device = _is_there()
        self._devices.audioOutputsChanged.connect(self._on_devices_changed)
        threading.Thread(target=_make_ahead, name="earcons", daemon=True).start()
        # The way to the device is opened with the first sound, which comes about a second late for that.
        self.play(Cue(Earcon.EDGE), 0.0)

    def trouble(self) -> Trouble | None:
        """Why nothing would be heard now."""
        return None if self._has_device else Trouble(Lack.DEVICE)

    def play(self, cue: Cue, volume: float) -> None:
        """Start a sound; nothing happens without a device."""
        effect = self._effect(cue) if self._has_device else None
        if effect is not None:
            effect.setVolume(volume)
            effect.play()

    def _effect(self, cue: Cue) -> QSoundEffect | None:
        """The sound as Qt plays it, from a file of this run; None where no file can be written."""
        if cue not in self._effects:
            path = Path(self._folder.filePath(f"{len(self._effects)}.wav"))
            try:
                path.write_bytes(wav(cue))
            except OSError:
                return None
            from PySide6.QtMultimedia import QSoundEffect

            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(path)))
            self._effects[cue] = effect
        return self._effects[cue]

    def _on_devices_changed(self) -> None:
        self._has_device = _is_there()
        for effect in self._effects.values():
            effect.deleteLater()  # each is bound to the device that it was made for
        self._effects.clear()
        self.play(Cue(Earcon.EDGE), 0.0)


def _is_there() -> bool:
    from PySide6.QtMultimedia import QMediaDevices

    return not QMediaDevices.defaultAudioOutput().isNull()


def _make_ahead() -> None:
    """Make every sound of every column, so that none has to be made while the player waits for it."""
    with suppress(Exception):  # at the end of the program the interpreter goes away under this thread
        for earcon in Earcon:
            wav(Cue(earcon))
        for columns in _COLUMNS:
            wav(dealt_cue(columns))
            for column in range(columns):
                for earcon in (
                    Earcon.PICK,
                    Earcon.DROP,
                    Earcon.FLIP,
                    Earcon.EDGE,
                    Earcon.REFUSED,
                    Earcon.RUN,
                ):
                    wav(Cue(earcon, (place_of(column, columns),)))


@contextmanager
def _silently() -> Iterator[None]:
    """Keep Qt's complaint about a sound server that does not answer off standard error: the player gets a sentence."""
    before = qInstallMessageHandler(_drop)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _drop(*_: object) -> None:
    """A message that nobody needs."""
