# SPDX-License-Identifier: GPL-3.0-or-later
"""A card is found by words, letters or symbols, in the language in use and in English letters."""

from __future__ import annotations

import pytest

from spiderqt import tongue
from spiderqt.engine.cards import Rank, Suit, one_deck
from spiderqt.voice.finding import Unclear, Wanted, read_wanted, suit_letter
from spiderqt.voice.phrases.cards import card_name, rank_index, rank_name, suit_name
from spiderqt.voice.phrases.find import unread_sentence

TEN_OF_HEARTS = Wanted(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    "text",
    [
        "ten of hearts",
        "Ten Of Hearts",
        "10h",
        "th",
        "h10",
        "10 h",
        "h t",
        "10♥",
        "♥️ 10",
        "hearts ten",
        "10 ♥",
    ],
)
def test_a_card_in_english(text: str) -> None:
    assert read_wanted(text) == TEN_OF_HEARTS


@pytest.mark.parametrize("text", ["diez de corazones", "10c", "10 c", "c10", "diezc", "10h", "th", "DIEZ ♥"])
def test_a_card_in_spanish(text: str) -> None:
    tongue.use("es")
    assert read_wanted(text) == TEN_OF_HEARTS


def test_letters_of_the_language_in_use_come_first() -> None:
    assert read_wanted("c") == Wanted(None, Suit.CLUBS)
    tongue.use("es")
    assert read_wanted("c") == Wanted(None, Suit.HEARTS)
    assert read_wanted("t") == Wanted(None, Suit.CLUBS)
    assert read_wanted("trebol") == Wanted(None, Suit.CLUBS), "the beginning of a word will do"
    assert read_wanted("treboles") == Wanted(None, Suit.CLUBS)
    assert read_wanted("5s") == Wanted(Rank.FIVE, Suit.SPADES), "English letters where Spanish has none"


@pytest.mark.parametrize(
    "text", ["", "of", "x", "11x", "14", "ten of", "ten hearts spades", "10hh", "hearts of s"]
)
def test_what_is_no_card(text: str) -> None:
    assert read_wanted(text) in (None, Wanted(Rank.TEN, None))
    if text != "ten of":
        assert read_wanted(text) is None


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "f", Unclear((Rank.FOUR, Rank.FIVE), ())),
        ("en", "fo", Wanted(Rank.FOUR, None)),
        ("en", "fo hearts", Wanted(Rank.FOUR, Suit.HEARTS)),
        ("en", "f hearts", Unclear((Rank.FOUR, Rank.FIVE), ())),
        ("en", "dia ki", Wanted(Rank.KING, Suit.DIAMONDS)),
        ("es", "r", Unclear((Rank.QUEEN, Rank.KING), ())),
        ("es", "rey", Wanted(Rank.KING, None)),
        ("es", "di", Unclear((Rank.TEN,), (Suit.DIAMONDS,))),
        ("es", "as de trébol", Wanted(Rank.ACE, Suit.CLUBS)),
        ("es", "reina de p", Wanted(Rank.QUEEN, Suit.SPADES)),
        ("es", "sota", None),
    ],
)
def test_the_beginning_of_a_word(language: str, text: str, meant: object) -> None:
    tongue.use(language)
    assert read_wanted(text) == meant


def test_what_cannot_be_read_is_answered_with_what_it_could_be() -> None:
    assert unread_sentence("f") == "“f” can be: four (4), five (5). Type more of the word."
    tongue.use("es")
    assert unread_sentence("r") == "“r” puede ser: reina (Q), rey (K). Escribe más letras."
    assert "picas (P), corazones (C), diamantes (D), tréboles (T)" in unread_sentence("sota")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_is_found_by_its_name_and_by_its_corner(language: str) -> None:
    tongue.use(language)
    for suit in Suit:
        assert read_wanted(suit_name(suit)) == Wanted(None, suit)
        for card in one_deck(suit):
            wanted = Wanted(card.rank, card.suit)
            assert read_wanted(card_name(card)) == wanted
            assert read_wanted(rank_index(card.rank) + suit_letter(suit)) == wanted
            assert read_wanted(rank_index(card.rank) + suit.symbol) == wanted
            assert read_wanted(rank_name(card.rank)) == Wanted(card.rank, None)
