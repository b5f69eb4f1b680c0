# SPDX-License-Identifier: GPL-3.0-or-later
"""A search of everything that can happen in a small position, by the naive rules.

Must not import anything of spiderqt.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from tests.naive.rules import after, hidden, legal, rank, suit, won
from tests.naive.text import State


class Answer(NamedTuple):
    """`winnable` is None where the budget ran out; `line` wins where it is True; `nodes` were looked at."""

    winnable: bool | None
    line: tuple[str, ...]
    nodes: int


def solve(state: State, budget: int = 20_000) -> Answer:
    """Search depth first, all cards seen, never one position twice; False is a proof."""
    if won(state):
        return Answer(True, (), 1)
    seen = {key(state)}
    path: list[str] = []
    open_choices = [_choices(state)]
    while open_choices:
        if not open_choices[-1]:
            open_choices.pop()
            if path:
                path.pop()
            continue
        action, reached = open_choices[-1].pop()
        if key(reached) in seen:
            continue
        seen.add(key(reached))
        if won(reached):
            return Answer(True, (*path, action), len(seen))
        if len(seen) >= budget:
            return Answer(None, (), len(seen))
        path.append(action)
        open_choices.append(_choices(reached))
    return Answer(False, (), len(seen))


def key(state: State) -> tuple[object, ...]:
    """What tells positions apart: without a stock the order of the columns does not matter."""
    columns = state.columns if state.stock else tuple(sorted(state.columns))
    return (columns, state.stock, len(state.completed))


def progress(state: State) -> int:
    """More is nearer to the end: completed runs, joins of one suit, cards turned up."""
    total = 20 * len(state.completed)
    for column in state.columns:
        total -= 2 * sum(hidden(card) for card in column)
        for upper, lower in pairwise(column):
            if not hidden(upper) and suit(upper) == suit(lower):
                total += rank(upper) == rank(lower) + 1
    return total


def _choices(state: State) -> list[tuple[str, State]]:
    """All actions and what comes of them, the best looking one last."""
    choices = [(action, after(state, action)) for action in legal(state)]
    return sorted(choices, key=lambda pair: progress(pair[1]))
