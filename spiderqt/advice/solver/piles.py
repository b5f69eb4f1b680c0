# SPDX-License-Identifier: GPL-3.0-or-later
"""Columns as shared, never changing values: each one is looked at once, however many positions hold it.

Standard library only; compiled with mypyc where wheels are built. Must not know searches.

Why: a position has seven or ten columns and a move changes two. A search meets the same column in thousands of
positions, so everything about it (its run, its joins, what is left after a cut, what it grows into) is worked out the
first time and looked up afterwards: a move is then two look-ups and two additions to the key.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.rating import Rating
from spiderqt.advice.solver.rules import GROUP, HIDDEN, RUN, TAIL, Rules
from spiderqt.engine.shuffle import SplitMix64

RUN_LENGTH: Final = 13
KING: Final = 13


class Pile:
    """One column. `cards` back to front; the other figures are worked out from them."""

    __slots__ = (
        "base",
        "cards",
        "cuts",
        "end",
        "exact",
        "grown",
        "hidden",
        "key",
        "keys",
        "mask",
        "movable",
        "off_suit",
        "offers",
        "rating",
        "run",
        "runs",
        "runs_in",
        "size",
        "stretch",
        "tails",
        "wants",
    )

    def __init__(self, cards: bytes, kind: int, key: int) -> None:
        self.cards: bytes = cards
        self.size: int = len(cards)
        self.key: int = key
        self.keys: list[int] = []
        self.end: int = cards[-1] if cards else 0
        self.base: int = cards[0] if cards else 0
        self.hidden: int = 0
        while self.hidden < self.size and cards[self.hidden] & HIDDEN:
            self.hidden += 1
        # runs: pieces of the column that hold together; each hidden card is a piece of its own.
        self.runs: int = self.hidden
        self.off_suit: int = 0
        if self.size > self.hidden:
            self.runs += 1
        for i in range(self.hidden + 1, self.size):
            if cards[i] + 1 != cards[i - 1]:
                self.runs += 1
                if (cards[i] & 15) + 1 == cards[i - 1] & 15:
                    self.off_suit += 1
        self.run: int = self._length(suited=True)
        self.runs_in: list[int] = []
        if kind == RUN:
            self.movable: int = self.run
        elif kind == GROUP:
            self.movable = self._length(suited=False)
            self._count_runs()
        else:
            self.movable = self.size - self.hidden
        self.exact: bool = self.size == RUN_LENGTH and self.run == RUN_LENGTH
        # A column whose base may be put on another column's end is as good as ordered; see `score`.
        self.offers: int = 0
        self.wants: int = 0
        if self.size:
            mask = 63 if kind == TAIL else 15
            self.offers = 1 << (self.end & mask)
            # bit 0 is always offered: a king at the base is where it belongs
            self.wants = 1 if self.base & 15 == KING else 1 << ((self.base & mask) + 1)
        # Which cards it holds, one bit each; only a search by the published rules asks, and sets it.
        self.mask: int = 0
        # Its loose cards: for `room`, which finds them when it first asks.
        self.stretch: Stretch | None = None
        # What a search for hints thinks of the column; it is set there, once.
        self.rating: Rating | None = None
        self.cuts: list[Change | None] = []
        self.tails: list[int] = []
        self.grown: dict[int, Change] = {}

    def _length(self, *, suited: bool) -> int:
        """Cards at the end that descend by one, in one suit or in any."""
        cards = self.cards
        at = self.size - 1
        if at < 0:
            return 0
        while at > self.hidden:
            upper, lower = cards[at - 1], cards[at]
            if (upper != lower + 1) if suited else (upper & 15 != (lower & 15) + 1):
                break
            at -= 1
        return self.size - at

    def _count_runs(self) -> None:
        """runs_in[k]: of how many runs the last k cards are made."""
        self.runs_in = [0, 1]
        for k in range(2, self.movable + 1):
            joined = self.cards[self.size - k] == self.cards[self.size - k + 1] + 1
            self.runs_in.append(self.runs_in[k - 1] + (0 if joined else 1))


class Stretch:
    """The loose cards at the end of a column, see `room`; made there.

    `counts` of them by suit and rank; the `head` is the first of them where others lie below it, else -1; `key` is
    equal where the loose cards are, and head and those below, which alone tell `head_key`; `rest` is what comes when
    they have left.
    """

    __slots__ = ("below", "counts", "head", "head_key", "key", "rest")

    def __init__(self, counts: list[int], head: int, head_key: int, key: int, below: bytes) -> None:
        self.counts: list[int] = counts
        self.head: int = head
        self.head_key: int = head_key
        self.key: int = key
        self.below: bytes = below
        self.rest: Stretch | None = None


class Change:
    """What a column becomes, and how many completed runs left it on the way."""

    __slots__ = ("left", "pile")

    def __init__(self, pile: Pile, left: int) -> None:
        self.pile: Pile = pile
        self.left: int = left


class Pool:
    """All columns of one search, each made once.

    Keys are drawn in the order in which columns are met, from a fixed seed: `bits` wide, so that the key of a position
    (a sum of its columns' keys) tells positions apart. Short keys are quick, and a mistake only costs a beam one
    position; a proof uses 124 bits.
    """

    def __init__(self, rules: Rules, bits: int) -> None:
        self._rules: Rules = rules
        self._piles: dict[bytes, Pile] = {}
        self._tails: dict[bytes, int] = {}
        self._bits: int = bits
        self._random: SplitMix64 = SplitMix64(bits)

    def __len__(self) -> int:
        return len(self._piles)

    def clear(self) -> None:
        """Let go of all columns: they know each other in circles, and nobody looks for circles while a search runs."""
        for pile in self._piles.values():
            pile.cuts = []
            pile.grown = {}
        self._piles = {}

    def draw(self) -> int:
        """A new key."""
        if self._bits <= 64:
            return self._random.next() >> (64 - self._bits)
        return (self._random.next() << 64 | self._random.next()) >> (128 - self._bits)

    def get(self, cards: bytes) -> Pile:
        """The one pile with these cards."""
        pile = self._piles.get(cards)
        if pile is None:
            pile = Pile(cards, self._rules.kind, self.draw())
            if self._rules.singles:
                pile.mask = mask_of(cards)
            self._piles[cards] = pile
        return pile

    def key_at(self, pile: Pile, column: int, reach: int) -> int:
        """The part of a position's key that `pile` adds as that column; below `reach` the place counts."""
        if column >= reach:
            return pile.key
        keys = pile.keys
        if not keys:
            keys = [0] * self._rules.columns
            pile.keys = keys
        key = keys[column]
        if key == 0:
            key = self.draw() | 1
            keys[column] = key
        return key

    def cut(self, pile: Pile, count: int) -> Change:
        """What is left when the last `count` cards are taken; a hidden card that comes to the end turns up."""
        if not pile.cuts:
            pile.cuts = [None] * (pile.movable + 1)
        change = pile.cuts[count]
        if change is None:
            change = self._settled(pile.cards[: pile.size - count])
            pile.cuts[count] = change
        return change

    def tail(self, pile: Pile, count: int) -> int:
        """A number for the last `count` cards: equal groups have equal numbers."""
        if not pile.tails:
            pile.tails = [-1] * (pile.movable + 1)
        number = pile.tails[count]
        if number < 0:
            cards = pile.cards[pile.size - count :]
            known = self._tails.get(cards)
            number = len(self._tails) if known is None else known
            self._tails[cards] = number
            pile.tails[count] = number
        return number

    def grow(self, pile: Pile, source: Pile, count: int) -> Change:
        """What `pile` becomes when the last `count` cards of `source` come onto it."""
        number = self.tail(source, count)
        change = pile.grown.get(number)
        if change is None:
            change = self._settled(pile.cards + source.cards[source.size - count :])
            pile.grown[number] = change
        return change

    def deal_on(self, pile: Pile, card: int) -> Change:
        """What `pile` becomes when the stock deals `card` onto it."""
        change = pile.grown.get(-card)
        if change is None:
            change = self._settled(pile.cards + bytes([card]))
            pile.grown[-card] = change
        return change

    def _settled(self, cards: bytes) -> Change:
        """Completed runs leave, then the end card turns up."""
        left = 0
        while self._rules.runs_leave and _ends_complete(cards):
            cards = cards[: len(cards) - RUN_LENGTH]
            left += 1
        if cards and cards[-1] & HIDDEN:
            cards = cards[: len(cards) - 1] + bytes([cards[-1] & ~HIDDEN])
        return Change(self.get(cards), left)


def mask_of(cards: bytes) -> int:
    """One bit for each card, face up or down."""
    mask = 0
    for card in cards:
        mask |= 1 << (card & ~HIDDEN)
    return mask


def _ends_complete(cards: bytes) -> bool:
    size = len(cards)
    if size < RUN_LENGTH or cards[-1] & 15 != 1:
        return False
    ace = cards[-1]
    for i in range(1, RUN_LENGTH):
        if cards[size - 1 - i] != ace + i:
            return False
    return True
