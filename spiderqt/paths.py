# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the player's data lies.

Standard library only: the console program uses it too. Must not know what the data is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate


@dataclass(frozen=True, slots=True)
class DataFolder:
    """The folder to write to: `path`, or None with the sentence that tells the player why there is none."""

    path: Path | None
    problem: str = ""


def data_folder(
    option: str | None, environ: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> Path:
    """Where data belongs, absolute: `option` (--data-dir) if given, else the place the system has for it.

    Linux and others: ``$XDG_DATA_HOME/spiderqt``; macOS: ``~/Library/Application Support/SpiderQt``; Windows:
    ``%LOCALAPPDATA%\\SpiderQt`` (not the roaming folder: a data base must not be copied while in use).
    Raises RuntimeError when the user has no home.
    """
    if option:
        return Path(option).expanduser().absolute()
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "SpiderQt"
    if platform == "win32":
        local = environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "SpiderQt"
    # The XDG specification: a relative path in the variable is to be ignored.
    data_home = Path(environ.get("XDG_DATA_HOME", ""))
    return (data_home if data_home.is_absolute() else Path.home() / ".local" / "share") / "spiderqt"


def prepare(option: str | None) -> DataFolder:
    """Make the data folder and try to write there. Never raises: the game goes on without it."""
    shown = option or ""
    try:
        folder = data_folder(option)
        shown = str(folder)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        attempt = folder / f".writable-{os.getpid()}"
        attempt.touch()
        attempt.unlink()
    except (OSError, RuntimeError):
        if not shown:
            return DataFolder(
                None, translate("Paths", "Nothing can be saved, because you have no home folder.")
            )
        text = translate("Paths", "Nothing can be saved, because the folder {folder} cannot be written to.")
        return DataFolder(None, text.format(folder=shown))
    return DataFolder(folder)
