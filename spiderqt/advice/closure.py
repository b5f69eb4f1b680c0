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
from spiderqt.advice.taste import ONE, Taste

KEY_BITS: Final = 60
MAX_DEPTH: Final = 40
"""Moves in one line: more than this to turn one card is never needed."""
DEAL_TURN: Final = 4
"""Every so many positions one is looked at for the sake of the deal, however poor it is for turning cards up."""
MOVE_COSTS: Final = ONE // 20
"""What each move of a line takes from its place in the queue for turning cards up: a line that wins little by many
moves must not keep the search from the others. It makes no difference to what an ending is worth."""


class Ending:
    """A position at which a line may end, and what it is worth."""

    __slots__ = ("node", "worth")

    def __init__(self, node: Node, worth: int) -> None:
        self.node: Node = node
        self.worth: int = worth


class Place:
    """A position that waits: the one before, and the move that leads on. It is made when its turn comes."""

    __slots__ = ("code", "depth", "is_done", "key", "node")

    def __init__(self, node: Node, code: int, key: int, depth: int) -> None:
        self.node: Node = node
        self.code: int = code
        self.key: int = key
        self.depth: int = depth
        self.is_done: bool = False


Queue = list[tuple[int, int, Place]]


class Closure:
    """The search. `turnings` are, for each column, the best line that turns up an unknown card in it, `standing` the
    best one after which a deal is legal (or that just stands, when there is no stock), `winning` one that wins."""

    __slots__ = (
        "_for_deal",
        "_gaps",
        "_order",
        "_seen",
        "_table",
        "_taste",
        "_waiting",
        "done",
        "standing",
        "turnings",
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
        self._gaps: int = 0
        self._waiting: Queue = []
        self._for_deal: Queue = []
        self.done: int = done
        self.turnings: list[Ending | None] = [None] * rules.columns
        self.standing: Ending | None = None
        self.winning: Node | None = None

    def search(self, piles: list[bytes], budget: Budget) -> None:
        """Look at positions that can be reached from these columns, as many as the budget allows."""
        root = self._table.root(piles)
        self._seen.add(root.key)
        self._taste.rate(root.piles, self.done + root.done)
        if self._may_deal(root.piles):
            self.standing = Ending(root, self._taste.calm)
        turn = depth = 0
        node = root
        while budget.spend():
            self._expand(node, depth + 1)
            if self.winning is not None:
                return
            turn += 1
            place = self._next(turn)
            if place is None:
                return
            place.is_done = True
            node, depth = self._table.moved(place.node, place.code, place.key), place.depth

    def let_go(self) -> None:
        """Give back what only a search needs: the memory of it is not then gone through for circles."""
        self._table = Table(self._table.rules, KEY_BITS)
        self._seen = set()
        self._waiting, self._for_deal = [], []

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
        table, piles, taste, seen = self._table, node.piles, self._taste, self._seen
        for code in table_moves(table.rules, node):
            key = table.key_after(node, code)
            if key in seen:
                continue
            seen.add(key)
            source, target, count = code >> 10, (code >> 6) & 15, code & 63
            a, b = piles[source], piles[target]
            cut, grown = table.pool.cut(a, count), table.pool.grow(b, a, count)
            done = node.done + cut.left + grown.left
            if not table.rules.runs_leave:
                done += int(cut.pile.exact) + int(grown.pile.exact) - int(a.exact) - int(b.exact)
            if done == table.rules.goal:
                child = table.moved(node, code, key)
                if table.is_won(child):
                    self.winning = child
                    return
            # The child is rated in its parent's place: most children are never looked at again.
            piles[source], piles[target] = cut.pile, grown.pile
            taste.rate(piles, self.done + done)
            turned = -1
            if _is_turned(cut.pile):
                turned = source
            elif _is_turned(grown.pile):
                turned = target
            may_deal = turned < 0 and self._may_deal(piles)
            piles[source], piles[target] = a, b
            if turned >= 0:
                best = self.turnings[turned]
                if best is None or taste.turned > best.worth:
                    self.turnings[turned] = Ending(table.moved(node, code, key), taste.turned)
                continue
            if may_deal and (self.standing is None or taste.calm > self.standing.worth):
                self.standing = Ending(table.moved(node, code, key), taste.calm)
            if depth < MAX_DEPTH:
                self._wait(Place(node, code, key, depth))

    def _wait(self, place: Place) -> None:
        """Let what was rated last wait."""
        taste = self._taste
        self._order += 1
        heapq.heappush(self._waiting, (MOVE_COSTS * place.depth - taste.turned, self._order, place))
        if place.node.stock:
            heapq.heappush(self._for_deal, (self._gaps * ONE - taste.calm, self._order, place))

    def _may_deal(self, piles: list[Pile]) -> bool:
        """Whether a deal may come now, or need not."""
        gaps = 0
        if self._table.rules.rows and not self._table.rules.gaps_may_be_dealt_on:
            for pile in piles:
                if pile.size == 0:
                    gaps += 1
        self._gaps = gaps
        return gaps == 0

    @property
    def turning(self) -> Ending | None:
        """The best line that turns up an unknown card."""
        best: Ending | None = None
        for ending in self.turnings:
            if ending is not None and (best is None or ending.worth > best.worth):
                best = ending
        return best


def _is_turned(pile: Pile) -> bool:
    """Whether the end card is one that nobody knows."""
    return pile.size > 0 and pile.end & ~HIDDEN == 0
