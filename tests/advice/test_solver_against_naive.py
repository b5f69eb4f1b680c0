# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver's verdicts against a naive search of everything, by rules written apart from the engine."""

from __future__ import annotations

from collections import Counter

import pytest

from spiderqt.advice.solver.solve import Verdict, solve, wins
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, write_position
from spiderqt.engine.variants import VARIANTS, Variant
from tests.advice.small import small_positions
from tests.naive import exhaustive
from tests.naive.text import parse

NODES = 5_000


def judged(position: Position, budget: int) -> tuple[Verdict, bool | None]:
    """The solver's verdict and the naive one (None: its budget ran out)."""
    answer = exhaustive.solve(parse(write_position(Setup(position))), budget)
    solution = solve(position, nodes=NODES)
    if solution.verdict is Verdict.WON:
        assert wins(position, solution.actions)
    return solution.verdict, answer.winnable


def compare(game: Variant, count: int, first: int, budget: int) -> Counter[tuple[Verdict, bool | None]]:
    """Judge `count` small positions; every contradiction fails, with the position in the message."""
    found: Counter[tuple[Verdict, bool | None]] = Counter()
    for position in small_positions(game, count, first):
        verdict, winnable = judged(position, budget)
        found[verdict, winnable] += 1
        wrong = (verdict is Verdict.WON and winnable is False) or (
            verdict is Verdict.LOST and winnable is True
        )
        assert not wrong, write_position(Setup(position))
    return found


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_no_verdict_is_wrong(game: Variant) -> None:
    found = compare(game, 12, 0, budget=200)
    assert found[Verdict.WON, True], "no position was won: the test says nothing"


@pytest.mark.long
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_no_verdict_is_wrong_on_many_positions(game: Variant) -> None:
    # 10,000 over all games.
    found = compare(game, 10_000 // len(VARIANTS), 1000, budget=1_500)
    assert found[Verdict.WON, True] >= 50
    assert found[Verdict.LOST, False] >= 5
