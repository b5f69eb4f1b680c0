# SPDX-License-Identifier: GPL-3.0-or-later
"""The private Python environment of a clone, `.venv`: made when first needed, healed when it is not right.

Standard library only. Must not know what is started in it.

A file written last, in one go, tells that the environment is complete and of what. Without it, or when
another Python asks, or when a file of an installed package is gone or cut short, it is made anew.
"""

from __future__ import annotations

import contextlib
import csv
import importlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import system_packages
from words import SetupError, say, words

_READY = "spiderqt-ready.json"


def prepare(root: Path, extras: Iterable[str] = (), *, thorough: bool = True) -> Path:
    """The Python of the clone at `root`, with all that the program and `extras` of it need.

    Needs no network when everything is there. Raises SetupError. Not `thorough`: believe what the environment says of
    itself, without a look at each file (the console program loads none of them, and wants to start at once).
    """
    folder = root / ".venv"
    with _alone(root):
        state = _state(folder)
        right_base = state.get("base") == _base(root)
        wanted_extras = sorted({*extras, *(state.get("extras", []) if right_base else [])})
        wanted = requirements(root, wanted_extras)
        intact = right_base and not (thorough and is_damaged(folder))
        if not (intact and state.get("requirements") == wanted):
            if intact:
                say(words("adding").format(folder=folder))
                (folder / _READY).unlink()
            else:
                _make(folder)
            try:
                _install(folder, wanted)
            except SetupError:
                if intact and not is_damaged(folder):
                    _mark(folder, state)  # without a network what was there must go on to play
                raise
            _mark(folder, {"base": _base(root), "extras": wanted_extras, "requirements": wanted})
    return python_of(folder)


def needs(root: Path) -> tuple[system_packages.Need, ...]:
    """What the system has to have so that `prepare` can do its work; nothing where the work is done."""
    return () if _state(root / ".venv").get("base") == _base(root) else _makers()


def _makers() -> tuple[system_packages.Need, ...]:
    """What lacks to make an environment: it takes `ensurepip`, which Debian packs apart, or else `pip`."""
    importlib.invalidate_caches()
    found = [name for name in ("ensurepip", "pip") if importlib.util.find_spec(name)]
    return () if found else system_packages.VENV


def requirements(root: Path, extras: Iterable[str]) -> list[str]:
    """What pip has to install for the program and its `extras`, from pyproject.toml."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = list(project["dependencies"])
    for extra in extras:
        found += project["optional-dependencies"][extra]
    return found


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def is_damaged(folder: Path) -> bool:
    """Whether the interpreter or an installed file is gone, or has another size than when installed."""
    if not python_of(folder).exists():
        return True
    records = [*folder.glob("lib*/python*/site-packages/*.dist-info/RECORD")]
    records += folder.glob("Lib/site-packages/*.dist-info/RECORD")
    if not any(record.parent.name.lower().startswith("pyside6") for record in records):
        return True
    for record in set(records):
        site = record.parent.parent
        with record.open(encoding="utf-8", newline="") as lines:
            for name, _, size in csv.reader(lines):
                if not size or "__pycache__" in name:  # Python writes those anew as it likes
                    continue
                try:
                    if (site / name).stat().st_size != int(size):
                        return True
                except OSError:
                    return True
    return False


def _base(root: Path) -> list[str]:
    """What an environment is bound to: this Python and this place."""
    version = f"{sys.implementation.name}-{sys.version_info[0]}.{sys.version_info[1]}"
    return [version, platform.machine(), sys.base_prefix, str(root)]


def _state(folder: Path) -> dict[str, list[str]]:
    """What the environment says of itself; nothing where it is not complete."""
    try:
        state = json.loads((folder / _READY).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return state if isinstance(state, dict) else {}


def _mark(folder: Path, state: dict[str, list[str]]) -> None:
    """Say that the environment is complete."""
    unfinished = folder / f"{_READY}.new"
    unfinished.write_text(json.dumps(state, indent=1), encoding="utf-8")
    unfinished.replace(folder / _READY)


def _make(folder: Path) -> None:
    """Make an empty environment; whatever was there goes."""
    system_packages.ensure(_makers())
    say(words("making").format(folder=folder))
    own_pip = importlib.util.find_spec("ensurepip") is not None
    try:
        if folder.is_symlink() or folder.is_file():
            folder.unlink()
        elif folder.exists():
            shutil.rmtree(folder)
    except OSError as error:
        raise SetupError(words("venv failed").format(folder=folder)) from error
    command = [sys.executable, "-m", "venv", *([] if own_pip else ["--without-pip"]), str(folder)]
    if subprocess.run(command, stdin=subprocess.DEVNULL).returncode:
        raise SetupError(words("venv failed").format(folder=folder))


def _install(folder: Path, wanted: list[str]) -> None:
    """Install `wanted` with the environment's pip, or with that of this Python where it has none."""
    python = str(python_of(folder))
    has_pip = subprocess.run([python, "-c", "import pip"], capture_output=True).returncode == 0
    pip = [python, "-m", "pip"] if has_pip else [sys.executable, "-m", "pip", "--python", python]
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    command = [*pip, "install", *quiet, *wanted]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr).returncode:
        raise SetupError(words("pip failed"))
    _unpack_support(python)


def _unpack_support(python: str) -> None:
    """Lay down the Python files that PySide carries in its library, so that they are not compiled at every start.

    PySide's own switch does it (SBK_EMBED, in the start of shiboken6). Without them all works as well, 20 ms later.
    """
    environment = {**os.environ, "SBK_EMBED": "0"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([python, "-c", "import shiboken6"], env=environment, capture_output=True)


@contextlib.contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Wait until no other process prepares this clone. The system lets go of the lock if we are killed."""
    lock = root / "build" / "run.lock"
    try:
        lock.parent.mkdir(exist_ok=True)
        file = lock.open("w", encoding="utf-8")
    except OSError:
        yield  # a clone that cannot be written to: nobody else prepares it either
        return
    with file:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
