# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of each event, forwards and backwards, in every verbosity."""

from __future__ import annotations

import pytest

from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.codes import GameCode
from spiderqt.engine.events import CardsMoved, CardTurned, RowDealt, RunCompleted
from spiderqt.engine.timeline import Travel
from spiderqt.engine.variants import VARIANTS, Variant
from spiderqt.voice.phrases.cards import card_name, column_name, suit_name
from spiderqt.voice.phrases.events import say_step
from spiderqt.voice.phrases.kinds import Kind, Utterance, Verbosity
from tests.voice.tables import position, random_steps, run, step

SHORT, NORMAL, FULL = Verbosity.SHORT, Verbosity.NORMAL, Verbosity.FULL


def told(utterances: tuple[Utterance, ...]) -> list[str]:
    return [utterance.text for utterance in utterances]


MOVE = position("SP", "#4C JH TH 9H", "QS", "3D")
MOVES = [
    (SHORT, None, ["Jack to nine of hearts to column 2.", "The four of clubs turns up in column 1."]),
    (
        NORMAL,
        None,
        [
            "3 cards, jack to nine of hearts, from column 1 to column 2, onto the queen of spades.",
            "The four of clubs turns up in column 1.",
        ],
    ),
    (
        NORMAL,
        Travel.REDO,
        [
            "Again: 3 cards, jack to nine of hearts, from column 1 to column 2, onto the queen of spades.",
            "The four of clubs turns up in column 1.",
        ],
    ),
    (
        FULL,
        Travel.UNDO,
        [
            "Undone: 3 cards, jack to nine of hearts, back from column 2 to column 1.",
            "The end card of column 1 lies face down again.",
            "Column 2 now ends with the queen of spades.",
        ],
    ),
]


@pytest.mark.parametrize(("verbosity", "travel", "expected"), MOVES)
def test_a_move_is_told(verbosity: Verbosity, travel: Travel | None, expected: list[str]) -> None:
    assert told(say_step(step(MOVE, "1x3 2"), travel, verbosity=verbosity)) == expected


def test_a_move_to_an_empty_column_that_empties_its_own() -> None:
    start = position("SP", "9H", "3D", "")
    done = step(start, "1 4")
    assert told(say_step(done)) == [
        "Nine of hearts, from column 1 to column 4, which was empty.",
        "Column 1 is empty now.",
    ]
    assert told(say_step(done, Travel.UNDO)) == [
        "Undone: nine of hearts, back from column 4 to column 1.",
        "Column 4 is empty now.",
    ]


def test_a_mixed_group_is_named_by_its_ends() -> None:
    done = step(position("SX", "5H 9C 2S", "6H"), "1x3 2")
    assert told(say_step(done, verbosity=SHORT)) == ["Five of hearts to two of spades to column 2."]


def test_what_is_left_in_the_column_is_told_in_full_only() -> None:
    done = step(position("SP", "KD 9H", "TS"), "1 2")
    assert told(say_step(done, verbosity=FULL))[-1] == "Column 1 now ends with the king of diamonds."
    assert len(say_step(done)) == 1


def test_a_deal_names_each_card_and_its_column() -> None:
    cards = "2S 3H 4D 5C 6S 7H 8D 9C TS JH"
    start = position("SP", *["KS"] * 10, stock=f"{cards} {cards}")
    done = step(start, "d")
    dealt, left = told(say_step(done))
    assert dealt.startswith("Dealt: column 1, two of spades; column 2, three of hearts; column 3, four of ")
    assert dealt.endswith("; column 10, jack of hearts.")
    assert left == "1 deal left."
    assert told(say_step(done, verbosity=SHORT))[0].startswith("Dealt: two of spades, three of hearts, ")
    assert "column 1, two of spades, onto the king of spades; " in told(say_step(done, verbosity=FULL))[0]
    assert told(say_step(done, Travel.UNDO)) == [
        "Undone: the deal, 10 cards back in the stock.",
        "2 deals left.",
    ]
    assert told(say_step(done, Travel.REDO))[0].startswith("Dealt again: column 1, two of spades; ")


def test_a_last_deal_of_three_and_a_gap_that_it_fills() -> None:
    done = step(position("DR", "KS", "", "KH", stock="2S 3H 4D"), "d")
    assert told(say_step(done, verbosity=FULL)) == [
        "Dealt: column 1, two of spades, onto the king of spades; column 2, three of hearts; "
        "column 3, four of diamonds, onto the king of hearts.",
        "No deals left.",
    ]


def test_a_completed_run_is_told_before_the_move_that_completed_it() -> None:
    start = position("SP", "#9D AS", f"#4H {run('S', 'K', '2')}", completed="H C")
    done = step(start, "1 2")
    assert told(say_step(done)) == [
        "Run of spades completed in column 2, 3 of 8.",
        "Ace of spades, from column 1 to column 2, onto the two of spades.",
        "The nine of diamonds turns up in column 1.",
        "The four of hearts turns up in column 2.",
    ]
    assert told(say_step(done, verbosity=FULL))[0] == (
        "Run of spades completed, 3 of 8: king to ace leave column 2."
    )
    assert told(say_step(done, Travel.UNDO)) == [
        "Undone: ace of spades, back from column 2 to column 1.",
        "The run of spades is back in column 2; 2 of 8 completed.",
        "The end card of column 2 lies face down again.",
        "The end card of column 1 lies face down again.",
    ]


def test_two_runs_completed_by_one_deal_count_on() -> None:
    start = position(
        "SP", run("S", "K", "2"), run("H", "K", "2"), *["KD"] * 8, stock="AS AH 4D 4C 4S 4H 4D 4C 4S 4H"
    )
    said = told(say_step(step(start, "d")))
    assert said[:2] == [
        "Run of spades completed in column 1, 1 of 8.",
        "Run of hearts completed in column 2, 2 of 8.",
    ]
    assert said[-1] == "Columns 1 and 2 are empty now."


def test_where_runs_stay_they_can_be_covered_and_come_back() -> None:
    start = position("SC", f"5S {run('S')}", run("H"), "KS 2D")
    completed = step(position("SC", f"3C {run('H', 'K', '2')}", "AH"), "2 1")
    assert told(say_step(completed))[0] == "Run of hearts completed in column 1, 1 of 4."
    assert told(say_step(completed, Travel.UNDO))[1] == (
        "The run of hearts in column 1 is not complete any more; 0 of 4 completed."
    )
    covered = step(position("SC", run("D"), "KS", stock="2D 3D 4D"), "d")
    assert told(say_step(covered))[0] == (
        "The run of diamonds in column 1 is covered and does not count now; 0 of 4 completed."
    )
    assert "The run of diamonds in column 1 is complete again, 1 of 4." in told(
        say_step(covered, Travel.UNDO)
    )
    assert start.completed_runs()


def test_a_win_is_told_first_and_last_when_it_is_undone() -> None:
    done = step(position("SD", "AS", run("S", "K", "2"), completed="S S S", suits=1), "1 2")
    assert told(say_step(done))[0] == "You have won! All 4 runs are complete."
    assert told(say_step(done, verbosity=SHORT))[0] == "You have won!"
    assert [u.kind for u in say_step(done, Travel.UNDO)] == [Kind.MOVED, Kind.RUN, Kind.WON]
    assert "The game goes on." in told(say_step(done, Travel.UNDO))


def test_each_kind_can_be_switched_off() -> None:
    done = step(position("SP", "#9D AS", run("S", "K", "2"), completed="S S S S S S S"), "1 2")
    said = say_step(done)
    kinds = {utterance.kind for utterance in said}
    assert kinds == {Kind.WON, Kind.RUN, Kind.MOVED, Kind.TURNED, Kind.LEFT}
    for kind in kinds:
        left = say_step(done, kinds=frozenset(Kind) - {kind})
        assert left == tuple(utterance for utterance in said if utterance.kind is not kind)


@pytest.mark.parametrize("game", VARIANTS, ids=str)
@pytest.mark.parametrize("verbosity", Verbosity)
def test_whole_random_games_are_told_without_a_gap(game: Variant, verbosity: Verbosity) -> None:
    start = GameCode(game, 4711).position()
    for done in random_steps(start, seed=5, count=60):
        for travel in (None, *Travel):
            said = say_step(done, travel, verbosity=verbosity)
            text = " ".join(told(said))
            assert said
            assert "{" not in text
            assert all(not u.text[0].islower() and u.text[-1] in ".!" for u in said)
            if travel is not Travel.UNDO:
                assert_names_the_news(done.events, text)


def assert_names_the_news(events: tuple[object, ...], text: str) -> None:
    lower = text.lower()
    for event in events:
        match event:
            case CardTurned(turned, column):
                assert f"the {card_name(turned)} turns up in {column_name(column)}." in lower
            case RowDealt(cards):
                assert all(card_name(card) in lower for card in cards)
            case CardsMoved(_, _, target, _):
                assert column_name(target) in lower
            case RunCompleted(suit, _, number, total):
                assert suit_name(suit) in lower
                assert f"{number} of {total}" in lower


def test_a_card_that_lies_face_down_again_is_not_named() -> None:
    hidden = Card(Rank.SEVEN, Suit.DIAMONDS)
    done = step(position("SP", "#7D 9H", "TS"), "1 2")
    for verbosity in Verbosity:
        text = " ".join(told(say_step(done, Travel.UNDO, verbosity=verbosity)))
        assert card_name(hidden) not in text.lower()
