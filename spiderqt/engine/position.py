# SPDX-License-Identifier: GPL-3.0-or-later
"""A position: everything that lies on the table, as one frozen value.

Standard library only. Must not know what is legal (`play`), how it is written (`position_text`), nor scores and
moves (`ledger`): two positions are equal when the same cards lie in the same places.

Columns are counted from 0 here; every text that a person reads counts them from 1.
"""

from __future__ import annotations

from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant

RUN_LENGTH = 13


@dataclass(frozen=True, slots=True)
class Column:
    """One pile: the face-down cards, then the face-up ones that lie on them, each list from back to front."""

    hidden: tuple[Card | None, ...] = ()
    shown: tuple[Card, ...] = ()

    def __len__(self) -> int:
        return len(self.hidden) + len(self.shown)

    @property
    def last(self) -> Card | None:
        """The end card, the one that can be built on; None in an empty column."""
        return self.shown[-1] if self.shown else None

    def run_length(self) -> int:
        """How many cards the run at the end has: one suit, each one rank lower than the one above it."""
        shown = self.shown
        if not shown:
            return 0
        count = 1
        while count < len(shown) and _joins(shown[-count - 1], shown[-count]):
            count += 1
        return count

    def completed_suit(self) -> Suit | None:
        """The suit of the completed run at the end of this column, or None where there is none."""
        if len(self.shown) < RUN_LENGTH or self.shown[-RUN_LENGTH].rank is not Rank.KING:
            return None
        return self.shown[-1].suit if self.run_length() >= RUN_LENGTH else None


def _joins(upper: Card, lower: Card) -> bool:
    return lower.may_follow(upper) and lower.suit is upper.suit


EMPTY = Column()


@dataclass(frozen=True, slots=True)
class Position:
    """The table of one game.

    `stock` is in dealing order: its first card is dealt first, to column 0. `completed` holds the suits of the
    runs that have left, first one first; it stays empty in a game in which runs stay on the table.
    """

    variant: Variant
    columns: tuple[Column, ...]
    stock: tuple[Card | None, ...] = ()
    completed: tuple[Suit, ...] = ()

    @property
    def empty_columns(self) -> tuple[int, ...]:
        """Indices of the columns without cards."""
        return tuple(i for i, column in enumerate(self.columns) if not len(column))

    @property
    def cards_on_table(self) -> int:
        """Cards in the columns; stock and completed runs are not counted."""
        return sum(len(column) for column in self.columns)

    @property
    def hidden_left(self) -> int:
        """Face-down cards in the columns."""
        return sum(len(column.hidden) for column in self.columns)

    @property
    def deals_left(self) -> int:
        """How many times the stock can still be dealt."""
        width = self.variant.deals_onto
        return -(-len(self.stock) // width) if width else 0

    def completed_runs(self) -> tuple[Suit, ...]:
        """Suits of the runs that are complete now: those that left, or, where runs stay, those that lie complete."""
        if self.variant.runs_leave:
            return self.completed
        return tuple(suit for column in self.columns if (suit := column.completed_suit()) is not None)

    def is_won(self) -> bool:
        """All runs gone; or, where runs stay, every column empty or exactly one completed run."""
        if self.variant.runs_leave:
            return len(self.completed) == self.variant.runs
        return not self.stock and all(
            not len(column) or (len(column) == RUN_LENGTH and column.completed_suit() is not None)
            for column in self.columns
        )
