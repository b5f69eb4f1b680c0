# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be in the way of sounds and of a voice of our own, and what a player can do about it.

No Qt: whether Qt's parts are there is asked without loading them. Must not know how anything is played.
"""

from __future__ import annotations

import enum
import importlib.util
import sys
from dataclasses import dataclass

from spiderqt import assets
from spiderqt.tongue import translate


class Lack(enum.Enum):
    """What is not there."""

    PACKAGE = "package"
    """PySide6-Addons, which is an optional extra."""
    LIBRARY = "library"
    """A library of the system; `Trouble.name` says which."""
    DEVICE = "device"
    """Anything that plays sound."""
    ENGINE = "engine"
    """A speech service that answers."""
    VOICE = "voice"
    """A voice that speaks the language in use; another one reads."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why nothing is heard, or not as it should be."""

    lack: Lack
    name: str = ""


def has_module(name: str) -> bool:
    """Whether a module of Qt (``QtMultimedia``) is installed; it is not loaded."""
    try:
        return importlib.util.find_spec(f"PySide6.{name}") is not None
    except (ImportError, ValueError):
        return False


def of_import(error: ImportError) -> Trouble:
    """The trouble behind an import that failed: no such module, or one whose libraries are not there."""
    if isinstance(error, ModuleNotFoundError):
        return Trouble(Lack.PACKAGE)
    text = str(error)
    library = text.split(":", 1)[0] if ".so" in text else text
    return Trouble(Lack.LIBRARY, library)


def install_command(platform: str = sys.platform) -> str:
    """What to type so that the optional extra is there: in a clone, or for an installed package."""
    if assets.is_clone():
        return "py run.py sound" if platform == "win32" else "python3 run.py sound"
    quoted = '"spiderqt[sound]"' if platform == "win32" else "'spiderqt[sound]'"
    return f"pip install {quoted}"


def sound_sentence(trouble: Trouble) -> str:
    """Why no sound is heard, and what helps."""
    match trouble.lack:
        case Lack.DEVICE:
            return translate("Sounds", "No sound device was found, so nothing can be heard.")
        case _:
            return _missing(trouble)


def voice_sentence(trouble: Trouble, language: str) -> str:
    """Why the program does not speak, or not as it should, and what helps. `language`: its own name."""
    match trouble.lack:
        case Lack.ENGINE if sys.platform.startswith("linux"):
            return translate(
                "Sounds",
                "No speech service answers. On Debian and its kind, install speech-dispatcher and "
                "speech-dispatcher-espeak-ng.",
            )
        case Lack.ENGINE:
            return translate("Sounds", "No speech service of the system answers.")
        case Lack.VOICE:
            pattern = translate("Sounds", "No voice for {language} is installed, so another voice reads.")
            return pattern.format(language=language)
        case _:
            return _missing(trouble)


def _missing(trouble: Trouble) -> str:
    if trouble.lack is Lack.LIBRARY:
        pattern = translate("Sounds", "The system lacks {library}, which sound and speech need.")
        return pattern.format(library=trouble.name)
    if getattr(sys, "frozen", False):
        return translate("Sounds", "This package of the program comes without sounds and without a voice.")
    pattern = translate(
        "Sounds", "An extra package of Qt is needed. Close the program and type this: {command}"
    )
    return pattern.format(command=install_command())
