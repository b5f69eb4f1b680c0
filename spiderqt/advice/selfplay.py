# SPDX-License-Identifier: GPL-3.0-or-later
"""The automatic player against itself, to learn from: whole deals in the solver's own form, and what was chosen.

Standard library only; compiled with mypyc where wheels are built. Plays as `search.plan` does, by seen cards alone, but
without the referee between actions and now and then otherwise than it thinks best, so that something can be learned.
"""

from __future__ import annotations

import math
from typing import Final

from spiderqt.advice.closure import Closure, Ending
from spiderqt.advice.features import OF_COLUMN, Outlook, column_facts, table_facts
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.nodes import Node, Table
from spiderqt.advice.solver.rules import DEAL, HIDDEN, Rules, piles_of
from spiderqt.advice.solver.solve import BEAM_BITS, Portfolio, Verdict
from spiderqt.advice.taste import ONE, Taste
from spiderqt.advice.weights import Weights
from spiderqt.engine.position import Position
from spiderqt.engine.shuffle import SplitMix64

END_NODES: Final = 8_000
"""For the solver, once every card is known."""
EVEN: Final = 1000.0
"""So much chance that worth does not matter."""


class Choice:
    """An ending that was chosen: whether a deal follows, how many deals were left, its numbers."""

    __slots__ = ("deals", "deals_left", "facts", "worth")

    def __init__(self, facts: list[int], worth: int, deals_left: int, *, deals: bool) -> None:
        self.facts: list[int] = facts
        self.worth: int = worth
        self.deals_left: int = deals_left
        self.deals: bool = deals


class Game:
    """One deal on its way. `choices` so far; `won` once it is, `done` runs are completed."""

    __slots__ = (
        "_dice",
        "_heat",
        "_minds",
        "_node",
        "_odd",
        "_odd_heat",
        "_positions",
        "_seen",
        "_table",
        "_turn",
        "choices",
        "done",
        "won",
    )

    def __init__(
        self,
        position: Position,
        minds: list[Weights],
        positions: int,
        heat: float,
        seed: int,
        odd: int = -1,
        odd_heat: float = 0.0,
    ) -> None:
        """`minds`: the weights by deals left. `heat`: how large the chance is, in the logarithm of the odds.

        Choice number `odd` is drawn evenly from all endings, those before it with `odd_heat`; only what is chosen from
        there on enters `choices`, since what came before did not lead to how the game ends. So positions are met that
        no weights would seek, and are judged by play that is as good as ever.
        """
        rules = Rules(position)
        self._table: Table = Table(rules, BEAM_BITS)
        self._seen: Rules = Rules(position)
        self._node: Node = self._table.root(piles_of(position))
        self._minds: list[Weights] = minds
        self._positions: int = positions
        self._heat: float = heat
        self._dice: SplitMix64 = SplitMix64(seed)
        self._odd: int = odd
        self._odd_heat: float = odd_heat
        self._turn: int = 0
        self.choices: list[Choice] = []
        self.won: bool = False
        self.done: int = 0

    def play(self) -> None:
        """Play until it is won, or nothing helps any more."""
        while self._go_on():
            # A node knows its parents, and a whole game of them need not be kept.
            self._node.parent = None
        self.done = self._table.rules.goal if self.won else self._node.done

    def _go_on(self) -> bool:
        node, rules = self._node, self._seen
        unseen = self._unseen()
        rules.rows = self._table.rules.rows[len(self._table.rules.rows) - node.stock :]
        rules.goal = self._table.rules.goal - node.done
        if not unseen:
            rules.reach = [0]
            budget = Budget(END_NODES, None, None)
            verdict, _ = Portfolio(rules, [pile.cards for pile in node.piles], budget).run()
            self.won = verdict is Verdict.WON
            return False
        mind = self._minds[node.stock]
        rules.reach = [0] * (node.stock + 1)
        outlook = Outlook(unseen)
        closure = Closure(rules, Taste(mind.turned, mind.calm, mind.hidden, outlook), node.done)
        closure.search(
            [_seen(pile.cards, pile.hidden) for pile in node.piles], Budget(self._positions, None, None)
        )
        if closure.winning is not None:
            self.won = True
            return False
        ending = self._choice(closure)
        if ending is None:
            return False
        deals = ending is closure.standing
        if self._turn >= self._odd:
            values = outlook.gauge(ending.node.piles, node.done + ending.node.done)
            facts = [0] * OF_COLUMN
            for pile in ending.node.piles:
                for i, fact in enumerate(column_facts(pile)):
                    facts[i] += fact
            self.choices.append(Choice(facts + table_facts(values), ending.worth, node.stock, deals=deals))
        self._turn += 1
        for code in ending.node.line():
            node = self._table.after(node, code)
        if deals:
            node = self._table.after(node, DEAL)
        self._node = node
        self.won = node.done == self._table.rules.goal
        return not self.won

    def _unseen(self) -> list[int]:
        cards = []
        for pile in self._node.piles:
            for i in range(pile.hidden):
                cards.append(pile.cards[i] & ~HIDDEN)
        rows = self._table.rules.rows
        for row in rows[len(rows) - self._node.stock :]:
            for card in row:
                cards.append(card)
        return cards

    def _choice(self, closure: Closure) -> Ending | None:
        endings = [ending for ending in closure.turnings if ending is not None]
        if closure.standing is not None and self._node.stock:
            endings.append(closure.standing)
        heat = self._heat
        if self._turn <= self._odd:
            heat = EVEN if self._turn == self._odd else self._odd_heat
        best: Ending | None = None
        most = 0.0
        for ending in endings:
            worth = float(ending.worth)
            if heat > 0:
                chance = (self._dice.next() % 0xFFFFFF + 1) / 0x1000000
                worth -= ONE * heat * math.log(-math.log(chance))
            if best is None or worth > most:
                best, most = ending, worth
        return best


def _seen(cards: bytes, hidden: int) -> bytes:
    return bytes([HIDDEN]) * hidden + cards[hidden:]
