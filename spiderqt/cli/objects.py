# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine's values as JSON objects; docs/console.md lists their keys.

Must not print. Columns are counted from 1 here, as in every text that a person reads.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Any

from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.events import Event
from spiderqt.engine.position_text import Setup, column_words, stock_words, write_position
from spiderqt.engine.refusals import Refusal
from spiderqt.engine.timeline import Entry, Timeline

# Fields that hold columns, which the engine counts from 0. A single number called `columns` is how many there are.
_COLUMN_FIELDS = frozenset({"column", "source", "target"})


def position_object(timeline: Timeline, code: str | None) -> dict[str, Any]:
    """The table as it lies now; `code` is the game's code, None for a position met elsewhere."""
    position = timeline.position
    return {
        "code": code,
        "game": position.variant.family,
        "suits": position.variant.suits,
        "undo": timeline.policy.value,
        "scheme": timeline.scheme.value,
        "columns": [column_words(column) for column in position.columns],
        "stock": stock_words(position),
        "completed": [suit.value for suit in position.completed_runs()],
        "score": timeline.score,
        "moves": timeline.moves,
        "won": position.is_won(),
    }


def position_text(timeline: Timeline) -> str:
    """The table as it lies now, as text that can be read back."""
    return write_position(Setup(timeline.position, timeline.policy, timeline.scheme))


def event_object(event: Event) -> dict[str, Any]:
    """``{"event": "card-turned", "card": "4C", "column": 3}``."""
    return {"event": _kebab(type(event).__name__), **_facts(event)}


def refusal_object(refusal: Refusal, entry: Entry, says: str) -> dict[str, Any]:
    """The reason why `entry` was refused: its name, its facts, and a sentence."""
    return {"name": refusal.name, "facts": _facts(refusal), "says": says, "action": str(entry)}


def _facts(value: Any) -> dict[str, Any]:
    from dataclasses import fields  # with `inspect` and `ast` behind it, and many commands tell of no events

    return {f.name: _plain(f.name, getattr(value, f.name)) for f in fields(value)}


def _plain(name: str, value: Any) -> Any:
    match value:
        case Card():
            return str(value)
        case Suit() | Enum():
            return value.value
        case int() if name in _COLUMN_FIELDS and not isinstance(value, bool):
            return value + 1
        case tuple() if name == "columns":
            return [column + 1 for column in value]
        case tuple():
            return [_plain("", each) for each in value]
    return value


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
