# SPDX-License-Identifier: GPL-3.0-or-later
"""The table from events to sounds: complete, from the right side, backwards on undo, no cheers for what is undone."""

from __future__ import annotations

import typing

import pytest

from spiderqt.engine.events import Event
from spiderqt.voice.sounds.earcons import (
    OF_DEED,
    OF_EVENT,
    Cue,
    Deed,
    Earcon,
    cues_of,
    dealt_cue,
    place_of,
)
from tests.voice.tables import position, run, step


def test_every_event_and_every_deed_has_its_line_and_every_sound_is_used() -> None:
    assert set(OF_EVENT) == set(typing.get_args(Event))
    assert set(OF_DEED) == set(Deed)
    assert {*OF_EVENT.values(), *OF_DEED.values()} - {None} == set(Earcon)


@pytest.mark.parametrize("columns", [7, 10])
def test_columns_are_heard_from_left_to_right(columns: int) -> None:
    places = [place_of(column, columns) for column in range(columns)]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (-1.0, 1.0)
    assert dealt_cue(columns).places == tuple(places)


def test_a_move_is_heard_where_the_cards_land_and_where_one_turns_up() -> None:
    done = step(position("SP", "#4H 7H", "", "8C"), "1 3")
    left, third = place_of(0, 10), place_of(2, 10)
    assert cues_of(done, undone=False) == (Cue(Earcon.DROP, (third,)), Cue(Earcon.FLIP, (left,)))
    assert cues_of(done, undone=True) == (Cue(Earcon.FLIP, (left,)), Cue(Earcon.DROP, (left,)))


def test_a_deal_is_heard_card_by_card_and_a_last_short_one_as_short_as_it_is() -> None:
    start = position("SD", *["KS"] * 7, stock="2H 3H 4H")
    dealt, back = cues_of(step(start, "d"), undone=False), cues_of(step(start, "d"), undone=True)
    assert [cue.earcon for cue in dealt] == [Earcon.DEAL]
    assert dealt[0].places == tuple(place_of(column, 7) for column in range(3))
    assert back[0].places == dealt[0].places[::-1]


def test_the_last_run_is_heard_before_the_win_and_neither_when_undone() -> None:
    done = step(position("SD", run("S", "K", "2"), "AS", completed="H D C"), "2 1")
    sounds = [cue.earcon for cue in cues_of(done, undone=False)]
    assert sounds == [Earcon.DROP, Earcon.RUN, Earcon.WIN]
    assert [cue.earcon for cue in cues_of(done, undone=True)] == [Earcon.DROP]
