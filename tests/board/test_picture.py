# SPDX-License-Identifier: GPL-3.0-or-later
"""Differences of pictures, forwards and backwards."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from spiderqt.board.flights import plan
from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place, Zone
from spiderqt.board.picture import Picture, Pile, Travel, difference
from spiderqt.engine.cards import Card, Rank, Suit, card
from tests.board.samples import MIDDLE, START, Table, column, king_down, moved

STOCK, HEAP = Place(Zone.STOCK), Place(Zone.FOUNDATIONS)


def ways(before: Table, after: Table) -> list[tuple[str, Place, Place, bool]]:
    travels = difference(Picture.of(before), Picture.of(after))
    return [(str(each.card), each.source, each.target, each.flips) for each in travels]


def test_a_move_takes_its_run_and_turns_the_card_below() -> None:
    after = moved(MIDDLE, 3, 3, 6)
    assert ways(MIDDLE, after) == [
        ("7C", Place.card(3, 3), Place.card(3, 3), True),
        ("QH", Place.card(3, 4), Place.card(6, 1), False),
        ("JH", Place.card(3, 5), Place.card(6, 2), False),
        ("TH", Place.card(3, 6), Place.card(6, 3), False),
    ]


def test_an_undone_move_goes_the_same_way_back() -> None:
    after = moved(MIDDLE, 3, 3, 6)
    back = ways(after, MIDDLE)
    assert [way[1:3] for way in back[1:]] == [
        (Place.card(6, number), Place.card(3, number + 3)) for number in (1, 2, 3)
    ]
    assert back[0] == ("7C", Place.card(3, 3), Place.card(3, 3), True)


def dealt(before: Table) -> Table:
    row = [card(word) for word in ("AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS")]
    columns = tuple(
        replace(one, shown=(*one.shown, new)) for one, new in zip(before.columns, row, strict=True)
    )
    return replace(before, columns=columns, stock=before.stock[10:])


def test_a_deal_comes_from_the_stock_and_goes_back() -> None:
    after = dealt(START)
    assert [way[1] for way in ways(START, after)] == [STOCK] * 10
    assert [way[2].column for way in ways(START, after)] == list(range(10))
    assert [way[2] for way in ways(after, START)] == [STOCK] * 10


def test_a_completed_run_leaves_for_the_foundations_and_comes_back() -> None:
    before = Table((column(), *[column("2H")] * 9))
    before = replace(
        before, columns=(replace(column("5D"), shown=king_down(12)), column("AS"), *before.columns[2:])
    )
    after = replace(before, columns=(column(), column(), *before.columns[2:]), completed=(Suit.SPADES,))
    assert [way[2] for way in ways(before, after)] == [HEAP] * 13
    back = ways(after, before)
    assert [way[1] for way in back] == [HEAP] * 13
    assert back[-1][2] == Place.card(1, 0)


def test_another_game_is_dealt_afresh() -> None:
    other = replace(
        MIDDLE,
        columns=tuple(replace(one, shown=(card("6D"), *one.shown)) for one in MIDDLE.columns[:7]),
    )
    travels = difference(Picture.of(MIDDLE), Picture.of(other))
    assert {travel.source for travel in travels} == {STOCK}
    assert len(travels) == sum(len(one.hidden) + len(one.shown) for one in other.columns)


CARDS = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
PILES = st.builds(Pile, st.integers(0, 8), st.lists(CARDS, max_size=8).map(tuple))
PICTURES = st.builds(
    Picture, st.lists(PILES, min_size=7, max_size=7).map(tuple), st.integers(0, 30), st.just((Suit.SPADES,))
)


@given(PICTURES, PICTURES)
def test_every_travel_ends_at_its_card_and_no_place_is_used_twice(old: Picture, new: Picture) -> None:
    travels = difference(old, new)
    targets = [travel.target for travel in travels if travel.target.zone is Zone.CARD]
    sources = [travel.source for travel in travels if travel.source.zone is Zone.CARD]
    assert len(targets) == len(set(targets))
    assert len(sources) == len(set(sources))
    for travel in travels:
        if travel.target.zone is Zone.CARD and travel.face_up:
            assert new.piles[travel.target.column].at(travel.target.index) == travel.card


@given(PICTURES)
def test_nothing_travels_between_equal_pictures(picture: Picture) -> None:
    assert difference(picture, picture) == ()


def where(place: Place) -> Rect:
    return Rect(place.column * 100.0, place.index * 20.0, 90, 130)


def test_a_run_flies_as_one_and_the_flip_waits_for_it() -> None:
    flights = plan(difference(Picture.of(MIDDLE), Picture.of(moved(MIDDLE, 3, 3, 6))), where, where)
    flip, run = flights
    assert len(run.cards) == 3
    assert flip.delay > run.delay
    assert flip.start == flip.end


def test_a_deal_starts_its_cards_one_after_another() -> None:
    flights = plan(difference(Picture.of(START), Picture.of(dealt(START))), where, where)
    delays = [flight.delay for flight in flights]
    assert delays == sorted(delays)
    assert len(set(delays)) == 10
    assert all(flight.flips and flight.face_up for flight in flights)


def test_a_whole_table_is_dealt_in_half_a_second() -> None:
    travels = tuple(
        Travel(None, STOCK, Place.card(number % 10, number // 10), face_up=False) for number in range(54)
    )
    assert max(flight.delay + flight.duration for flight in plan(travels, where, where)) < 0.6


def test_a_card_that_turns_down_again_has_turned_before_the_run_lies_on_it() -> None:
    flights = plan(difference(Picture.of(moved(MIDDLE, 3, 3, 6)), Picture.of(MIDDLE)), where, where)
    flip, run = flights
    assert flip.start == flip.end
    assert flip.delay + flip.duration < run.delay + run.duration
