# SPDX-License-Identifier: GPL-3.0-or-later
"""One program at a time owns the current games: a lock on a small file, which the system frees when its owner ends.

Standard library only. Must not know the database.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


class Instance:
    """The lock, held until `release` or the end of the process, a killed one too."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    def release(self) -> None:
        """Let another program own the games."""
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None


def take(path: Path) -> Instance | None:
    """Become the owner; None when another process is. Raises OSError when the lock's file cannot be made."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno in _TAKEN:
            os.close(descriptor)
            return None
        # A file system without locks: better two owners, whose writes SQLite keeps apart, than none.
    return Instance(descriptor)


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
