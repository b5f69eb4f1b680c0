# SPDX-License-Identifier: GPL-3.0-or-later
"""The four questions of the first start: language, text and contrast, reader or not, which game.

Each has its answer already, and an answer holds at once; only the game waits for Play. Must not know when it is shown.
"""

from __future__ import annotations

import importlib.util

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from spiderqt.compat import override
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import VARIANTS, Variant
from spiderqt.i18n import Languages, languages
from spiderqt.settings import Setting, Settings
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import game_name
from spiderqt.windows import looks
from spiderqt.windows.roomy import RoomyCombo, RoomyDialog, Wrapped, add_choice
from spiderqt.windows.sound_settings import OWN_VOICE

READER = Setting("welcome/reader", "")
"""``yes``, ``no`` or ``speak``; empty: never answered."""
LARGER = 1.5
_RELAXED = ("SR", "DR", "SM", "SX")
"""Games beside others; who wants one finds it among the new games."""


@dataclass(frozen=True, slots=True)
class Look:
    """Colours and size of the text together: one question instead of two."""

    theme: str
    text: float


LOOKS = (
    Look("auto", 1.0),
    Look("auto", LARGER),
    Look("contrast-light", 1.0),
    Look("contrast-dark", 1.0),
    Look("contrast-light", LARGER),
    Look("contrast-dark", LARGER),
)


class WelcomeDialog(RoomyDialog):
    """Enter plays, Esc leaves everything as it is. `chosen` is the game that is wanted."""

    def __init__(
        self, settings: Settings, tongues: Languages, game: Variant, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._tongues = settings, tongues
        self._intro = Wrapped("", self)
        self._captions: dict[str, QLabel] = {}
        self._language, self._look, self._reader, self._game = (
            self._combo(name) for name in ("language", "look", "reader", "game")
        )
        self.play = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._skip = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._lay_out()
        self._fill(game)
        self.retranslate()
        self._language.activated.connect(self._on_language)
        self._look.activated.connect(self._on_look)
        self._reader.activated.connect(self._on_reader)

    def chosen(self) -> Variant:
        """The game to play."""
        game = self._game.currentData()
        assert isinstance(game, Variant)
        return game

    @property
    def plays_by_ear(self) -> bool:
        """Whether the player uses a screen reader, as answered or as found, or has the program speak."""
        return bool(self._reader.currentData() != "no")

    def _combo(self, name: str) -> RoomyCombo:
        box = RoomyCombo(self)
        box.setObjectName(f"welcome-{name}")
        self._captions[name] = QLabel(self)
        return box

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.body)
        column.addWidget(self._intro)
        form = self.new_form()
        for box in (self._language, self._look, self._reader, self._game):
            add_choice(form, self._captions[box.objectName().removeprefix("welcome-")], box)
        column.addLayout(form)
        column.addStretch(1)
        self.play.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _fill(self, game: Variant) -> None:
        self._language.addItem("", "")
        for code, name in languages():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(max(0, self._language.findData(self._tongues.chosen())))
        now = Look(self._settings.get(looks.THEME), self._settings.get(looks.TEXT_SCALE))
        for look in LOOKS if now in LOOKS else (now, *LOOKS):
            self._look.addItem("", look)
            if look == now:
                self._look.setCurrentIndex(self._look.count() - 1)
        for answer in ("no", "yes", "speak") if _can_speak() else ("no", "yes"):
            self._reader.addItem("", answer)
        found = "yes" if QAccessible.isActive() else "no"
        answered = "speak" if self._settings.get(OWN_VOICE) else self._settings.get(READER) or found
        self._reader.setCurrentIndex(max(0, self._reader.findData(answered)))
        for offered in VARIANTS:
            if offered.family not in _RELAXED or offered == game:
                self._game.addItem("", offered)
            if offered == game:
                self._game.setCurrentIndex(self._game.count() - 1)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(translate("Welcome", "SpiderQt: welcome"))
        self._intro.setText(
            translate(
                "Welcome",
                "Welcome! Answer what you like: all of it can be changed later. Enter plays, Esc skips.",
            )
        )
        self.introduce(self._intro.text())
        for name, text in _captions().items():
            self._captions[name].setText(text)
        self._language.setItemText(0, translate("Menus", "As the &system").replace("&", ""))
        for row in range(self._look.count()):
            self._look.setItemText(row, _look_name(self._look.itemData(row)))
        self._reader.setItemText(0, translate("Welcome", "No"))
        self._reader.setItemText(1, translate("Welcome", "Yes: cards keep still, and keys are told"))
        if self._reader.count() > 2:
            self._reader.setItemText(2, translate("Welcome", "No, but SpiderQt is to speak by itself"))
        for row in range(self._game.count()):
            self._game.setItemText(row, game_name(self._game.itemData(row)))
        self.play.setText(translate("Welcome", "&Play"))
        self._skip.setText(translate("Welcome", "S&kip"))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_language(self) -> None:
        self._tongues.choose(self._language.currentData())

    def _on_look(self) -> None:
        look = self._look.currentData()
        assert isinstance(look, Look)
        self._settings.set(looks.THEME, look.theme)
        self._settings.set(looks.TEXT_SCALE, look.text)

    def _on_reader(self) -> None:
        self._settings.set(READER, self._reader.currentData())
        self._settings.set(looks.ANIMATION, not self.plays_by_ear)
        self._settings.set(OWN_VOICE, self._reader.currentData() == "speak")

    @override
    def accept(self) -> None:
        """Play; a reader that was found counts as answered."""
        if self.plays_by_ear and not self._settings.get(READER):
            self._on_reader()
        super().accept()


def _can_speak() -> bool:
    """Whether the extra package of Qt that speech needs is there."""
    return importlib.util.find_spec("PySide6.QtTextToSpeech") is not None


def _captions() -> dict[str, str]:
    return {
        "language": translate("Welcome", "&Language:"),
        "look": translate("Welcome", "&Text and contrast:"),
        "reader": translate("Welcome", "Do you use a screen &reader?"),
        "game": translate("Welcome", "&Game:"),
    }


def _look_name(look: Look) -> str:
    if look not in LOOKS:
        return translate("Welcome", "As it is set now")
    larger = look.text == LARGER
    if look.theme == "auto":
        return translate("Welcome", "Larger text") if larger else translate("Welcome", "As the system wishes")
    if look.theme == "contrast-light":
        if larger:
            return translate("Welcome", "High contrast, light, larger text")
        return translate("Welcome", "High contrast, light")
    if larger:
        return translate("Welcome", "High contrast, dark, larger text")
    return translate("Welcome", "High contrast, dark")
