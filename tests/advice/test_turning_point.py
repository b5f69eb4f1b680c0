# SPDX-License-Identifier: GPL-3.0-or-later
"""The last winnable position of a game: found with few questions, whatever stays open."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spiderqt.advice.solver.solve import Solution, Verdict, solve, wins
from spiderqt.advice.turning_point import Border, TurningPoint
from spiderqt.engine.actions import Move
from spiderqt.engine.play import Step, apply
from spiderqt.engine.variants import variant
from tests.advice.small import small_position


def searched(lost: int, border: int, undecided: frozenset[int]) -> tuple[Border, int]:
    """Ask about a game of `lost` actions that can be won up to position `border` (-1: never); how often was asked."""
    point, count = TurningPoint(lost), 0
    while (number := point.next_question) is not None:
        count += 1
        assert 0 <= number < lost
        decided = Verdict.WON if number <= border else Verdict.LOST
        verdict = Verdict.UNKNOWN if number in undecided else decided
        point.tell(number, Solution(verdict, (Move(0, 1, number),) if verdict is Verdict.WON else ()))
    return point.border, count


@given(st.data())
def test_the_border_is_found_by_halving(data: st.DataObject) -> None:
    lost = data.draw(st.integers(1, 300))
    border = data.draw(st.integers(-1, lost - 1))
    found, asked = searched(lost, border, frozenset())
    assert found.is_exact
    assert found.won == (None if border < 0 else border)
    assert found.line == (() if border < 0 else (Move(0, 1, border),))
    assert found.lost == border + 1
    assert asked <= lost.bit_length() + 1


@given(st.data())
def test_what_stays_open_is_never_called_won_or_lost(data: st.DataObject) -> None:
    lost = data.draw(st.integers(1, 40))
    border = data.draw(st.integers(-1, lost - 1))
    undecided = data.draw(st.frozensets(st.integers(0, lost - 1)))
    found, asked = searched(lost, border, undecided)
    decided = [number for number in range(lost) if number not in undecided]
    assert found.won == max((number for number in decided if number <= border), default=None)
    assert found.lost == min((number for number in decided if number > border), default=lost)
    assert asked <= lost


def test_it_is_where_a_losing_move_was_made() -> None:
    start = small_position(variant("spiderette", 4), 60)
    step = apply(start, Move(3, 1, 1))
    assert isinstance(step, Step)
    assert solve(step.after, nodes=20_000).verdict is Verdict.LOST
    point = TurningPoint(1)
    assert point.next_question == 0
    point.tell(0, solve(start, nodes=20_000))
    assert point.border.won == 0
    assert wins(start, point.border.line)
