# SPDX-License-Identifier: GPL-3.0-or-later
"""Points and what lies there; dragged runs and the columns they are meant for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spiderqt.board.geometry import Rect
from spiderqt.board.hits import Place, Zone, drop_target, hit
from spiderqt.board.layout import Layout, layout

COUNTS = [(5, 6), (0, 0), (6, 30), (0, 1), (3, 2), (0, 12), (1, 1), (0, 0), (2, 9), (4, 1)]


def table(width: float = 1024, height: float = 700) -> Layout:
    return layout((width, height), COUNTS, deals=5, deals_left=3, foundations=8)


@given(st.integers(480, 4000), st.integers(360, 2400))
def test_the_middle_of_every_strip_hits_its_card(width: int, height: int) -> None:
    laid = table(width, height)
    for number, column in enumerate(laid.columns):
        for index, strip in enumerate(column.strips):
            assert hit(laid, *strip.centre) == Place.card(number, index)


@given(st.integers(480, 4000), st.integers(360, 2400), st.floats(0, 1), st.floats(0, 1))
def test_every_point_below_the_header_belongs_to_the_column_of_its_lane(
    width: int, height: int, across: float, down: float
) -> None:
    laid = table(width, height)
    x, y = across * (width - 1), laid.metrics.top + down * (height - 1 - laid.metrics.top)
    place = hit(laid, x, y)
    assert laid.columns[place.column].lane.contains(x, y)


def test_empty_columns_gaps_stock_foundations_and_the_bare_table() -> None:
    laid = table()
    assert hit(laid, *laid.columns[1].slot.centre) == Place.empty(1)
    assert hit(laid, laid.columns[3].slot.centre[0], 690) == Place.empty(3)
    assert laid.stock is not None
    assert hit(laid, *laid.stock.centre) == Place(Zone.STOCK)
    assert hit(laid, *laid.foundations[4].centre) == Place(Zone.FOUNDATIONS)
    assert hit(laid, 300, 30) == Place(Zone.TABLE)
    assert hit(laid, -1, 690) == Place(Zone.TABLE)


def carried(laid: Layout, x: float, y: float = 300) -> Rect:
    return Rect(x, y, laid.metrics.card_w, laid.metrics.card_h)


@given(st.floats(0, 932), st.sampled_from(range(10)))
def test_a_drop_is_generous_but_never_far_off(x: float, source: int) -> None:
    laid = table()
    run = carried(laid, x)
    target = drop_target(laid, run, (run.centre[0], run.y + 10), source)
    if target is None:
        lane = laid.columns[source].lane
        assert run.right > lane.x
        assert run.x < lane.right
    else:
        assert target != source
        slot = laid.columns[target].slot
        assert min(run.right, slot.right) - max(run.x, slot.x) >= 0.4 * slot.w


def test_a_legal_column_wins_over_the_one_under_the_pointer() -> None:
    laid = table()
    left, right = laid.columns[4].slot, laid.columns[5].slot
    run = carried(laid, left.x + 0.35 * (right.x - left.x))
    pointer = (left.centre[0], 320)
    assert drop_target(laid, run, pointer, 0) == 4
    assert drop_target(laid, run, pointer, 0, legal=[5]) == 5


def test_a_legal_neighbour_does_not_pull_a_run_out_of_its_column() -> None:
    laid = table()
    run = carried(laid, laid.columns[4].slot.x + 12)
    assert drop_target(laid, run, run.centre, 4, legal=[5]) is None


def test_pointing_at_the_header_drops_nowhere() -> None:
    laid = table()
    assert drop_target(laid, carried(laid, 500, 0), (540, 5), 0) is None
