# SPDX-License-Identifier: GPL-3.0-or-later
"""The naive rules against positions worked out by hand: deals of every family, and Scorpion."""

from __future__ import annotations

import pytest

from tests.naive import State, act, completed, legal, may_deal, perft, score, won
from tests.naive.making import run, table

ROW_OF_SEVEN = "5S 6S 7S 8S 9S TS JS"


def ends(state: State) -> list[str]:
    return [column[-1] if column else "" for column in state.columns]


def test_deal_gives_a_card_to_each_column_from_the_left() -> None:
    state = act(table("SD1-S1", *["KS"] * 7, stock=f"{ROW_OF_SEVEN} AS"), "d")
    assert ends(state) == ROW_OF_SEVEN.split()
    assert state.stock == ("AS",)


@pytest.mark.parametrize(("game", "width", "allowed"), [("SP", 10, False), ("SR", 10, True)])
def test_deal_over_a_gap_in_ten_columns(game: str, width: int, allowed: bool) -> None:
    row = "2S 3S 4S 5S 6S 7S 8S 9S TS JS"
    full = table(f"{game}1-S1", *["KS"] * width, stock=row)
    gap = table(f"{game}1-S1", *["KS"] * (width - 1), stock=row)
    assert "d" in legal(full)
    assert ("d" in legal(gap)) == allowed
    if allowed:
        assert ends(act(gap, "d")) == row.split()


@pytest.mark.parametrize(("game", "allowed"), [("SD", False), ("DR", True)])
def test_last_deal_of_three(game: str, allowed: bool) -> None:
    full = table(f"{game}1-S1", *["KS"] * 7, stock="2S 3S 4S")
    assert ends(act(full, "d")) == ["2S", "3S", "4S", "KS", "KS", "KS", "KS"]
    assert not may_deal(act(full, "d"))
    gap = table(f"{game}1-S1", *["KS"] * 6, stock="2S 3S 4S")  # the gap lies where no card would fall
    assert ("d" in legal(gap)) == allowed


@pytest.mark.parametrize(("game", "allowed"), [("SP", False), ("SD", False), ("SR", True), ("DR", True)])
def test_fewer_cards_than_columns(game: str, allowed: bool) -> None:
    assert may_deal(table(f"{game}1-S1", "KS", "QS", stock="JS TS 9S")) == allowed


@pytest.mark.parametrize("game", ["SP", "SR", "SD", "DR", "SS", "SM", "SC", "SX"])
def test_no_deal_without_a_stock(game: str) -> None:
    assert "d" not in legal(table(f"{game}1-S4", *["KS"] * (7 if game in ("SD", "DR", "SC", "SX") else 10)))


def test_two_runs_completed_by_one_deal_leave_after_the_row() -> None:
    spades, hearts = run("K", "2", "S"), run("K", "2", "H")
    state = table(
        "SD1-S4", "9C", f"#7D {hearts}", "9C", spades, "9C", "9C", "9C", stock="TC AH 8C AS TD TH 2C"
    )
    state = act(state, "d")
    assert state.completed == ("H", "S")
    assert ends(state) == ["TC", "7D", "8C", "", "TD", "TH", "2C"]
    assert state.columns[1] == ("7D",)


def test_win_by_a_deal() -> None:
    state = table("DR1-S1", run("K", "2", "S"), stock="AS", completed="S S S")
    assert won(act(state, "d"))


def test_scorpion_moves_from_the_middle_with_all_that_lies_on_it() -> None:
    state = table("SC1-S4", "#2S 5S KH 9D", "6S", "TD", "AC", "6H", "", "AD")
    # 5S needs the 6S, the king a gap, 9D the TD; nothing goes onto another suit.
    assert legal(state) == ["1x1 3", "1x2 6", "1x3 2"]
    state = act(state, "1x3 2")
    assert state.columns[:2] == (("2S",), ("6S", "5S", "KH", "9D"))


def test_scorpion_gaps_take_kings_only_and_face_down_cards_stay() -> None:
    assert legal(table("SC1-S4", "#5S QS", "6S", "#KS 4H", "KD")) == ["4x1 5", "4x1 6", "4x1 7"]
    assert legal(table("SC1-S4", "9S 8S 7H", "TH", "4D", "AS", "AH", "AD", "AC")) == []


def test_a_card_does_not_move_onto_its_own_column() -> None:
    assert legal(table("SC1-S4", "5S 9H 6S", "AS", "AS", "AS", "AS", "AS", "AS")) == []


@pytest.mark.parametrize("game", ["SC", "SX"])
def test_scorpion_deals_at_any_time_onto_the_first_three(game: str) -> None:
    state = table(f"{game}1-S4", "", "2H", "", "7C", stock="AS 9D 3C")
    assert legal(state) == ["d"]
    assert ends(act(state, "d")) == ["AS", "9D", "3C", "7C", "", "", ""]


def test_scorpion_runs_stay_and_what_lies_complete_now_counts() -> None:
    state = table("SC1-S4", run("K", "3", "H"), "4C 2H AH", "", "7C", stock="3S 9D 5C")
    state = act(state, "2x2 1")
    assert len(state.columns[0]) == 13
    assert (completed(state), score(state, 1)) == (("H",), 599)
    covered = act(state, "d")
    assert (completed(covered), score(covered, 2)) == ((), 498)
    moved = act(state, "1x13 3")
    assert moved.columns[2] == state.columns[0]
    assert completed(moved) == ("H",)
    assert completed(table("SC1-S4", f"#3D 9C {run('K', 'A', 'S')}", run("K", "A", "H"))) == ("S", "H")


def test_scorpion_is_won_by_columns_of_exactly_one_run() -> None:
    three = [run("K", "A", suit) for suit in "SHD"]
    assert won(table("SC1-S4", *three, "", run("K", "A", "C")))
    assert not won(table("SC1-S4", *three, f"{run('K', '2', 'C')}", "AC"))
    assert not won(table("SC1-S4", f"{three[0]} {three[1]}", three[2], run("K", "A", "C")))
    assert not won(table("SC1-S4", *three, "#KC " + run("Q", "A", "C")))
    last = act(table("SC1-S4", *three, run("K", "2", "C"), "AC"), "5x1 4")
    assert won(last)
    assert legal(last) == []  # though the kings could still be moved to the gaps
    assert score(last, 53) == 847


def test_scorpion_removed_takes_runs_away_from_any_column_end() -> None:
    spades, hearts = run("K", "A", "S"), run("K", "2", "H")
    buried = table("SX1-S4", "#4D " + spades + " 2D", "3D", completed="C")
    state = act(buried, "1x1 2")
    assert state.completed == ("C", "S")
    assert state.columns[:2] == (("4D",), ("3D", "2D"))
    stacked = act(table("SX1-S4", f"{spades} {hearts}", "3D AH"), "2x1 1")
    assert stacked.completed == ("H", "S")
    assert stacked.columns[:2] == ((), ("3D",))
    both = act(table("SX1-S4", f"{spades} {run('Q', 'A', 'H')}", "KH"), "1x12 2")
    assert both.completed == ("S", "H")


def test_perft_by_hand() -> None:
    # 4S onto 5S, 3S onto 4S and AH onto 2H can be done in any order, and nothing else.
    state = table("SC1-S4", "5S", "4S", "3S", "2H", "5D", "2C", "AH")
    assert [perft(state, depth) for depth in range(5)] == [1, 3, 6, 6, 0]
    # At first 4S moves, or KD falls onto 5S and nothing moves any more. After 4S, KC moves to the gap (then
    # back, or KD is dealt), or KD is dealt (then it or KC moves to the gap).
    state = table("SC1-S4", "5S", "4S", "AC", "2H", "5D", "KC", "9D", stock="KD")
    memo: dict[tuple[State, int], int] = {}
    assert [perft(state, depth, memo) for depth in range(4)] == [1, 2, 2, 4]


def test_perft_of_a_won_game_is_nothing() -> None:
    # AS wins at once, and nothing follows. Or 2S goes onto one of five threes; then AS onto it, or 2S onto
    # one of the four others or back.
    state = table("SD1-S1", run("K", "2", "S"), "AS", *["3S"] * 5, completed="S S S")
    assert [perft(state, depth) for depth in (1, 2)] == [1 + 5, 0 + 5 * 6]
