# SPDX-License-Identifier: GPL-3.0-or-later
"""The stronger hint and the automatic player: legal, without peeking, and better than the plain hints."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spiderqt.advice.autoplayer import Policy, autoplay, wilson
from spiderqt.advice.hints import Reason
from spiderqt.advice.knowledge import knowledge_of, outline, view_at_first_sight
from spiderqt.advice.search import plan, searched_hint
from spiderqt.advice.solver.solve import wins
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.variants import VARIANTS, variant
from tests.advice.test_hints import shuffled_hidden

one_deck = st.builds(
    GameCode, st.sampled_from([game for game in VARIANTS if game.decks == 1]), st.integers(0, 100_000)
)


@settings(max_examples=15)
@given(one_deck, st.integers(0, 2**32), st.integers(0, 8))
def test_hidden_cards_have_no_say(code: GameCode, seed: int, steps: int) -> None:
    position = code.position()
    for action in autoplay(position, Policy.HINTS)[:steps]:
        step = apply(position, action)
        assert isinstance(step, Step)
        position = step.after
    other = shuffled_hidden(position, seed)
    assert plan(view_at_first_sight(position)) == plan(view_at_first_sight(other))


@settings(max_examples=15)
@given(one_deck)
def test_a_plan_is_legal_and_ends_in_something_new(code: GameCode) -> None:
    position = code.position()
    known = knowledge_of((position,))
    for action in plan(known.view(position)).actions:
        step = apply(position, action)
        assert isinstance(step, Step)
        position = step.after
    if position.hidden_left or position.stock:
        assert known.seeing(position) != known or not plan(known.view(code.position())).actions


def test_a_searched_hint_never_leads_back() -> None:
    position = GameCode(variant("spiderette", 1), 3).position()
    known, visited = knowledge_of((position,)), {outline(position)}
    for _ in range(60):
        found = searched_hint(known.view(position), visited)
        if found.action is None:
            assert found.reason in (Reason.UNDO, Reason.STUCK, Reason.WON)
            break
        step = apply(position, found.action)
        assert isinstance(step, Step)
        position = step.after
        assert outline(position) not in visited
        visited.add(outline(position))
        known = known.seeing(position)


def won(policy: Policy, starts: list[Position]) -> int:
    return sum(wins(start, autoplay(start, policy)) for start in starts)


def test_searching_wins_more_than_the_plain_hints() -> None:
    starts = [GameCode(variant("spiderette", 1), number).position() for number in range(8)]
    assert won(Policy.SEARCH, starts) >= won(Policy.HINTS, starts) + 2


@pytest.mark.parametrize(
    ("count", "played", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1)],
)
def test_the_interval_is_wilsons(count: int, played: int, low: float, high: float) -> None:
    assert wilson(count, played) == pytest.approx((low, high), abs=1e-4)
