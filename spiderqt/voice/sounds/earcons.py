# SPDX-License-Identifier: GPL-3.0-or-later
"""Which sound stands for what happened, and where it comes from: the one table from events to sounds.

Standard library and engine only. Must not know how a sound is made or played, nor who tells of events.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable

from spiderqt.engine.events import (
    CardsMoved,
    CardTurned,
    Event,
    GameWon,
    RowDealt,
    RunCompleted,
    RunCovered,
)
from spiderqt.engine.play import Step
from spiderqt.engine.values import dataclass


class Earcon(enum.Enum):
    """The sounds; the value is the name in settings."""

    PICK = "pick"
    DROP = "drop"
    REFUSED = "refused"
    EDGE = "edge"
    FLIP = "flip"
    DEAL = "deal"
    RUN = "run"
    WIN = "win"


class Deed(enum.Enum):
    """What happens besides the events of a step."""

    PICKED_UP = "picked up"
    PUT_BACK = "put back"
    REFUSED = "refused"
    WARNED = "warned"
    EDGE = "edge"


OF_DEED: dict[Deed, Earcon] = {
    Deed.PICKED_UP: Earcon.PICK,
    Deed.PUT_BACK: Earcon.DROP,
    Deed.REFUSED: Earcon.REFUSED,
    Deed.WARNED: Earcon.REFUSED,
    Deed.EDGE: Earcon.EDGE,
}

OF_EVENT: dict[type[Event], Earcon | None] = {
    CardsMoved: Earcon.DROP,
    CardTurned: Earcon.FLIP,
    RowDealt: Earcon.DEAL,
    RunCompleted: Earcon.RUN,
    RunCovered: None,
    GameWon: Earcon.WIN,
}

NOT_WHEN_UNDONE = frozenset({Earcon.RUN, Earcon.WIN})
"""These celebrate; nobody celebrates what is taken back."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound. `places`, each from -1 (left) to 1 (right): it is heard from one after the other of them."""

    earcon: Earcon
    places: tuple[float, ...] = (0.0,)


def place_of(column: int, columns: int) -> float:
    """Where a column (counted from 0) of so many is heard: the first one on the left, the last one on the right."""
    return 0.0 if columns < 2 else 2 * column / (columns - 1) - 1


def cue_of(deed: Deed, place: float) -> Cue:
    """The sound of a deed at a place."""
    return Cue(OF_DEED[deed], (place,))


def cues_of(step: Step, *, undone: bool) -> tuple[Cue, ...]:
    """The sounds of a step in the order of its events; backwards where it was undone."""
    columns = len(step.before.columns)
    events: Iterable[Event] = reversed(step.events) if undone else step.events
    found = []
    for event in events:
        earcon = OF_EVENT[type(event)]
        if earcon is not None and not (undone and earcon in NOT_WHEN_UNDONE):
            found.append(Cue(earcon, _places(event, columns, undone=undone)))
    return tuple(found)


def dealt_cue(columns: int) -> Cue:
    """The sound of a whole table being dealt."""
    return Cue(Earcon.DEAL, tuple(place_of(column, columns) for column in range(columns)))


def _places(event: Event, columns: int, *, undone: bool) -> tuple[float, ...]:
    match event:
        case CardsMoved(source=source, target=target):
            return (place_of(source if undone else target, columns),)
        case CardTurned(column=column) | RunCompleted(column=column) | RunCovered(column=column):
            return (place_of(column, columns),)
        case RowDealt(cards=cards):
            row = range(len(cards))
            return tuple(place_of(column, columns) for column in (reversed(row) if undone else row))
        case GameWon():
            return (0.0,)
