# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of the preferences: how much is said and of what, and playing with one switch.

Must not know what the settings do elsewhere.
"""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QFormLayout, QLabel, QWidget

from spiderqt.compat import override
from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import Kind, Verbosity
from spiderqt.windows import voice_settings as voice
from spiderqt.windows.preferences import Page
from spiderqt.windows.roomy import RoomyCombo, Wrapped, add_choice


class SettingsPage(Page):
    """A page with one form and boxes to check; subclasses make their fields in Tab order."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.form = QFormLayout(self)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.forms.append(self.form)
        self._checks: dict[QCheckBox, Setting[bool]] = {}

    def add_check(self, setting: Setting[bool]) -> QCheckBox:
        """A box to check for a setting, in a row of its own."""
        box = self.new_check(setting)
        self.form.addRow(box)
        return box

    def new_check(self, setting: Setting[bool]) -> QCheckBox:
        """The same, to be put into a row."""
        box = QCheckBox(self)
        box.setObjectName(setting.key)
        box.setChecked(self.settings.get(setting))
        box.toggled.connect(self._on_toggled)
        self._checks[box] = setting
        return box

    def _on_toggled(self) -> None:
        for box, setting in self._checks.items():
            self.settings.set(setting, box.isChecked())


class VoicePage(SettingsPage):
    """How much is said, and of what."""

    place = "preferences#speech"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._caption, self._level = QLabel(self), RoomyCombo(self)
        self._level.setObjectName("verbosity")
        for verbosity in Verbosity:
            self._level.addItem("", verbosity.value)
        self._level.setCurrentIndex(self._level.findData(voice.verbosity(settings).value))
        add_choice(self.form, self._caption, self._level)
        self._intro = Wrapped("", self)
        self.form.addRow(self._intro)
        self._boxes: dict[Kind, QCheckBox] = {
            kind: self.add_check(voice.says(kind)) for kind in voice.SWITCHABLE
        }
        self._level.currentIndexChanged.connect(self._on_level)
        self.setFocusProxy(self._level)

    @override
    def title(self) -> str:
        return translate("Preferences", "Speech")

    @override
    def retranslate(self) -> None:
        self._caption.setText(translate("Preferences", "How much is said:"))
        for index, verbosity in enumerate(Verbosity):
            self._level.setItemText(index, voice.verbosity_name(verbosity))
        self._intro.setText(translate("Preferences", "What is spoken (the list of messages has everything):"))
        for kind, box in self._boxes.items():
            box.setText(voice.kind_name(kind))

    def _on_level(self) -> None:
        self.settings.set(voice.VERBOSITY, str(self._level.currentData()))


class ScanPage(SettingsPage):
    """Playing with one switch."""

    place = "one-switch"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._on = self.add_check(voice.SCANNING)
        self._caption, self._seconds = QLabel(self), QDoubleSpinBox(self)
        self._seconds.setObjectName("scan-seconds")
        self._seconds.setRange(voice.SCAN_LEAST, voice.SCAN_MOST)
        self._seconds.setSingleStep(0.5)
        self._seconds.setDecimals(1)
        self._seconds.setValue(voice.scan_seconds(settings))
        self._caption.setBuddy(self._seconds)
        self.form.addRow(self._caption, self._seconds)
        self._help = Wrapped("", self)
        self.form.addRow(self._help)
        self.setFocusProxy(self._on)
        self._seconds.valueChanged.connect(self._on_seconds)

    @override
    def title(self) -> str:
        return translate("Preferences", "One switch")

    @override
    def retranslate(self) -> None:
        self._on.setText(translate("Preferences", "Play with one s&witch"))
        self._caption.setText(translate("Preferences", "S&econds for each offer:"))
        self._help.setText(
            translate(
                "Preferences",
                "What can be done lights up and is spoken, one after the other. The key that picks up, or a click "
                "anywhere on the table, chooses what is lit.",
            )
        )

    def _on_seconds(self, seconds: float) -> None:
        self.settings.set(voice.SCAN_SECONDS, seconds)
