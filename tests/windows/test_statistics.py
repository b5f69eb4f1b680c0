# SPDX-License-Identifier: GPL-3.0-or-later
"""The statistics as a player meets them: read, filtered, deleted and brought back, written out and in."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QTableView, QWidget

from spiderqt.board.theme import THEMES
from spiderqt.store.history import EVERY
from spiderqt.store.statistics import Outcome
from spiderqt.store.store import open_store
from spiderqt.voice.phrases.past import outcomes_sentences
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.past.course import MOST_POINTS, course_of
from spiderqt.windows.past.statistics import StatisticsDialog
from tests.board.colour import contrast
from tests.store.samples import MONDAY
from tests.windows.hands import Keyboard, when_modal
from tests.windows.past import (
    answer_yes,
    button,
    choose_file,
    click_and_answer,
    focused,
    heard,
    kept,
    kept_window,
    press_enter,
    store_in,
    tab_stops,
)

__all__ = ["kept", "kept_window"]
CTRL = Qt.KeyboardModifier.ControlModifier
SAID = Qt.ItemDataRole.AccessibleTextRole


def table_of(dialog: QWidget) -> QTableView:
    found = dialog.findChild(QTableView, "statistics-table")
    assert isinstance(found, QTableView)
    return found


def settle(dialog: QWidget) -> None:
    """Wait for what comes after the table is on the screen."""
    assert isinstance(dialog, StatisticsDialog)
    QApplication.processEvents()
    while dialog._soon.isActive():
        QApplication.processEvents()


def combo(dialog: QWidget, name: str) -> QComboBox:
    found = dialog.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def test_each_cell_says_what_it_is(kept: MainWindow) -> None:
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        model = table_of(dialog).model()
        seen.append(model.headerData(0, Qt.Orientation.Vertical, SAID))
        seen.extend(model.index(0, column).data(SAID) for column in (0, 1, 2, 4, 5, 13))
        chart = dialog.findChild(QWidget, "chart")
        assert chart is not None
        settle(dialog)
        seen.append(chart.accessibleDescription())
        QTest.keyClick(focused(), Qt.Key.Key_Escape)

    when_modal(look)
    Keyboard(kept).press(Qt.Key.Key_T, CTRL)
    assert seen == [
        "Spider, 1 suit, free undo, classic score",
        "played 6 games",
        "won 2 of 6",
        "33 percent won",
        "1 in a row at most",
        "fewest moves 8",
        "score of the last win 590",
        "6 games are over, 2 of them won. The scores of the wins lie between 536 and 590; the last is 590.",
    ]
    assert kept.focusWidget() is kept.view, "the table has the focus again"


def test_tab_leads_through_the_dialog(kept: MainWindow) -> None:
    stops: list[str] = []
    when_modal(lambda dialog: stops.extend(tab_stops(dialog, 5)))
    kept.handlers.of("statistics")()
    assert stops == [
        "chart",
        "statistics-delete",
        "statistics-delete-all",
        "statistics-export",
        "statistics-import",
    ], "a button that is off is no stop"


def test_filters_leave_what_was_asked_for(kept: MainWindow) -> None:
    rows: list[int] = []

    def look(dialog: QWidget) -> None:
        model = table_of(dialog).model()
        rows.append(model.rowCount())
        combo(dialog, "statistics-game").setCurrentIndex(1)
        rows.append(model.rowCount())
        combo(dialog, "statistics-suits").setCurrentIndex(2)
        rows.append(model.rowCount())
        combo(dialog, "statistics-suits").setCurrentIndex(3)
        rows.append(model.rowCount())

    when_modal(look)
    kept.handlers.of("statistics")()
    assert rows == [3, 2, 1, 0]


def test_deleting_asks_and_can_be_undone(kept: MainWindow) -> None:
    store = store_in(kept)
    before = store.statistics()
    seen: list[int] = []

    def look(dialog: QWidget) -> None:
        click_and_answer(dialog, "statistics-delete", press_enter)
        assert store.statistics() == before, "Enter alone deletes nothing"
        click_and_answer(dialog, "statistics-delete")
        seen.append(sum(line.played for line in store.statistics()))
        back = button(dialog, "statistics-undelete")
        assert dialog.focusWidget() is back, "the way back is at hand"
        assert heard(kept) == "5 games deleted. Undo the deletion brings them back."
        click_and_answer(dialog, "statistics-delete-all")
        seen.append(sum(line.played for line in store.statistics()))
        for _ in range(2):
            settle(dialog)
            button(dialog, "statistics-undelete").click()
        settle(dialog)
        assert not button(dialog, "statistics-undelete").isEnabled()

    when_modal(look)
    kept.handlers.of("statistics")()
    assert seen == [8, 3], "a game that lies on a table stays"
    assert store.statistics() == before


@pytest.mark.parametrize("ending", ["json", "csv"])
def test_games_go_out_and_in_again(
    kept: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    path = tmp_path / f"games.{ending}"
    choose_file(monkeypatch, path)
    Keyboard(kept).press(Qt.Key.Key_E, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert heard(kept) == f"Saved: games.{ending}."
    store = store_in(kept)
    kept.handlers.of("import-games")()
    assert heard(kept) == "0 games were added; the others were here already."
    other = open_store(tmp_path / "other")
    text = path.read_bytes().decode("utf-8")
    done = other.import_json(text) if ending == "json" else other.import_csv(text)
    assert done is not None
    assert [line.won for line in other.statistics()] == [line.won for line in store.statistics()]
    other.close()


def test_a_file_that_holds_no_games_is_refused_in_words(
    kept: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    length = store_in(kept).history_length()
    for name, content, said in (
        ("no.json", b"{}", "This file holds no games of SpiderQt. Nothing was added."),
        ("no.csv", b"\xff\xfe", "no.csv is not a text file."),
    ):
        (tmp_path / name).write_bytes(content)
        choose_file(monkeypatch, tmp_path / name)
        kept.handlers.of("import-games")()
        assert heard(kept) == said
    choose_file(monkeypatch, tmp_path / "nowhere" / "all.json")
    kept.handlers.of("export-games")()
    assert heard(kept).startswith("all.json could not be written")
    assert store_in(kept).history_length() == length


def test_a_backup_is_restored_after_a_question(
    kept: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, path = store_in(kept), tmp_path / "all.db"
    choose_file(monkeypatch, path)
    kept.handlers.of("backup")()
    assert heard(kept) == f"All your games are in {path} now."
    before, position = store.statistics(), kept.game.position
    Keyboard(kept).press("d")
    store.delete(EVERY)
    assert store.statistics() != before
    when_modal(press_enter)
    kept.handlers.of("restore")()
    assert store.statistics() != before, "Enter alone restores nothing"
    when_modal(answer_yes)
    kept.handlers.of("restore")()
    assert store.statistics() == before
    assert kept.game.position == position
    assert "The backup was restored: 13 games." in heard(kept)


def test_without_a_store_a_kind_word_is_said(window: MainWindow) -> None:
    for name in ("statistics", "history", "games", "export-games", "import-games", "backup", "restore"):
        window.handlers.of(name)()
        assert heard(window).startswith("Nothing is saved while this program runs")


def outcome(*, won: bool, score: int | None = 500) -> Outcome:
    return Outcome(MONDAY, 100, 60.0, score) if won else Outcome(None, None, None, None)


def test_the_course_counts_the_last_games() -> None:
    found = course_of([outcome(won=n < 20) for n in range(40)])
    assert [found.rates[n][1] for n in (0, 19, 29, 39)] == [1, 1, 0.5, 0]
    assert len(found.scores) == 20
    many = course_of([outcome(won=True, score=n) for n in range(99_999)])
    assert len(many.rates) <= MOST_POINTS
    assert many.rates[-1][0] == 99_998
    assert (many.games, many.most) == (99_999, 99_998)


def test_the_picture_in_words() -> None:
    assert outcomes_sentences([]) == "No game of these is over yet."
    assert outcomes_sentences([outcome(won=True)]) == "1 game is over, 1 won. The win has a score of 500."
    said = outcomes_sentences([outcome(won=n % 2 == 0 or n > 30, score=None) for n in range(40)])
    assert said == "40 games are over, 25 of them won. Of the last 20, 15 were won; of the 20 before, 10."


def test_the_picture_can_be_told_from_its_ground() -> None:
    for theme in THEMES.values():
        assert contrast(theme.text, theme.table_edge) >= 4.5, theme.name


def test_an_open_dialog_of_statistics_is_drawn_without_games(window: MainWindow, tmp_path: Path) -> None:
    store = open_store(tmp_path / "empty")
    dialog = StatisticsDialog(store, window.scene.options, window)
    dialog.show()
    settle(dialog)
    dialog.grab()
    assert not button(dialog, "statistics-delete").isEnabled()
    chart = dialog.findChild(QWidget, "chart")
    assert chart is not None
    assert chart.accessibleDescription().startswith("No game was played yet.")
    dialog.close()
    store.close()
