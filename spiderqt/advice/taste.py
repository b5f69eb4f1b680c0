# SPDX-License-Identifier: GPL-3.0-or-later
"""What the numbers of `features` are worth: a chance to win, as a sum.

Standard library only; compiled with mypyc where wheels are built. Must not know how a search goes.

The worth of a position is the logarithm of the odds to win from it, as a linear function of its numbers, learned from
games that the player played against itself (see docs/PLAYER.md). Whole numbers only, so that every machine agrees.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.features import OF_COLUMN, OF_TABLE, THOUSAND, Outlook, column_facts, table_facts
from spiderqt.advice.solver.piles import UNRATED, Pile

RUN: Final = 13
SQUARES: Final = (6, 17)
"""Numbers of a column that are squares of lengths: in runs."""
THOUSANDTHS: Final = (8, 9, 10, 11, 18)
"""Numbers of the table that are thousandths."""
ONE: Final = 10_000 * RUN * THOUSAND
"""A difference of 1 in the logarithm of the odds; weights in a table are ten-thousandths of it."""


class Weights:
    """One row of the table for one kind of ending."""

    __slots__ = ("of_column", "of_table")

    def __init__(self, row: list[int]) -> None:
        if len(row) != OF_COLUMN + OF_TABLE:
            raise ValueError(f"{len(row)} weights")
        self.of_column: list[int] = [weight * RUN * THOUSAND for weight in row[:OF_COLUMN]]
        self.of_table: list[int] = [weight * RUN * THOUSAND for weight in row[OF_COLUMN:]]
        for i in SQUARES:
            self.of_column[i] = row[i] * THOUSAND
        for i in THOUSANDTHS:
            self.of_table[i] = row[OF_COLUMN + i] * RUN


class Worth:
    """What a position is worth when a card has just turned up (or the game goes on), and when a deal comes next."""

    __slots__ = ("calm", "turned")

    def __init__(self, turned: int, calm: int) -> None:
        self.turned: int = turned
        self.calm: int = calm


class Taste:
    """Both rows of weights for one number of deals left, and the cards that nobody has seen."""

    __slots__ = ("_calm", "_outlook", "_turned")

    def __init__(self, turned: Weights, calm: Weights, outlook: Outlook) -> None:
        self._turned: Weights = turned
        self._calm: Weights = calm
        self._outlook: Outlook = outlook

    def worth(self, piles: list[Pile], done: int) -> Worth:
        """What the table is worth with `done` runs completed."""
        turned = calm = 0
        for pile in piles:
            if pile.worth == UNRATED:
                self._rate(pile)
            turned += pile.worth
            calm += pile.calm
        facts = table_facts(piles, done, self._outlook)
        of_turned, of_calm = self._turned.of_table, self._calm.of_table
        for i in range(OF_TABLE):
            fact = facts[i]
            if fact:
                turned += fact * of_turned[i]
                calm += fact * of_calm[i]
        return Worth(turned, calm)

    def _rate(self, pile: Pile) -> None:
        facts = column_facts(pile)
        turned = calm = 0
        of_turned, of_calm = self._turned.of_column, self._calm.of_column
        for i in range(OF_COLUMN):
            fact = facts[i]
            if fact:
                turned += fact * of_turned[i]
                calm += fact * of_calm[i]
        pile.worth, pile.calm = turned, calm
