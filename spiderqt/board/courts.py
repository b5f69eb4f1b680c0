# SPDX-License-Identifier: GPL-3.0-or-later
"""The artwork of kings, queens and jacks: geometric busts of our own. Must not know layout or rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from spiderqt.board.glyphs import suit_path
from spiderqt.engine.cards import Card

if TYPE_CHECKING:
    from spiderqt.board.faces import FaceStyle


def paint_court(painter: QPainter, body: QRectF, card: Card, style: FaceStyle) -> None:
    """A court card's picture inside `body`."""
    size = min(body.width(), body.height()) * 0.6
    painter.save()
    painter.translate(body.center() - QPointF(size / 2, size / 2))
    painter.scale(size / 100, size / 100)
    painter.fillPath(suit_path(card.suit), style.ink(card.suit))
    painter.restore()
