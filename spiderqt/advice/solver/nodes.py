# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of a search, and what a move or a deal makes of them.

Standard library only; compiled with mypyc where wheels are built. Must not know in which order a search goes.
"""

from __future__ import annotations

from spiderqt.advice.solver.piles import Pile, Pool
from spiderqt.advice.solver.rules import DEAL, FOUNDATION, Rules

_PER_DEAL = 0x3779B97F4A7C15


class Node:
    """One position: its columns, how many deals are left, how many runs have left the table since the root.

    `key` is equal for positions that are the same game: columns that no deal reaches any more may change places.
    """

    __slots__ = ("code", "done", "key", "parent", "piles", "score", "stock")

    def __init__(
        self, piles: list[Pile], key: int, stock: int, done: int, parent: Node | None, code: int
    ) -> None:
        self.piles: list[Pile] = piles
        self.key: int = key
        self.stock: int = stock
        self.done: int = done
        self.parent: Node | None = parent
        self.code: int = code
        self.score: int = 0

    def line(self) -> list[int]:
        """The codes that lead here from the root."""
        codes: list[int] = []
        node: Node | None = self
        while node is not None and node.parent is not None:
            codes.append(node.code)
            node = node.parent
        codes.reverse()
        return codes


class Table:
    """The rules at work: makes nodes. One table serves any number of searches of the same position."""

    def __init__(self, rules: Rules, bits: int) -> None:
        self.rules: Rules = rules
        self.pool: Pool = Pool(rules, bits)

    def root(self, piles: list[bytes]) -> Node:
        """The position that the search starts from."""
        columns = [self.pool.get(cards) for cards in piles]
        stock = len(self.rules.rows)
        return Node(columns, self._key(columns, stock), stock, self._standing(columns), None, 0)

    def _standing(self, columns: list[Pile]) -> int:
        """Where runs stay, the columns that are exactly one run; else nothing has left yet."""
        if self.rules.runs_leave or self.rules.singles:
            return 0
        return sum([1 for pile in columns if pile.exact])

    def _key(self, columns: list[Pile], stock: int) -> int:
        key = stock * _PER_DEAL
        reach = self.rules.reach[stock]
        for i in range(len(columns)):
            key += self.pool.key_at(columns[i], i, reach)
        return key

    def is_won(self, node: Node) -> bool:
        """Whether every run is complete; where runs stay, the stock has to be dealt too."""
        return node.done == self.rules.goal and (self.rules.runs_leave or node.stock == 0)

    def key_after(self, node: Node, code: int) -> int:
        """The key of what `code` leads to; cheaper than the node itself."""
        if code == DEAL:
            return self.after(node, code).key
        source, target, count = code >> 10, (code >> 6) & 15, code & 63
        pool = self.pool
        if target == FOUNDATION:
            return self._key_without_end(node, source)
        a, b = node.piles[source], node.piles[target]
        cut, grown = pool.cut(a, count).pile, pool.grow(b, a, count).pile
        reach = self.rules.reach[node.stock]
        if reach == 0:
            return node.key - a.key - b.key + cut.key + grown.key
        return (
            node.key
            - pool.key_at(a, source, reach)
            - pool.key_at(b, target, reach)
            + pool.key_at(cut, source, reach)
            + pool.key_at(grown, target, reach)
        )

    def _key_without_end(self, node: Node, source: int) -> int:
        pile = node.piles[source]
        cut = self.pool.cut(pile, 1).pile
        reach = self.rules.reach[node.stock]
        return node.key - self.pool.key_at(pile, source, reach) + self.pool.key_at(cut, source, reach)

    def after(self, node: Node, code: int) -> Node:
        """The position that `code` leads to."""
        return self._dealt(node) if code == DEAL else self.moved(node, code, self.key_after(node, code))

    def moved(self, node: Node, code: int, key: int) -> Node:
        """The position after a move whose key is known."""
        source, target, count = code >> 10, (code >> 6) & 15, code & 63
        piles = node.piles.copy()
        a = piles[source]
        if target == FOUNDATION:
            piles[source] = self.pool.cut(a, 1).pile
            return Node(piles, key, node.stock, node.done + 1, node, code)
        b = piles[target]
        cut, grown = self.pool.cut(a, count), self.pool.grow(b, a, count)
        piles[source] = cut.pile
        piles[target] = grown.pile
        done = node.done + cut.left + grown.left
        if not self.rules.runs_leave and not self.rules.singles:
            done += int(cut.pile.exact) + int(grown.pile.exact) - int(a.exact) - int(b.exact)
        return Node(piles, key, node.stock, done, node, code)

    def _dealt(self, node: Node) -> Node:
        rows = self.rules.rows
        row = rows[len(rows) - node.stock]
        piles = node.piles.copy()
        done = node.done
        for i in range(len(row)):
            change = self.pool.deal_on(piles[i], row[i])
            piles[i] = change.pile
            done += change.left
        if not self.rules.runs_leave and not self.rules.singles:
            done = self._standing(piles)
        stock = node.stock - 1
        return Node(piles, self._key(piles, stock), stock, done, node, DEAL)
