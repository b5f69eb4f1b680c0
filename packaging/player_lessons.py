# SPDX-License-Identifier: GPL-3.0-or-later
"""How the automatic player learns: a network with one hidden layer is fitted to games (see docs/PLAYER.md).

Needs NumPy. `fitted` makes the rows that `spiderqt.advice.weights` reads; `train_player` plays the games.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from spiderqt.advice.taste import FACTS, ONE, UNIT, UNITS

KINDS = ("turn", "deal")
MOST_DEALS = 5
GROUPS = len(KINDS) * (MOST_DEALS + 1)
BATCH = 2048
WIDEST = 40.0
"""A hidden number is scaled so that none of the games' is larger: far from the 128 that it may be at most."""

Array = Any
"""Of NumPy; its types are not at hand everywhere."""
Rows = dict[tuple[str, int], list[int]]


@dataclass(slots=True)
class Lessons:
    """Choices of many games: their numbers, their groups (kind and deals left), and what came of them, from 0 to 1."""

    facts: list[Array] = field(default_factory=list)
    groups: list[Array] = field(default_factory=list)
    results: list[Array] = field(default_factory=list)

    def add(self, facts: list[list[int]], groups: list[int], results: list[float]) -> None:
        """Enter one game."""
        if facts:
            self.facts.append(np.array(facts, dtype=np.int16))
            self.groups.append(np.array(groups, dtype=np.int8))
            self.results.append(np.array(results, dtype=np.float32))


def group_of(*, deals: bool, deals_left: int) -> int:
    """The place of a kind and a number of deals left."""
    return int(deals) * (MOST_DEALS + 1) + deals_left


@dataclass(slots=True)
class _Net:
    """Weights, for facts that were brought to mean 0 and spread 1. Each group has its own heads near the common one."""

    hidden: Array
    starts: Array
    outs: Array
    more_outs: Array
    facts: Array
    more_facts: Array
    constants: Array

    def parts(self) -> list[Array]:
        return [getattr(self, name) for name in self.__slots__]


def fitted(
    lessons: Lessons, epochs: int, seed: int, old: Rows, pulls_given: tuple[float, ...] | None = None
) -> tuple[Rows, str]:
    """The rows for all groups that were met, near the `old` ones, and how well they fit games that were kept back."""
    dice = np.random.default_rng(seed)
    facts = np.concatenate(lessons.facts).astype(np.float32)
    groups, results = np.concatenate(lessons.groups), np.concatenate(lessons.results)
    games = np.repeat(np.arange(len(lessons.groups)), [len(g) for g in lessons.groups])
    kept_back = games % 16 == 15
    mean, spread = facts.mean(axis=0), np.maximum(facts.std(axis=0), 0.05)
    even = (facts - mean) / spread
    share = float(np.clip(results.mean(), 0.001, 0.999))
    net = _net_of(old, mean, spread, dice, float(np.log(share / (1 - share))))
    pulls = [pull / len(lessons.groups) for pull in pulls_given or (PULLS if old else PULLS_TO_NOTHING)]
    towards = [part.copy() if old else np.zeros_like(part) for part in net.parts()]
    taught = ~kept_back
    _descend(net, even[taught], groups[taught], results[taught], epochs, dice, pulls, towards)
    losses = []
    for which in (taught, kept_back):
        odds = _odds(net, even[which], groups[which])
        losses.append(float(np.mean(np.logaddexp(0, odds) - results[which] * odds)))
    told = f"{len(results)} choices, loss {losses[0]:.4f}, of games kept back {losses[1]:.4f}"
    return _rows(net, mean, spread, even, groups), told


def _net_of(old: Rows, mean: Array, spread: Array, dice: np.random.Generator, constant: float) -> _Net:
    """The old rows as a net, or one that knows nothing but how many are won, by `constant`. Hidden numbers that do
    nothing yet get weights by chance, which is needed to learn any."""
    net = _Net(
        np.zeros((FACTS, UNITS), np.float32),
        np.zeros((GROUPS, UNITS), np.float32),
        np.zeros(UNITS, np.float32),
        np.zeros((GROUPS, UNITS), np.float32),
        np.zeros(FACTS, np.float32),
        np.zeros((GROUPS, FACTS), np.float32),
        np.full(GROUPS, constant, np.float32),
    )
    for unit in range(UNITS):
        net.hidden[:, unit] = np.array(old.get(("hidden", unit), [0] * FACTS)) / (1 << UNIT)
    shift = mean @ net.hidden
    known = []
    for group in range(GROUPS):
        kind, deals_left = KINDS[group // (MOST_DEALS + 1)], group % (MOST_DEALS + 1)
        there = [left for left in range(MOST_DEALS + 1) if (kind, left) in old]
        if not there:
            continue
        nearest = min(abs(left - deals_left) for left in there)
        left = next(left for left in there if abs(left - deals_left) == nearest)
        row = np.array(old[kind, left], dtype=float)
        net.more_facts[group] = row[:FACTS] / ONE * spread
        net.constants[group] = row[FACTS] / ONE + mean @ row[:FACTS] / ONE
        net.starts[group] = row[FACTS + 1 : FACTS + 1 + UNITS] / (1 << UNIT) + shift
        net.more_outs[group] = row[FACTS + 1 + UNITS :] / ONE
        known.append(group)
    net.hidden *= spread[:, None]
    if known:
        net.facts[:] = net.more_facts[known].mean(axis=0)
        net.outs[:] = net.more_outs[known].mean(axis=0)
        net.more_facts[known] -= net.facts
        net.more_outs[known] -= net.outs
    idle = ~net.hidden.any(axis=0)
    net.hidden[:, idle] = dice.normal(0, 0.1, (FACTS, int(idle.sum())))
    if not known:
        net.outs[:] = dice.normal(0, 0.1, UNITS)
    return net


def _odds(net: _Net, even: Array, groups: Array) -> Array:
    hidden = np.maximum(even @ net.hidden + net.starts[groups], 0)
    odds = (
        (hidden * (net.outs + net.more_outs[groups])).sum(axis=1) + even @ net.facts + net.constants[groups]
    )
    for group in np.unique(groups):
        here = groups == group
        odds[here] += even[here] @ net.more_facts[group]
    return np.asarray(odds)


PULLS = (100.0, 10.0, 100.0, 300.0, 100.0, 300.0, 1.0)
"""Towards the old weights, for each part of the net in turn, and for one game: the groups' own weights more than the
common ones."""
PULLS_TO_NOTHING = (10.0, 0.0, 10.0, 50.0, 10.0, 50.0, 0.0)
"""The same where there are no old weights."""


def _descend(
    net: _Net,
    even: Array,
    groups: Array,
    results: Array,
    epochs: int,
    dice: np.random.Generator,
    pulls: list[float],
    towards: list[Array],
) -> None:
    """Adam (D. Kingma, J. Ba, 2015), each batch of one group, so that its own weights are plain products."""
    first = [np.zeros_like(part) for part in net.parts()]
    second = [np.zeros_like(part) for part in net.parts()]
    members = {group: np.flatnonzero(groups == group) for group in np.unique(groups)}
    total = epochs * sum(-(-len(those) // BATCH) for those in members.values())
    step = 0
    for _ in range(epochs):
        batches = []
        for group, those in members.items():
            shuffled = dice.permutation(those)
            batches += [(group, shuffled[at : at + BATCH]) for at in range(0, len(shuffled), BATCH)]
        for at in dice.permutation(len(batches)):
            group, those = batches[at]
            step += 1
            slopes = _slopes(net, group, even[those], results[those], len(those) / BATCH)
            rate = 0.003 * 0.5 * (1 + np.cos(np.pi * step / total))
            for i, (part, slope) in enumerate(zip(net.parts(), slopes, strict=True)):
                slope = slope + pulls[i] * (part - towards[i])
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope * slope - second[i])
                settled = first[i] / (1 - 0.9**step)
                part -= rate * settled / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)


def _slopes(net: _Net, group: int, even: Array, results: Array, share: float) -> list[Array]:
    before = even @ net.hidden + net.starts[group]
    hidden = np.maximum(before, 0)
    outs = net.outs + net.more_outs[group]
    odds = hidden @ outs + even @ (net.facts + net.more_facts[group]) + net.constants[group]
    rest = (1 / (1 + np.exp(-np.clip(odds, -30, 30))) - results) * (share / len(results))
    back = np.outer(rest, outs) * (before > 0)
    slopes = [np.zeros_like(part) for part in net.parts()]
    slopes[0] = even.T @ back
    slopes[1][group] = back.sum(axis=0)
    slopes[2] = hidden.T @ rest
    slopes[3][group] = slopes[2]
    slopes[4] = even.T @ rest
    slopes[5][group] = slopes[4]
    slopes[6][group] = rest.sum()
    return slopes


def _rows(net: _Net, mean: Array, spread: Array, even: Array, groups: Array) -> Rows:
    """Whole numbers for facts as they are."""
    hidden = net.hidden / spread[:, None]
    shift = mean @ hidden
    widest = np.abs(even @ net.hidden + shift).max(axis=0)
    scale = np.minimum(1.0, WIDEST / np.maximum(widest, 1e-6))
    rows: Rows = {}
    for unit in range(UNITS):
        rows["hidden", unit] = _whole(hidden[:, unit] * scale[unit] * (1 << UNIT))
    for group in sorted(set(groups.tolist())):
        facts = (net.facts + net.more_facts[group]) / spread
        constant = net.constants[group] - mean @ facts
        starts = (net.starts[group] - shift) * scale * (1 << UNIT)
        outs = (net.outs + net.more_outs[group]) / scale
        kind, deals_left = KINDS[group // (MOST_DEALS + 1)], group % (MOST_DEALS + 1)
        rows[kind, deals_left] = [
            *_whole(facts * ONE),
            *_whole(np.array([constant * ONE])),
            *_whole(starts),
            *_whole(outs * ONE),
        ]
    return rows


def _whole(values: Array) -> list[int]:
    return [int(value) for value in np.rint(values)]
