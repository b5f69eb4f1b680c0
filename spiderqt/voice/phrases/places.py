# SPDX-License-Identifier: GPL-3.0-or-later
"""One card in words, the end cards, the empty columns, and where a card is to be found.

No Qt. As in `table`: hidden cards are never named, and `complete` is the answer to a second press.
"""

from __future__ import annotations

from spiderqt.engine.actions import Deal
from spiderqt.engine.cards import Card, Rank, Suit
from spiderqt.engine.play import judge, judge_group
from spiderqt.engine.position import Position
from spiderqt.engine.refusals import EmptyColumns, TooFewCards
from spiderqt.engine.variants import Fills
from spiderqt.tongue import translate
from spiderqt.voice.phrases.cards import (
    card_name,
    column_name,
    columns_name,
    group_name,
    join_commas,
    join_parts,
    rank_name,
    suit_name,
    the_card,
)
from spiderqt.voice.phrases.kinds import sentence
from spiderqt.voice.phrases.labels import card_label, column_cards, movable_text, place_text
from spiderqt.voice.phrases.refusals import refusal_sentence
from spiderqt.voice.phrases.table import join_sentences


def card_sentence(position: Position, column: int, index: int, *, complete: bool = False) -> str:
    """Rank and suit, place, whether it can move and with how many; complete: column, neighbours, and why not."""
    pile = position.columns[column]
    if not len(pile):
        return empty_column_sentence(position, column, complete=complete)
    card = column_cards(position, column)[index]
    facts = {
        "card": card_label(card),
        "place": place_text(card),
        "movable": movable_text(card),
        "column": column_name(column),
    }
    if index < len(pile.hidden):
        pattern = (
            translate("Table", "{card}, {place} in {column}.")
            if complete
            else translate("Table", "{card}, {place}.")
        )
        return sentence(pattern.format(**facts))
    if not complete:
        return sentence(translate("Table", "{card}, {place}, {movable}.").format(**facts))
    said = sentence(translate("Table", "{card}, {place} in {column}, {movable}.").format(**facts))
    return join_sentences(said, _neighbours(position, column, index), _why_not(position, column, index))


def _neighbours(position: Position, column: int, index: int) -> str:
    pile = position.columns[column]
    at = index - len(pile.hidden)
    if at > 0:
        return translate("Table", "It lies on {card}.").format(card=the_card(pile.shown[at - 1]))
    if pile.hidden:
        return translate("Table", "It lies on a hidden card.")
    return ""


def _why_not(position: Position, column: int, index: int) -> str:
    refusal = judge_group(position, column, len(position.columns[column]) - index)
    return refusal_sentence(refusal, position.variant) if refusal else ""


def empty_column_sentence(position: Position, column: int, *, complete: bool = False) -> str:
    """That a column is empty; complete: what it takes."""
    said = sentence(translate("Table", "{column}, empty.").format(column=column_name(column)))
    return join_sentences(said, _what_gaps_take(position)) if complete else said


def _what_gaps_take(position: Position) -> str:
    if position.variant.fills is Fills.KING:
        return translate("Table", "Only a king may go there, with the cards on it.")
    return translate("Table", "Any card or run may go there.")


def empty_columns_sentence(position: Position, *, complete: bool = False) -> str:
    """Which columns are empty; complete: what they take, and whether they keep the stock from dealing."""
    empty = position.empty_columns
    if not empty:
        return translate("Table", "No column is empty.")
    if len(empty) == 1:
        said = sentence(translate("Table", "{column} is empty.").format(column=column_name(empty[0])))
    else:
        said = sentence(translate("Table", "{columns} are empty.").format(columns=columns_name(empty)))
    if not complete:
        return said
    refusal = judge(position, Deal())
    stops = isinstance(refusal, EmptyColumns | TooFewCards)
    deals = translate("Table", "The stock does not deal before they are filled.") if stops else ""
    return join_sentences(said, _what_gaps_take(position), deals)


def end_cards_sentence(position: Position, *, complete: bool = False) -> str:
    """The end card of every column; complete: the whole run that ends there."""
    parts = []
    for index, column in enumerate(position.columns):
        if not len(column):
            text = translate("Table", "empty", "a column in a row of end cards")
        else:
            count = column.run_length() if complete else 1
            text = group_name(column.shown[-count:])
        parts.append(
            translate("Table", "{number}, {card}", "column number and end card").format(
                number=index + 1, card=text
            )
        )
    return translate("Table", "Ends: {cards}.").format(cards=join_parts(parts))


def find_sentence(
    position: Position, rank: Rank | None, suit: Suit | None = None, *, complete: bool = False
) -> str:
    """Where the face-up cards of that rank, that suit, or both are; complete: whether each can move.

    Raises ValueError when neither is given.
    """
    wanted = _wanted(rank, suit)
    found = [
        (c, i)
        for c, column in enumerate(position.columns)
        for i, card in enumerate(column.shown, len(column.hidden))
        if rank in (None, card.rank) and suit in (None, card.suit)
    ]
    if not found:
        return sentence(translate("Table", "{cards}: none in sight.").format(cards=wanted))
    if rank is None and not complete:
        places = _ranks_by_column(position, found)
    else:
        named = rank is None or suit is None
        places = [_found_text(position, c, i, named=named, complete=complete) for c, i in found]
    pattern = translate("Table", "{cards}, %n in sight: {places}.", None, len(found))
    return sentence(pattern.format(cards=wanted, places=join_parts(places)))


def _wanted(rank: Rank | None, suit: Suit | None) -> str:
    if rank is not None and suit is not None:
        return card_name(Card(rank, suit))
    if rank is not None:
        return rank_name(rank)
    if suit is None:
        raise ValueError("find_sentence needs a rank, a suit or both")
    return suit_name(suit)


def _ranks_by_column(position: Position, found: list[tuple[int, int]]) -> list[str]:
    """``column 1, king, queen``: a whole suit is many cards, so each column is named once."""
    ranks: dict[int, list[str]] = {}
    for column, index in found:
        ranks.setdefault(column, []).append(rank_name(_shown(position, column, index).rank))
    return [join_commas([column_name(column), *names]) for column, names in ranks.items()]


def _found_text(position: Position, column: int, index: int, *, named: bool, complete: bool) -> str:
    """`named`: say which card it is, as not all of it was asked for."""
    card = column_cards(position, column)[index]
    facts = {
        "column": column_name(column),
        "place": place_text(card),
        "card": card_label(card),
        "movable": movable_text(card),
    }
    if named and complete:
        return translate("Table", "{card} in {column}, {place}, {movable}").format(**facts)
    if named:
        return translate("Table", "{card} in {column}, {place}").format(**facts)
    if complete:
        return translate("Table", "{column}, {place}, {movable}").format(**facts)
    return translate("Table", "{column}, {place}").format(**facts)


def _shown(position: Position, column: int, index: int) -> Card:
    pile = position.columns[column]
    return pile.shown[index - len(pile.hidden)]
