# SPDX-License-Identifier: GPL-3.0-or-later
"""The open database with all that can happen to it: every read and every write goes through here and none raises.

Standard library only. Must not know what is read and written.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from spiderqt.store import instance
from spiderqt.store.connection import WRITING_MS, close, connect, copy_all, transaction, use_wal, wait
from spiderqt.store.faults import (
    READING_ERRORS,
    BroughtBack,
    Fault,
    Notice,
    ReadingFailed,
    SavingAgain,
    SavingFailed,
    fault_of,
)
from spiderqt.store.opening import Opening, begin_anew, copy_to_file, is_sound

T = TypeVar("T")
_MOST_HEALINGS = 3
_ERRORS = (*READING_ERRORS, OSError)


class Vault:
    """A database that mends itself. `tell` gets what the player must hear; set it before the first action."""

    def __init__(self, opening: Opening) -> None:
        self._db = opening.db
        self._files = opening.files
        self._owner = opening.owner
        self._identity = self._files.identity() if self._files else None
        self._healings = 0
        self.failing: Fault | None = None
        self.tell: Callable[[Notice], None] = _nobody
        for notice in opening.notices:
            if isinstance(notice, SavingFailed):
                self._start_failing(notice.fault, told=True)

    @property
    def path(self) -> Path | None:
        """The file; None when the games live in memory only."""
        return self._files.database if self._files else None

    @property
    def is_owner(self) -> bool:
        """Whether this program has a say in the current games: in memory always, in a file when it came first."""
        return self._files is None or self._owner is not None

    def read(self, query: Callable[[sqlite3.Connection], T], default: T) -> T:
        """What `query` finds; `default` where nothing can be read."""
        for _ in range(2):
            try:
                return query(self._db)
            except _ERRORS as error:
                fault = fault_of(error)
                if fault is not Fault.DAMAGED or not self._heal(error):
                    self._tell(ReadingFailed, fault)
                    return default
        return default

    def write(self, action: Callable[[sqlite3.Connection], T]) -> tuple[T] | None:
        """Carry out `action` in one transaction, whole or not at all; its result, None when it could not be."""
        for _ in range(2):
            try:
                self._bring_back_if_gone()
                with transaction(self._db):
                    result = action(self._db)
            except _ERRORS as error:
                fault = fault_of(error)
                if fault is not Fault.DAMAGED or not self._heal(error):
                    self._start_failing(fault)
                    return None
            else:
                self._stop_failing()
                return (result,)
        self._start_failing(Fault.DAMAGED)
        return None

    def copy_to(self, path: Path) -> Fault | None:
        """Write all into one file; the reason when that cannot be."""
        try:
            target = Path(os.path.realpath(path))  # a link stays one
            if self.path is not None and target.exists() and target.samefile(self.path):
                return Fault.LOCKED
            if target.exists() and not target.is_file():
                return Fault.READ_ONLY
            copy_to_file(self._db, target)
        except ValueError:  # a name that no file can have
            return Fault.GONE
        except _ERRORS as error:
            return fault_of(error)
        return None

    def keep_copy(self, why: str) -> Path | None:
        """A copy beside the database, before it is replaced; None in memory. Raises sqlite3.Error and OSError."""
        if self._files is None:
            return None
        kept = self._files.free_name(why)
        copy_to_file(self._db, kept)
        return kept

    def replace_with(self, source: sqlite3.Connection) -> None:
        """Put the content of another database in place of this one's, whole or not at all. Raises sqlite3.Error."""
        copy_all(source, self._db)

    def rest(self) -> None:
        """Bring the log of latest writes into the file, while nobody waits for it."""
        with contextlib.suppress(*_ERRORS):
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        """Close the file and let another program own it. The vault is not used after that."""
        with contextlib.suppress(*_ERRORS):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        close(self._db)
        if self._owner is not None:
            self._owner.release()

    def _start_failing(self, fault: Fault, *, told: bool = False) -> None:
        if self.failing is None:
            self.failing = fault
            with contextlib.suppress(sqlite3.Error):
                wait(self._db, 0)  # The next actions try again, and none makes the player wait for it.
            if not told:
                self._tell(SavingFailed, fault)

    def _stop_failing(self) -> None:
        if self.failing is not None:
            self.failing = None
            wait(self._db, WRITING_MS)
            self.tell(SavingAgain())

    def _tell(self, kind: type[SavingFailed] | type[ReadingFailed], fault: Fault) -> None:
        self.tell(kind(self.path or Path(), fault))

    def _heal(self, error: BaseException) -> bool:
        """Put a damaged file aside and go on with a new one; False when that cannot be, or the file is in order."""
        if self._files is None or self._owner is None or self._healings >= _MOST_HEALINGS:
            return False
        if isinstance(error, sqlite3.IntegrityError) and is_sound(self._db, thorough=True):
            return False
        self._healings += 1
        close(self._db)
        try:
            self._db, notice = begin_anew(self._files)
        except _ERRORS:
            with contextlib.suppress(*_ERRORS):
                self._db = connect(self._files.database)
            return False
        self._identity = self._files.identity()
        wait(self._db, WRITING_MS)
        self.tell(notice)
        return True

    def _bring_back_if_gone(self) -> None:
        """A file that was deleted or exchanged would take writes that nobody finds again: write all of it anew.

        The connection still reads the file as it was. Raises sqlite3.Error and OSError.
        """
        if self._files is None or self._files.identity() == self._identity:
            return
        if self._owner is None:
            raise FileNotFoundError(2, "the database is gone")
        self._files.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        other = None
        if self._files.database.exists() or self._files.leftovers():
            other = self._files.set_aside("exchanged")
        copy_to_file(self._db, self._files.database)
        close(self._db)
        self._db = connect(self._files.database, wait_ms=WRITING_MS)
        use_wal(self._db)
        self._identity = self._files.identity()
        self._retake()
        self.tell(BroughtBack(self._files.database, other))

    def _retake(self) -> None:
        """The lock's file may be gone with the folder."""
        assert self._files is not None
        if not self._files.lock.exists() and self._owner is not None:
            fresh = instance.take(self._files.lock)
            if fresh is not None:
                self._owner.release()
                self._owner = fresh


def _nobody(notice: Notice) -> None:
    """The player is not listening yet."""
