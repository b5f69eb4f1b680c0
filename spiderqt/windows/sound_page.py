# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the preferences for sounds: on or off, how loud, which ones, and each of them to be listened to.

Must not know how a sound is made or played.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSpinBox, QWidget

from spiderqt.compat import override
from spiderqt.settings import Settings
from spiderqt.tongue import translate
from spiderqt.voice.sounds.earcons import Earcon
from spiderqt.windows import sound_settings as sounds
from spiderqt.windows.aloud import Aloud
from spiderqt.windows.roomy import Row, Wrapped
from spiderqt.windows.voice_page import SettingsPage


class SoundPage(SettingsPage):
    """What is in the way, if anything is, stands below the box that turns sounds on."""

    place = "sounds#sounds"

    def __init__(self, settings: Settings, aloud: Aloud, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._aloud = aloud
        self._on = self.add_check(sounds.SOUNDS)
        self._trouble = Wrapped("", self)
        self._trouble.setObjectName("sound-trouble")
        self._trouble.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.form.addRow(self._trouble)
        self._caption, self._volume = QLabel(self), percent_box(self, "sound-volume")
        self._volume.setValue(round(100 * sounds.sound_volume(settings)))
        self._volume.valueChanged.connect(self._on_volume)
        self._caption.setBuddy(self._volume)
        self.form.addRow(self._caption, self._volume)
        self._intro = Wrapped("", self)
        self.form.addRow(self._intro)
        self._boxes: dict[Earcon, QCheckBox] = {}
        self._buttons: dict[Earcon, QPushButton] = {}
        for earcon in Earcon:
            self._add(earcon)
        self.setFocusProxy(self._on)
        aloud.changed.connect(self._show_trouble)
        self._show_trouble()

    def _add(self, earcon: Earcon) -> None:
        box = self.new_check(sounds.plays(earcon))
        button = QPushButton(self)
        button.setObjectName(f"listen-{earcon.value}")
        button.clicked.connect(self._on_listen)
        self._boxes[earcon], self._buttons[earcon] = box, button
        self.form.addRow(Row((box, button), self))

    @override
    def title(self) -> str:
        return translate("Preferences", "Sounds")

    @override
    def retranslate(self) -> None:
        self._on.setText(translate("Preferences", "Play &sounds"))
        self._caption.setText(translate("Preferences", "V&olume:"))
        self._intro.setText(
            translate("Preferences", "Each is heard from where it happens, column 1 on the left. Which ones:")
        )
        for earcon, box in self._boxes.items():
            name = sounds.earcon_name(earcon)
            box.setText(name)
            self._buttons[earcon].setText(translate("Preferences", "Listen"))
            listen = translate("Preferences", "Listen: {sound}").format(sound=name)
            self._buttons[earcon].setAccessibleName(listen)
        self._show_trouble()

    def _on_volume(self, percent: int) -> None:
        self.settings.set(sounds.SOUND_VOLUME, percent)

    def _on_listen(self) -> None:
        name = self.sender().objectName().removeprefix("listen-")
        self._aloud.listen_to(Earcon(name))

    def _show_trouble(self) -> None:
        show_sentence(self._trouble, self._on, self._aloud.sound_trouble())


def percent_box(parent: QWidget, name: str) -> QSpinBox:
    """A number from 0 to 100 percent."""
    box = QSpinBox(parent)
    box.setObjectName(name)
    box.setRange(0, 100)
    box.setSingleStep(10)
    box.setSuffix(" %")
    return box


def show_sentence(label: Wrapped, box: QCheckBox, sentence: str) -> None:
    """Show what is in the way, and let readers say it with the box that it is about; nothing takes no room."""
    if label.text() != sentence or label.isHidden() == bool(sentence):
        label.setText(sentence)
        label.setVisible(bool(sentence))
        box.setAccessibleDescription(sentence)
