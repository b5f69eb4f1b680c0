# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds and the program's own voice for one window: made when they are turned on, and not before.

Nothing of QtMultimedia or of speech is imported while both are off. Must not know how either is made.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spiderqt.i18n import own_name
from spiderqt.tongue import language, translate
from spiderqt.voice.listeners import Listeners
from spiderqt.voice.troubles import Lack, Trouble, has_module, of_import, sound_sentence, voice_sentence
from spiderqt.windows.sound_settings import (
    OWN,
    OWN_VOICE,
    SOUND,
    SOUNDS,
    silenced,
    sound_volume,
    tuning,
)

if TYPE_CHECKING:
    from spiderqt.voice.earcon_player import SoundOutput
    from spiderqt.voice.sounds.earcons import Earcon
    from spiderqt.voice.speaking import Speech
    from spiderqt.windows.main_window import MainWindow
    from spiderqt.windows.own_voice import OwnVoice
    from spiderqt.windows.sounding import Sounding


def do_sounds(window: MainWindow) -> None:
    """Turn sounds on or off."""
    window.handlers.aloud.do_sounds()


def do_own_voice(window: MainWindow) -> None:
    """Let the program speak by itself, or no more."""
    window.handlers.aloud.do_own_voice()


def do_stop_speaking(window: MainWindow) -> None:
    """Be silent now."""
    window.handlers.aloud.do_stop_speaking()


class Aloud(QObject):
    """The acts of sounds and of the own voice, and what the preferences show of both.

    `changed`: what `sound_trouble` or `voice_trouble` says may be another sentence now. `make_output` and `make_speech`
    make what is played and spoken on; tests put others in their place.
    """

    changed = Signal()

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._sounding: Sounding | None = None
        self._voice: OwnVoice | None = None
        self._no_output: Trouble | None = None
        self._no_speech: Trouble | None = None
        self._tells = False
        """Whether the next trouble of the voice is told: it was just turned on, or is to speak another language."""
        self.listeners = Listeners(self)
        self.make_output: Callable[[QObject], SoundOutput] = _qt_output
        self.make_speech: Callable[[QObject], Speech] = _process_speech
        window.settings.changed.connect(self._on_setting)
        window.languages.changed.connect(self._on_language)
        self._set_sounds()
        self._set_voice()
        if self._voice is not None:
            self._voice.greet()

    # What the actions do

    def do_sounds(self) -> None:
        """Turn sounds on or off."""
        on = not self._window.settings.get(SOUNDS)
        self._window.settings.set(SOUNDS, on)
        if not on:
            self._read(translate("Sounds", "Sounds are off."))
        elif not self.sound_trouble():  # that was told already
            self._read(translate("Sounds", "Sounds are on."))

    def do_own_voice(self) -> None:
        """Let the program speak by itself, or no more."""
        on = not self._window.settings.get(OWN_VOICE)
        if on:
            self._window.settings.set(OWN_VOICE, True)
            if not self.voice_trouble():
                self._read(translate("Sounds", "The program speaks by itself."))
        else:
            self._read(translate("Sounds", "The program no longer speaks by itself."))
            if self._voice is not None:
                self._voice.voice.speak_now()  # its last words
            self._window.settings.set(OWN_VOICE, False)

    def do_stop_speaking(self) -> None:
        """Be silent; what was said stays in the list of messages."""
        if self._voice is None or not self._voice.is_on:
            self._read(translate("Sounds", "The program does not speak by itself now."))
            return
        self._voice.voice.stop()

    # What the preferences ask and want

    def sound_trouble(self) -> str:
        """Why no sound would be heard, in a sentence; empty where nothing is known to be in the way."""
        trouble = self._no_output
        if self._sounding is not None:
            trouble = self._sounding.player.output.trouble()
        elif trouble is None and not has_module("QtMultimedia"):
            trouble = Trouble(Lack.PACKAGE)
        return "" if trouble is None else sound_sentence(trouble)

    def voice_trouble(self) -> str:
        """Why the program would not speak, or not as it should, in a sentence; empty where nothing is in the way."""
        if self.listeners.reader_runs():
            return translate("Sounds", "A screen reader is running, so the program leaves speaking to it.")
        trouble = self._no_speech
        if self._voice is not None:
            trouble = self._voice.speech.trouble
        elif trouble is None and not has_module("QtTextToSpeech"):
            trouble = Trouble(Lack.PACKAGE)
        return "" if trouble is None else voice_sentence(trouble, own_name(language()))

    def voices(self) -> tuple[str, ...]:
        """The voices of the language in use; empty until they are known."""
        return () if self._voice is None else self._voice.speech.voices

    def listen_to(self, earcon: Earcon) -> None:
        """Let a sound be heard, whether it is wanted or not."""
        self._make_sounds()
        if self._sounding is not None:
            self._sounding.player.volume = sound_volume(self._window.settings)
            self._sounding.player.preview(earcon)
        self.changed.emit()

    def try_voice(self) -> None:
        """Let the voice be heard as it is set, whether it is on or not; never beside a reader."""
        if not self.listeners.reader_runs():
            self._make_voice()
            if self._voice is not None:
                self._voice.speech.say(translate("Sounds", "Seven of hearts, from column 1 to column 5."))
        self.changed.emit()

    # Following the settings

    def _on_setting(self, key: str) -> None:
        turned_on = key in (SOUNDS.key, OWN_VOICE.key)
        if key.startswith(SOUND):
            self._set_sounds()
            if turned_on and self._window.settings.get(SOUNDS) and (trouble := self.sound_trouble()):
                self._read(trouble)
        elif key.startswith(OWN):
            self._tells = self._tells or (turned_on and self._window.settings.get(OWN_VOICE))
            self._set_voice()

    def _on_language(self, code: str) -> None:
        if self._voice is not None:
            self._tells = self._voice.is_on
            self._voice.speech.tune(tuning(self._window.settings, code))

    def _set_sounds(self) -> None:
        settings = self._window.settings
        on = settings.get(SOUNDS)
        if on:
            self._make_sounds()
        if self._sounding is not None:
            self._sounding.is_on = on
            self._sounding.player.volume = sound_volume(settings)
            self._sounding.player.off = silenced(settings)
            if not on:
                self._sounding.player.stop()
        self.changed.emit()

    def _set_voice(self) -> None:
        on = self._window.settings.get(OWN_VOICE)
        if on:
            self._make_voice()
        if self._voice is not None:
            self._voice.speech.tune(tuning(self._window.settings, language()))
            self._voice.turn(on=on)
        if on:
            self._tell_trouble()
        self.changed.emit()

    def _make_sounds(self) -> None:
        if self._sounding is not None:
            return
        from spiderqt.voice.earcon_player import EarconPlayer
        from spiderqt.windows.sounding import Sounding

        try:
            output = self.make_output(self)
        except ImportError as error:
            self._no_output = of_import(error)
            return
        player = EarconPlayer(output, self)
        self._sounding = Sounding(self._window.game, self._window.cursor_on_table, player, self)
        self._sounding.is_on = False

    def _make_voice(self) -> None:
        """Make it where there is none, or where the last one has given up; speaking begins with `turn`."""
        old = self._voice
        if old is not None and (old.speech.trouble is None or old.speech.trouble.lack is Lack.VOICE):
            return
        from spiderqt.windows.own_voice import OwnVoice

        if old is not None:
            old.turn(on=False)
            old.speech.close()
            old.speech.deleteLater()
            old.deleteLater()
            self._voice = None
        try:
            speech = self.make_speech(self)
        except ImportError as error:
            self._no_speech = of_import(error)
            return
        self._voice = OwnVoice(self._window, speech, self.listeners, self)
        speech.changed.connect(self._on_speech_changed)
        self._window.closing.connect(speech.close)
        speech.tune(tuning(self._window.settings, language()))

    def _on_speech_changed(self) -> None:
        self._tell_trouble()
        self.changed.emit()

    def _tell_trouble(self) -> None:
        """Say once what is in the way of the voice, when it is known."""
        trouble = self.voice_trouble()
        if trouble and self._tells:
            self._tells = False
            self._window.narrator.notify(trouble)

    def _read(self, text: str) -> None:
        self._window.narrator.read(text)


def _qt_output(parent: QObject) -> SoundOutput:
    from spiderqt.voice.qt_sound import QtSoundOutput

    return QtSoundOutput(parent)


def _process_speech(parent: QObject) -> Speech:
    from spiderqt.voice.speaking import ProcessSpeech

    if getattr(sys, "frozen", False) or not has_module(
        "QtTextToSpeech"
    ):  # a frozen program is no Python to start
        raise ModuleNotFoundError("QtTextToSpeech")
    return ProcessSpeech(parent)
