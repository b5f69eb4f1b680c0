# SPDX-License-Identifier: GPL-3.0-or-later
"""Perft: how many distinct action sequences there are, the figure that pins a whole set of rules down.

Standard library only. The idea is that of chess programs (https://www.chessprogramming.org/Perft).
"""

from __future__ import annotations

from spiderqt.engine.actions import Action
from spiderqt.engine.play import Step, apply, legal_actions
from spiderqt.engine.position import Position


def perft(position: Position, depth: int) -> int:
    """Sequences of exactly `depth` legal actions; a sequence that wins earlier counts for nothing deeper."""
    return _perft(position, depth, {})


def _perft(position: Position, depth: int, memo: dict[tuple[Position, int], int]) -> int:
    if depth == 0:
        return 1
    key = (position, depth)
    if key not in memo:
        actions = legal_actions(position)
        memo[key] = (
            len(actions) if depth == 1 else sum(_perft(_after(position, a), depth - 1, memo) for a in actions)
        )
    return memo[key]


def _after(position: Position, action: Action) -> Position:
    step = apply(position, action)
    assert isinstance(step, Step)
    return step.after
