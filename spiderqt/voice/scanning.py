# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing with one switch: what is offered, in which order, and what a press means.

Pure functions and values, no Qt, no clock: something else calls `advanced` in the player's time and `pressed` when
the switch is. Offers come in two rounds, so that every move is a few offers away: first the columns that have moves,
the one with the best move first, then the deal and the rest; a press on a column offers its moves, the best first.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from spiderqt.engine.actions import Action, Deal, Move
from spiderqt.engine.events import CardTurned, RunCompleted
from spiderqt.engine.play import Step, apply, legal_actions
from spiderqt.engine.position import Position
from spiderqt.engine.values import dataclass, replace


class Command(enum.Enum):
    """What can be chosen beside the actions of the game."""

    BACK = "back"
    """From the moves of a column to the columns."""
    UNDO = "undo"
    MENU = "menu"
    """Everything else: new game, restart, hint and so on."""


@dataclass(frozen=True, slots=True)
class ColumnOffer:
    """A column with moves, the best first. Chosen, its moves are offered; a column with one move gives it at once."""

    column: int
    moves: tuple[Move, ...]


Offer = ColumnOffer | Move | Deal | Command
Choice = Action | Command


def offers(position: Position, *, can_undo: bool) -> tuple[Offer, ...]:
    """The first round: columns by their best move, the deal, undo, the menu. The deal comes first when nothing
    else makes progress: then it is what a player wants next."""
    by_column: dict[int, list[tuple[int, Move]]] = {}
    may_deal = False
    for action in legal_actions(position):
        if isinstance(action, Move):
            by_column.setdefault(action.source, []).append((_merit(position, action), action))
        else:
            may_deal = True
    columns: list[tuple[int, ColumnOffer]] = []
    for column, rated in by_column.items():
        # A larger group first where merits are equal: it leaves less to break up.
        rated.sort(key=lambda entry: (entry[0], -entry[1].count, entry[1].target))
        columns.append((rated[0][0], ColumnOffer(column, tuple(move for _, move in rated))))
    columns.sort(key=lambda entry: (entry[0], entry[1].column))
    deal = [Deal()] if may_deal else []
    useful = [offer for merit, offer in columns if merit < _IDLE]
    idle = [offer for merit, offer in columns if merit >= _IDLE]
    rest = [Command.UNDO, Command.MENU] if can_undo else [Command.MENU]
    return (*useful, *deal, *idle, *rest)


_COMPLETES, _TURNS, _EMPTIES, _JOINS, _ONTO_SUIT, _IDLE, _ONTO_OTHER, _TO_EMPTY, _NOTHING = range(9)


def _merit(position: Position, move: Move) -> int:
    """How good a move looks at first sight, 0 the best; those from `_IDLE` on make no progress by themselves."""
    step = apply(position, move)
    assert isinstance(step, Step), "only legal moves are rated"
    source, target = position.columns[move.source], position.columns[move.target]
    whole = move.count == len(source)
    if any(isinstance(event, RunCompleted) for event in step.events):
        return _COMPLETES
    if any(isinstance(event, CardTurned) for event in step.events):
        return _TURNS
    if target.last is None:
        return _NOTHING if whole else _TO_EMPTY
    if whole:
        return _EMPTIES
    if target.last.suit is not source.shown[-move.count].suit:
        return _ONTO_OTHER
    return _JOINS if move.count >= source.run_length() else _ONTO_SUIT


@dataclass(frozen=True, slots=True)
class Scan:
    """Where the scan is: `offers` of this round, the one that is lit, and whether they are a column's moves."""

    offers: tuple[Offer, ...]
    at: int = 0
    inside: bool = False

    @property
    def lit(self) -> Offer:
        """What a press would choose now."""
        return self.offers[self.at]

    def advanced(self) -> Scan:
        """The next offer; after the last one comes the first."""
        return replace(self, at=(self.at + 1) % len(self.offers))

    def pressed(self, first_round: Sequence[Offer]) -> Scan | Choice:
        """The scan after a press, or what was chosen. `first_round` is what Back leads to."""
        match self.lit:
            case ColumnOffer(_, (move,)):
                return move
            case ColumnOffer(_, moves):
                return Scan((*moves, Command.BACK), inside=True)
            case Command.BACK:
                return Scan(tuple(first_round))
            case chosen:
                return chosen


def begin(position: Position, *, can_undo: bool) -> Scan:
    """The scan of a position, from its first offer."""
    return Scan(offers(position, can_undo=can_undo))
