# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of everything that Qt shows: ours and Qt's own sentences, numbers, changed while playing.

QtCore only. Must not know windows: Qt sends them LanguageChange.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from spiderqt import assets, tongue
from spiderqt.settings import Setting, Settings

LANGUAGE = Setting("language", "")
"""The language that the player chose; empty: that of the system."""


def languages() -> list[tuple[str, str]]:
    """The languages that the player can choose from: code and its own name (``es``, ``español``)."""
    return [(code, QLocale(code).nativeLanguageName() or code) for code in assets.languages()]


class Languages(QObject):
    """Sets the language, of Qt and of `spiderqt.tongue` alike. Its parent is the application."""

    changed = Signal(str)
    """Another language is in use now: its code."""

    def __init__(self, settings: Settings, parent: QCoreApplication) -> None:
        super().__init__(parent)
        self._settings = settings
        self._installed: list[QTranslator] = []

    def start(self, wanted: str | None) -> None:
        """Use `wanted` (--lang) for this run, else the player's choice, else what the system asks for."""
        self._use(self._resolve(wanted))

    def chosen(self) -> str:
        """What the player chose; empty: what the system asks for."""
        return self._settings.get(LANGUAGE)

    def choose(self, code: str) -> None:
        """Use `code`, one of `languages()`, from now on; empty: what the system asks for."""
        self._settings.set(LANGUAGE, code)
        self._use(self._resolve(None))

    def _resolve(self, wanted: str | None) -> str:
        choice = wanted or self._settings.get(LANGUAGE)
        return tongue.choose(choice, assets.languages(), tongue.preferred_languages())

    def _use(self, code: str) -> None:
        tongue.use(code)
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        # Qt's own sentences first: of two translators that know a sentence the later one is asked first.
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._installed = [*self._load(f"qtbase_{code}", qt_folder), *self._load_ours(code)]
        QLocale.setDefault(_locale(code, QLocale.system()))
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        self.changed.emit(code)

    def _load_ours(self, code: str) -> Sequence[QTranslator]:
        try:
            path = assets.catalogue(code)
        except assets.CompileError:
            return []  # spiderqt.tongue says so on standard error
        return self._load(path.name, str(path.parent))

    def _load(self, name: str, folder: str) -> Sequence[QTranslator]:
        translator = QTranslator(self)
        if translator.load(name, folder):
            return [translator]
        translator.deleteLater()
        return []


def _locale(code: str, system: QLocale) -> QLocale:
    """How numbers are written in `code`: as in the user's region, where it is one of that language."""
    plain = QLocale(code)
    return system if system.language() == plain.language() else plain
