# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves, runs and deals, each rule met in a position made by hand: the events, exactly, and what is left."""

from __future__ import annotations

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal
from spiderqt.engine.cards import Suit, card
from spiderqt.engine.events import CardsMoved, CardTurned, GameWon, RowDealt, RunCompleted
from spiderqt.engine.play import apply, leaves_too_few, legal_actions
from spiderqt.engine.position import Column
from spiderqt.engine.position_text import stock_words
from tests.engine.tables import cards, step, table, words

C = card
S, H = Suit.SPADES, Suit.HEARTS
DOWN_TO_2 = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
HEARTS_TO_2 = DOWN_TO_2.replace("S", "H")


def test_a_run_moves_and_the_hidden_card_below_it_turns() -> None:
    position = table("SP1-S4", "1: #... #3H 5S 4S", "2: 6D")
    taken = step(position, "1x2 2")
    assert taken.events == (CardsMoved((C("5S"), C("4S")), 0, 1, C("6D")), CardTurned(C("3H"), 0))
    assert words(taken.after, 2) == "6D 5S 4S"
    assert taken.after.columns[0].shown == (C("3H"),)
    assert taken.after.columns[0].hidden == position.columns[0].hidden[:-1]


def test_a_part_of_a_run_moves_and_nothing_turns() -> None:
    taken = step(table("SP1-S4", "1: #... 5S 4S", "2: 5D"), "1 2")
    assert taken.events == (CardsMoved((C("4S"),), 0, 1, C("5D")),)
    assert taken.after.columns[0].shown == (C("5S"),)


def test_any_run_goes_to_an_empty_column() -> None:
    taken = step(table("SD1-S4", "1: #... 5S 4S", "2: 9D"), "1x2 7")
    assert taken.events[0] == CardsMoved((C("5S"), C("4S")), 0, 6, None)
    assert words(taken.after, 7) == "5S 4S"


def test_a_column_that_is_left_empty_equals_one_that_always_was() -> None:
    taken = step(table("SD1-S4", "1: 9S", "2: #... TD"), "1 2")
    assert taken.after.columns[0] == Column()
    assert taken.after.empty_columns == (0, 2, 3, 4, 5, 6)


# Runs that are completed


def test_a_run_that_a_move_completes_leaves_at_once() -> None:
    taken = step(table("SD1-S4", f"1: {DOWN_TO_2}", "2: #... 3D AS"), "2 1")
    assert taken.events == (CardsMoved((C("AS"),), 1, 0, C("2S")), RunCompleted(S, 0, 1, 4))
    assert taken.after.completed == (S,)
    assert words(taken.after, 1) == ""


def test_the_hidden_card_under_a_completed_run_turns_after_it_left() -> None:
    taken = step(table("SD1-S4", f"1: #... #9D {DOWN_TO_2}", "2: #5H AS"), "2 1")
    assert taken.events == (
        CardsMoved((C("AS"),), 1, 0, C("2S")),
        CardTurned(C("5H"), 1),
        RunCompleted(S, 0, 1, 4),
        CardTurned(C("9D"), 0),
    )
    assert taken.after.columns[0].shown == (C("9D"),)


def test_cards_above_a_completed_run_stay() -> None:
    taken = step(table("SD1-S4", f"1: #... 3D 4H {DOWN_TO_2}", "2: AS"), "2 1")
    assert taken.events == (CardsMoved((C("AS"),), 1, 0, C("2S")), RunCompleted(S, 0, 1, 4))
    assert taken.after.columns[0].shown == cards("3D 4H")


@pytest.mark.parametrize("hidden", [1, 5, 11])
def test_a_run_with_a_face_down_card_inside_stays(hidden: int) -> None:
    run = DOWN_TO_2.split()
    column = " ".join([*(f"#{word}" for word in run[:hidden]), *run[hidden:]])
    taken = step(table("SD1-S4", f"1: {column}", "2: #... 3D AS"), "2 1")
    assert taken.events == (CardsMoved((C("AS"),), 1, 0, C("2S")),)
    assert words(taken.after, 1) == f"{column} AS"
    assert taken.after.completed == ()


@pytest.mark.parametrize(
    ("column", "ace"),
    [
        (DOWN_TO_2.removeprefix("KS "), "AS"),
        (DOWN_TO_2, "AH"),
        (DOWN_TO_2.replace("7S", "7C"), "AS"),
        (DOWN_TO_2.replace("KS", "KC"), "AS"),
        (DOWN_TO_2.replace("9S", "9S 9C"), "AS"),
    ],
    ids=["no king", "another ace", "one of another suit", "another king", "one too many"],
)
def test_what_is_nearly_a_run_stays(column: str, ace: str) -> None:
    taken = step(table("SD1-S4", f"1: {column}", f"2: #... 3D {ace}"), "2 1")
    assert len(taken.events) == 1
    assert words(taken.after, 1) == f"{column} {ace}"


def test_the_last_run_wins() -> None:
    taken = step(table("SD1-S2", "completed: H S H", f"1: {DOWN_TO_2}", "2: AS"), "2 1")
    assert taken.events == (CardsMoved((C("AS"),), 1, 0, C("2S")), RunCompleted(S, 0, 4, 4), GameWon())
    assert taken.after.completed == (H, S, H, S)
    assert taken.after.is_won()
    assert legal_actions(taken.after) == ()


def test_spider_is_won_with_eight_runs() -> None:
    taken = step(table("SP1-S1", "completed: S S S S S S S", f"1: {DOWN_TO_2}", "2: AS"), "2 1")
    assert taken.events[1:] == (RunCompleted(S, 0, 8, 8), GameWon())
    taken = step(table("SP1-S1", "completed: S S S S S S", f"1: {DOWN_TO_2}", "2: AS", "3: ..."), "2 1")
    assert taken.events[1:] == (RunCompleted(S, 0, 7, 8),)
    assert not taken.after.is_won()


# Dealing


ROW = "2H 3D 4C 5H 6D 7C 8H 9D TC JH"
KINGS = [f"{n}: K{suit}" for n, suit in enumerate("SHHDDCC", start=1)]


def test_a_deal_gives_every_column_a_card_from_left_to_right() -> None:
    ends = ["8: #... 2S", "9: 3S", "10: 4S"]
    position = table("SP1-S4", *KINGS, *ends, f"stock: {ROW} AS AH AD AC 2S 2D")
    taken = step(position, "d")
    assert taken.action == Deal()
    assert taken.events == (RowDealt(cards(ROW)),)
    assert [column.last for column in taken.after.columns] == list(cards(ROW))
    assert stock_words(taken.after) == ["AS", "AH", "AD", "AC", "2S", "2D"]
    assert (position.deals_left, taken.after.deals_left) == (2, 1)


def test_relaxed_games_deal_over_gaps_and_every_column_gets_a_card() -> None:
    position = table("SR1-S4", "8: #... 2S", "9: 3S", f"stock: {ROW}")
    taken = step(position, "d")
    assert taken.events == (RowDealt(cards(ROW)),)
    assert words(taken.after, 1) == "2H"
    assert words(taken.after, 10) == "JH"
    assert [column.last for column in taken.after.columns] == list(cards(ROW))


def test_a_gap_is_filled_and_then_dealt_onto() -> None:
    position = table("SP1-S4", *KINGS, "8: #... 2S", "9: 3S 2H", f"stock: {ROW.replace('2H', '2D')}")
    assert apply(position, Deal()) == why.EmptyColumns((9,))
    assert isinstance(step(step(position, "9 10").after, "d").events[0], RowDealt)


def test_a_deal_completes_a_run() -> None:
    ends = [f"{n}: {n}D" for n in range(2, 8)]
    position = table("SD1-S4", f"1: #... #9H {DOWN_TO_2}", *ends, "stock: AS KD KH KC QD QH QC")
    taken = step(position, "d")
    assert taken.events == (
        RowDealt(cards("AS KD KH KC QD QH QC")),
        RunCompleted(S, 0, 1, 4),
        CardTurned(C("9H"), 0),
    )
    assert words(taken.after, 2) == "2D KD"


def test_one_deal_completes_two_runs_from_left_to_right() -> None:
    others = ["1: #... 2D", "3: 3D", "4: 4D", "6: 6D", "7: 7D"]
    runs = [f"2: {HEARTS_TO_2}", f"5: #9D {DOWN_TO_2}"]
    taken = step(table("SD1-S4", *others, *runs, "stock: KD AH KC QD AS QC JD"), "d")
    assert taken.events == (
        RowDealt(cards("KD AH KC QD AS QC JD")),
        RunCompleted(H, 1, 1, 4),
        RunCompleted(S, 4, 2, 4),
        CardTurned(C("9D"), 4),
    )
    assert taken.after.completed == (H, S)
    assert taken.after.empty_columns == (1,)


def test_a_deal_wins() -> None:
    taken = step(table("DR1-S2", "completed: H H S", f"1: {DOWN_TO_2}", "stock: AS"), "d")
    assert taken.events == (RowDealt(cards("AS")), RunCompleted(S, 0, 4, 4), GameWon())


@pytest.mark.parametrize("game", ["SD1-S4", "DR1-S4"])
def test_the_last_deal_of_a_one_deck_game_reaches_three_columns(game: str) -> None:
    ends = [f"{n}: {n}D" for n in range(2, 8)]
    position = table(game, "1: #... KH", *ends, "stock: 2S 3S 4S")
    assert position.deals_left == 1
    taken = step(position, "d")
    assert taken.events == (RowDealt(cards("2S 3S 4S")),)
    assert [words(taken.after, n) for n in range(2, 8)] == ["2D 3S", "3D 4S", "4D", "5D", "6D", "7D"]
    assert taken.after.deals_left == 0
    assert apply(taken.after, Deal()) == why.NoStock(ever=True)


def test_the_last_deal_needs_all_seven_columns_unless_the_game_is_relaxed() -> None:
    lines = ["1: #... KH", *(f"{n}: {n}D" for n in range(2, 7)), "stock: 2S 3S 4S"]
    assert apply(table("SD1-S4", *lines), Deal()) == why.EmptyColumns((6,))
    assert words(step(table("DR1-S4", *lines), "d").after, 7) == ""


# Too few cards to deal ever again


def _short(others: int) -> list[str]:
    """Twenty-six spades: a run that lacks its ace, on which the ace and `others` wait in column 2, and a stock."""
    rest = " ".join(f"{rank}S" for rank in "KJ97532"[:others])
    return ["completed: S S", f"1: {DOWN_TO_2}", f"2: {rest} AS", "stock: ..."]


def test_a_step_that_leaves_fewer_cards_than_columns_is_known_for_a_trap() -> None:
    trap = step(table("SD1-S1", *_short(6)), "2 1")
    assert trap.after.cards_on_table == 6
    assert leaves_too_few(trap)
    assert apply(trap.after, Deal()) == why.TooFewCards((0, 2, 3, 4, 5, 6), 6, 7)


def test_seven_cards_are_enough_and_so_is_a_relaxed_game_or_an_empty_stock() -> None:
    assert not leaves_too_few(step(table("SD1-S1", *_short(7)), "2 1"))
    assert not leaves_too_few(step(table("DR1-S1", *_short(6)), "2 1"))
    taken = step(table("SD1-S1", "completed: S S S", f"1: {DOWN_TO_2}", "2: AS"), "2 1")
    assert not leaves_too_few(taken)


def test_a_trap_that_has_closed_is_not_told_again() -> None:
    trapped = step(table("SD1-S1", *_short(6)), "2 1").after
    assert not leaves_too_few(step(trapped, "2 7"))


def test_a_deal_that_completes_six_runs_is_a_trap() -> None:
    lines = [*(f"{n}: {DOWN_TO_2}" for n in range(1, 7)), "7: KS", "8: KS", "9: QS", "10: QS"]
    taken = step(table("SP1-S1", *lines, "stock: AS AS AS AS AS AS 2S 3S 4S 5S ..."), "d")
    completed = [event for event in taken.events if isinstance(event, RunCompleted)]
    assert completed == [RunCompleted(S, column, column + 1, 8) for column in range(6)]
    assert leaves_too_few(taken)
    assert apply(taken.after, Deal()) == why.TooFewCards((0, 1, 2, 3, 4, 5), 8, 10)
