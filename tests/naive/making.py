# SPDX-License-Identifier: GPL-3.0-or-later
"""Hand-made positions in few words; they need not hold a whole deck.

Must not import anything of spiderqt.
"""

from __future__ import annotations

from tests.naive.rules import RANKS
from tests.naive.text import State, parse


def table(game: str, *columns: str, stock: str = "", completed: str = "") -> State:
    """A position from its first columns; those not given are empty."""
    lines = [f"game: {game}", *(f"{number}: {cards}" for number, cards in enumerate(columns, start=1))]
    return parse("\n".join([*lines, f"stock: {stock}", f"completed: {completed}"]))


def run(first: str, last: str, suit: str) -> str:
    """A run as text, e.g. `run("K", "2", "S")`."""
    high, low = RANKS.index(first), RANKS.index(last)
    return " ".join(RANKS[place] + suit for place in range(high, low - 1, -1))


def down(cards: str) -> str:
    """The same cards face down."""
    return " ".join("#" + card for card in cards.split())
