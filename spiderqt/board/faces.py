# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints cards: index, pips, court, back. Sizes are device pixels; caching is the business of `facecache`.

Must not know columns, positions or rules. A face is laid out from its width, height and index height alone, so
that the same card looks the same at every pixel ratio.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from spiderqt.board.backs import paint_back
from spiderqt.board.courts import paint_court
from spiderqt.board.glyphs import rank_path, suit_path, text_path
from spiderqt.board.pips import PIPS
from spiderqt.board.theme import Theme
from spiderqt.engine.cards import Card, Rank, Suit

_SMALL = 62  # device pixels of width below which a face shows one large suit instead of pips
_GAP = 0.16  # between rank, suit and letter, in index heights


@dataclass(frozen=True, eq=False)
class FaceStyle:
    """All that decides how cards look; lengths in device pixels. `letters` are those of S, H, D, C, or empty.

    Compared by identity, because it is part of every key of the cache: make it with `face_style`.
    """

    width: int
    height: int
    radius: float
    index: int
    scale: float
    theme: Theme
    four_colours: bool = False
    letters: str = ""

    def ink(self, suit: Suit) -> QColor:
        """The colour of a suit."""
        return QColor(self.theme.ink(suit, four_colours=self.four_colours))

    def letter(self, suit: Suit) -> str:
        """A suit's letter, or nothing."""
        return self.letters[list(Suit).index(suit)] if self.letters else ""

    def edge(self) -> float:
        """Width of a card's outline."""
        return max(1.0, round(self.theme.edge_width * self.scale))


@functools.lru_cache(maxsize=64)
def face_style(
    width: int,
    height: int,
    index: int,
    scale: float,
    theme: Theme,
    four_colours: bool = False,
    letters: str = "",
) -> FaceStyle:
    """The one style with these values."""
    return FaceStyle(width, height, max(2.0, 0.065 * width), index, scale, theme, four_colours, letters)


def card_outline(rect: QRectF, radius: float) -> QPainterPath:
    """A card's rounded shape."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_blank(painter: QPainter, style: FaceStyle) -> None:
    """A card's paper and outline at the origin."""
    edge = style.edge()
    rect = QRectF(0, 0, style.width, style.height).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    paper = QLinearGradient(0, 0, 0, style.height)
    paper.setColorAt(0.0, QColor(style.theme.card))
    paper.setColorAt(0.55, QColor(style.theme.card))
    paper.setColorAt(1.0, QColor(style.theme.card_shade))
    painter.setPen(QPen(QColor(style.theme.card_edge), edge))
    painter.setBrush(paper)
    painter.drawPath(card_outline(rect, style.radius))


def index_width(card: Card, height: float, style: FaceStyle) -> float:
    """Width of an index (rank, suit, letter) of that height."""
    width = rank_path(card.rank).boundingRect().width() / 100 * height + (_GAP + 1) * height
    letter = style.letter(card.suit)
    return width + (text_path(letter).boundingRect().width() / 100 + _GAP) * height if letter else width


def paint_index(painter: QPainter, style: FaceStyle, card: Card, height: int, top: int) -> None:
    """Rank, suit and, if wanted, letter side by side at the left; `height` is the glyphs', on whole pixels."""
    ink = style.ink(card.suit)
    x = max(2.0, round(0.065 * style.width))
    for path in (rank_path(card.rank), suit_path(card.suit), text_path(style.letter(card.suit))):
        _fill(painter, path, QPointF(x, top), height, ink)
        x += path.boundingRect().width() / 100 * height + _GAP * height
        x = round(x)


def paint_face(painter: QPainter, style: FaceStyle, card: Card) -> None:
    """A whole face-up card at the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_blank(painter, style)
    top = index_top(style.index)
    paint_index(painter, style, card, style.index, top)
    body_top = top + style.index * 1.18
    rim = 0.075 * style.width
    body = QRectF(rim, body_top, style.width - 2 * rim, style.height - body_top - rim)
    if card.rank >= Rank.JACK:
        paint_court(painter, body, card, style)
    elif card.rank == Rank.ACE or style.width < _SMALL:
        _paint_single(painter, body, card, style)
    else:
        _paint_pips(painter, body, card, style)


def index_top(index: int, strip: int | None = None) -> int:
    """The y of an index's upper edge: an easy margin, less where the strip is tight."""
    easy = max(1, round(0.2 * index))
    return easy if strip is None else max(1, min(easy, (strip - index + 1) // 2))


def paint_strip(painter: QPainter, style: FaceStyle, card: Card, strip: int, index: int) -> None:
    """The visible part of a covered face-up card, and a shade where the next card lies on it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_blank(painter, style)
    paint_index(painter, style, card, index, index_top(index, strip))


def paint_face_down(painter: QPainter, style: FaceStyle) -> None:
    """A whole face-down card at the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_back(painter, style)


def _fill(painter: QPainter, path: QPainterPath, at: QPointF, size: float, colour: QColor) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(size / 100, size / 100)
    painter.fillPath(path, colour)
    painter.restore()


def _paint_single(painter: QPainter, body: QRectF, card: Card, style: FaceStyle) -> None:
    share = 0.62 if card.rank == Rank.ACE else 0.78
    size = min(body.width(), body.height()) * share
    if style.width < _SMALL:
        size = min(body.width() * 0.8, body.height() * 0.92)
    corner = body.center() - QPointF(size / 2, size / 2)
    _fill(painter, suit_path(card.suit), corner, size, style.ink(card.suit))


def _paint_pips(painter: QPainter, body: QRectF, card: Card, style: FaceStyle) -> None:
    size = min(body.width() * 0.25, body.height() * 0.215)
    inner = body.adjusted(size * 0.72, size * 0.62, -size * 0.72, -size * 0.62)
    ink = style.ink(card.suit)
    for across, down in PIPS[card.rank]:
        centre = QPointF(inner.left() + across * inner.width(), inner.top() + down * inner.height())
        _fill(painter, suit_path(card.suit), centre - QPointF(size / 2, size / 2), size, ink)


def paint_completed(painter: QPainter, style: FaceStyle, suit: Suit) -> None:
    """The small card that stands for a completed run, at the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_blank(painter, style)
    size = min(style.width * 0.7, style.height * 0.5)
    corner = QPointF((style.width - size) / 2, style.height * 0.9 - size)
    _fill(painter, suit_path(suit), corner, size, style.ink(suit))
    path = rank_path(Rank.KING)
    height = style.height * 0.26
    left = (style.width - path.boundingRect().width() / 100 * height) / 2
    _fill(painter, path, QPointF(left, style.height * 0.1), height, style.ink(suit))
