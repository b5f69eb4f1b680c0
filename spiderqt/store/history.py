# SPDX-License-Identifier: GPL-3.0-or-later
"""The games of the past: listed, deleted, and brought back.

Functions on a connection, inside the caller's transaction where they write. What is deleted is out of list and
statistics, and stays in the file until it is purged: until then it can be brought back, whenever. Games that lie on a
table are never deleted.
"""

from __future__ import annotations

import sqlite3
import sys
from datetime import UTC, datetime
from typing import Any

from spiderqt.engine.ledger import ScoreScheme
from spiderqt.engine.policy import UndoPolicy
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant
from spiderqt.store.faults import DamagedError
from spiderqt.store.fields import read_day, read_variant
from spiderqt.store.games import forget
from spiderqt.store.values import Group, PastGame


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games are meant: all that agree with what is given here."""

    variant: Variant | None = None
    policy: UndoPolicy | None = None
    scheme: ScoreScheme | None = None
    won: bool | None = None
    uid: str | None = None
    start: str | None = None
    """A game code."""

    def condition(self) -> tuple[str, tuple[Any, ...]]:
        """As SQL and its values; never a deleted game, nor one without an action."""
        parts: list[tuple[str, Any]] = []
        if self.variant is not None:
            parts.append(("game = ?", str(self.variant)))
        if self.policy is not None:
            parts.append(("policy = ?", self.policy.value))
        if self.scheme is not None:
            parts.append(("scheme = ?", self.scheme.value))
        if self.won is not None:
            parts.append(("won = ?", int(self.won)))
        if self.uid is not None:
            parts.append(("uid = ?", self.uid))
        if self.start is not None:
            parts.append(("start = ?", self.start))
        conditions = ["deleted IS NULL", "played = 1", *(sql for sql, _ in parts)]
        return " AND ".join(conditions), tuple(value for _, value in parts)


EVERY = Choice()


@dataclass(frozen=True, slots=True)
class Deletion:
    """One act of deleting: its `number` brings `count` games back."""

    number: int
    count: int


_LINE = (
    "uid, game, policy, scheme, start, began, changed, entries, seconds, moves, score, played, won, won_on,"
    " counts, credited, id IN (SELECT id FROM current)"
)


def games(db: sqlite3.Connection, choice: Choice, *, limit: int, offset: int) -> tuple[PastGame, ...]:
    """Games with an action in them, the latest first."""
    condition, values = choice.condition()
    query = f"SELECT {_LINE} FROM games WHERE {condition} ORDER BY id DESC LIMIT ? OFFSET ?"
    return tuple(map(_past_game, db.execute(query, (*values, limit, offset))))


def current(db: sqlite3.Connection) -> tuple[PastGame, ...]:
    """The games that lie on tables, played or not, the one used last first."""
    used = "(SELECT used FROM current WHERE current.id = games.id)"
    query = f"SELECT {_LINE} FROM games WHERE id IN (SELECT id FROM current) ORDER BY {used} DESC"
    return tuple(map(_past_game, db.execute(query)))


def count(db: sqlite3.Connection, choice: Choice) -> int:
    """How many games `games` would list."""
    condition, values = choice.condition()
    (number,) = db.execute(f"SELECT count(*) FROM games WHERE {condition}", values).fetchone()
    return int(number)


def _past_game(row: tuple[Any, ...]) -> PastGame:
    uid, game, policy, scheme, start, began, changed, entries, seconds, moves, score, *rest = row
    played, won, won_on, counts, credited, is_current = rest
    try:
        return PastGame(
            uid,
            Group(read_variant(game), UndoPolicy(policy), ScoreScheme(scheme)),
            start if "\n" not in start else None,
            _moment(began),
            _moment(changed),
            entries,
            float(seconds),
            moves,
            score,
            bool(played),
            bool(won),
            None if won_on is None else read_day(won_on),
            bool(counts),
            bool(credited),
            bool(is_current),
        )
    except (TypeError, ValueError, OverflowError, OSError) as error:
        raise DamagedError("games") from error


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def delete(db: sqlite3.Connection, choice: Choice, now: int) -> Deletion:
    """Delete games; a number of its own stands for this act, later ones have higher numbers."""
    (last,) = db.execute("SELECT max(deleted) FROM games").fetchone()
    number = max(now, (last or 0) + 1)
    condition, values = choice.condition()
    where = f"{condition} AND id NOT IN (SELECT id FROM current)"
    gone = db.execute(f"UPDATE games SET deleted = ? WHERE {where}", (number, *values)).rowcount
    return Deletion(number, gone)


def undelete(db: sqlite3.Connection, number: int) -> int:
    """Bring back what one act deleted; gives how many games came back."""
    return db.execute("UPDATE games SET deleted = NULL WHERE deleted = ?", (number,)).rowcount


def deletions(db: sqlite3.Connection) -> tuple[Deletion, ...]:
    """What can be brought back, the latest act first."""
    query = (
        "SELECT deleted, count(*) FROM games WHERE deleted IS NOT NULL GROUP BY deleted ORDER BY deleted DESC"
    )
    return tuple(Deletion(number, gone) for number, gone in db.execute(query))


def purge(db: sqlite3.Connection, before: int | None = None, most: int = -1) -> int:
    """Take what was deleted out for good; gives how many games that were.

    `before`: only what was deleted before that moment. `most`: so many games and no more.
    """
    query = "SELECT id FROM games WHERE deleted < ? ORDER BY deleted LIMIT ?"
    rows = db.execute(query, (sys.maxsize if before is None else before, most)).fetchall()
    for (game,) in rows:
        forget(db, game)
    return len(rows)
