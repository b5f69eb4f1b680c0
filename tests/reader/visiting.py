# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the dialogs of `tests.reader.rooms` as a player would, listens to them, and leaves them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from spiderqt.settings import Settings
from spiderqt.store.store import open_store
from spiderqt.windows.keymap import Keymap
from tests.reader.demonstration import NEARLY_WON
from tests.reader.desktop import wait_for
from tests.reader.orca import Orca
from tests.reader.playing import open_game
from tests.reader.positions import LAST_MOVE
from tests.reader.rooms import KEYS, ROOMS
from tests.store.samples import deal, played_game, won

CODE = "SP1-S4-AAAAABW"


@dataclass(frozen=True, slots=True)
class Start:
    """`prepare` gives the arguments of the program; `home`: the card that it comes back to, in English and Spanish."""

    prepare: Callable[[Orca, Path], Sequence[str]]
    home: tuple[str, str]


def _deal(orca: Orca, folder: Path) -> list[str]:
    keymap = Keymap(Settings(folder / "data"))
    for name, key in KEYS.items():
        keymap.give(name, (key,))
    return ["--code", CODE]


def _backup(orca: Orca, folder: Path) -> list[str]:
    """The same deal, and a backup where the player is at home."""
    store = open_store(folder / "other")
    store.back_up(Path(orca.environment["HOME"]) / "b.db")
    store.close()
    return ["--code", CODE]


def _past(orca: Orca, folder: Path) -> list[str]:
    """Some games, every other one won; the last one is gone on with."""
    store = open_store(folder / "data")
    for number in range(6):
        game = played_game(6 + number, start=deal(number, "SP", 1), seed=number)
        store.save(won(game, score=600 + number) if number % 2 else game)
    store.close()
    return []


def _position(text: str, orca: Orca, folder: Path) -> list[str]:
    path = folder / "position.txt"
    path.write_text(text, encoding="utf-8")
    return ["--open", str(path)]


STARTS = {
    "deal": Start(_deal, ("seven of hearts", "siete de corazones")),
    "backup": Start(_backup, ("seven of hearts", "siete de corazones")),
    "past": Start(_past, ("hidden card", "carta oculta")),
    "nearly won": Start(partial(_position, NEARLY_WON), ("empty column", "columna vacía")),
    "last move": Start(partial(_position, LAST_MOVE), ("four of spades", "cuatro de picas")),
}


def visit_all(orca: Orca, folder: Path) -> None:
    """Every dialog from end to end; those for the same game in one run of the program."""
    for number, (name, start) in enumerate(STARTS.items()):
        data = folder / str(number)
        data.mkdir()
        open_game(orca, data, *start.prepare(orca, data))
        orca.press("s")  # something for the log
        for room in ROOMS:
            if ROOMS[room].start == name:
                visit(orca, room, start.home[orca.language == "es"], walk=True)
        orca.close_application()


def visit(orca: Orca, name: str, home: str, *, walk: bool) -> None:
    """Open a dialog, go through it with Tab if `walk`, and leave it: each key is answered, and `home` is the end."""
    room = ROOMS[name]
    opening, *stops = room.heard(orca.language)
    for keys in room.keys:
        before = len(orca.speech())
        said = orca.press(*keys.split())
    if not any(told.startswith(opening) for told in said):
        said = _wait_for(orca, before, opening)  # it comes by itself, a moment later
    _is_told(name, said, opening)
    for stop in stops if walk else ():
        said = orca.press("Tab")
        _is_told(name, said, stop)
    for _ in range(room.back):
        said = orca.press("Escape")
    assert said[-1].startswith(home), f"{name}: {said}"


def _wait_for(orca: Orca, before: int, beginning: str) -> list[str]:
    """What Orca has said since it had said `before` things, once one of them begins so, or some seconds later."""

    def said() -> list[str]:
        return [told.text for told in orca.speech()[before:] if told.kind == "speech"]

    with contextlib.suppress(TimeoutError):
        wait_for(lambda: any(told.startswith(beginning) for told in said()), beginning, patience=15)
    orca.listen_to(lambda: None, answered=False)
    return said()


def _is_told(name: str, said: Sequence[str], beginning: str) -> None:
    assert any(told.startswith(beginning) for told in said), f"{name}, {beginning!r}: {said}"
    assert len(set(said)) == len(said), f"{name}: {said}"
