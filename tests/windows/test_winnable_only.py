# SPDX-License-Identifier: GPL-3.0-or-later
"""“Only winnable deals”: looked for inside the dialog, which can stop it; the way is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spiderqt.advice.difficulty import Difficulty
from spiderqt.advice.solver.solve import wins
from spiderqt.advice.worker import client
from spiderqt.advice.worker.jobs import Draw, Job, Solve
from spiderqt.engine.variants import Variant, variant
from spiderqt.windows.deal_kinds import DEALS, DealKind
from spiderqt.windows.deal_search import DealSearch
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.new_game import NewGameDialog
from tests.advice.test_worker import HARD
from tests.windows.conftest import MakeWindow
from tests.windows.hands import when_modal


def asked_for(window: MainWindow, then: Callable[[NewGameDialog, DealSearch], object]) -> None:
    """Open the dialog, ask for a winnable deal, and do `then` meanwhile."""
    met: list[QWidget] = []

    def meet(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        box = dialog.findChild(QComboBox, "new-game-deals")
        assert isinstance(box, QComboBox)
        QTest.keyClick(box, Qt.Key.Key_Down)
        dialog.accept()
        search = dialog.findChild(DealSearch)
        assert isinstance(search, DealSearch)
        met.append(dialog)
        then(dialog, search)

    when_modal(meet)
    window.handlers.do_new()
    assert met


def until(condition: Callable[[], bool], qtbot: QtBot) -> None:
    qtbot.waitUntil(condition, timeout=60_000)


def test_the_deal_can_be_won_and_its_way_is_kept(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window("SD1-S1-AAAAABD")
    before = window.game.table.code

    def wait(dialog: NewGameDialog, search: DealSearch) -> None:
        assert search.isVisible()
        assert window.settings.get(DEALS) == "any", "it is remembered once a deal is there"
        assert "Looking for a deal" in search.text()
        until(lambda: not dialog.isVisible(), qtbot)

    asked_for(window, wait)
    code = window.game.table.code
    assert code is not None
    assert code != before
    line = window.lines.line(code)
    assert line is not None
    assert wins(window.game.position, line)
    assert window.thinker.current is None
    assert window.settings.get(DEALS) == "winnable"


@pytest.mark.parametrize(
    ("grades", "wanted"), [(1, Difficulty.EASY), (2, Difficulty.MEDIUM), (3, Difficulty.HARD)]
)
def test_the_grade_is_what_is_looked_for(grades: int, wanted: Difficulty) -> None:
    kind = list(DealKind)[grades + 1]
    job = DealSearch._job(None, variant("spider", 1), kind)  # type: ignore[arg-type]
    assert job == Draw(variant("spider", 1), difficulty=wanted)


def slow_job(search: DealSearch, game: Variant, kind: DealKind) -> Job:
    """Something that takes minutes."""
    return Solve(HARD)


def test_esc_stops_the_search_and_then_closes(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DealSearch, "_job", slow_job)
    window = make_window("SD1-S1-AAAAABD")
    before = window.game.table

    def stop(dialog: NewGameDialog, search: DealSearch) -> None:
        until(lambda: "1 s" in search.text(), qtbot)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not search.is_going
        assert dialog.isVisible()
        assert "stopped; nothing was dealt" in search.text()
        assert window.thinker.current is None
        window.languages.choose("es")
        QApplication.processEvents()
        assert "no se ha repartido nada" in search.text()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    asked_for(window, stop)
    assert window.game.table.uid == before.uid


def test_a_search_that_cannot_be_made_is_told_and_a_plain_deal_is_to_be_had(
    make_window: MakeWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_command", lambda: ("/nowhere/at/all",))
    window = make_window("SD1-S1-AAAAABD")
    before = window.game.table

    def deal_without(dialog: NewGameDialog, search: DealSearch) -> None:
        until(lambda: not search.is_going, qtbot)
        assert "no deal is known to be winnable" in search.text()
        box = dialog.findChild(QComboBox, "new-game-deals")
        assert isinstance(box, QComboBox)
        QTest.keyClick(box, Qt.Key.Key_Home)
        dialog.accept()

    asked_for(window, deal_without)
    assert window.game.table.uid != before.uid


def test_a_code_needs_no_search(make_window: MakeWindow) -> None:
    window = make_window("SD1-S1-AAAAABD")

    def type_code(dialog: QWidget) -> None:
        box, field = dialog.findChild(QComboBox, "new-game-deals"), dialog.findChild(QLineEdit)
        assert isinstance(box, QComboBox)
        assert isinstance(field, QLineEdit)
        QTest.keyClicks(field, "SP1-S4-AAAAABW")
        assert not box.isEnabled()
        QTest.keyClick(field, Qt.Key.Key_Return)

    when_modal(type_code)
    window.handlers.do_new()
    assert str(window.game.table.code) == "SP1-S4-AAAAABW"
