# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics: counted from the games each time, so that no counter can ever disagree with the history.

Standard library and engine only. `games` says what counts. Streaks run in the order in which the games were started;
a game that still lies on a table breaks none.
"""

from __future__ import annotations

import sqlite3
from datetime import date
from typing import Any

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.values import dataclass
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
# Rows come out of the index group by group and by id, which is the order of the outcomes in the text: 1 for a win.
_PLAYED = f"""
SELECT game, policy, scheme, count(*),
    group_concat(CASE WHEN credited OR id NOT IN (SELECT id FROM current) THEN credited END, '')
FROM games INDEXED BY games_counted WHERE {_COUNTED} GROUP BY game, policy, scheme
"""
_WON = """
SELECT game, policy, scheme, count(*), max(id), min(won_moves), avg(won_moves), min(won_seconds), avg(won_seconds),
    max(won_score), avg(won_score)
FROM games INDEXED BY games_credited WHERE credited = 1 AND deleted IS NULL GROUP BY game, policy, scheme
"""
_LATEST = "SELECT won_moves, won_seconds, won_score FROM games WHERE id = ?"
_Won = tuple[int, Figures | None, Figures | None, Figures | None]


def table(db: sqlite3.Connection) -> tuple[Statistics, ...]:
    """All groups in which a game was played, in the order in which menus list the games."""
    won = {tuple(row[:3]): _won(db, row[3:]) for row in db.execute(_WON).fetchall()}
    found = []
    for game, policy, scheme, played, outcomes in db.execute(_PLAYED).fetchall():
        wins = [len(stretch) for stretch in (outcomes or "").split("0")]
        figures = won.get((game, policy, scheme), (0, None, None, None))
        if (
            sum(wins) != figures[0] or sum(wins) + len(wins) - 1 > played
        ):  # The indexes tell different stories.
            raise DamagedError("statistics")
        found.append(
            Statistics(_group(game, policy, scheme), played, figures[0], wins[-1], max(wins), *figures[1:])
        )
    return tuple(sorted(found, key=_place))


def _group(game: Any, policy: Any, scheme: Any) -> Group:
    try:
        return Group(read_variant(game), UndoPolicy(policy), ScoreScheme(scheme))
    except ValueError as error:
        raise DamagedError("statistics") from error


def _place(statistics: Statistics) -> tuple[int, int, int]:
    group = statistics.group
    policies, schemes = tuple(UndoPolicy), tuple(ScoreScheme)
    return VARIANTS.index(group.variant), policies.index(group.policy), schemes.index(group.scheme)


def _won(db: sqlite3.Connection, row: tuple[Any, ...]) -> _Won:
    count, last, *figures = row
    latest = db.execute(_LATEST, (last,)).fetchone()
    if latest is None:
        raise DamagedError("statistics")
    moves, seconds, score = map(_figures, figures[::2], figures[1::2], latest)
    return count, moves, seconds, score


def _figures(best: Any, mean: Any, last: Any) -> Figures | None:
    if best is None or last is None:
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
