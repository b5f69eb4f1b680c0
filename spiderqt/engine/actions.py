# SPDX-License-Identifier: GPL-3.0-or-later
"""The two actions of a game, and their notation: ``3x4 7`` and ``d``.

Standard library only. Must not know positions: whether an action is legal is for `play` to say.
"""

from __future__ import annotations

import re

from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """Take the last `count` cards of column `source` to column `target`; columns counted from 0."""

    source: int
    count: int
    target: int

    def __str__(self) -> str:
        """Notation with columns counted from 1: ``3x4 7`` is four cards from column 3 to column 7."""
        return f"{self.source + 1}x{self.count} {self.target + 1}"


@dataclass(frozen=True, slots=True)
class Deal:
    """One card from the stock onto each column, left to right."""

    def __str__(self) -> str:
        return "d"


Action = Move | Deal

_MOVE = r"([0-9]{1,2})(?:\s*[xX\u00d7]\s*([0-9]{1,3}))?[\s,>-]+([0-9]{1,2})"


def parse_action(text: str) -> Action:
    """Read ``3x4 7``, ``3 7`` (one card) or ``d``.

    >>> parse_action("3x4 7"), parse_action("d")
    (Move(source=2, count=4, target=6), Deal())

    Raises ValueError when the text is none of these.
    """
    folded = text.strip()
    if folded.lower() in ("d", "deal"):
        return Deal()
    match = re.fullmatch(_MOVE, folded)
    if not match:
        raise ValueError(f"not an action: {folded!r}")
    source, count, target = match.groups()
    return Move(int(source) - 1, int(count or 1), int(target) - 1)
