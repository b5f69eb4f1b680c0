# SPDX-License-Identifier: GPL-3.0-or-later
"""What the player has seen, and what follows from it: the hints' only window on a game.

Standard library and engine only. Must not know what anybody does with the view.

A hidden card never moves while it is hidden, and the stock is dealt in a fixed order. So all that was ever seen of a
game is told by how deep each column and the stock were once laid bare, and undo takes nothing of that back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from spiderqt.engine.cards import Card, one_deck
from spiderqt.engine.position import Column, Position
from spiderqt.engine.timeline import Timeline
from spiderqt.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Seen so far in one game: `hidden[i]` is the least number of hidden cards that column i ever had, `stock` the
    least number of cards that the stock ever held."""

    hidden: tuple[int, ...]
    stock: int

    def seeing(self, position: Position) -> Knowledge:
        """The same with what lies open in another position of the same game."""
        hidden = tuple(map(min, self.hidden, (len(column.hidden) for column in position.columns)))
        return Knowledge(hidden, min(self.stock, len(position.stock)))

    def view(self, position: Position) -> Position:
        """The position as the player knows it: None in place of each hidden card that was never seen.

        A card that follows from the others is known too: when only one kind of card is left, all unknown ones are it.
        """
        columns = [
            Column(tuple(c if i >= seen else None for i, c in enumerate(column.hidden)), column.shown)
            for seen, column in zip(self.hidden, position.columns, strict=True)
        ]
        unseen = len(position.stock) - self.stock
        stock = tuple(c if i < unseen else None for i, c in enumerate(position.stock))
        view = Position(position.variant, tuple(columns), stock, position.completed)
        kinds = unseen_cards(view)
        return _filled(view, next(iter(kinds))) if len(kinds) == 1 else view


def knowledge_of(positions: Iterable[Position]) -> Knowledge:
    """What somebody knows who has seen all these positions of one game, at least one."""
    known: Knowledge | None = None
    for position in positions:
        if known is None:
            hidden = tuple(len(column.hidden) for column in position.columns)
            known = Knowledge(hidden, len(position.stock))
        known = known.seeing(position)
    if known is None:
        raise ValueError("no position was seen")
    return known


def knowledge_in(timeline: Timeline) -> Knowledge:
    """What was seen in a game: the steps that stand and those undone last. What was undone and then left for another
    way is in no timeline: whoever plays keeps a `Knowledge` and lets it see every position."""
    steps = (*timeline.steps, *timeline.undone)
    return knowledge_of((timeline.start, *(step.after for step in steps)))


def view_at_first_sight(position: Position) -> Position:
    """The position for somebody who has never seen another one of this game."""
    return knowledge_of((position,)).view(position)


def outline(position: Position) -> Position:
    """The position without any hidden card, seen or not: within one game it stands for the position, and can be
    compared whenever it was seen and whatever was known then."""
    columns = tuple(Column((None,) * len(column.hidden), column.shown) for column in position.columns)
    return Position(position.variant, columns, (None,) * len(position.stock), position.completed)


def unseen_cards(view: Position) -> Counter[Card]:
    """The cards that the unknown places hold, each with its number; in which places, nobody knows."""
    left = Counter(view.variant.deck())
    for suit in view.completed:
        left.subtract(one_deck(suit))
    for column in view.columns:
        left.subtract(column.shown)
        left.subtract(card for card in column.hidden if card is not None)
    left.subtract(card for card in view.stock if card is not None)
    return +left


def _filled(view: Position, card: Card) -> Position:
    """All unknown places taken by `card`."""
    columns = tuple(
        Column(tuple(card if c is None else c for c in column.hidden), column.shown)
        for column in view.columns
    )
    stock = tuple(card if c is None else c for c in view.stock)
    return Position(view.variant, columns, stock, view.completed)
