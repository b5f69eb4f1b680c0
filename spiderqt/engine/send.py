# SPDX-License-Identifier: GPL-3.0-or-later
"""Send: where a group goes when the player names no target.

Standard library only. The order is fixed and simple, so that a player can foresee it; it is no hint.
"""

from __future__ import annotations

import enum

from spiderqt.engine import refusals as why
from spiderqt.engine.actions import Move
from spiderqt.engine.events import RunCompleted
from spiderqt.engine.play import Step, apply, judge_group
from spiderqt.engine.position import Position


class SendRule(enum.Enum):
    """How far sending may go; the value is the name in settings."""

    ANY = "any"
    SAME_SUIT = "same-suit"
    """Never onto another suit."""
    OFF = "off"


def send(position: Position, source: int, count: int, rule: SendRule = SendRule.ANY) -> Step | why.Refusal:
    """The step that sends the last `count` cards of `source` to their best target, or the reason why none is.

    First choice completes a run; then onto the same suit; onto another suit; an empty column. Ties go to the lowest
    column. A whole column is not sent to an empty one: nothing would have changed.
    """
    if rule is SendRule.OFF:
        return why.SendingIsOff()
    refusal = why.GameOver() if position.is_won() else judge_group(position, source, count)
    if refusal is not None:
        return refusal
    best: int | None = None
    chosen: Step | None = None
    for target in range(len(position.columns)):
        step = apply(position, Move(source, count, target))
        rank = _preference(step, source, target, rule) if isinstance(step, Step) else None
        if rank is not None and isinstance(step, Step) and (best is None or rank < best):
            best, chosen = rank, step
    if chosen is None:
        first = position.columns[source].shown[-count]
        return why.NothingFits(first, same_suit_only=rule is SendRule.SAME_SUIT)
    return chosen


def _preference(step: Step, source: int, target: int, rule: SendRule) -> int | None:
    """0 is best; None for a target that is left out."""
    before = step.before
    if any(isinstance(event, RunCompleted) and event.column == target for event in step.events):
        return 0
    last = before.columns[target].last
    assert isinstance(step.action, Move)
    if last is None:
        return None if step.action.count == len(before.columns[source]) else 3
    if last.suit is before.columns[source].shown[-step.action.count].suit:
        return 1
    return None if rule is SendRule.SAME_SUIT else 2
