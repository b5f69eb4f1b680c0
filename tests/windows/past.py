# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows whose games are saved, for the tests of what shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QWidget

from spiderqt.session.keeper import Keeper
from spiderqt.store.store import Store
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow
from tests.windows.hands import when_modal
from tests.words.rooms import keep_games

KeptWindow = Callable[..., MainWindow]


@pytest.fixture
def kept_window(make_window: MakeWindow, tmp_path: Path) -> Iterator[KeptWindow]:
    """Make a window that keeps its games, with some of the past in its store."""
    keepers: list[Keeper] = []

    def make(*given: object, **more: object) -> MainWindow:
        window = make_window(*given, **more)
        keepers.append(keep_games(window, tmp_path / "data"))
        return window

    yield make
    for keeper in keepers:
        keeper.store.close()


@pytest.fixture
def kept(kept_window: KeptWindow) -> MainWindow:
    """One of those: Spider with four suits on the table."""
    return kept_window()


def store_in(window: MainWindow) -> Store:
    """Its store."""
    assert window.keeper is not None
    return window.keeper.store


def heard(window: MainWindow) -> str:
    """What was said last."""
    return window.ear.announcer.log[-1].text


def button(dialog: QWidget, name: str) -> QPushButton:
    """A button by its object name."""
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton), name
    return found


def answer_yes(box: QWidget) -> None:
    """Agree to a question."""
    assert isinstance(box, QMessageBox)
    next(b for b in box.buttons() if box.buttonRole(b) is QMessageBox.ButtonRole.AcceptRole).click()


def press_enter(box: QWidget) -> None:
    """Press Enter at once, as one does."""
    QTest.keyClick(box, Qt.Key.Key_Return)


def click_and_answer(dialog: QWidget, name: str, answer: Callable[[QWidget], object] = answer_yes) -> None:
    """Click a button that asks something, and answer."""
    when_modal(answer, above=dialog)
    button(dialog, name).click()


def focused() -> QWidget:
    """What has the focus."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def tab_stops(dialog: QWidget, count: int) -> list[str]:
    """The names of the widgets that so many presses of Tab lead to."""
    names = []
    for _ in range(count):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        names.append(focused().objectName())
    return names


def choose_file(patch: pytest.MonkeyPatch, path: Path | None, chosen: str = "") -> None:
    """Let every file dialog come back with that path; None: with nothing."""
    answer = ("" if path is None else str(path), chosen)
    for name in ("getSaveFileName", "getOpenFileName"):
        patch.setattr(QFileDialog, name, staticmethod(lambda *given, **more: answer))
