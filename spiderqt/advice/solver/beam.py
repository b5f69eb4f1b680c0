# SPDX-License-Identifier: GPL-3.0-or-later
"""The search that wins: many positions side by side, move by move, the best of each level kept.

Standard library only; compiled with mypyc where wheels are built. Must not be asked for proofs.

Why level by level: all positions of one level are the same number of moves away from the root, so their scores can be
compared, and a bad early choice is outlived by its neighbours. Why a cap for each number of deals left: a fresh row
always scores badly, so one cap for all would never deal while anything is left to shuffle about; with one each, the
search keeps good positions of every stage and deals from all of them.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.moves import all_moves, good_moves
from spiderqt.advice.solver.nodes import Node, Table
from spiderqt.advice.solver.room import Room
from spiderqt.advice.solver.rules import DEAL
from spiderqt.advice.solver.score import Weights, rate

MAX_DEPTH: Final = 400
MAX_SEEN: Final = 900_000
"""Positions remembered so that none is looked at twice; past this they are forgotten, for memory: 70 MB."""
MAX_KEPT: Final = 450_000
"""Positions kept in all levels together, as the line may lead through any of them; past this the descent ends: 120 MB.
Both lie far beyond what 60,000 nodes can reach: 324,000 seen was the most that was measured."""


class Beam:
    """One descent. `won` is the winning position once there is one; `full`: memory ended it.

    With `room`, positions that are seen to be lost for want of it take nobody's place; with `every`, all moves that
    matter are tried and not only the promising ones: both for hard games.
    """

    __slots__ = ("_budget", "_every", "_room", "_seen", "_table", "_weights", "full", "won")

    def __init__(
        self, table: Table, weights: Weights, budget: Budget, room: Room | None = None, *, every: bool = False
    ) -> None:
        self._room: Room | None = room
        self._every: bool = every
        self._table: Table = table
        self._weights: Weights = weights
        self._budget: Budget = budget
        self._seen: set[int] = set()
        self.won: Node | None = None
        self.full: bool = False

    def descend(self, root: Node, width: int) -> bool:
        """Search from `root` with `width` positions for each number of deals left; True when won."""
        self._seen.add(root.key)
        level: list[Node] = [root]
        kept = 0
        for _ in range(MAX_DEPTH):
            children: list[Node] = []
            for node in level:
                if not self._budget.spend():
                    return False
                if self._expand(node, children):
                    return True
            if not children:
                return False
            level = self._best(children, width)
            kept += len(level)
            if kept > MAX_KEPT:
                self.full = True
                return False
            if len(self._seen) > MAX_SEEN:
                self._seen = set()
        return False

    def _expand(self, node: Node, children: list[Node]) -> bool:
        table, seen, weights, room = self._table, self._seen, self._weights, self._room
        codes = all_moves(table.rules, node) if self._every else good_moves(table.rules, node)
        for code in codes:
            if code == DEAL:
                child = table.after(node, code)
                if child.key in seen:
                    continue
                seen.add(child.key)
            else:
                key = table.key_after(node, code)
                if key in seen:
                    continue
                seen.add(key)
                child = table.moved(node, code, key)
            if table.is_won(child):
                self.won = child
                return True
            if room is not None and room.lacks(child):
                continue
            child.score = rate(weights, child)
            children.append(child)
        return False

    def _best(self, children: list[Node], width: int) -> list[Node]:
        children.sort(key=_score_of)
        room = [width] * (len(self._table.rules.rows) + 1)
        best: list[Node] = []
        for node in children:
            if room[node.stock]:
                room[node.stock] -= 1
                best.append(node)
        return best


def _score_of(node: Node) -> int:
    return node.score
