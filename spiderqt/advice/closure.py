# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be reached on the table with the cards that are seen, best looking position first.

Standard library only; compiled with mypyc where wheels are built. Must not know hidden cards: in a view they are not
there (see `knowledge`), and a move that turns one up ends a line, since nobody knows how it goes on.

Why it is good: most of the skill in Spider is to find out how much can be put in order before the next unknown card
has to be turned, and that is a finite puzzle with all its pieces in sight. A search finds the last move of it, where
a rule of thumb sees only the next one. What is unknown is left to a learned estimate, see `taste`.
"""

from __future__ import annotations

import heapq
from typing import Final

from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.moves import table_moves
from spiderqt.advice.solver.nodes import Node, Table
from spiderqt.advice.solver.piles import Pile
from spiderqt.advice.solver.rules import HIDDEN, Rules
from spiderqt.advice.taste import ONE, Taste, Worth

KEY_BITS: Final = 60
MAX_DEPTH: Final = 40
"""Moves in one line: more than this to turn one card is never needed."""
DEAL_TURN: Final = 4
"""Every so many positions one is looked at for the sake of the deal, however poor it is for turning cards up."""


class Ending:
    """A position at which a line may end, and what it is worth."""

    __slots__ = ("node", "worth")

    def __init__(self, node: Node, worth: int) -> None:
        self.node: Node = node
        self.worth: int = worth


class Place:
    """A position that waits to be looked at."""

    __slots__ = ("depth", "is_done", "node")

    def __init__(self, node: Node, depth: int) -> None:
        self.node: Node = node
        self.depth: int = depth
        self.is_done: bool = False


Queue = list[tuple[int, int, Place]]


class Closure:
    """The search. `turning` is the best line that turns up an unknown card, `standing` the best one after which a deal
    is legal (or that just stands, when there is no stock), `winning` one that wins."""

    __slots__ = (
        "_for_deal",
        "_order",
        "_seen",
        "_table",
        "_taste",
        "_waiting",
        "done",
        "standing",
        "turning",
        "winning",
    )

    def __init__(self, rules: Rules, taste: Taste, done: int) -> None:
        """`done`: runs completed before."""
        # What lies in the stock is unknown, so columns may change places without making another position.
        rules.reach = [0] * len(rules.reach)
        self._table: Table = Table(rules, KEY_BITS)
        self._taste: Taste = taste
        self._seen: set[int] = set()
        self._order: int = 0
        self._waiting: Queue = []
        self._for_deal: Queue = []
        self.done: int = done
        self.turning: Ending | None = None
        self.standing: Ending | None = None
        self.winning: Node | None = None

    def search(self, piles: list[bytes], budget: Budget) -> None:
        """Look at positions that can be reached from these columns, as many as the budget allows."""
        root = self._table.root(piles)
        self._seen.add(root.key)
        self._note_standing(root, self._worth(root), 0)
        turn = 0
        while self.winning is None:
            turn += 1
            place = self._next(turn)
            if place is None or not budget.spend():
                return
            place.is_done = True
            self._expand(place.node, place.depth + 1)

    def _next(self, turn: int) -> Place | None:
        """The best place that waits, for turning cards up or, every so often, for the deal."""
        first, second = self._waiting, self._for_deal
        if second and turn % DEAL_TURN == 0:
            first, second = second, first
        for queue in (first, second):
            while queue:
                place = heapq.heappop(queue)[2]
                if not place.is_done:
                    return place
        return None

    def _expand(self, node: Node, depth: int) -> None:
        table = self._table
        for code in table_moves(table.rules, node):
            key = table.key_after(node, code)
            if key in self._seen:
                continue
            self._seen.add(key)
            child = table.moved(node, code, key)
            if table.is_won(child):
                self.winning = child
                return
            worth = self._worth(child)
            if _is_turned(child.piles[code >> 10]) or _is_turned(child.piles[(code >> 6) & 15]):
                if self.turning is None or worth.turned > self.turning.worth:
                    self.turning = Ending(child, worth.turned)
                continue
            self._note_standing(child, worth, depth)

    def _worth(self, node: Node) -> Worth:
        return self._taste.worth(node.piles, self.done + node.done)

    def _note_standing(self, node: Node, worth: Worth, depth: int) -> None:
        """Let `node` wait, and see whether a deal may come now."""
        gaps = 0
        if node.stock and not self._table.rules.gaps_may_be_dealt_on:
            for pile in node.piles:
                gaps += int(pile.size == 0)
        if gaps == 0 and (self.standing is None or worth.calm > self.standing.worth):
            self.standing = Ending(node, worth.calm)
        if depth >= MAX_DEPTH:
            return
        self._order += 1
        place = Place(node, depth)
        heapq.heappush(self._waiting, (-worth.turned, self._order, place))
        if node.stock:
            heapq.heappush(self._for_deal, (gaps * ONE - worth.calm, self._order, place))


def _is_turned(pile: Pile) -> bool:
    """Whether the end card is one that nobody knows."""
    return pile.size > 0 and pile.end & ~HIDDEN == 0
