# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the program's own files lie, in an installed package and in a clone alike.

Standard library only. Must not know what the files are used for.

A wheel carries them in `spiderqt/_data`. In a clone they lie beside the package, and translations are
compiled when they are first asked for, into `build/`, which git ignores. (`importlib.resources` could find
the first kind only, and costs more time than the whole console program may take.)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_data"
_CLONE = _PACKAGE.parent
_PREFIX = "spiderqt_"

APPLICATION_ID = "io.github.spiderqt.SpiderQt"
"""What desktops know the program by: the name of its .desktop file, its metadata and its icons."""


def is_clone() -> bool:
    """Whether this runs from a clone, not from an installed package."""
    return not _INSTALLED.is_dir()


class CompileError(RuntimeError):
    """A translation could not be compiled; the text says why."""


def resource(name: str) -> Path:
    """The path of the file or folder `name` (``icons/spiderqt.svg``) under resources/; it may not exist."""
    return (_INSTALLED if _INSTALLED.is_dir() else _CLONE) / "resources" / name


def languages() -> list[str]:
    """The languages that have a catalogue (``["en", "es"]``), sorted. A new file is a new language."""
    folder, suffix = (_INSTALLED, "qm") if _INSTALLED.is_dir() else (_CLONE, "ts")
    found = (folder / "translations").glob(f"{_PREFIX}*.{suffix}")
    return sorted(path.stem.removeprefix(_PREFIX) for path in found)


def catalogue(language: str) -> Path:
    """The compiled catalogue (.qm) of `language`, compiled now if this is a clone and it is out of date.

    Raises CompileError when that fails, for instance where no such language is.
    """
    if _INSTALLED.is_dir():
        return _INSTALLED / "translations" / f"{_PREFIX}{language}.qm"
    source = _CLONE / "translations" / f"{_PREFIX}{language}.ts"
    target = _CLONE / "build" / "translations" / f"{_PREFIX}{language}.qm"
    try:
        if not target.is_file() or target.stat().st_mtime_ns < source.stat().st_mtime_ns:
            target.parent.mkdir(parents=True, exist_ok=True)
            compile_catalogue(source, target)
    except OSError as error:
        raise CompileError(str(error)) from error
    return target


def compile_catalogue(source: Path, target: Path, *, finished: bool = False) -> None:
    """Compile a .ts file into a .qm file, whole or not at all; `finished`: refuse unfinished sentences.

    Raises CompileError with what the compiler said, OSError when `target` cannot be written.
    """
    import subprocess

    unfinished = target.with_name(f"{target.name}.{os.getpid()}")
    options = ["-fail-on-unfinished"] if finished else []
    command = [*_lrelease(), "-silent", *options, str(source), "-qm", str(unfinished)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or not unfinished.is_file():
            said = (done.stderr or done.stdout).strip().replace("\n", " ")
            raise CompileError(f"{source.name}: {said or f'lrelease ended with {done.returncode}'}")
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _lrelease() -> Sequence[str]:
    """The command of Qt's compiler of translations: the one of PySide6, else one that the system has."""
    import importlib.util
    import shutil

    spec = importlib.util.find_spec("PySide6")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        tool = Path(folder) / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
        if tool.is_file():
            return [str(tool)]
    for name in ("pyside6-lrelease", "lrelease6", "lrelease-qt6", "lrelease"):
        if found := shutil.which(name):
            return [found]
    raise CompileError("Qt's lrelease, which PySide6-Essentials brings, is not there")
