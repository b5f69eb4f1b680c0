# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages in Qt: chosen at the start, changed at run time, Qt's own sentences included."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from spiderqt import assets, tongue
from spiderqt.i18n import LANGUAGE, Languages, languages
from spiderqt.settings import Settings
from tests.words.seen import texts_of


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


def _of_qt(folder: Path) -> set[str]:
    """What Qt's own windows show that the program opens: the dialog for files, and the menu of a line to type in."""
    dialog, line = QFileDialog(directory=str(folder)), QLineEdit()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    menu = line.createStandardContextMenu()
    found = {text for part in (dialog, menu) for text in texts_of(part)}
    for owner in (dialog, menu, line):
        owner.deleteLater()
    return {text for text in found if any(letter.isalpha() for letter in text)}


def test_nothing_of_qts_own_windows_stays_in_english(chooser: Languages, tmp_path: Path) -> None:
    chooser.start("en")
    english = _of_qt(tmp_path)
    chooser.start("es")
    spanish = _of_qt(tmp_path)
    assert "Go to the parent directory" in english
    assert "Ir al directorio superior" in spanish
    folders = {part for path in (tmp_path, Path.home(), Path.cwd()) for part in path.parts}
    assert {text for text in english & spanish if " " in text or text.isalpha()} <= folders


@pytest.mark.parametrize("time", ["C.UTF-8", "en_US.UTF-8", "es_MX.UTF-8"])
def test_dates_are_in_the_language_that_is_spoken(time: str) -> None:
    script = (
        "from PySide6.QtCore import QCoreApplication, QDate, QLocale\n"
        "from spiderqt.i18n import Languages\n"
        "from spiderqt.settings import Settings\n"
        "application = QCoreApplication([])\n"
        "Languages(Settings(None), application).start(None)\n"
        "print(QLocale().toString(QDate(2026, 11, 30), QLocale.FormatType.LongFormat))\n"
    )
    environment = {"LANGUAGE": "es", "LANG": "C.UTF-8", "LC_TIME": time, "PATH": os.environ["PATH"]}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True)
    assert done.stdout.decode().startswith("lunes, 30 de noviembre de 2026")
