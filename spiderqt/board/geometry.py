# SPDX-License-Identifier: GPL-3.0-or-later
"""Rectangles and the snapping of lengths to whole device pixels. Pure numbers: must not know Qt or cards."""

from __future__ import annotations

import math

from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """An axis-parallel rectangle in logical pixels, origin top left, y downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just outside."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just outside."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it; the right and bottom edges are outside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def moved(self, dx: float, dy: float) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: float) -> Rect:
        """Larger by `by` on each side (smaller if negative)."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True, slots=True)
class Grid:
    """Device pixels: `ratio` of them make one logical pixel."""

    ratio: float = 1.0

    def down(self, length: float) -> float:
        """The largest multiple of a device pixel that is not above `length`."""
        return math.floor(length * self.ratio + 1e-6) / self.ratio

    def up(self, length: float) -> float:
        """The smallest multiple of a device pixel that is not below `length`."""
        return math.ceil(length * self.ratio - 1e-6) / self.ratio

    @property
    def pixel(self) -> float:
        """One device pixel in logical pixels."""
        return 1.0 / self.ratio


def clamp(value: float, low: float, high: float) -> float:
    """`value`, but not below `low`, and not above `high` unless `low` is."""
    return max(low, min(value, high))
