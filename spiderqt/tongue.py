# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's language, and sentences in it, without Qt.

Standard library only. Must not hold sentences of its own.

`translate` takes what QCoreApplication.translate takes and answers the same, from the same catalogues, so
console programs and texts shared with them use it; `spiderqt.i18n` keeps both in step. Write the context and
the text as literals: they are collected from the source (see CONTRIBUTING.md).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from spiderqt import assets
from spiderqt.catalogue import Catalogue

SOURCE_LANGUAGE = "en"


class _Voice:
    """The language in use; its catalogue is read when the first sentence needs it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue: Catalogue | None = None
        self._read = False

    def catalogue(self) -> Catalogue | None:
        if not self._read:
            self._read = True
            try:
                self._catalogue = Catalogue.read(assets.catalogue(self.language))
            except (OSError, ValueError, assets.CompileError) as error:
                # Without its catalogue the program speaks English, and is playable.
                print(f"spiderqt: no texts for {self.language!r}: {error}", file=sys.stderr)
        return self._catalogue


_voice = _Voice(SOURCE_LANGUAGE)


def use(language: str) -> None:
    """Speak `language` from now on; it is one of `spiderqt.assets.languages()`."""
    global _voice
    if language != _voice.language:
        _voice = _Voice(language)


def language() -> str:
    """The language in use."""
    return _voice.language


def edition() -> object:
    """Another object whenever another catalogue is in use: for who keeps sentences that were made before."""
    return _voice


def translate(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    """`text` in the language in use, or `text` itself; ``%n`` becomes `n` where `n` is not negative.

    Fill in other values afterwards: ``translate("Console", "No file {name}").format(name=name)``.
    """
    found: str | None = None
    # English has a catalogue for its plurals alone; a process that needs none must not pay for it.
    if n >= 0 or _voice.language != SOURCE_LANGUAGE:
        catalogue = _voice.catalogue()
        found = catalogue.find(context, text, disambiguation or "", n) if catalogue else None
    answer = text if found is None else found
    return answer.replace("%n", str(n)) if n >= 0 else answer


def choose(wanted: str | None, offered: Sequence[str], preferred: Sequence[str]) -> str:
    """The language to speak: `wanted` if offered, else the first of `preferred` that is, else English.

    ``es_MX.UTF-8`` and ``es-419`` are served by ``es`` where nothing nearer is offered.
    """
    for name in filter(None, (wanted, *preferred)):
        plain = name.partition(".")[0].partition("@")[0].replace("-", "_")
        if plain in ("C", "POSIX"):
            return SOURCE_LANGUAGE
        for candidate in (plain, plain.partition("_")[0].lower()):
            if candidate in offered:
                return candidate
    return SOURCE_LANGUAGE


def preferred_languages(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> list[str]:
    """The languages the system asks for, best first, as it writes them (``es_ES.UTF-8``).

    LANGUAGE, LC_ALL, LC_MESSAGES and LANG in this order, as Qt reads them; on Windows and macOS the user's
    settings come before LANG, which programs started from a desktop do not get there.
    """
    names = environ.get("LANGUAGE", "").split(":")
    names += [environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES")]
    if platform == "win32":
        names += _windows_languages()
    elif platform == "darwin":
        names += _macos_languages()
    names.append(environ.get("LANG", ""))
    return [name for name in names if name]


def _windows_languages() -> list[str]:
    """The language of the user's Windows."""
    import ctypes
    import locale

    windll = getattr(ctypes, "windll", None)
    number = windll.kernel32.GetUserDefaultUILanguage() if windll else 0
    return [locale.windows_locale.get(number, "")]


def _macos_languages() -> list[str]:
    """The languages of the user's macOS settings, best first."""
    import re
    import subprocess

    command = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
    except (OSError, subprocess.SubprocessError):
        return []
    return re.findall(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*", done.stdout)
