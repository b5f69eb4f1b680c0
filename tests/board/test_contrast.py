# SPDX-License-Identifier: GPL-3.0-or-later
"""Contrast and tellability, measured on rendered pixels, in every theme and palette.

``python -m tests.board.test_contrast`` prints the figures.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from spiderqt.board.facecache import FaceCache
from spiderqt.board.faces import FaceStyle, face_style
from spiderqt.board.hits import Place, Zone
from spiderqt.board.marks import TargetKind
from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.board.signs import HintMark
from spiderqt.board.stamps import Stamps
from spiderqt.board.theme import THEMES, Mark, Theme
from spiderqt.engine.cards import Card, Rank, Suit
from tests.board.colour import VISIONS, contrast, delta_e, difference
from tests.board.samples import MIDDLE

ALL_THEMES = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
PALETTES = pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
SHAPES_DIFFER = 0.25  # share of the ink that two suits do not have in common


def pixels(image: QImage) -> list[int]:
    """All pixels, row by row, as 0xRRGGBB."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return [value & 0xFFFFFF for value in memoryview(image.constBits()).cast("I")]


def measured(image: QImage) -> tuple[int, int]:
    """Paper (the commonest colour) and ink (of the colours with a fair share the one that differs most)."""
    counts = Counter(pixels(image))
    paper = counts.most_common(1)[0][0]
    rest = sum(counts.values()) - counts[paper]
    ink = max(
        (colour for colour, count in counts.items() if colour != paper and count >= rest * 0.02),
        key=lambda colour: contrast(colour, paper),
    )
    return paper, ink


def on_paper(style: FaceStyle, paint: Callable[[QPainter], None], height: int) -> QImage:
    image = QImage(style.width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(style.theme.table))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def index_image(theme: Theme, suit: Suit, *, four: bool, covered: bool) -> QImage:
    style = face_style(92, 130, 23, 1.0, theme, four)
    cache, card = FaceCache(), Card(Rank.EIGHT, suit)
    sprite = cache.strip(style, card, 18, 14) if covered else cache.face(style, card)
    image = on_paper(style, lambda painter: sprite.draw(painter, 0, 0), 130)
    return image.copy(4, 2, 60, 14 if covered else 30)


@ALL_THEMES
@PALETTES
@pytest.mark.parametrize("covered", [False, True], ids=["whole", "covered"])
def test_index_stands_out_from_its_card(theme: Theme, four: bool, covered: bool, qtbot: QtBot) -> None:
    wanted = 7.0 if theme.name.startswith("contrast") else 4.5
    for suit in Suit:
        paper, ink = measured(index_image(theme, suit, four=four, covered=covered))
        assert contrast(paper, ink) >= wanted, suit
        assert QColor(paper).name() == theme.card


def shape(suit: Suit, size: int) -> list[int]:
    image = QImage(size + 2, size + 2, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    Stamps().put(painter, suit, 1, 1, size, QColor("white"))
    painter.end()
    return [pixel & 0xFF for pixel in pixels(image)]


def shape_difference(one: Suit, other: Suit, size: int = 12) -> float:
    """The share of the ink of both suits, at that many pixels, which they do not share."""
    a, b = shape(one, size), shape(other, size)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / sum(map(max, a, b))


def suit_differences(theme: Theme, *, four: bool) -> dict[tuple[Suit, Suit], float]:
    """The least colour difference of each two suits over all kinds of sight, from rendered pixels."""
    inks = {suit: measured(index_image(theme, suit, four=four, covered=False))[1] for suit in Suit}
    return {
        (one, other): min(difference(inks[one], inks[other], vision) for vision in VISIONS)
        for one, other in itertools.combinations(Suit, 2)
    }


@ALL_THEMES
@PALETTES
def test_suits_are_told_apart_by_colour_or_by_shape(theme: Theme, four: bool, qtbot: QtBot) -> None:
    for (one, other), apart in suit_differences(theme, four=four).items():
        assert apart >= 20 or shape_difference(one, other) >= SHAPES_DIFFER, (one, other, apart)


@ALL_THEMES
def test_four_colours_need_no_shapes(theme: Theme, qtbot: QtBot) -> None:
    assert min(suit_differences(theme, four=True).values()) >= 20


@pytest.mark.parametrize("size", [9, 12, 20])
def test_suits_need_no_colours(size: int, qtbot: QtBot) -> None:
    for one, other in itertools.combinations(Suit, 2):
        assert shape_difference(one, other, size) >= SHAPES_DIFFER, (one, other)


def rendered(scene: TableScene) -> QImage:
    size = scene.layout.width, scene.layout.height
    image = QImage(int(size[0]), int(size[1]), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, *size), QRectF(0, 0, *size))
    painter.end()
    return image


def marked(theme: Theme, change: Callable[[TableScene], None]) -> tuple[QImage, QImage]:
    """The same table without and with a mark."""
    scene = TableScene(None, BoardOptions(speed=0, theme=theme, show_joins=False))
    scene.set_size(700, 500, 1.0)
    scene.set_focused(focused=True)
    scene.show(MIDDLE)
    before = rendered(scene)
    change(scene)
    return before, rendered(scene)


def touched(before: QImage, after: QImage) -> tuple[Counter[int], Counter[int]]:
    """Colours of a mark's own pixels, and of the unchanged pixels next to them."""
    width, now = after.width(), pixels(after)
    changed = {
        place for place, (one, other) in enumerate(zip(pixels(before), now, strict=True)) if one != other
    }
    beside = {place + step for place in changed for step in (2, -2, 2 * width, -2 * width)} - changed
    return (
        Counter(now[place] for place in changed),
        Counter(now[place] for place in beside if 0 <= place < len(now)),
    )


MARKS: dict[str, tuple[Callable[[Theme], Mark], Callable[[TableScene], None]]] = {
    "focus on a card": (lambda theme: theme.focus, lambda scene: scene.set_cursor(Place.card(0, 6))),
    "focus on an end card": (lambda theme: theme.focus, lambda scene: scene.set_cursor(Place.card(8, 4))),
    "focus on an empty column": (lambda theme: theme.focus, lambda scene: scene.set_cursor(Place.empty(2))),
    "focus on a hidden card": (lambda theme: theme.focus, lambda scene: scene.set_cursor(Place.card(1, 2))),
    "focus on the stock": (lambda theme: theme.focus, lambda scene: scene.set_cursor(Place(Zone.STOCK))),
    "target": (lambda theme: theme.target, lambda scene: scene.set_targets({5: TargetKind.PLACE})),
    "empty target": (lambda theme: theme.target, lambda scene: scene.set_targets({2: TargetKind.EMPTY})),
    "hint": (lambda theme: theme.hint, lambda scene: scene.set_hint(HintMark(Place.card(8, 3)))),
    "refusing stock": (lambda theme: theme.dense, lambda scene: scene.set_stock_refuses(True)),
}


@ALL_THEMES
@pytest.mark.parametrize("name", MARKS)
def test_marks_stand_out_from_all_they_touch(theme: Theme, name: str, qtbot: QtBot) -> None:
    mark_of, change = MARKS[name]
    mark = mark_of(theme)
    own, around = touched(*marked(theme, change))
    core, case = (int(colour[1:], 16) for colour in (mark.core, mark.case))
    assert own[core] > 20 or mark.core in (theme.card, theme.table)
    assert own[case] > 20 or mark.case in (theme.card, theme.table)
    assert contrast(core, case) >= 3
    total = sum(around.values())
    low = sum(
        count for colour, count in around.items() if max(contrast(core, colour), contrast(case, colour)) < 3
    )
    assert low <= total * 0.02, (low, total)


@ALL_THEMES
def test_selected_run_stands_out(theme: Theme, qtbot: QtBot) -> None:
    before, after = marked(theme, lambda scene: scene.set_lifted(Place.card(8, 3)))
    own, around = touched(before, after)
    core, case = (int(colour[1:], 16) for colour in (theme.selected.core, theme.selected.case))
    assert own[core] > 50 or theme.selected.core == theme.card
    assert own[case] > 50 or theme.selected.case in (theme.table, theme.table_edge)
    assert contrast(core, case) >= 3
    assert all(
        max(contrast(core, colour), contrast(case, colour)) >= 3
        for colour, count in around.items()
        if count > sum(around.values()) * 0.02
    )


def crowded(theme: Theme, *, joins: bool) -> QImage:
    """A table with a dense column and with joins of two suits, the latter marked or not."""
    scene = TableScene(None, BoardOptions(speed=0, theme=theme, show_joins=joins))
    scene.set_size(700, 360, 1.0)
    scene.show(MIDDLE)
    assert any(column.dense for column in scene.layout.columns)
    return rendered(scene)


def assert_stands_out(theme: Theme, mark: Mark, before: QImage, after: QImage) -> None:
    """Core and casing are both there, differ 3:1, and one of them differs 3:1 from whatever lies beside the mark.

    The ratio is one of lightness alone, so it holds in greyscale as well.
    """
    own, around = touched(before, after)
    core, case = (int(colour[1:], 16) for colour in (mark.core, mark.case))
    assert own[core] > 20 or mark.core in (theme.card, theme.table)
    assert own[case] > 20 or mark.case in (theme.card, theme.table)
    assert contrast(core, case) >= 3
    low = {
        colour: count
        for colour, count in around.items()
        if max(contrast(core, colour), contrast(case, colour)) < 3
    }
    assert sum(low.values()) <= sum(around.values()) * 0.02, low


@ALL_THEMES
def test_joins_stand_out_from_all_they_touch(theme: Theme, qtbot: QtBot) -> None:
    assert_stands_out(theme, theme.dense, crowded(theme, joins=False), crowded(theme, joins=True))


@ALL_THEMES
def test_the_dense_mark_stands_out_from_all_it_touches(
    theme: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    after = crowded(theme, joins=False)
    monkeypatch.setattr("spiderqt.board.marks.paint_dense", lambda painter, state, column: None)
    assert_stands_out(theme, theme.dense, crowded(theme, joins=False), after)


@ALL_THEMES
def test_what_always_lies_on_the_table_is_seen(theme: Theme) -> None:
    """Numbers are text, empty places and card edges are signs."""
    for cloth in (theme.table, theme.table_edge):
        assert contrast(theme.numeral, cloth) >= 4.5
        assert contrast(theme.slot, cloth) >= 3
    assert contrast(theme.card_edge, theme.card) >= 3
    assert contrast(theme.back, theme.back_line) >= 3
    for mark in (theme.dense, theme.focus, theme.selected, theme.target, theme.hint):
        assert contrast(mark.core, mark.case) >= 4.5  # figures are written in them


@ALL_THEMES
def test_a_card_stands_out_from_the_cloth_or_by_its_edge(theme: Theme) -> None:
    assert max(contrast(theme.card, theme.table), contrast(theme.card_edge, theme.table)) >= 3


def test_colour_difference_formula_agrees_with_its_published_data() -> None:
    # Rows 1, 4, 9, 17, 25 and 34 of Sharma, Wu and Dalal's table.
    for one, other, wanted in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ):
        assert delta_e(one, other) == pytest.approx(wanted, abs=1e-4)


def main() -> None:
    """Print the figures that the tests check."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    assert isinstance(QPixmap(1, 1), QPixmap)
    for one, other in itertools.combinations(Suit, 2):
        print(f"shape at 12 px: {one.name} and {other.name} differ in {shape_difference(one, other):.0%}")
    for theme, four in itertools.product(THEMES.values(), (False, True)):
        ratios = [contrast(*measured(index_image(theme, suit, four=four, covered=False))) for suit in Suit]
        apart = suit_differences(theme, four=four)
        print(
            f"{theme.name}, {'four' if four else 'two'} colours: index at least {min(ratios):.1f}:1, "
            f"suits of different colour at least dE {min(each for each in apart.values() if each > 0):.1f}"
        )
    del app


if __name__ == "__main__":
    main()
