# SPDX-License-Identifier: GPL-3.0-or-later
"""Every window and dialog in both languages: nothing untranslated, no mnemonic twice."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QStackedLayout,
    QWidget,
)

import spiderqt.windows
from spiderqt.session.table import Options
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.past.lists import PastDialog
from spiderqt.windows.roomy import RoomyDialog
from tests.windows.conftest import MakeWindow
from tests.words.rooms import ROOMS
from tests.words.seen import mnemonic, same_mnemonics, texts_of

LANGUAGES = ("en", "es")

SAME_IN_BOTH = {
    "SpiderQt",
    "English",
    "español",
    "Spider",
    "Spiderette",
    "Simple Simon",
    "Escape",
    "Esc",
    "F1, ?",
    "F11",
    "No",
}
"""What is written alike in English and Spanish, or is a name; anything else must differ."""


def read_all(window: MainWindow) -> dict[str, set[str]]:
    """Every text, by the room where it is met; the window is one of them."""
    found = {"window": set(texts_of(window))}
    for name, enter in ROOMS.items():
        found[name] = set()
        enter(window, lambda dialog, name=name: found[name].update(texts_of(dialog)))  # type: ignore[misc]
    return found


def untranslated(english: set[str], spanish: set[str]) -> set[str]:
    """Texts met in both, with letters in them."""
    both = (plain for plain in english & spanish if sum(map(str.isalpha, plain)) > 1)
    return {text for text in both if text.strip() not in SAME_IN_BOTH and not is_data(text)}


def is_data(text: str) -> bool:
    """Codes, keys and file names are no words."""
    parts = text.replace("+", " ").replace(",", " ").replace("-", " ").split()
    return all(part.isupper() or not part.isalpha() or part in ("Ctrl", "Alt") for part in parts)


def test_nothing_is_met_untranslated(make_window: MakeWindow) -> None:
    english, spanish = (read_all(make_window(lang=language)) for language in LANGUAGES)
    assert set(english) == {"window", *ROOMS}
    assert sum(map(len, spanish.values())) > 120
    for room in english:
        assert untranslated(english[room], spanish[room]) == set(), room


def test_a_language_is_changed_in_everything_at_once(make_window: MakeWindow) -> None:
    window = make_window(lang="en")
    before, english = window.game.position, set(texts_of(window))
    window.languages.choose("es")
    assert untranslated(english, set(texts_of(window))) == set()
    assert window.game.position == before


@pytest.mark.parametrize("room", ROOMS)
def test_an_open_dialog_changes_its_language(make_window: MakeWindow, room: str) -> None:
    window = make_window(lang="en")

    def look(dialog: QWidget) -> None:
        if isinstance(dialog, QMessageBox):
            return  # Qt's own, there for one sentence
        english = set(texts_of(dialog))
        window.languages.choose("es")
        for _ in range(4):  # painted, and what painting brought to light
            QTest.qWait(5)
        assert untranslated(english, set(texts_of(dialog))) == set()

    ROOMS[room](window, look)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mnemonic_twice_in_a_menu(make_window: MakeWindow, language: str) -> None:
    window = make_window(lang=language)
    menus = [menu for menu in window.findChildren(QMenu) if menu.title()]
    assert len(menus) > 5
    for actions in (window.menuBar().actions(), *(menu.actions() for menu in menus)):
        assert same_mnemonics(actions) == []
    assert all(mnemonic(action.text()) for action in window.menuBar().actions())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_no_mnemonic_twice_in_a_dialog(make_window: MakeWindow, language: str, room: str) -> None:
    window = make_window(lang=language, options=Options())

    def look(dialog: QWidget) -> None:
        for _ in each_page(dialog):
            letters = sorted(filter(None, map(mnemonic, labels(dialog))))
            assert letters == sorted(set(letters))

    ROOMS[room](window, look)


def each_page(dialog: QWidget) -> Iterator[None]:
    """Show one page after the other; what has no pages is one."""
    stack = dialog.findChild(QStackedLayout)
    for number in range(stack.count() if isinstance(stack, QStackedLayout) else 1):
        if isinstance(stack, QStackedLayout):
            stack.setCurrentIndex(number)
        yield


def labels(dialog: QWidget) -> Iterable[str]:
    """The texts on which a mnemonic works: not those on pages that are not shown."""
    stack = dialog.findChild(QStackedLayout)
    hidden = [] if not isinstance(stack, QStackedLayout) else [stack.widget(n) for n in range(stack.count())]
    for part in dialog.findChildren(QWidget):
        if any(page and page.isHidden() and page.isAncestorOf(part) for page in hidden):
            continue
        if isinstance(part, QAbstractButton) or (isinstance(part, QLabel) and part.buddy() is not None):
            yield part.text()


def test_every_dialog_is_among_the_rooms(window: MainWindow) -> None:
    met: set[str] = set()
    for enter in ROOMS.values():
        enter(window, lambda dialog: met.add(type(dialog).__name__))
    folder = str(Path(spiderqt.windows.__file__).parent)
    for module in pkgutil.walk_packages([folder], "spiderqt.windows."):
        found = importlib.import_module(module.name)
        for name, member in inspect.getmembers(found, inspect.isclass):
            if (
                issubclass(member, QDialog)
                and member.__module__ == found.__name__
                and member not in (RoomyDialog, PastDialog)
            ):
                assert name in met, f"tests/words/rooms.py does not say how to come to {name}"
