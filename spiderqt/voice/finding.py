# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what a player types to find a card: a rank, a suit or both, in words, letters or symbols.

No Qt. The language in use comes first, then English, whose letters files and codes use: in Spanish ``c`` is a heart
(corazones), in English a club. The beginning of a word will do where it can be one word only. Must not know positions.
"""

from __future__ import annotations

import unicodedata
from itertools import product

from spiderqt.engine.cards import Rank, Suit
from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import rank_index, rank_name, suit_name

_ENGLISH_RANKS = dict(zip("A23456789TJQK", Rank, strict=True)) | {"10": Rank.TEN}
_ENGLISH_SUITS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
_LONGEST = 200
"""Signs in a text that may name a card. Every place where a word could be cut is tried."""
_NUMBERS = {str(int(rank)): rank for rank in Rank}


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for; at least one of both is there."""

    rank: Rank | None
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was typed begins several words."""

    ranks: tuple[Rank, ...]
    suits: tuple[Suit, ...]


def suit_letter(suit: Suit) -> str:
    """The letter of a suit in the language in use: S H D C, in Spanish P C D T."""
    match suit:
        case Suit.SPADES:
            return translate("Looks", "S", "letter for spades, one of A to Z")
        case Suit.HEARTS:
            return translate("Looks", "H", "letter for hearts, one of A to Z")
        case Suit.DIAMONDS:
            return translate("Looks", "D", "letter for diamonds, one of A to Z")
        case Suit.CLUBS:
            return translate("Looks", "C", "letter for clubs, one of A to Z")


def read_wanted(text: str) -> Wanted | Unclear | None:
    """``ten of hearts``, ``10h``, ``h10``, ``q``, ``qu``, ``hearts``, ``♥``; None for what is none of these."""
    if len(text) > _LONGEST:
        return None
    words = _plain(text).split()
    small = set(_plain(translate("Typed", "of", "between rank and suit, as in ten of hearts")).split())
    parts = [word for word in words if word not in small]
    for ranks, suits in ((_ranks(), _suits()), (_ranks(english=True), _suits(english=True))):
        if (found := _match(parts, ranks, suits)) is not None:
            return found
    return _match_beginnings(parts)


def _match_beginnings(parts: list[str]) -> Wanted | Unclear | None:
    """One or two words of which at least one is cut short."""
    meant = [_beginnings(part) for part in parts]
    match meant:
        case [(ranks, suits)] if ranks or suits:
            if len(ranks) + len(suits) > 1:
                return Unclear(ranks, suits)
            return Wanted(ranks[0] if ranks else None, suits[0] if suits else None)
        case [(first, one), (second, other)]:
            ranks, suits = (first, other) if first and other else (second, one)
            if len(ranks) == len(suits) == 1:
                return Wanted(ranks[0], suits[0])
            if ranks and suits:
                return Unclear(ranks if len(ranks) > 1 else (), suits if len(suits) > 1 else ())
    return None


def _beginnings(word: str) -> tuple[tuple[Rank, ...], tuple[Suit, ...]]:
    """The ranks and suits that a word can mean: what it is, else what it begins."""
    for ranks, suits in ((_ranks(), _suits()), (_ranks(english=True), _suits(english=True))):
        if word in ranks:
            return (ranks[word],), ()
        if word in suits:
            return (), (suits[word],)
    begun = tuple(rank for rank in Rank if _plain(rank_name(rank)).startswith(word))
    return begun, tuple(suit for suit in Suit if _plain(suit_name(suit)).startswith(word))


def _match(parts: list[str], ranks: dict[str, Rank], suits: dict[str, Suit]) -> Wanted | None:
    match parts:
        case [word]:
            if word in ranks:
                return Wanted(ranks[word], None)
            if word in suits:
                return Wanted(None, suits[word])
            cuts = [(word[:at], word[at:]) for at in range(1, len(word))]
        case [first, second]:
            cuts = [(first, second)]
        case _:
            return None
    for (first, second), turned in product(cuts, (False, True)):
        rank, suit = (second, first) if turned else (first, second)
        if rank in ranks and suit in suits:
            return Wanted(ranks[rank], suits[suit])
    return None


def _ranks(*, english: bool = False) -> dict[str, Rank]:
    if english:
        return {letter.lower(): rank for letter, rank in (_ENGLISH_RANKS | _NUMBERS).items()}
    words = {_plain(rank_name(rank)): rank for rank in Rank}
    corners = {_plain(rank_index(rank)): rank for rank in Rank}
    return _NUMBERS | corners | words


def _suits(*, english: bool = False) -> dict[str, Suit]:
    symbols = {suit.symbol: suit for suit in Suit}
    if english:
        return {letter.lower(): suit for letter, suit in _ENGLISH_SUITS.items()} | symbols
    letters = {_plain(suit_letter(suit)): suit for suit in Suit}
    return symbols | letters | {_plain(suit_name(suit)): suit for suit in Suit}


def _plain(text: str) -> str:
    """In small letters, without accents or the marks that make a symbol coloured."""
    parts = unicodedata.normalize("NFD", text.casefold().replace("\ufe0f", ""))
    return "".join(part for part in parts if not unicodedata.combining(part))
