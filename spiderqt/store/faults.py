# SPDX-License-Identifier: GPL-3.0-or-later
"""What went wrong, and what the store did about it: values for which `spiderqt.voice.store_phrases` has sentences.

Standard library only. Must not know how the store works.
"""

from __future__ import annotations

import enum
import errno
import sqlite3
from pathlib import Path

from spiderqt.engine.values import dataclass


class Fault(enum.Enum):
    """Why the file could not be read or written."""

    DAMAGED = "damaged"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    FULL = "full"
    GONE = "gone"
    OTHER = "other"


class DamagedError(Exception):
    """A value in the file is none that this program writes."""


READING_ERRORS = (sqlite3.Error, DamagedError, MemoryError, OverflowError, UnicodeError)
"""Whatever a damaged file can make a query raise: noise in a length asks for more memory than there is, noise in the
schema gives SQLite a message that is no text."""

_OF_CODE = {
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Fault.LOCKED,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_AUTH: Fault.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Fault.READ_ONLY,
    sqlite3.SQLITE_FULL: Fault.FULL,
    # Its own statements are right, so that one which cannot be prepared has met another schema than its own.
    sqlite3.SQLITE_ERROR: Fault.DAMAGED,
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_FORMAT: Fault.DAMAGED,
    sqlite3.SQLITE_TOOBIG: Fault.DAMAGED,
    sqlite3.SQLITE_MISMATCH: Fault.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: Fault.DAMAGED,
    sqlite3.SQLITE_SCHEMA: Fault.DAMAGED,
}
_OF_ERRNO = {
    errno.ENOSPC: Fault.FULL,
    errno.EDQUOT: Fault.FULL,
    errno.EFBIG: Fault.FULL,
    errno.EACCES: Fault.READ_ONLY,
    errno.EPERM: Fault.READ_ONLY,
    errno.EROFS: Fault.READ_ONLY,
    errno.ENOENT: Fault.GONE,
    errno.ENOTDIR: Fault.GONE,
    errno.EEXIST: Fault.GONE,
}


def fault_of(error: BaseException) -> Fault:
    """The kind of an error that SQLite or the system raised."""
    if isinstance(error, OSError):
        return _OF_ERRNO.get(error.errno or 0, Fault.OTHER)
    if not isinstance(error, sqlite3.Error):
        return Fault.DAMAGED
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Raised by Python's own module: a text that is no text, a value of no known kind.
        return Fault.DAMAGED
    if code == sqlite3.SQLITE_IOERR_SHORT_READ:
        return Fault.DAMAGED
    return _OF_CODE.get(code & 0xFF, Fault.OTHER)


@dataclass(frozen=True, slots=True)
class Notice:
    """Base of all that the player is told about the store, once each."""


@dataclass(frozen=True, slots=True)
class SetAside(Notice):
    """The file was damaged. It lies at `kept` now, and `rescued` games could be read out of it into a new one."""

    kept: Path
    rescued: int


@dataclass(frozen=True, slots=True)
class Migrated(Notice):
    """The file came from version `old` of this program's format and is `new` now; `copy` is as it was."""

    old: int
    new: int
    copy: Path


@dataclass(frozen=True, slots=True)
class FromNewer(Notice):
    """The file is of format `version`, this program knows `known`: it was not touched, and nothing is saved."""

    path: Path
    version: int
    known: int


@dataclass(frozen=True, slots=True)
class OtherInstance(Notice):
    """The program runs already. Games played here go into the history; the current games stay the other's."""


@dataclass(frozen=True, slots=True)
class NotSaving(Notice):
    """Nothing is saved while the program runs, since `path` has this `fault`.

    `games` of the games in the file could be read and are shown; None: none could.
    """

    path: Path
    fault: Fault
    games: int | None


@dataclass(frozen=True, slots=True)
class SavingFailed(Notice):
    """What was just played is not in the file. Each action tries again, and saves all that is missing."""

    path: Path
    fault: Fault


@dataclass(frozen=True, slots=True)
class SavingAgain(Notice):
    """All that could not be saved is saved now."""


@dataclass(frozen=True, slots=True)
class ReadingFailed(Notice):
    """What was asked for could not be read now; the file itself is not known to be damaged."""

    path: Path
    fault: Fault


@dataclass(frozen=True, slots=True)
class BroughtBack(Notice):
    """The file was deleted while the program ran, and was written anew at `path`.

    `other`: another file had been put in its place, and lies there now; None: there was none.
    """

    path: Path
    other: Path | None
