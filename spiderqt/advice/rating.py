# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search for hints has worked out about one column, kept beside the column: see `features` and `taste`.

Standard library only; compiled with mypyc where wheels are built. Must not know how a number comes about.
"""

from __future__ import annotations


class Rating:
    """Sums to be added up over all columns of a table, and what the columns together are asked for.

    `turned` and `calm` are parts of a worth, `first` to `fourth` hold three hidden numbers each (see `taste`). Sets of
    cards are bits: `ends` and `bases` the end card and the first card of the last run, `wants` the card that this base
    could be put on in its suit, `wanted` the same as a rank, `next_wanted` that of the run above.
    """

    __slots__ = (
        "bases",
        "calm",
        "ends",
        "first",
        "fourth",
        "hidden",
        "king",
        "left",
        "next_wanted",
        "second",
        "third",
        "turned",
        "wanted",
        "wants",
    )

    def __init__(self) -> None:
        self.turned: int = 0
        self.calm: int = 0
        self.first: int = 0
        self.second: int = 0
        self.third: int = 0
        self.fourth: int = 0
        self.ends: int = 0
        self.bases: int = 0
        self.wants: int = 0
        self.wanted: int = 0
        self.next_wanted: int = 0
        self.hidden: int = 0
        self.left: int = 0
        self.king: int = 0
