# SPDX-License-Identifier: GPL-3.0-or-later
"""`import` and `export`: the formats of Solvitaire and of Freecell Solver."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.engine.codes import GameCode
from spiderqt.engine.position_text import read_position
from spiderqt.engine.shuffle import DEALS
from spiderqt.engine.variants import FAMILIES, VARIANTS, Variant
from tests.cli.running import cli

RUN = [f"{rank}S" for rank in ("K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A")]
PRINCIPAL = ("SP", "SD", "SS", "SC")


def deal(piles: list[list[str]], **more: object) -> str:
    return json.dumps({"tableau piles": piles, **more})


@given(st.sampled_from(VARIANTS), st.integers(0, DEALS - 1))
def test_solvitaire_goes_round(variant: Variant, number: int) -> None:
    code = str(GameCode(variant, number))
    written = cli("export", code, "--to", "solvitaire")
    told = cli("import", "-", "--game", variant.family, "--json", stdin=written.out).object
    assert told == {**cli("deal", code, "--json").object, "code": None}
    if variant.family in PRINCIPAL:
        assert cli("import", "-", "--json", stdin=written.out).object == told
    assert cli("export", code, "--to", "solvitaire", "--json").object == {
        "format": "solvitaire",
        "text": written.out,
    }


@given(st.sampled_from(["SS", "SM"]), st.integers(0, DEALS - 1))
def test_fc_solve_goes_round(family: str, number: int) -> None:
    variant = next(v for v in VARIANTS if v.family == family)
    code = str(GameCode(variant, number))
    board = cli("export", code, "--to", "fc-solve").out
    assert (
        read_position(cli("import", "-", "--game", family, stdin=board).out).position
        == GameCode(variant, number).position()
    )
    bare = board.replace(": ", "").replace("T", "10").lower()
    assert cli("import", "-", "--game", family, stdin=bare) == cli(
        "import", "-", "--game", family, stdin=board
    )


def test_solvitaire_writes_hidden_cards_small_and_the_stock_backwards() -> None:
    written = json.loads(cli("export", "SD1-S1-AAAAABD", "--to", "solvitaire").out)
    assert written["tableau piles"][3] == ["Js", "6s", "9s", "JS"]
    assert written["tableau piles"][6][2] == "10s"
    assert written["stock"][-3:] == ["6S", "4S", "QS"]


def test_solvitaire_ranks_may_be_numbers_and_a_game_without_hidden_cards_has_none() -> None:
    numbers = [*RUN[:-1], "1S"]
    numbers[:3] = ["13S", "12S", "11S"]
    piles = [numbers[:7], [c.lower() for c in numbers[7:]]]
    piles += [[c[:-1] + suit for c in RUN] for suit in "HDC"]
    text = deal([*piles, [], [], [], [], []])
    fault = cli("import", "-", "--game", "simple-simon-groups", stdin=text).fault
    # The three whole runs would have left the table.
    place = f"standard input, line 1, column {text.index('AH') + 1}"
    assert fault.startswith(f"{place}: Column 3 ends with a completed run")
    for pile in piles[2:]:
        pile.append(pile.pop(0))
    told = cli("import", "-", "--game", "simple-simon-groups", stdin=deal([*piles, [], [], [], [], []]))
    assert told.out.splitlines()[3:5] == ["1: KS QS JS TS 9S 8S 7S", "2: 6S 5S 4S 3S 2S AS"]


def test_fc_solve_boards_hold_completed_runs() -> None:
    hearts = " ".join(f"{rank}H" for rank in "QJT98765432AK")
    rows = "".join(f": {hearts.replace('H', suit)}\n" for suit in "HC")
    board = f"Foundations: H-0 C-0 D-K S-K\n{rows}" + ":\n" * 8
    told = cli(
        "import",
        "-",
        stdin="# a comment\nFreecells:   \n" + board,
    )
    assert told.out.splitlines()[-1] == "completed: D S"
    assert cli("export", "-", "--to", "fc-solve", stdin=told.out).out == board


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "line 1, column 2: This is not JSON."),
        ('{"tableau piles":\n [["KS",]]}', "line 2, column 9: This is not JSON."),
        ('{"tableau piles": ' + "[" * 100_000, "This JSON is nested too deeply."),
        ("{}", "line 1: There are no “tableau piles”."),
        (deal([["KS"], ["10X"]]), "line 1, column 30: “10X” is not a card of Solvitaire's; one looks like 10H."),
        (deal([["KS"], ["\x07"]]), "line 1, column 30: “\N{REPLACEMENT CHARACTER}” is not a card"),
        (deal([["KS", 7]]), "A card is a text, not 7."),  # type: ignore[list-item]
        (deal(["KS"]), "A pile is a list of cards, not KS."),  # type: ignore[list-item]
        (deal([{"a": 1}]), "A pile is a list of cards, not [('a', 1)]."),  # type: ignore[list-item]
        ('{"tableau piles": {}}', "line 1, column 3: “tableau piles” is not a list."),
        ('{"tableau piles": [],\n "tableau piles": []}', "line 2, column 3: “tableau piles” is given twice."),
        ('{"stock": [],\n "stock": []}', "line 2, column 3: “stock” is given twice."),
        ('{"hole": "AS"}', "line 1, column 3: “hole” has no place in these games."),
        ('{"waste": ["AS"]}', "line 1, column 3: “waste” has no place in these games."),
        (deal([["KS"]]), "This fits no game (cards: 1; columns: 1; cards in the stock: 0)"),
        ("[]", "This fits no game (cards: 1; columns: 1; cards in the stock: 0)"),
        ("", "This fits no game (cards: 0; columns: 1; cards in the stock: 0)"),
    ],
)  # fmt: skip
def test_what_is_no_deal_of_solvitaire(text: str, fault: str) -> None:
    told = cli("import", "-", stdin=text).fault
    assert told.startswith("standard input")
    assert fault in told


def test_text_that_is_json_but_no_object() -> None:
    assert cli("import", "-", "--from", "solvitaire", stdin="[]").fault.endswith("A deal is a JSON object.")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Foundations: H-3\n", "line 1, column 14: “H-3”: a foundation of these games is empty or complete"),
        ("AS\nFreecells: - 3H\n", "line 2, column 14: These games have no free cells to hold “3H”."),
        ("Talon: 3H\n", "line 1, column 1: “Talon:” means nothing in a board of Freecell Solver."),
        ("AS XX\n: 3S", "line 1, column 4: “XX” is not a card"),
        ("AS 2H\n: 3S", "line 2, column 1: Column 3 of 10 is missing."),
        ("\n" * 9 + ": 3S  YY", "line 10, column 7: “YY” is not a card"),
    ],
)
def test_what_is_no_board_of_freecell_solver(text: str, fault: str) -> None:
    assert fault in cli("import", "-", "--game", "SS", stdin=text).fault


def test_a_wrong_card_is_found_where_it_stands_in_the_foreign_text() -> None:
    text = cli("export", "SD1-S1-AAAAABD", "--to", "solvitaire").out.replace('"9s", "4S"', '"9s", "KS"')
    # The other kings lie in columns 5 and 7 and in the stock, which is read last.
    stock = text.splitlines()[10]
    place = f"standard input, line 11, column {stock.index('KS') + 1}"
    assert cli("import", "-", stdin=text).fault == f"{place}: KS is there more often than the deck has it."
    assert cli("import", "-", "--game", "spider", stdin=text).fault.startswith(
        "standard input, line 12, column 1: Column 8"
    )


def test_a_table_that_may_be_more_than_one_game_has_to_be_named() -> None:
    spades = [f"{rank}S" for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")]
    deck = [card[:-1] + suit for suit in "SHDC" for card in spades]
    piles = [deck[:10], deck[10:20], deck[20:30], deck[30:40], deck[40:47], ["9C"], ["10C"]]
    text = deal(piles, stock=["JC", "QC", "KC"])
    assert (
        "more than one game: say which with --game (spiderette, scorpion)"
        in cli("import", "-", stdin=text).fault
    )
    assert cli("import", "-", "--game", "scorpion", "--json", stdin=text).object["game"] == "SC"
    assert cli("import", "-", "--game", "DR", "--json", stdin=text).object["suits"] == 4


@pytest.mark.parametrize(("suits", "game"), [(1, "SP"), (2, "SP"), (3, "SR"), (4, "DR")])
def test_the_suits_are_those_of_the_cards(suits: int, game: str) -> None:
    code = cli("deal", "--game", game, "--suits", str(suits), "--json").object["code"]
    text = cli("export", code, "--to", "solvitaire").out
    assert cli("import", "-", "--game", game, "--json", stdin=text).object["suits"] == suits
    wrong = cli("import", "-", "--game", game, "--suits", str(suits % 4 + 1), stdin=text)
    assert "line" in wrong.fault


@pytest.mark.parametrize("form", ["solvitaire", "fc-solve"])
@pytest.mark.parametrize("family", FAMILIES)
def test_what_a_format_cannot_hold_is_refused_in_a_sentence(form: str, family: str) -> None:
    code = str(GameCode(next(v for v in VARIANTS if v.family == family), 7))
    told = cli("export", code, "--to", form)
    if form == "fc-solve" and family not in ("SS", "SM"):
        assert told.fault.startswith(f"{code}: Boards of Freecell Solver have no ")
    else:
        assert told.status == 0


def test_unknown_cards_hidden_cards_and_completed_runs_are_refused() -> None:
    start = cli("deal", "SD1-S1-AAAAABD").out
    unknown = start.replace("#9S 4S", "## 4S").replace("stock: QS", "stock: ##", 1)
    assert "unknown cards" in cli("export", "-", "--to", "solvitaire", stdin=unknown).fault
    run = " ".join(f"{rank}S" for rank in "QJT98765432AK")
    done = f"game: SD1-S1\n1: {run}\n2:\n3:\n4:\n5:\n6:\n7:\ncompleted: S S S\n"
    assert "completed runs" in cli("export", "-", "--to", "solvitaire", stdin=done).fault
    assert cli("export", "-", "--to", "fc-solve", stdin=done).status == 0
    hidden = done.replace("1: QS", "1: #QS")
    assert "face-down cards" in cli("export", "-", "--to", "fc-solve", stdin=hidden).fault
    two_decks = (
        done.replace("SD1", "SP1").replace("S S S", "S S S S S S S").replace("7:\n", "7:\n8:\n9:\n10:\n")
    )
    assert "one deck only" in cli("export", "-", "--to", "fc-solve", stdin=two_decks).fault


def test_a_board_that_freecell_solver_printed_is_read_and_written_back() -> None:
    """Printed by fc-solve 5.0.0 on its way to a solution of SS1-S4-BBAKVUO; it reads what is written here."""
    printed = """Foundations: H-K C-0 D-0 S-0 \nFreecells:                   \n: KS 7C KC 8D 7D 6D 5D 4D 3D 2D AD
: QS JS TD 9D\n: \n: QD JD TS 9S 8S 7S 6C 5C 4C 3C 2C AC\n: KD 6S 5S 4S 3S 2S AS
: \n: \n: QC JC TC 9C 8C\n: \n: \n\n"""
    position = cli("import", "-", stdin=printed)
    assert position.status == 0
    assert position.out.endswith("10:\nstock:\ncompleted: H\n")
    written = cli("export", "-", "--to", "fc-solve", stdin=position.out).out
    assert (
        written.split("\n") == [line.rstrip() for line in printed.split("\n") if "Freecells" not in line][:-1]
    )
