# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages with long words, or from right to left, in every dialog; and a language is added with one file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

import translations
from spiderqt import assets, tongue
from spiderqt.i18n import languages
from spiderqt.voice.phrases.cards import column_name
from tests.windows.conftest import MakeWindow
from tests.words import pseudo
from tests.words.rooms import ROOMS
from tests.words.seen import cut_texts
from tests.words.test_windows_in_languages import each_page

SMALL = QSize(480, 360)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The translations of a clone of its own."""
    folder = tmp_path / "clone"
    folder.mkdir()
    return pseudo.own_clone(folder, monkeypatch)


@pytest.fixture
def large_type(qapp: QApplication) -> Iterator[None]:
    """Letters twice as large as the system's."""
    before = qapp.font()
    large = qapp.font()
    large.setPointSizeF(before.pointSizeF() * 2)
    qapp.setFont(large)
    yield
    qapp.setFont(before)


def settle() -> None:
    """Let layouts come to rest."""
    for _ in range(4):
        QApplication.processEvents()


@pytest.mark.parametrize("room", ROOMS)
def test_long_words_in_large_type_on_a_small_screen(
    make_window: MakeWindow, clone: Path, large_type: None, room: str
) -> None:
    pseudo.add_language(clone, pseudo.LONG, pseudo.longer)
    window = make_window(lang=pseudo.LONG)
    assert "ö" in window.windowTitle() or "ö" in window.view.accessibleName()

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        settle()
        for _ in each_page(dialog):
            settle()
            assert cut_texts(dialog) == [], "at its own size"
        if isinstance(dialog, QMessageBox):
            return  # Qt gives it the size of its text
        dialog.resize(SMALL)
        for _ in each_page(dialog):
            settle()
            assert dialog.size() == SMALL, "it does not fit a small screen"
            assert cut_texts(dialog) == []

    ROOMS[room](window, look)


@pytest.mark.parametrize("room", ROOMS)
def test_from_right_to_left(make_window: MakeWindow, clone: Path, room: str) -> None:
    pseudo.add_language(clone, pseudo.RIGHT_TO_LEFT, pseudo.persian)
    window = make_window(lang=pseudo.RIGHT_TO_LEFT)

    def look(dialog: QWidget) -> None:
        settle()
        assert dialog.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert all(part.isRightToLeft() for part in dialog.findChildren(QWidget))

    ROOMS[room](window, look)


def test_from_right_to_left_the_table_keeps_its_columns(make_window: MakeWindow, clone: Path) -> None:
    pseudo.add_language(clone, pseudo.RIGHT_TO_LEFT, pseudo.persian)
    window = make_window(lang=pseudo.RIGHT_TO_LEFT)
    lefts = [window.view.column_rect(column).left() for column in range(10)]
    assert lefts == sorted(lefts), "column 1 is on the left, as keys and records have it"
    assert [column_name(index).split()[-1] for index in (0, 9)] == ["1", "10"]
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_1)
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert window.cursor_on_table.place.column == 1
    point = window.view.card_rect(7, 4).center()
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(point))
    assert window.cursor_on_table.place.column == 7


def test_the_long_language_is_forty_per_cent_longer(clone: Path) -> None:
    pseudo.add_language(clone, pseudo.LONG, pseudo.longer)
    tongue.use(pseudo.LONG)
    text = "This game has no stock: all its cards are on the table from the start."
    said = tongue.translate("Refusals", text)
    assert len(said) >= 1.4 * len(text.replace(" ", ""))


def test_a_language_is_one_file(
    make_window: MakeWindow, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As CONTRIBUTING.md says: one command, and it is offered under its own name, and spoken as far as it goes."""
    assert "fr" not in dict(languages())
    monkeypatch.setattr(translations, "CATALOGUES", clone)
    messages = pseudo.all_messages()
    monkeypatch.setattr(translations, "collect", lambda paths: (messages, []))
    assert translations.main(["add", "fr"]) == 0
    assert translations.main(["add", "fr"]) == 2, "what is there is never written over"
    assert translations.main(["add", "French"]) == 2
    catalogue = clone / "spiderqt_fr.ts"
    assert len(translations.missing(messages, catalogue)) == len(messages)
    text = catalogue.read_text(encoding="utf-8")
    before, window_context, rest = text.partition("<name>Window</name>")
    entry = '<source>Table</source>\n        <translation type="unfinished"></translation>'
    assert entry in rest
    done = "<source>Table</source>\n        <translation>Table de jeu</translation>"
    text = before + window_context + rest.replace(entry, done, 1)
    catalogue.write_text(text, encoding="utf-8")
    assert "fr" in assets.languages()
    window = make_window()
    offered = [action.text() for action in window.findChildren(QAction)]
    assert "français" in offered
    window.languages.choose("fr")
    assert window.view.accessibleName() == "Table de jeu"


@pytest.mark.parametrize("size", [SMALL, QSize(1024, 768)], ids=["small", "large type"])
def test_long_words_in_the_window_itself(
    make_window: MakeWindow, clone: Path, request: pytest.FixtureRequest, size: QSize
) -> None:
    if size != SMALL:
        request.getfixturevalue("large_type")
    pseudo.add_language(clone, pseudo.LONG, pseudo.longer)
    window = make_window(lang=pseudo.LONG)
    window.resize(size)
    for line in (None, "type", "find"):
        if line is not None:
            window.handlers.of(line)()
        settle()
        assert window.size() == size
        assert cut_texts(window) == [], line
