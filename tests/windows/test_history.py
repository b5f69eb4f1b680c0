# SPDX-License-Identifier: GPL-3.0-or-later
"""Past games and games under way: listed, gone on with, saved, deleted and brought back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QListWidget, QTableView, QWidget

from spiderqt.cli import main
from spiderqt.engine.record import read_text
from spiderqt.engine.variants import variant
from spiderqt.store.connection import connect
from spiderqt.store.history import EVERY
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.past.history_model import PAGE, HistoryModel
from tests.store.conftest import Shelf, shelf
from tests.store.samples import SIMON, deal, fill
from tests.windows.hands import Keyboard, when_modal
from tests.windows.past import (
    button,
    choose_file,
    click_and_answer,
    focused,
    heard,
    kept,
    kept_window,
    store_in,
    tab_stops,
)

__all__ = ["kept", "kept_window", "shelf"]
CTRL = Qt.KeyboardModifier.ControlModifier
SAID = Qt.ItemDataRole.AccessibleTextRole


def rows_of(dialog: QWidget) -> QTableView:
    found = dialog.findChild(QTableView, "history-table")
    assert isinstance(found, QTableView)
    return found


def choose(dialog: QWidget, name: str, index: int) -> None:
    found = dialog.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    found.setCurrentIndex(index)


def test_a_row_is_a_sentence(kept: MainWindow) -> None:
    said: list[str] = []
    stops: list[str] = []

    def look(dialog: QWidget) -> None:
        table = rows_of(dialog)
        said.extend(table.model().index(0, column).data(SAID) for column in range(1, 7))
        stops.extend(tab_stops(dialog, 3))
        QTest.keyClick(focused(), Qt.Key.Key_Escape)

    when_modal(look)
    Keyboard(kept).press(Qt.Key.Key_H, CTRL)
    assert said[:1] + said[2:] == [
        "Simple Simon",
        "6 moves",
        "no score",
        "time 6 seconds",
        f"code {deal(3, 'SS')}",
    ]
    assert stops == ["history-replay", "history-open", "history-copy"]
    assert kept.focusWidget() is kept.view


def test_filters_and_pages(shelf: Shelf) -> None:
    store = shelf.open()
    assert store.path is not None
    db = connect(store.path)
    fill(db, 3 * PAGE + 7)
    db.close()
    model = HistoryModel(store)
    model.show(EVERY)
    assert model.rowCount() == 3 * PAGE + 7
    assert not model._pages, "nothing is read before it is looked at"
    whole = store.history(limit=1000)
    assert [game for row in (0, PAGE - 1, PAGE, 3 * PAGE + 6) if (game := model.game(row))] == [
        whole[row] for row in (0, PAGE - 1, PAGE, 3 * PAGE + 6)
    ]
    assert sorted(model._pages) == [0, 1, 3]
    assert model.game(-1) is None
    assert model.game(3 * PAGE + 7) is None


def test_a_game_is_gone_on_with_at_its_end(kept: MainWindow) -> None:
    before = kept.game.table.uid
    wanted: list[str] = []

    def look(dialog: QWidget) -> None:
        choose(dialog, "history-result", 1)
        game = store_in(kept).history(dialog.choice(), limit=1)[0]  # type: ignore[attr-defined]
        wanted.append(game.uid)
        button(dialog, "history-open").click()

    when_modal(look)
    kept.handlers.of("history")()
    table = kept.game.table
    assert [table.uid] == wanted
    assert len(table.entries) == len(store_in(kept).load(wanted[0]).record.entries)  # type: ignore[union-attr]
    won_before = [line.won for line in store_in(kept).statistics()]
    Keyboard(kept).press("u")
    Keyboard(kept).press(Qt.Key.Key_Y, CTRL)
    assert [line.won for line in store_in(kept).statistics()] == won_before
    while kept.game.table.uid != before:
        assert kept.game.undo(), "undo leads back to the game that lay there"


def test_a_game_is_saved_as_a_record_and_its_code_copied(
    kept: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "past.spider"
    choose_file(monkeypatch, path)

    def look(dialog: QWidget) -> None:
        choose(dialog, "history-result", 1)
        button(dialog, "history-copy").click()
        button(dialog, "history-save").click()

    when_modal(look)
    kept.handlers.of("history")()
    assert heard(kept) == "Saved: past.spider."
    record = read_text(path.read_text(encoding="utf-8"))
    assert QGuiApplication.clipboard().text() == str(record.start)
    assert main(["verify", str(path)]) == 0, "the console agrees that it is legal"
    assert capsys.readouterr().out


def test_one_game_is_deleted_and_brought_back(kept: MainWindow) -> None:
    store = store_in(kept)
    before = store.history()

    def look(dialog: QWidget) -> None:
        assert not button(dialog, "history-delete").isEnabled(), "the first row lies on a table"
        choose(dialog, "history-result", 1)
        table = rows_of(dialog)
        table.selectRow(2)
        click_and_answer(dialog, "history-delete")
        assert store.history_length() == len(before) - 1
        assert table.currentIndex().row() == 2
        button(dialog, "history-undelete").click()
        assert heard(kept) == "1 game is back."

    when_modal(look)
    kept.handlers.of("history")()
    assert store.history() == before


def test_games_under_way_are_exchanged_and_stay_where_they_were(kept: MainWindow) -> None:
    Keyboard(kept).press("d")
    first = kept.game.table
    lines: list[str] = []

    def look(dialog: QWidget) -> None:
        found = dialog.findChild(QListWidget, "games-list")
        assert isinstance(found, QListWidget)
        lines.extend(found.item(row).text() for row in range(found.count()))
        assert found.currentRow() == 1, "the one on the table is not the one to go on with"
        QTest.keyClick(found, Qt.Key.Key_Return)

    when_modal(look)
    Keyboard(kept).press(Qt.Key.Key_G, CTRL)
    assert lines[0] == "Spider, 4 suits: on the table now, 1 move."
    assert lines[1].startswith("Simple Simon: 6 moves in 6 seconds, ")
    assert len(lines) == 4
    assert kept.game.position.variant == SIMON
    assert kept.keeper is not None
    assert kept.keeper.bring_back(variant("SP", 4))
    assert (kept.game.table.uid, kept.game.table.entries) == (first.uid, first.entries)
