# SPDX-License-Identifier: GPL-3.0-or-later
"""The learning ladder with real keys, and what a win does on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QPushButton, QWidget

from spiderqt import app
from spiderqt.advice.solver.solve import solve
from spiderqt.engine.codes import GameCode, parse_code
from spiderqt.engine.variants import variant
from spiderqt.store.ladder import rung
from spiderqt.store.store import Store, open_store
from spiderqt.windows.ladder_dialog import LadderDialog
from spiderqt.windows.main_window import MainWindow
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """What lasts."""
    return open_store(tmp_path / "store")


@pytest.fixture
def kept(make_window: MakeWindow, store: Store) -> Iterator[MainWindow]:
    """A window whose games last, with a game of one suit."""
    window = make_window("SD1-S1-AAAAABD")
    app.keep(window, store, None)
    yield window
    window.close()


def meet(window: MainWindow, act: Callable[[LadderDialog, QListWidget], object]) -> None:
    """Open the dialog with its key, once in a window's life, and do something in it."""

    def do(dialog: QWidget) -> None:
        assert isinstance(dialog, LadderDialog)
        found = dialog.findChild(QListWidget, "ladder-rungs")
        assert isinstance(found, QListWidget)
        act(dialog, found)

    when_modal(do)
    Keyboard(window).press("l", Qt.KeyboardModifier.ControlModifier)


def win(window: MainWindow, code: str) -> None:
    """Play that deal to its end."""
    window.game.start(parse_code(code))
    for action in solve(window.game.position, nodes=60_000).actions:
        window.game.play(action)
    assert window.game.is_won


def test_the_rungs_are_told_and_played(kept: MainWindow, store: Store) -> None:
    def look(dialog: LadderDialog, rungs: QListWidget) -> None:
        assert [rungs.item(row).text() for row in range(4)] == [
            "4 suits: above you, a win here brings you up",
            "3 suits: above you, a win here brings you up",
            "2 suits: above you, a win here brings you up",
            "1 suit: you stand here, 0 of 2 wins",
        ]
        assert rungs.currentRow() == 3
        assert dialog.introduction == "2 more wins with 1 suit lead up to 2 suits."
        QTest.keyClick(rungs, Qt.Key.Key_Up)
        QTest.keyClick(rungs, Qt.Key.Key_Return)

    meet(kept, look)
    assert kept.game.position.variant == variant("SD", 2)
    assert store.rung("SD") == rung("SD"), "playing elsewhere moves nobody"


def test_the_player_may_stand_anywhere(kept: MainWindow, store: Store) -> None:
    def jump(dialog: LadderDialog, rungs: QListWidget) -> None:
        QTest.keyClick(rungs, Qt.Key.Key_Home)
        (stand,) = (b for b in dialog.findChildren(QPushButton) if b.text() == "&Stand here")
        QTest.keyClick(stand, Qt.Key.Key_Space)
        assert rungs.currentItem().text() == "4 suits: you stand here, at the top"
        assert kept.message.whole == "Now you stand at 4 suits."
        families = dialog.findChild(QComboBox, "ladder-family")
        assert isinstance(families, QComboBox)
        families.setCurrentIndex(families.findData("SP"))
        assert rungs.currentItem().text().startswith("1 suit: you stand here")
        QTest.keyClick(rungs, Qt.Key.Key_Escape)

    meet(kept, jump)
    assert store.rung("SD") == rung("SD", 4)
    assert kept.game.position.variant == variant("SD", 1), "Esc plays nothing"


def test_a_win_says_what_it_did_and_offers_the_next_rung(kept: MainWindow, store: Store) -> None:
    win(kept, "SD1-S1-AAAAABD")
    assert kept.message.whole == "1 more win with 1 suit leads up to 2 suits."
    assert "1 more win with 1 suit" in kept.end_panel.accessibleDescription()
    assert kept.end_panel.findChild(QPushButton, "end-climb") is None
    win(kept, str(GameCode(variant("SD", 1), 2)))
    up = "You have gone up the ladder: now you stand at 2 suits. 3 more wins with 2 suits lead up to 3 suits."
    assert kept.message.whole == up
    assert up in kept.end_panel.accessibleDescription()
    kept.languages.choose("es")
    QApplication.processEvents()
    button = kept.end_panel.findChild(QPushButton, "end-climb")
    assert isinstance(button, QPushButton)
    assert button.isDefault()
    assert "2 palos" in button.text()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert kept.game.position.variant == variant("SD", 2)
    assert not kept.end_panel.isVisible()


def test_a_win_undone_and_done_again_says_nothing_twice(kept: MainWindow) -> None:
    win(kept, "SD1-S1-AAAAABD")
    said = len(kept.ear.announcer.log)
    kept.game.undo()
    kept.game.redo()
    assert not any("lead" in message.text for message in kept.ear.announcer.log[said:])
    assert not kept.end_panel.findChild(QPushButton, "end-climb")


def test_without_a_store_there_is_a_ladder_to_play(window: MainWindow) -> None:
    def look(dialog: LadderDialog, rungs: QListWidget) -> None:
        (stand,) = (b for b in dialog.findChildren(QPushButton) if b.text() == "&Stand here")
        QTest.keyClick(stand, Qt.Key.Key_Space)
        assert "could not be saved" in window.message.whole
        QTest.keyClick(rungs, Qt.Key.Key_Return)

    meet(window, look)
    assert window.game.position.variant.suits == 1
