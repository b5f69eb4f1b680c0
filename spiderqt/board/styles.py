# SPDX-License-Identifier: GPL-3.0-or-later
"""From a layout and the player's options to the styles of large and small cards. Must not know what lies where."""

from __future__ import annotations

from spiderqt.board.faces import FaceStyle, face_style
from spiderqt.board.layout import Layout, small_card
from spiderqt.board.options import BoardOptions
from spiderqt.engine.cards import Suit


def letters_of(options: BoardOptions) -> str:
    """The letters of all four suits, or nothing if they are not wanted."""
    letters = "".join(options.suit_letters.get(suit, "") for suit in Suit)
    return letters if len(letters) == len(Suit) else ""


def styles_of(table: Layout, options: BoardOptions, ratio: float) -> tuple[FaceStyle, FaceStyle]:
    """The styles of the cards in the columns, and of those of stock and foundations."""
    metrics = table.metrics
    small_w, small_h = small_card(metrics, table.grid)
    common = (ratio, options.theme, options.four_colours)
    large = face_style(
        round(metrics.card_w * ratio),
        round(metrics.card_h * ratio),
        round(metrics.index * ratio),
        *common,
        letters_of(options),
    )
    small = face_style(
        max(4, round(small_w * ratio)),
        max(6, round(small_h * ratio)),
        max(4, round(small_h * ratio / 4)),
        *common,
    )
    return large, small
