# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening the player's file in whatever state it is found. It never raises: at worst the games live in memory.

Standard library only. What went wrong comes back as notices, for the caller to tell.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from spiderqt.engine.values import dataclass
from spiderqt.store import instance
from spiderqt.store.connection import (
    OPENING_MS,
    PAGE,
    WRITING_MS,
    close,
    connect,
    copy_all,
    in_memory,
    use_wal,
    wait,
)
from spiderqt.store.faults import (
    READING_ERRORS,
    DamagedError,
    Fault,
    FromNewer,
    Migrated,
    Notice,
    NotSaving,
    OtherInstance,
    SavingFailed,
    SetAside,
    fault_of,
)
from spiderqt.store.files import Files, version_in_header, with_log
from spiderqt.store.schema import VERSION, is_ours, migrate, version_of

CHECKED_SIZE = 2_000_000
"""Files up to this many bytes are checked whole when they are opened, in some ten milliseconds; they hold two thousand
games. Damage in larger ones shows when it is met."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A working database, and what must be told. `files` is None when the games live in memory only.

    `owner` holds the lock of the one program whose games are the current ones; None in every other.
    """

    db: sqlite3.Connection
    files: Files | None
    owner: instance.Instance | None
    notices: tuple[Notice, ...] = ()


class _NewerError(Exception):
    """The file belongs to a newer program."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


_ERRORS = (*READING_ERRORS, OSError)


def open_database(folder: Path, before_rescue: Callable[[], None] | None = None) -> Opening:
    """Open the store's file in `folder`; both are made where they are missing.

    `before_rescue` is called before a damaged file is read, which takes some seconds where it holds many games.
    """
    files = Files(folder)
    owner: instance.Instance | None = None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if files.database.exists():
            _refuse_newer(files)
        owner = instance.take(files.lock)
        if owner is None:
            return _open_as_second(files)
        db, notices = _open_as_owner(files, before_rescue)
        return Opening(db, files, owner, notices)
    except _NewerError as newer:
        opening = _memory(FromNewer(files.database, newer.version, VERSION))
    except _ERRORS as error:
        opening = _in_memory_with_games(files, fault_of(error))
    if owner is not None:
        owner.release()
    return opening


def _refuse_newer(files: Files) -> None:
    with contextlib.suppress(DamagedError):
        if (version := version_in_header(files.database)) > VERSION:
            raise _NewerError(version)


def _open_as_second(files: Files) -> Opening:
    """Beside the owner: the same file, in which each game has rows of its own, but no say in the current games."""
    db = connect(files.database)
    try:
        if not is_ours(db) or version_of(db) != VERSION:
            raise DamagedError("schema")
        use_wal(db)
    except BaseException:
        close(db)
        raise
    wait(db, WRITING_MS)
    return Opening(db, files, None, (OtherInstance(),))


def _open_as_owner(
    files: Files, before_rescue: Callable[[], None] | None
) -> tuple[sqlite3.Connection, tuple[Notice, ...]]:
    try:
        if files.database.exists():
            db, notices = _open_file(files)
        else:
            kept = files.set_aside("damaged") if files.leftovers() else None
            db, notices = _create(files), (SetAside(kept, 0),) if kept else ()
    except _ERRORS as error:
        if fault_of(error) is not Fault.DAMAGED:
            raise
        if before_rescue is not None:
            before_rescue()
        db, notice = begin_anew(files)
        notices = (notice,)
    wait(db, WRITING_MS)
    return db, notices


def _create(files: Files) -> sqlite3.Connection:
    """Make a new database and open it. Raises sqlite3.Error and OSError."""
    with contextlib.closing(_make_unfinished(files)):
        pass
    return _give_name(files)


def begin_anew(files: Files) -> tuple[sqlite3.Connection, SetAside]:
    """Put a damaged file aside and open a new one made of what can be read of it; when that fails nothing has changed.

    Raises sqlite3.Error and OSError.
    """
    with contextlib.closing(_make_unfinished(files)) as db:
        rescued = _rescue(files.database, db)
    kept = files.set_aside("damaged")
    return _give_name(files), SetAside(kept, rescued)


def _make_unfinished(files: Files) -> sqlite3.Connection:
    files.remove_unfinished()
    db = connect(files.unfinished, mode="rwc")
    try:
        db.execute(f"PRAGMA page_size = {PAGE}")
        migrate(db)
        use_wal(db)
    except BaseException:
        close(db)
        raise
    return db


def _give_name(files: Files) -> sqlite3.Connection:
    files.unfinished.replace(files.database)
    db = connect(files.database)
    use_wal(db)
    return db


def _open_file(files: Files) -> tuple[sqlite3.Connection, tuple[Notice, ...]]:
    version_in_header(files.database)
    db = connect(files.database)
    try:
        notices = _make_ready(db, files)
    except BaseException:
        close(db)
        raise
    return db, notices


def _make_ready(db: sqlite3.Connection, files: Files) -> tuple[Notice, ...]:
    old = version_of(db)
    if old > VERSION:  # Said by the log of latest writes, but not by the file's first bytes.
        raise _NewerError(old)
    if not is_ours(db) or old < 1:
        raise DamagedError("schema")
    if files.database.stat().st_size <= CHECKED_SIZE and not is_sound(db, thorough=True):
        raise DamagedError("check")
    use_wal(db)
    if old < VERSION:
        copy = files.free_name(f"version-{old}")
        copy_to_file(db, copy)
        migrate(db)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # The first bytes are to tell the version from now on.
        return (Migrated(old, VERSION, copy),)
    return _try_to_write(db, files)


def _try_to_write(db: sqlite3.Connection, files: Files) -> tuple[Notice, ...]:
    """A file that can be read but not written now is used all the same: each action tries again to save."""
    wait(db, OPENING_MS)
    try:
        db.execute("BEGIN IMMEDIATE")
        db.execute("ROLLBACK")
    except sqlite3.Error as error:
        if (fault := fault_of(error)) is Fault.DAMAGED:
            raise
        return (SavingFailed(files.database, fault),)
    return ()


def is_sound(db: sqlite3.Connection, *, thorough: bool = False) -> bool:
    """Whether SQLite finds every page in order; `thorough`: every index right too."""
    try:
        (first,) = db.execute(f"PRAGMA {'integrity_check' if thorough else 'quick_check'}(1)").fetchone()
    except READING_ERRORS:
        return False
    return bool(first == "ok")


def copy_to_file(db: sqlite3.Connection, path: Path) -> None:
    """Write the whole database into one file, named when it is complete. Raises sqlite3.Error and OSError."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        target = connect(part, mode="rwc")
        try:
            copy_all(db, target)
            target.execute("PRAGMA journal_mode = DELETE")
        finally:
            close(target)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _memory(*notices: Notice, db: sqlite3.Connection | None = None) -> Opening:
    if db is None:
        db = in_memory()
        migrate(db)
    return Opening(db, None, None, notices)


def _in_memory_with_games(files: Files, fault: Fault) -> Opening:
    """Nothing can be saved; what was saved before is shown and can be played on, as far as it can be read."""
    for source in _readable(files.database):
        db = in_memory()
        try:
            copy_all(source, db)
            if is_ours(db) and is_sound(db):
                migrate(db)
                (games,) = db.execute("SELECT count(*) FROM games WHERE played = 1").fetchone()
                return _memory(NotSaving(files.database, fault, games), db=db)
        except READING_ERRORS:
            pass
        close(db)
    opening = _memory(NotSaving(files.database, fault, None))
    with contextlib.suppress(*_ERRORS):
        rescued = _rescue(files.database, opening.db)
        if rescued:
            return _memory(NotSaving(files.database, fault, rescued), db=opening.db)
    return opening


def _rescue(damaged: Path, db: sqlite3.Connection) -> int:
    """`spiderqt.store.rescue.rescue`, which is loaded where there is something to rescue."""
    from spiderqt.store.rescue import rescue

    return rescue(damaged, db)


def _readable(path: Path) -> Iterator[sqlite3.Connection]:
    """Connections to a file that cannot be written: as it is, as a copy with its latest writes, without those."""
    if not path.is_file():
        return
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(path, mode="ro", wait_ms=0)) as db:
        yield db
    import shutil  # with all kinds of compression behind it, for what hardly ever happens

    with contextlib.suppress(sqlite3.Error, OSError), tempfile.TemporaryDirectory() as folder:
        for each in with_log(path):
            shutil.copy(each, folder)
        with contextlib.closing(connect(Path(folder, path.name))) as db:
            yield db
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(path, mode="immutable")) as db:
        yield db
