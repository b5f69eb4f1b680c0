# SPDX-License-Identifier: GPL-3.0-or-later
"""How near to the end a position looks: lower is better. Whole numbers only, so that every machine agrees.

Standard library only; compiled with mypyc where wheels are built. Must not know moves.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.nodes import Node

ORDERED: Final = -1_000_000
"""Scores near this are positions in which every column is in order: nothing is left but tidying up."""


class Weights:
    """What counts how much. One unit is 1/512 of a run.

    The first figure of merit is ``runs - anchored bases - empty columns``: every loose end has to be joined once, and a
    column whose base can be put on another column's end is as good as joined. It is zero when the game is as good as
    won. The other terms break ties, and restarts shake them.
    """

    __slots__ = ("anchor", "done", "empty", "hidden", "noise", "off_suit", "run", "salt")

    def __init__(self) -> None:
        self.hidden: int = 0
        self.empty: int = 512
        self.done: int = 13
        self.run: int = 1
        self.anchor: int = 512
        self.off_suit: int = 0
        self.noise: int = 0
        self.salt: int = 0


def rate(weights: Weights, node: Node) -> int:
    """The score of a position; lower is better."""
    runs = run = hidden = off_suit = empty = anchored = 0
    offers = 1
    piles = node.piles
    for pile in piles:
        if pile.size:
            runs += pile.runs
            run += pile.run
            hidden += pile.hidden
            off_suit += pile.off_suit
            offers |= pile.offers
        else:
            empty += 1
    for pile in piles:
        if pile.wants & offers:
            anchored += 1
    if runs - anchored - empty <= 0:
        return ORDERED - empty * 20 + node.done
    value = (
        512 * runs
        + weights.hidden * hidden
        - weights.empty * empty
        - weights.done * node.done
        - weights.run * run
        - weights.anchor * anchored
        - weights.off_suit * off_suit
    )
    if weights.noise:
        # A fixed random number for each position: 30 bits times 31 bits stays a small integer when compiled.
        mixed = ((node.key ^ weights.salt) & 0x3FFFFFFF) * 0x3779B97F
        value += (weights.noise * ((mixed >> 40) & 1023)) >> 10
    return value
