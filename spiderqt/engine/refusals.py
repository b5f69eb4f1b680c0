# SPDX-License-Identifier: GPL-3.0-or-later
"""Why an action is refused: one value for each reason, carrying the facts that a sentence about it needs.

Standard library only. Values without sentences (`spiderqt.voice.phrases` has those); columns are counted from 0.
`name` is the stable name that the console program prints.
"""

from __future__ import annotations

import re

from spiderqt.engine.cards import Card
from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Base of all reasons. Nothing has changed when one is given."""

    @property
    def name(self) -> str:
        """``MixedSuits`` is ``mixed-suits``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()


@dataclass(frozen=True, slots=True)
class GameOver(Refusal):
    """The game is won; undo and a new game are all that is left."""


@dataclass(frozen=True, slots=True)
class NoSuchColumn(Refusal):
    """`column` does not exist; the game has `columns` of them."""

    column: int
    columns: int


@dataclass(frozen=True, slots=True)
class EmptySource(Refusal):
    """There is nothing to move in `column`."""

    column: int


@dataclass(frozen=True, slots=True)
class TooManyCards(Refusal):
    """`column` holds `held` cards, fewer than the `asked` ones; or a count below one was asked for."""

    column: int
    asked: int
    held: int


@dataclass(frozen=True, slots=True)
class SameColumn(Refusal):
    """Source and target are the same column."""

    column: int


@dataclass(frozen=True, slots=True)
class FaceDownCards(Refusal):
    """The group would take face-down cards along: only the last `face_up` cards of `column` are face up."""

    column: int
    asked: int
    face_up: int


@dataclass(frozen=True, slots=True)
class MixedSuits(Refusal):
    """`lower` lies on `upper` with another suit: the two do not move together."""

    upper: Card
    lower: Card
    same_colour: bool


@dataclass(frozen=True, slots=True)
class GapInRank(Refusal):
    """`lower` lies on `upper` without being one rank lower."""

    upper: Card
    lower: Card


@dataclass(frozen=True, slots=True)
class TooManyRuns(Refusal):
    """A mixed group of `runs` runs, while the `empty` free columns allow only `allowed` at a time."""

    runs: int
    allowed: int
    empty: int


@dataclass(frozen=True, slots=True)
class NotOneHigher(Refusal):
    """`card` cannot go on `target`, which is not one rank higher."""

    card: Card
    target: Card


@dataclass(frozen=True, slots=True)
class TargetIsAce(Refusal):
    """Nothing goes on the ace `target`."""

    card: Card
    target: Card


@dataclass(frozen=True, slots=True)
class KingOnCard(Refusal):
    """A king goes only to an empty column, never on `target`."""

    card: Card
    target: Card


@dataclass(frozen=True, slots=True)
class OtherSuit(Refusal):
    """`card` is one lower than `target`, but this game builds in one suit only."""

    card: Card
    target: Card
    same_colour: bool


@dataclass(frozen=True, slots=True)
class KingsOnly(Refusal):
    """The empty `column` takes only a king with all that lies on it."""

    card: Card
    column: int


@dataclass(frozen=True, slots=True)
class NoStock(Refusal):
    """No cards are left to deal. `ever` is False in a game that has no stock at all."""

    ever: bool


@dataclass(frozen=True, slots=True)
class EmptyColumns(Refusal):
    """`columns` are empty: put any card there first, then deal."""

    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TooFewCards(Refusal):
    """Only `cards` cards lie in the columns, fewer than the `needed` columns: the gaps can never be filled."""

    columns: tuple[int, ...]
    cards: int
    needed: int


@dataclass(frozen=True, slots=True)
class UnknownCard(Refusal):
    """The action would turn up or deal a card that the position does not name. `column` is where it would lie."""

    column: int


@dataclass(frozen=True, slots=True)
class NothingSelected(Refusal):
    """A target was named, but no cards are picked up."""


@dataclass(frozen=True, slots=True)
class NothingToUndo(Refusal):
    """The game is at its start."""


@dataclass(frozen=True, slots=True)
class NothingToRedo(Refusal):
    """No action has been undone."""


@dataclass(frozen=True, slots=True)
class UndoLimit(Refusal):
    """The policy gives back only the last `limit` actions, and all of them are undone."""

    policy: str
    limit: int


@dataclass(frozen=True, slots=True)
class UndoBarrier(Refusal):
    """The policy never goes back past a deal or a completed run; `barrier` is ``deal`` or ``run``."""

    policy: str
    barrier: str


@dataclass(frozen=True, slots=True)
class UndoForbidden(Refusal):
    """The policy has no undo."""

    policy: str


@dataclass(frozen=True, slots=True)
class NothingFits(Refusal):
    """No column takes the group that starts with `card`; `same_suit_only`: other suits were not asked."""

    card: Card
    same_suit_only: bool


@dataclass(frozen=True, slots=True)
class SendingIsOff(Refusal):
    """Cards are not sent by themselves in this game: name the target."""
