# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics: counted from the games each time, so that no counter can ever disagree with the history.

Standard library and engine only. `games` says what counts. Streaks run in the order in which the games were started;
a game that still lies on a table breaks none.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import date
from typing import Any

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.variants import VARIANTS
from spiderqt.store.faults import DamagedError
from spiderqt.store.fields import read_day, read_variant
from spiderqt.store.values import Group


@dataclass(frozen=True, slots=True)
class Figures:
    """Best, mean and latest of one thing over the games won."""

    best: float
    mean: float
    last: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """One group. Figures are None while nothing has been won, `score` without scoring too."""

    group: Group
    played: int
    won: int
    streak: int
    longest: int
    moves: Figures | None
    seconds: Figures | None
    score: Figures | None

    @property
    def rate(self) -> float:
        """Games won of those played, 0 to 1; a game in progress is one of those played."""
        return self.won / self.played if self.played else 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game that counts, for a picture over time; the figures are None where it was not won."""

    won_on: date | None
    moves: int | None
    seconds: float | None
    score: int | None


_COUNTED = "counts = 1 AND played = 1 AND deleted IS NULL"
# Rows come out of the index `games_counted` group by group and by id, which is the order of the outcomes in the text.
_GROUPS = f"""
SELECT game, policy, scheme, count(*), sum(credited), max(CASE WHEN credited THEN id END),
    min(CASE WHEN credited THEN won_moves END), avg(CASE WHEN credited THEN won_moves END),
    min(CASE WHEN credited THEN won_seconds END), avg(CASE WHEN credited THEN won_seconds END),
    max(CASE WHEN credited THEN won_score END), avg(CASE WHEN credited THEN won_score END),
    group_concat(CASE WHEN credited OR id NOT IN (SELECT id FROM current) THEN credited END, '')
FROM games INDEXED BY games_counted WHERE {_COUNTED} GROUP BY game, policy, scheme
"""


def table(db: sqlite3.Connection) -> tuple[Statistics, ...]:
    """All groups in which a game was played, in the order in which menus list the games."""
    found = [_statistics(db, row) for row in db.execute(_GROUPS).fetchall()]
    return tuple(sorted(found, key=_place))


def _place(statistics: Statistics) -> tuple[int, int, int]:
    group = statistics.group
    policies, schemes = tuple(UndoPolicy), tuple(ScoreScheme)
    return VARIANTS.index(group.variant), policies.index(group.policy), schemes.index(group.scheme)


def _statistics(db: sqlite3.Connection, row: tuple[Any, ...]) -> Statistics:
    game, policy, scheme, played, won, last, *figures, outcomes = row
    try:
        group = Group(read_variant(game), UndoPolicy(policy), ScoreScheme(scheme))
        wins = [len(stretch) for stretch in (outcomes or "").split("0")]
        query = "SELECT won_moves, won_seconds, won_score FROM games WHERE id = ?"
        latest = db.execute(query, (last,)).fetchone() or (None, None, None)
        pairs = zip(figures[::2], figures[1::2], latest, strict=True)
        moves, seconds, score = (_figures(*values) for values in pairs)
    except (ValueError, TypeError) as error:
        raise DamagedError("statistics") from error
    return Statistics(group, played, won, wins[-1], max(wins), moves, seconds, score)


def _figures(best: Any, mean: Any, last: Any) -> Figures | None:
    if best is None:
        return None
    if not all(isinstance(value, int | float) for value in (best, mean, last)):
        raise DamagedError("statistics")
    return Figures(best, mean, last)


def outcomes(db: sqlite3.Connection, group: Group) -> tuple[Outcome, ...]:
    """The games of a group that count and are over, in order: what the picture over time is drawn from."""
    rows = db.execute(
        f"SELECT credited, won_on, won_moves, won_seconds, won_score FROM games WHERE {_COUNTED}"
        " AND game = ? AND policy = ? AND scheme = ?"
        " AND (credited = 1 OR id NOT IN (SELECT id FROM current)) ORDER BY id",
        (str(group.variant), group.policy.value, group.scheme.value),
    )
    return tuple(
        Outcome(read_day(won_on), moves, seconds, score) if credited else Outcome(None, None, None, None)
        for credited, won_on, moves, seconds, score in rows
    )
