# SPDX-License-Identifier: GPL-3.0-or-later
"""The search that proves: every position that can be reached, none of them twice.

Standard library only; compiled with mypyc where wheels are built.

Depth first, best looking move first, with a table of all positions met. It can be stopped and gone on with, so that
quick wins are looked for in between. Its keys have 124 bits: among ten million positions, two share a key with a chance
below 10 to the power of -23, so "nothing is left" is a proof. What waits is kept as (position, code) and made into a
position only when its turn comes, since the way down may be hundreds of thousands of moves long.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.deadlock import is_hopeless
from spiderqt.advice.solver.moves import all_moves
from spiderqt.advice.solver.nodes import Node, Table
from spiderqt.advice.solver.room import Room, can_count
from spiderqt.advice.solver.rules import DEAL, TAIL, Rules
from spiderqt.advice.solver.score import Weights, rate

PROOF_BITS: Final = 124
MAX_POSITIONS: Final = 3_200_000
"""Of 75 bytes each, and twice as much for each one that waits, with what it comes from: 240 MB. With beams and what is
known of room beside it, more would pass 500 MB. The search then gives up without an answer."""


class Exhaust:
    """A search that can be gone on with. `won` is the winning position once there is one.

    `room` counts places, None where it does not know the game. A search `like` another one shares its columns and
    what it knows of room: for dives, which look at the best by other weights and are given up soon.
    """

    __slots__ = (
        "_codes",
        "_parents",
        "_seen",
        "_table",
        "_weights",
        "full",
        "room",
        "won",
    )

    def __init__(
        self, rules: Rules, piles: list[bytes], weights: Weights, like: Exhaust | None = None
    ) -> None:
        self._table: Table = Table(rules, PROOF_BITS) if like is None else like._table
        root = self._table.root(piles)
        self._weights: Weights = weights
        self._seen: set[int] = {root.key}
        self._parents: list[Node] = []
        self._codes: list[int] = []
        self.won: Node | None = None
        self.full: bool = False
        self.room: Room | None = None
        if like is not None:
            self.room = like.room
        elif can_count(rules, cards_in(rules, piles)):
            self.room = Room(self._table)
        if not self._is_lost(root):
            self._expand(root)

    @property
    def is_exhausted(self) -> bool:
        """Whether nothing is left to look at: without a win, the position is lost."""
        return not self._codes and self.won is None and not self.full

    def go_on(self, budget: Budget, nodes: int) -> None:
        """Look at up to `nodes` more positions."""
        for _ in range(nodes):
            if not self._codes or self.won is not None:
                return
            if len(self._seen) + 2 * len(self._codes) > MAX_POSITIONS:
                self.full = True
                return
            if not budget.spend():
                return
            code = self._codes.pop()
            self._expand(self._table.after(self._parents.pop(), code))

    def _expand(self, node: Node) -> None:
        table, seen = self._table, self._seen
        children: list[Node] = []
        for code in all_moves(table.rules, node):
            if code == DEAL:
                child = table.after(node, code)
                if child.key in seen:
                    continue
            else:
                key = table.key_after(node, code)
                if key in seen:
                    continue
                child = table.moved(node, code, key)
            if table.is_won(child):
                self.won = child
                return
            if self._is_lost(child):
                continue  # not remembered: to look again is quick, and memory is what ends a proof
            seen.add(child.key)
            child.score = -rate(self._weights, child)
            children.append(child)
        children.sort(key=_worst_first)
        for child in children:
            self._parents.append(node)
            self._codes.append(child.code)

    def _is_lost(self, node: Node) -> bool:
        """Whether a look at the position is enough."""
        rules = self._table.rules
        if rules.kind == TAIL:
            return is_hopeless(rules, node)
        room = self.room
        return room is not None and room.lacks(node)


def cards_in(rules: Rules, piles: list[bytes]) -> int:
    """How many cards are on the table and in the stock."""
    return sum([len(pile) for pile in piles]) + sum([len(row) for row in rules.rows])


def _worst_first(node: Node) -> int:
    return node.score
