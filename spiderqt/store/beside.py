# SPDX-License-Identifier: GPL-3.0-or-later
"""The small tables beside the games: the current game of each variant, ladder, daily deals, lines, settings.

Functions on a connection. Standard library only. Must not know what the values mean.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

from spiderqt.store.faults import DamagedError

_COLUMNS = {
    "ladder": ("family", "suits", "wins"),
    "daily": ("day", "game", "code"),
    "lines": ("start", "line"),
    "settings": ("name", "value"),
}


def rows(db: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """All rows of one of these tables."""
    columns = ", ".join(_COLUMNS[table])
    return db.execute(f"SELECT {columns} FROM {table} ORDER BY {columns}").fetchall()


def fill(db: sqlite3.Connection, table: str, pairs: Mapping[str, str]) -> None:
    """Put in the pairs whose key is not there yet. Raises DamagedError for a text that no file can hold."""
    key, value = _COLUMNS[table]
    if not all(map(_is_text, (*pairs.keys(), *pairs.values()))):
        raise DamagedError(table)
    db.executemany(f"INSERT OR IGNORE INTO {table} ({key}, {value}) VALUES (?, ?)", pairs.items())


def put(db: sqlite3.Connection, table: str, key: str, value: str) -> None:
    """Put in a pair, in place of the one with the same key."""
    first, second = _COLUMNS[table]
    db.execute(f"INSERT OR REPLACE INTO {table} ({first}, {second}) VALUES (?, ?)", (key, value))


def get(db: sqlite3.Connection, table: str, key: str) -> str | None:
    """The value of a key. Raises DamagedError."""
    first, second = _COLUMNS[table]
    row = db.execute(f"SELECT {second} FROM {table} WHERE {first} = ?", (key,)).fetchone()
    if row is not None and not isinstance(row[0], str):
        raise DamagedError(table)
    return None if row is None else row[0]


def fill_current(db: sqlite3.Connection, game: str, uid: Any) -> None:
    """Make a game the current one of its variant, where that has none and the game is here."""
    if not isinstance(uid, str) or not _is_text(uid):
        raise DamagedError("current")
    db.execute(
        "INSERT OR IGNORE INTO current (game, id, used)"
        " SELECT game, id, (SELECT coalesce(max(used), 0) + 1 FROM current) FROM games"
        " WHERE uid = ? AND game = ? AND deleted IS NULL",
        (uid, game),
    )


def _is_text(text: str) -> bool:
    """Whether it can be written: JSON can name halves of signs, which no text in UTF-8 has."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
