# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's emblem, for windows, menus and shops: a spade with eight legs on the back of a card.

Shapes as data first, so that a picture of any size and a vector file are the same drawing. Must not know files.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from spiderqt.board.glyphs import parse
from spiderqt.board.outlines import SUIT_OUTLINES
from spiderqt.board.theme import FELT
from spiderqt.engine.cards import Suit
from spiderqt.engine.values import dataclass

SIDE = 128
"""The square that shapes lie in."""

_PLAIN, _SMALL = 24, 48  # up to these many pixels: no legs and no web; no web
_MIDDLE = (64.0, 72.0)
_SPOKES, _RINGS = 12, 5
_LEGS = (
    "M {50} 62 C {38} 56 {32} 46 {27} 26",
    "M {46} 70 C {32} 68 {24} 62 {13} 50",
    "M {46} 79 C {33} 78 {24} 82 {13} 98",
    "M {51} 86 C {42} 88 {35} 96 {30} 115",
)


@dataclass(frozen=True, slots=True)
class Shape:
    """Path data (M, L, C, Z) in a square of `SIDE`: filled, or drawn as a line `width` wide."""

    path: str
    colour: str
    width: float = 0.0


def shapes(size: int) -> Iterator[Shape]:
    """What the emblem is made of, from back to front, for `size` pixels: the smaller, the less."""
    edge = 2.0 if size > _SMALL else 0.0
    yield Shape(_square(edge, 25), FELT.back_edge)
    yield Shape(_square(edge + 5 if size > _PLAIN else 0.0, 21), FELT.back)
    if size > _SMALL:
        yield from (Shape(path, _blend(FELT.back, FELT.back_line, 0.42), 1.6) for path in _web())
    width = 5.6 if size > _SMALL else 8.0
    if size > _PLAIN:
        yield Shape("M 64 8 L 64 46", FELT.card, width / 2)
        for leg in _LEGS:
            for mirrored in (False, True):
                yield Shape(_placed(leg, mirrored=mirrored), FELT.card, width)
    scale = 0.62 if size > _PLAIN else 1.0
    top = 38.0 if size > _PLAIN else 14.0
    yield Shape(_moved(SUIT_OUTLINES[Suit.SPADES], scale, 64 - 50 * scale, top), FELT.card)


def paint(size: int) -> QImage:
    """The emblem as a picture with a clear ground."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / SIDE, size / SIDE)
    for shape in shapes(size):
        path = parse(shape.path)
        if shape.width:
            pen = QPen(QColor(shape.colour), shape.width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        else:
            path.setFillRule(Qt.FillRule.WindingFill)
            painter.fillPath(path, QColor(shape.colour))
    painter.end()
    return image


def vector() -> str:
    """The emblem as the text of an SVG file."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">'
    ]
    for shape in shapes(SIDE):
        paints = (
            f'fill="none" stroke="{shape.colour}" stroke-width="{shape.width}" stroke-linecap="round"'
            if shape.width
            else f'fill="{shape.colour}"'
        )
        lines.append(f'  <path d="{shape.path}" {paints}/>')
    return "\n".join([*lines, "</svg>", ""])


def _square(edge: float, radius: float) -> str:
    """A square with round corners, `edge` away from the border."""
    near, far = edge, SIDE - edge
    bend = radius * 0.45
    return (
        f"M {near + radius} {near} L {far - radius} {near} "
        f"C {far - bend} {near} {far} {near + bend} {far} {near + radius} "
        f"L {far} {far - radius} C {far} {far - bend} {far - bend} {far} {far - radius} {far} "
        f"L {near + radius} {far} C {near + bend} {far} {near} {far - bend} {near} {far - radius} "
        f"L {near} {near + radius} C {near} {near + bend} {near + bend} {near} {near + radius} {near} Z"
    )


def _web() -> Iterator[str]:
    """Spokes as far as the card reaches, and sagging rings between them."""
    for spoke in range(_SPOKES):
        x, y = _spot(spoke, _reach(spoke))
        yield f"M {_MIDDLE[0]:.1f} {_MIDDLE[1]:.1f} L {x:.1f} {y:.1f}"
    for ring in range(1, _RINGS + 1):
        for spoke in range(_SPOKES):
            radii = [0.96 * _reach(each) * ring / _RINGS for each in (spoke, spoke + 1)]
            start, end = _spot(spoke, radii[0]), _spot(spoke + 1, radii[1])
            first, second = _spot(spoke + 0.33, 0.9 * radii[0]), _spot(spoke + 0.67, 0.9 * radii[1])
            points = " ".join(f"{x:.1f} {y:.1f}" for x, y in (first, second, end))
            yield f"M {start[0]:.1f} {start[1]:.1f} C {points}"


def _spot(spoke: float, radius: float) -> tuple[float, float]:
    angle = math.tau * (spoke + 0.5) / _SPOKES
    return _MIDDLE[0] + math.cos(angle) * radius, _MIDDLE[1] + math.sin(angle) * radius


def _reach(spoke: float) -> float:
    """How far a spoke runs before it leaves the card's field."""
    across, down = _spot(spoke, 1.0)[0] - _MIDDLE[0], _spot(spoke, 1.0)[1] - _MIDDLE[1]
    inset = 12.0
    room = _MIDDLE[1] - inset if down < 0 else SIDE - inset - _MIDDLE[1]
    return min((_MIDDLE[0] - inset) / max(abs(across), 1e-9), room / max(abs(down), 1e-9))


def _placed(leg: str, *, mirrored: bool) -> str:
    """A leg of the left side, or its mirror image: the numbers in braces are places across."""
    words = []
    for word in leg.split():
        x = word.strip("{}")
        words.append(x if word == x else str(SIDE - int(x) if mirrored else int(x)))
    return " ".join(words)


def _moved(data: str, scale: float, x: float, y: float) -> str:
    """Path data made `scale` times as large and moved."""
    words, offsets = [], (x, y)
    place = 0
    for word in data.split():
        if word.isalpha():
            words.append(word)
        else:
            words.append(f"{float(word) * scale + offsets[place % 2]:.2f}")
            place += 1
    return " ".join(words)


def _blend(under: str, over: str, share: float) -> str:
    """The colour of `over` laid on `under` with that opacity: a vector file without alpha is read everywhere."""
    below, above = (bytes.fromhex(colour.removeprefix("#")) for colour in (under, over))
    return (
        f"#{bytes(round(low + (high - low) * share) for low, high in zip(below, above, strict=True)).hex()}"
    )
