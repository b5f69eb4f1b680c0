# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals that the solver has won: for "winnable only" and for the deal of the day; docs/daily.md publishes the latter.

Standard library and engine only. Budgets are nodes, never seconds, so that every machine picks the same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

from spiderqt.advice.solver.solve import Solution, Verdict, solve
from spiderqt.engine.actions import Action
from spiderqt.engine.codes import GameCode
from spiderqt.engine.shuffle import DEALS, SplitMix64, random_deal_number
from spiderqt.engine.values import dataclass
from spiderqt.engine.variants import Variant

NODES = 15_000
"""For each deal tried: where this does not win it, another deal is quicker found than a line for this one."""
NODES_OF_THE_DAY = 60_000
"""Generous, so that a stubborn but winnable deal is seldom passed over."""


@dataclass(frozen=True, slots=True)
class Winnable:
    """A deal, and a line that wins it."""

    code: GameCode
    actions: tuple[Action, ...]


def winnable_deal(
    game: Variant,
    number: int | None = None,
    *,
    nodes: int = NODES,
    cancelled: Callable[[], bool] | None = None,
) -> Winnable | None:
    """A deal of `game` that the solver has won: the first from deal `number` on, or one drawn by chance.

    None only when `cancelled()` said so.
    """
    return next(winnable_deals(game, number, nodes=nodes, cancelled=cancelled), None)


def winnable_deals(
    game: Variant,
    number: int | None = None,
    *,
    nodes: int = NODES,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[Winnable]:
    """The same one after another, without end but that `cancelled()` makes."""
    return _won(game, _drawn() if number is None else _from(number), nodes, cancelled)


def deal_of_the_day(
    game: Variant, day: date, *, cancelled: Callable[[], bool] | None = None
) -> Winnable | None:
    """The deal of that day, the same for everyone. None only when `cancelled()` said so."""
    return next(_won(game, numbers_of_the_day(game, day), NODES_OF_THE_DAY, cancelled), None)


def numbers_of_the_day(game: Variant, day: date) -> Iterator[int]:
    """The day's sequence of deal numbers, without end; the first one that is won is the deal of the day."""
    random = SplitMix64(_fnv1a(f"{game} {day.isoformat()}"))
    while True:
        yield random.below(DEALS)


def _fnv1a(text: str) -> int:
    """The 64-bit FNV-1a hash of an ASCII text (Fowler, Noll, Vo), so that near dates have far seeds."""
    value = 0xCBF29CE484222325
    for byte in text.encode("ascii"):
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def _drawn() -> Iterator[int]:
    while True:
        yield random_deal_number()


def _from(number: int) -> Iterator[int]:
    while True:
        yield number % DEALS
        number += 1


def _won(
    game: Variant, numbers: Iterator[int], nodes: int, cancelled: Callable[[], bool] | None
) -> Iterator[Winnable]:
    for number in numbers:
        code = GameCode(game, number)
        solution: Solution = solve(code.position(), nodes=nodes, cancelled=cancelled)
        if solution.verdict is Verdict.WON:
            yield Winnable(code, solution.actions)
        if cancelled is not None and cancelled():
            return
