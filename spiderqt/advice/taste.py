# SPDX-License-Identifier: GPL-3.0-or-later
"""What the numbers of `features` are worth: a chance to win.

Standard library only; compiled with mypyc where wheels are built. Must not know how a search goes.

The worth of a position is the logarithm of the odds to win from it, learned from games that the player played against
itself (see docs/PLAYER.md): a linear function of its numbers, and twelve more numbers between them and it, each a
linear function of them too but never below 0 (a network with one hidden layer). Whole numbers only, so that every
machine agrees. All sums go over columns, and what a column adds is worked out once. Three hidden numbers share one
whole number, `FIELD` bits each, so that one addition does for three.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.features import (
    GAUGES,
    MOST,
    OF_COLUMN,
    OF_TABLE,
    Outlook,
    column_facts,
    gauge_facts,
    rating_of,
)
from spiderqt.advice.rating import Rating
from spiderqt.advice.solver.piles import Pile

FACTS: Final = OF_COLUMN + OF_TABLE
UNITS: Final = 12
FIELD: Final = 20
MASK: Final = (1 << 20) - 1
HALF: Final = 1 << 19
LIFT: Final = HALF | HALF << 20 | HALF << 40
"""Added before the three are taken apart: none is below 0 then."""
UNIT: Final = 12
"""Hidden numbers are counted in 2 ** -12; they stay far below 2 ** 19 of that."""
ONE: Final = 10_000
"""A difference of 1 in the logarithm of the odds."""


class Head:
    """One kind of ending: weights of the facts, of the hidden numbers, what is added to those, and to the sum."""

    __slots__ = ("constant", "facts", "outs", "starts")

    def __init__(self, row: list[int]) -> None:
        if len(row) != FACTS + 1 + 2 * UNITS:
            raise ValueError(f"{len(row)} weights")
        self.facts: list[int] = row[:FACTS]
        self.constant: int = row[FACTS]
        self.starts: list[int] = row[FACTS + 1 : FACTS + 1 + UNITS]
        self.outs: list[int] = row[FACTS + 1 + UNITS :]


class Taste:
    """The weights for one number of deals left, and the cards that nobody has seen.

    `turned` and `calm` are what the table rated last is worth when a card has just turned up (or the game goes on), and
    when a deal comes next.
    """

    __slots__ = ("_before_deal", "_gauges", "_hidden", "_in_play", "calm", "outlook", "turned")

    def __init__(self, turned: Head, calm: Head, hidden: list[list[int]], outlook: Outlook) -> None:
        """`hidden`: for each hidden number the weights of the facts."""
        self._in_play: Head = turned
        self._before_deal: Head = calm
        self.turned: int = 0
        self.calm: int = 0
        self._hidden: list[list[int]] = hidden
        self.outlook: Outlook = outlook
        self._gauges: list[list[Rating]] = []
        at = OF_COLUMN
        for gauge in range(GAUGES):
            rows: list[Rating] = []
            for value in range(MOST[gauge] + 1):
                rating = Rating()
                facts = gauge_facts(gauge, value)
                for i in range(len(facts)):
                    self._add(rating, at + i, facts[i])
                rows.append(rating)
            at += len(gauge_facts(gauge, 0))
            self._gauges.append(rows)

    def rate(self, piles: list[Pile], done: int) -> None:
        """Find out what the table is worth with `done` runs completed."""
        head, other = self._in_play, self._before_deal
        turned, calm = head.constant, other.constant
        first = second = third = fourth = LIFT
        for pile in piles:
            rating = pile.rating
            if rating is None:
                rating = self._rating_of(pile)
            turned += rating.turned
            calm += rating.calm
            first += rating.first
            second += rating.second
            third += rating.third
            fourth += rating.fourth
        values = self.outlook.gauge(piles, done)
        for i in range(GAUGES):
            rows = self._gauges[i]
            value = values[i]
            rating = rows[value] if value < len(rows) else rows[-1]
            turned += rating.turned
            calm += rating.calm
            first += rating.first
            second += rating.second
            third += rating.third
            fourth += rating.fourth
        more_turned = more_calm = 0
        starts, outs, other_starts, other_outs = head.starts, head.outs, other.starts, other.outs
        packed = first
        for unit in range(UNITS):
            if unit == 3:
                packed = second
            elif unit == 6:
                packed = third
            elif unit == 9:
                packed = fourth
            field = (packed & MASK) - HALF
            packed >>= FIELD
            number = field + starts[unit]
            if number > 0:
                more_turned += number * outs[unit]
            number = field + other_starts[unit]
            if number > 0:
                more_calm += number * other_outs[unit]
        self.turned = turned + (more_turned >> UNIT)
        self.calm = calm + (more_calm >> UNIT)

    def _rating_of(self, pile: Pile) -> Rating:
        rating = rating_of(pile)
        facts = column_facts(pile)
        for i in range(OF_COLUMN):
            if facts[i]:
                self._add(rating, i, facts[i])
        pile.rating = rating
        return rating

    def _add(self, rating: Rating, at: int, fact: int) -> None:
        rating.turned += fact * self._in_play.facts[at]
        rating.calm += fact * self._before_deal.facts[at]
        hidden = self._hidden
        rating.first += fact * (hidden[0][at] + (hidden[1][at] << FIELD) + (hidden[2][at] << 2 * FIELD))
        rating.second += fact * (hidden[3][at] + (hidden[4][at] << FIELD) + (hidden[5][at] << 2 * FIELD))
        rating.third += fact * (hidden[6][at] + (hidden[7][at] << FIELD) + (hidden[8][at] << 2 * FIELD))
        rating.fourth += fact * (hidden[9][at] + (hidden[10][at] << FIELD) + (hidden[11][at] << 2 * FIELD))
