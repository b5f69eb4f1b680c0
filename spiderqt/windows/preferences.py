# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences: a dialog of pages. What is changed there works at once; there is nothing to confirm.

A new page is a subclass of `Page` with a line in `PAGES`. Must not know what the settings do elsewhere.
"""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from spiderqt.compat import override
from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.voice.phrases.kinds import Kind, Verbosity
from spiderqt.windows import voice_settings as voice
from spiderqt.windows.roomy import RoomyCombo, RoomyDialog, Wrapped, add_choice


class Page(QWidget):
    """A page: it shows settings and changes them. Subclasses make their fields in Tab order."""

    def __init__(self, settings: Settings, dialog: RoomyDialog) -> None:
        super().__init__(dialog)
        self.settings = settings
        self.form = dialog.new_form()
        self.setLayout(self.form)
        self._checks: dict[QCheckBox, Setting[bool]] = {}

    def title(self) -> str:
        """What the page is called."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put every text into the language in use."""
        raise NotImplementedError

    def add_check(self, setting: Setting[bool]) -> QCheckBox:
        """A box to check for a setting."""
        box = QCheckBox(self)
        box.setObjectName(setting.key)
        box.setChecked(self.settings.get(setting))
        box.toggled.connect(self._on_toggled)
        self._checks[box] = setting
        self.form.addRow(box)
        return box

    def _on_toggled(self) -> None:
        for box, setting in self._checks.items():
            self.settings.set(setting, box.isChecked())


class VoicePage(Page):
    """How much is said, and of what."""

    def __init__(self, settings: Settings, dialog: RoomyDialog) -> None:
        super().__init__(settings, dialog)
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

    @override
    def title(self) -> str:
        return translate("Preferences", "Speech")

    @override
    def retranslate(self) -> None:
        self._caption.setText(translate("Preferences", "How m&uch is said:"))
        for index, verbosity in enumerate(Verbosity):
            self._level.setItemText(index, voice.verbosity_name(verbosity))
        self._intro.setText(translate("Preferences", "What is spoken (the list of messages has everything):"))
        for kind, box in self._boxes.items():
            box.setText(voice.kind_name(kind))

    def _on_level(self) -> None:
        self.settings.set(voice.VERBOSITY, str(self._level.currentData()))


class ScanPage(Page):
    """Playing with one switch."""

    def __init__(self, settings: Settings, dialog: RoomyDialog) -> None:
        super().__init__(settings, dialog)
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
        self._seconds.valueChanged.connect(self._on_seconds)

    @override
    def title(self) -> str:
        return translate("Preferences", "One switch")

    @override
    def retranslate(self) -> None:
        self._on.setText(translate("Preferences", "Play with &one switch"))
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


PAGES: tuple[type[Page], ...] = (VoicePage, ScanPage)


class Preferences(RoomyDialog):
    """All pages."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tabs = QTabWidget(self.body)
        self._pages = [page(settings, self) for page in PAGES]
        for page in self._pages:
            self._tabs.addTab(page, "")
        self._tabs.setUsesScrollButtons(True)
        column = QVBoxLayout(self.body)
        column.addWidget(self._tabs)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._close.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Preferences", "SpiderQt: preferences"))
        self._tabs.setAccessibleName(translate("Preferences", "Pages"))
        for index, page in enumerate(self._pages):
            self._tabs.setTabText(index, page.title())
            page.retranslate()
        self._close.setText(translate("Preferences", "&Close"))
