# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual's window, and the way from a refusal to its rule."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QTextBrowser, QWidget

from spiderqt.engine.actions import Deal, Move
from spiderqt.windows import looks
from spiderqt.windows.help import RULES_WHEN_REFUSED
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.manual import pages
from spiderqt.windows.manual.window import ManualWindow
from tests.windows.conftest import MakeWindow
from tests.words.rooms import ROOMS


def opened(window: MainWindow) -> ManualWindow:
    """The manual, opened with its key."""
    QTest.keyClick(window.view, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    manual = window.help.manual
    assert manual is not None
    for _ in range(100):
        if QApplication.activeWindow() is manual:
            return manual
        QTest.qWait(10)
    raise AssertionError("the manual does not come to the front")


def text(manual: ManualWindow) -> QTextBrowser:
    """The page as it is shown."""
    found = manual.findChild(QTextBrowser)
    assert isinstance(found, QTextBrowser)
    return found


def line_at_caret(manual: ManualWindow) -> str:
    """The text of the paragraph where the caret, and with it a reader, is."""
    return text(manual).textCursor().block().text()


def find(manual: ManualWindow, words: str) -> None:
    """Search with the keys."""
    field = manual.findChild(QLineEdit, "manual-find")
    assert isinstance(field, QLineEdit)
    field.setFocus()
    field.setText(words)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_the_manual_opens_with_the_rules_of_the_game(window: MainWindow) -> None:
    manual = opened(window)
    assert manual.place() == "spider"
    assert manual.windowTitle() == "SpiderQt: Spider"


def test_every_page_can_be_chosen_and_has_its_pictures(window: MainWindow) -> None:
    manual = opened(window)
    choice = manual.findChild(QComboBox, "manual-page")
    assert isinstance(choice, QComboBox)
    assert choice.count() == len(pages.NAMES)
    for index, name in enumerate(pages.NAMES):
        choice.setCurrentIndex(index)
        assert manual.place() == name
        assert text(manual).toPlainText().startswith(choice.currentText())


def test_a_refusal_offers_its_rule_and_the_manual_opens_there(make_window: MakeWindow) -> None:
    window = make_window()
    button = window.findChild(QPushButton, "rule-offer")
    assert isinstance(button, QPushButton)
    assert not button.isVisible()
    window.game.play(Move(0, 3, 1))
    assert button.isVisible()
    assert "Shift+F1 opens the rule." in window.message.whole
    manual = opened(window)
    assert manual.place() == "glossary"
    assert line_at_caret(manual) == "Face down, face up"
    window.game.play(Move(0, 3, 1))
    assert "Shift+F1" not in window.message.whole, "said once for each rule"
    assert button.isVisible()
    button.click()
    assert manual.place() == "glossary"
    window.game.play(Deal())
    assert not button.isVisible()


def test_the_offer_can_be_turned_off(window: MainWindow) -> None:
    window.help.toggle.trigger()
    assert window.settings.get(RULES_WHEN_REFUSED) is False
    window.game.play(Move(0, 3, 1))
    assert not window.help.button.isVisible()
    assert "Shift+F1" not in window.message.whole


def test_searching_goes_over_all_pages_without_accents(make_window: MakeWindow) -> None:
    window = make_window(lang="es")
    manual = opened(window)
    find(manual, "ESTAN VACIA")
    assert not text(manual).textCursor().hasSelection()
    assert "ESTAN VACIA" in manual._found.text()
    assert manual._found.isVisible()
    find(manual, "puntuacion clasica")
    assert manual.place() == "undo-and-score"
    assert text(manual).textCursor().selectedText() == "puntuación clásica"
    find(manual, "columna")
    first = manual.place(), text(manual).textCursor().position()
    find(manual, "columna")
    assert (manual.place(), text(manual).textCursor().position()) != first


def test_links_lead_to_their_place(window: MainWindow) -> None:
    manual = opened(window)
    text(manual).anchorClicked.emit(QUrl("simple-simon.md#groups"))
    assert manual.place() == "simple-simon"
    assert line_at_caret(manual) == "Simple Simon with groups"


def test_the_open_manual_changes_its_language_and_keeps_its_page(window: MainWindow) -> None:
    manual = opened(window)
    manual.show_place("strategy")
    window.languages.choose("es")
    QTest.qWait(1)
    assert manual.place() == "strategy"
    assert text(manual).toPlainText().startswith("Estrategia")
    assert manual.windowTitle() == "SpiderQt: Estrategia"


def test_the_pictures_have_the_colours_of_the_table(window: MainWindow) -> None:
    manual = opened(window)
    pixels = []
    for theme in ("felt", "contrast-dark"):
        window.settings.set(looks.THEME, theme)
        image = text(manual).loadResource(2, QUrl("table:gap"))
        pixels.append(image.pixelColor(3, 3).name())
    assert pixels[0] != pixels[1]


def test_a_reader_finds_names_and_text(window: MainWindow) -> None:
    manual = opened(window)
    interface = QAccessible.queryAccessibleInterface(text(manual))
    assert (
        interface.role() is QAccessible.Role.EditableText or interface.role() is QAccessible.Role.StaticText
    )
    content = interface.textInterface()
    assert content is not None
    assert "Spider" in content.text(0, 40)
    for part in (manual.findChild(QComboBox, "manual-page"), manual.findChild(QLineEdit, "manual-find")):
        assert part is not None
        assert QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_keys_on_the_page_are_those_of_the_window(make_window: MakeWindow, lang: str) -> None:
    window = make_window(lang=lang)
    manual = opened(window)
    manual.show_place("keys")
    shown = text(manual).toPlainText()
    for name, keys in window.keys().items():
        assert not keys or keys in shown, name


PAGE_OF = {
    "new": "undo-and-score",
    "keys": "keys",
    "preferences": "preferences",
    "log": "reading",
    "daily": "daily",
    "ladder": "daily",
    "welcome": "preferences",
    "picker": "playing",
    "statistics": "games",
    "history": "games",
    "games": "games",
    "replay": "games",
    "enter-position": "games",
}


def test_dialogs_lead_to_their_pages(window: MainWindow) -> None:
    met: list[str] = []

    def look(dialog: QWidget) -> None:
        QTest.keyClick(dialog, Qt.Key.Key_F1)
        manual = dialog.findChild(ManualWindow)
        assert isinstance(manual, ManualWindow)
        assert manual.isVisible()
        met.append(manual.place())
        manual.close()
        assert dialog.isVisible()

    for room in PAGE_OF:
        ROOMS[room](window, look)
    assert met == list(PAGE_OF.values())
