# SPDX-License-Identifier: GPL-3.0-or-later
"""Connections to SQLite, set up the same way everywhere, and transactions that are whole or not at all.

Standard library only. Must not know tables.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

OPENING_MS = 1000
"""How long opening waits for a file that another process has locked."""
WRITING_MS = 60
"""How long an action waits for it: a player would notice more, and the next action tries again."""
PAGE = 4096
_LONGEST_VALUE = 64_000_000
# Checkpoints are made when the table is at rest (`Store.rest`); this many pages make one in any case.
_CHECKPOINT_PAGES = 4000
_COPY_TRIES = 25


def connect(path: Path, *, mode: str = "rw", wait_ms: int = OPENING_MS) -> sqlite3.Connection:
    """Open a file that exists; `mode` is ``rw``, ``rwc`` (make it), ``ro`` or ``immutable`` (read past every lock)."""
    query = "mode=ro&immutable=1" if mode == "immutable" else f"mode={mode}"
    db = sqlite3.connect(f"{path.absolute().as_uri()}?{query}", uri=True, isolation_level=None, timeout=0)
    return _set_up(db, wait_ms)


def in_memory() -> sqlite3.Connection:
    """An empty database that lasts as long as the connection."""
    return _set_up(sqlite3.connect(":memory:", isolation_level=None), OPENING_MS)


def _set_up(db: sqlite3.Connection, wait_ms: int) -> sqlite3.Connection:
    db.text_factory = _text
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
    wait(db, wait_ms)
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("PRAGMA cell_size_check = ON")
    return db


def _text(raw: bytes) -> str:
    """Noise becomes a text that no reader takes for right, instead of an error in the middle of a query."""
    return raw.decode("utf-8", "replace")


def wait(db: sqlite3.Connection, milliseconds: int) -> None:
    """How long to wait for other processes from now on."""
    db.execute(f"PRAGMA busy_timeout = {milliseconds}")


def use_wal(db: sqlite3.Connection) -> None:
    """Write ahead: a killed process loses nothing that was committed, and no action waits for the disk."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")


@contextlib.contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All that is written inside is written, or nothing of it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # A full disk may have rolled it back already.
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


class _BusyError(sqlite3.OperationalError):
    sqlite_errorcode = sqlite3.SQLITE_BUSY


def copy_all(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Make `target` the same as `source`, whole or not at all. Raises sqlite3.Error, also when either stays locked."""
    tries = 0

    def count_tries(status: int, remaining: int, total: int) -> None:
        # Left alone, Python's backup waits for a lock for ever.
        nonlocal tries
        tries += 1
        if tries > _COPY_TRIES:
            raise _BusyError("database is locked")

    source.backup(target, progress=count_tries, sleep=0.02)


def close(db: sqlite3.Connection) -> None:
    """Close, whatever state the file is in."""
    with contextlib.suppress(sqlite3.Error):
        db.close()
