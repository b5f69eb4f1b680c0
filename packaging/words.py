# SPDX-License-Identifier: GPL-3.0-or-later
"""What run.py says, before there is anything that could read the catalogues.

Standard library only. Everything else that a player reads is in translations/.
"""

from __future__ import annotations

import sys
from itertools import pairwise

from spiderqt import tongue

_SENTENCES = {
    "missing": (
        "This system lacks {names}.",
        "A este sistema le falta {names}.",
    ),
    "type": ("Type this, then try again:", "Escribe esto y vuelve a intentarlo:"),
    "still missing": (
        "Even after installing, this system lacks {names}.",
        "Incluso después de instalar, a este sistema le falta {names}.",
    ),
    "installing": (
        "Installing from the system's packages: {names}",
        "Instalando de los paquetes del sistema: {names}",
    ),
    "apt failed": (
        "The system's packages could not be installed.",
        "No se pudieron instalar los paquetes del sistema.",
    ),
    "making": (
        "Preparing a Python environment in {folder} (once; about 100 MB to fetch)",
        "Preparando un entorno de Python en {folder} (una sola vez; unos 100 MB de descarga)",
    ),
    "adding": ("Bringing {folder} up to date", "Actualizando {folder}"),
    "pip failed": (
        "The Python packages could not be fetched; is there a network? Try again with the same command.",
        "No se pudieron obtener los paquetes de Python; ¿hay red? Inténtalo otra vez con la misma orden.",
    ),
    "venv failed": (
        "No Python environment could be made in {folder}.",
        "No se pudo crear un entorno de Python en {folder}.",
    ),
    "stopped": (
        "Stopped. The same command goes on from here.",
        "Interrumpido. La misma orden continúa desde aquí.",
    ),
}

_language = "en"


class SetupError(Exception):
    """Nothing can go on: a sentence for the player, and a command to type if one helps."""

    def __init__(self, sentence: str, command: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.command = command


def choose_language(arguments: list[str]) -> None:
    """Speak the language of --lang among `arguments`, or else that of the system, if it is one of ours."""
    global _language
    named = [value for option, value in pairwise(arguments) if option == "--lang"]
    named += [value.partition("=")[2] for value in arguments if value.startswith("--lang=")]
    _language = tongue.choose(next(iter(named), None), ("en", "es"), tongue.preferred_languages())


def words(name: str) -> str:
    """The sentence `name`, in the language in use."""
    english, spanish = _SENTENCES[name]
    return spanish if _language == "es" else english


def say(sentence: str) -> None:
    """Tell what is going on, on standard error: the output of what is started is not ours."""
    print(sentence, file=sys.stderr, flush=True)
