# SPDX-License-Identifier: GPL-3.0-or-later
"""Undo policies: what may be taken back, and what that costs.

Standard library only. The window's undo stack and the replay of records both ask here.
"""

from __future__ import annotations

import enum

from spiderqt.engine import refusals as why
from spiderqt.engine.events import RowDealt, RunCompleted
from spiderqt.engine.play import Step

LAST_ACTIONS = 100
"""How many actions `LAST_100` gives back."""


class UndoPolicy(enum.Enum):
    """Chosen for a whole game; the value is the name in texts and records."""

    FREE = "free"
    """No limit; score and moves return."""
    LAST_100 = "last-100"
    """The last hundred actions; score and moves return."""
    CHARGED = "charged"
    """No limit; each undo, and each redo, is one more move and costs a point."""
    BARRIER = "barrier"
    """Never past a deal or a completed run; score and moves return."""
    NONE = "none"


def undo_refusal(policy: UndoPolicy, last: Step | None, undoable: int) -> why.Refusal | None:
    """The reason why `last`, the latest step that stands, may not be undone; None when it may.

    `undoable` is how many steps could still be undone if only their number mattered (see `after_action`).
    """
    if policy is UndoPolicy.NONE:
        return why.UndoForbidden(policy.value)
    if last is None:
        return why.NothingToUndo()
    if policy is UndoPolicy.LAST_100 and undoable < 1:
        return why.UndoLimit(policy.value, LAST_ACTIONS)
    if policy is UndoPolicy.BARRIER:
        for event in last.events:
            if isinstance(event, RowDealt):
                return why.UndoBarrier(policy.value, "deal")
            if isinstance(event, RunCompleted):
                return why.UndoBarrier(policy.value, "run")
    return None


def after_action(undoable: int) -> int:
    """How many steps the hundred-action policy gives back after one more action."""
    return min(undoable + 1, LAST_ACTIONS)
