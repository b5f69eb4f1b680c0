# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards as icons for lists, painted by the board's own painter in the table's own theme.

Must not know what a list is for.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPainter, QPixmap

from spiderqt.board.faces import face_style, paint_blank, paint_face, paint_face_down
from spiderqt.board.options import BoardOptions
from spiderqt.board.stamps import Stamps
from spiderqt.engine.cards import Card, Suit

CARD = QSize(84, 118)
"""The size of an icon in logical pixels."""
_INDEX = 0.27  # height of the index in card widths


class CardIcons:
    """Paints cards as the table shows them; `ratio` is the screen's pixel ratio."""

    def __init__(self, options: BoardOptions, ratio: float) -> None:
        self._ratio = ratio
        self._stamps = Stamps()
        width, height = round(CARD.width() * ratio), round(CARD.height() * ratio)
        letters = "".join(options.suit_letters.get(suit, "") for suit in Suit)
        self._style = face_style(
            width, height, round(_INDEX * width), ratio, options.theme, options.four_colours, letters
        )

    def icon(self, card: Card | None) -> QIcon:
        """A face-up card, or (None) the back of one."""
        pixmap = QPixmap(self._style.width, self._style.height)
        pixmap.fill("transparent")
        painter = QPainter(pixmap)
        if card is None:
            paint_face_down(painter, self._style)
        else:
            paint_blank(painter, self._style)
            paint_face(painter, self._style, card, self._stamps)
        painter.end()
        pixmap.setDevicePixelRatio(self._ratio)
        icon = QIcon(pixmap)
        for mode in (QIcon.Mode.Disabled, QIcon.Mode.Selected):  # a card is never grey or blue
            icon.addPixmap(pixmap, mode)
        return icon
