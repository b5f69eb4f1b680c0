# SPDX-License-Identifier: GPL-3.0-or-later
"""What can still be read out of a damaged database, game by game, into a new one.

Standard library only. The damaged file is only read. A game is taken when each of its fields is one that this program
writes, with its entries up to the first that cannot be read; whether they are legal is seen when it is opened.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spiderqt.store import beside, games, ladder
from spiderqt.store.connection import PAGE, connect, transaction
from spiderqt.store.faults import READING_ERRORS, DamagedError
from spiderqt.store.fields import FIELDS, from_fields, read_day, read_variant
from spiderqt.store.schema import migrate

_SMALLEST_ROW = 60
_PATIENCE = 1_000
"""How many rows in a row may be missing or unreadable before the end is taken to be reached."""


def rescue(damaged: Path, db: sqlite3.Connection) -> int:
    """Copy what is whole into `db`; gives the number of games. Raises sqlite3.Error when `db` cannot be written."""
    for source in _sources(damaged):
        if count := _copy(source, db, damaged):
            return count
    return 0


def _sources(damaged: Path) -> Iterator[sqlite3.Connection]:
    """Ways to read the file: as it is, without its log, and with a new first page, which has the list of tables."""
    if not damaged.is_file():
        return  # a pipe gives nothing for ever, a device everything
    for mode in ("ro", "immutable"):
        with contextlib.suppress(*READING_ERRORS), contextlib.closing(connect(damaged, mode=mode)) as source:
            yield source
    with (
        contextlib.suppress(*READING_ERRORS, OSError),
        tempfile.TemporaryDirectory() as folder,
        contextlib.closing(connect(_with_new_head(damaged, Path(folder)))) as source,
    ):
        yield source


def _with_new_head(damaged: Path, folder: Path) -> Path:
    """A copy whose first page is that of a new database: every database is made in the same way, its tables begin on
    the same pages. (One that was migrated has some of the small tables elsewhere; those are lost.)"""
    copy, model = folder / "copy.db", folder / "model.db"
    with contextlib.closing(connect(model, mode="rwc")) as db:
        db.execute(f"PRAGMA page_size = {PAGE}")
        migrate(db)
    head = bytearray(model.read_bytes()[:PAGE])
    head[28:32] = (damaged.stat().st_size // PAGE).to_bytes(4, "big")  # How many pages there are,
    head[32:40] = bytes(8)  # and none of them free.
    shutil.copy(damaged, copy)
    with copy.open("r+b") as file:
        file.write(head)
    return copy


def _copy(source: sqlite3.Connection, db: sqlite3.Connection, damaged: Path) -> int:
    taken: dict[int, str] = {}
    with transaction(db):
        for row in _readable_rows(source, damaged):
            with contextlib.suppress(sqlite3.IntegrityError):  # Two rows with one uid: the first is kept.
                taken[row] = _copy_packed(source, db, row) or _copy_loose(source, db, row)
                _copy_deletion(source, db, row, taken[row])
        for game_name, row, _ in sorted(_rows(source, "SELECT game, id, used FROM current"), key=_by_use):
            if row in taken:
                with contextlib.suppress(DamagedError):
                    beside.fill_current(db, str(read_variant(game_name)), taken[row])
        _copy_beside(source, db)
    return len(taken)


def _readable_rows(source: sqlite3.Connection, damaged: Path) -> Iterator[int]:
    """The row number of every readable game, each looked up by itself: one bad page costs only its own games."""
    missed = 0
    for row in range(1, _last_row(source, damaged) + 1):
        if _fields(source, row) is not None:
            missed = 0
            yield row
        elif (missed := missed + 1) > _PATIENCE:
            return


def _fields(source: sqlite3.Connection, row: int) -> dict[str, Any] | None:
    """The fields of a game, each one checked; None where they cannot be read."""
    try:
        found = source.execute(f"SELECT {', '.join(FIELDS)} FROM games WHERE id = ?", (row,)).fetchone()
        if found is None:
            return None
        fields = dict(zip(FIELDS, found, strict=True))
        from_fields(fields, ())
    except READING_ERRORS:
        return None
    return fields


def _copy_packed(source: sqlite3.Connection, db: sqlite3.Connection, row: int) -> str | None:
    """Copy a finished game as it lies there, which takes a tenth of the time; None where that will not do."""
    try:
        packed = source.execute("SELECT count, packed FROM records WHERE game = ?", (row,)).fetchone()
        if packed is None or source.execute("SELECT 1 FROM entries WHERE game = ?", (row,)).fetchone():
            return None
        count = len(games.unpack_texts(*packed))
        fields = _fields(source, row)
    except READING_ERRORS:
        return None
    if fields is None:
        return None
    games.insert_packed(db, fields, count, packed[1])
    return str(fields["uid"])


def _copy_loose(source: sqlite3.Connection, db: sqlite3.Connection, row: int) -> str:
    """Copy a game with those of its entries that can be read."""
    game = games.read(source, row, whole=False)
    assert game is not None
    games.insert(db, game)
    return game.saved.uid


def _copy_deletion(source: sqlite3.Connection, db: sqlite3.Connection, row: int, uid: str) -> None:
    for (number,) in _rows(source, f"SELECT deleted FROM games WHERE id = {row}"):
        if isinstance(number, int):
            db.execute("UPDATE games SET deleted = ? WHERE uid = ?", (number, uid))


def _by_use(row: tuple[Any, ...]) -> int:
    return row[2] if isinstance(row[2], int) else 0


def _last_row(source: sqlite3.Connection, damaged: Path) -> int:
    most = damaged.stat().st_size // _SMALLEST_ROW + _PATIENCE
    try:
        (last,) = source.execute("SELECT max(id) FROM games").fetchone()
    except READING_ERRORS:
        return most
    return min(last, sys.maxsize) if isinstance(last, int) else most


def _copy_beside(source: sqlite3.Connection, db: sqlite3.Connection) -> None:
    for family, suits, wins in _rows(source, "SELECT family, suits, wins FROM ladder"):
        with contextlib.suppress(*READING_ERRORS, ValueError, TypeError):
            if isinstance(wins, int) and wins >= 0:
                ladder.put(db, ladder.rung(family, suits, wins))
    for day, game, code in _rows(source, "SELECT day, game, code FROM daily"):
        with contextlib.suppress(*READING_ERRORS):
            read_day(day)
            read_variant(game)
            db.execute("INSERT OR IGNORE INTO daily (day, game, code) VALUES (?, ?, ?)", (day, game, code))
    for table in ("lines", "settings"):
        for row in _rows(source, f"SELECT * FROM {table}"):
            if len(row) == 2 and all(isinstance(value, str) for value in row):
                beside.fill(db, table, {row[0]: row[1]})


def _rows(source: sqlite3.Connection, query: str) -> list[tuple[Any, ...]]:
    """The rows up to the first that cannot be read."""
    found: list[tuple[Any, ...]] = []
    with contextlib.suppress(*READING_ERRORS):
        for row in source.execute(query):
            found.append(row)  # One by one: what came before an error stays.
    return found
