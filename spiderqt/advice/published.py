# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules by which others published how often these games can be won, for comparisons only: nobody plays by them.

Standard library and engine only. Must not be known to the referee.

C. Blake and I. P. Gent ("The Winnability of Klondike Solitaire and Many Other Patience Games", JAIR 85, article 21)
give 97.450 % for Simple Simon and 99.620 % for Spiderette. Their program plays both with single cards to the
foundations, from the ace up, and deals over gaps; whole runs do not leave by themselves. Everything else is as with us:
any suit is built on, runs move, any run fills a gap. A card on a foundation stays there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.rules import DEAL, FOUNDATION, Rules, action_of, piles_of, unknown_cards
from spiderqt.advice.solver.solve import Portfolio, Verdict
from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.position import Position
from spiderqt.engine.variants import Variant


@dataclass(frozen=True, slots=True)
class Lift:
    """The end card of a column onto its foundation; columns counted from 0."""

    column: int

    def __str__(self) -> str:
        """Columns counted from 1: ``3 f``."""
        return f"{self.column + 1} f"


Line = tuple[Action | Lift, ...]


@dataclass(frozen=True, slots=True)
class PublishedSolution:
    """An answer by the published rules; `line` wins where the verdict is WON."""

    verdict: Verdict
    line: Line = ()
    nodes: int = 0
    seconds: float = 0.0


def is_published(game: Variant) -> bool:
    """Whether the published rules are known for `game`: Simple Simon and Spiderette with four suits."""
    return game.family in ("SS", "SD") and game.suits == 4


def solve_published(
    position: Position,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> PublishedSolution:
    """Whether `position` can be won by the published rules; like `solve`."""
    if not is_published(position.variant) or unknown_cards(position):
        raise ValueError("the published rules are for Simple Simon and Spiderette, all cards known")
    started = time.perf_counter()
    budget = Budget(nodes, seconds, cancelled)
    verdict, codes = Portfolio(Rules(position, published=True), piles_of(position), budget).run()
    line = tuple(_act(code) for code in codes)
    if verdict is Verdict.WON and not wins_published(position, line):
        raise AssertionError("the published rules refuse the solver's line")
    return PublishedSolution(verdict, line, budget.nodes, time.perf_counter() - started)


def _act(code: int) -> Action | Lift:
    if code != DEAL and code // 64 % 16 == FOUNDATION:
        return Lift(code // 1024)
    return action_of(code)


def wins_published(position: Position, line: Iterable[Action | Lift]) -> bool:
    """Whether every act of `line` is legal by the published rules and the last one leaves no card."""
    board = Board(position)
    return all(board.carry_out(act) for act in line) and board.is_won()


class Board:
    """A table by the published rules, written apart from the solver: plain lists of cards, and every rule where it is
    used. `foundations` holds the rank of the top card of each suit, 0 for none."""

    def __init__(self, position: Position) -> None:
        self.hidden = [list(column.hidden) for column in position.columns]
        self.shown = [list(column.shown) for column in position.columns]
        self.stock = list(position.stock)
        self.foundations = {suit: 13 if suit in position.completed else 0 for suit in Suit}
        self._width = position.variant.deals_onto

    def carry_out(self, act: Action | Lift) -> bool:
        """Do it, and turn up what it uncovered; False, and nothing is done, where it is illegal."""
        match act:
            case Deal():
                is_legal = self._deal()
            case Lift(column):
                is_legal = self._lift(self.shown[column])
            case Move():
                is_legal = act.source != act.target and _move(
                    self.shown[act.source], act.count, self.shown[act.target]
                )
        for below, above in zip(self.hidden, self.shown, strict=True):
            if below and not above and (turned := below.pop()) is not None:
                above.append(turned)
        return is_legal

    def is_won(self) -> bool:
        """Whether every card is on its foundation."""
        return set(self.foundations.values()) == {13}

    def _deal(self) -> bool:
        row, self.stock = self.stock[: self._width], self.stock[self._width :]
        for card, pile in zip(row, self.shown, strict=False):
            if card is not None:
                pile.append(card)
        return bool(row)

    def _lift(self, pile: list[Card]) -> bool:
        if not pile or pile[-1].rank != self.foundations[pile[-1].suit] + 1:
            return False
        card = pile.pop()
        self.foundations[card.suit] = int(card.rank)
        return True


def _move(source: list[Card], count: int, target: list[Card]) -> bool:
    if not 0 < count <= len(source):
        return False
    taken = source[len(source) - count :]
    if any(b.suit is not a.suit or b.rank != a.rank - 1 for a, b in pairwise(taken)):
        return False
    if target and target[-1].rank != taken[0].rank + 1:
        return False
    del source[len(source) - count :]
    target += taken
    return True
