# SPDX-License-Identifier: GPL-3.0-or-later
"""A press under way, and what the view asks before a drag. Must not know rules or the view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from spiderqt.board.hits import Place

CanLift = Callable[[int, int], bool]


def always(column: int, index: int) -> bool:
    """Whether cards may be lifted where nobody objects."""
    return True


@dataclass
class Press:
    """One press of the left button, from its beginning to its end.

    `content` is what lay there; a `spent` press has done its one thing; `grip` is where in the first card a
    dragged run is held.
    """

    place: Place
    point: QPointF
    content: object
    spent: bool = False
    dragging: bool = False
    grip: QPointF | None = None
