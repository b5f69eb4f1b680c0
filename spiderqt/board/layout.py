# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything lies: a pure function of the table's size and the column lengths.

Card size depends on the table's size and the number of columns only, so that cards never change size during a
game. A column that is too long for the table is compressed by itself: its face-down cards first, then its
face-up ones, down to the strip that shows rank and suit whole; past that it is dense. The index of covered
cards shrinks with their strip, from the nominal height to the least readable one.

Must not know Qt, suits, ranks or rules. All lengths are logical pixels, snapped to whole device pixels.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from spiderqt.board.geometry import Grid, Rect, clamp
from spiderqt.engine.values import dataclass

_GAP = 0.10  # between columns and at the rim, in card widths: ten columns use 91 % of the width
_TALL, _SQUAT = 1.42, 1.25  # height to width of a card, as the room allows
_EASY_SHARE, _MOST_SHARE = 0.30, 0.36  # of the table's height for one card: wished for, allowed
_HEADER, _HEADER_SHARE = 0.52, 0.115  # height of the small cards above: in cards, at most of the table
_INDEX = 0.25  # nominal index height in card widths
_LEAST_INDEX, _LEAST_INDEX_PIXELS = 0.0185, 9.0  # least readable index: in table heights, in pixels
_INDEX_LIMIT = 0.34  # in card widths, however much room there is
_INDEX_ROOM = 0.83  # of a card's width for the widest index; the rest is margin and room for joins
INDEX_PAD, _EASY_PAD = 0.10, 0.16  # above and below an index: least and nominal, in index heights
_HIDDEN, _LEAST_HIDDEN = 0.10, 0.035  # strips of face-down cards, in card heights


@dataclass(frozen=True, slots=True)
class LayoutOptions:
    """What the player may choose, and the screen's pixel ratio.

    `text_scale` scales the index (0.8 to 1.6 make sense), `card_scale` (at most 1) makes cards smaller than
    the width allows, `numbers` keeps room for column numbers, `widest_index` is the width of the widest index in
    index heights (more with suit letters).
    """

    text_scale: float = 1.0
    card_scale: float = 1.0
    numbers: bool = True
    ratio: float = 1.0
    widest_index: float = 2.3


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes that all cards share."""

    card_w: float
    card_h: float
    radius: float
    gap: float
    header_h: float
    number_h: float
    top: float
    bottom: float
    index: float
    least_index: float
    strip: float
    least_strip: float
    hidden_strip: float
    least_hidden_strip: float


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """One column: `cards` are the whole cards, of which `strips` are seen (the last one whole).

    `index` is the index height of the covered face-up cards. `slot` is the place of the first card, `lane`
    the whole height of the table around the column, `number` the place of its number.
    """

    slot: Rect
    lane: Rect
    number: Rect
    cards: tuple[Rect, ...]
    strips: tuple[Rect, ...]
    hidden: int
    hidden_strip: float
    shown_strip: float
    index: float
    dense: bool

    @property
    def extent(self) -> Rect:
        """From the top of the first card to the bottom of the last, or the slot."""
        if not self.cards:
            return self.slot
        first, last = self.cards[0], self.cards[-1]
        return Rect(first.x, first.y, first.w, last.bottom - first.y)


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything's place. `stock` is the whole clickable stock, `stock_cards` one rectangle per deal left."""

    width: float
    height: float
    grid: Grid
    metrics: Metrics
    columns: tuple[ColumnLayout, ...]
    stock: Rect | None
    stock_cards: tuple[Rect, ...]
    foundations: tuple[Rect, ...]


def layout(
    size: tuple[float, float],
    columns: Sequence[tuple[int, int]],
    *,
    deals: int = 0,
    deals_left: int = 0,
    foundations: int = 0,
    options: LayoutOptions | None = None,
) -> Layout:
    """Lay out a table of `size` (width, height).

    `columns` holds (face-down, face-up) counts. `deals` is how many deals the game has at its start (room is
    kept for them; 0 means that there is no stock), `foundations` how many runs will be completed.
    """
    options = options or LayoutOptions()
    grid = Grid(options.ratio)
    width, height = size
    metrics = _metrics(width, height, len(columns), grid, options)
    stock, stock_cards = _stock(metrics, width, grid, deals, min(deals_left, deals))
    return Layout(
        width,
        height,
        grid,
        metrics,
        _columns(metrics, size, columns, grid),
        stock,
        stock_cards,
        _foundations(metrics, width, grid, foundations, stock),
    )


def _metrics(width: float, height: float, count: int, grid: Grid, options: LayoutOptions) -> Metrics:
    widest = width / (count + _GAP * (count + 1))
    aspect = clamp(_EASY_SHARE * height / widest, _SQUAT, _TALL)
    card_w = min(widest, _MOST_SHARE * height / aspect) * clamp(options.card_scale, 0.3, 1.0)
    card_w = max(grid.down(card_w), 8 * grid.pixel)
    card_h = grid.down(card_w * aspect)
    gap = max(grid.pixel, grid.down(card_w * _GAP))
    header_h = grid.down(min(_HEADER * card_h, _HEADER_SHARE * height))
    number_h = grid.down(clamp(0.10 * card_h, 9, 0.05 * height)) if options.numbers else 0.0
    top = grid.up(gap + header_h + gap + number_h + (0.25 * number_h if options.numbers else 0))
    least = max(_LEAST_INDEX_PIXELS, _LEAST_INDEX * height) * clamp(options.text_scale, 1.0, 2.0)
    most = min(_INDEX_LIMIT, _INDEX_ROOM / options.widest_index) * card_w
    least = grid.down(min(least, max(0.11 * card_h, _LEAST_INDEX_PIXELS), most))
    index = grid.down(clamp(_INDEX * card_w * options.text_scale, least, most))
    least_hidden = max(2.0, grid.down(_LEAST_HIDDEN * card_h))
    return Metrics(
        card_w=card_w,
        card_h=card_h,
        radius=max(2.0, 0.065 * card_w),
        gap=gap,
        header_h=header_h,
        number_h=number_h,
        top=top,
        bottom=grid.down(height - gap),
        index=index,
        least_index=least,
        strip=grid.up(index * (1 + 2 * _EASY_PAD)),
        least_strip=grid.up(strip_for(least)),
        hidden_strip=max(least_hidden, grid.down(_HIDDEN * card_h)),
        least_hidden_strip=least_hidden,
    )


def strip_for(index: float) -> float:
    """The least strip height that shows an index of that height whole."""
    return index * (1 + 2 * INDEX_PAD)


def _columns(
    metrics: Metrics, size: tuple[float, float], columns: Sequence[tuple[int, int]], grid: Grid
) -> tuple[ColumnLayout, ...]:
    count, width = len(columns), size[0]
    room = width - count * metrics.card_w
    gap = min(room / (count + 1), 0.6 * metrics.card_w)
    left = (width - count * metrics.card_w - (count - 1) * gap) / 2
    lefts = [grid.down(left + number * (metrics.card_w + gap)) for number in range(count)]
    # Each lane reaches to the middle of the gap, so that every point belongs to one column.
    middles = [(one + metrics.card_w + other) / 2 for one, other in itertools.pairwise(lefts)]
    borders = [0.0, *middles, width]
    return tuple(
        _column(metrics, x, Rect(start, 0.0, end - start, size[1]), hidden, shown, grid)
        for x, (start, end), (hidden, shown) in zip(lefts, itertools.pairwise(borders), columns, strict=True)
    )


def _column(metrics: Metrics, x: float, lane: Rect, hidden: int, shown: int, grid: Grid) -> ColumnLayout:
    span = grid.down(metrics.bottom - metrics.top - metrics.card_h)
    hidden_strip, shown_strip = strips(metrics, span, hidden, shown, grid)
    cards, seen = [], []
    y = metrics.top
    for place in range(hidden + shown):
        step = hidden_strip if place < hidden else shown_strip
        last = place == hidden + shown - 1
        cards.append(Rect(x, y, metrics.card_w, metrics.card_h))
        seen.append(Rect(x, y, metrics.card_w, metrics.card_h if last else step))
        y = grid.down(y + step)
    slot = Rect(x, metrics.top, metrics.card_w, metrics.card_h)
    number_y = metrics.top - 1.25 * metrics.number_h
    dense = shown > 1 and shown_strip < metrics.least_strip
    index = clamp(grid.down(shown_strip / (1 + 2 * INDEX_PAD)), metrics.least_index, metrics.index)
    number = Rect(x, number_y, metrics.card_w, metrics.number_h)
    return ColumnLayout(
        slot, lane, number, tuple(cards), tuple(seen), hidden, hidden_strip, shown_strip, index, dense
    )


def strips(metrics: Metrics, span: float, hidden: int, shown: int, grid: Grid) -> tuple[float, float]:
    """Strip heights of the covered face-down and face-up cards that fit into `span`.

    Face-down strips go to their least before face-up ones shrink; face-up ones stop at nothing but the floor
    that the last resort gives: equal strips for all.
    """
    below = shown - 1 if shown else 0  # covered face-up cards
    above = hidden if shown else max(hidden - 1, 0)  # covered face-down cards
    if not above:
        return metrics.hidden_strip, _share(span, below, metrics.strip, grid)
    down = clamp(
        (span - below * metrics.strip) / above,
        metrics.least_hidden_strip,
        metrics.hidden_strip,
    )
    down = grid.down(down)
    if not below:
        return _share(span, above, down, grid), metrics.strip
    up = _share(span - above * down, below, metrics.strip, grid)
    if up < down:
        down = up = _share(span, above + below, down, grid)
    return down, up


def _share(span: float, count: int, most: float, grid: Grid) -> float:
    return min(most, grid.down(span / count)) if count else most


def _stock(
    metrics: Metrics, width: float, grid: Grid, deals: int, deals_left: int
) -> tuple[Rect | None, tuple[Rect, ...]]:
    if deals <= 0:
        return None, ()
    card = small_card(metrics, grid)
    step = grid.down(min(card[0] * 0.22, width * 0.18 / deals))
    x = metrics.gap
    cards = tuple(Rect(x + place * step, metrics.gap, *card) for place in range(deals_left))
    return Rect(x, metrics.gap, card[0] + step * (deals - 1), card[1]), cards


def _foundations(
    metrics: Metrics, width: float, grid: Grid, count: int, stock: Rect | None
) -> tuple[Rect, ...]:
    if count <= 0:
        return ()
    card_w, card_h = small_card(metrics, grid)
    left = (stock.right if stock else 0.0) + 3 * metrics.gap + card_h  # room for the stock's figure
    room = width - metrics.gap - left - card_w
    step = card_w + metrics.gap / 2
    if count > 1:
        step = min(step, room / (count - 1))
    first = width - metrics.gap - card_w - step * (count - 1)
    return tuple(Rect(grid.down(first + place * step), metrics.gap, card_w, card_h) for place in range(count))


def small_card(metrics: Metrics, grid: Grid) -> tuple[float, float]:
    """Width and height of the cards of stock and foundations."""
    return grid.down(metrics.header_h * metrics.card_w / metrics.card_h), metrics.header_h
