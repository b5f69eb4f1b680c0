# SPDX-License-Identifier: GPL-3.0-or-later
"""Room for the cards that have to move: positions that are lost for want of it, seen by counting.

Standard library only; compiled with mypyc where wheels are built. Must not know how a search goes.

Once the stock is empty, cards come only onto cards one higher, or into empty columns. So the cards at the end of a
column that follow rank by rank are loose: they can be moved about and back again. What lies below them is not: once
the first of the loose cards, the head, has left the card below it, which does not fit, nothing comes back there. A game
is won only if all heads leave, one after the other, and turn the cards below into loose ones.

At the moment when a head has left, each loose card that is no head lies on a loose card one higher, one each, or on the
floor of a column without a head. So by ranks it can be counted how many floors are needed, whatever the order of the
moves between two heads was: where there are fewer, that head cannot leave now. What has moved is one run, so its end
is bare, and cannot be counted on as a place. A complete run needs no place: its king may leave with it. While there is
a stock, its cards are places for others and need none themselves, which makes it easier than it is.

What is left is a game of heads alone, some hundred positions of it for a hundred thousand of the table's, and where it
cannot be won, the table cannot. In Simple Simon this shortens a proof of 30,000,000 positions to 1,700,000.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.nodes import Node, Table
from spiderqt.advice.solver.piles import KING, Pile, Stretch
from spiderqt.advice.solver.rules import DEAL, GROUP, HIDDEN, TAIL, Rules

LIMIT: Final = 100
LIMIT_AT_DEALS: Final = 2_000
"""Positions of the game of heads that are looked at for one of the table's; without an answer, it may be won. What a
deal leads to is worth more: thousands of others come from it."""
MAX_KNOWN: Final = 300_000
"""Answers that are remembered; past this they are forgotten, for memory: 25 MB."""
ONE_DECK: Final = 52
"""Cards."""
_FACE: Final = 63


class Room:
    """The game of heads, with what is known of it. One for each search; it shares the columns of `table`."""

    def __init__(self, table: Table) -> None:
        self._table: Table = table
        self._groups: bool = table.rules.kind == GROUP
        self._keys: list[int] = [table.pool.draw() for _ in range(_FACE + 1)]
        self._lost: set[int] = set()
        self._open: set[int] = set()
        self._left: int = 0
        self._stock: list[int] = []
        # What the stock holds, by suit and rank, for each number of deals left.
        self._stocks: list[list[int]] = [[0, 0, 0, 0]]
        for row in reversed(table.rules.rows):
            stock = self._stocks[-1].copy()
            for card in row:
                stock[(card & _FACE) >> 4] += 1 << 4 * (card & 15)
            self._stocks.append(stock)

    def lacks(self, node: Node) -> bool:
        """Whether there is too little room to win. False says nothing. Ask only where `can_count`."""
        key = node.stock * self._keys[0]
        first = second = third = fourth = 0
        heads: list[Stretch] = []
        for pile in node.piles:
            stretch = pile.stretch
            if stretch is None:
                stretch = self._look_at(pile)
            key += stretch.key
            first += stretch.counts[0]
            second += stretch.counts[1]
            third += stretch.counts[2]
            fourth += stretch.counts[3]
            if stretch.head >= 0:
                heads.append(stretch)
        if key in self._open:
            return False
        if key in self._lost:
            return True
        if len(self._lost) + len(self._open) > MAX_KNOWN:
            self._lost = set()
            self._open = set()
        self._left = LIMIT_AT_DEALS if node.code == DEAL and not node.stock else LIMIT
        self._stock = self._stocks[node.stock]
        floors = len(node.piles) - len(heads)
        return not self._may_all_leave(heads, floors, [first, second, third, fourth], key)

    def _may_all_leave(self, heads: list[Stretch], floors: int, counts: list[int], key: int) -> bool:
        """Whether the game of heads can be won; also True where the limit was reached."""
        if not heads or key in self._open:
            return True
        if key in self._lost:
            return False
        if self._left <= 0:
            return True
        self._left -= 1
        crowd = _Crowd(heads, counts, self._stock)
        for costs in (0, 1):
            for i in range(len(heads)):
                head = heads[i]
                if crowd.costs(head.head) != costs or not crowd.lets_go(head.head, floors, self._groups):
                    continue
                rest = self._rest(head)
                left = heads.copy()
                if rest.head >= 0:
                    left[i] = rest
                else:
                    left.pop(i)
                more = [counts[suit] + rest.counts[suit] for suit in range(4)]
                floor = 1 if rest.head < 0 else 0
                if self._may_all_leave(left, floors + floor, more, key - head.head_key + rest.key):
                    self._open.add(key)
                    return True
        self._lost.add(key)
        return False

    def _look_at(self, pile: Pile) -> Stretch:
        """Find the loose cards of a column."""
        cards = pile.cards
        counts = [0, 0, 0, 0]
        key = head_key = 0
        head = -1
        at = pile.size
        while at > pile.hidden:
            at -= 1
            card = cards[at] & _FACE
            counts[card >> 4] += 1 << 4 * (card & 15)
            key += self._keys[card]
            if at and (at == pile.hidden or cards[at - 1] & 15 != (card & 15) + 1):
                head = card
                head_key = self._table.pool.get(cards[: at + 1]).key
                break
        stretch = Stretch(counts, head, head_key, key + head_key, cards[:at])
        pile.stretch = stretch
        return stretch

    def _rest(self, stretch: Stretch) -> Stretch:
        """What a column is when its loose cards have left."""
        rest = stretch.rest
        if rest is None:
            below = stretch.below
            end = below[len(below) - 1]
            if end & HIDDEN:
                below = below[: len(below) - 1] + bytes([end & ~HIDDEN])
            pile = self._table.pool.get(below)
            known = pile.stretch
            rest = self._look_at(pile) if known is None else known
            stretch.rest = rest
        return rest


class _Crowd:
    """How many floors the loose cards need. Counts by rank are four bits each of one number, the ace's from bit 4."""

    __slots__ = ("_complete", "_free", "_needed", "_short")

    def __init__(self, heads: list[Stretch], counts: list[int], stock: list[int]) -> None:
        # By suit; without the heads, but for kings, which leave with their runs.
        free = [counts[suit] + stock[suit] for suit in range(4)]
        resting = 0
        for stretch in heads:
            head = stretch.head
            one = 1 << 4 * (head & 15)
            resting += one
            if head & 15 != KING:
                free[head >> 4] -= one
        self._free: list[int] = free
        self._complete: list[int] = [_least(ranks) for ranks in free]
        loose = counts[0] + counts[1] + counts[2] + counts[3]
        # short[r]: cards of rank r that find no card one higher; below 0: places that are left for them.
        short = [-1]
        needed = 0
        here = loose >> 4
        places = loose + stock[0] + stock[1] + stock[2] + stock[3] >> 8
        for rank in range(1, KING + 1):
            lack = (here & 15) - (resting >> 4 * rank & 15) - (places & 15)
            if rank == KING:
                complete = self._complete
                lack -= complete[0] + complete[1] + complete[2] + complete[3]
            if lack > 0:
                needed += lack
            short.append(lack)
            here >>= 4
            places >>= 4
        self._short: list[int] = short
        self._needed: int = needed

    def costs(self, head: int) -> int:
        """Floors that a head takes when it leaves, without its run: 0 or 1."""
        return 1 if self._short[head & 15] >= 0 else 0

    def lets_go(self, head: int, floors: int, groups: bool) -> bool:
        """Whether there is room for a head to leave."""
        rank = head & 15
        if rank == KING and self._complete[head >> 4]:
            return True
        room = floors - self._needed - self.costs(head)
        if room:
            return room > 0
        # Not one floor to spare: then something has to go along to an end on which nothing has to lie.
        free = self._free
        following = free[0] | free[1] | free[2] | free[3] if groups else free[head >> 4]
        while self._short[rank - 1] >= 0:
            rank -= 1
            if not following >> 4 * rank & 15:
                return False
        return True


def _least(ranks: int) -> int:
    """How many complete runs there are in the counts of one suit."""
    least = 15
    for _ in range(KING):
        ranks >>= 4
        count = ranks & 15
        if count < least:
            if not count:
                return 0
            least = count
    return least


def can_count(rules: Rules, cards: int) -> bool:
    """Whether `Room` knows the game and it pays to ask: runs or groups move, runs leave, and there is one deck. With
    two, places are many, and the game of heads is longer than the search that it should shorten."""
    return cards <= ONE_DECK and rules.runs_leave and not rules.singles and rules.kind != TAIL
