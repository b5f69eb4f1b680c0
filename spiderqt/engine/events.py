# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of an action: the ordered story that animation, speech and message line all tell.

Standard library only. Values without sentences; columns are counted from 0.
"""

from __future__ import annotations

from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """`cards` (back to front) went from column `source` onto column `target`.

    `onto` is the card that they lie on now, None when the target was empty.
    """

    cards: tuple[Card, ...]
    source: int
    target: int
    onto: Card | None


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The hidden card at the end of `column` turned face up."""

    card: Card
    column: int


@dataclass(frozen=True, slots=True)
class RowDealt:
    """`cards[i]` went from the stock onto column i; columns beyond its length got none."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RunCompleted:
    """A run king to ace became complete in `column`: number `number` of the `total` that win the game."""

    suit: Suit
    column: int
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class RunCovered:
    """Only where runs stay: a complete run in `column` got a card on it; `number` of `total` are complete now."""

    suit: Suit
    column: int
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """The action won the game."""


Event = CardsMoved | CardTurned | RowDealt | RunCompleted | RunCovered | GameWon
