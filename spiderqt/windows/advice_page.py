# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the preferences about verdicts and analysis. Must not know what the settings do elsewhere."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from spiderqt.compat import override
from spiderqt.settings import Settings
from spiderqt.tongue import translate
from spiderqt.windows import advice_settings as advice
from spiderqt.windows.roomy import Wrapped
from spiderqt.windows.voice_page import SettingsPage


class AdvicePage(SettingsPage):
    """How long a search may take, and whether verdicts come by themselves."""

    place = "advice#verdict"

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self._caption, self._seconds = QLabel(self), QSpinBox(self)
        self._seconds.setObjectName("advice-seconds")
        self._seconds.setRange(advice.LIMIT_LEAST, advice.LIMIT_MOST)
        self._seconds.setSingleStep(5)
        self._seconds.setValue(advice.limit(settings))
        self._caption.setBuddy(self._seconds)
        self.form.addRow(self._caption, self._seconds)
        self._automatic = self.add_check(advice.AUTOMATIC)
        self._help = Wrapped("", self)
        self.form.addRow(self._help)
        self.setFocusProxy(self._seconds)
        self._seconds.valueChanged.connect(self._on_seconds)

    @override
    def title(self) -> str:
        return translate("Preferences", "Verdicts")

    @override
    def retranslate(self) -> None:
        self._caption.setText(translate("Preferences", "Seconds for a verdict or an analysis:"))
        self._automatic.setText(translate("Preferences", "Say so by itself when a game is lost"))
        self._help.setText(
            translate(
                "Preferences",
                "Only in games with hints, and only once every card has been seen: before that, nobody can know. "
                "“Lost” is said when everything was tried, never as a guess.",
            )
        )

    def _on_seconds(self, seconds: int) -> None:
        self.settings.set(advice.LIMIT, seconds)
