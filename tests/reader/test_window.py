# SPDX-License-Identifier: GPL-3.0-or-later
"""What a real Orca says of the real program: a walk, actions, refusals, dialogs, and a game won by ear."""

from __future__ import annotations

from pathlib import Path

import pytest

from spiderqt.engine.codes import parse_code
from spiderqt.engine.position_text import read_position
from tests.reader.demonstration import assert_said
from tests.reader.levels import hear_the_levels
from tests.reader.orca import Orca
from tests.reader.playing import APPLICATION, first_start, names_of, open_game, play_to_the_end, table_of
from tests.reader.positions import LATE, OPEN_DEAL, RUN_BEFORE_LAST
from tests.reader.rooms import QUICK
from tests.reader.scanned import one_switch
from tests.reader.twin import Twin, press_in_both, random_keys
from tests.reader.visiting import visit, visit_all
from tests.windows.conftest import MakeWindow

LANGUAGE = "en"
CODE = "SP1-S4-AAAAABW"
HOME = ("SpiderQt, Spider, 4 suits", "Table", "Column 1, 6 cards", "seven of hearts, 6 of 6, can move")


def test_start_walk_and_actions(orca: Orca, tmp_path: Path) -> None:
    said = open_game(orca, tmp_path, "--code", CODE)
    assert [told.startswith(text) for told, text in zip(said[-4:], HOME, strict=True)] == [True] * 4, said
    for number, column in enumerate(parse_code(CODE).position().columns[1:], start=2):
        said = orca.press("Right")
        assert said[0].startswith(f"Column {number}, {len(column)} cards")
        assert f", {len(column)} of {len(column)}, can move" in said[1]
        assert len(said) == 2
    assert_said(orca.press("Right"), "This is the last column.")
    assert_said(orca.press("Up"), "hidden card, 4 of 5")
    assert_said(orca.press("Down"), "four of clubs, 5 of 5, can move")
    orca.press("1")
    said = orca.press("a")
    assert said[-1] == (
        "Seven of hearts, from column 1 to column 5, onto the eight of clubs. "
        "The king of clubs turns up in column 1."
    )
    assert orca.press("u")[-1] == (
        "Undone: seven of hearts, back from column 5 to column 1. "
        "The end card of column 1 lies face down again."
    )
    said = orca.press("d")
    assert said[-1].startswith("Dealt: column 1, eight of diamonds; column 2, two of diamonds; column 3, ")
    assert_said(orca.press("c"), "Column 1: 5 hidden cards, then seven of hearts, eight of diamonds.")
    assert "Only the last card" in orca.press("c")[0]
    orca.press("1", "space")
    said = orca.press("2", "space")
    assert said[-1].startswith("The eight of diamonds does not go on the two of diamonds.")


def test_dialogs_the_lines_and_back(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", CODE)
    said = orca.press("F1")
    assert said[0].startswith("SpiderQt: keys")
    assert said[-1].startswith("New game: N, Ctrl+N")
    assert_said(orca.press("Down"), "Restart this deal: R.")
    said = orca.press("Escape")
    assert [told.startswith(text) for told, text in zip(said, HOME, strict=True)] == [True] * 4, said
    assert_said(orca.press("Escape"), "Nothing is picked up.")
    said = orca.press("g")
    assert said[-1].startswith("Nothing is picked up.")
    orca.press("Escape")
    orca.press("k")
    orca.type("8", "c")
    assert orca.press("Return") == ["Eight of clubs, 1 in sight: column 5, 5 of 5."]
    orca.press("Escape")
    orca.press("x")
    assert any("from column 1 to column 5" in told for told in orca.press("1", "space", "5", "Return"))
    orca.press("Escape")
    orca.press("1")
    for name in QUICK:
        visit(orca, name, "king of clubs", walk=False)
    said = orca.press("Tab")
    assert said[0].startswith("Seven of hearts, from column 1 to column 5"), "the message line"
    assert_said(orca.press("e"), "No column is empty.")
    assert orca.press("Tab")[0].startswith("Deals left: 5")
    assert_said(orca.press("e"), "No column is empty.")


def test_from_outside(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", CODE)
    table = table_of(orca)
    assert [column["role"] for column in table["children"]] == ["panel"] * 10 + ["push button"] * 2
    x, y, width, height = table["children"][4]["children"][4]["rectangle"]
    found = orca.look(APPLICATION, "at", str(x + width // 2), str(y + height // 2))
    assert found[-1] == "eight of clubs, 5 of 5, can move"

    def press(name: str) -> list[str]:
        return orca.listen_to(lambda: orca.look(APPLICATION, "press", name))

    assert "Picked up: seven of hearts. It can go to column 5." in press("seven of hearts")
    assert press("eight of clubs")[-1].startswith("Seven of hearts, from column 1 to column 5")
    assert press("Stock")[-1].startswith("Dealt: column 1, eight of diamonds; ")
    said = orca.listen_to(lambda: orca.look(APPLICATION, "focus", "two of diamonds"))
    assert_said(said, "Column 2, 7 cards", "two of diamonds, 7 of 7, can move")


def test_a_game_is_won_by_ear(orca: Orca, tmp_path: Path) -> None:
    path = tmp_path / "late.txt"
    path.write_text(RUN_BEFORE_LAST, encoding="utf-8")
    open_game(orca, tmp_path, "--open", str(path))
    assert_said(orca.press("6"), "Column 6, empty", "empty column")
    orca.press("2")
    completed = "Run of spades completed in column 1, 3 of 4. Ace of spades, from column 2 to column 1"
    said = orca.press("a")
    assert said[-1].startswith(completed), said
    assert said[-1].endswith("The king of spades turns up in column 2. Column 1 is empty now."), said
    assert_said(orca.press("Right"), "Column 2, 1 card", "king of spades, 1 of 1, can move")
    said = orca.press("u")
    assert "The run of spades is back in column 1; 2 of 4 completed." in said[-1], said
    assert_said(orca.press("1"), "Column 1, 12 cards", "king of spades, 1 of 12, can move with 11 more")
    assert any(told.startswith(completed.replace("Ace", "Again: ace")) for told in orca.press("shift+u"))
    said = play_to_the_end(orca, read_position(LATE).position)
    assert "You have won! All 4 runs are complete." in said[-1], said
    assert "Run of spades completed" in said[-1]
    assert "SpiderQt: you have won" in said[-1], "the panel is read when it opens"
    assert "Score: " in said[-1]
    assert_said(orca.press("Tab"), "Same deal again")
    orca.press("Escape")
    said = orca.press("u")
    assert "is back in column" in said[-1], said
    assert "3 of 4 completed. The game goes on." in said[-1]


@pytest.mark.parametrize("count", [20, pytest.param(300, marks=pytest.mark.long)])
def test_nothing_is_silent_and_no_ghost_stays(
    orca: Orca, tmp_path: Path, make_window: MakeWindow, count: int
) -> None:
    open_game(orca, tmp_path, "--code", CODE)
    twin = Twin(make_window(CODE, lang=LANGUAGE))
    press_in_both(orca, twin, list(random_keys(count, count)))
    told = names_of(table_of(orca))
    assert told == twin.names()
    orca.close_application()
    open_game(
        orca, tmp_path
    )  # the game that was left, in a program that has seen nothing of what went before
    assert names_of(table_of(orca)) == told


@pytest.mark.long
def test_every_dialog_is_read_from_end_to_end(orca: Orca, tmp_path: Path) -> None:
    visit_all(orca, tmp_path)


@pytest.mark.long
def test_how_much_is_said_and_of_what(orca: Orca, tmp_path: Path) -> None:
    hear_the_levels(orca, tmp_path, "How much is said:", ("check box not checked.", "checked"))


@pytest.mark.long
def test_one_switch_speaks_its_offers_in_turn(orca: Orca, tmp_path: Path) -> None:
    one_switch(orca, tmp_path, "Seven of hearts, from column 1 to column 5")


@pytest.mark.long
def test_a_whole_deal_is_won_by_ear(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", OPEN_DEAL)
    said = play_to_the_end(orca, parse_code(OPEN_DEAL).position())
    assert all(said), "every action was answered"
    assert "You have won!" in said[-1]


@pytest.mark.long
def test_the_first_start_asks_and_the_manual_is_read(orca: Orca, tmp_path: Path) -> None:
    said = first_start(orca, tmp_path, "SpiderQt: welcome")
    assert any("Answer what you like" in told for told in said), said
    assert said[-1].startswith("Play"), said
    for name, answer in (
        ("Language:", "As the system"),
        ("Text and contrast:", "As the system wishes"),
        ("Do you use a screen reader?", "Yes"),
        ("Game:", "Spider, 1 suit"),
    ):
        heard = " ".join(orca.press("Tab", *("Tab",) * (2 if name == "Language:" else 0)))
        assert name in heard, heard
        assert answer in heard, heard
    said = orca.press("Return")
    assert any("F1 lists every key" in told for told in said), said
    said = orca.press("shift+F1")
    assert any(told.startswith("SpiderQt: Spider") for told in said), said
    orca.press("Tab", "Tab", "Tab")
    assert "104 cards, 10 columns" in " ".join(orca.press("Down"))


@pytest.mark.long
def test_the_days_and_the_ladder_are_read(orca: Orca, tmp_path: Path) -> None:
    open_game(orca, tmp_path, "--code", "SS1-S4-XVMCLYJ")
    said = orca.press("ctrl+d")
    assert said[0].startswith("SpiderQt: daily deals"), said
    assert any("No day won in time yet" in told for told in said), said
    assert "today: not played" in said[-1], said
    assert "yesterday: not played" in " ".join(orca.press("Up"))
    said = orca.press("Down", "Return")
    orca.wait_for_words("deal of ", patience=60)
    said = orca.press("s", "s")
    assert "This is the deal of " in said[-1], said
    said = orca.press("ctrl+l")
    assert said[0].startswith("SpiderQt: learning ladder"), said
    assert any("2 more wins with 1 suit lead up to 2 suits" in told for told in said), said
    assert "1 suit: you stand here, 0 of 2 wins" in said[-1], said
    assert "2 suits: above you" in " ".join(orca.press("Up"))
    orca.press("Return")
    assert "2 suits" in " ".join(orca.press("b"))
