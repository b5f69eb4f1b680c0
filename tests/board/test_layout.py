# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout's promises, for every window from 480x360 to 7680x4320 and columns of up to 70 cards."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spiderqt.board.geometry import Grid, Rect
from spiderqt.board.layout import Layout, LayoutOptions, layout, strip_for

Counts = list[tuple[int, int]]

WIDTHS, HEIGHTS = st.integers(480, 7680), st.integers(360, 4320)
RATIOS = st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0])
PAIR = st.integers(0, 70).flatmap(lambda all_: st.integers(0, all_).map(lambda down: (down, all_ - down)))
TABLES = st.sampled_from([7, 10]).flatmap(lambda count: st.lists(PAIR, min_size=count, max_size=count))
OPTIONS = st.builds(
    LayoutOptions, st.sampled_from([0.8, 1.0, 1.5]), st.sampled_from([0.6, 1.0]), st.booleans(), RATIOS
)


def laid(size: tuple[float, float], counts: Counts, options: LayoutOptions | None = None) -> Layout:
    return layout(size, counts, deals=5, deals_left=5, foundations=8, options=options)


@given(WIDTHS, HEIGHTS, TABLES, OPTIONS)
def test_no_card_is_outside_or_smaller_than_its_minimum(
    width: int, height: int, counts: Counts, options: LayoutOptions
) -> None:
    table = laid((width, height), counts, options)
    for column, (hidden, shown) in zip(table.columns, counts, strict=True):
        assert len(column.cards) == len(column.strips) == hidden + shown
        for card, strip in zip(column.cards, column.strips, strict=True):
            assert card.x >= 0
            assert card.y >= table.metrics.top
            assert card.right <= width
            assert card.bottom <= height
            assert (card.w, card.h) == (table.metrics.card_w, table.metrics.card_h)
            assert strip.h >= 1 / options.ratio
        if column.strips:
            assert column.strips[-1].h == table.metrics.card_h


@given(WIDTHS, HEIGHTS, TABLES, OPTIONS)
def test_nothing_lies_over_anything_else(
    width: int, height: int, counts: Counts, options: LayoutOptions
) -> None:
    table = laid((width, height), counts, options)
    for left, right in zip(table.columns, table.columns[1:], strict=False):
        assert left.slot.right < right.slot.x
        assert left.lane.right == pytest.approx(right.lane.x, abs=1e-6)
    assert table.stock is not None
    assert table.stock.right < table.foundations[0].x
    assert max(rect.bottom for rect in (table.stock, *table.foundations)) <= table.columns[0].number.y
    assert table.columns[0].number.bottom <= table.metrics.top
    assert all(rect.x >= 0 and rect.right <= width for rect in (*table.stock_cards, *table.foundations))
    for column in table.columns:
        for strip, following in zip(column.strips, column.strips[1:], strict=False):
            assert strip.bottom == pytest.approx(following.y)


@given(WIDTHS, HEIGHTS, TABLES, OPTIONS)
def test_face_down_cards_give_way_first_and_a_tight_index_makes_the_column_dense(
    width: int, height: int, counts: Counts, options: LayoutOptions
) -> None:
    table = laid((width, height), counts, options)
    metrics = table.metrics
    for column, (hidden, shown) in zip(table.columns, counts, strict=True):
        if hidden and shown > 1 and column.shown_strip < metrics.strip:
            slack = hidden / options.ratio + shown / options.ratio  # what snapping to pixels may leave over
            span = metrics.bottom - metrics.top - metrics.card_h
            at_least = column.hidden_strip <= metrics.least_hidden_strip
            assert at_least or span - hidden * column.hidden_strip - (shown - 1) * metrics.strip <= slack
        fits = shown < 2 or column.shown_strip >= strip_for(metrics.least_index)
        assert column.dense or fits
        assert column.dense == (shown > 1 and column.shown_strip < metrics.least_strip)
        if not column.dense and shown > 1:
            assert metrics.least_index <= column.index <= metrics.index
            assert column.index + 2 <= column.shown_strip + 1e-6


@given(WIDTHS, HEIGHTS, st.sampled_from([7, 10]), st.integers(0, 69), st.integers(0, 69), OPTIONS)
def test_a_longer_column_never_gets_larger_strips(
    width: int, height: int, count: int, hidden: int, shown: int, options: LayoutOptions
) -> None:
    def strips(down: int, up: int) -> tuple[float, float, float]:
        column = laid((width, height), [(down, up)] * count, options).columns[0]
        return column.hidden_strip, column.shown_strip, column.index

    short = strips(hidden, shown)
    for longer in (strips(hidden + 1, shown), strips(hidden, shown + 1)):
        assert all(long <= short_ for long, short_ in zip(longer, short, strict=True))


@given(WIDTHS, HEIGHTS, TABLES, TABLES, OPTIONS)
def test_cards_keep_their_size_during_a_game(
    width: int, height: int, counts: Counts, later: Counts, options: LayoutOptions
) -> None:
    if len(counts) == len(later):
        size = (width, height)
        assert laid(size, counts, options).metrics == laid(size, later, options).metrics


@given(
    st.integers(360, 3200),
    st.floats(4 / 3, 21 / 9),
    st.sampled_from([7, 10]),
)
def test_cards_use_the_width_at_usual_aspect_ratios(height: int, aspect: float, count: int) -> None:
    width = max(480, round(height * aspect))
    if width / height > 21 / 9:
        return
    table = laid((width, height), [(3, 3)] * count)
    usable = width - 2 * table.metrics.gap
    assert count * table.metrics.card_w >= 0.85 * usable


@given(WIDTHS, HEIGHTS, TABLES, OPTIONS)
def test_everything_lies_on_whole_device_pixels(
    width: int, height: int, counts: Counts, options: LayoutOptions
) -> None:
    table = laid((width, height), counts, options)
    for column in table.columns:
        for card in column.cards:
            for value in (card.x, card.y, card.w, card.h):
                assert value * options.ratio == pytest.approx(round(value * options.ratio), abs=1e-4)


@pytest.mark.parametrize("count", [7, 10])
@pytest.mark.parametrize("size", [(1024, 768), (1024, 660)])
def test_six_and_eighteen_cards_show_every_index_at_1024x768(size: tuple[int, int], count: int) -> None:
    # The smaller size is what menus, status and message line leave of the window.
    column = laid(size, [(6, 18)] * count).columns[0]
    assert not column.dense
    assert column.index >= 14


@pytest.mark.parametrize(("size", "shown"), [((1024, 768), 32), ((1280, 800), 30), ((800, 600), 30)])
def test_a_column_whose_least_strips_just_fit_is_not_dense_and_one_card_more_makes_it(
    size: tuple[int, int], shown: int
) -> None:
    just, more = (laid(size, [(0, count)] * 10) for count in (shown, shown + 1))
    assert just.columns[0].shown_strip == just.metrics.least_strip
    assert not just.columns[0].dense
    assert more.columns[0].dense


@pytest.mark.parametrize("size", [(480, 360), (1024, 660), (1920, 1080)])
@pytest.mark.parametrize("counts", [(40, 1), (40, 5), (70, 0), (20, 20), (1, 69), (0, 70)])
def test_the_longest_columns_end_within_the_table_and_use_most_of_it(
    size: tuple[int, int], counts: tuple[int, int]
) -> None:
    table = laid(size, [counts] * 10)
    last = table.columns[0].cards[-1]
    assert last.bottom <= table.metrics.bottom
    strips = sum(counts) - 1
    assert last.bottom + strips >= table.metrics.bottom, "no more is lost than a pixel for each strip"


def test_smallest_window_shows_a_usual_column_whole() -> None:
    column = laid((480, 360), [(5, 12)] * 10).columns[0]
    assert not column.dense
    assert column.index >= 9


def test_last_deal_may_be_short_and_no_stock_gives_none() -> None:
    table = layout((1024, 768), [(0, 8)] * 10, foundations=4)
    assert table.stock is None
    assert table.stock_cards == ()
    assert len(table.foundations) == 4


def test_larger_text_needs_larger_strips_before_it_is_dense() -> None:
    usual = laid((1024, 660), [(6, 18)] * 10)
    large = laid((1024, 660), [(6, 18)] * 10, LayoutOptions(text_scale=1.5))
    assert large.metrics.least_index > usual.metrics.least_index
    assert large.metrics.index > usual.metrics.index


def test_smaller_cards_leave_the_columns_in_the_middle() -> None:
    table = laid((1024, 660), [(2, 2)] * 10, LayoutOptions(card_scale=0.6))
    left, right = table.columns[0].slot.x, 1024 - table.columns[-1].slot.right
    assert left == pytest.approx(right, abs=3)


@pytest.mark.parametrize("foundations", [0, 1, 8])
def test_foundations_are_as_many_as_the_game_has_and_lie_beside_the_stock(foundations: int) -> None:
    table = layout((800, 600), [(0, 1)] * 10, deals=5, deals_left=5, foundations=foundations)
    assert len(table.foundations) == foundations
    assert table.stock is not None
    for rect in table.foundations:
        assert table.stock.right < rect.x
        assert rect.right <= 800


def test_a_column_reaches_from_its_first_card_to_its_last_or_is_its_empty_place() -> None:
    table = laid((800, 600), [(2, 3), (0, 0), *[(0, 1)] * 8])
    full, empty = table.columns[0], table.columns[1]
    assert full.extent.y == full.cards[0].y
    assert full.extent.bottom == full.cards[-1].bottom
    assert (full.extent.x, full.extent.w) == (full.cards[0].x, full.cards[0].w)
    assert empty.extent == empty.slot


def test_a_strip_shows_its_index_with_a_tenth_of_it_above_and_below() -> None:
    """Told in figures: the other tests ask the layout itself how high a strip has to be."""
    assert strip_for(20) == pytest.approx(2 + 20 + 2)


def test_a_column_number_stands_close_above_its_column_within_the_window() -> None:
    for size in ((480, 360), (1024, 768), (3840, 2160)):
        for column in laid(size, [(2, 3)] * 10).columns:
            assert column.number.y >= 0
            assert column.slot.y - column.number.bottom == pytest.approx(column.number.h / 4)
            assert (column.number.x, column.number.w) == (column.slot.x, column.slot.w)


@given(WIDTHS, HEIGHTS, TABLES, OPTIONS)
def test_every_point_of_the_width_belongs_to_the_nearest_column(
    width: int, height: int, counts: Counts, options: LayoutOptions
) -> None:
    lanes = [column.lane for column in laid((width, height), counts, options).columns]
    slots = [column.slot for column in laid((width, height), counts, options).columns]
    assert (lanes[0].x, lanes[-1].right) == (0, width)
    for one, other, left, right in zip(lanes, lanes[1:], slots, slots[1:], strict=False):
        assert one.right == pytest.approx(other.x)
        assert one.right - left.right == pytest.approx(right.x - one.right)


def test_a_rectangle_knows_its_edges_its_middle_and_what_lies_in_it() -> None:
    rect = Rect(10, 20, 30, 40)
    assert (rect.right, rect.bottom, rect.centre) == (40, 60, (25, 40))
    inside, outside = [(10, 20), (39.9, 59.9)], [(9.9, 30), (40, 30), (20, 19.9), (20, 60)]
    assert [rect.contains(x, y) for x, y in inside + outside] == [True] * 2 + [False] * 4
    assert rect.moved(1, -2) == Rect(11, 18, 30, 40)
    assert rect.grown(3) == Rect(7, 17, 36, 46)


def test_lengths_are_brought_to_whole_device_pixels() -> None:
    grid = Grid(1.5)
    assert grid.pixel == pytest.approx(2 / 3)
    assert (grid.down(1.9), grid.up(1.9)) == pytest.approx((4 / 3, 2))
    assert grid.down(2) == grid.up(2) == pytest.approx(2)
    assert (Grid().down(1.9), Grid().up(1.1)) == (1, 2)


@given(WIDTHS, HEIGHTS, TABLES, OPTIONS)
def test_face_down_cards_lie_at_their_strip_and_face_up_ones_at_theirs(
    width: int, height: int, counts: Counts, options: LayoutOptions
) -> None:
    for column, (hidden, _) in zip(laid((width, height), counts, options).columns, counts, strict=True):
        for place, (one, other) in enumerate(itertools.pairwise(column.cards)):
            step = column.hidden_strip if place < hidden else column.shown_strip
            assert other.y - one.y == pytest.approx(step, abs=1.01 / options.ratio)


@given(WIDTHS, HEIGHTS, OPTIONS)
def test_the_least_index_is_a_small_part_of_its_card(width: int, height: int, options: LayoutOptions) -> None:
    """Else columns would be called dense that are not."""
    metrics = laid((width, height), [(2, 3)] * 10, options).metrics
    assert metrics.least_index <= max(0.11 * metrics.card_h, 9)


FIELDS = (
    *("card_w", "card_h", "radius", "gap", "header_h", "number_h", "top", "bottom", "index", "least_index"),
    *("strip", "least_strip", "hidden_strip", "least_hidden_strip"),
)
# Written down on 2026-11-30, looked at in the pictures of docs/pictures and tests/board/test_gallery.py.
SIZES = {
    (480, 360, 10): (43, 61, 2.8, 4, 31, 9, 51, 356, 10, 9, 14, 11, 6, 2),
    (1024, 768, 10): (92, 130, 6.0, 9, 67, 13, 102, 759, 23, 14, 31, 17, 13, 4),
    (1024, 768, 7): (131, 186, 8.5, 13, 88, 18, 137, 755, 32, 14, 43, 17, 18, 6),
    (3840, 2160, 10): (345, 489, 22.4, 34, 248, 48, 376, 2126, 86, 39, 114, 47, 48, 17),
}
# Stock; first and last foundation; first and last card of the stock: where each begins, and its width.
PLACES = {
    (480, 360, 10): ((4, 37), (294, 21), (455, 21), (4, 21), (20, 21)),
    (1024, 768, 10): ((9, 87), (607, 47), (968, 47), (9, 47), (49, 47)),
    (1024, 768, 7): ((13, 113), (477, 61), (950, 61), (13, 61), (65, 61)),
    (3840, 2160, 10): ((34, 326), (2295, 174), (3632, 174), (34, 174), (186, 174)),
}


@pytest.mark.parametrize("window", SIZES)
def test_sizes_and_places_are_those_that_were_looked_at(window: tuple[int, int, int]) -> None:
    """A change of any is a change of looks, and is meant: then the figures are written anew."""
    table = laid(window[:2], [(5, 6)] * window[2])
    sizes = [getattr(table.metrics, name) for name in FIELDS]
    assert sizes == pytest.approx(SIZES[window], abs=0.06)
    assert table.stock is not None
    ends = (
        *(table.foundations[place] for place in (0, -1)),
        *(table.stock_cards[place] for place in (0, -1)),
    )
    assert [(rect.x, rect.w) for rect in (table.stock, *ends)] == list(PLACES[window])
    for rect in (table.stock, *ends):
        assert (rect.y, rect.h) == (table.metrics.gap, table.metrics.header_h)
