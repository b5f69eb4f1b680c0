# SPDX-License-Identifier: GPL-3.0-or-later
"""Soft shadows below cards, in device pixels, from three small ready-made pieces. Must not know what casts them."""

from __future__ import annotations

import functools

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from spiderqt.board.faces import FaceStyle
from spiderqt.board.geometry import Rect

_CAP = 40  # most rows above which a shadow is a mere repetition


def paint_shadow(
    painter: QPainter, style: FaceStyle, rect: Rect, ratio: float, *, raised: bool = False
) -> None:
    """The shadow of a card or column with that rectangle (logical pixels)."""
    if style.theme.shadow <= 0:
        return
    spread = _spread(style.width, raised=raised)
    cap = min(_CAP + spread, round(rect.h * ratio / 2))
    x, y = round(rect.x * ratio) - spread, round(rect.y * ratio) - spread // 2
    width, height = style.width + 2 * spread, round(rect.h * ratio) + 2 * spread
    pieces = _pieces(style.width, spread, style.theme.shadow, cap)
    painter.drawPixmap(x, y, pieces[0])
    painter.drawPixmap(x, y + cap, width, height - 2 * cap, pieces[1])
    painter.drawPixmap(x, y + height - cap, pieces[2])


def _spread(width: int, *, raised: bool) -> int:
    return max(2, round(width * (0.085 if raised else 0.04)))


@functools.lru_cache(maxsize=32)
def _pieces(card_width: int, spread: int, strength: float, cap: int) -> tuple[QPixmap, QPixmap, QPixmap]:
    width = card_width + 2 * spread
    whole = QPixmap(width, 2 * cap + 4)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(2, spread)
    share = 1 - (1 - strength) ** (1 / steps)
    for step in range(steps):
        inset = spread * 2 * step / steps * 0.5
        painter.setBrush(QColor.fromRgbF(0, 0, 0, share))
        rect = QRectF(whole.rect()).adjusted(inset, inset, -inset, -inset)
        radius = max(1.0, 0.065 * card_width + spread - inset)
        painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return whole.copy(0, 0, width, cap), whole.copy(0, cap + 1, width, 2), whole.copy(0, cap + 4, width, cap)
