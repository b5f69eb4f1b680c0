# SPDX-License-Identifier: GPL-3.0-or-later
"""How the player wants the table to look and move, as one value. Must not know Qt, files or settings' names."""

from __future__ import annotations

from collections.abc import Mapping

from spiderqt.board.theme import FELT, Theme
from spiderqt.engine.cards import Suit
from spiderqt.engine.values import dataclass, field


@dataclass(frozen=True, slots=True)
class BoardOptions:
    """Looks and movement.

    `suit_letters` gives each suit's letter (A to Z) in the player's language, or is empty for none.
    `zoom` above 1 makes the table larger than its window, which then scrolls; `card_scale` below 1 makes
    cards smaller inside the window. `speed` is 1 for normal, 2 for twice as fast, 0 for no animation.
    """

    theme: Theme = FELT
    four_colours: bool = False
    suit_letters: Mapping[Suit, str] = field(default_factory=dict)
    show_joins: bool = True
    show_targets: bool = True
    show_numbers: bool = True
    zoom: float = 1.0
    card_scale: float = 1.0
    text_scale: float = 1.0
    speed: float = 1.0
    reduced_motion: bool = False

    @property
    def animates(self) -> bool:
        """Whether anything moves at all."""
        return self.speed > 0 and not self.reduced_motion
