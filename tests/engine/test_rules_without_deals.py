# SPDX-License-Identifier: GPL-3.0-or-later
"""Simple Simon and both Scorpions: what is theirs alone, met in positions made by hand."""

from __future__ import annotations

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal, parse_action
from spiderqt.engine.cards import Suit, card
from spiderqt.engine.events import CardsMoved, CardTurned, GameWon, RowDealt, RunCompleted, RunCovered
from spiderqt.engine.ledger import Ledger, ScoreScheme
from spiderqt.engine.play import apply, judge, legal_actions
from tests.engine.tables import cards, step, table, words

C = card
S, H, D, CLUBS = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS
SPADES = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
HEARTS, DIAMONDS, CLUBS_RUN = (SPADES.replace("S", letter) for letter in "HDC")

# Simple Simon with groups: a group of so many runs needs empty columns, the target not counted.


def _simon(group: str, empty: int, game: str = "SM1-S4") -> list[str]:
    """`group` in column 1, a ten in column 2, and so many empty columns among the last of ten."""
    ends = "KS KH KD QS QH QD JS"
    filled = [f"{n}: {word}" for n, word in enumerate(ends.split(), start=4)][: 7 - empty]
    return [game, f"1: {group}", "2: TD", "3: ... KC", *filled]


TWO, THREE, FOUR = "9S 8H", "9S 8H 7S", "9S 8S 7H 6S 5D"
FIVE = "9S 8H 7S 6H 5S"


@pytest.mark.parametrize(
    ("group", "runs", "empty", "allowed"),
    [
        (TWO, 2, 0, False),
        (TWO, 2, 1, True),
        (THREE, 3, 1, False),
        (THREE, 3, 2, True),
        (FOUR, 4, 1, False),
        (FOUR, 4, 2, True),
        (FIVE, 5, 2, False),
        (FIVE, 5, 3, True),
        ("9S 8S 7S", 1, 0, True),
    ],
)
def test_a_mixed_group_needs_empty_columns_for_its_runs(
    group: str, runs: int, empty: int, allowed: bool
) -> None:
    position = table(*_simon(group, empty))
    action = parse_action(f"1x{len(group.split())} 2")
    assert judge(position, action) == (None if allowed else why.TooManyRuns(runs, 2**empty, empty))
    assert (action in legal_actions(position)) == allowed


@pytest.mark.parametrize(("empty", "allowed"), [(1, False), (2, True)])
def test_the_empty_column_that_the_group_goes_to_does_not_count(empty: int, allowed: bool) -> None:
    position = table(*_simon(TWO, empty))
    refusal = judge(position, parse_action("1x2 10"))
    assert refusal == (None if allowed else why.TooManyRuns(2, 1, 0))


def test_strict_simple_simon_moves_no_mixed_group_whatever_is_empty() -> None:
    position = table(*_simon(TWO, 7, "SS1-S4"))
    assert judge(position, parse_action("1x2 2")) == why.MixedSuits(C("9S"), C("8H"), same_colour=False)


def test_a_run_that_is_completed_leaves_a_group_of_other_suits_behind() -> None:
    hearts = HEARTS.split()
    position = table("SM1-S4", f"1: {' '.join(hearts[:6])}", f"2: 9C {' '.join(hearts[6:])}", "3: ...")
    taken = step(position, "2x7 1")
    assert taken.events == (
        CardsMoved(cards("7H 6H 5H 4H 3H 2H AH"), 1, 0, C("8H")),
        RunCompleted(H, 0, 1, 4),
    )


# Scorpion


def test_any_face_up_card_moves_with_all_that_lies_on_it() -> None:
    position = table("SC1-S4", "1: #... 9S 2H KD 5C", "2: TS", "stock: KS QS JS")
    taken = step(position, "1x4 2")
    assert taken.events[0] == CardsMoved(cards("9S 2H KD 5C"), 0, 1, C("TS"))
    assert isinstance(taken.events[1], CardTurned)
    assert words(taken.after, 2) == "TS 9S 2H KD 5C"


def test_a_king_goes_to_an_empty_column_with_its_tail_from_the_middle() -> None:
    position = table("SC1-S4", "1: #... 3H KD 5C 9S", "2: TS", "stock: KS QS JS")
    taken = step(position, "1x3 7")
    assert taken.events == (CardsMoved(cards("KD 5C 9S"), 0, 6, None),)
    assert words(taken.after, 7) == "KD 5C 9S"
    assert taken.after.columns[0].shown == (C("3H"),)


@pytest.mark.parametrize("game", ["SC1-S4", "SX1-S4"])
def test_three_cards_are_dealt_at_any_time_onto_empty_columns_too(game: str) -> None:
    taken = step(table(game, "1: #... 3H", "5: TS", "stock: KS QS JS"), "d")
    assert taken.events == (RowDealt(cards("KS QS JS")),)
    assert [words(taken.after, n) for n in (2, 3, 4, 5)] == ["QS", "JS", "", "TS"]
    assert apply(taken.after, Deal()) == why.NoStock(ever=True)


def test_a_run_stays_where_it_was_completed_and_counts() -> None:
    position = table("SC1-S4", f"1: 5C {SPADES.removesuffix(' AS')}", "2: ... AS", "stock: KD QD JD")
    assert Ledger().score(ScoreScheme.CLASSIC, position) == 500
    taken = step(position, "2 1")
    assert taken.events == (CardsMoved((C("AS"),), 1, 0, C("2S")), RunCompleted(S, 0, 1, 4))
    assert words(taken.after, 1) == f"5C {SPADES}"
    assert taken.after.completed == ()
    assert taken.after.completed_runs() == (S,)
    assert Ledger(1).score(ScoreScheme.CLASSIC, taken.after) == 599


def test_a_deal_covers_a_run_and_a_move_completes_it_again() -> None:
    position = table("SC1-S4", f"1: {SPADES}", f"2: {HEARTS}", "4: ... 5D", "stock: 4D QD JD")
    covered = step(position, "d")
    assert covered.events == (
        RowDealt(cards("4D QD JD")),
        RunCovered(S, 0, 1, 4),
        RunCovered(H, 1, 0, 4),
    )
    again = step(covered.after, "1 4")
    assert again.events == (CardsMoved((C("4D"),), 0, 3, C("5D")), RunCompleted(S, 0, 1, 4))


def test_one_deal_covers_a_run_and_completes_another() -> None:
    lines = [f"1: {SPADES}", f"2: {HEARTS.removesuffix(' AH')}", f"3: {CLUBS_RUN}", "4: ..."]
    covered = step(table("SC1-S4", *lines, "stock: 4D AH 5D"), "d")
    assert covered.events == (
        RowDealt(cards("4D AH 5D")),
        RunCovered(S, 0, 1, 4),
        RunCovered(CLUBS, 2, 0, 4),
        RunCompleted(H, 1, 1, 4),
    )


def test_a_completed_run_that_moves_as_one_is_no_news() -> None:
    position = table("SC1-S4", f"1: {SPADES}", "2: ...", "stock: KD QD JD")
    assert step(position, "1x13 7").events == (CardsMoved(cards(SPADES), 0, 6, None),)
    position = table("SC1-S4", f"1: 5D {SPADES}", "2: ...", "stock: KD QD JD")
    assert step(position, "1x13 7").events == (CardsMoved(cards(SPADES), 0, 6, None),)


def test_a_run_with_a_face_down_card_inside_is_not_complete_until_it_turns() -> None:
    column = SPADES.replace("KS QS", "#KS #QS").removesuffix(" AS")
    position = table("SC1-S4", f"1: {column}", "2: ... AS", "stock: KD QD JD")
    assert step(position, "2 1").events == (CardsMoved((C("AS"),), 1, 0, C("2S")),)


def test_scorpion_is_won_when_every_column_is_empty_or_one_run() -> None:
    lines = [f"2: {HEARTS}", f"3: {DIAMONDS}", f"7: {CLUBS_RUN}"]
    taken = step(table("SC1-S4", f"1: {SPADES.removesuffix(' AS')}", "4: AS", *lines), "4 1")
    assert taken.events[-2:] == (RunCompleted(S, 0, 4, 4), GameWon())
    assert taken.after.is_won()


def test_four_complete_runs_that_lie_on_one_another_are_no_win_yet() -> None:
    position = table("SC1-S4", f"2: {HEARTS} {SPADES}", f"3: {DIAMONDS}", f"7: {CLUBS_RUN}")
    assert position.completed_runs() == (S, D, CLUBS)
    assert not position.is_won()
    taken = step(position, "2x13 1")
    assert taken.events == (CardsMoved(cards(SPADES), 1, 0, None), RunCompleted(H, 1, 4, 4), GameWon())


def test_four_runs_on_the_table_are_no_win_while_cards_lie_on_one() -> None:
    position = table(
        "SC1-S4", f"1: {SPADES}", f"2: {HEARTS}", f"3: {DIAMONDS}", f"4: {CLUBS_RUN[:-6]}", "5: 2C AC"
    )
    assert len(position.completed_runs()) == 3
    assert not position.is_won()
    assert step(position, "5x2 4").after.is_won()


# Scorpion, runs removed


def test_runs_leave_from_the_column_that_cards_came_onto() -> None:
    position = table("SX1-S4", f"1: 5C {SPADES.removesuffix(' AS')}", "2: ... AS", "stock: KD QD JD")
    taken = step(position, "2 1")
    assert taken.events == (CardsMoved((C("AS"),), 1, 0, C("2S")), RunCompleted(S, 0, 1, 4))
    assert words(taken.after, 1) == "5C"
    assert taken.after.completed == (S,)


def test_a_run_that_a_move_lays_bare_leaves_from_the_column_that_cards_came_from() -> None:
    position = table("SX1-S4", f"1: #9D {SPADES} 4C 8H", "2: ... 5C", "stock: KD QD JD")
    taken = step(position, "1x2 2")
    assert taken.events == (
        CardsMoved(cards("4C 8H"), 0, 1, C("5C")),
        RunCompleted(S, 0, 1, 4),
        CardTurned(C("9D"), 0),
    )
    assert words(taken.after, 1) == "9D"


def test_one_move_lays_bare_two_runs_that_lie_on_one_another() -> None:
    position = table("SX1-S4", f"1: {HEARTS} {SPADES} 4C", "2: ... 5C", "stock: KD QD JD")
    taken = step(position, "1 2")
    assert taken.events[1:] == (RunCompleted(S, 0, 1, 4), RunCompleted(H, 0, 2, 4))
    assert words(taken.after, 1) == ""


def test_one_move_completes_a_run_at_each_end() -> None:
    position = table(
        "SX1-S4", f"3: {HEARTS} AS", f"1: {SPADES.removesuffix(' AS')}", "2: ...", "stock: KD QD JD"
    )
    taken = step(position, "3 1")
    assert taken.events[1:] == (RunCompleted(S, 0, 1, 4), RunCompleted(H, 2, 2, 4))


def test_a_deal_completes_a_run_that_leaves() -> None:
    position = table("SX1-S4", f"1: {SPADES.removesuffix(' AS')}", "2: ...", "stock: AS QD JD")
    assert step(position, "d").events == (RowDealt(cards("AS QD JD")), RunCompleted(S, 0, 1, 4))
