# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of cards, groups of cards, columns and games, and lists of them.

No Qt. Names come bare (``ten of hearts``), with the article (``the ten of hearts``) and, for ranks, with the indefinite
one (``a ten``), each a message of its own: in Spanish the article follows the rank's gender.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.position import Column
from spiderqt.engine.variants import Variant
from spiderqt.tongue import edition, translate


def suit_name(suit: Suit) -> str:
    """``hearts``."""
    match suit:
        case Suit.SPADES:
            return translate("Cards", "spades")
        case Suit.HEARTS:
            return translate("Cards", "hearts")
        case Suit.DIAMONDS:
            return translate("Cards", "diamonds")
        case Suit.CLUBS:
            return translate("Cards", "clubs")


def rank_name(rank: Rank) -> str:
    """``ten``."""
    return _rank_names(edition())[rank - 1]


@lru_cache(1)
def _rank_names(edition: object) -> tuple[str, ...]:
    # Kept for each catalogue: a deal names ten cards, and would ask for thirteen ranks each time.
    return (
        translate("Cards", "ace"),
        translate("Cards", "two"),
        translate("Cards", "three"),
        translate("Cards", "four"),
        translate("Cards", "five"),
        translate("Cards", "six"),
        translate("Cards", "seven"),
        translate("Cards", "eight"),
        translate("Cards", "nine"),
        translate("Cards", "ten"),
        translate("Cards", "jack"),
        translate("Cards", "queen"),
        translate("Cards", "king"),
    )


def the_rank(rank: Rank) -> str:
    """``the ten``."""
    return _the_ranks(edition())[rank - 1]


@lru_cache(1)
def _the_ranks(edition: object) -> tuple[str, ...]:
    return (
        translate("Cards", "the ace"),
        translate("Cards", "the two"),
        translate("Cards", "the three"),
        translate("Cards", "the four"),
        translate("Cards", "the five"),
        translate("Cards", "the six"),
        translate("Cards", "the seven"),
        translate("Cards", "the eight"),
        translate("Cards", "the nine"),
        translate("Cards", "the ten"),
        translate("Cards", "the jack"),
        translate("Cards", "the queen"),
        translate("Cards", "the king"),
    )


def a_rank(rank: Rank) -> str:
    """``a ten``."""
    return _a_ranks(edition())[rank - 1]


@lru_cache(1)
def _a_ranks(edition: object) -> tuple[str, ...]:
    return (
        translate("Cards", "an ace"),
        translate("Cards", "a two"),
        translate("Cards", "a three"),
        translate("Cards", "a four"),
        translate("Cards", "a five"),
        translate("Cards", "a six"),
        translate("Cards", "a seven"),
        translate("Cards", "an eight"),
        translate("Cards", "a nine"),
        translate("Cards", "a ten"),
        translate("Cards", "a jack"),
        translate("Cards", "a queen"),
        translate("Cards", "a king"),
    )


def rank_index(rank: Rank) -> str:
    """What the corner of the card shows: ``10``, ``Q``."""
    match rank:
        case Rank.ACE:
            return translate("Cards", "A", "corner of an ace")
        case Rank.JACK:
            return translate("Cards", "J", "corner of a jack")
        case Rank.QUEEN:
            return translate("Cards", "Q", "corner of a queen")
        case Rank.KING:
            return translate("Cards", "K", "corner of a king")
        case _:
            return str(int(rank))


def card_name(card: Card) -> str:
    """``ten of hearts``."""
    return translate("Cards", "{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def the_card(card: Card) -> str:
    """``the ten of hearts``."""
    return translate("Cards", "{rank} of {suit}").format(rank=the_rank(card.rank), suit=suit_name(card.suit))


def short_card(card: Card) -> str:
    """``10♥``, for places too narrow for words; never for speech."""
    return rank_index(card.rank) + card.suit.symbol


def group_name(cards: Sequence[Card]) -> str:
    """Cards that lie on each other, without their number: ``ten of hearts``, ``queen to ten of hearts``."""
    first, last = cards[0], cards[-1]
    if len(cards) == 1:
        return card_name(first)
    if Column((), tuple(cards)).run_length() == len(cards):
        return translate("Cards", "{first} to {last} of {suit}").format(
            first=rank_name(first.rank), last=rank_name(last.rank), suit=suit_name(first.suit)
        )
    return translate("Cards", "{first} to {last}").format(first=card_name(first), last=card_name(last))


def counted_group_name(cards: Sequence[Card]) -> str:
    """The same with the number of cards, when there are several: ``3 cards, queen to ten of hearts``."""
    if len(cards) == 1:
        return card_name(cards[0])
    count = len(cards)
    pattern = translate("Cards", "%n cards, {group}", None, count)
    return pattern.format(group=group_name(cards))


def column_name(index: int) -> str:
    """``column 3`` for index 2."""
    return translate("Cards", "column {number}").format(number=index + 1)


def columns_name(indices: Sequence[int]) -> str:
    """``column 3`` for one, ``columns 3, 5 and 7`` for several."""
    if len(indices) == 1:
        return column_name(indices[0])
    return translate("Cards", "columns {numbers}").format(
        numbers=join_and([str(index + 1) for index in indices])
    )


def join_and(items: Sequence[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``; empty for nothing."""
    if len(items) < 2:
        return "".join(items)
    head = items[0]
    for item in items[1:-1]:
        head = translate("Cards", "{head}, {item}", "middle of a list").format(head=head, item=item)
    return translate("Cards", "{head} and {item}", "end of a list").format(head=head, item=items[-1])


def join_parts(items: Sequence[str]) -> str:
    """Parts that may hold commas themselves: ``column 1, ten of hearts; column 2, ace of spades``."""
    return translate("Cards", "; ", "between the parts of a list").join(items)


def join_commas(items: Sequence[str]) -> str:
    """``a, b, c``: a plain row of things."""
    return translate("Cards", ", ", "between the things of a row").join(items)


def family_name(variant: Variant) -> str:
    """``Relaxed Spider``; no number of suits."""
    return {
        "SP": translate("Cards", "Spider"),
        "SR": translate("Cards", "Relaxed Spider"),
        "SD": translate("Cards", "Spiderette"),
        "DR": translate("Cards", "Relaxed Spiderette"),
        "SS": translate("Cards", "Simple Simon"),
        "SM": translate("Cards", "Simple Simon with groups"),
        "SC": translate("Cards", "Scorpion"),
        "SX": translate("Cards", "Scorpion, runs removed"),
    }[variant.family]


def game_name(variant: Variant) -> str:
    """``Spider, 2 suits``; the number of suits only where a game has several."""
    if variant.family in ("SS", "SM", "SC", "SX"):
        return family_name(variant)
    suits = variant.suits
    return translate("Cards", "{game}, %n suits", None, suits).format(game=family_name(variant))
