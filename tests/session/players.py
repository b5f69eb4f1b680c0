# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the session play with: a clock of their own, a listener, a player at random, and small games."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from spiderqt.engine import refusals as why
from spiderqt.engine.codes import GameCode
from spiderqt.engine.play import Step, legal_actions
from spiderqt.engine.position import Position
from spiderqt.engine.variants import variant
from spiderqt.session.clock import Clock
from spiderqt.session.commands import Arrival, Direction
from spiderqt.session.game import Game
from spiderqt.session.table import Options, Table
from tests.engine.tables import table

DEAL_1 = GameCode(variant("SD", 1), 1)
DEAL_2 = GameCode(variant("SD", 1), 2)
TO_2 = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
# The ace of column 2 completes the last run; or it wanders through empty columns.
NEARLY_WON = table("SD1-S1", "completed: S S S", f"1: {TO_2}", "2: AS")


class Time:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Listener:
    """Everything that a game said, in order."""

    game: Game
    steps: list[tuple[Step, Direction]] = field(default_factory=list)
    tables: list[tuple[Table, Table]] = field(default_factory=list)
    arrivals: list[Arrival] = field(default_factory=list)
    refusals: list[why.Refusal] = field(default_factory=list)
    traps: list[Step] = field(default_factory=list)
    ends: list[Table] = field(default_factory=list)
    order: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game.stepped.connect(self._on_stepped)
        self.game.replaced.connect(self._on_replaced)
        self.game.refused.connect(self._on_refused)
        self.game.trap_found.connect(self._on_trap_found)
        self.game.finished.connect(self._on_finished)

    def _on_stepped(self, step: Step, direction: Direction) -> None:
        self.order.append(f"stepped {direction.value}")
        self.steps.append((step, direction))

    def _on_replaced(self, before: Table, after: Table, arrival: Arrival) -> None:
        self.order.append("replaced")
        self.tables.append((before, after))
        self.arrivals.append(arrival)

    def _on_refused(self, refusal: why.Refusal) -> None:
        self.order.append(f"refused {refusal.name}")
        self.refusals.append(refusal)

    def _on_trap_found(self, step: Step) -> None:
        self.order.append("trap found")
        self.traps.append(step)

    def _on_finished(self, won: Table) -> None:
        self.order.append("finished")
        self.ends.append(won)


def new_game(
    start: GameCode | Position = DEAL_1, options: Options | None = None
) -> tuple[Game, Listener, Time]:
    """A game, one who listens to it, and its time."""
    time = Time()
    game = Game(start, options, clock=Clock(time))
    return game, Listener(game), time


def play_some(game: Game, chance: random.Random, count: int, undoing: float = 0.2) -> None:
    """So many random acts: actions, and a share of undo and redo."""
    for _ in range(count):
        actions = legal_actions(game.position)
        drawn = chance.random()
        if drawn < undoing or not actions:
            game.undo()
        elif drawn < 2 * undoing:
            game.redo()
        else:
            game.play(chance.choice(actions))
