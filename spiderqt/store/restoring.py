# SPDX-License-Identifier: GPL-3.0-or-later
"""Putting a backup back. The backup is only read, and the store changes as a whole or not at all.

Standard library only.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from spiderqt.engine.values import dataclass
from spiderqt.store.connection import close, connect, copy_all, in_memory
from spiderqt.store.faults import READING_ERRORS, DamagedError, Fault, fault_of
from spiderqt.store.files import version_in_header
from spiderqt.store.opening import is_sound
from spiderqt.store.schema import VERSION, is_ours, migrate
from spiderqt.store.vault import Vault

_MOST_BYTES = 400_000_000
"""A backup is looked at in memory. A hundred thousand games of a hundred actions have half of that."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The store holds the backup's `games` played games now; what it held before lies at `kept` (None: in memory)."""

    games: int
    kept: Path | None


@dataclass(frozen=True, slots=True)
class RestoreRefused:
    """Nothing changed. `newer`: the backup is of that later format version."""

    fault: Fault
    newer: int | None = None


def restore(vault: Vault, path: Path) -> Restored | RestoreRefused:
    """Replace everything by the backup at `path`."""
    try:
        if path.exists() and not path.is_file():
            return RestoreRefused(Fault.OTHER)
        if (version := version_in_header(path)) > VERSION:
            return RestoreRefused(Fault.OTHER, newer=version)
        if path.stat().st_size > _MOST_BYTES:
            return RestoreRefused(Fault.OTHER)
        with contextlib.closing(_read(path)) as backup:
            (games,) = backup.execute("SELECT count(*) FROM games WHERE played = 1").fetchone()
            kept = vault.keep_copy("before-restore")
            vault.replace_with(backup)
    except (*READING_ERRORS, OSError) as error:
        return RestoreRefused(fault_of(error))
    return Restored(games, kept)


def _read(path: Path) -> sqlite3.Connection:
    """The backup in memory, checked and of this version. Raises what reading may raise."""
    copy = in_memory()
    try:
        with contextlib.closing(connect(path, mode="immutable")) as source:
            copy_all(source, copy)
        if not is_ours(copy) or not is_sound(copy):
            raise DamagedError("backup")
        migrate(copy)
    except BaseException:
        close(copy)
        raise
    return copy
