# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints cards: index, pips, court, back. Sizes are device pixels; caching is the business of `facecache`.

Must not know columns, positions or rules. A face is laid out from its width, height and index height alone, so
that the same card looks the same at every pixel ratio.
"""

from __future__ import annotations

import functools
import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from spiderqt.board.backs import paint_back, paint_web_inside
from spiderqt.board.courts import paint_court
from spiderqt.board.glyphs import rank_text
from spiderqt.board.pips import PIPS
from spiderqt.board.stamps import Glyph, Stamps, glyph_width
from spiderqt.board.theme import Theme
from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.values import dataclass

SMALL = 62  # device pixels of width below which a face shows one large suit instead of pips
_GAP = 0.16  # between rank, suit and letter, in index heights


@dataclass(frozen=True, slots=True)
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

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def ink(self, suit: Suit) -> QColor:
        """The colour of a suit."""
        return QColor(self.theme.ink(suit, four_colours=self.four_colours))

    def letter(self, suit: Suit) -> str:
        """A suit's letter, or nothing."""
        return self.letters[list(Suit).index(suit)] if self.letters else ""

    @property
    def corner_rows(self) -> int:
        """Rows of pixels that a rounded corner reaches into; the others are opaque from side to side."""
        return math.ceil(self.radius + self.edge())

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


@functools.lru_cache(maxsize=8)
def widest_index(letters: str) -> float:
    """The width of the widest index with one of those letters, in index heights."""
    widths = [glyph_width(rank_text(rank), 1.0) for rank in Rank]
    letter = max((glyph_width(each, 1.0) + _GAP for each in letters), default=0.0)
    return max(widths) + _GAP + 1.0 + letter


def index_glyphs(card: Card, style: FaceStyle) -> tuple[Glyph, ...]:
    """What an index shows, from left to right."""
    letter = style.letter(card.suit)
    return (rank_text(card.rank), card.suit, letter) if letter else (rank_text(card.rank), card.suit)


def paint_index(
    painter: QPainter, style: FaceStyle, card: Card, height: int, top: int, stamps: Stamps
) -> None:
    """Rank, suit and, if wanted, letter side by side at the left; `height` is the glyphs', on whole pixels."""
    ink = style.ink(card.suit)
    x = max(2.0, 0.065 * style.width)
    for glyph in index_glyphs(card, style):
        x = round(x)
        stamps.put(painter, glyph, x, top, height, ink)
        x += glyph_width(glyph, height) + _GAP * height


def paint_face(painter: QPainter, style: FaceStyle, card: Card, stamps: Stamps) -> None:
    """What is printed on a whole face-up card's paper."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = index_top(style.index)
    rim = 0.075 * style.width
    if card.rank >= Rank.JACK:
        body_top = top + style.index * 1.18
        body = QRectF(rim, body_top, style.width - 2 * rim, style.height - body_top - rim)
        paint_court(painter, body, card, style)
    else:
        body_top = top + style.index * 1.22
        body = QRectF(rim, body_top, style.width - 2 * rim, style.height - body_top - rim)
        if card.rank == Rank.ACE or style.width < SMALL:
            _paint_single(painter, body, card, style, stamps)
        else:
            _paint_pips(painter, body, card, style, stamps)
    paint_index(painter, style, card, style.index, top, stamps)


def index_top(index: int, strip: int | None = None) -> int:
    """The y of an index's upper edge: an easy margin, less where the strip is tight."""
    easy = max(1, round(0.2 * index))
    return easy if strip is None else max(1, min(easy, (strip - index + 1) // 2))


def paint_strip(
    painter: QPainter, style: FaceStyle, card: Card, strip: int, index: int, stamps: Stamps
) -> None:
    """What is printed on the visible part of a covered face-up card."""
    paint_index(painter, style, card, index, index_top(index, strip), stamps)


def paint_face_down(painter: QPainter, style: FaceStyle) -> None:
    """A whole face-down card at the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_back(painter, style)


def _paint_single(painter: QPainter, body: QRectF, card: Card, style: FaceStyle, stamps: Stamps) -> None:
    share = (0.92, 0.84) if style.width < SMALL else (0.66, 0.66)
    size = round(min(body.width() * share[1], body.height() * share[0]))
    stamps.put_centred(painter, card.suit, body.center().x(), body.center().y(), size, style.ink(card.suit))
    if card == Card(Rank.ACE, Suit.SPADES) and style.width >= SMALL:
        paint_web_inside(painter, body.center(), size, QColor(style.theme.card))


def _paint_pips(painter: QPainter, body: QRectF, card: Card, style: FaceStyle, stamps: Stamps) -> None:
    easy = 1.3 if card.rank <= Rank.THREE else 1.12 if card.rank <= Rank.SIX else 1.0
    size = round(min(body.width() * 0.245, body.height() * 0.215) * easy)
    inner = body.adjusted(size * 0.75, size * 0.6, -size * 0.75, -size * 0.62)
    ink = style.ink(card.suit)
    for across, down in PIPS[card.rank]:
        x, y = inner.left() + across * inner.width(), inner.top() + down * inner.height()
        stamps.put_centred(painter, card.suit, x, y, size, ink)


def paint_completed(painter: QPainter, style: FaceStyle, suit: Suit, stamps: Stamps) -> None:
    """What is printed on the small card that stands for a completed run."""
    ink, middle = style.ink(suit), style.width / 2
    size = round(min(style.width * 0.7, style.height * 0.5))
    stamps.put_centred(painter, suit, middle, style.height * 0.9 - size / 2, size, ink)
    height = round(style.height * 0.26)
    stamps.put_centred(painter, rank_text(Rank.KING), middle, style.height * 0.1 + height / 2, height, ink)
