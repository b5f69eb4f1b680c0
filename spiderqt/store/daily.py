# SPDX-License-Identifier: GPL-3.0-or-later
"""The daily deals: which days were played and won, and how many in a row.

Standard library and engine only. The code of a day is given, since finding a winnable one is the solver's work; once
given it is kept, and every game dealt from it counts for that day, wherever the player took the code from.
"""

from __future__ import annotations

import enum
import sqlite3
from collections.abc import Collection, Iterable
from datetime import date, timedelta

from spiderqt.engine.codes import CodeError, GameCode, parse_code
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant
from spiderqt.store.faults import DamagedError
from spiderqt.store.fields import read_day

ONE_DAY = timedelta(days=1)


class DayState(enum.Enum):
    """How a day's deal stands."""

    UNTOUCHED = "untouched"
    PLAYED = "played"
    WON_LATER = "won later"
    """Won, but more than a day after its own: the calendar shows it, the streak goes on without it."""
    WON = "won"


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the calendar. `won_on` and what follows belong to the first win of that deal."""

    day: date
    state: DayState = DayState.UNTOUCHED
    won_on: date | None = None
    moves: int | None = None
    seconds: float | None = None
    score: int | None = None


def is_open(day: date, today: date) -> bool:
    """Whether the deal of that day may be played: today's, and that of every day before."""
    return day <= today


def is_in_time(day: date, won_on: date) -> bool:
    """Whether a win that day keeps the streak: on the day itself or, yesterday's deal being open too, on the next."""
    return won_on <= day + ONE_DAY


def streak(won: Collection[date], today: date) -> int:
    """Days in a row won in time, up to now.

    Today's deal, still to be played, breaks nothing, and yesterday's may be won until the end of today. A clock that
    was set back breaks nothing either: days ahead of `today` that were won stay won, and the longer stretch is taken.
    """
    return max((_days_up_to(day, won) for day in won if day >= today - 2 * ONE_DAY), default=0)


def longest_streak(won: Collection[date]) -> int:
    """The most days in a row that were ever won in time."""
    ends = (day for day in won if day + ONE_DAY not in won)
    return max((_days_up_to(end, won) for end in ends), default=0)


def _days_up_to(end: date, won: Collection[date]) -> int:
    count = 0
    while end - count * ONE_DAY in won:
        count += 1
    return count


def won_in_time(days: Iterable[Day]) -> frozenset[date]:
    """The days that count for the streak."""
    return frozenset(day.day for day in days if day.state is DayState.WON)


def calendar(days: Iterable[Day], first: date, last: date) -> tuple[Day, ...]:
    """Every day from `first` to `last`, those of which nothing is known untouched."""
    known = {day.day: day for day in days}
    length = (last - first).days + 1
    return tuple(known.get(day, Day(day)) for day in (first + n * ONE_DAY for n in range(length)))


def remember(db: sqlite3.Connection, day: date, code: GameCode) -> None:
    """Keep the code of a day; one that is known stays as it is."""
    row = (day.isoformat(), str(code.variant), str(code))
    db.execute("INSERT OR IGNORE INTO daily (day, game, code) VALUES (?, ?, ?)", row)


def code_of(db: sqlite3.Connection, day: date, variant: Variant) -> GameCode | None:
    """The code of a day, if it was kept."""
    query = "SELECT code FROM daily WHERE day = ? AND game = ?"
    row = db.execute(query, (day.isoformat(), str(variant))).fetchone()
    try:
        return None if row is None else parse_code(row[0])
    except (CodeError, TypeError) as error:
        raise DamagedError("daily") from error


def day_of(db: sqlite3.Connection, code: GameCode) -> date | None:
    """The day whose deal a code is, if one is known; the latest, should there be two."""
    row = db.execute("SELECT max(day) FROM daily WHERE code = ?", (str(code),)).fetchone()
    return None if row[0] is None else read_day(row[0])


# Credited, so that a deal whose cards were all shown before its win counts as played alone.
_DAYS = """
SELECT daily.day, games.credited, games.won_on, games.won_moves, games.won_seconds, games.won_score
FROM daily JOIN games ON games.start = daily.code
WHERE daily.game = ? AND games.played = 1 AND games.opened = 0
ORDER BY daily.day, games.credited, games.won_on DESC, games.id DESC
"""


def days(db: sqlite3.Connection, variant: Variant) -> tuple[Day, ...]:
    """All days of which the deal was played, in order."""
    found: dict[date, Day] = {}
    for text, won, won_on, *figures in db.execute(_DAYS, (str(variant),)):
        day = read_day(text)
        # The first win comes last of the rows of its day, and stays.
        found[day] = _won(day, read_day(won_on), *figures) if won else Day(day, DayState.PLAYED)
    return tuple(found.values())


def _won(day: date, won_on: date, moves: int, seconds: float, score: int | None) -> Day:
    state = DayState.WON if is_in_time(day, won_on) else DayState.WON_LATER
    return Day(day, state, won_on, moves, seconds, score)
