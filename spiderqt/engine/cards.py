# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards: suits, ranks, and their two-letter text form.

Standard library only. Must not know games, positions, Qt or sentences.
"""

from __future__ import annotations

import enum
import functools

from spiderqt.engine.folding import capitals
from spiderqt.engine.values import dataclass


class Colour(enum.Enum):
    """The two colours of a deck; only refusals and palettes ask for it."""

    BLACK = "black"
    RED = "red"


class Suit(enum.Enum):
    """The four suits; the value is the letter of the text form."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def colour(self) -> Colour:
        """Black for spades and clubs, red for hearts and diamonds."""
        return Colour.BLACK if self in (Suit.SPADES, Suit.CLUBS) else Colour.RED

    @property
    def symbol(self) -> str:
        """The Unicode suit symbol, for text output (never used for painting)."""
        return _SYMBOLS[self]


_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


class Rank(enum.IntEnum):
    """Ace (1) low to king (13) high; ranks never wrap around."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """One character: ``A 2 3 4 5 6 7 8 9 T J Q K``."""
        return RANK_LETTERS[self - 1]


RANK_LETTERS = "A23456789TJQK"


@dataclass(frozen=True, slots=True)
class Card:
    """One card. Equal cards of different decks are equal values: columns tell them apart, not identity.

    Which way a card faces is not part of it; see `spiderqt.engine.position.Column`.
    """

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        """Text form, e.g. ``TH`` for the ten of hearts."""
        return self.rank.letter + self.suit.value

    def may_follow(self, upper: Card) -> bool:
        """Whether this card's rank is one lower than that of `upper` (any suit)."""
        return self.rank == upper.rank - 1


@functools.cache
def card(text: str) -> Card:
    """Read a card: rank and suit, in either case, ``10`` and ``♥`` accepted.

    >>> str(card("10h")), str(card("T♥"))
    ('TH', 'TH')

    Raises ValueError for anything else.
    """
    folded = text.strip()
    for suit, symbol in _SYMBOLS.items():
        folded = folded.replace(symbol, suit.value)
    folded = capitals(folded)
    if len(folded) == 3 and folded.startswith("10"):
        folded = "T" + folded[2]
    if len(folded) == 2 and folded[0] in RANK_LETTERS and folded[1] in "SHDC":
        return Card(Rank(RANK_LETTERS.index(folded[0]) + 1), Suit(folded[1]))
    raise ValueError(f"not a card: {text!r}")


def one_deck(suit: Suit) -> tuple[Card, ...]:
    """The thirteen cards of one suit, ace first."""
    return tuple(Card(rank, suit) for rank in Rank)
