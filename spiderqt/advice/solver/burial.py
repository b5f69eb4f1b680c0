# SPDX-License-Identifier: GPL-3.0-or-later
"""Buried cards where runs or groups move: positions that are lost whatever is done, seen without a search.

Standard library only; compiled with mypyc where wheels are built. Must not know how a search goes.

Suppose that a card that has once been lifted off what it lies on is in nobody's way any more, wherever it was put, that
a gap that once was is never filled, and that the cards of the stock lie about, to be taken and to be put on. That makes
everything easier than it is. Even then a card can be lifted for the first time only if

- what lies on it was lifted before, or lies on it in sequence and can be lifted itself: it goes along,
- it is face up: what lies on it was lifted before,
- there is a place for it: a gap, or a card one higher on which nothing lies that was not lifted before;

or if it leaves with its run: then each lower card of the suit, one of each, was lifted onto the next higher one, or
has lain there from the start. What can be lifted grows by these rules until nothing can be added. In a won game every
hidden card was turned up, and every card but the kings came onto the next higher card of its suit at a moment when
nothing lay on that one. Where this cannot be, even so, the position is lost.

A hard deal of Spiderette ends in such positions by the thousand, after the last cards of the stock: three of four roots
there are buried, and a proof that took 1,560,000 positions takes 500,000.
"""

from __future__ import annotations

from typing import Final

from spiderqt.advice.solver.nodes import Node
from spiderqt.advice.solver.piles import KING, Pile
from spiderqt.advice.solver.rules import GROUP, TAIL, Rules

_FACE: Final = 63
_RANK: Final = 0x0001000100010001
"""Shifted by a rank: the bits of the faces of that rank in all suits."""
_BELOW_KING: Final = 0xFFF


class _Burial:
    """What can be lifted. Faces (``suit * 16 + rank``) are bits, since one of several equal cards is enough to be put
    on; and in each column the places from back to front are bits."""

    __slots__ = ("exposed", "gap", "group", "lifted", "loose", "piles", "ready", "top", "wanted")

    def __init__(self, rules: Rules, node: Node) -> None:
        self.group: bool = rules.kind == GROUP
        self.piles: list[Pile] = []
        self.lifted: list[int] = []
        self.top: list[int] = []  # the last place of each column that was not lifted
        self.loose: list[int] = []  # faces of the stock that were not lifted
        self.exposed: int = 0  # faces on one of which nothing lies that was not lifted
        self.ready: int = 0  # faces of which one was lifted, or lay on the next higher one from the start
        self.wanted: int = 0  # faces that cards of the stock have to come onto
        self.gap: bool = False
        for pile in node.piles:
            if pile.size == 0:
                self.gap = True
                continue
            if pile.needs < 0:
                _look_at(pile)
            self.piles.append(pile)
            self.lifted.append(0)
            self.top.append(pile.size - 1)
            self.exposed |= 1 << (pile.end & _FACE)
            self.ready |= pile.joined
        for row in rules.rows[len(rules.rows) - node.stock :]:
            for card in row:
                self.loose.append(card & _FACE)
                self.exposed |= 1 << (card & _FACE)
                if card & 15 != KING:
                    self.wanted |= 1 << ((card & _FACE) + 1)

    def grow(self) -> None:
        """Lift whatever can be lifted."""
        grew = True
        while grew:
            grew = False
            for column in range(len(self.piles)):
                if self.top[column] >= 0 and self._dig(column):
                    grew = True
            if self.loose and self._take_loose():
                grew = True
            if not grew:
                grew = self._let_runs_leave()

    def _has_place(self, face: int) -> bool:
        return self.gap or self.exposed & (_RANK << ((face & 15) + 1)) != 0

    def _dig(self, column: int) -> bool:
        """Go down from the last card that was not lifted, as far as cards can be."""
        pile = self.piles[column]
        cards = pile.cards
        lifted = self.lifted[column]
        before = lifted
        at = self.top[column]
        while at >= 0:
            if not lifted >> at & 1:
                face = cards[at] & _FACE
                if self._has_place(face):
                    lifted |= 1 << at
                    self.ready |= 1 << face
                    if at:
                        self.exposed |= 1 << (cards[at - 1] & _FACE)
                    else:
                        self.gap = True
                elif at <= pile.hidden or not self._goes_along(cards[at - 1], cards[at]):
                    break
            at -= 1
        self.lifted[column] = lifted
        at = self.top[column]
        while at >= 0 and lifted >> at & 1:
            at -= 1
        self.top[column] = at
        return lifted != before

    def _goes_along(self, upper: int, lower: int) -> bool:
        return upper == lower + 1 or (self.group and upper & 15 == (lower & 15) + 1)

    def _take_loose(self) -> bool:
        still: list[int] = []
        for face in self.loose:
            if self._has_place(face):
                self.ready |= 1 << face
            else:
                still.append(face)
        grew = len(still) < len(self.loose)
        self.loose = still
        return grew

    def _let_runs_leave(self) -> bool:
        """Lift the cards of each suit of which a run can be completed; False where that lifts none."""
        grew = False
        for suit in range(4):
            if self.ready >> (suit * 16 + 1) & _BELOW_KING != _BELOW_KING:
                continue
            for column in range(len(self.piles)):
                cards = self.piles[column].cards
                for at in range(len(cards)):
                    if (cards[at] & _FACE) >> 4 != suit or self.lifted[column] >> at & 1:
                        continue
                    self.lifted[column] |= 1 << at
                    grew = True
                    if at:
                        self.exposed |= 1 << (cards[at - 1] & _FACE)
                    else:
                        self.gap = True
            self.loose = [face for face in self.loose if face >> 4 != suit]
        return grew

    def is_lost(self) -> bool:
        """Whether some card never turns up, or never comes where it has to."""
        if self.wanted & ~self.exposed:
            return True
        for face in self.loose:
            if face & 15 != KING:
                return True
        for column in range(len(self.piles)):
            pile = self.piles[column]
            if pile.needs & ~self.lifted[column] or pile.wanted & ~self.exposed:
                return True
        return False


def _look_at(pile: Pile) -> None:
    """Work out what of a column has to be lifted for a win, and onto which faces it has to come."""
    cards = pile.cards
    needs = wanted = joined = 0
    for at in range(pile.size):
        face = cards[at] & _FACE
        if at > pile.hidden and cards[at - 1] == face + 1:
            joined |= 1 << face
            continue
        if 0 < at <= pile.hidden:
            needs |= 1 << at
        if face & 15 != KING:
            needs |= 1 << at
            wanted |= 1 << (face + 1)
    pile.needs, pile.wanted, pile.joined = needs, wanted, joined


def is_buried(rules: Rules, node: Node) -> bool:
    """Whether some card that has to move never can. False says nothing. Ask only where `can_tell`."""
    burial = _Burial(rules, node)
    burial.grow()
    return burial.is_lost()


def can_tell(rules: Rules) -> bool:
    """Whether `is_buried` knows the game: runs or groups move, and runs leave."""
    return rules.runs_leave and not rules.singles and rules.kind != TAIL
