# SPDX-License-Identifier: GPL-3.0-or-later
"""The scene: what it shows is final at once, whatever still flies."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from spiderqt.board.hits import Place, Zone
from spiderqt.board.marks import TargetKind
from spiderqt.board.options import BoardOptions
from spiderqt.board.places import place_rect
from spiderqt.board.scene import TableScene
from spiderqt.board.signs import HintMark
from spiderqt.board.theme import THEMES, Theme
from spiderqt.engine.cards import Suit
from tests.board.samples import MIDDLE, START, Column, Table, column, moved


def rendered(scene: TableScene) -> QImage:
    size, ratio = (scene.layout.width, scene.layout.height), scene.layout.grid.ratio
    image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, *size), QRectF(0, 0, *size))
    painter.end()
    return image


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    scene = TableScene(None, BoardOptions(speed=4))
    scene.set_size(800, 600, 1.0)
    scene.show(MIDDLE, animate=False)
    return scene


def test_a_shown_move_is_final_while_it_flies(scene: TableScene, qtbot: QtBot) -> None:
    after = moved(MIDDLE, 3, 3, 6)
    scene.show(after)
    assert scene.moving
    assert len(scene.layout.columns[6].cards) == 4
    assert scene.picture.piles[3].hidden == 3
    qtbot.waitUntil(lambda: not scene.moving)


def test_landed_cards_look_the_same_as_without_animation(scene: TableScene, qtbot: QtBot) -> None:
    after = moved(MIDDLE, 3, 3, 6)
    scene.show(after)
    qtbot.waitUntil(lambda: not scene.moving)
    flown = rendered(scene)
    still = TableScene(None, BoardOptions(speed=0))
    still.set_size(800, 600, 1.0)
    still.show(MIDDLE)
    still.show(after)
    assert flown == rendered(still)


def test_undo_during_an_animation_is_safe(scene: TableScene, qtbot: QtBot) -> None:
    before = rendered(scene)
    for _ in range(5):
        scene.show(moved(MIDDLE, 3, 3, 6))
        scene.show(MIDDLE)
    scene.settle()
    assert rendered(scene) == before


def test_cards_in_flight_are_painted_once_and_the_table_has_no_hole(scene: TableScene) -> None:
    scene.show(moved(MIDDLE, 3, 3, 6))
    image = rendered(scene)
    assert 0xFFFF00FF not in memoryview(image.constBits()).cast("I").tolist()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_no_pixel_is_left_unpainted(theme: Theme, ratio: float, qtbot: QtBot) -> None:
    scene = TableScene(None, BoardOptions(speed=0, theme=theme))
    scene.set_size(641, 483, ratio)
    scene.show(MIDDLE)
    scene.set_lifted(Place.card(0, 7))
    image = rendered(scene)
    width, height = int(641 * ratio), int(483 * ratio)
    missing = [
        (x, y) for y in range(height) for x in range(0, width, 2) if image.pixel(x, y) & 0xFFFFFF == 0xFF00FF
    ]
    assert not missing


@pytest.mark.parametrize("change", [{"speed": 0.0}, {"reduced_motion": True}])
def test_no_animation_when_it_is_off(scene: TableScene, change: dict[str, float]) -> None:
    scene.set_options(replace(scene.options, **change))  # type: ignore[arg-type]
    scene.show(moved(MIDDLE, 3, 3, 6))
    assert not scene.moving
    scene.set_lifted(Place.card(0, 9))
    scene.drop()
    scene.point_out(Place.card(0, 5))
    assert not scene.moving


def test_resize_zoom_and_theme_keep_the_game(scene: TableScene) -> None:
    before = scene.picture
    scene.show(moved(MIDDLE, 3, 3, 6))
    scene.set_size(1300, 900, 2.0)
    assert not scene.moving
    scene.set_options(replace(scene.options, theme=THEMES["dark"], four_colours=True, zoom=2.0))
    assert scene.picture != before
    assert [len(pile) for pile in scene.picture.piles][6] == 4


def test_signs_of_the_hand_go_when_the_position_changes_and_the_cursor_stays(scene: TableScene) -> None:
    scene.set_cursor(Place.card(3, 4))
    scene.set_lifted(Place.card(3, 4))
    scene.set_targets({6: TargetKind.JOIN})
    scene.set_hint(HintMark(Place.card(3, 4), Place.empty(6)))
    scene.show(MIDDLE)
    assert scene.lifted == Place.card(3, 4)
    assert scene.targets
    scene.show(moved(MIDDLE, 3, 3, 6))
    assert scene.lifted is None
    assert not scene.targets
    assert scene.cursor_place == Place.card(3, 4)


def test_places_that_do_not_exist_do_no_harm(scene: TableScene) -> None:
    for place in (Place.card(40, 2), Place.card(2, 0), Place.card(0, 99), Place.empty(11), Place(Zone.TABLE)):
        scene.set_cursor(place)
        scene.set_lifted(place)
        scene.set_peek(place)
        scene.point_out(place)
        scene.set_hint(HintMark(place, place))
        assert scene.lifted is None
        rendered(scene)


def test_lifted_run_survives_a_resize(scene: TableScene) -> None:
    scene.set_lifted(Place.card(3, 4))
    scene.set_size(500, 400, 1.0)
    assert scene.lifted == Place.card(3, 4)


def test_deals_left_and_foundations_are_counted(scene: TableScene) -> None:
    assert scene.deals_left == 3
    scene.show(START, animate=False)
    assert scene.deals_left == 5
    assert len(scene.layout.foundations) == 8
    short = Table(tuple(column("5S") for _ in range(7)), (None,) * 24)
    scene.show(short, animate=False, foundations=4)
    assert scene.deals_left == 4
    assert len(scene.layout.columns) == 7
    assert len(scene.layout.foundations) == 4


def test_a_card_that_cannot_be_taken_shakes_and_stays(scene: TableScene, qtbot: QtBot) -> None:
    before = rendered(scene)
    scene.point_out(Place.card(0, 5))
    assert scene.moving
    qtbot.waitUntil(lambda: not scene.moving)
    assert rendered(scene) == before


def test_a_dropped_run_flies_back(scene: TableScene, qtbot: QtBot) -> None:
    before = rendered(scene)
    scene.set_lifted(Place.card(3, 5))
    scene.carry(400, 300)
    assert rendered(scene) != before
    scene.drop()
    qtbot.waitUntil(lambda: not scene.moving)
    assert rendered(scene) == before


def test_dense_column_shows_the_cursors_card_whole(scene: TableScene) -> None:
    crowd = replace(MIDDLE, columns=(Column((), tuple(MIDDLE.columns[4].shown * 3)), *MIDDLE.columns[1:]))
    scene.show(crowd, animate=False)
    assert scene.layout.columns[0].dense
    without = rendered(scene)
    scene.set_peek(Place.card(0, 20))
    assert rendered(scene) != without
    scene.set_peek(None)
    assert rendered(scene) == without


def test_won_table_has_foundations_only(scene: TableScene) -> None:
    suits = (Suit.SPADES, Suit.HEARTS) * 4
    scene.show(Table((Column(),) * 10, (), suits), animate=False)
    assert place_rect(scene.layout, Place(Zone.FOUNDATIONS)) is not None
    rendered(scene)


def test_rain_falls_and_ends_by_itself_or_with_the_next_game(scene: TableScene, qtbot: QtBot) -> None:
    scene.set_options(replace(scene.options, speed=30.0))
    before = rendered(scene)
    scene.celebrate()
    qtbot.waitUntil(lambda: rendered(scene) != before)
    qtbot.waitUntil(lambda: rendered(scene) == before)
    scene.set_options(replace(scene.options, speed=1.0))
    scene.celebrate()
    scene.show(START, animate=False)
    after = rendered(scene)
    scene.set_options(replace(scene.options, reduced_motion=True))
    scene.celebrate()
    assert rendered(scene) == after
    dry = TableScene(None, scene.options)
    dry.set_size(800, 600, 1.0)
    dry.show(START)
    assert rendered(dry) == after


@pytest.mark.parametrize("missing", [2, 5, 8])
def test_a_hole_in_a_column_is_painted_too(scene: TableScene, missing: int) -> None:
    """Cards that are still on their way leave a hole; what lies below it is seen, not rubbish."""
    scene._state.away.add((0, missing))
    scene._columns[0].refresh()
    assert 0xFFFF00FF not in memoryview(rendered(scene).constBits()).cast("I").tolist()
