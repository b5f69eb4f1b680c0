# SPDX-License-Identifier: GPL-3.0-or-later
"""The learned weights of `taste`, as text: rows for each game.

Standard library and engine only. Written by `packaging/train_player.py`, see docs/PLAYER.md. A row reads: game code,
suits, kind, number, weights. Kind ``hidden``: the weights of the facts for that hidden number, in 2 ** -12. Kind
``turn`` (a card has just turned up) and ``deal`` (a deal comes next), with the number of deals left: a `Head`, the
starts of the hidden numbers in 2 ** -12, all else in ten-thousandths.
"""

from __future__ import annotations

from functools import cache

from spiderqt.advice.features import OF_COLUMN
from spiderqt.advice.taste import FACTS, UNITS, Head
from spiderqt.advice.weights_table import TABLE
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant

_LIKE = {"SR": "SP", "DR": "SD"}
"""Games that are played by the weights of another."""
_PLAIN_COLUMN = {0: -6000, 1: -3000, 7: 3000, 8: -750, 9: -3500, 14: 1500}
_PLAIN_TABLE = {0: 11_000, 4: 20_000, 5: 2250}
_DEAL_COSTS = 10_000


@dataclass(frozen=True, slots=True)
class Weights:
    """For endings that turn a card up, for those before a deal, and for the hidden numbers of both."""

    turned: Head
    calm: Head
    hidden: list[list[int]]


def weights_of(game: Variant, deals_left: int) -> Weights:
    """The weights for `game` with so many deals left."""
    family = _LIKE.get(game.family, game.family)
    # Three suits are nearer to four than to two: most cards that come do not suit.
    suits = 4 if game.suits == 3 else game.suits
    return _learned(family, suits, deals_left) or plain()


@cache
def _learned(family: str, suits: int, deals_left: int) -> Weights | None:
    rows = rows_of(family, suits)
    turned = rows.get(("turn", deals_left))
    if turned is None:
        return None
    hidden = [rows["hidden", unit] for unit in range(UNITS)]
    return Weights(Head(turned), Head(rows.get(("deal", deals_left), turned)), hidden)


def rows_of(family: str, suits: int) -> dict[tuple[str, int], list[int]]:
    """All rows of one game, by kind and number."""
    rows = {}
    for line in TABLE.splitlines():
        words = line.split()
        if words[:2] == [family, str(suits)]:
            rows[words[2], int(words[3])] = [int(word) for word in words[4:]]
    return rows


@cache
def plain() -> Weights:
    """By rule of thumb, for games that nobody has trained: tidy columns, few hidden cards, empty columns."""
    row = [0] * (FACTS + 1 + 2 * UNITS)
    for i, weight in _PLAIN_COLUMN.items():
        row[i] = weight
    for i, weight in _PLAIN_TABLE.items():
        row[OF_COLUMN + i] = weight
    turned = Head(row)
    row[FACTS] = -_DEAL_COSTS
    return Weights(turned, Head(row), [[0] * FACTS for _ in range(UNITS)])
