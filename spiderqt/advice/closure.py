# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be reached on the table with the cards that are seen, best looking position first.

Standard library only; compiled with mypyc where wheels are built. Must not know hidden cards: in a view they are not
there (see `knowledge`), and a move that turns one up ends a line, since nobody knows how it goes on.

Why it is good: most of the skill in Spider is to find out how much can be put in order before the next unknown card
has to be turned, and that is a finite puzzle with all its pieces in sight. A search finds the last move of it, where
a rule of thumb sees only the next one. What is unknown is left to a plain estimate of each column.
"""

from __future__ import annotations

import heapq
from typing import Final

from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.moves import table_moves
from spiderqt.advice.solver.nodes import Node, Table
from spiderqt.advice.solver.piles import KING, UNRATED, Pile
from spiderqt.advice.solver.rules import HIDDEN, Rules

KEY_BITS: Final = 60
MAX_DEPTH: Final = 40
"""Moves in one line: more than this to turn one card is never needed."""


class Taste:
    """What a column is worth, in tenths of a point.

    An empty column is worth nearly two turned cards; a column still closed costs a bit more than its hidden cards; a
    join in one suit is good, one of two suits a small and a break in rank a greater burden. `variety` is for each rank
    that the end cards show, aces not counted: the more different ones, the more unknown cards find a place.
    """

    __slots__ = ("broken", "closed", "done", "empty", "hidden", "joined", "king", "off_suit", "variety")

    def __init__(self) -> None:
        self.hidden: int = 120
        self.closed: int = 60
        self.empty: int = 220
        self.joined: int = 60
        self.off_suit: int = 15
        self.broken: int = 70
        self.king: int = 30
        self.done: int = 400
        self.variety: int = 45


def worth_of(taste: Taste, pile: Pile) -> int:
    """What `pile` is worth; looked up after the first time."""
    if pile.worth != UNRATED:
        return pile.worth
    worth = taste.empty
    if pile.size:
        breaks = pile.runs - pile.hidden - 1
        joined = pile.size - pile.hidden - 1 - breaks
        worth = taste.joined * joined - taste.off_suit * pile.off_suit
        worth -= taste.broken * (breaks - pile.off_suit) + taste.hidden * pile.hidden
        if pile.hidden:
            worth -= taste.closed
        elif pile.base & 15 == KING:
            worth += taste.king
    pile.worth = worth
    return worth


def variety_of(node: Node) -> int:
    """How many different ranks above the ace the end cards have."""
    ranks = 0
    for pile in node.piles:
        ranks |= 1 << (pile.end & 15)
    ranks >>= 2
    count = 0
    while ranks:
        ranks &= ranks - 1
        count += 1
    return count


class Ending:
    """A position at which a line may end, and what it is worth."""

    __slots__ = ("node", "worth")

    def __init__(self, node: Node, worth: int) -> None:
        self.node: Node = node
        self.worth: int = worth


class Closure:
    """The search. `turning` is the best line that turns up an unknown card, `standing` the best one after which a deal
    is legal (or that just stands, when there is no stock), `winning` one that wins."""

    __slots__ = ("_order", "_seen", "_table", "_taste", "standing", "turning", "winning")

    def __init__(self, rules: Rules, taste: Taste) -> None:
        # What lies in the stock is unknown, so columns may change places without making another position.
        rules.reach = [0] * len(rules.reach)
        self._table: Table = Table(rules, KEY_BITS)
        self._taste: Taste = taste
        self._seen: set[int] = set()
        self._order: int = 0
        self.turning: Ending | None = None
        self.standing: Ending | None = None
        self.winning: Node | None = None

    def search(self, piles: list[bytes], budget: Budget) -> None:
        """Look at positions that can be reached from these columns, as many as the budget allows."""
        root = self._table.root(piles)
        self._seen.add(root.key)
        root.score = sum([worth_of(self._taste, pile) for pile in root.piles])
        waiting: list[tuple[int, int, int, Node]] = [(-root.score, 0, 0, root)]
        self._note_standing(root)
        while waiting and self.winning is None and budget.spend():
            _, _, depth, node = heapq.heappop(waiting)
            if depth < MAX_DEPTH:
                self._expand(node, depth + 1, waiting)

    def _expand(self, node: Node, depth: int, waiting: list[tuple[int, int, int, Node]]) -> None:
        table = self._table
        for code in table_moves(table.rules, node):
            turns = self._turns_unknown(node, code)
            key = table.key_after(node, code)
            if key in self._seen:
                continue
            self._seen.add(key)
            child = table.moved(node, code, key)
            child.score = self._worth_after(node, child, code)
            if table.is_won(child):
                self.winning = child
                return
            if turns:
                worth = self._worth(child)
                if self.turning is None or worth > self.turning.worth:
                    self.turning = Ending(child, worth)
                continue
            self._note_standing(child)
            self._order += 1
            heapq.heappush(waiting, (-self._worth(child), self._order, depth, child))

    def _turns_unknown(self, node: Node, code: int) -> bool:
        pool = self._table.pool
        source, target, count = code >> 10, (code >> 6) & 15, code & 63
        a, b = node.piles[source], node.piles[target]
        return _is_turned(pool.cut(a, count).pile) or _is_turned(pool.grow(b, a, count).pile)

    def _worth_after(self, node: Node, child: Node, code: int) -> int:
        source, target = code >> 10, (code >> 6) & 15
        taste = self._taste
        return (
            node.score
            + taste.done * (child.done - node.done)
            - worth_of(taste, node.piles[source])
            - worth_of(taste, node.piles[target])
            + worth_of(taste, child.piles[source])
            + worth_of(taste, child.piles[target])
        )

    def _worth(self, node: Node) -> int:
        """A node's score is the sum over its columns; what depends on them together comes on top."""
        return node.score + self._taste.variety * variety_of(node)

    def _note_standing(self, node: Node) -> None:
        if node.stock and not self._table.rules.gaps_may_be_dealt_on:
            for pile in node.piles:
                if pile.size == 0:
                    return
        worth = self._worth(node)
        if self.standing is None or worth > self.standing.worth:
            self.standing = Ending(node, worth)


def _is_turned(pile: Pile) -> bool:
    """Whether the end card is one that nobody knows."""
    return pile.size > 0 and pile.end & ~HIDDEN == 0
