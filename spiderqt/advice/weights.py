# SPDX-License-Identifier: GPL-3.0-or-later
"""The learned weights of `taste`, as text: one row for each game, kind of ending and number of deals left.

Standard library and engine only. Written by `packaging/train_player.py`, see docs/PLAYER.md. A row reads: game code,
suits, kind (``turn``: a card has just turned up; ``deal``: a deal comes next), deals left, then the weights of the
numbers of a column and of the table in ten-thousandths.
"""

from __future__ import annotations

from functools import cache

from spiderqt.advice.features import OF_COLUMN, OF_TABLE
from spiderqt.advice.taste import Weights
from spiderqt.advice.weights_table import TABLE
from spiderqt.engine.variants import Variant

_LIKE = {"SR": "SP", "DR": "SD"}
"""Games that are played by the weights of another."""
_PLAIN_COLUMN = {0: -6000, 1: -3000, 3: 3000, 4: -750, 5: -3500, 7: 1500}
_PLAIN_TABLE = {1: 11_000, 4: 20_000, 5: 2250}
_DEAL_COSTS = 10_000


def weights_of(game: Variant, deals_left: int) -> tuple[Weights, Weights]:
    """For endings that turn a card up, and for those before a deal."""
    family = _LIKE.get(game.family, game.family)
    # Three suits are nearer to four than to two: most cards that come do not suit.
    suits = 4 if game.suits == 3 else game.suits
    rows = _table()
    turned = rows.get((family, suits, "turn", deals_left))
    calm = rows.get((family, suits, "deal", deals_left))
    return turned or _plain(0), calm or turned or _plain(_DEAL_COSTS)


@cache
def _table() -> dict[tuple[str, int, str, int], Weights]:
    rows = {}
    for line in TABLE.splitlines():
        family, suits, kind, deals, *weights = line.split()
        rows[family, int(suits), kind, int(deals)] = Weights([int(weight) for weight in weights])
    return rows


@cache
def _plain(constant: int) -> Weights:
    """By rule of thumb, for games that nobody has trained: tidy columns, few hidden cards, empty columns."""
    row = [0] * (OF_COLUMN + OF_TABLE)
    for i, weight in _PLAIN_COLUMN.items():
        row[i] = weight
    for i, weight in _PLAIN_TABLE.items():
        row[OF_COLUMN + i] = weight
    row[OF_COLUMN] = -constant
    return Weights(row)
