# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions typed, pasted and dropped, in the player's letters and in those of files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from spiderqt import tongue
from spiderqt.engine.cards import card
from spiderqt.engine.codes import parse_code
from spiderqt.engine.position_text import Setup, write_position
from spiderqt.engine.record import read_text, replay
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.variants import VARIANTS, variant
from spiderqt.foreign.formats import module_of
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.past.editor import EditorDialog
from spiderqt.windows.past.sheet import Sheet, check, sheet_of
from tests.store.samples import deal, entries
from tests.windows.conftest import MakeWindow
from tests.windows.hands import Keyboard, when_modal
from tests.windows.past import button, focused, heard, press_enter, tab_stops

CTRL = Qt.KeyboardModifier.ControlModifier
COLUMNS = ("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AS")
NEARLY_WON = Sheet((*COLUMNS, "", "", "", "", ""), "", "S S S")
SPIDERETTE = variant("SD", 1)


def field(dialog: QWidget, name: str) -> QLineEdit:
    found = dialog.findChild(QLineEdit, f"editor-{name}")
    assert isinstance(found, QLineEdit)
    return found


def verdict(dialog: QWidget) -> str:
    found = dialog.findChild(QLabel, "editor-verdict")
    assert isinstance(found, QLabel)
    return found.text()


@given(seed=st.integers(0, 10_000), game=st.sampled_from(VARIANTS), language=st.sampled_from(["en", "es"]))
@settings(max_examples=25)
def test_what_is_shown_in_the_fields_is_read_back(seed: int, game: object, language: str) -> None:
    tongue.use(language)
    timeline = Timeline(deal(seed, game.family, game.suits).position())  # type: ignore[attr-defined]
    for _, entry in zip(range(seed % 60), entries(seed, timeline.position), strict=False):
        after = timeline.enter(entry)
        assert isinstance(after, Timeline)
        timeline = after
    found = check(sheet_of(timeline.position), timeline.position.variant)
    assert found.fault is None
    assert found.setup == Setup(timeline.position)
    assert found.missing == ()
    tongue.use("en")


def test_letters_of_two_languages() -> None:
    game = variant("SS")
    table = game.deck()
    by_suit = [
        " ".join(str(c) for c in table if c.suit is suit) for suit in dict.fromkeys(c.suit for c in table)
    ]
    english = Sheet((*by_suit, *[""] * 6))
    assert check(english, game).setup is not None
    tongue.use("es")
    assert check(english, game).setup == check(english, game).setup is not None, "S and H tell: C is a club"
    spanish = sheet_of(check(english, game).setup.position)  # type: ignore[union-attr]
    assert spanish.columns[0].startswith("AP 2P")
    assert check(spanish, game).setup == check(english, game).setup
    only_hearts = check(Sheet(("2C", *[""] * 9)), game)
    assert card("2H") not in only_hearts.missing, "nothing tells, so it is the player's language"


@pytest.mark.parametrize(
    ("sheet", "text", "place"),
    [
        (Sheet(("KS QX",)), "Column 1, character 4: “QX” is not a card; one looks like 4C.", (0, 3, 2)),
        (Sheet(("", "KS #2S")), "Column 2, character 4: “#2S” lies face down", (1, 3, 3)),
        (Sheet(("", "", "#2S")), "Column 3, character 1: Column 3 ends with the face-down card", (2, 0, 3)),
        (Sheet(("AS AS AS AS AS",)), "Column 1, character 13: “AS” is there more often", (0, 12, 2)),
        (Sheet(("KH",)), "Column 1, character 1: “KH” is there more often", (0, 0, 2)),
        (Sheet((), "2S zz"), "Stock, character 4: “zz” is not a card", (7, 3, 2)),
        (
            Sheet((), "", "S Z"),
            "Completed runs, character 3: “Z” is not a suit; the letters are S spades",
            (8, 2, 1),
        ),
        (Sheet((*COLUMNS,), "", "S S"), "13 cards are still missing.", (0, 0, 0)),
    ],
)
def test_one_sentence_says_what_and_where(sheet: Sheet, text: str, place: tuple[int, int, int]) -> None:
    padded = Sheet((*sheet.columns, *[""] * (7 - len(sheet.columns))), sheet.stock, sheet.completed)
    fault = check(padded, SPIDERETTE).fault
    assert fault is not None
    assert fault.text.startswith(text)
    assert (fault.field, fault.start, fault.length) == place


def test_a_position_is_typed_and_played(make_window: MakeWindow) -> None:
    window = make_window("SD1-S1-AAAAABD")
    before = window.game.table.uid

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, EditorDialog)
        assert focused().objectName() == "editor-column-1"
        QTest.keyClicks(focused(), COLUMNS[0].lower())
        assert tab_stops(dialog, 1) == ["editor-column-2"]
        QTest.keyClicks(focused(), "ax")
        assert focused().accessibleDescription() == "", "while it is typed a reader says the letters"
        logged = len(window.ear.announcer.log)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert len(window.ear.announcer.log) == logged + 1, "said once"
        assert heard(window) == "Column 2, character 1: “ax” is not a card; one looks like 4C."
        assert field(dialog, "column-2").selectedText() == "ax", "it is chosen, to be typed over"
        assert field(dialog, "column-2").accessibleDescription() == verdict(dialog)
        QTest.keyClicks(field(dialog, "column-2"), "as")
        field(dialog, "completed").setFocus()
        QTest.keyClicks(field(dialog, "completed"), "s s s")
        assert verdict(dialog) == "This position can be played."
        QTest.keyClick(field(dialog, "completed"), Qt.Key.Key_Return)

    when_modal(look)
    Keyboard(window).press(Qt.Key.Key_E, CTRL)
    assert window.game.position == check(NEARLY_WON, SPIDERETTE).setup.position  # type: ignore[union-attr]
    assert window.game.table.code is None
    assert window.game.undo()
    assert window.game.table.uid == before


def test_what_was_typed_is_there_again(window: MainWindow) -> None:
    texts: list[str] = []

    def leave(dialog: QWidget) -> None:
        QTest.keyClicks(field(dialog, "column-4"), "KS QS")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def look(dialog: QWidget) -> None:
        texts.append(field(dialog, "column-4").text())
        for _ in range(2):
            button(dialog, "editor-clear").click()
            texts.append(field(dialog, "column-4").text())

    for act in (leave, look):
        when_modal(act)
        window.handlers.of("enter-position")()
    assert texts == ["KS QS", "", "KS QS"]


def test_a_whole_position_is_pasted_into_the_fields(window: MainWindow) -> None:
    position = deal(7, "SC").position()

    def look(dialog: QWidget) -> None:
        QGuiApplication.clipboard().setText("what?")
        button(dialog, "editor-paste").click()
        assert heard(window) == "This is neither a game code nor a record nor a position."
        QGuiApplication.clipboard().setText(write_position(Setup(position)))
        button(dialog, "editor-paste").click()
        assert not field(dialog, "column-8").isVisible()
        QTest.keyClick(field(dialog, "column-1"), Qt.Key.Key_Return)

    when_modal(look)
    window.handlers.of("enter-position")()
    assert window.game.position == position


def test_codes_records_and_positions_are_pasted_onto_the_table(window: MainWindow) -> None:
    Keyboard(window).press("d")
    table = window.game.table
    Keyboard(window).press(Qt.Key.Key_C, CTRL)
    copied = QGuiApplication.clipboard().text()
    assert replay(read_text(copied)).timeline.position == table.position
    QGuiApplication.clipboard().setText(" sd1-s1-aaaaabd\n")
    Keyboard(window).press(Qt.Key.Key_V, CTRL)
    assert str(window.game.table.code) == "SD1-S1-AAAAABD"
    QGuiApplication.clipboard().setText(copied)
    Keyboard(window).press(Qt.Key.Key_V, CTRL)
    assert window.game.position == table.position
    position = deal(9, "SS").position()
    for text in (
        write_position(Setup(position)),
        module_of("solvitaire").write(position),
        module_of("fc-solve").write(position),
    ):
        window.game.start(parse_code("SD1-S1-AAAAABD"))
        QGuiApplication.clipboard().setText(text)
        Keyboard(window).press(Qt.Key.Key_V, CTRL)
        assert window.game.position == position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no text in the clipboard."),
        ("SD1-S1-AAAAABX", "is mistyped"),
        ("hello, world", "This is neither a game code nor a record nor a position."),
        ("{", "Line 1, column 2: This is not JSON."),
        ("game: SP1-S4\n1: KS KS KS", "the clipboard, line 2, column 10: KS is there more often"),
        (
            "record: 1\ncode: SD1-S1-AAAAABD\nactions:\n1 9",
            "the clipboard, line 4: this action is not legal.",
        ),
    ],
)
def test_what_cannot_be_pasted_is_said_and_changes_nothing(window: MainWindow, text: str, said: str) -> None:
    before = window.game.table.uid
    QGuiApplication.clipboard().setText(text)
    when_modal(press_enter)
    Keyboard(window).press(Qt.Key.Key_V, CTRL)
    assert said in heard(window)
    assert window.game.table.uid == before


def test_a_deal_that_does_not_say_its_game_is_asked_about(window: MainWindow) -> None:
    board = module_of("solvitaire").write(deal(4, "SS").position()).replace('"KS"', '"QS"')
    seen: list[str] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, EditorDialog)
        seen.append(verdict(dialog))

    when_modal(look)
    QGuiApplication.clipboard().setText(board)
    Keyboard(window).press(Qt.Key.Key_V, CTRL)
    assert "is there more often than the deck has it" in seen[0]


def drop(window: MainWindow, mime: QMimeData) -> None:
    """Drag something onto the table and let go."""
    at, copy, left, none = QPoint(200, 200), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, CTRL
    enter = QDragEnterEvent(at, copy, mime, left, none)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(at), copy, mime, left, none))


def test_files_and_texts_are_dropped_onto_the_window(window: MainWindow, tmp_path: Path) -> None:
    assert not window.view.acceptDrops()
    assert not window.view.viewport().acceptDrops(), "else the table would keep what is dropped on it"
    path = tmp_path / "dropped.spider"
    path.write_text("record: 1\ncode: SD1-S1-AAAAABD\nactions:\nd\n", encoding="utf-8")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    drop(window, mime)
    assert (str(window.game.table.code), window.game.moves) == ("SD1-S1-AAAAABD", 1)
    mime = QMimeData()
    mime.setText(str(deal(3, "SR", 2)))
    drop(window, mime)
    assert window.game.table.code == deal(3, "SR", 2)
    (tmp_path / "simon.json").write_text(module_of("solvitaire").write(deal(9, "SS").position()))
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "simon.json"))])
    drop(window, mime)
    assert window.game.position == deal(9, "SS").position()
