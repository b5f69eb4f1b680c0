# SPDX-License-Identifier: GPL-3.0-or-later
"""The artwork of kings, queens and jacks: geometric busts of our own. Must not know layout or rules.

A bust is drawn in a square of 100, feet at the bottom; small cards show the head alone.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spiderqt.board.glyphs import parse, suit_path
from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.values import dataclass

if TYPE_CHECKING:
    from spiderqt.board.faces import FaceStyle

_SMALL = 62  # device pixels of card width below which only the head is shown
_LINE = 2.0
_HAIR = {Suit.SPADES: 0.0, Suit.HEARTS: 0.35, Suit.DIAMONDS: 0.8, Suit.CLUBS: 0.18}  # towards gold

_FACE = "M 35 40 C 35 27 65 27 65 40 L 65 52 C 65 66 56 74 50 74 C 44 74 35 66 35 52 Z"
_FINE_FACE = "M 36 40 C 36 28 64 28 64 40 L 64 50 C 64 62 55 72 50 72 C 45 72 36 62 36 50 Z"
_NECK = "M 43 66 L 57 66 L 58 84 L 42 84 Z"
_ROBE = "M 0 106 C 2 88 20 80 38 77 L 62 77 C 80 80 98 88 100 106 Z"


@dataclass(frozen=True, slots=True)
class _Paints:
    skin: QColor
    hair: QColor
    gold: QColor
    cloth: QColor
    line: QColor
    ink: QColor


def paint_court(painter: QPainter, body: QRectF, card: Card, style: FaceStyle) -> None:
    """A court card's picture inside `body`."""
    paints = _paints(card.suit, style)
    painter.save()
    if style.width < _SMALL:
        side = min(body.width() / 64, body.height() / 76)
        painter.translate(body.center().x() - 50 * side, body.bottom() - 78 * side)
    else:
        _paint_panel(painter, body, style, paints)
        side = min(body.width() / 92, body.height() / 104)
        painter.translate(body.center().x() - 50 * side, body.bottom() - 101 * side)
    painter.scale(side, side)
    {Rank.KING: _paint_king, Rank.QUEEN: _paint_queen, Rank.JACK: _paint_jack}[card.rank](
        painter, paints, card.suit, style
    )
    painter.restore()


def _paints(suit: Suit, style: FaceStyle) -> _Paints:
    court = style.theme.court
    ink = style.ink(suit)
    hair = _mixed(QColor(court.hair), QColor(court.gold), _HAIR[suit])
    return _Paints(QColor(court.skin), hair, QColor(court.gold), QColor(court.cloth), QColor(court.line), ink)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


@functools.lru_cache(maxsize=256)
def _shape(data: str) -> QPainterPath:
    return parse(data)


def _draw(painter: QPainter, data: str, fill: QColor, line: QColor, width: float = _LINE) -> None:
    pen = QPen(line, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPath(_shape(data))


def _stroke(painter: QPainter, data: str, line: QColor, width: float = _LINE) -> None:
    pen = QPen(line, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_shape(data), pen)


def _dot(painter: QPainter, x: float, y: float, radius: float, fill: QColor, line: QColor | None) -> None:
    painter.setPen(QPen(line, _LINE * 0.8) if line else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(fill)
    painter.drawEllipse(QPointF(x, y), radius, radius)


def _emblem(painter: QPainter, suit: Suit, x: float, y: float, size: float, colour: QColor) -> None:
    painter.save()
    painter.translate(x - size / 2, y - size / 2)
    painter.scale(size / 100, size / 100)
    painter.fillPath(suit_path(suit), colour)
    painter.restore()


def _paint_panel(painter: QPainter, body: QRectF, style: FaceStyle, paints: _Paints) -> None:
    """A tinted field with a fine frame and a halo; the bust is clipped to it."""
    card = QColor(style.theme.card)
    width = max(1.0, 0.008 * style.width)
    field = QPainterPath()
    field.addRoundedRect(body, style.radius * 0.8, style.radius * 0.8)
    painter.fillPath(field, _mixed(card, paints.ink, 0.07))
    painter.setClipPath(field)
    radius = body.width() * 0.44
    centre = QPointF(body.center().x(), body.bottom() - body.width() * 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_mixed(card, paints.gold, 0.35))
    painter.drawEllipse(centre, radius, radius)
    painter.setClipping(False)
    painter.setPen(QPen(_mixed(card, paints.ink, 0.55), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(field)
    painter.setClipPath(field)


def _paint_features(painter: QPainter, paints: _Paints, *, brow: float = 42.5) -> None:
    for side in (-1, 1):
        _dot(painter, 50 + side * 7.6, 48.5, 2.1, paints.line, None)
        outer, inner = 50 + side * 12, 50 + side * 4.5
        _stroke(
            painter,
            f"M {outer} {brow + 1.5} C {outer - side * 2} {brow - 1} {inner} {brow - 1} {inner} {brow}",
            paints.line,
            1.7,
        )
    _stroke(painter, "M 50.5 49 L 48.4 56.5 L 51.8 56.8", paints.line, 1.4)


def _paint_king(painter: QPainter, paints: _Paints, suit: Suit, style: FaceStyle) -> None:
    line, ink = paints.line, paints.ink
    _draw(
        painter,
        "M 30 34 L 70 34 L 72 62 C 72 70 64 74 62 74 L 38 74 C 36 74 28 70 28 62 Z",
        paints.hair,
        line,
    )
    _draw(painter, _ROBE, ink, line)
    _draw(painter, "M 20 106 C 18 92 30 82 40 76 L 60 76 C 70 82 82 92 80 106 Z", paints.cloth, line)
    for left, top in ((28, 94), (33, 101), (37, 86), (72, 94), (67, 101), (63, 86)):
        _stroke(painter, f"M {left} {top} L {left} {top + 3}", line, 1.8)
    _draw(painter, _FACE, paints.skin, line)
    _paint_features(painter, paints)
    _draw(
        painter,
        "M 34.5 50 C 36 57 41 56 50 57 C 59 56 64 57 65.5 50 L 67 62 C 68 80 58 92 50 95 C 42 92 32 80 33 62 Z",
        paints.hair,
        line,
    )
    _stroke(
        painter,
        "M 44 78 C 45 84 47 88 48 90 M 56 78 C 55 84 53 88 52 90",
        _mixed(paints.hair, line, 0.6),
        1.3,
    )
    _draw(
        painter, "M 45.5 65.5 C 48 63.5 52 63.5 54.5 65.5 C 52 69 48 69 45.5 65.5 Z", paints.skin, line, 1.2
    )
    _draw(
        painter,
        "M 50 58.5 C 45 54.5 37 57 34.5 62.5 C 40 65 46 64.5 50 62 C 54 64.5 60 65 65.5 62.5 C 63 57 55 54.5 50 58.5 Z",
        _mixed(paints.hair, paints.cloth, 0.18),
        line,
        1.3,
    )
    _paint_kings_crown(painter, paints, suit)


def _paint_kings_crown(painter: QPainter, paints: _Paints, suit: Suit) -> None:
    line, ink = paints.line, paints.ink
    _draw(
        painter,
        "M 28 33 L 22 10 L 37 20 L 50 4 L 63 20 L 78 10 L 72 33 C 58 29 42 29 28 33 Z",
        paints.gold,
        line,
    )
    _draw(painter, "M 27.5 31 C 42 26.5 58 26.5 72.5 31 L 71.5 38 C 58 34 42 34 28.5 38 Z", ink, line)
    for x, y in ((22.0, 9.0), (50.0, 4.0), (78.0, 9.0)):
        _dot(painter, x, y, 3.4, ink, line)
    for x, y in ((37, 32.6), (63, 32.6), (50, 31.4)):
        _dot(painter, x, y, 1.9, paints.gold, None)
    _emblem(painter, suit, 50, 21.5, 9.5, ink)


def _paint_queen(painter: QPainter, paints: _Paints, suit: Suit, style: FaceStyle) -> None:
    line, ink = paints.line, paints.ink
    _draw(
        painter,
        "M 50 20 C 28 20 25 38 26 54 C 27 68 16 76 18 92 L 82 92 C 84 76 73 68 74 54 C 75 38 72 20 50 20 Z",
        paints.hair,
        line,
    )
    strand = _mixed(paints.hair, line, 0.55)
    _stroke(painter, "M 30 60 C 29 72 23 78 24 88 M 70 60 C 71 72 77 78 76 88", strand, 1.4)
    _draw(painter, _ROBE, ink, line)
    _draw(
        painter,
        "M 30 80 L 42 77 L 58 77 L 70 80 C 68 94 58 99 50 99 C 42 99 32 94 30 80 Z",
        paints.skin,
        line,
    )
    _draw(painter, _NECK, paints.skin, line, 0.01)
    _stroke(painter, "M 43.5 70 L 42.5 78 M 56.5 70 L 57.5 78", line, 1.5)
    for x, y in ((36, 83), (40.5, 87), (45.5, 89.6), (54.5, 89.6), (59.5, 87), (64, 83)):
        _dot(painter, x, y, 2.0, paints.cloth, line)
    _draw(
        painter,
        "M 24 86 L 30 80 C 32 94 42 99 50 99 C 58 99 68 94 70 80 L 76 86 C 72 102 60 105 50 105 "
        "C 40 105 28 102 24 86 Z",
        paints.gold,
        line,
        1.5,
    )
    _paint_queens_head(painter, paints, suit, style)


def _paint_queens_head(painter: QPainter, paints: _Paints, suit: Suit, style: FaceStyle) -> None:
    line, ink = paints.line, paints.ink
    _draw(painter, _FINE_FACE, paints.skin, line)
    _paint_features(painter, paints, brow=42)
    rosy = _mixed(paints.skin, QColor(style.theme.suits[Suit.HEARTS]), 0.75)
    _draw(
        painter,
        "M 45.2 62.4 C 47 60.6 49 61 50 61.8 C 51 61 53 60.6 54.8 62.4 C 53 66 47 66 45.2 62.4 Z",
        rosy,
        line,
        0.9,
    )
    _draw(
        painter,
        "M 33 52 C 30 36 38 26 50 26 C 62 26 70 36 67 52 C 65 43 60 38 50 34.5 C 40 38 35 43 33 52 Z",
        paints.hair,
        line,
        1.6,
    )
    _draw(
        painter,
        "M 32 29 L 27 13 L 39 20 L 50 7 L 61 20 L 73 13 L 68 29 C 58 24.5 42 24.5 32 29 Z",
        paints.gold,
        line,
    )
    for x, y in ((27, 12), (50, 6.5), (73, 12)):
        _dot(painter, x, y, 3.0, paints.cloth, line)
    _emblem(painter, suit, 50, 19.5, 7.5, ink)


def _paint_jack(painter: QPainter, paints: _Paints, suit: Suit, style: FaceStyle) -> None:
    line, ink = paints.line, paints.ink
    _draw(
        painter,
        "M 27 38 C 27 20 73 20 73 38 L 76 66 C 72 73 63 72 62 64 L 38 64 C 37 72 28 73 24 66 Z",
        paints.hair,
        line,
    )
    _draw(painter, _ROBE, ink, line)
    _draw(painter, "M 43 77 L 57 77 L 60 106 L 40 106 Z", paints.gold, line, 1.5)
    _draw(painter, _NECK, paints.skin, line, 1.5)
    _draw(
        painter,
        "M 29 84 C 25 78 33 72 38 77 C 41 72 47 73 50 78 C 53 73 59 72 62 77 C 67 72 75 78 71 84 "
        "C 71 90 64 91 61 87 C 58 92 53 91 50 88 C 47 91 42 92 39 87 C 36 91 29 90 29 84 Z",
        paints.cloth,
        line,
    )
    _draw(painter, _FACE, paints.skin, line)
    _paint_features(painter, paints, brow=43)
    _stroke(painter, "M 45 63.5 C 47.5 66 52.5 66 55 63.5", line, 1.7)
    _draw(
        painter,
        "M 33 50 C 32 40 34 32 50 32 C 66 32 68 40 67 50 C 64 46 63 43 61 40 C 54 42 46 42 39 40 C 37 43 36 46 33 50 Z",
        paints.hair,
        line,
        1.6,
    )
    _draw(painter, "M 72 24 C 76 8 88 8 96 -2 C 101 14 94 30 76 32 Z", paints.cloth, line)
    _stroke(painter, "M 74 30 C 80 20 88 16 94 6", line, 1.3)
    _draw(painter, "M 22 33 C 15 14 40 4 58 9 C 74 12 83 22 78 34 C 62 27 40 27 22 33 Z", ink, line)
    _draw(painter, "M 22.5 32 C 40 26 60 26 78 33 L 76.5 39.5 C 60 33 40 33 24.5 38.5 Z", paints.gold, line)
    _emblem(painter, suit, 43, 19, 10, paints.gold)
    _emblem(painter, suit, 50, 97, 9, ink)
