# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the preferences for the program's own voice: on or off, which voice, how fast, how loud, and a trial.

Must not know how speech is made.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox, QWidget

from spiderqt.compat import override
from spiderqt.settings import Settings
from spiderqt.tongue import language, translate
from spiderqt.windows import sound_settings as sounds
from spiderqt.windows.aloud import Aloud
from spiderqt.windows.roomy import RoomyCombo, Wrapped, add_choice
from spiderqt.windows.sound_page import percent_box, show_sentence
from spiderqt.windows.voice_page import SettingsPage


class OwnVoicePage(SettingsPage):
    """The voices are those of the language in use; they are known once the voice was turned on or tried."""

    place = "sounds#voice"

    def __init__(self, settings: Settings, aloud: Aloud, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._aloud = aloud
        self._on = self.add_check(sounds.OWN_VOICE)
        self._trouble, self._help = Wrapped("", self), Wrapped("", self)
        self._trouble.setObjectName("voice-trouble")
        self._trouble.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.form.addRow(self._trouble)
        self._voice_caption, self._voice = QLabel(self), RoomyCombo(self)
        self._voice.setObjectName("own-voice")
        add_choice(self.form, self._voice_caption, self._voice)
        self._rate_caption, self._rate = QLabel(self), QSpinBox(self)
        self._rate.setObjectName("own-rate")
        self._rate.setRange(sounds.SLOWEST, sounds.FASTEST)
        self._rate.setValue(settings.get(sounds.OWN_RATE))
        self._volume_caption, self._volume = QLabel(self), percent_box(self, "own-volume")
        self._volume.setValue(settings.get(sounds.OWN_VOLUME))
        for caption, box in ((self._rate_caption, self._rate), (self._volume_caption, self._volume)):
            caption.setBuddy(box)
            self.form.addRow(caption, box)
            box.valueChanged.connect(self._on_number)
        self._try = QPushButton(self)
        self._try.setObjectName("try-voice")
        self._try.clicked.connect(aloud.try_voice)
        self.form.addRow(self._try)
        self.form.addRow(self._help)
        self.setFocusProxy(self._on)
        self._voice.activated.connect(self._on_voice)
        aloud.changed.connect(self._show)
        self._show()

    @override
    def title(self) -> str:
        return translate("Preferences", "Own voice")

    @override
    def retranslate(self) -> None:
        self._on.setText(translate("Preferences", "The program speaks by i&tself"))
        self._voice_caption.setText(translate("Preferences", "&Voice:"))
        self._rate_caption.setText(translate("Preferences", "Spee&d, from −10 to 10:"))
        self._volume_caption.setText(translate("Preferences", "Vo&lume:"))
        self._try.setText(translate("Preferences", "T&ry the voice"))
        self._help.setText(
            translate(
                "Preferences",
                "For playing by ear without a screen reader. While one is running, the program is silent. "
                "Ctrl alone stops what is being said.",
            )
        )
        self._show()

    def _show(self) -> None:
        show_sentence(self._trouble, self._on, self._aloud.voice_trouble())
        names = ["", *self._aloud.voices()]
        texts = [translate("Preferences", "The first that fits"), *names[1:]]
        shown = [self._voice.itemText(row) for row in range(self._voice.count())]
        if shown != texts:
            self._voice.clear()
            for name, text in zip(names, texts, strict=True):
                self._voice.addItem(text, name)
        chosen = self.settings.get(sounds.own_voice_of(language()))
        self._voice.setCurrentIndex(max(0, self._voice.findData(chosen)))

    def _on_voice(self) -> None:
        self.settings.set(sounds.own_voice_of(language()), str(self._voice.currentData()))

    def _on_number(self) -> None:
        self.settings.set(sounds.OWN_RATE, self._rate.value())
        self.settings.set(sounds.OWN_VOLUME, self._volume.value())
