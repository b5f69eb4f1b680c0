# SPDX-License-Identifier: GPL-3.0-or-later
"""How games went over time, as the points of a picture. Standard library only; must not know how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from spiderqt.engine.values import dataclass
from spiderqt.store.statistics import Outcome
from spiderqt.voice.phrases.past import RECENT

MOST_POINTS = 200
"""More points than this no picture shows apart."""


@dataclass(frozen=True, slots=True)
class Course:
    """`rates`: the game's number from 0 and the share of wins in the last `RECENT` up to it, 0 to 1.

    `scores`: the number of a game won, and its score. `games` is how many are over.
    """

    games: int = 0
    rates: tuple[tuple[int, float], ...] = ()
    scores: tuple[tuple[int, float], ...] = ()

    @property
    def least(self) -> float:
        """The lowest score."""
        return min((score for _, score in self.scores), default=0)

    @property
    def most(self) -> float:
        """The highest score."""
        return max((score for _, score in self.scores), default=0)


def course_of(outcomes: Sequence[Outcome]) -> Course:
    """The points of a picture; of very many games every so-manieth, the last one always."""
    rates: list[tuple[int, float]] = []
    scores: list[tuple[int, float]] = []
    recent = 0
    for number, one in enumerate(outcomes):
        recent += one.won_on is not None
        if number >= RECENT:
            recent -= outcomes[number - RECENT].won_on is not None
        rates.append((number, recent / min(number + 1, RECENT)))
        if one.score is not None:
            scores.append((number, one.score))
    return Course(len(outcomes), _thinned(rates), _thinned(scores))


def _thinned(points: list[tuple[int, float]]) -> tuple[tuple[int, float], ...]:
    step = -(-len(points) // MOST_POINTS) or 1
    return tuple(reversed(points[::-1][::step]))
