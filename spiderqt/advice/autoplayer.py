# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole deals by what is seen, without undo: the measure of the hints.

Standard library and engine only.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable

from spiderqt.advice.hints import hint
from spiderqt.advice.knowledge import knowledge_of, outline
from spiderqt.advice.search import plan
from spiderqt.engine.actions import Action
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position

MOST_ACTIONS = 2_000
POSITIONS: int | None = None
"""Looked at before each unknown card. None: as many as for a hint, so that its figures are those of the hint."""


class Policy(enum.Enum):
    """Who plays; the value is the name on the command line."""

    HINTS = "hints"
    SEARCH = "search"


def autoplay(
    start: Position, policy: Policy, cancelled: Callable[[], bool] | None = None
) -> tuple[Action, ...]:
    """The actions that the policy plays from `start` until it wins or gives up."""
    known, visited = knowledge_of((start,)), {outline(start)}
    actions: list[Action] = []
    position = start
    waiting: list[Action] = []
    while len(actions) < MOST_ACTIONS and not position.is_won() and not (cancelled and cancelled()):
        if not waiting:
            view = known.view(position)
            if policy is Policy.HINTS:
                advised = hint(view, visited).action
                waiting = [] if advised is None else [advised]
            else:
                waiting = list(plan(view, positions=POSITIONS).actions)
        if not waiting:
            break
        action = waiting.pop(0)
        step = apply(position, action)
        assert isinstance(step, Step), f"illegal advice: {action}"
        actions.append(action)
        position = step.after
        known = known.seeing(position)
        visited.add(outline(position))
    return tuple(actions)


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a rate (E. B. Wilson, 1927), which stays between 0 and 1 for few games too."""
    if not played:
        return 0.0, 1.0
    z = 1.959964
    rate = won / played
    middle = rate + z * z / (2 * played)
    half = z * math.sqrt(rate * (1 - rate) / played + z * z / (4 * played * played))
    scale = 1 + z * z / played
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
