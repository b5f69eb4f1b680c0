# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages in Qt: chosen at the start, changed at run time, Qt's own sentences included."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spiderqt import assets, tongue
from spiderqt.i18n import LANGUAGE, Languages, languages
from spiderqt.settings import Settings


@pytest.fixture
def settings() -> Settings:
    return Settings(None)


@pytest.fixture
def chooser(qapp: QApplication, settings: Settings) -> Iterator[Languages]:
    found = Languages(settings, qapp)
    before = QLocale()
    yield found
    found.start("en")
    QLocale.setDefault(before)
    found.deleteLater()


def said() -> list[str]:
    """A sentence of ours by Qt, the same without Qt, and one of Qt's own."""
    return [
        QCoreApplication.translate("Console", "options"),
        tongue.translate("Console", "options"),
        QCoreApplication.translate("QPlatformTheme", "Cancel"),
    ]


ENGLISH = ["options", "options", "Cancel"]
SPANISH = ["opciones", "opciones", "Cancelar"]


def test_the_option_is_used_but_not_kept(chooser: Languages, settings: Settings) -> None:
    chooser.start("es")
    assert said() == SPANISH
    assert QLocale().language() is QLocale.Language.Spanish
    assert settings.get(LANGUAGE) == ""


def test_the_system_decides_where_nothing_else_does(
    chooser: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    chooser.start(None)
    assert said() == ENGLISH
    monkeypatch.setenv("LANGUAGE", "es_AR")
    chooser.start(None)
    assert said() == SPANISH


def test_a_choice_is_kept_and_told_and_can_be_taken_back(
    chooser: Languages, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    told: list[str] = []
    chooser.changed.connect(told.append)
    chooser.choose("es")
    assert said() == SPANISH
    assert settings.get(LANGUAGE) == "es"
    another = Languages(settings, qapp)
    another.start(None)
    assert tongue.language() == "es"
    another.start("en")
    another.deleteLater()
    chooser.choose("")
    assert said() == ENGLISH
    assert told == ["es", "en"]


def test_changing_many_times_leaves_no_translator_behind(chooser: Languages) -> None:
    for _ in range(20):
        chooser.start("es")
        chooser.start("en")
        assert said() == ENGLISH
    QCoreApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    assert len(chooser.children()) == len(chooser._installed)


def test_without_our_catalogue_qt_still_speaks(
    chooser: Languages, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(language: str) -> None:
        raise assets.CompileError("no compiler")

    monkeypatch.setattr(assets, "catalogue", broken)
    chooser.start("es")
    assert said() == ["options", "options", "Cancelar"]
    assert "no compiler" in capsys.readouterr().err


def test_each_language_has_its_own_name() -> None:
    names = dict(languages())
    assert (names["en"], names["es"]) == ("English", "español")
    assert list(names) == assets.languages()
