# SPDX-License-Identifier: GPL-3.0-or-later
"""A press under way, and what the view asks before a drag. Must not know rules or the view."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QMouseEvent, QPointingDevice
from PySide6.QtWidgets import QApplication

from spiderqt.board.hits import Place
from spiderqt.engine.values import dataclass

CanLift = Callable[[int, int], bool]


def always(column: int, index: int) -> bool:
    """Whether cards may be lifted where nobody objects."""
    return True


def far_apart(event: QMouseEvent, start: QPointF) -> bool:
    """Whether the pointer has come so far from `start` that a drag is meant; a finger or pen may tremble more."""
    steady = event.pointerType() in (QPointingDevice.PointerType.Generic, QPointingDevice.PointerType.Cursor)
    reach = QApplication.startDragDistance() * (1 if steady else 2)
    return (event.position() - start).manhattanLength() >= reach


@dataclass(slots=True)
class Press:
    """One press of the left button, from its beginning to its end.

    `content` is what lay there; a `spent` press has done its one thing; one that `moved` was no mere tap;
    `grip` is where in the first card a dragged run is held.
    """

    place: Place
    point: QPointF
    content: object
    spent: bool = False
    moved: bool = False
    dragging: bool = False
    grip: QPointF | None = None
