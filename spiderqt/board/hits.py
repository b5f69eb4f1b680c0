# SPDX-License-Identifier: GPL-3.0-or-later
"""From a point to what lies there, and from a dragged run to the column it is meant for.

Pure functions over a `Layout`. Must not know Qt or rules: which targets are legal is told to it.
"""

from __future__ import annotations

import enum
from collections.abc import Collection

from spiderqt.board.geometry import Rect, clamp
from spiderqt.board.layout import ColumnLayout, Layout
from spiderqt.engine.values import dataclass


class Zone(enum.Enum):
    """The kinds of things on the table."""

    CARD = "card"
    COLUMN = "column"
    STOCK = "stock"
    FOUNDATIONS = "foundations"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Place:
    """Something on the table: a card, the empty part of a column, the stock, the foundations, the bare table.

    `column` is -1 where there is none; `index` counts a column's cards from its top, face-down ones too, and
    is -1 where no card is meant.
    """

    zone: Zone
    column: int = -1
    index: int = -1

    @classmethod
    def card(cls, column: int, index: int) -> Place:
        """A card of a column."""
        return cls(Zone.CARD, column, index)

    @classmethod
    def empty(cls, column: int) -> Place:
        """A column without a card, or the room below its cards."""
        return cls(Zone.COLUMN, column)


def hit(layout: Layout, x: float, y: float) -> Place:
    """What lies at the point. Cards follow their visible strips; the room around a column is the column's."""
    if layout.stock is not None and layout.stock.grown(layout.metrics.gap / 2).contains(x, y):
        return Place(Zone.STOCK)
    if any(slot.contains(x, y) for slot in layout.foundations):
        return Place(Zone.FOUNDATIONS)
    reach = layout.metrics.top - layout.metrics.number_h - layout.metrics.gap / 2
    if y < reach or y >= layout.height or not 0 <= x < layout.width:
        return Place(Zone.TABLE)
    for number, column in enumerate(layout.columns):
        if x < column.lane.right:
            return _hit_in_column(column, number, x, y, layout.metrics.gap)
    return Place(Zone.TABLE)


def _hit_in_column(column: ColumnLayout, number: int, x: float, y: float, slack: float) -> Place:
    near = column.extent.grown(min(slack, 6.0) / 2)
    if not column.cards or not near.contains(x, y):
        return Place.empty(number)
    for index, strip in enumerate(column.strips):
        if y < strip.bottom:
            return Place.card(number, index)
    return Place.card(number, len(column.strips) - 1)


def drop_target(
    layout: Layout, carried: Rect, pointer: tuple[float, float], source: int, legal: Collection[int] = ()
) -> int | None:
    """The column a carried run is meant for, or None for its own column or no column at all.

    `carried` is the whole first card of the run where it hovers. The column that it overlaps most wins, one of
    the `legal` ones before any other if it is overlapped by a fifth of a card; else the pointer's column.
    """
    overlaps = {
        number: _overlap(carried, column.slot)
        for number, column in enumerate(layout.columns)
        if number != source
    }
    enough = carried.w / 5
    inviting = [number for number in legal if overlaps.get(number, 0.0) >= enough]
    home = _overlap(carried, layout.columns[source].slot)
    if inviting:
        best = max(inviting, key=lambda number: overlaps[number])
        if overlaps[best] >= min(home, carried.w / 2):
            return best
    if pointer[1] < layout.metrics.header_h:
        return None
    inside = clamp(pointer[0], 0.0, layout.width - 1), max(pointer[1], layout.metrics.top)
    place = hit(layout, *inside)
    if place.column in overlaps:
        return place.column
    best_overlap = max(overlaps.values(), default=0.0)
    if best_overlap > max(home, carried.w / 2):
        return max(overlaps, key=lambda number: overlaps[number])
    return None


def _overlap(one: Rect, other: Rect) -> float:
    return max(0.0, min(one.right, other.right) - max(one.x, other.x))
