# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of one search, boiled down to numbers, and a position in the solver's own form.

Standard library only; compiled with mypyc where wheels are built, and the same in both forms. Must not know how the
search goes. The referee stays `spiderqt.engine.play`: whatever the solver wins is replayed there.

A card is one byte: ``suit * 16 + rank`` (rank 1 to 13), and `HIDDEN` added while it lies face down. In this form the
next lower card of the same suit is always the byte one less. An unknown card is 0: of rank 0, it goes with nothing.
"""

from __future__ import annotations

from typing import Final

from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.position import Position
from spiderqt.engine.variants import Builds, DealRule, Fills, Moves

HIDDEN: Final = 0x40
RUN: Final = 0
"""Moves take a run, or a part of it."""
GROUP: Final = 1
"""Moves take a descending group of mixed suits, as strong as the empty columns are many."""
TAIL: Final = 2
"""Moves take any face-up card with all that lies on it."""
FOUNDATION: Final = 15
"""As the target of a move: the end card's foundation, by the published rules (see `advice.published`)."""
DEAL: Final = -1
"""The code of the deal; moves have codes from 0 up."""


class Rules:
    """What tells the searches of two games apart. `rows` are the deals to come, first one first."""

    __slots__ = (
        "columns",
        "gaps_may_be_dealt_on",
        "goal",
        "kind",
        "kings_only",
        "reach",
        "rows",
        "runs_leave",
        "singles",
    )

    def __init__(self, position: Position, *, published: bool = False) -> None:
        game = position.variant
        self.columns: int = len(position.columns)
        self.kind: int = _KINDS[game.moves]
        if (self.kind == TAIL) != (game.builds is Builds.SAME_SUIT):
            raise ValueError(f"the solver does not know the rules of {game.name}")
        self.kings_only: bool = game.fills is Fills.KING
        self.gaps_may_be_dealt_on: bool = game.deal_rule is DealRule.ALWAYS
        self.runs_leave: bool = game.runs_leave
        self.goal: int = game.runs - len(position.completed) if game.runs_leave else game.runs
        # By the published rules cards leave one by one, and `done` counts cards instead of runs.
        self.singles: bool = published
        if published:
            if game.decks > 1 or game.suits < 4 or self.kind == TAIL:
                raise ValueError(f"the published rules are not for {game}")
            self.runs_leave = False
            self.gaps_may_be_dealt_on = True
            self.goal = position.cards_on_table + len(position.stock)
        stock = bytes([byte_of(card) for card in position.stock])
        width = max(1, game.deals_onto)
        self.rows: list[bytes] = [stock[at : at + width] for at in range(0, len(stock), width)]
        # reach[n]: with n deals left, columns from this one on get no card any more, so their order is nothing.
        self.reach: list[int] = [0]
        for row in reversed(self.rows):
            self.reach.append(max(self.reach[-1], len(row)))


_KINDS = {Moves.RUN: RUN, Moves.RUN_BY_RUN: GROUP, Moves.ANY_FACE_UP: TAIL}
_SUITS = {suit: place for place, suit in enumerate(Suit)}


def byte_of(card: Card | None) -> int:
    """The card as one byte; 0 for one that is not known."""
    return 0 if card is None else _SUITS[card.suit] * 16 + int(card.rank)


def unknown_cards(position: Position) -> int:
    """How many cards the position does not name."""
    cards = [card for column in position.columns for card in column.hidden]
    return sum(card is None for card in (*cards, *position.stock))


def piles_of(position: Position) -> list[bytes]:
    """The columns as bytes."""
    return [
        bytes([byte_of(card) + HIDDEN for card in column.hidden] + [byte_of(card) for card in column.shown])
        for column in position.columns
    ]


def code_of(source: int, target: int, count: int) -> int:
    """A move as one number."""
    return (source * 16 + target) * 64 + count


def action_of(code: int) -> Action:
    """The engine's action for a code."""
    if code == DEAL:
        return Deal()
    return Move(code // 1024, code % 64, code // 64 % 16)
