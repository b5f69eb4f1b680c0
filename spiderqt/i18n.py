# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of everything that Qt shows: ours and Qt's own sentences, numbers, changed while playing.

Must not know windows: Qt sends them LanguageChange and LayoutDirectionChange.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Signal,
)
from PySide6.QtGui import QGuiApplication

from spiderqt import assets, tongue
from spiderqt.catalogue import Catalogue
from spiderqt.settings import Setting, Settings

LANGUAGE = Setting("language", "")
"""The language that the player chose; empty: that of the system."""

_QT_LACKS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Go to the parent directory"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "%1 File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
)
"""Sentences of Qt's that its own catalogues lack or misspell; ours are asked first."""


def languages() -> list[tuple[str, str]]:
    """The languages that the player can choose from: code and its own name (``es``, ``español``)."""
    return [(code, own_name(code)) for code in assets.languages()]


def own_name(code: str) -> str:
    """What those who speak the language `code` call it, as its catalogue says.

    Qt's own answer names a country with it ("español de España"), which is not what is spoken elsewhere.
    """
    name = str(QT_TRANSLATE_NOOP("The language's own name", "English"))
    if code == tongue.SOURCE_LANGUAGE:
        return name
    try:
        found = Catalogue.read(assets.catalogue(code)).find("The language's own name", name)
    except (OSError, ValueError, assets.CompileError):
        found = None
    return found or QLocale(code).nativeLanguageName() or code


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
        self._set_direction(code)
        self.changed.emit(code)

    @staticmethod
    def _set_direction(code: str) -> None:
        """Let windows run as the language does; the table stays as it is, and column 1 on the left."""
        # Qt asks its own catalogue, which many languages do not have.
        if isinstance(QCoreApplication.instance(), QGuiApplication):
            to_left = QLocale(code).textDirection() is Qt.LayoutDirection.RightToLeft
            direction = Qt.LayoutDirection.RightToLeft if to_left else Qt.LayoutDirection.LeftToRight
            QGuiApplication.setLayoutDirection(direction)

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
    """How numbers and dates are written in `code`: as in the user's region, where it is one of that language.

    A system may write dates in another language than the rest; then they are written as the region does by itself.
    """
    plain = QLocale(code)
    if system.language() != plain.language():
        return plain
    region = QLocale(system.name())
    return system if system.dayName(1) == region.dayName(1) else region
