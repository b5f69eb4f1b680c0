# SPDX-License-Identifier: GPL-3.0-or-later
"""Real presses on a real widget: one press does one thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spiderqt.board.hits import Place
from spiderqt.board.marks import TargetKind
from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.board.view import TableView
from tests.board.samples import MIDDLE, Column, moved

LEFT = Qt.MouseButton.LeftButton
NAMES = [
    "card_clicked",
    "column_clicked",
    "card_activated",
    "stock_clicked",
    "background_clicked",
    "picker_requested",
    "drag_started",
    "drag_cancelled",
    "dropped",
    "lift_refused",
    "zoom_requested",
]


class Player:
    """A view, a log of all its signals, and a hand for the mouse."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.log: list[tuple[object, ...]] = []
        for name in NAMES:
            getattr(view, name).connect(self._writer(name))

    def _writer(self, name: str) -> Callable[..., None]:
        def write(*facts: object) -> None:
            self.log.append((name, *facts))

        return write

    def spot(self, column: int, index: int = -1) -> QPoint:
        if index < 0:
            return self.view.place_rect(Place.empty(column)).center()
        rect = self.view.card_rect(column, index)
        return QPoint(rect.center().x(), rect.top() + min(rect.height(), 16) // 2)

    def drag(self, start: QPoint, end: QPoint, *, let_go: bool = True) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, LEFT, pos=start)
        for share in (0.1, 0.5, 1.0):
            QTest.mouseMove(port, start + (end - start) * share)
        if let_go:
            QTest.mouseRelease(port, LEFT, pos=end)


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    scene = TableScene(None, BoardOptions(speed=0))
    view = TableView(scene)
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(1024, 700)
    view.show()
    qtbot.waitExposed(view)
    scene.show(MIDDLE)
    return Player(view)


def test_click_tells_the_card_whose_strip_was_hit(player: Player) -> None:
    QTest.mouseClick(player.view.viewport(), LEFT, pos=player.spot(0, 5))
    QTest.mouseClick(player.view.viewport(), LEFT, pos=player.spot(0, 11))
    assert player.log == [("card_clicked", 0, 5), ("card_clicked", 0, 11)]


def test_click_on_an_empty_column_below_cards_on_the_stock_and_on_nothing(player: Player) -> None:
    port, layout = player.view.viewport(), player.view.table.layout
    assert layout.stock is not None
    stock = QPoint(*(int(value) for value in layout.stock.centre))
    QTest.mouseClick(port, LEFT, pos=player.spot(2))
    QTest.mouseClick(port, LEFT, pos=QPoint(player.spot(9).x(), 680))
    QTest.mouseClick(port, LEFT, pos=stock)
    QTest.mouseClick(port, LEFT, pos=QPoint(300, 20))
    assert player.log == [
        ("column_clicked", 2),
        ("column_clicked", 9),
        ("stock_clicked",),
        ("background_clicked",),
    ]


def test_double_click_is_one_click_and_one_sending(player: Player) -> None:
    port, spot = player.view.viewport(), player.spot(5, 3)
    QTest.mouseClick(port, LEFT, pos=spot)
    QTest.mouseDClick(port, LEFT, pos=spot)
    assert [name for name, *_ in player.log].count("card_activated") == 1
    assert player.log[0] == ("card_clicked", 5, 3)
    assert ("card_activated", 5, 3) in player.log


def test_second_press_on_other_cards_is_a_click_of_its_own(player: Player) -> None:
    port, spot = player.view.viewport(), player.spot(3, 4)
    QTest.mouseClick(port, LEFT, pos=spot)
    player.view.table.show(moved(MIDDLE, 3, 3, 6))
    _double_press(player.view, spot)
    assert player.log == [("card_clicked", 3, 4), ("card_clicked", 3, 3)]


def _double_press(view: TableView, spot: QPoint) -> None:
    """Only the second press and release of a double click."""
    at, everywhere = QPointF(spot), QPointF(view.viewport().mapToGlobal(spot))
    none = Qt.KeyboardModifier.NoModifier
    for kind, held in ((QEvent.Type.MouseButtonDblClick, LEFT), (QEvent.Type.MouseButtonRelease, LEFT)):
        QApplication.sendEvent(view.viewport(), QMouseEvent(kind, at, everywhere, LEFT, held, none))


def test_middle_press_sends_and_right_press_asks_for_the_picker(player: Player) -> None:
    port = player.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.MiddleButton, pos=player.spot(0, 6))
    QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=player.spot(4, 10))
    QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=player.spot(2))
    assert player.log == [
        ("card_activated", 0, 6),
        ("picker_requested", 4, 10),
        ("picker_requested", 2, -1),
    ]


def test_long_press_asks_for_the_picker_and_is_no_click(player: Player, qtbot: QtBot) -> None:
    port, hints = player.view.viewport(), QGuiApplication.styleHints()
    hints.setMousePressAndHoldInterval(30)
    try:
        QTest.mousePress(port, LEFT, pos=player.spot(0, 6))
        qtbot.waitUntil(lambda: bool(player.log))
        QTest.mouseRelease(port, LEFT, pos=player.spot(0, 6))
    finally:
        hints.setMousePressAndHoldInterval(-1)
    assert player.log == [("picker_requested", 0, 6)]


def test_drag_lifts_shows_targets_and_tells_the_target(player: Player) -> None:
    scene = player.view.table

    def start(column: int, index: int) -> None:
        scene.set_targets({6: TargetKind.JOIN})

    player.view.drag_started.connect(start)
    player.drag(player.spot(3, 4), player.spot(6), let_go=False)
    assert scene.lifted == Place.card(3, 4)
    assert player.view.dragging
    QTest.mouseRelease(player.view.viewport(), LEFT, pos=player.spot(6))
    assert player.log == [("drag_started", 3, 4), ("dropped", 3, 4, 6)]
    assert scene.lifted is None
    assert not scene.targets


def test_short_movement_is_still_a_click(player: Player) -> None:
    start = player.spot(3, 4)
    player.drag(start, start + QPoint(QApplication.startDragDistance() - 2, 0))
    assert player.log == [("card_clicked", 3, 4)]


def test_drag_of_cards_that_cannot_be_taken(player: Player) -> None:
    player.view.can_lift = lambda column, index: False
    player.drag(player.spot(0, 4), player.spot(6))
    assert player.log == [("lift_refused", 0, 4)]
    assert player.view.table.lifted is None


@pytest.mark.parametrize("end", [QPoint(450, 10), QPoint(350, 600)])
def test_drop_over_nothing_or_home_is_cancelled(player: Player, end: QPoint) -> None:
    player.drag(player.spot(3, 6), end)
    assert player.log == [("drag_started", 3, 6), ("drag_cancelled", 3, 6)]
    assert player.view.table.lifted is None


def test_escape_cancels_a_drag_and_the_release_does_nothing_more(player: Player) -> None:
    player.drag(player.spot(3, 6), player.spot(6), let_go=False)
    QTest.keyClick(player.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(player.view.viewport(), LEFT, pos=player.spot(6))
    assert player.log == [("drag_started", 3, 6), ("drag_cancelled", 3, 6)]


def test_position_that_changes_during_a_drag_ends_it(player: Player) -> None:
    player.drag(player.spot(3, 6), player.spot(6), let_go=False)
    player.view.table.show(moved(MIDDLE, 3, 1, 2))
    QTest.mouseRelease(player.view.viewport(), LEFT, pos=player.spot(6))
    assert player.log == [("drag_started", 3, 6)]
    assert player.view.table.lifted is None


def test_press_of_a_second_button_during_a_press_is_nothing(player: Player) -> None:
    port = player.view.viewport()
    QTest.mousePress(port, LEFT, pos=player.spot(0, 6))
    QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=player.spot(0, 6))
    QTest.mouseRelease(port, LEFT, pos=player.spot(0, 6))
    assert player.log == [("card_clicked", 0, 6)]


def test_press_that_leaves_its_card_is_no_click(player: Player) -> None:
    port = player.view.viewport()
    stock = QPoint(20, 20)
    QTest.mousePress(port, LEFT, pos=stock)
    QTest.mouseRelease(port, LEFT, pos=QPoint(350, 20))
    assert not player.log


def test_resting_over_a_dense_column_shows_a_card_whole_and_moving_on_ends_it(
    player: Player, qtbot: QtBot
) -> None:
    scene, port = player.view.table, player.view.viewport()
    crowd = replace(MIDDLE, columns=(Column((), MIDDLE.columns[4].shown * 3), *MIDDLE.columns[1:]))
    scene.show(crowd)
    plain = port.grab().toImage()
    QTest.mouseMove(port, player.spot(0, 9))
    qtbot.waitUntil(lambda: port.grab().toImage() != plain)
    QTest.mouseMove(port, player.spot(7, 2))
    assert port.grab().toImage() == plain
    assert not player.log


def test_ctrl_and_wheel_ask_for_zoom(player: Player) -> None:
    view = player.view
    for turn in (120, -120):
        at = QPointF(200, 200)
        event = QWheelEvent(
            at,
            QPointF(view.viewport().mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)
    assert player.log == [("zoom_requested", 1), ("zoom_requested", -1)]


def test_menu_key_asks_for_the_picker_of_the_cursors_card(player: Player) -> None:
    player.view.table.set_cursor(Place.card(4, 9))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(player.view.viewport(), event)
    assert player.log == [("picker_requested", 4, 9)]


def test_other_keys_are_left_to_the_window(player: Player) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier)
    player.view.keyPressEvent(event)
    assert not event.isAccepted()


def test_table_fits_its_widget_and_zoom_makes_it_scroll(player: Player) -> None:
    view, scene = player.view, player.view.table
    assert (scene.layout.width, scene.layout.height) == (view.width(), view.height())
    assert view.horizontalScrollBar().maximum() == 0
    scene.set_options(replace(scene.options, zoom=2.0))
    assert scene.layout.width == pytest.approx(2 * view.maximumViewportSize().width(), abs=2)
    assert view.horizontalScrollBar().maximum() > 0
    view.show_place(Place.card(9, 4))
    rect = view.card_rect(9, 4)
    assert view.viewport().rect().contains(rect)
    QTest.mouseClick(view.viewport(), LEFT, pos=rect.center())
    assert player.log == [("card_clicked", 9, 4)]
    assert view.card_rect(9, 4, on_screen=True).topLeft() == view.viewport().mapToGlobal(rect.topLeft())


def test_drag_works_while_zoomed_and_scrolled(player: Player) -> None:
    view, scene = player.view, player.view.table
    scene.set_options(replace(scene.options, zoom=1.5))
    view.show_place(Place.card(9, 4))
    player.drag(player.spot(9, 4), player.spot(8, 4))
    assert player.log == [("drag_started", 9, 4), ("dropped", 9, 4, 8)]


def test_focus_ring_is_stronger_while_the_view_has_the_focus(player: Player, qtbot: QtBot) -> None:
    view = player.view
    view.table.set_cursor(Place.card(7, 5))
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    strong = view.viewport().grab().toImage()
    view.clearFocus()
    assert view.viewport().grab().toImage() != strong


def test_a_resize_during_a_drag_ends_it_and_the_release_is_nothing(player: Player) -> None:
    player.drag(player.spot(3, 6), player.spot(6), let_go=False)
    player.view.resize(900, 640)
    QTest.mouseRelease(player.view.viewport(), LEFT, pos=player.spot(6))
    assert player.log == [("drag_started", 3, 6), ("drag_cancelled", 3, 6)]


def test_clicks_during_an_animation_speak_of_the_final_places(player: Player) -> None:
    scene = player.view.table
    scene.set_options(replace(scene.options, speed=0.2))
    scene.show(moved(MIDDLE, 3, 3, 6))
    assert scene.moving
    QTest.mouseClick(player.view.viewport(), LEFT, pos=player.spot(6, 2))
    assert player.log == [("card_clicked", 6, 2)]
    assert scene.moving


def test_a_dropped_run_that_is_played_flies_from_where_it_was_dropped(player: Player) -> None:
    scene = player.view.table
    scene.set_options(replace(scene.options, speed=0.2))
    player.view.dropped.connect(lambda column, index, target: scene.show(moved(MIDDLE, 3, 3, 6)))
    player.drag(player.spot(3, 4), player.spot(6))
    assert scene.moving
    assert scene.picture.piles[6].shown[-1] == MIDDLE.columns[3].shown[-1]
    scene.settle()
    assert not scene.moving


def test_a_trembling_press_means_the_card_it_began_on(player: Player) -> None:
    rect = player.view.card_rect(4, 9)
    start = QPoint(rect.center().x(), rect.bottom() - 1)
    player.drag(start, start + QPoint(0, 5))
    assert player.view.place_at(start + QPoint(0, 5)) == Place.card(4, 10)
    assert player.log == [("card_clicked", 4, 9)]


@pytest.mark.parametrize(
    ("kind", "drags"),
    [(QPointingDevice.PointerType.Finger, False), (QPointingDevice.PointerType.Generic, True)],
)
def test_a_finger_may_tremble_more_than_a_mouse(
    player: Player, kind: QPointingDevice.PointerType, drags: bool
) -> None:
    device = QPointingDevice(
        "finger", 7, QInputDevice.DeviceType.TouchScreen, kind, QInputDevice.Capability.Position, 1, 0
    )
    port, start = player.view.viewport(), QPointF(player.spot(3, 6))
    end = start + QPointF(QApplication.startDragDistance() * 1.5, 0)
    none = Qt.KeyboardModifier.NoModifier
    for what, at, held in (
        (QEvent.Type.MouseButtonPress, start, LEFT),
        (QEvent.Type.MouseMove, end, LEFT),
        (QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton),
    ):
        button = Qt.MouseButton.NoButton if what is QEvent.Type.MouseMove else LEFT
        far = QPointF(port.mapToGlobal(at.toPoint()))
        QApplication.sendEvent(port, QMouseEvent(what, at, far, button, held, none, device))
    assert player.log[0][0] == ("drag_started" if drags else "card_clicked")
