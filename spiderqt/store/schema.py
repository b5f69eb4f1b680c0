# SPDX-License-Identifier: GPL-3.0-or-later
"""The database's format, as the steps that lead to it: a new file takes all of them, an older one those it lacks.

Standard library only. A step that has been released never changes; docs/store.md describes the result.
"""

from __future__ import annotations

import sqlite3

from spiderqt.store.connection import transaction

APPLICATION_ID = 0x53504451
"""``SPDQ`` in the header of the file: tells it from other programs' databases."""

_GAMES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    start TEXT NOT NULL,
    policy TEXT NOT NULL,
    scheme TEXT NOT NULL,
    send TEXT NOT NULL,
    hints INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    began INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    seconds REAL NOT NULL,
    moves INTEGER NOT NULL,
    score INTEGER,
    cursor_column INTEGER NOT NULL,
    cursor_card INTEGER NOT NULL,
    trap_told INTEGER NOT NULL,
    counts INTEGER NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    credited INTEGER NOT NULL,
    won_on TEXT,
    won_seconds REAL,
    won_moves INTEGER,
    won_score INTEGER,
    deleted INTEGER
);
CREATE INDEX games_by_start ON games (start);
CREATE INDEX games_counted ON games (game, policy, scheme, id, credited, counts, played, deleted)
    WHERE counts = 1 AND played = 1 AND deleted IS NULL;
CREATE INDEX games_credited ON games (game, policy, scheme, won_moves, won_seconds, won_score, credited, deleted)
    WHERE credited = 1 AND deleted IS NULL;
CREATE INDEX games_unplayed ON games (id) WHERE played = 0;
CREATE TABLE entries (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    seconds REAL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE records (
    game INTEGER PRIMARY KEY,
    count INTEGER NOT NULL,
    packed BLOB NOT NULL
);
CREATE TABLE current (
    game TEXT PRIMARY KEY,
    id INTEGER NOT NULL,
    used INTEGER NOT NULL
)
"""
# `entries` takes one row for each action of the games on the tables; a game that is left is packed into `records`.
# Indexes name the columns of their own conditions too: without them SQLite would look each row up to test it again.

_BESIDE_GAMES = """
CREATE TABLE ladder (
    family TEXT PRIMARY KEY,
    suits INTEGER NOT NULL,
    wins INTEGER NOT NULL
);
CREATE TABLE daily (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    code TEXT NOT NULL,
    PRIMARY KEY (day, game)
);
CREATE TABLE lines (
    start TEXT PRIMARY KEY,
    line TEXT NOT NULL
);
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
)
"""

STEPS: tuple[str, ...] = (_GAMES, _BESIDE_GAMES)
"""Step i leads from version i to version i + 1."""
VERSION = len(STEPS)
TABLES = frozenset({"games", "entries", "records", "current", "ladder", "daily", "lines", "settings"})


def version_of(db: sqlite3.Connection) -> int:
    """The format's version that the file says it has; 0 in an empty one."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(db: sqlite3.Connection, *, upto: int = VERSION) -> None:
    """Bring a database to version `upto`, whole or not at all."""
    with transaction(db):
        for version in range(version_of(db), upto):
            for statement in STEPS[version].split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {version + 1}")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")


def is_ours(db: sqlite3.Connection) -> bool:
    """Whether the database has this program's mark and, in its present version, all its tables."""
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return mark == APPLICATION_ID and (version_of(db) != VERSION or names >= TABLES)
