# SPDX-License-Identifier: GPL-3.0-or-later
"""What a real Orca says of the table for the ear, key by key, without the game's own window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spiderqt.engine.codes import parse_code
from tests.reader.demonstration import NEARLY_WON, assert_said, open_demo
from tests.reader.orca import Orca

LANGUAGE = "en"
CODE = "SP1-S4-AAAAABW"


def test_a_walk_over_all_columns(orca: Orca) -> None:
    said = open_demo(orca, "--code", CODE)
    assert_said(said[-3:], "Table", "Column 1, 6 cards", "seven of hearts, 6 of 6, can move")
    columns = parse_code(CODE).position().columns
    for number, column in enumerate(columns[1:], start=2):
        said = orca.press("Right")
        assert said[0].startswith(f"Column {number}, {len(column)} cards")
        assert f", {len(column)} of {len(column)}, can move" in said[1]
        assert len(said) == 2
    assert_said(orca.press("Right"), "This is the last column.")
    assert_said(orca.press("Up"), "hidden card, 4 of 5")
    assert_said(orca.press("Down"), "four of clubs, 5 of 5, can move")
    assert_said(orca.press("Down"), "This is the last card of the column.")


def test_actions_refusals_and_what_comes_back(orca: Orca) -> None:
    open_demo(orca, "--code", CODE)
    said = orca.press("space")
    assert "Picked up: seven of hearts. It can go to column 5." in said
    assert_said(orca.press("Right"), "Column 2, 6 cards", "ten of diamonds, 6 of 6, can move")
    assert_said(
        orca.press("space"),
        "The seven of hearts does not go on the ten of diamonds. "
        "Look for an eight of any suit, or an empty column.",
    )
    orca.press("Right", "Right", "Right")
    assert_said(
        orca.press("space"),
        "seven of hearts, 6 of 6, can move",
        "Seven of hearts, from column 1 to column 5, onto the eight of clubs. "
        "The king of clubs turns up in column 1.",
    )
    assert_said(
        orca.press("u"),
        "Column 1, 6 cards",
        "seven of hearts, 6 of 6, can move",
        "Undone: seven of hearts, back from column 5 to column 1. "
        "The end card of column 1 lies face down again.",
    )
    said = orca.press("d")
    assert said[1].startswith("Dealt: column 1, eight of diamonds; column 2, two of diamonds; column 3, ")
    assert said[1].endswith("4 deals left.")
    assert len(said) == 2
    assert_said(orca.press("s"), "4 deals left, 0 of 8 runs completed, 44 hidden cards left.")
    assert_said(orca.press("l"), "4 deals left, 0 of 8 runs completed, 44 hidden cards left.")
    assert_said(orca.press("c"), "Column 1: 5 hidden cards, then seven of hearts, eight of diamonds.")


def test_an_empty_column_and_a_win(orca: Orca, tmp_path: Path) -> None:
    position = tmp_path / "nearly.txt"
    position.write_text(NEARLY_WON, encoding="utf-8")
    said = open_demo(orca, "--position", str(position))
    assert_said(said[-2:], "Column 1, 12 cards", "king of spades, 1 of 12, can move with 11 more")
    orca.press("Right")
    assert_said(orca.press("Right"), "Column 3, empty", "empty column")
    orca.press("Left")
    said = orca.press("a")
    assert said[-1] == (
        "You have won! All 4 runs are complete. Run of spades completed in column 1, 4 of 4. "
        "Ace of spades, from column 2 to column 1, onto the two of spades. Columns 1 and 2 are empty now."
    )
    said = orca.press("u")
    assert said[-1] == (
        "Undone: ace of spades, back from column 1 to column 2. "
        "The run of spades is back in column 1; 3 of 4 completed. The game goes on."
    )


def nodes(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield tree
    for child in tree["children"]:
        yield from nodes(child)


def test_a_reader_presses_and_points_from_outside(orca: Orca) -> None:
    open_demo(orca, "--code", CODE)
    before = orca.look("demo", "tree")
    table = before["children"][0]["children"][0]
    assert (table["role"], table["name"]) == ("panel", "Table")
    assert [column["role"] for column in table["children"]] == ["panel"] * 10 + ["push button"] * 2
    assert {card["role"] for column in table["children"] for card in column["children"]} == {"push button"}
    focused = [node["name"] for node in nodes(before) if "focused" in node["states"]]
    assert focused == ["seven of hearts, 6 of 6, can move"]
    x, y, width, height = table["children"][4]["children"][4]["rectangle"]
    found = orca.look("demo", "at", str(x + width // 2), str(y + height // 2))
    assert found[-1] == "eight of clubs, 5 of 5, can move"

    def press(name: str) -> list[str]:
        return orca.listen_to(lambda: orca.look("demo", "press", name))

    assert "Picked up: seven of hearts. It can go to column 5." in press("seven of hearts")
    assert press("eight of clubs")[-1].startswith("Seven of hearts, from column 1 to column 5")
    assert press("Stock")[-1].startswith("Dealt: column 1, eight of diamonds; ")
    assert press("Foundations")[-1] == "0 of 8 runs completed."
    said = orca.listen_to(lambda: orca.look("demo", "focus", "two of diamonds"))
    assert_said(said, "Column 2, 7 cards", "two of diamonds, 7 of 7, can move")


@pytest.mark.parametrize("count", [pytest.param(300, marks=pytest.mark.long)])
def test_no_action_is_silent(orca: Orca, count: int) -> None:
    open_demo(orca, "--code", CODE)
    dice = random.Random(count)
    for number in range(count):
        key = dice.choice(["Left", "Right", "Up", "Down", "space", "space", "a", "a", "d", "u", "r"])
        said = orca.press(key)
        assert said, f"key {number}, {key}"
        assert len(set(said)) == len(said), f"key {number}, {key}: {said}"
        assert len(said) <= 4, f"key {number}, {key}: {said}"
    assert orca.press("c")[0].startswith("Column ")
