# SPDX-License-Identifier: GPL-3.0-or-later
"""What all items of the table look at. The scene alone changes it. Must not know input or rules."""

from __future__ import annotations

from spiderqt.board.facecache import FaceCache
from spiderqt.board.faces import FaceStyle
from spiderqt.board.layout import Layout
from spiderqt.board.options import BoardOptions
from spiderqt.board.picture import Picture
from spiderqt.engine.values import dataclass, field


@dataclass(slots=True)
class TableState:
    """What all items look at; cards that are `away` are in the hand or on their way."""

    layout: Layout
    picture: Picture
    options: BoardOptions
    style: FaceStyle
    small: FaceStyle
    cache: FaceCache
    away: set[tuple[int, int]] = field(default_factory=set)
    arriving: int = 0
    refuses: bool = False

    @property
    def ratio(self) -> float:
        """Device pixels in a logical pixel."""
        return self.layout.grid.ratio
