# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces: drawn from paths alone, each card unlike all others, whole at every size, remembered."""

from __future__ import annotations

import hashlib
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from spiderqt.board.facecache import FaceCache, Sprite
from spiderqt.board.faces import FaceStyle, face_style, index_glyphs, widest_index
from spiderqt.board.glyphs import parse, rank_path, text_path
from spiderqt.board.outlines import STROKES
from spiderqt.board.stamps import glyph_width
from spiderqt.board.theme import FELT, THEMES
from spiderqt.engine.cards import Card, Rank, Suit

DECK = [Card(rank, suit) for suit in Suit for rank in Rank]
SIZES = [(40, 56), (92, 130), (200, 284), (250, 312)]


def style_of(width: int, height: int, letters: str = "") -> FaceStyle:
    return face_style(width, height, round(width * 0.25), 1.0, FELT, False, letters)


def drawn(sprite: Sprite, width: int, height: int, rows: int | None = None) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    for blit in sprite.blits(0, 0, rows):
        painter.drawPixmap(*blit)
    painter.end()
    return image


@pytest.mark.parametrize("size", SIZES)
def test_no_two_cards_look_alike(size: tuple[int, int], qtbot: QtBot) -> None:
    cache, style = FaceCache(), style_of(*size)
    pictures = [bytes(drawn(cache.face(style, card), *size).constBits()) for card in [*DECK, None]]
    assert len(set(pictures)) == 53


@pytest.mark.parametrize("size", SIZES)
def test_kings_queens_and_jacks_differ_in_their_pictures(size: tuple[int, int], qtbot: QtBot) -> None:
    width, height = size
    cache, style = FaceCache(), style_of(*size)
    body_top = round(width * 0.25 * 1.5)
    for suit in Suit:
        bodies = [
            drawn(cache.face(style, Card(rank, suit)), *size).copy(0, body_top, width, height - body_top)
            for rank in (Rank.JACK, Rank.QUEEN, Rank.KING)
        ]
        for one, other in itertools.combinations(bodies, 2):
            points = [(x, y) for x in range(width) for y in range(height - body_top)]
            unlike = sum(one.pixel(*point) != other.pixel(*point) for point in points)
            assert unlike > 0.2 * len(points)


@pytest.mark.parametrize(("strip", "index"), [(20, 16), (26, 20), (11, 9)])
def test_strip_shows_the_whole_index(strip: int, index: int, qtbot: QtBot) -> None:
    """The ink in the strip is that of rank and suit, cut off nowhere."""
    cache, style = FaceCache(), style_of(92, 130)
    for card in DECK:
        image = drawn(cache.strip(style, card, strip, index), 92, 130)
        paper = QColor(FELT.card).rgb()
        inked = [
            (x, y)
            for y in range(1, 60)
            for x in range(4, 70)
            if image.pixel(x, y) not in (paper, QColor("magenta").rgb()) and y < strip + 3
        ]
        top, bottom = min(y for _, y in inked), max(y for _, y in inked)
        assert top >= 1
        assert bottom < strip
        assert bottom - top + 1 >= index - 1


@pytest.mark.parametrize("letters", ["", "SHDC", "PCDT", "WWWW"])
@pytest.mark.parametrize("rank", [Rank.TEN, Rank.QUEEN])
def test_widest_index_is_as_wide_as_told(letters: str, rank: Rank) -> None:
    style = style_of(92, 130, letters)
    for suit in Suit:
        glyphs = index_glyphs(Card(rank, suit), style)
        assert len(glyphs) == (3 if letters else 2)
        assert sum(glyph_width(glyph, 1.0) for glyph in glyphs) < widest_index(letters)


def test_cache_paints_once_and_stays_in_its_budget(qtbot: QtBot) -> None:
    cache, style = FaceCache(budget=20 * 92 * 130 * 4), style_of(92, 130)
    first = cache.face(style, DECK[0])
    assert cache.face(style, DECK[0]) is first
    for card in DECK:
        cache.face(style, card)
    assert len(cache) == 20
    assert cache.used <= 20 * 92 * 130 * 4
    assert cache.face(style, DECK[0]) is not first


def test_theme_size_palette_and_letters_each_give_other_faces(qtbot: QtBot) -> None:
    cache, card = FaceCache(), Card(Rank.FIVE, Suit.CLUBS)
    styles = [
        style_of(92, 130),
        style_of(92, 131),
        style_of(92, 130, "SHDC"),
        face_style(92, 130, 23, 1.0, FELT, True),
        face_style(92, 130, 23, 1.0, THEMES["dark"]),
        face_style(92, 130, 23, 1.0, THEMES["contrast-light"]),
    ]
    pictures = {bytes(drawn(cache.face(style, card), 92, 131).constBits()) for style in styles}
    assert len(pictures) == len(styles)


def test_rows_cut_a_sprite_off(qtbot: QtBot) -> None:
    style = style_of(92, 130)
    image = drawn(FaceCache().face(style, None), 92, 130, rows=30)
    assert image.pixelColor(46, 29).name() != "#ff00ff"
    assert image.pixelColor(46, 31).name() == "#ff00ff"


def test_every_character_stands_on_its_lines() -> None:
    for character in STROKES:
        box = text_path(character).boundingRect()
        assert box.left() == pytest.approx(0, abs=0.1)
        assert box.top() == pytest.approx(0, abs=3)
        assert box.bottom() == pytest.approx(100, abs=3)
        assert 10 < box.width() < 110


def test_ten_is_one_and_nought() -> None:
    assert rank_path(Rank.TEN) == text_path("10")
    assert text_path("1é0") == text_path("10")


def test_unknown_path_command_is_told() -> None:
    with pytest.raises(ValueError, match="unknown path command"):
        parse("M 0 0 X 1 1")


# A widget application without any font at all is more than Qt itself can bear; cards need none.
SCRIPT = """
import hashlib
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from spiderqt.board.facecache import FaceCache
from spiderqt.board.faces import face_style
from spiderqt.board.theme import FELT
from spiderqt.engine.cards import Card, Rank, Suit
app = QGuiApplication([])
cache, style, found = FaceCache(), face_style(92, 130, 23, 1.0, FELT, False, "SHDC"), hashlib.sha256()
for card in [*(Card(rank, suit) for suit in Suit for rank in Rank), None]:
    image = QImage(92, 130, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    cache.face(style, card).draw(painter, 0, 0)
    painter.end()
    found.update(bytes(image.constBits()))
print(found.hexdigest())
"""


@pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="only fontconfig can be told to have no fonts"
)
def test_cards_are_the_same_without_any_font(tmp_path: Path) -> None:
    empty = tmp_path / "fonts.conf"
    empty.write_text(f"<?xml version='1.0'?><fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>")
    hashes = set()
    for more in ({}, {"FONTCONFIG_FILE": str(empty)}):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **more},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
        hashes.add(done.stdout.strip())
    assert len(hashes) == 1
    assert len(hashes.pop()) == hashlib.sha256().digest_size * 2


def test_no_module_of_the_table_uses_fonts() -> None:
    folder = Path(__file__).parents[2] / "spiderqt" / "board"
    for module in folder.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        assert "QFont" not in text, module
        assert "drawText" not in text, module


def test_a_table_zoomed_larger_than_its_window_costs_no_more_than_its_window() -> None:
    cache = FaceCache()
    cache.make_room((1920 * 4, 1080 * 4), 1.0, zoom=4.0)
    assert cache._budget <= 4 * 4 * 1920 * 1080
    cache.make_room((1920, 1080), 1.0)
    assert cache._budget == 2 * 4 * 1920 * 1080
