# SPDX-License-Identifier: GPL-3.0-or-later
"""A position as tuples of strings, from and to the text that CLI.md describes.

Reads well-formed text only: errors are the engine's business, and unknown cards (``##``) are not read at all.
Must not import anything of spiderqt.
"""

from __future__ import annotations

from typing import NamedTuple


class State(NamedTuple):
    """One position. Cards are ``4C``, or ``#4C`` face down; columns[0] is column 1, its end card the last."""

    game: str  # "SP1-S4"
    undo: str
    score: str
    columns: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]  # the first is dealt first; always face up in this form
    completed: tuple[str, ...]  # suit letters, in the order in which the runs left the table

    @property
    def family(self) -> str:
        """The two letters in front: SP SR SD DR SS SM SC SX."""
        return self.game[:2]


def parse(text: str) -> State:
    """Read a position; lines in any order, missing lines are empty."""
    lines: dict[str, str] = {}
    for line in text.splitlines():
        line = line.split(";")[0].strip()
        if line:
            name, rest = line.split(":", 1)
            lines[name.strip().lower()] = rest.strip()
    game = lines["game"]
    width = 10 if game[:2] in ("SP", "SR", "SS", "SM") else 7
    return State(
        game=game,
        undo=lines.get("undo", "free"),
        score=lines.get("score", "classic"),
        columns=tuple(_cards(lines.get(str(number), "")) for number in range(1, width + 1)),
        stock=_cards(lines.get("stock", "")),
        completed=tuple(lines.get("completed", "").split()),
    )


def _cards(text: str) -> tuple[str, ...]:
    for symbol, letter in zip("♠♥♦♣", "SHDC", strict=True):
        text = text.replace(symbol, letter)
    return tuple(text.upper().replace("10", "T").split())


def dump(state: State) -> str:
    """Write a position so that `parse` gives it back."""
    lines = [f"game: {state.game}", f"undo: {state.undo}", f"score: {state.score}"]
    for number, column in enumerate(state.columns, start=1):
        lines.append(f"{number}: {' '.join(column)}")
    lines.append(f"stock: {' '.join(state.stock)}")
    lines.append(f"completed: {' '.join(state.completed)}")
    return "\n".join(line.rstrip() for line in lines) + "\n"
