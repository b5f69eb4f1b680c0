# SPDX-License-Identifier: GPL-3.0-or-later
"""The learning ladder: one suit, then two, three and four. Wins lead up; the player may go to any rung at any time.

Standard library and engine only. Only wins that count in the statistics lead up.
"""

from __future__ import annotations

import sqlite3

from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant, suits_of
from spiderqt.store.faults import DamagedError

WINS_NEEDED = {1: 2, 2: 3, 3: 3}
"""Wins on a rung that lead to the next. Three suits are a short step from two; one suit is learned quickly."""


@dataclass(frozen=True, slots=True)
class Rung:
    """Where the player stands in one family of games: the number of `suits`, and the `wins` there so far.

    `needed` wins lead up; None on the highest rung.
    """

    family: str
    suits: int
    wins: int
    needed: int | None

    @property
    def wins_left(self) -> int | None:
        """How many wins are missing; None on the highest rung."""
        return None if self.needed is None else max(0, self.needed - self.wins)


def has_ladder(family: str) -> bool:
    """Whether the family can be played with one suit and with more."""
    return suits_of(family)[:1] == (1,)


def rung(family: str, suits: int | None = None, wins: int = 0) -> Rung:
    """That rung of a family's ladder, the lowest by default. Raises ValueError when there is none."""
    offered = suits_of(family)
    suits = min(offered, default=0) if suits is None else suits
    if suits not in offered:
        raise ValueError(f"{family} is not played with {suits} suits")
    return Rung(family, suits, wins, WINS_NEEDED.get(suits) if suits < max(offered) else None)


def after_win(standing: Rung, suits: int) -> Rung:
    """Where a win with that number of suits leads to: up, when it is the last one needed here.

    A win on a higher rung than one's own leads there at once; one on a lower rung changes nothing.
    """
    if suits < standing.suits:
        return standing
    won = rung(standing.family, suits, standing.wins + 1 if suits == standing.suits else 1)
    return rung(won.family, suits + 1) if won.wins_left == 0 else won


def standing(db: sqlite3.Connection, family: str) -> Rung:
    """Where the player stands; the first rung where nothing has been won yet."""
    row = db.execute("SELECT suits, wins FROM ladder WHERE family = ?", (family,)).fetchone()
    if row is None:
        return rung(family)
    suits, wins = row
    if suits not in suits_of(family) or type(wins) is not int or wins < 0:
        raise DamagedError("ladder")
    return rung(family, suits, wins)


def put(db: sqlite3.Connection, on: Rung) -> None:
    """Stand there."""
    row = (on.family, on.suits, on.wins)
    db.execute("INSERT OR REPLACE INTO ladder (family, suits, wins) VALUES (?, ?, ?)", row)


def climb(db: sqlite3.Connection, variant: Variant) -> None:
    """After a win that counts."""
    if has_ladder(variant.family):
        put(db, after_win(standing(db, variant.family), variant.suits))
