# SPDX-License-Identifier: GPL-3.0-or-later
"""A hint over the stock leaves the number of deals beside it as it was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from spiderqt.board import marks
from spiderqt.board.hits import Place, Zone
from spiderqt.board.options import BoardOptions
from spiderqt.board.scene import TableScene
from spiderqt.board.signs import HintMark
from tests.board.samples import START
from tests.board.test_scene import rendered


def changed(one: QImage, other: QImage) -> Iterator[tuple[int, int]]:
    """The pixels in which two pictures differ."""
    for y in range(round(one.height() * 0.3)):
        for x in range(one.width() // 2):
            if one.pixel(x, y) != other.pixel(x, y):
                yield x, y


@pytest.mark.parametrize(("deals", "size"), [(5, (480, 300)), (2, (1000, 700))])
def test_frame_and_figure_are_both_read(
    deals: int, size: tuple[int, int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scene() -> TableScene:
        made = TableScene(None, BoardOptions(speed=0))
        made.set_size(*size, 1.0)
        made.show(replace(START, stock=START.stock[: 10 * deals]), animate=False, deals=5)
        return made

    plain = scene()
    before = rendered(plain)
    plain.set_hint(HintMark(Place(Zone.STOCK)))
    frame = set(changed(before, rendered(plain)))
    with monkeypatch.context() as patch:
        patch.setattr(marks, "paint_deals_left", lambda *_: None)
        figure = set(changed(before, rendered(scene())))
    assert frame
    assert figure
    beside = {(x + dx, y) for x, y in figure for dx in (-1, 0, 1)}
    assert not frame & beside
    assert min(x for x, _ in figure) > max(x for x, _ in frame), "the figure stands outside of the frame"
