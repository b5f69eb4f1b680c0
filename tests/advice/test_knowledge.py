# SPDX-License-Identifier: GPL-3.0-or-later
"""What has been seen stays known, what has not been seen is not in the view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.advice.knowledge import (
    knowledge_in,
    knowledge_of,
    outline,
    unseen_cards,
    view_at_first_sight,
)
from spiderqt.engine.actions import Deal
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import legal_actions
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import read_position
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.variants import VARIANTS, variant

games = st.builds(GameCode, st.sampled_from(VARIANTS), st.integers(0, 1000))


def played(code: GameCode, choices: list[int]) -> Timeline:
    """A game in which each number picks an action, or takes one back."""
    timeline = Timeline(code.position())
    for choice in choices:
        actions = legal_actions(timeline.position)
        after = (
            timeline.undo()
            if choice % 5 == 0 or not actions
            else timeline.play(actions[choice % len(actions)])
        )
        timeline = timeline if isinstance(after, Refusal) else after
    return timeline


@given(games)
def test_at_first_sight_no_hidden_card_is_in_the_view(code: GameCode) -> None:
    position = code.position()
    view = view_at_first_sight(position)
    for column, known in zip(position.columns, view.columns, strict=True):
        assert known.shown == column.shown
        assert len(known.hidden) == len(column.hidden)
    if code.variant.suits > 1 and position.hidden_left:
        assert all(card is None for column in view.columns for card in column.hidden)
        assert all(card is None for card in view.stock)


@given(games, st.lists(st.integers(0, 10_000), max_size=30))
def test_what_was_seen_stays_known_and_is_right(code: GameCode, choices: list[int]) -> None:
    timeline = played(code, choices)
    view = knowledge_in(timeline).view(timeline.position)
    seen = [
        (i, at)
        for step in timeline.undone
        for i, column in enumerate(step.after.columns)
        for at in range(len(column.hidden), len(timeline.start.columns[i].hidden))
    ]
    for i, at in seen:
        if at < len(view.columns[i].hidden):
            assert view.columns[i].hidden[at] is not None
    for known, column in zip(view.columns, timeline.position.columns, strict=True):
        assert all(a is None or a == b for a, b in zip(known.hidden, column.hidden, strict=True))
    assert all(a is None or a == b for a, b in zip(view.stock, timeline.position.stock, strict=True))


def test_a_row_that_was_dealt_and_taken_back_is_known() -> None:
    timeline = Timeline(GameCode(variant("spider", 4), 7).position())
    dealt = timeline.play(Deal())
    assert isinstance(dealt, Timeline)
    back = dealt.undo()
    assert isinstance(back, Timeline)
    view = knowledge_in(back).view(back.position)
    assert view.stock[:10] == back.position.stock[:10]
    assert view.stock[10:] == (None,) * 40


ONE_KIND_LEFT = """
game: SD1-S4
1: ## ## AS
2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S
3:
4:
5:
6:
7: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H
completed: D C
"""


def test_the_last_kind_of_card_is_known() -> None:
    view = view_at_first_sight(read_position(ONE_KIND_LEFT).position)
    assert {str(card) for card in unseen_cards(view)} == {"2S", "AH"}
    known = read_position(ONE_KIND_LEFT.replace("## ##", "#AH ##")).position
    masked = knowledge_of((known,)).view(known)
    assert list(masked.columns[0].hidden) == [None, None], "never seen: two kinds are possible"
    assert (
        view_at_first_sight(
            read_position(
                ONE_KIND_LEFT.replace("## ##", "##")
                .replace("1: ## AS", "1: ## AH")
                .replace(" 3S\n", " 3S 2S\n")
            ).position
        )
        .columns[0]
        .hidden[0]
        is not None
    )


@given(games)
def test_unseen_cards_are_those_of_the_hidden_places(code: GameCode) -> None:
    position = code.position()
    view = view_at_first_sight(position)
    unknown = sum(card is None for column in view.columns for card in column.hidden)
    unknown += sum(card is None for card in view.stock)
    assert sum(unseen_cards(view).values()) == unknown


@given(games, st.lists(st.integers(0, 10_000), max_size=20))
def test_outlines_tell_positions_of_a_game_apart(code: GameCode, choices: list[int]) -> None:
    timeline = played(code, choices)
    by_outline: dict[Position, Position] = {}
    for position in (timeline.start, *(step.after for step in timeline.steps)):
        assert by_outline.setdefault(outline(position), position) == position


def test_nothing_seen_is_an_error() -> None:
    with pytest.raises(ValueError, match="no position"):
        knowledge_of(())
