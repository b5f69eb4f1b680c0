# SPDX-License-Identifier: GPL-3.0-or-later
"""Rectangles of places on the table. Pure functions over a `Layout`: must not know Qt or rules."""

from __future__ import annotations

from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place, Zone
from spiderqt.board.layout import Layout, small_card


def place_rect(layout: Layout, place: Place) -> Rect | None:
    """What is seen of a place: a card's strip (the last one whole), an empty column's slot, the stock."""
    match place.zone:
        case Zone.CARD if 0 <= place.column < len(layout.columns):
            strips = layout.columns[place.column].strips
            return strips[place.index] if 0 <= place.index < len(strips) else None
        case Zone.COLUMN if 0 <= place.column < len(layout.columns):
            column = layout.columns[place.column]
            return column.strips[-1] if column.strips else column.slot
        case Zone.STOCK:
            return layout.stock
        case Zone.FOUNDATIONS if layout.foundations:
            first, last = layout.foundations[0], layout.foundations[-1]
            return Rect(first.x, first.y, last.right - first.x, first.h)
        case _:
            return None


def run_rect(layout: Layout, place: Place) -> Rect | None:
    """From a card to the end of its column, whole; of the stock the cards that it has left, so that a frame around
    them does not cross the figure beside; as `place_rect` for anything else."""
    if place.zone is Zone.CARD and 0 <= place.column < len(layout.columns):
        cards = layout.columns[place.column].cards
        if 0 <= place.index < len(cards):
            first, last = cards[place.index], cards[-1]
            return Rect(first.x, first.y, first.w, last.bottom - first.y)
    if place.zone is Zone.STOCK and layout.stock_cards:
        first, last = layout.stock_cards[0], layout.stock_cards[-1]
        return Rect(first.x, first.y, last.right - first.x, first.h)
    return place_rect(layout, place)


def rest_rect(table: Layout, place: Place, *, runs: int = 1) -> Rect:
    """A card's rectangle at a place, whole; among the foundations that of the last of `runs` completed ones."""
    match place.zone:
        case Zone.CARD:
            return table.columns[place.column].cards[place.index]
        case Zone.STOCK if table.stock is not None:
            if table.stock_cards:
                return table.stock_cards[-1]
            width, height = small_card(table.metrics, table.grid)
            return Rect(table.stock.x, table.stock.y, width, height)
        case Zone.FOUNDATIONS if table.foundations:
            return table.foundations[max(0, min(runs, len(table.foundations)) - 1)]
        case _:
            return place_rect(table, place) or table.columns[0].slot
