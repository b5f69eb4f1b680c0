# SPDX-License-Identifier: GPL-3.0-or-later
"""Winning lines of deals, and which deals the player has looked through: in the store, or in memory without one.

Must not know windows. A line is kept as the actions of a record, one to a line of text. A deal that was looked through
while it could still be won counts as played, but a win of it is not credited (see `spiderqt.store.games`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spiderqt.engine.actions import Action, parse_action
from spiderqt.engine.codes import GameCode
from spiderqt.engine.position import Position

if TYPE_CHECKING:
    from spiderqt.store.store import Store


class Lines:
    """`store` is None where nothing is saved; then everything holds until the program ends."""

    def __init__(self, store: Store | None) -> None:
        self._store = store
        self._kept: dict[GameCode, str] = {}
        self._looked: set[GameCode | Position] = set()

    def keep(self, code: GameCode, actions: Sequence[Action]) -> None:
        """Keep a line that wins a deal from its start."""
        self._kept[code] = line_text(actions)
        if self._store is not None:
            self._store.keep_line(code, self._kept[code])

    def line(self, code: GameCode) -> tuple[Action, ...] | None:
        """The line that was kept for a deal; None where there is none, or what is there is none."""
        text = self._kept.get(code)
        if text is None and self._store is not None:
            text = self._store.line(code)
        return None if text is None else actions_in(text)

    def mark_looked_through(self, start: GameCode | Position) -> None:
        """The player has been shown what they had not seen of this deal."""
        self._looked.add(start)
        if self._store is not None and isinstance(start, GameCode):
            self._store.mark_looked_through(start)

    def is_looked_through(self, start: GameCode | Position) -> bool:
        """Whether they have."""
        if start in self._looked:
            return True
        return (
            self._store is not None and isinstance(start, GameCode) and self._store.is_looked_through(start)
        )


def line_text(actions: Sequence[Action]) -> str:
    """A line as it is kept."""
    return "\n".join(map(str, actions))


def actions_in(text: str) -> tuple[Action, ...] | None:
    """The actions of a kept line; None where the text is no line."""
    try:
        return tuple(map(parse_action, text.replace(";", "\n").split("\n")))
    except ValueError:
        return None
