# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters and suits as painter paths, so that the table looks the same whatever fonts there are.

Must not know cards' faces, themes or fonts. Paths are cached: callers must not change them.
"""

from __future__ import annotations

import functools

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from spiderqt.board.outlines import STROKES, SUIT_OUTLINES
from spiderqt.engine.cards import Rank, Suit

_NIB_WIDTH, _NIB_HEIGHT = 18.0, 12.5  # of the pen: uprights are heavier than level strokes
_SPACING = 6.0
_RANKS = {Rank.TEN: "10"}


def parse(data: str) -> QPainterPath:
    """A painter path from M, L, C and Z commands with absolute coordinates."""
    path = QPainterPath()
    words = iter(data.split())
    for command in words:
        match command:
            case "M":
                path.moveTo(float(next(words)), float(next(words)))
            case "L":
                path.lineTo(float(next(words)), float(next(words)))
            case "C":
                path.cubicTo(*(float(next(words)) for _ in range(6)))
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"unknown path command: {command!r}")
    return path


@functools.cache
def suit_path(suit: Suit) -> QPainterPath:
    """A suit's outline in a square of 100."""
    path = parse(SUIT_OUTLINES[suit])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@functools.cache
def text_path(text: str) -> QPainterPath:
    """Capitals, figures and `/` side by side: cap height 100, left edge at 0; other characters are left out."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    x = 0.0
    for character in text.upper():
        if character in STROKES:
            advance, data = STROKES[character]
            path.addPath(_inked(data).translated(x, 0))
            x += advance + _SPACING
    return path.translated(-path.boundingRect().left(), 0)


def rank_text(rank: Rank) -> str:
    """What an index shows: A, 2 to 10, J, Q, K."""
    return _RANKS.get(rank, rank.letter)


def rank_path(rank: Rank) -> QPainterPath:
    """A rank's index text as a path; see `text_path`."""
    return text_path(rank_text(rank))


def _inked(data: str) -> QPainterPath:
    # A round pen in squeezed coordinates is an elliptic nib in ours.
    squeeze = QTransform.fromScale(1 / _NIB_WIDTH, 1 / _NIB_HEIGHT)
    stretch = QTransform.fromScale(_NIB_WIDTH, _NIB_HEIGHT)
    pen = QPainterPathStroker()
    pen.setWidth(1.0)
    pen.setCurveThreshold(0.004)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroked = stretch.map(pen.createStroke(squeeze.map(parse(data))))
    stroked.setFillRule(Qt.FillRule.WindingFill)
    frame = QPainterPath()
    frame.addRect(QRectF(-50, 0, 250, 100))
    return stroked.intersected(frame)
