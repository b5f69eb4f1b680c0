# SPDX-License-Identifier: GPL-3.0-or-later
"""The files in the player's folder: their names, what their first bytes tell, and how one is put aside.

Standard library only. Nothing here opens a database, so that a file of a newer program is told without touching it.
"""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from spiderqt.engine.values import dataclass
from spiderqt.store.faults import DamagedError
from spiderqt.store.schema import APPLICATION_ID

NAME = "spiderqt.db"
_BESIDE = ("-wal", "-shm", "-journal")
_MAGIC = b"SQLite format 3\0"
_HEADER = 100
_HIGHEST_VERSION = 1000
"""No program will ever have had so many formats: a higher number is noise."""


@dataclass(frozen=True, slots=True)
class Files:
    """The store's files in `folder`."""

    folder: Path

    @property
    def database(self) -> Path:
        """The database; SQLite's own files lie beside it."""
        return self.folder / NAME

    @property
    def lock(self) -> Path:
        """Who holds a lock on this file owns the current games."""
        return self.folder / "spiderqt.lock"

    @property
    def unfinished(self) -> Path:
        """Where a new database is made before it gets its name, so that the name always means a whole one."""
        return self.folder / f"{NAME}.new"

    def free_name(self, why: str) -> Path:
        """A name that is not in use: ``spiderqt-damaged-1.db``."""
        number = 1
        while any(
            _beside(name := self.folder / f"spiderqt-{why}-{number}.db", end).exists()
            for end in ("", *_BESIDE)
        ):
            number += 1
        return name

    def leftovers(self) -> bool:
        """Whether SQLite's own files are there. Without their database they would spoil a new one."""
        return any(_beside(self.database, end).exists() for end in _BESIDE)

    def set_aside(self, why: str) -> Path:
        """Give the database, and SQLite's files with it, another name. Raises OSError."""
        kept = self.free_name(why)
        for end in (*_BESIDE, ""):
            with contextlib.suppress(FileNotFoundError):
                _beside(self.database, end).rename(_beside(kept, end))
        return kept

    def remove_unfinished(self) -> None:
        """Remove what a program that was killed while it made a database has left."""
        for end in ("", *_BESIDE):
            _beside(self.unfinished, end).unlink(missing_ok=True)

    def identity(self) -> tuple[int, int] | None:
        """What tells the present file from another of the same name; None when there is none."""
        try:
            found = os.stat(self.database)  # noqa: PTH116 -- half the time of Path.stat, at every action
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def with_log(path: Path) -> tuple[Path, ...]:
    """A database and the file that holds its latest writes, as far as they are there."""
    return tuple(p for p in (path, _beside(path, "-wal")) if p.exists())


def version_in_header(path: Path) -> int:
    """The format's version that the first bytes give. Raises DamagedError unless they are those of our database."""
    if not path.is_file():
        if path.exists():
            raise DamagedError("file")  # a pipe would keep the program waiting, a folder has no bytes
        raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
    with path.open("rb") as file:
        header = file.read(_HEADER)
    version, mark = int.from_bytes(header[60:64], "big"), int.from_bytes(header[68:72], "big")
    if len(header) < _HEADER or not header.startswith(_MAGIC) or mark != APPLICATION_ID:
        raise DamagedError("header")
    if version > _HIGHEST_VERSION:
        raise DamagedError("version")
    return version
