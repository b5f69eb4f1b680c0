# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table shows, as a value, and the difference of two such values as card movements.

Must not know Qt, rules or events: any two pictures can be compared, so an undo, a redo or a loaded game move
as well as a played one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from spiderqt.board.hits import Place, Zone
from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.values import dataclass


class ColumnLike(Protocol):
    """A column: face-down cards (known or not), then face-up ones."""

    @property
    def hidden(self) -> Sequence[Card | None]: ...

    @property
    def shown(self) -> Sequence[Card]: ...


class PositionLike(Protocol):
    """What the engine's position looks like from here."""

    @property
    def columns(self) -> Sequence[ColumnLike]: ...

    @property
    def stock(self) -> Sequence[Card | None]: ...

    @property
    def completed(self) -> Sequence[Suit]: ...


@dataclass(frozen=True, slots=True)
class Pile:
    """A column as seen: how many face-down cards, and the face-up ones."""

    hidden: int = 0
    shown: tuple[Card, ...] = ()

    def __len__(self) -> int:
        return self.hidden + len(self.shown)

    def at(self, index: int) -> Card | None:
        """The card at a place from the top; None is face down."""
        return self.shown[index - self.hidden] if index >= self.hidden else None

    def cards(self) -> tuple[Card | None, ...]:
        """All cards from the top; None is face down."""
        return (None,) * self.hidden + self.shown


@dataclass(frozen=True, slots=True)
class Picture:
    """All that is on the table."""

    piles: tuple[Pile, ...] = ()
    stock: int = 0
    completed: tuple[Suit, ...] = ()

    @classmethod
    def of(cls, position: PositionLike) -> Picture:
        """The picture of a position."""
        piles = tuple(Pile(len(column.hidden), tuple(column.shown)) for column in position.columns)
        return cls(piles, len(position.stock), tuple(position.completed))

    @property
    def card_count(self) -> int:
        """Cards on the table, in the stock and in completed runs."""
        return sum(len(pile) for pile in self.piles) + self.stock + 13 * len(self.completed)


@dataclass(frozen=True, slots=True)
class Travel:
    """One card's way from one place to another; `card` is None while it is face down at both ends.

    `flips` says that it shows its other side at the end; `source` equals `target` for a flip on the spot.
    """

    card: Card | None
    source: Place
    target: Place
    flips: bool = False
    face_up: bool = True


_STOCK = Place(Zone.STOCK)
_FOUNDATIONS = Place(Zone.FOUNDATIONS)


def difference(old: Picture, new: Picture) -> tuple[Travel, ...]:
    """How the cards travel from one picture to the other: flips first, then by target, top to bottom.

    Cards that cannot be matched come from (or go to) the stock if it shrank (or grew), else from nowhere:
    they are left out.
    """
    if len(old.piles) != len(new.piles):
        return _fresh(new)
    flips: list[Travel] = []
    leaving: list[tuple[Card | None, Place]] = []
    coming: list[tuple[Card | None, Place]] = []
    for column, (before, after) in enumerate(zip(old.piles, new.piles, strict=True)):
        kept = _kept(before, after)
        flips += _flips(before, after, column, kept)
        leaving += [(before.at(index), Place.card(column, index)) for index in range(kept, len(before))]
        coming += [(after.at(index), Place.card(column, index)) for index in range(kept, len(after))]
    if len(coming) > new.stock + 20 and len(leaving) > 20:
        return _fresh(new)
    return tuple(flips) + tuple(_matched(old, new, leaving, coming))


def _fresh(new: Picture) -> tuple[Travel, ...]:
    height = max((len(pile) for pile in new.piles), default=0)
    return tuple(
        Travel(pile.at(index), _STOCK, Place.card(column, index), index >= pile.hidden, index >= pile.hidden)
        for index in range(height)
        for column, pile in enumerate(new.piles)
        if index < len(pile)
    )


def _kept(before: Pile, after: Pile) -> int:
    """How many cards from the top lie in both piles, whichever way they face."""
    kept = 0
    for one, other in zip(before.cards(), after.cards(), strict=False):
        if one is not None and other is not None and one != other:
            break
        kept += 1
    return kept


def _flips(before: Pile, after: Pile, column: int, kept: int) -> list[Travel]:
    travels = []
    for index in range(kept):
        one, other = before.at(index), after.at(index)
        if (one is None) != (other is None):
            place = Place.card(column, index)
            travels.append(Travel(one or other, place, place, flips=True, face_up=other is not None))
    return travels


def _matched(
    old: Picture,
    new: Picture,
    leaving: list[tuple[Card | None, Place]],
    coming: list[tuple[Card | None, Place]],
) -> list[Travel]:
    travels = []
    last: Place | None = None
    for card, target in coming:
        source = _take(leaving, card, last)
        if source is not None:
            travels.append(Travel(card, source, target, face_up=card is not None))
        elif new.stock < old.stock:
            travels.append(Travel(card, _STOCK, target, flips=card is not None, face_up=card is not None))
        elif len(new.completed) < len(old.completed):
            travels.append(Travel(card, _FOUNDATIONS, target, face_up=card is not None))
        last = source
    for card, source in reversed(leaving):  # the end cards go first, the king lands on top
        if len(new.completed) > len(old.completed):
            travels.append(Travel(card, source, _FOUNDATIONS))
        elif new.stock > old.stock:
            travels.append(Travel(card, source, _STOCK, flips=card is not None, face_up=False))
    return travels


def _take(leaving: list[tuple[Card | None, Place]], card: Card | None, last: Place | None) -> Place | None:
    """Take out the leaving card that is equal, the one right below the card taken before if there is one."""
    if last is not None:
        following = (card, Place(last.zone, last.column, last.index + 1))
        if following in leaving:
            leaving.remove(following)
            return following[1]
    for entry in leaving:
        if entry[0] == card:
            leaving.remove(entry)
            return entry[1]
    return None
