# SPDX-License-Identifier: GPL-3.0-or-later
"""The naive rules against positions worked out by hand: moves, groups, completed runs, the win."""

from __future__ import annotations

import pytest

from tests.naive import act, completed, dump, legal, parse, score, won
from tests.naive.making import down, run, table


def test_text_goes_round() -> None:
    text = (
        "game: SD1-S4\nundo: barrier\nscore: none\n1: #KS #2D 4C\n2:\n3: TH\n4:\n5:\n6:\n7: AS\n"
        "stock: 7H AS\ncompleted: S H\n"
    )
    state = parse(text)
    assert state.columns[0] == ("#KS", "#2D", "4C")
    assert state.columns[1] == ()
    assert dump(state) == text


def test_text_reads_ten_and_symbols() -> None:
    state = parse("GAME: SP1-S4\n10: #10h t♦ ; a note\n")
    assert state.columns[9] == ("#TH", "TD")
    assert len(state.columns) == 10


def test_builds_on_any_suit_but_moves_runs_of_one() -> None:
    state = table("SD1-S4", "6S 5S", "7H", "6D", "9C", "9H", "9D", "9S")
    assert legal(state) == ["1x1 3", "1x2 2", "3x1 2"]


def test_same_colour_is_not_same_suit() -> None:
    assert legal(table("SD1-S4", "6S 5C", "7H", "6D", "9C", "9H", "9D", "9S")) == ["1x1 3", "3x1 2"]


def test_gap_in_rank_and_face_down_cards_do_not_move() -> None:
    others = ("9C", "9H", "9D", "9S")
    assert legal(table("SD1-S4", "6S 4S", "7H", "5D", *others)) == ["1x1 3"]
    assert legal(table("SD1-S4", "#6S 5S", "7H", "6D", *others)) == ["1x1 3", "3x1 2"]


def test_nothing_goes_on_an_ace_and_no_rank_wraps() -> None:
    assert legal(table("SD1-S1", "KS", "AS", "KS", "AS", "3S", "5S", "7S")) == []


def test_kings_and_whole_columns_go_to_each_empty_column() -> None:
    state = table("SD1-S1", "KS QS", "AS", "", "5S", "7S", "9S", "")
    assert [action for action in legal(state) if action.startswith("1x")] == [
        "1x1 3",
        "1x1 7",
        "1x2 3",
        "1x2 7",
    ]
    moved = act(state, "1x2 7")
    assert moved.columns[0] == ()
    assert moved.columns[6] == ("KS", "QS")


def test_move_turns_up_the_card_below() -> None:
    state = act(table("SD1-S4", "#2D #9H 5S 4S", "5D", *["KS"] * 5), "1x1 2")
    assert state.columns[0] == ("#2D", "#9H", "5S")
    state = act(table("SD1-S4", "#2D #9H 4S", "5D", *["KS"] * 5), "1x1 2")
    assert state.columns[:2] == (("#2D", "9H"), ("5D", "4S"))


def test_illegal_actions_are_refused() -> None:
    state = table("SD1-S4", "6S 5C", "7H", *["9C"] * 5)
    for action in ("1x2 2", "1x3 2", "2x1 1", "2x1 2", "d"):
        with pytest.raises(ValueError, match="not legal"):
            act(state, action)


def test_completed_run_leaves_after_a_move_and_turns_up_what_lies_below() -> None:
    state = table("SD1-S4", f"#8D #3H {run('K', '2', 'S')}", "#7C AS", *["9C"] * 5, completed="H")
    state = act(state, "2x1 1")
    assert state.columns[:2] == (("#8D", "3H"), ("7C",))
    assert state.completed == ("H", "S")
    assert not won(state)


def test_run_completed_on_top_of_face_up_cards_leaves_those() -> None:
    state = act(table("SD1-S4", f"3H 9D {run('K', '5', 'S')}", run("4", "A", "S"), *["9C"] * 5), "2x4 1")
    assert state.columns[:2] == (("3H", "9D"), ())


def test_run_of_two_suits_or_with_a_card_face_down_stays() -> None:
    mixed = table("SD1-S4", f"{run('K', '2', 'S')}", "AC", *["9C"] * 5)
    assert act(mixed, "2x1 1").columns[0] == (*run("K", "2", "S").split(), "AC")
    for turned in ("KS", "KS QS JS"):
        rest = run("K", "2", "S").removeprefix(turned)
        hidden = act(table("SD1-S4", down(turned) + rest, "AS", *["9C"] * 5), "2x1 1")
        assert len(hidden.columns[0]) == 13
        assert hidden.completed == ()


def test_one_deck_game_won_in_53_moves_scores_847() -> None:
    state = table("SD1-S4", run("K", "2", "S"), "AS", completed="H D C")
    assert legal(state) != []
    assert score(state, 52) == 748
    state = act(state, "2x1 1")
    assert won(state)
    assert score(state, 53) == 847
    assert score(table("SD1-S1"), 600) == -100


def test_nothing_is_legal_after_the_win() -> None:
    assert legal(table("DR1-S1", "5S", "4S", stock="KS", completed="S S S S")) == []
    assert legal(table("SP1-S1", "5S", "4S", completed="S S S S")) == [
        "1x1 " + str(n) for n in range(3, 11)
    ] + [
        "2x1 1",
        *("2x1 " + str(n) for n in range(3, 11)),
    ]
    for game in ("SP1-S1", "SR1-S1"):
        assert not won(table(game, completed="S " * 7))
        assert won(table(game, completed="S " * 8))


@pytest.mark.parametrize("game", ["SP", "SR", "SS"])
def test_gaps_do_not_help_mixed_groups(game: str) -> None:
    state = table(f"{game}1-S4", "8H 7S 6S 5D", "9C", "8D", "7C", "6H", "KS", "KS", "KS")
    onto_gaps = ["1x1 9", "1x1 10"]
    assert [action for action in legal(state) if action.startswith("1x")] == ["1x1 5", *onto_gaps]


@pytest.mark.parametrize(
    ("empty", "onto_a_card", "onto_a_gap"),
    [(0, {1}, set()), (1, {1, 2}, {1}), (2, {1, 2, 3, 4, 5}, {1, 2}), (3, {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5})],
)
def test_simple_simon_groups(empty: int, onto_a_card: set[int], onto_a_gap: set[int]) -> None:
    # From the end: 5D, 6S, 7H, 9S 8S are four runs; the JD above breaks the ranks.
    columns = ["JD 9S 8S 7H 6S 5D", "6H", "7D", "8D", "9D", "TD", *["KS"] * (4 - empty)]
    moves = [action for action in legal(table("SM1-S4", *columns)) if action.startswith("1x")]
    card_targets = {action for action in moves if int(action.split()[1]) <= 6}
    assert card_targets == {f"1x{count} {count + 1}" for count in onto_a_card}
    gaps = range(11 - empty, 11)
    assert set(moves) - card_targets == {f"1x{count} {gap}" for count in onto_a_gap for gap in gaps}


def test_completed_suits_in_order() -> None:
    state = table("SR1-S4", run("K", "2", "D"), "AD", completed="S C")
    assert completed(act(state, "2x1 1")) == ("S", "C", "D")
