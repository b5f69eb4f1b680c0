# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's own files, opened safely: read whole and at once or refused, written whole or not at all.

Standard library only. Whatever a name leads to is looked at once it is open: a pipe or a device, which could keep the
program waiting for ever or never end, is refused. Must not know what is in a file.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path


class NotAFileError(OSError):
    """A folder, a pipe or a device."""


class TooLargeError(OSError):
    """More bytes than a file of this kind can have."""


def read(path: Path, *, most: int) -> bytes:
    """The content of a file of at most `most` bytes. Raises OSError, NotAFileError and TooLargeError among them."""
    _refuse_what_is_no_file(path)  # Windows does not open a folder, and names no reason
    flags = (
        os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    )
    with os.fdopen(os.open(path, flags), "rb") as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise NotAFileError(path)
        if found.st_size > most:
            raise TooLargeError(path)
        data = file.read(most + 1)
    if len(data) > most:  # it grows, or hides its size
        raise TooLargeError(path)
    return data


def write(path: Path, data: bytes) -> None:
    """Put `data` in place of a file, or make it; a link stays one. Raises OSError, NotAFileError among them."""
    target = Path(os.path.realpath(path))
    _refuse_what_is_no_file(target)
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(path))
    part = target.with_name(f".spiderqt-{os.getpid()}.part")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, flags, 0o666), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            part.chmod(stat.S_IMODE(target.stat().st_mode))
        part.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _refuse_what_is_no_file(path: Path) -> None:
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(path.stat().st_mode):
            raise NotAFileError(path)
