# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player looks at: a column or a table of seen cards as a row of whole numbers.

Standard library only; compiled with mypyc where wheels are built. Must not know what a number is worth: that is
learned, and lies in `weights`. A card that is not known is 0, as in the solver's form; where the end card of a column
is one that has just turned up and that nobody has seen, the numbers say what can be expected of it.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.rating import Rating
from spiderqt.advice.solver.piles import KING, Pile

END_AT: Final = 30
BASE_AT: Final = 44
NEXT_AT: Final = 58
OF_COLUMN: Final = 72
"""Numbers of a column. From `END_AT` on one for each rank of the end card (the first: unknown), from `BASE_AT` on for
the first card of the last run, from `NEXT_AT` on for the card above it."""
SHARES: Final = 20
"""Chances are counted in twentieths."""
NO_COLUMN: Final = 9

MOST: Final = (4, 8, 10, 10, 10, SHARES, SHARES, SHARES, SHARES, 7, 10, 44, 4, 10, 10, 60, 4)
"""The largest value of each gauge of a table; see `Outlook.gauge`."""
STEPS: Final = (3, 0, 0, 2, 2, 0, 0, 0, 0, 3, 3, 0, 1, 0, 0, 0, 0)
"""Of each gauge: besides its value, so many numbers that say whether it is at least 1, 2, 3."""
GAUGES: Final = 17
OF_TABLE: Final = 31


def column_facts(pile: Pile) -> list[int]:
    """The numbers of one column. All are 0 for an empty one."""
    facts = [0] * OF_COLUMN
    if pile.size == 0:
        return facts
    cards, hidden = pile.cards, pile.hidden
    seen = pile.size - hidden
    length = pieces = 1
    joined = broken = rising = squares = buried = 0
    for i in range(hidden + 1, pile.size):
        card, above = cards[i], cards[i - 1]
        if card & 15 == KING:
            buried += 1
        if card + 1 == above:
            joined += 1
            length += 1
            continue
        squares += length * length
        length = 1
        pieces += 1
        if (card & 15) + 1 != above & 15:
            broken += 1
            rising += int(card & 15 > above & 15)
    squares += length * length
    facts[0] = hidden
    for i in range(1, min(hidden, 6) + 1):
        facts[i] = 1
    facts[7], facts[8], facts[9], facts[10], facts[11] = joined, pile.off_suit, broken, rising, squares // 8
    king_first = cards[hidden] & 15 == KING
    if hidden:
        facts[12] = joined
        facts[16 + min(pieces, 4)] = 1
        facts[21] = hidden * pieces
        facts[22] = hidden if king_first else 0
        buried += int(king_first)
    elif king_first:
        facts[13], facts[14] = _length_from_king(cards), 1
    else:
        facts[15], facts[16] = 1, pieces
    facts[23] = buried
    facts[24], facts[25] = pile.run, pile.run * pile.run // 8
    facts[26] = seen
    facts[27] = int(broken == 0)
    facts[28] = int(hidden > 0 and broken == 0)
    if pile.end == 0:
        facts[END_AT] = 1
        return facts
    base = pile.size - pile.run
    facts[END_AT + (pile.end & 15)] = 1
    facts[BASE_AT + (cards[base] & 15)] = 1
    if base > hidden:
        above = cards[base - 1]
        facts[NEXT_AT + (above & 15)] = 1
        facts[29] = int(above & 15 == (cards[base] & 15) + 1)
    else:
        facts[NEXT_AT] = 1
    return facts


def _length_from_king(cards: bytes) -> int:
    length = 1
    while length < len(cards) and cards[length] + 1 == cards[length - 1]:
        length += 1
    return length


def rating_of(pile: Pile) -> Rating:
    """What a table is asked of this column; nothing is added up yet."""
    rating = Rating()
    if pile.size == 0:
        return rating
    if pile.hidden:
        rating.hidden = pile.hidden
        rating.left = pile.runs - pile.hidden
    if pile.end == 0:
        return rating
    base = pile.end + pile.run - 1
    rating.ends, rating.bases = 1 << pile.end, 1 << base
    if base & 15 == KING:
        rating.king = int(pile.run < pile.size)
        return rating
    rating.wants, rating.wanted = 1 << (base + 1), 1 << ((base & 15) + 1)
    at = pile.size - pile.run - 1
    if at >= pile.hidden:
        cards = pile.cards
        while at > pile.hidden and cards[at - 1] == cards[at] + 1:
            at -= 1
        if cards[at] & 15 != KING:
            rating.next_wanted = 1 << ((cards[at] & 15) + 1)
    return rating


class Ends:
    """What a set of end cards, or of first cards of last runs, comes to."""

    __slots__ = ("kinds", "ranks", "share", "suited")

    def __init__(self, ranks: int, kinds: int, share: int, suited: int) -> None:
        self.ranks: int = ranks
        self.kinds: int = kinds
        self.share: int = share
        self.suited: int = suited


class Outlook:
    """The cards that nobody has seen: how many there are of each kind, and of each rank."""

    __slots__ = ("_bases", "_ends", "of_kind", "of_rank", "total", "values")

    def __init__(self, cards: list[int]) -> None:
        self.of_kind: list[int] = [0] * 80
        self.of_rank: list[int] = [0] * 17
        self.total: int = len(cards)
        for card in cards:
            self.of_kind[card] += 1
            self.of_rank[card & 15] += 1
        self._ends: dict[int, Ends] = {}
        self._bases: dict[int, Ends] = {}
        self.values: list[int] = [0] * GAUGES

    def gauge(self, piles: list[Pile], done: int) -> list[int]:
        """The gauges of a table whose columns have ratings, with `done` runs completed; the list is used again.

        0 empty columns, 1 runs completed, 2 ranks and 13 kinds of end cards, 3 last runs that fit on one, 4 in their
        suit, 14 that free a run that fits as well; the share of unseen cards 5 that find a place, 6 in their suit, 7
        that give a place to some last run, 8 in its suit; 9 the fewest pieces on hidden cards, 10 columns with hidden
        cards, 11 hidden cards, 12 kings on other cards, 15 and 16 the last two for each empty column.
        """
        empty = closed = hidden = kings = ends = bases = 0
        fewest = NO_COLUMN
        for pile in piles:
            rating = pile.rating
            assert rating is not None
            if pile.size == 0:
                empty += 1
                continue
            ends |= rating.ends
            bases |= rating.bases
            kings += rating.king
            if rating.hidden:
                closed += 1
                hidden += rating.hidden
                if rating.left < fewest:
                    fewest = rating.left
        there = self._ends.get(ends)
        if there is None:
            there = self._ends_of(ends)
        takers = self._bases.get(bases)
        if takers is None:
            takers = self._bases_of(bases)
        fits = suited = freeing = 0
        ranks = there.ranks
        for pile in piles:
            rating = pile.rating
            assert rating is not None
            if rating.wanted & ranks:
                fits += 1
                if rating.next_wanted & ranks:
                    freeing += 1
                if rating.wants & ends:
                    suited += 1
        values = self.values
        values[0], values[1] = empty, done
        values[2], values[13] = _count(ranks >> 2), there.kinds
        values[3], values[4], values[14] = fits, suited, freeing
        values[5], values[6], values[7], values[8] = there.share, there.suited, takers.share, takers.suited
        values[9] = fewest if closed else 0
        values[10], values[11], values[12] = closed, hidden, kings
        values[15], values[16] = empty * hidden, empty * kings
        return values

    def _ends_of(self, ends: int) -> Ends:
        ranks = _ranks(ends)
        share = suited = 0
        for rank in range(1, KING):
            if ranks >> (rank + 1) & 1:
                share += self.of_rank[rank]
            for suit in range(0, 64, 16):
                if ends >> (suit + rank + 1) & 1:
                    suited += self.of_kind[suit + rank]
        found = Ends(ranks, _count(ends), self._share(share), self._share(suited))
        self._ends[ends] = found
        return found

    def _bases_of(self, bases: int) -> Ends:
        ranks = _ranks(bases)
        share = suited = 0
        for rank in range(2, KING + 1):
            if ranks >> (rank - 1) & 1:
                share += self.of_rank[rank]
            for suit in range(0, 64, 16):
                if bases >> (suit + rank - 1) & 1:
                    suited += self.of_kind[suit + rank]
        found = Ends(ranks, _count(bases), self._share(share), self._share(suited))
        self._bases[bases] = found
        return found

    def _share(self, count: int) -> int:
        return count * SHARES // self.total if self.total else 0


def table_facts(values: list[int]) -> list[int]:
    """The numbers that the gauges of a table come to."""
    facts: list[int] = []
    for i in range(GAUGES):
        facts += gauge_facts(i, values[i])
    return facts


def gauge_facts(gauge: int, value: int) -> list[int]:
    """The value, at most what the gauge can show, and its steps."""
    shown = min(value, MOST[gauge])
    return [shown] + [int(shown >= step) for step in range(1, STEPS[gauge] + 1)]


def _ranks(kinds: int) -> int:
    return (kinds | kinds >> 16 | kinds >> 32 | kinds >> 48) & 0x3FFE


def _count(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
