# SPDX-License-Identifier: GPL-3.0-or-later
"""Every dialog as it is heard: a new one gets a line here, and is opened, walked through and left by a real reader.

A line: the keys that open it; in each language what Orca says when it opens, then at each Tab, parted by ``|``: the
beginning of an utterance. Only a few words for each are given, those that tell one stop from another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.reader.orca import Orca


@dataclass(frozen=True, slots=True)
class Room:
    """`keys` open it one after the other; `back` times Escape leads to the table again."""

    keys: tuple[str, ...]
    en: str
    es: str
    back: int = 1

    def heard(self, language: str) -> list[str]:
        """What opening it says, then each Tab."""
        return [part.strip() for part in (self.en if language == "en" else self.es).split("|")]


def page(number: int) -> tuple[str, ...]:
    """The keys that lead to a page of the preferences, the first being 0."""
    return ("ctrl+p", "shift+Tab", *["Down"] * number, "Tab")


ROOMS = {
    "new": Room(
        ("n",),
        "SpiderQt: new game | Suits: | Rules: | Undo: | Score: | Send: | Hints | Only winnable | Game code: | "
        "Deal | Cancel",
        "SpiderQt: partida nueva | Palos: | Reglas: | Deshacer: | Puntuación: | Enviar: | Pistas | "
        "Solo repartos ganables | Código de partida: | Repartir | Cancelar",
    ),
    "keys": Room(
        ("F1",),
        "SpiderQt: keys | Change | Add a key | Remove its keys | Standard keys | Standard keys for all | Close",
        "SpiderQt: teclas | Cambiar | Añadir una tecla | Quitar sus teclas | Teclas normales | "
        "Teclas normales para todo | Cerrar",
    ),
    "key": Room(("F1", "Return"), "SpiderQt: new key | Cancel", "SpiderQt: tecla nueva | Cancelar", back=2),
    "looks": Room(
        ("ctrl+p",),
        "SpiderQt: preferences | Size of the cards: | Size of text | Four colours | Letters | Mark where two suits | "
        "Mark where picked up | Column numbers | Show the time | Cards move | Speed: | Keep still | A click | "
        "Cards that are dropped | Close | Pages",
        "SpiderQt: preferencias | Tamaño de las cartas: | Tamaño de textos | Cuatro colores | Letras | Marcar dónde | "
        "Marcar adónde | Números de columna | Mostrar el tiempo | Las cartas se mueven | Velocidad: | Quietas | "
        "Un clic | Las cartas que se sueltan | Cerrar | Páginas",
    ),
    "speech": Room(
        page(1),
        "How much is said: | The win | Completed runs | Moves | Deals | Cards that turn up | What is left | Refusals | "
        "Warnings | Hints | Verdicts | Picking up | Another game | Close | Pages",
        "Cuánto se dice: | La victoria | Series completadas | Jugadas | Repartos | Cartas que se descubren | "
        "Lo que queda | Negativas | Avisos | Pistas | Veredictos | Tomar y devolver | Otra partida | Cerrar | Páginas",
    ),
    "verdicts": Room(
        page(2),
        "Seconds for a verdict | Say so by itself | Close | Pages",
        "Segundos para un veredicto | Avisar cuando | Cerrar | Páginas",
    ),
    "switch": Room(
        page(3),
        "Play with one switch | Seconds for each offer: | Close | Pages",
        "Jugar con un pulsador | Segundos para cada opción: | Cerrar | Páginas",
    ),
    "sounds": Room(
        page(4),
        "Play sounds | Volume: | Picking up | Listen: Picking up | Dropping | Listen: Dropping | A refusal",
        "Reproducir sonidos | Volumen: | Tomar cartas | Escuchar: Tomar | Soltar cartas | Escuchar: Soltar | "
        "Una negativa",
    ),
    "own voice": Room(
        page(5),
        "The program speaks | Voice: | Speed, from | Volume: | Try the voice | Close | Pages",
        "El programa habla | Voz: | Velocidad, de | Volumen: | Probar la voz | Cerrar | Páginas",
    ),
    "analyse": Room(
        ("ctrl+a",),
        "SpiderQt: analyse this game? | Look at all cards | Play on",
        "SpiderQt: ¿analizar esta partida? | Mirar todas las cartas | Seguir jugando",
    ),
    "log": Room(("g",), "SpiderQt: messages | Copy all | Close", "SpiderQt: mensajes | Copiar todo | Cerrar"),
    "picker": Room(
        ("Return",),
        "SpiderQt: column 1 | Move to: | Move | Cancel",
        "SpiderQt: columna 1 | Mover a: | Mover | Cancelar",
    ),
    "manual": Room(
        ("shift+F1",),
        "SpiderQt: Spider | Find in all pages | Find next | Spider",
        "SpiderQt: Spider | Buscar en todas | Buscar siguiente | Spider",
    ),
    "open": Room(("ctrl+o",), "SpiderQt: open a game", "SpiderQt: abrir una partida"),
    "save": Room(("ctrl+s",), "SpiderQt: save this game", "SpiderQt: guardar esta partida"),
}
QUICK = ("new", "looks", "picker", "manual")


def visit(orca: Orca, name: str, home: str, *, walk: bool) -> None:
    """Open a dialog, go through it with Tab if `walk`, and leave it: each key is answered, and `home` is the end."""
    room = ROOMS[name]
    opening, *stops = room.heard(orca.language)
    for key in room.keys:
        said = orca.press(key)
    _is_told(name, said, opening)
    for stop in stops if walk else ():
        _is_told(name, orca.press("Tab"), stop)
    for _ in range(room.back):
        said = orca.press("Escape")
    assert said[-1].startswith(home), f"{name}: {said}"


def _is_told(name: str, said: Sequence[str], beginning: str) -> None:
    assert any(told.startswith(beginning) for told in said), f"{name}, {beginning!r}: {said}"
    assert len(set(said)) == len(said), f"{name}: {said}"
