# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver's verdicts against a naive search of everything, by rules written apart from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from spiderqt.advice.solver.solve import Verdict, solve, wins
from spiderqt.engine.position import Position
from spiderqt.engine.position_text import Setup, write_position
from spiderqt.engine.variants import VARIANTS, Variant
from tests.advice.late import late_positions
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


def compare(positions: Iterable[Position], budget: int) -> Counter[tuple[Verdict, bool | None]]:
    """Judge them; every contradiction fails, with the position in the message."""
    found: Counter[tuple[Verdict, bool | None]] = Counter()
    for position in positions:
        verdict, winnable = judged(position, budget)
        found[verdict, winnable] += 1
        wrong = (verdict is Verdict.WON and winnable is False) or (
            verdict is Verdict.LOST and winnable is True
        )
        assert not wrong, write_position(Setup(position))
    return found


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_no_verdict_is_wrong(game: Variant) -> None:
    found = compare(small_positions(game, 12), budget=200)
    assert found[Verdict.WON, True], "no position was won: the test says nothing"


@pytest.mark.long
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_no_verdict_is_wrong_on_many_positions(game: Variant) -> None:
    # 10,000 over all games.
    found = compare(small_positions(game, 10_000 // len(VARIANTS), 1000), budget=1_500)
    assert found[Verdict.WON, True] >= 50
    assert found[Verdict.LOST, False] >= 5


@pytest.mark.long
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_no_verdict_is_wrong_on_late_positions(game: Variant) -> None:
    """300 of each game. The naive search looks at few positions of each, so that some stay undecided by it; ``-s``
    shows the counts."""
    found = compare(late_positions(game, 300, 9_000), budget=60)
    print(f"\n{game}:", {f"{verdict.value}/{winnable}": n for (verdict, winnable), n in found.items()})
    assert sum(n for (_, winnable), n in found.items() if winnable is not None) >= 50
