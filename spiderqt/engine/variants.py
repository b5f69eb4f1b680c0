# SPDX-License-Identifier: GPL-3.0-or-later
"""The family of games as data: one `Variant` value says everything that tells a game from another.

Standard library only. Must not know positions or how rules are carried out: `spiderqt.engine.play` is the only
referee, and it reads nothing but these values.
"""

from __future__ import annotations

import enum

from spiderqt.engine.cards import Card, Suit, one_deck
from spiderqt.engine.folding import capitals
from spiderqt.engine.values import dataclass


class Builds(enum.Enum):
    """What may be put on the last card of a column that holds cards."""

    ANY_SUIT = "any suit"
    SAME_SUIT = "same suit"


class Moves(enum.Enum):
    """Which groups at the end of a column may be moved together."""

    RUN = "run"
    """A run: one suit, each card one rank lower than the one above it."""
    RUN_BY_RUN = "run by run"
    """A descending group of mixed suits, of as many runs as the empty columns allow: 2 to their number."""
    ANY_FACE_UP = "any face-up card"
    """Any face-up card with all that lies on it, in whatever order."""


class Fills(enum.Enum):
    """What an empty column takes."""

    ANY = "any"
    KING = "king"


class DealRule(enum.Enum):
    """When the stock deals."""

    NO_GAP = "no gap"
    """Only while every column holds a card."""
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Variant:
    """One game with its number of suits.

    `tableau` counts the cards of each column at the start and `hidden` how many of them lie face down.
    `deals_onto` is the number of columns that one deal reaches, from column 1 on.
    """

    family: str
    name: str
    suits: int
    decks: int
    tableau: tuple[int, ...]
    hidden: tuple[int, ...]
    builds: Builds = Builds.ANY_SUIT
    moves: Moves = Moves.RUN
    fills: Fills = Fills.ANY
    deal_rule: DealRule = DealRule.NO_GAP
    deals_onto: int = 0
    runs_leave: bool = True

    @property
    def cards(self) -> int:
        """How many cards are played with."""
        return 52 * self.decks

    @property
    def columns(self) -> int:
        """How many columns the tableau has."""
        return len(self.tableau)

    @property
    def runs(self) -> int:
        """How many completed runs win the game."""
        return self.cards // 13

    @property
    def stock(self) -> int:
        """How many cards the stock holds at the start."""
        return self.cards - sum(self.tableau)

    def suit_sets(self) -> tuple[Suit, ...]:
        """The suit of each set of thirteen cards, in the order in which the unshuffled deck holds them."""
        suits = tuple(Suit)[: self.suits]
        return tuple(suits[i % self.suits] for i in range(self.runs))

    def deck(self) -> tuple[Card, ...]:
        """The unshuffled deck: set after set, each ace to king."""
        return tuple(card for suit in self.suit_sets() for card in one_deck(suit))

    def __str__(self) -> str:
        """Family, version of the shuffle, suits: ``SP1-S4``."""
        return f"{self.family}{VERSION}-S{self.suits}"


VERSION = 1
"""The version of shuffle and layout that new codes carry; a code's meaning never changes within a version."""

_SPIDER = (6, 6, 6, 6, 5, 5, 5, 5, 5, 5)
_SPIDERETTE = (1, 2, 3, 4, 5, 6, 7)
_SIMON = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
_SCORPION_HIDDEN = (3, 3, 3, 3, 0, 0, 0)


def _all_but_last(tableau: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count - 1 for count in tableau)


def _spider(family: str, name: str, suits: int, rule: DealRule) -> Variant:
    return Variant(family, name, suits, 2, _SPIDER, _all_but_last(_SPIDER), deal_rule=rule, deals_onto=10)


def _spiderette(family: str, name: str, suits: int, rule: DealRule) -> Variant:
    return Variant(
        family, name, suits, 1, _SPIDERETTE, _all_but_last(_SPIDERETTE), deal_rule=rule, deals_onto=7
    )


def _simon(family: str, name: str, moves: Moves) -> Variant:
    return Variant(family, name, 4, 1, _SIMON, (0,) * 10, moves=moves)


def _scorpion(family: str, name: str, *, runs_leave: bool) -> Variant:
    return Variant(
        family,
        name,
        4,
        1,
        (7,) * 7,
        _SCORPION_HIDDEN,
        builds=Builds.SAME_SUIT,
        moves=Moves.ANY_FACE_UP,
        fills=Fills.KING,
        deal_rule=DealRule.ALWAYS,
        deals_onto=3,
        runs_leave=runs_leave,
    )


VARIANTS: tuple[Variant, ...] = (
    *(_spider("SP", "spider", n, DealRule.NO_GAP) for n in (1, 2, 3, 4)),
    *(_spider("SR", "relaxed-spider", n, DealRule.ALWAYS) for n in (1, 2, 3, 4)),
    *(_spiderette("SD", "spiderette", n, DealRule.NO_GAP) for n in (1, 2, 3, 4)),
    *(_spiderette("DR", "relaxed-spiderette", n, DealRule.ALWAYS) for n in (1, 2, 3, 4)),
    _simon("SS", "simple-simon", Moves.RUN),
    _simon("SM", "simple-simon-groups", Moves.RUN_BY_RUN),
    _scorpion("SC", "scorpion", runs_leave=False),
    _scorpion("SX", "scorpion-removed", runs_leave=True),
)
"""Every game that can be played, in the order in which menus list them."""

FAMILIES: tuple[str, ...] = tuple(dict.fromkeys(v.family for v in VARIANTS))
_BY_KEY = {(v.family, v.suits): v for v in VARIANTS}
_FAMILY_OF_NAME = {v.name: v.family for v in VARIANTS}


def suits_of(family: str) -> tuple[int, ...]:
    """The numbers of suits that a family can be played with; empty for an unknown family."""
    return tuple(v.suits for v in VARIANTS if v.family == family)


def variant(game: str, suits: int | None = None) -> Variant:
    """The game of that family code or name (any case) and number of suits (default: the most it has).

    >>> str(variant("spider", 2)), str(variant("SC"))
    ('SP1-S2', 'SC1-S4')

    Raises KeyError when the game is unknown, ValueError when it has not that number of suits.
    """
    family = _FAMILY_OF_NAME.get(game.lower(), capitals(game))
    allowed = suits_of(family)
    if not allowed:
        raise KeyError(game)
    if suits is None:
        suits = max(allowed)
    if suits not in allowed:
        raise ValueError(f"{family} is not played with {suits} suits")
    return _BY_KEY[family, suits]
