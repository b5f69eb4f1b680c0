# SPDX-License-Identifier: GPL-3.0-or-later
"""What the automatic player remembers while it is taught: rounds of games, and the nets fitted to them.

Needs NumPy. See docs/PLAYER.md for why a mean of nets is what plays: each net thinks too well of other positions that
were never met, and the search finds just those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from player_lessons import KINDS, MOST_DEALS, Array, Lessons, Rows, fitted

from spiderqt.advice.taste import FACTS, ONE, UNIT, UNITS

PULLS_TO_A_MEAN = (1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0)
"""What a mean of nets is worth has no chance in it, so little has to be held back."""


@dataclass(frozen=True, slots=True)
class Played:
    """The choices of one game, and how it ended, from 0 to 1."""

    facts: Array
    groups: Array
    result: float


@dataclass(slots=True)
class Memory:
    """Rounds of games, the newest last."""

    rounds: list[list[Played]] = field(default_factory=list)

    def add(self, facts: list[list[int]], groups: list[int], result: float) -> None:
        """Enter a game of the newest round."""
        if facts:
            played = Played(np.array(facts, dtype=np.int16), np.array(groups, dtype=np.int8), result)
            self.rounds[-1].append(played)

    def lessons(
        self, dice: np.random.Generator, share: float, keep: float, trust: float, rows: Rows
    ) -> Lessons:
        """A `share` of the newest games, drawn by chance, and of each older round `keep` times that of the next.

        Each choice is worth how the game ended and, by `trust`, what `rows` think of the next one.
        """
        lessons = Lessons()
        for age, games in enumerate(reversed(self.rounds)):
            for played in games:
                if dice.random() < share * keep**age:
                    lessons.facts.append(played.facts)
                    lessons.groups.append(played.groups)
                    results = results_of(played, trust, rows)
                    lessons.results.append(results.astype(np.float32))
        return lessons


def results_of(played: Played, trust: float, rows: Rows) -> Array:
    """What each choice of a game is taught to be worth."""
    results = np.full(len(played.groups), played.result)
    if trust:
        odds = np.clip(odds_of(rows, played.facts, played.groups), -30, 30)
        chances = 1 / (1 + np.exp(-odds))
        for i in range(len(results) - 1, 0, -1):
            results[i - 1] = results[i] + trust * (chances[i] - results[i])
    return results


def odds_of(rows: Rows, facts: Array, groups: Array) -> Array:
    """The logarithm of the odds that `rows` give to each choice."""
    hidden = np.array([rows["hidden", unit] for unit in range(UNITS)]) / (1 << UNIT)
    numbers = facts @ hidden.T
    odds = np.zeros(len(facts))
    for group in np.unique(groups):
        row, here = np.array(_row_of(rows, int(group)), dtype=float), groups == group
        starts, outs = row[FACTS + 1 : FACTS + 1 + UNITS] / (1 << UNIT), row[FACTS + 1 + UNITS :]
        odds[here] = facts[here] @ row[:FACTS] + row[FACTS] + np.maximum(numbers[here] + starts, 0) @ outs
    return odds / ONE


def _row_of(rows: Rows, group: int) -> list[int]:
    """That of the group or, where there is none, of the nearest one with fewer deals left."""
    kind, deals_left = KINDS[group // (MOST_DEALS + 1)], group % (MOST_DEALS + 1)
    while (kind, deals_left) not in rows:
        if deals_left:
            deals_left -= 1
        elif kind == "deal":
            kind, deals_left = "turn", group % (MOST_DEALS + 1)
        else:
            raise KeyError(group)
    return rows[kind, deals_left]


def mean_of(pool: Sequence[Rows], rounds: Sequence[Sequence[Played]], epochs: int, seed: int) -> Rows:
    """One net that gives to the choices of `rounds` nearly the mean of the odds that all of the `pool` give."""
    lessons = Lessons()
    for games in rounds:
        for played in games:
            lessons.facts.append(played.facts)
            lessons.groups.append(played.groups)
    facts, groups = np.concatenate(lessons.facts), np.concatenate(lessons.groups)
    odds = np.mean([odds_of(rows, facts, groups) for rows in pool], axis=0)
    # A fit cares little for odds far from even, so they are moved there, group by group, and moved back.
    middles = {int(group): float(odds[groups == group].mean()) for group in np.unique(groups)}
    even = odds - np.array([middles[group] for group in groups.tolist()])
    chances = (1 / (1 + np.exp(-np.clip(even, -30, 30)))).astype(np.float32)
    lessons.results = np.split(chances, np.cumsum([len(those) for those in lessons.groups])[:-1])
    rows, _ = fitted(lessons, epochs, seed, {}, PULLS_TO_A_MEAN)
    for group, middle in middles.items():
        row = rows[KINDS[group // (MOST_DEALS + 1)], group % (MOST_DEALS + 1)]
        row[FACTS] += round(middle * ONE)
    return rows
