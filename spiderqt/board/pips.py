# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the pips of two to ten lie in a face's body: (across, down), each from 0 to 1. Data only."""

from __future__ import annotations

from collections.abc import Mapping

from spiderqt.engine.cards import Rank

Spots = tuple[tuple[float, float], ...]


def _rows(*rows: tuple[float, str]) -> Spots:
    across = {"l": 0.0, "m": 0.5, "r": 1.0}
    return tuple((across[letter], down) for down, letters in rows for letter in letters)


PIPS: Mapping[Rank, Spots] = {
    Rank.TWO: _rows((0.06, "m"), (0.94, "m")),
    Rank.THREE: _rows((0.0, "m"), (0.5, "m"), (1.0, "m")),
    Rank.FOUR: _rows((0.06, "lr"), (0.94, "lr")),
    Rank.FIVE: _rows((0.06, "lr"), (0.5, "m"), (0.94, "lr")),
    Rank.SIX: _rows((0.0, "lr"), (0.5, "lr"), (1.0, "lr")),
    Rank.SEVEN: _rows((0.0, "lr"), (0.25, "m"), (0.5, "lr"), (1.0, "lr")),
    Rank.EIGHT: _rows((0.0, "lr"), (0.25, "m"), (0.5, "lr"), (0.75, "m"), (1.0, "lr")),
    Rank.NINE: _rows((0.0, "lr"), (1 / 3, "lr"), (0.5, "m"), (2 / 3, "lr"), (1.0, "lr")),
    Rank.TEN: _rows((0.0, "lr"), (1 / 6, "m"), (1 / 3, "lr"), (2 / 3, "lr"), (5 / 6, "m"), (1.0, "lr")),
}
