# SPDX-License-Identifier: GPL-3.0-or-later
"""The solver's one door: `solve` a position within a budget.

Standard library only; compiled with mypyc where wheels are built. With a node budget alone the answer is the same on
every machine, in every Python, compiled or not: whole numbers, an own generator, no clock, no order of hashes.

The plan: beams of growing width, each shaken a little otherwise than the one before, and between them the exhaustive
search goes on from where it stopped. A win is nearly always found by one of the first beams; a narrow beam that is
shaken ten times finds more than one ten times as wide, since one wrong tie is outlived by a new throw and not by width.
What is not won after a hundred thousand positions may well be lost: then beams and proof get the same share, and after
each beam a short dive, depth first, the best by the weights of the day.
"""

from __future__ import annotations

import enum
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from spiderqt.advice.solver.beam import Beam
from spiderqt.advice.solver.budget import Budget
from spiderqt.advice.solver.exhaust import Exhaust, cards_in
from spiderqt.advice.solver.nodes import Table
from spiderqt.advice.solver.room import ONE_DECK, Room, can_count
from spiderqt.advice.solver.rules import Rules, action_of, piles_of, unknown_cards
from spiderqt.advice.solver.score import Weights
from spiderqt.engine.actions import Action
from spiderqt.engine.play import Step, apply
from spiderqt.engine.position import Position
from spiderqt.engine.shuffle import SplitMix64

BEAM_BITS: Final = 60
FIRST_WIDTH: Final = 15
AGAIN_WIDTH: Final = 30
LAST_NODES: Final = 100_000
"""A beam of so many nodes is followed by a narrow one: ten throws with a hundred win more than one with a thousand.
Where there is little to do, a beam of these nodes is wide, and there it has to be."""
FAIR_AFTER: Final = 100_000
"""Nodes; most wins need far fewer. From here on beams count room, and the proof gets as much as they do. Deals of days
and grades, which hang on the first 60,000, are left as they are."""
LATE: Final = 500_000
"""Nodes; of what is open still, more is lost than won."""
DIVE: Final = 10_000
"""Nodes of a dive: some games are won by half of them within a tenth of this and by no beam."""
MAX_PILES: Final = 100_000
"""A pool with more columns than this is thrown away after the beam: memory before speed."""


class Verdict(enum.Enum):
    """What is known of a position."""

    WON = "won"
    """It can be won; there is a line."""
    LOST = "lost"
    """Everything that can happen was looked at, and nothing wins."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """An answer: `actions` win where the verdict is WON. `unknown_cards` above 0 is why nothing could be searched."""

    verdict: Verdict
    actions: tuple[Action, ...] = ()
    nodes: int = 0
    seconds: float = 0.0
    unknown_cards: int = 0


def solve(
    position: Position,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Solution:
    """Whether `position` can be won, all cards seen; ends after `nodes`, `seconds`, or when `cancelled()` says so."""
    started = time.perf_counter()
    unknown = unknown_cards(position)
    if unknown:
        return Solution(Verdict.UNKNOWN, unknown_cards=unknown)
    if position.is_won():
        return Solution(Verdict.WON)
    budget = Budget(nodes, seconds, cancelled)
    collects = gc.isenabled()
    gc.disable()  # to look for circles takes a third; only columns are in any, and `Pool.clear` lets them go
    try:
        verdict, codes = Portfolio(Rules(position), piles_of(position), budget).run()
    finally:
        if collects:
            gc.enable()
    actions = tuple([action_of(code) for code in codes])
    if verdict is Verdict.WON and not wins(position, actions):
        raise AssertionError("the referee refuses the solver's line")
    return Solution(verdict, actions, budget.nodes, time.perf_counter() - started)


def wins(position: Position, actions: tuple[Action, ...]) -> bool:
    """Whether the referee lets every action pass and the last one wins."""
    for action in actions:
        step = apply(position, action)
        if not isinstance(step, Step):
            return False
        position = step.after
    return position.is_won()


class Portfolio:
    """Beams and the exhaustive search in turn."""

    def __init__(self, rules: Rules, piles: list[bytes], budget: Budget) -> None:
        self._rules: Rules = rules
        self._piles: list[bytes] = piles
        self._budget: Budget = budget
        self._random: SplitMix64 = SplitMix64(7)
        self._exhaust: Exhaust = Exhaust(rules, piles, Weights())
        cards = cards_in(rules, piles)
        self._counts: bool = can_count(rules, cards)
        # Nobody has ever seen a proof of more come to an end.
        self._may_prove: bool = cards <= ONE_DECK

    def run(self) -> tuple[Verdict, list[int]]:
        """The verdict, and the codes that win where it is WON."""
        table = Table(self._rules, BEAM_BITS)
        room: Room | None = None
        width, care_width, turn = FIRST_WIDTH, AGAIN_WIDTH, 0
        while True:
            before = self._budget.nodes
            hard = self._may_prove and before > FAIR_AFTER
            if hard and room is None and self._counts:
                room = Room(table)
            # Some games are won only by a run that is split for a while, and some sooner without.
            every = hard and turn % 2 == 0
            careful = not self._may_prove and before > FAIR_AFTER and turn % 2 == 0
            # Each of the two kinds of beams gets both kinds of weights.
            kind = turn // 2 + 2 if before > FAIR_AFTER else turn
            weights = self._careful() if careful else self._weights(kind)
            beam = Beam(table, weights, self._budget, room, every=every)
            beam.descend(table.root(self._piles), care_width if careful else width)
            if beam.won is not None:
                return Verdict.WON, beam.won.line()
            cost = self._budget.nodes - before
            if hard:
                dive = Exhaust(self._rules, self._piles, self._weights(kind), self._exhaust)
                dive.go_on(self._budget, DIVE)
                if dive.won is not None:
                    return Verdict.WON, dive.won.line()
                if dive.is_exhausted:
                    return Verdict.LOST, []
            if turn >= 1:
                share = 1000 + 10 * width
                if hard:
                    # What has not been won by now may be lost: as much for the proof, and later twice as much.
                    spent = self._budget.nodes - before
                    share = max(share, spent if before < LATE else 2 * spent)
                self._exhaust.go_on(self._budget, share)
                if self._exhaust.won is not None:
                    return Verdict.WON, self._exhaust.won.line()
                if self._exhaust.is_exhausted:
                    return Verdict.LOST, []
            if self._budget.over:
                return Verdict.UNKNOWN, []
            if len(table.pool) > MAX_PILES:
                table.pool.clear()
                table = Table(self._rules, BEAM_BITS)
                room = None
            if careful:
                most = LAST_NODES * 3 if before > LATE else LAST_NODES
                care_width = AGAIN_WIDTH if cost > most or beam.full else care_width * 2
            else:
                wider = width * 2 if before > FAIR_AFTER else width * 27 // 20
                width = AGAIN_WIDTH if cost > LAST_NODES or beam.full else wider
            turn += 1

    def _careful(self) -> Weights:
        """What wins hard games of two decks: few joins of different suits, hidden cards turned up, little chance."""
        weights = Weights()
        weights.empty = self._choice([0, 256, 512])
        weights.done = self._choice([13, 50])
        weights.run = self._choice([1, 5])
        weights.anchor = self._choice([150, 300])
        weights.off_suit = self._choice([-150, -300, -500])
        weights.hidden = self._choice([50, 100])
        weights.noise = self._choice([50, 150])
        weights.salt = self._random.next() & 0x3FFFFFFF
        return weights

    def _weights(self, turn: int) -> Weights:
        weights = Weights()
        if turn % 2:
            weights.empty = self._choice([150, 512, 800])
            weights.done = self._choice([0, 27, 150])
            weights.run = self._choice([0, 1])
            weights.anchor = self._choice([0, 150, 512])
            weights.off_suit = self._choice([0, -150, -300])
        if turn >= 2:
            weights.hidden = self._choice([0, 0, 150, 400, -100])
            weights.noise = self._choice([150, 300, 600])
            weights.salt = self._random.next() & 0x3FFFFFFF
        return weights

    def _choice(self, values: list[int]) -> int:
        return values[self._random.below(len(values))]
