# SPDX-License-Identifier: GPL-3.0-or-later
"""Circular waits in Scorpion: positions that are lost whatever is done, seen without a search.

Standard library only; compiled with mypyc where wheels are built. Must not know how a search goes.

In Scorpion each card has one place to go to, the next higher card of its suit. It can go there once
- nothing lies on that card: what lies there has moved away before,
- it is face up: what lies on it has moved away before,
- that card is not among those it would take along: one of those between has moved away before.
Kings wait for an empty column, and so for the base of some column. Suppose that a card that has once moved is in
nobody's way any more. That makes everything easier than it is, so a card that cannot move even then never can; and if
it has to, the position is lost. This catches circles of waiting cards of any length.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.nodes import Node
from spiderqt.advice.solver.piles import KING, Pile
from spiderqt.advice.solver.rules import Rules

CODES: Final = 64
_FACE: Final = 63


class _Waits:
    """Who waits for whom. Cards are their face-up codes; sets of cards are bits of one number."""

    __slots__ = ("bases", "cover", "first", "gap", "hidden", "home", "loose", "one_of", "rules")

    def __init__(self, rules: Rules, node: Node) -> None:
        self.rules: Rules = rules
        self.cover: list[int] = [0] * CODES  # the card that lies directly on this one
        self.one_of: list[int] = [
            0
        ] * CODES  # cards of which one must move first, since the target is in the tail
        self.hidden: list[int] = []
        self.loose: list[int] = []  # cards that lie on the table or in the stock and not where they belong
        self.home: int = 0  # kings at the base of a column
        self.bases: int = 0
        self.gap: bool = False
        for pile in node.piles:
            self._enter(pile)
        for row in rules.rows[len(rules.rows) - node.stock :]:
            for card in row:
                self.loose.append(card)

    def _enter(self, pile: Pile) -> None:
        if pile.size == 0:
            self.gap = True
            return
        cards = pile.cards
        self.bases |= 1 << (cards[0] & _FACE)
        if cards[0] & 15 == KING:
            self.home |= 1 << (cards[0] & _FACE)
        below = 0
        for at in range(pile.size):
            card = cards[at] & _FACE
            if at:
                self.cover[below] = card
            if at < pile.hidden:
                self.hidden.append(card)
            if below != card + 1 or card & 15 == KING:
                self.loose.append(card)
                if card & 15 != KING:
                    self._look_for_own_target(pile, at, card)
            below = card

    def _look_for_own_target(self, pile: Pile, at: int, card: int) -> None:
        between = 0
        cards = pile.cards
        for i in range(at + 1, pile.size):
            between |= 1 << (cards[i] & _FACE)
            if cards[i] & _FACE == card + 1:
                self.one_of[card] = between
                return

    def movers(self) -> int:
        """All cards that could ever move, if a card that has moved were in nobody's way."""
        moved = 0
        gap = self.gap
        hidden = 0
        for card in self.hidden:
            hidden |= 1 << card
        grew = True
        while grew:
            grew = False
            for card in self.loose:
                bit = 1 << card
                if moved & bit:
                    continue
                if hidden & bit and not moved >> self.cover[card] & 1:
                    continue
                if card & 15 == KING:
                    if not gap and not self._leaves(card, moved):
                        continue
                else:
                    above = self.cover[card + 1]
                    if above and not moved >> above & 1:
                        continue
                    if self.one_of[card] and not moved & self.one_of[card]:
                        continue
                moved |= bit
                grew = True
                if self.bases & bit:
                    gap = True
        return moved

    def _leaves(self, king: int, moved: int) -> bool:
        """Where runs leave, a king goes with its run, once the rest of the suit can come."""
        if not self.rules.runs_leave:
            return False
        for card in self.loose:
            if card >> 4 == king >> 4 and card != king and not moved >> card & 1:
                return False
        return True


def is_hopeless(rules: Rules, node: Node) -> bool:
    """Whether some card that has to move never can. False says nothing."""
    waits = _Waits(rules, node)
    moved = waits.movers()
    for card in waits.hidden:
        if not moved >> waits.cover[card] & 1:
            return True
    for card in waits.loose:
        if moved >> card & 1:
            continue
        if card & 15 != KING:
            return True
        if not rules.runs_leave and not waits.home >> card & 1:
            return True
    return False
