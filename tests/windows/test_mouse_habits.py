# SPDX-License-Identifier: GPL-3.0-or-later
"""What clicks and drops send, with the options for it, tried with real clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from spiderqt.engine.position_text import read_position
from spiderqt.engine.send import SendRule
from spiderqt.session.table import Options
from spiderqt.windows import looks
from spiderqt.windows.main_window import MainWindow
from spiderqt.windows.picker import RunPicker
from tests.windows.conftest import MakeWindow
from tests.windows.hands import LEFT, NO_KEY, Mouse
from tests.windows.test_window import SMALL, fill

MIDDLE = Qt.MouseButton.MiddleButton


@pytest.fixture
def small(make_window: MakeWindow) -> MainWindow:
    """A window with a late position: 5 4 3 of column 1 fits on the 6 of column 2 and into empty column 4."""
    return make_window(read_position(fill(SMALL)).position)


def lengths(window: MainWindow) -> list[int]:
    return [len(column) for column in window.game.position.columns]


def test_a_single_click_sends_if_wanted(small: MainWindow) -> None:
    mouse = Mouse(small)
    small.settings.set(looks.CLICK_SENDS, True)
    mouse.click(mouse.card_point(0, 0))
    assert lengths(small)[:2] == [0, 4]
    assert small.cursor_on_table.grip is None
    assert small.game.moves == 1


def test_a_click_that_can_send_nothing_says_why(small: MainWindow) -> None:
    mouse = Mouse(small)
    small.settings.set(looks.CLICK_SENDS, True)
    before = small.game.position
    mouse.click(mouse.card_point(2, 0))  # a 9 with a 3 on it
    assert small.game.position == before
    assert small.message.whole.startswith("⊘")


def test_with_cards_in_hand_a_click_still_drops(small: MainWindow) -> None:
    mouse = Mouse(small)
    small.settings.set(looks.CLICK_SENDS, True)
    small.handlers.do_pick()
    assert small.cursor_on_table.grip is not None
    mouse.click(mouse.column_point(3))
    assert lengths(small)[:4] == [0, 1, 2, 3]


def test_a_long_press_opens_the_picker_and_sends_nothing(small: MainWindow) -> None:
    mouse = Mouse(small)
    small.settings.set(looks.CLICK_SENDS, True)
    before = small.game.position
    point = mouse.card_point(0, 0)
    QTest.mousePress(mouse.viewport, LEFT, NO_KEY, point)
    QTest.qWait(small.view._hold.interval() + 100)
    QTest.mouseRelease(mouse.viewport, LEFT, NO_KEY, point)
    (picker,) = small.findChildren(RunPicker)
    picker.reject()
    assert small.game.position == before


@pytest.mark.parametrize("single", [False, True], ids=["double", "single"])
def test_a_middle_click_sends_always(small: MainWindow, single: bool) -> None:
    small.settings.set(looks.CLICK_SENDS, single)
    QTest.mouseClick(small.view.viewport(), MIDDLE, NO_KEY, Mouse(small).card_point(0, 1))
    assert lengths(small)[:4] == [1, 1, 2, 2], "4 3 goes into the empty column: no 5 is free"


def test_a_double_click_sends_once(small: MainWindow) -> None:
    mouse = Mouse(small)
    point = mouse.card_point(0, 0)
    QTest.mouseClick(mouse.viewport, LEFT, NO_KEY, point)
    QTest.mouseDClick(mouse.viewport, LEFT, NO_KEY, point)
    assert lengths(small)[:2] == [0, 4]
    assert small.game.moves == 1


@pytest.mark.parametrize("wanted", [False, True], ids=["as dropped", "to the best"])
def test_a_dropped_run_goes_to_its_best_target_if_wanted(small: MainWindow, wanted: bool) -> None:
    mouse = Mouse(small)
    small.settings.set(looks.DROP_SENDS, wanted)
    mouse.drag(mouse.card_point(0, 0), mouse.column_point(3))
    assert lengths(small)[:4] == ([0, 4, 2, 0] if wanted else [0, 1, 2, 3])


def test_a_run_let_go_over_its_own_column_goes_nowhere(small: MainWindow) -> None:
    mouse = Mouse(small)
    small.settings.set(looks.DROP_SENDS, True)
    before, point = small.game.position, mouse.card_point(0, 0)
    mouse.drag(point, point + QPoint(0, 30))
    assert small.game.position == before


def test_where_sending_is_off_a_drop_goes_where_it_is_dropped(make_window: MakeWindow) -> None:
    window = make_window(read_position(fill(SMALL)).position, Options(send=SendRule.OFF))
    mouse = Mouse(window)
    window.settings.set(looks.DROP_SENDS, True)
    mouse.drag(mouse.card_point(0, 0), mouse.column_point(3))
    assert lengths(window)[:4] == [0, 1, 2, 3]
