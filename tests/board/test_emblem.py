# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's emblem, and its files under resources/icons."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from spiderqt import app, assets
from spiderqt.board import emblem

FOLDER = assets.resource("icons")


def test_the_vector_file_is_what_the_code_draws() -> None:
    text = (FOLDER / f"{assets.APPLICATION_ID}.svg").read_text(encoding="utf-8")
    assert text == emblem.vector()
    assert len(ElementTree.fromstring(text)) == len(list(emblem.shapes(emblem.SIDE)))


@pytest.mark.parametrize("size", icons.SIZES)
def test_each_picture_is_what_the_code_draws(size: int, qtbot: QtBot) -> None:
    """Up to what two releases of Qt may smooth differently."""
    drawn, kept = emblem.paint(size), QImage(str(FOLDER / f"{assets.APPLICATION_ID}-{size}.png"))
    assert kept.size() == drawn.size()
    step = max(1, size // 32)
    for x in range(0, size, step):
        for y in range(0, size, step):
            pair = zip(drawn.pixelColor(x, y).getRgb(), kept.pixelColor(x, y).getRgb(), strict=True)  # type: ignore[call-overload]
            assert max(abs(one - other) for one, other in pair) <= 24, (x, y)


def test_the_smallest_picture_is_a_light_spade_on_a_dark_ground(qtbot: QtBot) -> None:
    image = emblem.paint(16)
    assert image.pixelColor(8, 8).lightness() > 200
    assert image.pixelColor(8, 14).lightness() < 200
    assert image.pixelColor(3, 3).lightness() < 100
    assert image.pixelColor(0, 0).alpha() < 128


def test_the_window_icon_has_all_sizes(qtbot: QtBot) -> None:
    icon = app.emblem()
    assert [size.width() for size in icon.availableSizes()] == list(app.ICON_SIZES)
    assert icon.pixmap(32, 32).toImage().pixelColor(16, 19) == QColor("#fdfaf2")


def test_windows_and_macs_get_theirs(qtbot: QtBot, tmp_path: Path) -> None:
    icons.draw_for_windows(tmp_path / "a.ico")
    head = (tmp_path / "a.ico").read_bytes()
    assert head[:6] == b"\0\0\1\0\x08\0"
    assert head.count(b"\x89PNG") == 8
    icons.draw_for_mac(tmp_path / "a.iconset")
    made = {path.name: QImage(str(path)).width() for path in (tmp_path / "a.iconset").iterdir()}
    assert made["icon_16x16@2x.png"] == 32
    assert made["icon_512x512@2x.png"] == 1024
    assert len(made) == 10
