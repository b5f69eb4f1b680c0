# SPDX-License-Identifier: GPL-3.0-or-later
"""The cursor: where it stops, what it holds, and how it follows the game."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Deal, Move
from spiderqt.engine.cards import card
from spiderqt.engine.position import Position
from spiderqt.engine.send import SendRule
from spiderqt.session.cursor import Cursor, Edge, Grip, Place
from spiderqt.session.game import Game
from spiderqt.session.table import Options
from tests.engine.tables import table
from tests.session.players import DEAL_1, NEARLY_WON, TO_2, Listener, new_game

# Column 1: hidden cards, then 9D, then the run 6S 5S 4S. Columns 4 to 7 empty, stock of three.
TABLE = table("DR1-S4", "1: #... 9D 6S 5S 4S", "2: 7H", "3: 2H AC", "stock: KS KH KD")
DEPTH = len(TABLE.columns[0].hidden)


@dataclass
class Hand:
    """A cursor on a game, wired as the program does, and what it said."""

    game: Game
    said: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.listener = Listener(self.game)
        self.cursor = Cursor(self.game, self.game)
        self.game.stepped.connect(self.cursor.on_stepped)
        self.game.replaced.connect(self.cursor.on_replaced)
        self.cursor.moved.connect(self.said.append)
        self.cursor.gripped.connect(self.said.append)
        self.cursor.edged.connect(self.said.append)

    def at(self, column: int, index: int) -> Cursor:
        """Go there without a word."""
        self.cursor.go_to(Place(column, index))
        assert self.cursor.place == Place(column, index)
        self.said.clear()
        return self.cursor


def hand(position: Position = TABLE, options: Options | None = None) -> Hand:
    game, _, _ = new_game(position, options)
    return Hand(game)


# Walking


def test_the_cursor_begins_at_the_first_stop_of_column_1() -> None:
    held = hand()
    assert held.cursor.place == Place(0, DEPTH + 1)
    assert held.cursor.grip is None
    assert held.cursor.position == TABLE


def test_the_first_stop_is_where_the_run_at_the_end_begins() -> None:
    cursor = hand().cursor
    assert [cursor.first_stop(column).index for column in range(7)] == [DEPTH + 1, 0, 1, 0, 0, 0, 0]


def test_walking_through_columns_and_past_the_edges() -> None:
    held = hand()
    held.cursor.step_column(-1)
    assert held.said == [Edge.LEFT]
    for _ in range(6):
        held.cursor.step_column(1)
    assert held.said[1:] == [Place(1, 0), Place(2, 1), Place(3, 0), Place(4, 0), Place(5, 0), Place(6, 0)]
    held.cursor.step_column(1)
    assert held.said[-1] is Edge.RIGHT
    assert held.cursor.place == Place(6, 0)


def test_walking_through_cards_and_past_the_edges() -> None:
    held = hand()
    cursor = held.at(0, DEPTH + 2)
    cursor.step_card(1)
    cursor.step_card(1)
    assert held.said == [Place(0, DEPTH + 3), Edge.BOTTOM]
    cursor = held.at(0, 0)
    cursor.step_card(-1)
    assert held.said == [Edge.TOP]
    cursor = held.at(3, 0)
    cursor.step_card(1)
    cursor.step_card(-1)
    assert held.said == [Edge.BOTTOM, Edge.TOP]


def test_the_ends_of_a_column() -> None:
    held = hand()
    cursor = held.at(0, 2)
    cursor.go_to_end(last=True)
    cursor.go_to_end(last=False)
    assert held.said == [Place(0, DEPTH + 3), Place(0, DEPTH)]
    cursor = held.at(3, 0)
    cursor.go_to_end(last=True)
    cursor.go_to_end(last=False)
    assert held.said == []


def test_going_to_a_column_by_its_number() -> None:
    held = hand()
    held.cursor.go_to_column(2)
    assert held.said == [Place(2, 1)]
    held.cursor.go_to_column(7)
    held.cursor.go_to_column(-1)
    assert held.listener.refusals == [why.NoSuchColumn(7, 7), why.NoSuchColumn(-1, 7)]
    assert held.cursor.place == Place(2, 1)


@pytest.mark.parametrize(("index", "nearest"), [(-5, 0), (0, 0), (1, 1), (9, 1)])
def test_a_place_that_is_not_there_becomes_the_nearest_one(index: int, nearest: int) -> None:
    cursor = hand().cursor
    cursor.go_to(Place(2, index))
    assert cursor.place == Place(2, nearest)
    cursor.go_to(Place(5, index))
    assert cursor.place == Place(5, 0)


def test_staying_where_one_is_is_no_news() -> None:
    held = hand()
    held.cursor.go_to(held.cursor.place)
    held.cursor.go_to_column(0)
    assert held.said == []


def test_counting_from_a_place_to_the_end() -> None:
    cursor = hand().cursor
    assert [cursor.count_from(p) for p in (Place(0, DEPTH + 1), Place(2, 1), Place(2, 0), Place(3, 0))] == [
        3,
        1,
        2,
        0,
    ]


# Picking up


def test_picking_up_takes_a_card_with_all_that_lies_on_it() -> None:
    held = hand()
    cursor = held.at(0, DEPTH + 2)
    assert cursor.pick_or_drop() is True
    assert cursor.grip == Grip(0, 2)
    assert held.said == [Grip(0, 2)]
    assert held.listener.order == []


def test_picking_up_elsewhere_goes_there() -> None:
    held = hand()
    assert held.cursor.pick_up(Place(1, 0)) is True
    assert held.said == [Place(1, 0), Grip(1, 1)]


@pytest.mark.parametrize(
    ("place", "refusal"),
    [
        (Place(0, DEPTH), why.GapInRank(card("9D"), card("6S"))),
        (Place(0, DEPTH - 1), why.FaceDownCards(0, 5, 4)),
        (Place(2, 0), why.MixedSuits(card("2H"), card("AC"), same_colour=False)),
        (Place(4, 0), why.EmptySource(4)),
    ],
)
def test_what_cannot_be_picked_up(place: Place, refusal: why.Refusal) -> None:
    held = hand()
    before = held.cursor.place
    assert held.cursor.lift_refusal(place) == refusal
    assert held.cursor.pick_up(place) is False
    assert held.listener.refusals == [refusal]
    assert (held.cursor.grip, held.cursor.place) == (None, before)


def test_nothing_is_picked_up_when_the_game_is_over() -> None:
    held = hand(NEARLY_WON)
    held.game.play(Move(1, 1, 0))
    assert held.cursor.pick_or_drop() is False
    assert held.cursor.send(Place(0, 0)) is False
    assert held.listener.refusals == [why.GameOver(), why.GameOver()]


def test_putting_back() -> None:
    held = hand()
    held.cursor.pick_or_drop()
    held.said.clear()
    held.cursor.put_back()
    held.cursor.put_back()
    assert held.said == [None]
    assert held.cursor.grip is None


def test_the_act_on_the_same_column_puts_back() -> None:
    held = hand()
    held.cursor.pick_or_drop()
    held.cursor.go_to(Place(0, 1))
    assert held.cursor.pick_or_drop() is True
    assert held.cursor.grip is None
    assert held.listener.order == []


def test_with_cards_in_hand_walking_takes_more_or_fewer() -> None:
    held = hand()
    cursor = held.at(0, DEPTH + 2)
    cursor.pick_or_drop()
    cursor.step_card(1)
    cursor.step_card(-1)
    cursor.step_card(-1)
    assert held.said == [
        Grip(0, 2),
        *(Grip(0, 1), Place(0, DEPTH + 3)),
        *(Grip(0, 2), Place(0, DEPTH + 2)),
        *(Grip(0, 3), Place(0, DEPTH + 1)),
    ]
    cursor.step_card(-1)
    assert held.listener.refusals == [why.GapInRank(card("9D"), card("6S"))]
    assert (cursor.grip, cursor.place) == (Grip(0, 3), Place(0, DEPTH + 1))


def test_walking_in_another_column_keeps_what_is_in_hand() -> None:
    held = hand()
    held.cursor.pick_or_drop()
    held.cursor.go_to_column(2)
    held.cursor.step_card(-1)
    assert (held.cursor.grip, held.cursor.place) == (Grip(0, 3), Place(2, 0))


# Dropping


def test_a_drop_moves_the_cards_and_the_cursor_follows() -> None:
    held = hand()
    cursor = held.cursor
    cursor.pick_or_drop()
    cursor.step_column(1)
    assert cursor.pick_or_drop() is True
    assert [str(c) for c in held.game.position.columns[1].shown] == ["7H", "6S", "5S", "4S"]
    assert (cursor.grip, cursor.place) == (None, Place(1, 1))
    assert held.listener.order == ["stepped done"]


def test_a_refused_drop_keeps_the_cards_in_hand() -> None:
    held = hand()
    held.cursor.pick_or_drop()
    held.cursor.go_to_column(2)
    assert held.cursor.pick_or_drop() is False
    assert held.cursor.drop(9) is False
    refusals = [why.TargetIsAce(card("6S"), card("AC")), why.NoSuchColumn(9, 7)]
    assert held.listener.refusals == refusals
    assert (held.cursor.grip, held.cursor.place) == (Grip(0, 3), Place(2, 1))


def test_a_drop_with_empty_hands_is_refused() -> None:
    held = hand()
    assert held.cursor.drop(1) is False
    assert held.listener.refusals == [why.NothingSelected()]


def test_the_targets_of_what_is_in_hand() -> None:
    cursor = hand().cursor
    assert cursor.targets(Grip(0, 3)) == (1, 3, 4, 5, 6)
    assert cursor.targets(Grip(2, 1)) == (3, 4, 5, 6)
    assert cursor.targets(Grip(2, 2)) == ()


def test_sending_goes_to_the_best_target_by_the_games_own_rule() -> None:
    held = hand()
    assert held.cursor.send(Place(0, DEPTH + 1)) is True
    assert held.listener.steps[0][0].action == Move(0, 3, 1)
    strict = hand(options=Options(send=SendRule.SAME_SUIT))
    assert strict.cursor.send(Place(0, DEPTH + 1)) is True
    assert strict.listener.steps[0][0].action == Move(0, 3, 3)
    off = hand(options=Options(send=SendRule.OFF))
    assert off.cursor.send(Place(0, DEPTH + 1)) is False
    assert off.listener.refusals == [why.SendingIsOff()]
    assert off.game.position == TABLE


# Following


def test_the_cursor_follows_a_move_its_undo_and_its_redo() -> None:
    held = hand()
    held.game.play(Move(0, 3, 1))
    assert held.cursor.place == Place(1, 1)
    held.game.undo()
    assert held.cursor.place == Place(0, DEPTH + 1)
    held.game.redo()
    assert held.cursor.place == Place(1, 1)


def test_a_cursor_elsewhere_stays_where_it_is() -> None:
    held = hand()
    cursor = held.at(2, 0)
    held.game.play(Move(0, 3, 1))
    held.game.undo()
    assert cursor.place == Place(2, 0)
    assert held.said == []


@pytest.mark.parametrize("above", ["#9D #8D #3C #4H #5H #6H", "9D 3D"])
def test_a_run_that_leaves_takes_the_cursor_to_the_first_stop(above: str) -> None:
    held = hand(table("DR1-S4", f"1: {above} {TO_2.removesuffix(' 3S 2S')}", "2: #... 3S 2S AS", "3: 7H"))
    held.at(1, 0)
    held.game.play(Move(1, 3, 0))
    last = len(above.split()) - 1
    assert held.cursor.place == held.cursor.first_stop(0) == Place(0, last)
    held.game.undo()
    pile = held.game.position.columns[1]
    assert held.cursor.place == Place(1, len(pile) - 3)


def test_a_run_that_stays_keeps_the_cursor_on_what_was_moved() -> None:
    held = hand(table("SC1-S4", f"1: 9D 3D {TO_2.removesuffix(' 2S')}", "2: ... 2S AS"))
    held.at(1, 0)
    held.game.play(Move(1, 2, 0))
    assert held.cursor.place == Place(0, 13)


def test_a_run_that_leaves_the_source_does_not_move_the_cursor_from_the_target() -> None:
    held = hand(table("SX1-S4", f"1: {TO_2} AS 4C 8H", "2: ... 5C"))
    held.game.play(Move(0, 2, 1))
    target = held.game.position.columns[1]
    assert held.cursor.place == Place(1, len(target) - 2)


def test_a_deal_takes_the_cursor_to_the_first_stop_of_its_column() -> None:
    held = hand()
    held.at(0, 2)
    held.game.play(Deal())
    assert held.cursor.place == Place(0, DEPTH + 4)
    held.game.undo()
    assert held.cursor.place == Place(0, DEPTH + 1)


def test_any_step_empties_the_hand() -> None:
    held = hand()
    following: list[bool] = []
    held.cursor.pick_or_drop()
    held.cursor.gripped.connect(lambda grip: following.append(held.cursor.is_following))
    held.game.play(Deal())
    assert held.cursor.grip is None
    assert following == [True]
    assert not held.cursor.is_following


def test_putting_back_silently_is_following() -> None:
    held = hand()
    following: list[bool] = []
    held.cursor.gripped.connect(lambda grip: following.append(held.cursor.is_following))
    held.cursor.pick_or_drop()
    held.cursor.put_back(silently=True)
    held.cursor.pick_or_drop()
    held.cursor.put_back()
    assert following == [False, True, False, False]


def test_another_game_begins_at_the_left_with_empty_hands() -> None:
    held = hand()
    held.at(1, 0)
    held.cursor.pick_or_drop()
    held.game.start(DEAL_1)
    assert (held.cursor.grip, held.cursor.place) == (None, Place(0, 0))
    held.game.undo()
    assert held.cursor.place == Place(0, DEPTH + 1)
    held.at(2, 0)
    held.game.start(table("SS1-S4", "10: ..."))
    assert held.cursor.place == Place(0, 0)


def test_the_cursor_is_always_on_the_table() -> None:
    held = hand(NEARLY_WON)
    held.at(0, 11)
    held.game.play(Move(1, 1, 0))
    assert held.cursor.place == Place(0, 0)
    held.game.undo()
    assert held.cursor.place == Place(1, 0)
