# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of the things on the table, as a reader says them when it comes to one.

No Qt. A name is made from facts alone, so that a change of name can be seen by comparing facts. The facts of a hidden
card do not hold the card: what is not there cannot be told.
"""

from __future__ import annotations

from spiderqt.engine.cards import Card, Suit
from spiderqt.engine.play import longest_group
from spiderqt.engine.position import Position
from spiderqt.engine.values import dataclass
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import card_name, column_name, join_commas, suit_name
from spiderqt.voice.phrases.kinds import Verbosity, sentence


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card where it lies: `card` is None when it is hidden, `number` of `length` counts from 1 at the back.

    `together` is how many cards are picked up with it, itself included; 0: it cannot be picked up.
    """

    card: Card | None
    number: int
    length: int
    together: int


@dataclass(frozen=True, slots=True)
class ColumnFacts:
    """A column: its index from 0, and how many cards it holds."""

    index: int
    cards: int


@dataclass(frozen=True, slots=True)
class StockFacts:
    """The stock: deals and cards left; `ever` is False in a game without a stock."""

    deals: int
    cards: int
    ever: bool


@dataclass(frozen=True, slots=True)
class FoundationsFacts:
    """The completed runs, `suits` in the order in which they were completed, and how many win."""

    suits: tuple[Suit, ...]
    total: int


Facts = CardFacts | ColumnFacts | StockFacts | FoundationsFacts


def column_cards(position: Position, column: int) -> tuple[CardFacts, ...]:
    """The facts of each card of a column, back to front."""
    pile = position.columns[column]
    length, movable = len(pile), longest_group(position, column)
    cards: tuple[Card | None, ...] = (*(None for _ in pile.hidden), *pile.shown)
    return tuple(
        CardFacts(card, number, length, length - number + 1 if length - number < movable else 0)
        for number, card in enumerate(cards, start=1)
    )


def stock_facts(position: Position) -> StockFacts:
    """The facts of the stock."""
    return StockFacts(position.deals_left, len(position.stock), position.variant.stock > 0)


def foundations_facts(position: Position) -> FoundationsFacts:
    """The facts of the foundations."""
    return FoundationsFacts(position.completed_runs(), position.variant.runs)


def label(facts: Facts, verbosity: Verbosity = Verbosity.NORMAL) -> str:
    """The name in the player's language, with a capital letter where it is more than a card."""
    match facts:
        case CardFacts():
            return _card_with_place(facts, verbosity)
        case ColumnFacts(index, 0):
            text = translate("Table", "{column}, empty", "name of a column").format(column=column_name(index))
        case ColumnFacts(index, cards):
            text = translate("Table", "{column}, %n cards", "name of a column", cards).format(
                column=column_name(index)
            )
        case StockFacts(ever=False):
            text = translate("Table", "no stock in this game")
        case StockFacts(deals):
            text = translate("Table", "stock, %n deals left", None, deals)
        case FoundationsFacts(suits, total):
            text = _foundations_label(suits, total)
    return sentence(text)


def _card_with_place(facts: CardFacts, verbosity: Verbosity) -> str:
    card = card_label(facts)
    if verbosity is Verbosity.SHORT:
        return card
    place = place_text(facts)
    if facts.card is None:
        return translate("Table", "{card}, {place}").format(card=card, place=place)
    return translate("Table", "{card}, {place}, {movable}").format(
        card=card, place=place, movable=movable_text(facts)
    )


def card_label(facts: CardFacts) -> str:
    """The bare name: ``ten of hearts``, or that the card is hidden."""
    return translate("Table", "hidden card") if facts.card is None else card_name(facts.card)


def _foundations_label(suits: tuple[Suit, ...], total: int) -> str:
    done = translate("Table", "foundations, {done} of %n runs completed", None, total)
    text = done.format(done=len(suits))
    if not suits:
        return text
    return translate("Table", "{completed}: {suits}").format(
        completed=text, suits=join_commas([suit_name(suit) for suit in suits])
    )


def placeholder_label() -> str:
    """What stands in an empty column."""
    return translate("Table", "empty column")


def place_text(facts: CardFacts) -> str:
    """``3 of 9``: where a card lies in its column, the back one first."""
    return translate("Table", "{number} of {length}").format(number=facts.number, length=facts.length)


def movable_text(facts: CardFacts) -> str:
    """Whether the card can be picked up, and with how many that lie on it."""
    match facts.together:
        case 0:
            return translate("Table", "cannot move")
        case 1:
            return translate("Table", "can move")
        case count:
            return translate("Table", "can move with %n more", None, count - 1)
