# SPDX-License-Identifier: GPL-3.0-or-later
"""Late positions of whole deals: those that the solver's winning line goes through near its end, and what becomes of
them after some moves at random, which is often lost."""

from __future__ import annotations

from collections.abc import Iterator

from spiderqt.advice.solver.solve import solve
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, apply, legal_actions
from spiderqt.engine.position import Position
from spiderqt.engine.shuffle import SplitMix64
from spiderqt.engine.variants import VARIANTS, Variant

NODES = 6_000
LAST = 15
"""How many actions before the end of its line a position is taken at most."""
FROM_ONE_DEAL = 10


def late_positions(game: Variant, count: int, first: int = 0) -> Iterator[Position]:
    """`count` of them, the same ones every time; `first` is the number of the first deal tried."""
    random = SplitMix64(first * 1000 + VARIANTS.index(game))
    number, found = first, 0
    while found < count:
        path = _path(GameCode(game, number).position())
        number += 1
        if len(path) > 1:
            for _ in range(min(FROM_ONE_DEAL, count - found)):
                position = path[-1 - random.below(min(LAST, len(path)))]
                yield _astray(position, random)
                found += 1


def _path(position: Position) -> list[Position]:
    """Every position on the solver's line; only the first where it finds none."""
    path = [position]
    for action in solve(position, nodes=NODES).actions:
        step = apply(path[-1], action)
        assert isinstance(step, Step)
        path.append(step.after)
    return path


def _astray(position: Position, random: SplitMix64) -> Position:
    for _ in range(random.below(12)):
        actions = legal_actions(position)
        if not actions:
            break
        step = apply(position, actions[random.below(len(actions))])
        assert isinstance(step, Step)
        position = step.after
    return position
